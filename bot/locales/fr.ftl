### Pop 10 en français. Les mentions sont des noms dont on ignore le genre : pas de participe accordé.
### Espace insécable devant « : » et dans les guillemets, espace fine insécable devant « ; », « ! », « ? ».

language = français

## The command picker

name-challenge = défier
name-board = grille
name-rules = règles
name-solo = solo
name-review = analyse
name-resign = abandonner
name-help = aide
name-draw = nulle
name-takeback = reprendre-coup
name-games = parties
name-pause = pause
name-settings = réglages
name-server = serveur
name-stop = arrêter
name-forget-me = oublie-moi
name-export = exporter
name-opponent = adversaire
name-start = départ
name-colour = couleur
name-clock = temps
name-game = partie
name-days = jours
name-user = qui
name-reason = motif
name-level = niveau
command-pop10 = Jouer à Pop 10, le quatre en ligne où l’on retire les jetons par le bas
command-challenge = Proposer une partie de Pop 10
command-challenge-menu = Défier à Pop 10
command-solo = Jouer contre l’ordinateur
command-review = Revoir une partie finie avec l’ordinateur
command-board = Réafficher la grille d’une partie, avec des boutons qui marchent
command-resign = Abandonner une partie
command-help = Comment jouer, et à quoi servent les commandes
command-rules = Les règles de Pop 10 en images, pour toi seulement
command-draw = Proposer la nulle
command-takeback = Demander à reprendre ton dernier coup
command-games = Tes parties en cours et tes défis, ou les parties de quelqu’un dans ce salon
command-pause = Arrêter toutes tes pendules pendant quelques jours
command-settings = Comment on te prévient, à quoi ressemble la grille et qui peut te défier
command-server = Comment on joue à Pop 10 sur ce serveur (pour qui le gère)
command-stop = Arrêter une partie sur ce serveur (pour la modération)
command-forget-me = Effacer tout ce qui est enregistré sur toi
command-export = Recevoir dans un fichier tout ce qui est enregistré sur toi
option-opponent = Contre qui tu veux jouer ; si c’est vide, le défi est ouvert à tout le monde
option-level = La force de l’ordinateur
option-ended-game = Laquelle de tes parties finies ; la dernière, sauf si tu choisis
option-clock = Le temps pour chaque tour (3 jours, sauf autre choix du serveur)
option-days = Pour combien de jours, 14 par an au plus ; 0 met fin à la pause
option-user = Les parties de qui
option-reason = Pourquoi ; ce sera affiché sous la partie
choice-clock-0 = sans limite
choice-clock-1 = 1 jour
choice-clock-3 = 3 jours
choice-clock-7 = 7 jours
option-start = Comment la grille se remplit (à deux, sauf si tu choisis autre chose)
option-colour = La couleur que tu joues (tirée au sort, sauf si tu choisis)
option-game = Laquelle de tes parties ; utile seulement si tu en as plusieurs
choice-level-easy = facile : prend les points qui se présentent
choice-level-medium = moyen : connaît le jeu, avec une étourderie de temps en temps
choice-level-hard = difficile : prévoit deux tours à l’avance
choice-level-expert = expert : réfléchit une seconde et joue mieux que la plupart des gens
choice-ended-game = #{ $id } contre { $opponent } · { $red }–{ $yellow }
choice-start-fill = grille à remplir
choice-start-shuffled = grille mélangée
choice-colour-random = au hasard
choice-colour-red = rouge
choice-colour-yellow = jaune
choice-game = { $turn ->
    [yours] #{ $id } contre { $opponent } · { $red }–{ $yellow } · à toi de jouer
   *[theirs] #{ $id } contre { $opponent } · { $red }–{ $yellow } · à l’adversaire
}
choice-invitation = { $whose ->
    [yours] #{ $id } ton défi à { $opponent }
   *[theirs] #{ $id } le défi de { $opponent }
}
choice-server-game = #{ $id } { $red } – { $yellow }
name-unknown = quelqu’un

## Lists, settings, servers

