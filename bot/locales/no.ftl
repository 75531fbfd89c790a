### Pop 10 på norsk bokmål. Omtaler er navn; de får aldri genitivs-s.

language = norsk

## The command picker

name-challenge = utfordre
name-board = brett
name-rules = regler
name-solo = solo
name-review = analyse
name-resign = gi-opp
name-help = hjelp
name-draw = uavgjort
name-takeback = angre-trekk
name-games = partier
name-pause = pause
name-settings = innstillinger
name-server = server
name-stop = avbryt
name-forget-me = glem-meg
name-export = eksporter
name-opponent = motstander
name-start = start
name-colour = farge
name-clock = betenkningstid
name-game = parti
name-days = dager
name-user = hvem
name-reason = grunn
name-level = nivå
command-pop10 = Spill Pop 10: fire på rad der brikkene trekkes ut nederst
command-challenge = Utfordre noen til et parti Pop 10
command-challenge-menu = Utfordre til Pop 10
command-solo = Spill mot datamaskinen
command-review = Gå gjennom et ferdig parti sammen med datamaskinen
command-board = Vis brettet til et parti på nytt, med knapper som virker
command-resign = Gi opp et parti
command-help = Hvordan man spiller, og hva kommandoene gjør
command-rules = Reglene for Pop 10 i bilder, bare for deg
command-draw = Tilby uavgjort
command-takeback = Be om å få angre det siste trekket ditt
command-games = Partiene og de åpne utfordringene dine, eller partiene til noen i denne kanalen
command-pause = Stopp klokkene dine i alle partier noen dager
command-settings = Hvordan du får vite at det er din tur, hvordan brettet ser ut og hvem som kan utfordre deg
command-server = Hvordan Pop 10 spilles på denne serveren (for dem som styrer den)
command-stop = Avbryt et parti på denne serveren (for moderatorer)
command-forget-me = Slett alt som er lagret om deg
command-export = Få alt som er lagret om deg, i en fil
option-opponent = Hvem du vil spille mot; er feltet tomt, kan hvem som helst ta utfordringen
option-level = Hvor sterkt datamaskinen spiller
option-ended-game = Hvilket av de ferdige partiene dine; det siste, hvis du ikke velger
option-clock = Hvor lenge man kan tenke per trekk (3 dager, hvis serveren ikke har valgt noe annet)
option-days = Hvor mange dager, høyst 14 i året; 0 avslutter pausen
option-user = Partiene til hvem
option-reason = Hvorfor; det vises under partiet
choice-clock-0 = uten grense
choice-clock-1 = 1 dag
choice-clock-3 = 3 dager
choice-clock-7 = 7 dager
option-start = Hvordan brettet fylles (spillerne fyller det, hvis du ikke velger noe annet)
option-colour = Fargen du spiller med (trekkes, hvis du ikke velger)
option-game = Hvilket av partiene dine; trengs bare når du har flere
choice-level-easy = lett: ser et poeng som ligger klart
choice-level-medium = middels: kan spillet, men dupper av iblant
choice-level-hard = vanskelig: ser to trekk fram
choice-level-expert = ekspert: tenker i ett sekund og spiller bedre enn de fleste mennesker
choice-ended-game = #{ $id } mot { $opponent } · { $red }–{ $yellow }
choice-start-fill = spillerne fyller brettet
choice-start-shuffled = blandet brett
choice-colour-random = loddtrekning
choice-colour-red = rød
choice-colour-yellow = gul
choice-game = { $turn ->
    [yours] #{ $id } mot { $opponent } · { $red }–{ $yellow } · din tur
   *[theirs] #{ $id } mot { $opponent } · { $red }–{ $yellow } · motstanderens tur
}
choice-invitation = { $whose ->
    [yours] #{ $id } utfordringen din til { $opponent }
   *[theirs] #{ $id } utfordringen fra { $opponent }
}
choice-server-game = #{ $id } { $red } – { $yellow }
name-unknown = noen

## Lists, settings, servers

games-none = Ingen partier er i gang.
games-none-here = { $player } har ingen partier i denne kanalen, og ingen med deg.
games-invitations = { $count ->
    [one] Én utfordring er åpen.
   *[other] { $count } utfordringer er åpne.
}
games-line-invitation = { $whose ->
    [yours] Du har utfordret { $opponent } · { $link }
   *[theirs] { $opponent } har utfordret deg · { $link }
}
games-line-invitation-open = Du har utfordret hvem som helst · { $link }
# The text of a link to a challenge.
games-link-invitation = utfordring #{ $id }
withdraw-numbered = Trekk tilbake #{ $id }
decline-numbered = Avslå #{ $id }
games-title = { $count ->
    [one] Ett parti er i gang.
   *[other] { $count } partier er i gang.
}
games-line = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · { $link }
   *[theirs] { $opponent } er i trekket · { $score } · { $link }
}
games-line-clock = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · tiden går ut { $time } · { $link }
   *[theirs] { $opponent } er i trekket · { $score } · tiden går ut { $time } · { $link }
}
games-line-time-up = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · tiden gikk ut { $time } · { $link }
   *[theirs] { $opponent } er i trekket · { $score } · tiden gikk ut { $time } · { $link }
}
games-line-others = { $mover } er i trekket mot { $opponent } · { $score } · { $link }
games-link = brett #{ $id }
button-previous = ◀
button-next = ▶
paused-until = Klokkene dine står stille til { $time }. Motstanderne ser det på brettet.
pause-ended = Klokkene dine går igjen.
settings = **Innstillingene dine** for alle partier
settings-notify = Hvordan får jeg vite at det er min tur?
settings-notify-channel = Si fra med en omtale når det er min tur
settings-notify-direct = Si fra med en direktemelding med lenke
settings-notify-silent = Ikke si fra når det er min tur
settings-style = Hvordan vil jeg se brettene mine?
settings-style-picture = Brettene mine som bilde
settings-style-text = Brettene mine som tekst (emoji)
settings-theme = Hvilke farger skal brettene mine ha?
settings-theme-classic = Klassiske farger: blått brett på sand
settings-theme-dark = Mørke farger, til kveldsbruk
settings-theme-high-contrast = Farger med høy kontrast
settings-theme-colour-blind = Farger som er lette å skille for fargeblinde
settings-challenges = Hvem kan utfordre meg?
settings-challenges-yes = Alle kan utfordre meg
settings-challenges-no = Ingen kan utfordre meg
server-settings = **Pop 10 på denne serveren**
server-channels = Kanaler der partier kan startes (ingen: alle)
server-threads = Hvor spilles et parti?
server-threads-no = Partiet spilles der det ble startet
server-threads-yes = Hvert parti får sin egen tråd
server-threads-missing = For en egen tråd trenger jeg tillatelsene *Opprett offentlige tråder* og *Send meldinger i tråder*.
server-clock = Hvor lenge kan man tenke?
server-clock-0 = Ingen tidsgrense, hvis ikke annet er valgt
server-clock-1 = 1 dag per trekk, hvis ikke annet er valgt
server-clock-3 = 3 dager per trekk, hvis ikke annet er valgt
server-clock-7 = 7 dager per trekk, hvis ikke annet er valgt
server-start = Hvordan begynner et parti?
server-start-fill = Spillerne fyller brettet, hvis ikke annet er valgt
server-start-shuffled = Blandet brett, hvis ikke annet er valgt
server-locale = På hvilket språk?
server-locale-auto = På serverens eget språk
stop-done = Partiet er avbrutt.
forget-ask = Da gir du opp partiene du er i gang med, utfordringene dine trekkes tilbake, navnet ditt forsvinner fra ferdige partier, og innstillingene dine slettes. Det kan ikke angres.
button-forget = Ja, glem meg
forget-done = Ferdig. Partier gitt opp: { $resigned }. Utfordringer trukket tilbake: { $withdrawn }. Partier som blir stående uten navnet ditt: { $kept }. Innstillingene dine er slettet.
export-done = Dette er alt som er lagret om deg.