games-none = Aucune partie en cours.
games-none-here = { $player } n’a aucune partie dans ce salon, ni avec toi.
games-invitations = { $count ->
    [one] Un défi attend une réponse.
   *[other] { $count } défis attendent une réponse.
}
games-line-invitation = { $whose ->
    [yours] Tu as défié { $opponent } · { $link }
   *[theirs] { $opponent } te défie · { $link }
}
games-line-invitation-open = Tu as lancé un défi ouvert à tout le monde · { $link }
# The text of a link to a challenge.
games-link-invitation = défi #{ $id }
withdraw-numbered = Retirer #{ $id }
decline-numbered = Décliner #{ $id }
games-title = { $count ->
    [one] Une partie en cours.
   *[other] { $count } parties en cours.
}
games-line = { $turn ->
    [yours] **À toi** contre { $opponent } · { $score } · { $link }
   *[theirs] Au tour de { $opponent } · { $score } · { $link }
}
games-line-clock = { $turn ->
    [yours] **À toi** contre { $opponent } · { $score } · fin du temps { $time } · { $link }
   *[theirs] Au tour de { $opponent } · { $score } · fin du temps { $time } · { $link }
}
games-line-time-up = { $turn ->
    [yours] **À toi** contre { $opponent } · { $score } · temps écoulé { $time } · { $link }
   *[theirs] Au tour de { $opponent } · { $score } · temps écoulé { $time } · { $link }
}
games-line-others = Au tour de { $mover } contre { $opponent } · { $score } · { $link }
games-link = grille #{ $id }
button-previous = ◀
button-next = ▶
paused-until = Tes pendules sont arrêtées jusqu’au { $time }. Tes adversaires le voient sur la grille.
pause-ended = Tes pendules tournent de nouveau.
settings = **Tes réglages**, pour toutes tes parties
settings-notify = Comment me prévenir que c’est à moi ?
settings-notify-channel = Me prévenir par une mention, là où l’on joue
settings-notify-direct = Me prévenir par un message privé avec un lien
settings-notify-silent = Ne pas me prévenir
settings-style = Comment afficher mes grilles ?
settings-style-picture = Mes grilles en image
settings-style-text = Mes grilles en texte (émojis)
settings-theme = De quelles couleurs sont mes grilles ?
settings-theme-classic = Couleurs classiques : grille bleue sur fond de sable
settings-theme-dark = Couleurs sombres, pour le soir
settings-theme-high-contrast = Couleurs à fort contraste
settings-theme-colour-blind = Couleurs faciles à distinguer (daltonisme)
settings-challenges = Qui peut me défier ?
settings-challenges-yes = Tout le monde peut me défier
settings-challenges-no = Personne ne peut me défier
server-settings = **Pop 10 sur ce serveur**
server-channels = Salons où l’on peut lancer une partie (aucun : tous)
server-threads = Où se joue une partie ?
server-threads-no = La partie se joue là où elle a été lancée
server-threads-yes = Chaque partie a son propre fil
server-threads-missing = Pour ouvrir un fil, il me faut les permissions *Créer des fils publics* et *Envoyer des messages dans les fils*.
server-clock = Combien de temps par tour ?
server-clock-0 = Temps illimité, sauf autre choix
server-clock-1 = 1 jour par tour, sauf autre choix
server-clock-3 = 3 jours par tour, sauf autre choix
server-clock-7 = 7 jours par tour, sauf autre choix
server-start = Comment commence une partie ?
server-start-fill = Grille remplie par les joueurs, sauf autre choix
server-start-shuffled = Grille mélangée, sauf autre choix
server-locale = En quelle langue ?
server-locale-auto = Dans la langue du serveur
stop-done = La partie est arrêtée.
forget-ask = Tes parties en cours seront abandonnées, tes défis annulés, ton nom retiré des parties finies et tes réglages effacés. C’est sans retour.
button-forget = Oui, oublie-moi
forget-done = C’est fait. Parties abandonnées : { $resigned }. Défis annulés : { $withdrawn }. Parties conservées sans ton nom : { $kept }. Tes réglages sont effacés.
export-done = Voici tout ce qui est enregistré sur toi.

## Invitations

invitation = { $opponent }, { $challenger } te propose une partie de **Pop 10** !
invitation-open = { $challenger } cherche quelqu’un pour une partie de **Pop 10**. Qui relève le défi ?
invitation-start = { $start ->
    [shuffled] La grille est pleine et mélangée dès le départ.
   *[fill] Vous remplissez d’abord la grille à deux, rangée par rangée.
}
invitation-colour = { $colour ->
    [red] { $challenger } joue Rouge et commence.
    [yellow] { $challenger } joue Jaune, c’est donc { $opponent } qui commence.
   *[random] Les couleurs sont tirées au sort ; Rouge commence.
}
invitation-clock = { $days ->
    [0] Le temps n’est pas limité.
    [one] Chaque tour peut prendre un jour.
   *[other] Chaque tour peut prendre { $days } jours.
}
invitation-sent = Ton défi est parti : { $opponent } l’a reçu de ma part en message privé.
invitation-declined = { $opponent } a décliné le défi de { $challenger } à Pop 10.
invitation-withdrawn = { $challenger } a retiré son défi à { $opponent }.
invitation-expired = Le défi de { $challenger } à { $opponent } a expiré : trois jours sans réponse.
game-in-thread = C’est parti, par ici : { $thread }
thread-name = Pop 10 : { $red } – { $yellow }
button-accept = Accepter
button-decline = Décliner
button-withdraw = Retirer

## The board