## Invitations

invitation = { $opponent }, { $challenger } utfordrer deg til et parti **Pop 10**!
invitation-open = { $challenger } ser etter noen å spille **Pop 10** med. Hvem tar utfordringen?
invitation-start = { $start ->
    [shuffled] Brettet er fullt og blandet fra start.
   *[fill] Først fyller dere brettet sammen, en rad om gangen.
}
invitation-colour = { $colour ->
    [red] { $challenger } spiller med rødt og begynner.
    [yellow] { $challenger } spiller med gult, så { $opponent } begynner.
   *[random] Fargene trekkes; Rød begynner.
}
invitation-clock = { $days ->
    [0] Man kan tenke så lenge man vil.
    [one] Hvert trekk kan ta en dag.
   *[other] Hvert trekk kan ta { $days } dager.
}
invitation-sent = Utfordringen er på vei: { $opponent } har den i en direktemelding fra meg.
invitation-declined = { $opponent } takket nei til utfordringen i Pop 10 fra { $challenger }.
invitation-withdrawn = { $challenger } trakk tilbake utfordringen til { $opponent }.
invitation-expired = Utfordringen fra { $challenger } til { $opponent } er gått ut: ingen svar på tre dager.
game-in-thread = Nå spilles det her: { $thread }
thread-name = Pop 10: { $red } – { $yellow }
button-accept = Godta
button-decline = Nei takk
button-withdraw = Trekk tilbake

## The board