score = 🔴 { $red }–{ $yellow } 🟡
turn-first = { $player }, à toi de commencer ! { $score }
turn-passed = { $player }, à toi de jouer ! { $score } · { $did }
turn-goes-on = { $player }, continue ! { $score } · { $did }
turn-computer-first = { $computer } commence et réfléchit… { $score }
turn-computer = { $computer } réfléchit… { $score } · { $did }
computer-waits = Il y a la queue : je me penche sur cette grille { $time }, et mon coup suivra tout seul.
turn-time-up = { $opponent }, le temps de { $player } est écoulé. { $score } Réclame la victoire, ou accorde du temps pour un tour de plus.
offer-draw = { $asked }, { $asker } propose la nulle. { $score }
offer-takeback = { $asked }, { $asker } voudrait reprendre son dernier coup. { $score }
offer-shuffle = { $asked }, { $asker } voudrait remplir le reste de la grille au hasard. { $score }
clock = Fin du temps pour ce tour { $time }.
paused = { $player } est en vacances jusqu’au { $time } ; la pendule attend.
claim-repetition = Cette position est apparue trois fois : vous pouvez tous deux réclamer la nulle.
claim-quiet = Aucun point depuis 80 tours : vous pouvez tous deux réclamer la nulle.
task-fill = { $side ->
    [red] Rouge
   *[yellow] Jaune
} : fais tomber un jeton dans une colonne ouverte. Les lignes ne comptent qu’une fois la grille pleine.
task-pop = { $side ->
    [red] Rouge
   *[yellow] Jaune
} : retire un de tes jetons de la rangée du bas.
task-pop-again = Un point ! Retires-en un autre.
task-held = Pas de ligne de quatre, le jeton revient : choisis une colonne.
did-drop = { $player } a joué la colonne { $column }.
did-points = { $points ->
    [one] { $player } a retiré en { $columns } : un point.
   *[other] { $player } a retiré en { $columns } : { $points } points.
}
did-held = { $player } a retiré en { $from } : pas de ligne.
did-points-held = { $points ->
    [one] { $player } a retiré en { $columns } : un point, puis en { $from } : pas de ligne.
   *[other] { $player } a retiré en { $columns } : { $points } points, puis en { $from } : pas de ligne.
}
did-redrop = { $player } a déplacé un jeton de { $from } en { $to }.
did-points-redrop = { $points ->
    [one] { $player } a retiré en { $columns } : un point, puis a déplacé un jeton de { $from } en { $to }.
   *[other] { $player } a retiré en { $columns } : { $points } points, puis a déplacé un jeton de { $from } en { $to }.
}
did-redrop-forced = { $player } a déplacé un jeton de { $from } en { $to }, la seule où il reste de la place.
did-points-redrop-forced = { $points ->
    [one] { $player } a retiré en { $columns } : un point, puis a déplacé un jeton de { $from } en { $to }, la seule où il reste de la place.
   *[other] { $player } a retiré en { $columns } : { $points } points, puis a déplacé un jeton de { $from } en { $to }, la seule où il reste de la place.
}
passed-at-start = { $player } n’a aucun jeton dans la rangée du bas : { $opponent } commence.
passed = { $player } n’a aucun jeton dans la rangée du bas et passe son tour.
ran-dry = { $player } n’a plus de jeton dans la rangée du bas : le tour passe.
column-drop = Poser { $column }
column-pop = Ôter { $column }
trail = { $score } · { $did }
trail-first = La partie continue plus bas.
trail-elsewhere = La partie continue ici : { $link }
button-more = ⋯
more = Que veux-tu faire dans la partie #{ $id } contre { $opponent } ?
button-offer-draw = Proposer la nulle
button-offer-takeback = Reprendre mon coup
button-offer-shuffle = Compléter au hasard
button-claim-draw = Réclamer la nulle
button-claim-win = Réclamer la victoire
button-give-time = Accorder du temps
offer-made = C’est demandé. La réponse arrivera sur la grille ; au prochain coup joué, elle tombe.
button-rules = Règles
button-hint = Conseil
hint-drop = Je jouerais la colonne { $column }.
hint-redrop = Je ferais tomber le jeton en { $column }.
hint-points = Je retirerais en { $columns }.
hint-move = Je déplacerais un jeton de { $from } en { $to }.
hint-points-move = Je retirerais en { $columns }, puis je déplacerais un jeton de { $from } en { $to }.
hint-only = Voilà ce que cela donnerait. Rien n’a été joué.
solo-takeback = Ton dernier coup est repris.
solo-shuffle = Le reste de la grille est rempli au hasard.
solo-draw = D’accord pour la nulle.
solo-plays-on = Je préfère continuer.
solo-no-clock = On joue sans limite de temps : je réponds tout de suite, et tu peux réfléchir à ta guise.
button-resign = Abandonner
resign-ask = Veux-tu vraiment abandonner la partie contre { $opponent } ?
button-resign-yes = Oui, j’abandonne
resign-done = Tu as abandonné. Bien joué quand même, et à la prochaine !

## The end

end-points = 🏆 { $winner } l’emporte { $score } ! { $did } Dix points, c’est gagné.
end-resigned = 🏆 { $winner } l’emporte : { $loser } abandonne à { $score }.
end-time = 🏆 { $winner } l’emporte au temps : { $loser } n’a pas joué à temps. { $score }
end-agreed = Partie nulle d’un commun accord, à { $score }.
end-repetition = Partie nulle à { $score } : la même position est apparue trois fois.
end-quiet = Partie nulle à { $score } : aucun point depuis 80 tours.
end-stopped = La modération a arrêté la partie entre { $red } et { $yellow }. { $note }
end-nothing-to-pop = Partie nulle à { $score } : plus personne n’a de jeton à retirer.
button-rematch = Revanche
button-review = Analyser

## The review of a finished game

review-progress = Je revois la partie #{ $id }… { $percent } %
review-title = **Analyse de la partie #{ $id }** · { $score }
review-accuracy = { $side ->
    [red] 🔴 { $player } : { $percent } % de précision
   *[yellow] 🟡 { $player } : { $percent } % de précision
}
review-moment = { $number }. Tour { $turn } : { $player } a joué `{ $played }`, mieux valait `{ $better }`.
review-no-moments = Aucun tour ne sort du lot : tout s’est joué petit à petit.
review-legend = `3x` : retirer en 3 pour un point ; `3-5` : déplacer un jeton de 3 en 5. Sur l’image, en haut, la couleur qui occupe le plus de place a l’avantage ; en bas, ce sont les points.
button-review-all = Montrer à tous
review-alt = Le cours de la partie. Chances de Rouge en pour cent, à intervalles de quelques tours : { $chances }. Points à la fin : Rouge { $red }, Jaune { $yellow }.