score = 🔴 { $red }–{ $yellow } 🟡
turn-first = { $player }, du begynner! { $score }
turn-passed = { $player }, din tur! { $score } · { $did }
turn-goes-on = { $player }, fortsett! { $score } · { $did }
turn-computer-first = { $computer } begynner, og tenker … { $score }
turn-computer = { $computer } tenker … { $score } · { $did }
computer-waits = Det er kø: jeg tenker på dette brettet { $time }, og trekket mitt kommer av seg selv.
turn-time-up = { $opponent }, tiden er ute for { $player }. { $score } Ta seieren, eller gi mer tid til et trekk til.
offer-draw = { $asked }, { $asker } tilbyr uavgjort. { $score }
offer-takeback = { $asked }, { $asker } vil gjerne angre sitt siste trekk. { $score }
offer-shuffle = { $asked }, { $asker } vil gjerne fylle resten av brettet tilfeldig. { $score }
clock = Tiden for trekket går ut { $time }.
paused = { $player } har ferie til { $time }; klokka venter.
claim-repetition = Stillingen har oppstått tre ganger, så hver av dere kan kreve uavgjort.
claim-quiet = Ingen poeng på 80 trekk, så hver av dere kan kreve uavgjort.
task-fill = { $side ->
    [red] Rød
   *[yellow] Gul
}: slipp en brikke i en åpen kolonne. Rader teller først når brettet er fullt.
task-pop = { $side ->
    [red] Rød
   *[yellow] Gul
}: trekk ut en av brikkene dine fra nederste rad.
task-pop-again = Poeng! Trekk ut en til.
task-held = Ikke fire på rad, så brikken skal tilbake: velg en kolonne.
did-drop = { $player } slapp en brikke i { $column }.
did-points = { $points ->
    [one] { $player } trakk ut { $columns } og fikk et poeng.
   *[other] { $player } trakk ut { $columns } og fikk { $points } poeng.
}
did-held = { $player } trakk ut { $from }: ikke fire på rad.
did-points-held = { $points ->
    [one] { $player } trakk ut { $columns } og fikk et poeng, så { $from }: ikke fire på rad.
   *[other] { $player } trakk ut { $columns } og fikk { $points } poeng, så { $from }: ikke fire på rad.
}
did-redrop = { $player } flyttet { $from } til { $to }.
did-points-redrop = { $points ->
    [one] { $player } trakk ut { $columns }, fikk et poeng og flyttet { $from } til { $to }.
   *[other] { $player } trakk ut { $columns }, fikk { $points } poeng og flyttet { $from } til { $to }.
}
did-redrop-forced = { $player } flyttet { $from } til { $to }, den eneste kolonnen med plass.
did-points-redrop-forced = { $points ->
    [one] { $player } trakk ut { $columns }, fikk et poeng og flyttet { $from } til { $to }, den eneste kolonnen med plass.
   *[other] { $player } trakk ut { $columns }, fikk { $points } poeng og flyttet { $from } til { $to }, den eneste kolonnen med plass.
}
passed-at-start = { $player } har ingen brikke i nederste rad, så { $opponent } begynner.
passed = { $player } har ingen brikke i nederste rad, så turen går tilbake.
ran-dry = { $player } har ingen brikke igjen i nederste rad, så turen går videre.
column-drop = Slipp { $column }
column-pop = Trekk { $column }
trail = { $score } · { $did }
trail-first = Partiet fortsetter lenger ned.
trail-elsewhere = Partiet fortsetter her: { $link }
button-more = ⋯
more = Hva vil du gjøre i parti #{ $id } mot { $opponent }?
button-offer-draw = Tilby uavgjort
button-offer-takeback = Angre siste trekk
button-offer-shuffle = Fyll resten tilfeldig
button-claim-draw = Krev uavgjort
button-claim-win = Ta seieren
button-give-time = Gi mer tid
offer-made = Spørsmålet er stilt. Svaret kommer på brettet; når en av dere trekker, faller spørsmålet bort.
button-rules = Regler
button-hint = Hint
hint-drop = Jeg ville sluppet brikken i { $column }.
hint-redrop = Jeg ville lagt brikken i { $column }.
hint-points = Jeg ville trukket ut { $columns }.
hint-move = Jeg ville trukket ut { $from } og lagt brikken i { $to }.
hint-points-move = Jeg ville trukket ut { $columns }, så { $from }, og lagt den siste i { $to }.
hint-only = Slik ville det sett ut. Ingenting er spilt ennå.
solo-takeback = Det siste trekket ditt er angret.
solo-shuffle = Resten av brettet er fylt tilfeldig.
solo-draw = Greit: uavgjort.
solo-plays-on = Jeg vil gjerne spille videre.
solo-no-clock = Vi spiller uten tidsgrense: Jeg svarer med en gang, og du kan ta deg god tid.
button-resign = Gi opp
resign-ask = Vil du virkelig gi opp partiet mot { $opponent }?
button-resign-yes = Ja, jeg gir opp
resign-done = Du har gitt opp. Takk for kampen, og på gjensyn!

## The end

end-points = 🏆 { $winner } vinner { $score }! { $did } Førstemann til ti.
end-resigned = 🏆 { $winner } vinner: { $loser } ga opp på stillingen { $score }.
end-time = 🏆 { $winner } vinner på tid: { $loser } rakk ikke å trekke. { $score }
end-agreed = Uavgjort etter avtale. { $score }
end-repetition = Uavgjort: den samme stillingen har oppstått tre ganger. { $score }
end-quiet = Uavgjort: ingen poeng på 80 trekk. { $score }
end-stopped = En moderator har avbrutt partiet mellom { $red } og { $yellow }. { $note }
end-nothing-to-pop = Uavgjort: ingen har en brikke igjen å trekke ut. { $score }
button-rematch = Omkamp
button-review = Analyser

## The review of a finished game