## Help

help =
    ## Pop 10
    Quatre en ligne, mais à l’envers :
    1. Remplissez la grille à deux, rangée par rangée. Les lignes ne comptent pas encore.
    2. Ensuite, à ton tour, retire un de tes jetons de la rangée du bas ; ce qui est dessus descend d’un cran.
    3. Faisait-il partie d’une ligne d’au moins quatre jetons à toi ? C’est un point, et tu en retires un autre. Sinon, tu le fais retomber par le haut, dans une autre colonne, et ton tour s’arrête.
    4. À dix points, on a gagné.

    `/pop10 { name-challenge }` lance un défi. *Applications › { command-challenge-menu }*, dans le menu d’une personne (clic droit ou appui long), le fait aussi.
    `/pop10 { name-solo }` lance une partie contre moi ; là, **⋯** donne des conseils, et tu reprends tes coups à volonté. `/pop10 { name-review }` revient sur une partie finie.
    `/pop10 { name-board }` réaffiche la grille là où tu es, quand elle est remontée trop haut ou qu’on l’a supprimée.
    `/pop10 { name-games }` donne la liste de tes parties. **⋯**, sous la grille, sert à proposer la nulle, reprendre un coup ou abandonner.
    `/pop10 { name-settings }` règle la façon de te prévenir quand c’est à toi ; `/pop10 { name-pause }` arrête tes pendules pendant tes vacances.
    `/pop10 { name-rules }` explique tout le jeu, avec des images.
    Prends ton temps : les parties restent, et la grille dit à qui c’est de jouer.

## The rules: one message a page, and one that says what its picture shows (at most 1024 characters)

rules-page = Page { $page } sur { $pages }
button-rules-show = Montrer à tout le monde
button-rules-open = Lire les règles
rules-game =
    ## Pop 10
    Tu connais le quatre en ligne. Voici ce qui arrive quand le fond s’ouvre.
    À deux, Rouge et Jaune remplissent d’abord une grille de 7 colonnes et 6 rangées. Ensuite, à tour de rôle, on retire ses propres jetons de la rangée du bas, et tout ce qui est dessus descend.
    Un jeton qui faisait partie d’une ligne de quatre au moment où tu le retires, c’est un point. **À dix points, on a gagné.**
rules-game-picture = Une partie de Pop 10. Une grille de 7 colonnes et 6 rangées est presque pleine de jetons rouges et jaunes ; les rouges portent une étoile, les jaunes un anneau. À côté de la grille, un présentoir offre dix places à chaque couleur : Rouge a gardé cinq jetons, Jaune quatre. C’est à Jaune de jouer, et les jetons jaunes de la rangée du bas sont marqués, car l’un d’eux peut être retiré.
rules-fill =
    ## D’abord, remplir la grille
    Rouge commence. À tour de rôle, faites tomber un jeton de votre couleur, jusqu’à ce que les 42 y soient.
    La grille se remplit **rangée par rangée** : une colonne est ouverte tant qu’aucune autre n’est plus basse.
    Les lignes ne comptent pas encore. Mais construis avec soin : c’est avec cette grille que tu joueras !
    Le dernier jeton est pour Jaune ; c’est donc Rouge qui retire en premier.
rules-fill-picture = Deux grilles, reliées par une flèche. Dans la première, deux rangées sont pleines sauf en cinquième colonne, et seule cette colonne est ouverte. Dans la seconde, Jaune y a fait tomber un jeton, et les sept colonnes sont maintenant ouvertes pour la rangée suivante.
rules-pop =
    ## Ensuite, retirer
    À ton tour, retire **un de tes jetons** de la rangée du bas. Ceux du dessus descendent d’un cran.
    Faisait-il partie d’une ligne d’au moins quatre jetons à toi ? C’est un point : la suite deux pages plus loin.
    Sinon, fais-le retomber par le haut **dans une autre colonne** où il reste de la place, et ton tour s’arrête.
    Si tu n’as aucun jeton dans la rangée du bas, tu ne peux rien retirer, et le tour passe à l’adversaire.
rules-pop-picture = Deux grilles, reliées par une flèche. Dans la première, Jaune peut retirer un de ses jetons de la rangée du bas. Dans la seconde, celui de la quatrième colonne a été retiré : il ne faisait partie d’aucune ligne de quatre, la colonne au-dessus est descendue, et le jeton se trouve maintenant au sommet de la sixième colonne.
rules-own-column =
    ## Plus de place ailleurs ?
    Juste après le remplissage, toutes les colonnes sont pleines. Si tu retires alors un jeton qui n’est pas un point, seule sa propre colonne a de la place.
    Dans ce cas, et seulement dans ce cas, **il retombe au sommet de sa propre colonne**.
    Il n’y a rien à choisir, je m’en charge donc pour toi.
rules-own-column-picture = Deux grilles pleines, reliées par une flèche. Dans la première, Rouge peut retirer un jeton de la rangée du bas. Dans la seconde, celui de la deuxième colonne a été retiré, la colonne est descendue, et ce même jeton est revenu à son sommet, car toutes les autres colonnes sont pleines.
rules-points =
    ## Points et enchaînements
    Le jeton que tu viens de retirer faisait-il partie d’une ligne d’**au moins quatre** de tes jetons, en rangée, en colonne ou en diagonale ? Tu le gardes, c’est un point, et **tu en retires un autre**.
    Ce qui compte, c’est la grille juste avant le retrait. Un jeton pris dans deux lignes à la fois ne vaut qu’un point.
    Chaque retrait décale une colonne, ce qui peut former de nouvelles lignes. Un bon tour devient ainsi une série : point après point, jusqu’au jeton qui n’en rapporte pas, ou jusqu’à ce que tu n’aies plus de jeton dans la rangée du bas.
rules-points-picture = Deux grilles, reliées par une flèche. Dans la première, une ligne de quatre jetons rouges est marquée : elle monte en diagonale depuis le bas de la deuxième colonne jusqu’à la cinquième. Dans la seconde, Rouge a retiré le jeton de son extrémité basse et le garde comme point ; la deuxième colonne est descendue, et Rouge peut en retirer un autre.
rules-end =
    ## La fin
    Qui garde **dix jetons** en premier gagne aussitôt, même au milieu d’un tour.
    La partie tourne en rond ? Tu peux proposer la nulle à tout moment. Et quand une position est apparue trois fois, ou que 80 tours n’ont rapporté aucun point, vous pouvez tous deux la réclamer.
    La partie serait nulle aussi si plus personne n’avait de jeton à retirer.
rules-end-picture = Une partie finie. Rouge vient de retirer, dans la cinquième colonne, un jeton d’une ligne de quatre, le dixième de son présentoir, et porte une couronne de laurier. Jaune en a gardé six.
rules-differences =
    ## Ce qui change
    4️⃣ quatre en ligne · 🔟 Pop 10
    ### Le départ
    4️⃣ La grille est vide.
    🔟 On la remplit d’abord à deux, et aucune ligne ne compte.
    ### Ton tour
    4️⃣ Tu fais tomber un jeton dans une colonne où il reste de la place.
    🔟 Tu retires un de tes jetons de la rangée du bas, ou tu passes si tu n’en as pas là.
    ### Quatre en ligne
    4️⃣ Tu as gagné.
    🔟 Le jeton que tu retires est un point, et tu en retires un autre.
    ### Les autres jetons
    4️⃣ Un jeton ne quitte jamais la grille.
    🔟 Un jeton retiré qui n’est pas un point retombe dans une autre colonne.
    ### La victoire
    4️⃣ À la première ligne de quatre.
    🔟 Aux dix premiers points.
    ### La nulle
    4️⃣ La grille est pleine.
    🔟 Plus personne n’a de jeton à retirer.