review-progress = Jeg går gjennom parti #{ $id } … { $percent } %
review-title = **Analyse av parti #{ $id }** · { $score }
review-accuracy = { $side ->
    [red] 🔴 { $player }: nøyaktighet { $percent } %
   *[yellow] 🟡 { $player }: nøyaktighet { $percent } %
}
review-moment = { $number }. Trekk { $turn }: { $player } spilte `{ $played }`, bedre var `{ $better }`.
review-no-moments = Ingen trekk skiller seg ut: partiet ble tapt, eller vunnet, litt etter litt.
review-legend = `3x` trekker ut 3 og får poeng, `3-5` trekker ut 3 og legger brikken i 5. På bildet heller partiet mot den som har mest av det øverste feltet; det nederste viser poengene.
button-review-all = Vis for alle
review-alt = Gangen i partiet. Sjansene til Rød i prosent, med noen trekks mellomrom: { $chances }. Poeng til slutt: Rød { $red }, Gul { $yellow }.

## Help

help =
    ## Pop 10
    Fire på rad, bare opp ned:
    1. Fyll brettet sammen, en rad om gangen. Fire på rad teller ikke ennå.
    2. Når det så er din tur, trekker du ut en av dine egne brikker fra nederste rad; det som ligger over, faller ett hakk.
    3. Var den del av fire eller flere av dine på rad? Da får du et poeng og trekker ut en til. Hvis ikke, slipper du den ned igjen ovenfra, i en annen kolonne, og turen går videre.
    4. Førstemann til ti poeng vinner.

    `/pop10 { name-challenge }` utfordrer noen. Det gjør også *Apper › { command-challenge-menu }* i menyen til en person (høyreklikk, eller hold fingeren nede).
    `/pop10 { name-solo }` starter et parti mot meg; der finner du hint under **⋯**, og trekk kan fritt angres. `/pop10 { name-review }` går gjennom et ferdig parti.
    `/pop10 { name-board }` viser brettet på nytt der du er, når det har rullet bort eller er slettet.
    `/pop10 { name-games }` viser partiene dine. Under **⋯** på brettet kan du tilby uavgjort, angre et trekk eller gi opp.
    `/pop10 { name-settings }` bestemmer hvordan du får vite at det er din tur; `/pop10 { name-pause }` stopper klokkene når du har ferie.
    `/pop10 { name-rules }` forklarer hele spillet, med bilder.
    Ta deg god tid: partiene blir ikke borte, og brettet sier fra hvem sin tur det er.

## The rules: one message a page, and one that says what its picture shows (at most 1024 characters)

rules-page = Side { $page } av { $pages }
button-rules-show = Vis for alle
button-rules-open = Les reglene
rules-game =
    ## Pop 10
    Fire på rad kjenner du. Slik blir det når bunnen faller ut av brettet.
    To spillere, Rød og Gul, fyller først et brett med 7 kolonner og 6 rader. Deretter trekker de etter tur ut sine egne brikker fra nederste rad, og det som ligger over, faller ned.
    Var brikken del av fire på rad da du trakk den ut, får du et poeng. **Førstemann til ti poeng vinner.**
rules-game-picture = Et parti Pop 10. Et brett med 7 kolonner og 6 rader er nesten fullt av røde og gule brikker; de røde har en stjerne, de gule en ring. Ved siden av brettet har hver spiller en holder med ti plasser: Rød har samlet fem brikker, Gul fire. Gul er i trekket, og de gule brikkene i nederste rad er merket, for en av dem kan trekkes ut.
rules-fill =
    ## Først fylles brettet
    Rød begynner. Slipp en egen brikke hver, etter tur, til alle 42 er på plass.
    Brettet fylles **en rad om gangen**: en kolonne er åpen så lenge den er like lav som den laveste.
    Fire på rad teller ikke ennå. Men bygg med omtanke, for det dere bygger, skal dere spille med!
    Gul slipper den siste brikken, så det er også Rød som trekker ut først.