rules-differences-picture = Deux grilles. La première est celle du quatre en ligne, pas encore à moitié pleine : Rouge vient de gagner avec une diagonale de quatre, dont l’extrémité haute est tombée dans la sixième colonne. La seconde est celle de Pop 10, presque pleine : une diagonale de quatre jetons rouges est marquée, et celui de son extrémité basse, dans la rangée du bas, va être retiré pour un point.
rules-origin =
    ## D’où vient le jeu
    Pop 10 est l’un des cinq jeux du livret d’une boîte de 2009, dont la grille a au fond une barre qui libère les jetons. Les autres sont le jeu d’origine, *PopOut*, *5-in-a-Row* et *Power Up*.
    Le livret le propose pour une grille qu’on a rangée sans la vider : on la sort du placard et on joue avec ce qui s’y trouve.
    Ici aussi, c’est possible : `/pop10 { name-challenge }` avec une grille mélangée fait commencer avec les 42 jetons déjà en place, au hasard.
rules-origin-picture = Une grille pleine : 21 jetons rouges et 21 jaunes, placés au hasard. C’est à Rouge de jouer, et les jetons rouges de la rangée du bas sont marqués.

## Refusals

error-own-challenge = Il faut être deux. Qui d’autre veux-tu défier ?
error-bot-challenge = Les autres bots ne jouent pas à Pop 10. Défie un être humain, ou moi !
error-no-person = Il n’y a personne derrière ce compte, donc personne pour jouer.
error-already-invited = Ton défi à { $opponent } tient toujours, ici : { $link }
error-invited-by-them = { $opponent } t’a déjà lancé un défi. Accepte-le ici : { $link }
# $time is a mark such as “in 10 minutes”.
error-invited-lately = { $opponent } a décliné tes défis. Tu pourras réessayer { $time }.
error-invited-many = Tu as lancé { $most } défis en une heure. Tu pourras lancer le prochain { $time }.
error-wrong-channel = Sur ce serveur, les parties se lancent dans { $channels }.
error-no-challenges = { $opponent } n’accepte pas de défi en ce moment.
error-too-many-invitations = Tu as déjà { $most } défis en attente. Patiente un peu, ou retires-en un.
error-too-many-games = Il y a déjà { $most } parties en cours, et personne ne peut en suivre plus. Finis-en une d’abord.
error-computer-busy = J’ai trop de grilles en tête en ce moment. Réessaie dans une minute.
error-still-thinking = Je réfléchis encore à ta demande d’avant. Une chose à la fois !
error-no-hint = Les conseils, c’est pour les parties contre moi. Entre humains, on réfléchit sans aide.
error-nothing-to-review = Tu n’as pas de partie finie où un jeton ait été joué.
error-not-waiting = Le temps n’est pas écoulé.
error-offer-pending = Il y a déjà une demande en cours. Elle attend sa réponse sur la grille.
error-offered-already = Une demande a déjà été faite depuis le dernier jeton. Jouez d’abord la suite.
error-no-offer = Cette demande ne tient plus.
error-own-offer = C’est à l’adversaire de répondre.
error-nothing-to-take-back = Tu n’as pas encore joué.
error-grid-full = La grille est déjà pleine.
error-no-draw-to-claim = Il n’y a pas de nulle à réclamer pour l’instant.
error-pause-too-long = { $days ->
    [0] Il ne te reste aucun jour de pause cette année.
    [one] Il te reste un jour de pause cette année.
   *[other] Il te reste { $days } jours de pause cette année.
}
error-not-a-moderator = C’est réservé à qui gère ce serveur.
error-elsewhere = Cette partie est dans un autre salon. Utilise la commande là-bas : { $link }
error-hidden-here = { $opponent } ne pourrait pas voir la partie ici, elle reste donc où elle est : { $link }. Pour une grille à toi, tape `/pop10 { name-board }` dans un message privé avec moi.
error-server-only = Cela ne marche que sur un serveur.
error-cannot-write = Je ne peux plus écrire ici. Ta partie est intacte : fais déverrouiller le fil ou rétablir mes permissions, ou tape `/pop10 { name-board }` dans un autre salon.
error-unreachable = Je ne peux pas envoyer de message privé à { $opponent }. Lance ton défi sur un serveur que vous avez en commun.
error-unknown-game = Tu n’as pas de partie de ce genre. Tape `/pop10 { name-board }` et choisis dans la liste.
error-no-game = Tu n’as pas de partie en cours. Lances-en une avec `/pop10 { name-challenge }` !
error-which-game = Tu as plusieurs parties en cours : dis laquelle avec l’option `{ name-game }`.
error-not-a-player = Cette partie se joue entre deux autres. Lance la tienne avec `/pop10 { name-challenge }` !
error-not-invited = Ce défi s’adresse à { $opponent }.
error-not-the-challenger = Ce défi ne peut être retiré que par { $challenger }.
error-invitation-over = Ce défi n’a plus cours.
error-not-playing-yet = Cette partie n’a pas encore commencé.
error-game-over = Cette partie est finie.
error-not-your-turn = C’est à { $opponent } de jouer.
error-old-board = La partie a continué depuis. La voici maintenant : { $link }
error-illegal-button = C’est impossible sur cette grille. La voici maintenant : { $link }
error-unreadable-button = Je ne connais plus ce bouton. `/pop10 { name-board }` réaffiche ta grille.
error-unknown-command = Je ne connais plus cette commande. `/pop10 { name-help }` montre celles qui existent.
error-conflict = Quelqu’un a été plus rapide et la situation a changé. Regarde de nouveau, puis réessaie.
error-not-saved = Je ne peux rien enregistrer pour le moment, donc rien n’a changé. La raison est dans le journal du bot, pour qui s’en occupe.
error-unforeseen = Quelque chose a cassé de mon côté. Ta partie est intacte : réessaie, ou réaffiche la grille avec `/pop10 { name-board }`.