rules-fill-picture = To brett med en pil mellom. På det første er to rader fulle, bortsett fra i femte kolonne, og bare den kolonnen er åpen. På det andre har Gul sluppet en brikke der, og nå er alle sju kolonnene åpne for neste rad.
rules-pop =
    ## Så trekker dere ut
    Når det er din tur, trekker du ut **en av dine egne brikker** fra nederste rad. Brikkene over faller ett hakk.
    Var den del av fire eller flere av dine på rad? Da er det et poeng; mer om det to sider lenger fram.
    Var den ikke det? Da slipper du den ned igjen ovenfra, **i en annen kolonne** med plass, og turen går videre.
    Har du ingen brikke i nederste rad, kan du ikke trekke ut noe, og turen går til motstanderen.
rules-pop-picture = To brett med en pil mellom. På det første kan Gul trekke ut en av flere gule brikker i nederste rad. På det andre er brikken i fjerde kolonne trukket ut: den var ikke del av fire på rad, kolonnen over har falt ned, og brikken ligger nå øverst i sjette kolonne.
rules-own-column =
    ## Ikke plass andre steder?
    Rett etter at brettet er fylt, er alle kolonner fulle. Trekker du da ut en brikke som ikke gir poeng, er det bare plass i kolonnen den kom fra.
    Da, og bare da, **legges den øverst i sin egen kolonne**.
    Det er ingenting å velge, så det gjør jeg for deg.
rules-own-column-picture = To fulle brett med en pil mellom. På det første kan Rød trekke ut en brikke fra nederste rad. På det andre er brikken i andre kolonne trukket ut, kolonnen har falt ned, og den samme brikken ligger øverst i den igjen, for alle de andre kolonnene er fulle.
rules-points =
    ## Poeng og kjeder
    Var brikken du trakk ut, del av **fire eller flere** av dine på rad: bortover, oppover eller på skrå? Da beholder du den som et poeng, og **du trekker ut en til**.
    Det som gjelder, er brettet slik det sto rett før du trakk ut. En brikke som er del av fire på rad på flere måter, gir likevel bare ett poeng.
    Hver gang faller en kolonne ned, og det kan gi nye fire på rad. Slik blir en god tur til en kjede: poeng på poeng, helt til en brikke ikke gir noe, eller til du ikke har flere igjen i nederste rad.
rules-points-picture = To brett med en pil mellom. På det første er fire røde på rad merket: de går på skrå fra bunnen av andre kolonne og opp til femte. På det andre har Rød trukket ut den nederste av dem og beholder den som et poeng; andre kolonne har falt ned, og Rød kan trekke ut en til.
rules-end =
    ## Slutten
    Den som først har samlet **ti brikker**, har vunnet med en gang, også midt i en tur.
    Går det i ring? Du kan tilby uavgjort når som helst. Og når en stilling har oppstått tre ganger, eller 80 trekk har gått uten poeng, kan hver av dere kreve uavgjort.
    Det blir også uavgjort om ingen av dere har en brikke å trekke ut.
rules-end-picture = Et parti som er slutt. Rød har nettopp trukket ut en brikke i femte kolonne som var del av fire på rad, den tiende i sin holder, og har fått laurbærkrans. Gul har samlet seks.
rules-differences =
    ## Hva er annerledes?
    4️⃣ Fire på rad · 🔟 Pop 10
    ### Starten
    4️⃣ Brettet er tomt.
    🔟 Spillerne fyller det først, og fire på rad teller ikke.
    ### Din tur
    4️⃣ Du slipper en brikke i en kolonne med plass.
    🔟 Du trekker ut en av brikkene dine fra nederste rad, eller står over om du ikke har noen der.
    ### Fire på rad
    4️⃣ Du har vunnet.
    🔟 Brikken du trekker ut, gir et poeng, og du trekker ut en til.
    ### De andre brikkene
    4️⃣ En brikke blir alltid liggende.
    🔟 En brikke som ikke gir poeng, legges øverst i en annen kolonne.
    ### Seier
    4️⃣ Den første med fire på rad vinner.
    🔟 Førstemann til ti poeng vinner.
    ### Uavgjort
    4️⃣ Brettet er fullt.
    🔟 Ingen har en brikke å trekke ut.
rules-differences-picture = To brett. Det første er fra Fire på rad og ikke halvfullt ennå: Rød har nettopp vunnet med fire på skrå, der den øverste ble sluppet i sjette kolonne. Det andre er fra Pop 10 og nesten fullt: fire røde på skrå er merket, og den nederste av dem, i nederste rad, skal nettopp til å trekkes ut og gi poeng.
rules-origin =
    ## Hvor spillet kommer fra
    Pop 10 er ett av de fem spillene i regelheftet til et sett fra 2009, der brettet har en list nederst som slipper brikkene ut. De andre er det opprinnelige spillet, *PopOut*, *5-in-a-Row* og *Power Up*.
    Heftet tenker seg et sett som ble ryddet bort med brikkene i: ta det ned fra hylla og spill videre med det som står der.
    Det kan du gjøre her også: `/pop10 { name-challenge }` med blandet brett begynner med alle 42 brikkene i tilfeldig rekkefølge.
rules-origin-picture = Et fullt brett med 21 røde og 21 gule brikker i tilfeldig rekkefølge. Rød er i trekket, og de røde brikkene i nederste rad er merket.

## Refusals

error-own-challenge = Man må være to. Hvem andre vil du utfordre?
error-bot-challenge = Andre boter spiller ikke Pop 10. Utfordre et menneske, eller meg!
error-no-person = Det er ingen bak den kontoen, så ingen kan spille.
error-already-invited = Utfordringen din til { $opponent } står fortsatt her: { $link }
error-invited-by-them = { $opponent } har allerede utfordret deg. Ta utfordringen her: { $link }
# $time is a mark such as “in 10 minutes”.
error-invited-lately = { $opponent } har takket nei til utfordringene dine. Du kan prøve igjen { $time }.
error-invited-many = Du har sendt { $most } utfordringer på en time. Du kan sende den neste { $time }.
error-wrong-channel = På denne serveren startes partier i { $channels }.
error-no-challenges = { $opponent } tar ikke imot utfordringer for tiden.
error-too-many-invitations = Du har allerede { $most } åpne utfordringer. Vent på svar, eller trekk en av dem tilbake.
error-too-many-games = Det er allerede { $most } partier i gang, og flere klarer ingen å følge med på. Spill ferdig ett først.
error-computer-busy = Jeg har for mange brett å tenke på akkurat nå. Prøv igjen om et minutt.
error-still-thinking = Jeg holder fortsatt på med det du spurte om. Én ting om gangen!
error-no-hint = Hint finnes bare i partier mot meg. Mellom mennesker tenker hver for seg.
error-nothing-to-review = Du har ikke noe ferdig parti der en brikke er flyttet.
error-not-waiting = Tiden er ikke ute.
error-offer-pending = Det er allerede et åpent spørsmål. Det venter på svar på brettet.
error-offered-already = Det er allerede spurt siden den siste brikken. Spill videre først.
error-no-offer = Det spørsmålet gjelder ikke lenger.
error-own-offer = Det er motstanderen som skal svare på det.
error-nothing-to-take-back = Du har ikke gjort noe trekk ennå.
error-grid-full = Brettet er allerede fullt.
error-no-draw-to-claim = Det går ikke an å kreve uavgjort akkurat nå.
error-pause-too-long = { $days ->
    [0] Du har ingen pausedager igjen i år.
    [one] Du har én pausedag igjen i år.
   *[other] Du har { $days } pausedager igjen i år.
}
error-not-a-moderator = Det er bare for dem som styrer serveren.
error-elsewhere = Det partiet er i en annen kanal. Bruk kommandoen der: { $link }
error-hidden-here = { $opponent } ville ikke se partiet her, så det blir der det er: { $link }. Vil du ha et eget brett, skriv `/pop10 { name-board }` i en direktemelding til meg.
error-server-only = Det virker bare på en server.
error-cannot-write = Jeg kan ikke skrive her lenger. Partiet ditt er trygt: be noen låse opp tråden eller gi meg tillatelsene tilbake, eller skriv `/pop10 { name-board }` i en annen kanal.
error-unreachable = Jeg kan ikke sende direktemeldinger til { $opponent }. Send utfordringen på en server der dere begge er.
error-unknown-game = Du har ikke noe slikt parti. Skriv `/pop10 { name-board }` og velg fra lista.
error-no-game = Du har ikke noe parti i gang. Start et med `/pop10 { name-challenge }`!
error-which-game = Du har flere partier i gang: si hvilket med valget `{ name-game }`.
error-not-a-player = Dette partiet spilles av to andre. Start ditt eget med `/pop10 { name-challenge }`!
error-not-invited = Denne utfordringen er til { $opponent }.
error-not-the-challenger = Bare { $challenger } kan trekke utfordringen tilbake.
error-invitation-over = Denne utfordringen gjelder ikke lenger.
error-not-playing-yet = Partiet har ikke begynt ennå.
error-game-over = Partiet er slutt.
error-not-your-turn = Nå er det { $opponent } som skal trekke.
error-old-board = Partiet har gått videre siden dette brettet. Her er det nå: { $link }
error-illegal-button = Det går ikke på dette brettet. Slik ser det ut nå: { $link }
error-unreadable-button = Den knappen kjenner jeg ikke lenger. `/pop10 { name-board }` viser brettet på nytt.
error-unknown-command = Den kommandoen kjenner jeg ikke lenger. `/pop10 { name-help }` viser dem som finnes.
error-conflict = Noen var raskere, og noe har endret seg. Ta en ny titt og prøv igjen.
error-not-saved = Jeg får ikke lagret noe akkurat nå, så ingenting er endret. Den som drifter meg, finner årsaken i loggen min.
error-unforeseen = Noe gikk i stykker hos meg. Partiet ditt er trygt: prøv igjen, eller hent fram brettet med `/pop10 { name-board }`.