## Alt text

alt-points = Points : Rouge { $red }, Jaune { $yellow }.
alt-to-drop = { $side ->
    [red] Rouge
   *[yellow] Jaune
} doit faire tomber un jeton dans { $count ->
    [one] la colonne { $columns }.
   *[other] une des colonnes { $columns }.
}
alt-to-pop = { $side ->
    [red] Rouge
   *[yellow] Jaune
} doit retirer un jeton { $count ->
    [one] de la colonne { $columns }.
   *[other] d’une des colonnes { $columns }.
}
alt-to-redrop = { $side ->
    [red] Rouge
   *[yellow] Jaune
} tient un jeton de la colonne { $held } et doit le faire tomber dans { $count ->
    [one] la colonne { $columns }.
   *[other] une des colonnes { $columns }.
}
alt-won = { $side ->
    [red] Rouge
   *[yellow] Jaune
} a gagné.
alt-over = La partie est finie.
alt-dropped = { $side ->
    [red] Rouge
   *[yellow] Jaune
} a fait tomber un jeton dans la colonne { $column }.
alt-scored = { $side ->
    [red] Rouge
   *[yellow] Jaune
} a retiré { $count ->
    [one] un jeton de la colonne { $columns } : un point.
   *[other] des jetons des colonnes { $columns } : { $count } points.
}
alt-redropped = { $side ->
    [red] Rouge
   *[yellow] Jaune
} a déplacé un jeton de la colonne { $held } dans la colonne { $column }.
alt-passed = { $side ->
    [red] Rouge
   *[yellow] Jaune
} n’a rien à retirer et passe.
alt-bottom-row = Rangée du bas, depuis la gauche : { $cells }.
alt-column = Colonne { $column } de bas en haut : { $discs }.
alt-column-empty = Colonne { $column } : vide.
alt-disc = { $side ->
    [red] rouge
   *[yellow] jaune
}
alt-empty = vide