## Alt text

alt-points = Poeng: Rød { $red }, Gul { $yellow }.
alt-to-drop = { $side ->
    [red] Rød
   *[yellow] Gul
} skal slippe en brikke i { $count ->
    [one] kolonne { $columns }.
   *[other] en av kolonnene { $columns }.
}
alt-to-pop = { $side ->
    [red] Rød
   *[yellow] Gul
} skal trekke ut { $count ->
    [one] kolonne { $columns }.
   *[other] en av kolonnene { $columns }.
}
alt-to-redrop = { $side ->
    [red] Rød
   *[yellow] Gul
} holder en brikke fra kolonne { $held } og skal slippe den i { $count ->
    [one] kolonne { $columns }.
   *[other] en av kolonnene { $columns }.
}
alt-won = { $side ->
    [red] Rød
   *[yellow] Gul
} har vunnet.
alt-over = Partiet er slutt.
alt-dropped = { $side ->
    [red] Rød
   *[yellow] Gul
} slapp en brikke i kolonne { $column }.
alt-scored = { $side ->
    [red] Rød
   *[yellow] Gul
} { $count ->
    [one] trakk ut kolonne { $columns } og fikk et poeng.
   *[other] trakk ut kolonnene { $columns } og fikk { $count } poeng.
}
alt-redropped = { $side ->
    [red] Rød
   *[yellow] Gul
} trakk ut kolonne { $held } og slapp brikken i kolonne { $column }.
alt-passed = { $side ->
    [red] Rød
   *[yellow] Gul
} har ingenting å trekke ut og står over.
alt-bottom-row = Nederste rad fra venstre: { $cells }.
alt-column = Kolonne { $column } nedenfra: { $discs }.
alt-column-empty = Kolonne { $column }: tom.
alt-disc = { $side ->
    [red] rød
   *[yellow] gul
}
alt-empty = tom
