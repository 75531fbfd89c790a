### Pop 10 på svenska. Omnämnanden är namn; de får aldrig genitiv-s.

language = svenska

## The command picker

name-challenge = utmana
name-board = bräde
name-rules = regler
name-solo = solo
name-review = analys
name-resign = ge-upp
name-help = hjälp
name-draw = oavgjort
name-takeback = ångra-drag
name-games = partier
name-pause = paus
name-settings = inställningar
name-server = server
name-stop = avbryt
name-forget-me = glöm-mig
name-export = exportera
name-opponent = motståndare
name-start = start
name-colour = färg
name-clock = betänketid
name-game = parti
name-days = dagar
name-user = vem
name-reason = skäl
name-level = nivå
command-pop10 = Spela Pop 10: fyra i rad där man poppar ut brickor längst ner
command-challenge = Utmana någon på ett parti Pop 10
command-challenge-menu = Utmana på Pop 10
command-solo = Spela mot datorn
command-review = Gå igenom ett avslutat parti tillsammans med datorn
command-board = Visa brädet för ett parti igen, med knappar som fungerar
command-resign = Ge upp ett parti
command-help = Hur man spelar och vad kommandona gör
command-rules = Reglerna för Pop 10 i bilder, bara för dig
command-draw = Föreslå oavgjort
command-takeback = Be om att få ångra ditt senaste drag
command-games = Dina partier och öppna utmaningar, eller någons partier i den här kanalen
command-pause = Stoppa betänketiden i alla dina partier i några dagar
command-settings = Hur du får veta att det är din tur, hur brädet ser ut och vem som får utmana dig
command-server = Hur Pop 10 spelas på den här servern (för dem som sköter den)
command-stop = Avbryt ett parti på den här servern (för moderatorer)
command-forget-me = Radera allt som är sparat om dig
command-export = Få allt som är sparat om dig i en fil
option-opponent = Vem du vill möta; lämna tomt så får vem som helst anta utmaningen
option-level = Hur starkt datorn spelar
option-ended-game = Vilket av dina avslutade partier; det senaste om du inte väljer
option-clock = Hur länge man får tänka per drag (3 dagar om servern inte valt annat)
option-days = Hur många dagar, högst 14 per år; 0 avslutar pausen
option-user = Vems partier
option-reason = Varför; det visas under partiet
choice-clock-0 = utan gräns
choice-clock-1 = 1 dag
choice-clock-3 = 3 dagar
choice-clock-7 = 7 dagar
option-start = Hur rutnätet fylls (av spelarna om du inte väljer något annat)
option-colour = Vilken färg du spelar (lottas om du inte väljer)
option-game = Vilket av dina partier; behövs bara om du har flera
choice-level-easy = lätt: ser en poäng som ligger framför näsan
choice-level-medium = medel: kan spelet, men nickar till ibland
choice-level-hard = svår: ser två drag framåt
choice-level-expert = expert: tänker i en sekund och spelar bättre än de flesta människor
choice-ended-game = #{ $id } mot { $opponent } · { $red }–{ $yellow }
choice-start-fill = spelarna fyller rutnätet
choice-start-shuffled = blandat rutnät
choice-colour-random = lotta
choice-colour-red = röd
choice-colour-yellow = gul
choice-game = { $turn ->
    [yours] #{ $id } mot { $opponent } · { $red }–{ $yellow } · din tur
   *[theirs] #{ $id } mot { $opponent } · { $red }–{ $yellow } · motståndarens tur
}
choice-invitation = { $whose ->
    [yours] #{ $id } din utmaning till { $opponent }
   *[theirs] #{ $id } utmaningen från { $opponent }
}
choice-server-game = #{ $id } { $red } – { $yellow }
name-unknown = någon

## Lists, settings, servers

games-none = Inga partier pågår.
games-none-here = { $player } har inga partier i den här kanalen, och inga med dig.
games-invitations = { $count ->
    [one] En utmaning är öppen.
   *[other] { $count } utmaningar är öppna.
}
games-line-invitation = { $whose ->
    [yours] Du har utmanat { $opponent } · { $link }
   *[theirs] { $opponent } har utmanat dig · { $link }
}
games-line-invitation-open = Du har utmanat vem som helst · { $link }
# The text of a link to a challenge.
games-link-invitation = utmaning #{ $id }
withdraw-numbered = Dra tillbaka #{ $id }
decline-numbered = Avböj #{ $id }
games-title = { $count ->
    [one] Ett parti pågår.
   *[other] { $count } partier pågår.
}
games-line = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · { $link }
   *[theirs] { $opponent } är på tur · { $score } · { $link }
}
games-line-clock = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · tiden går ut { $time } · { $link }
   *[theirs] { $opponent } är på tur · { $score } · tiden går ut { $time } · { $link }
}
games-line-time-up = { $turn ->
    [yours] **Din tur** mot { $opponent } · { $score } · tiden gick ut { $time } · { $link }
   *[theirs] { $opponent } är på tur · { $score } · tiden gick ut { $time } · { $link }
}
games-line-others = { $mover } är på tur mot { $opponent } · { $score } · { $link }
games-link = bräde #{ $id }
button-previous = ◀
button-next = ▶
paused-until = Dina klockor står stilla till { $time }. Dina motståndare ser det på brädet.
pause-ended = Dina klockor går igen.
settings = **Dina inställningar** för alla partier
settings-notify = Hur får jag veta att det är min tur?
settings-notify-channel = Säg till med ett omnämnande när det är min tur
settings-notify-direct = Säg till med ett direktmeddelande med länk
settings-notify-silent = Säg inte till när det är min tur
settings-style = Hur vill jag se mina bräden?
settings-style-picture = Mina bräden som bild
settings-style-text = Mina bräden som text (emoji)
settings-theme = Vilka färger ska mina bräden ha?
settings-theme-classic = Klassiska färger: blått bräde på sand
settings-theme-dark = Mörka färger, för kvällen
settings-theme-high-contrast = Färger med hög kontrast
settings-theme-colour-blind = Färger som är lätta att skilja åt för färgblinda
settings-challenges = Vem får utmana mig?
settings-challenges-yes = Alla får utmana mig
settings-challenges-no = Ingen får utmana mig
server-settings = **Pop 10 på den här servern**
server-channels = Kanaler där partier får startas (ingen: alla)
server-threads = Var spelas ett parti?
server-threads-no = Partiet spelas där det startades
server-threads-yes = Varje parti får en egen tråd
server-threads-missing = För en egen tråd behöver jag behörigheterna *Skapa offentliga trådar* och *Skicka meddelanden i trådar*.
server-clock = Hur länge får man tänka?
server-clock-0 = Ingen tidsgräns, om inget annat väljs
server-clock-1 = 1 dag per drag, om inget annat väljs
server-clock-3 = 3 dagar per drag, om inget annat väljs
server-clock-7 = 7 dagar per drag, om inget annat väljs
server-start = Hur börjar ett parti?
server-start-fill = Spelarna fyller rutnätet, om inget annat väljs
server-start-shuffled = Blandat rutnät, om inget annat väljs
server-locale = På vilket språk?
server-locale-auto = På serverns eget språk
stop-done = Partiet är avbrutet.
forget-ask = Då ger du upp dina pågående partier, dina utmaningar dras tillbaka, ditt namn försvinner ur avslutade partier och dina inställningar raderas. Det går inte att ångra.
button-forget = Ja, glöm mig
forget-done = Klart. Uppgivna partier: { $resigned }. Tillbakadragna utmaningar: { $withdrawn }. Partier som finns kvar utan ditt namn: { $kept }. Dina inställningar är raderade.
export-done = Det här är allt som är sparat om dig.

## Invitations

invitation = { $opponent }, { $challenger } utmanar dig på ett parti **Pop 10**!
invitation-open = { $challenger } söker någon att spela **Pop 10** med. Vem antar utmaningen?
invitation-start = { $start ->
    [shuffled] Rutnätet är fullt och blandat från början.
   *[fill] Först fyller ni rutnätet tillsammans, en rad i taget.
}
invitation-colour = { $colour ->
    [red] { $challenger } spelar rött och börjar.
    [yellow] { $challenger } spelar gult, så { $opponent } börjar.
   *[random] Färgerna lottas; Röd börjar.
}
invitation-clock = { $days ->
    [0] Man får tänka så länge man vill.
    [one] Varje drag får ta en dag.
   *[other] Varje drag får ta { $days } dagar.
}
invitation-sent = Utmaningen är på väg: { $opponent } har den i ett direktmeddelande från mig.
invitation-declined = { $opponent } tackade nej till utmaningen i Pop 10 från { $challenger }.
invitation-withdrawn = { $challenger } drog tillbaka utmaningen till { $opponent }.
invitation-expired = Utmaningen från { $challenger } till { $opponent } har gått ut: inget svar på tre dagar.
game-in-thread = Nu spelas det här: { $thread }
thread-name = Pop 10: { $red } – { $yellow }
button-accept = Godta
button-decline = Nej tack
button-withdraw = Dra tillbaka

## The board

score = 🔴 { $red }–{ $yellow } 🟡
turn-first = { $player }, du börjar! { $score }
turn-passed = { $player }, din tur! { $score } · { $did }
turn-goes-on = { $player }, fortsätt! { $score } · { $did }
turn-computer-first = { $computer } börjar, och tänker … { $score }
turn-computer = { $computer } tänker … { $score } · { $did }
computer-waits = Det är kö: jag tänker på det här brädet { $time }, och mitt drag kommer av sig självt.
turn-time-up = { $opponent }, tiden är ute för { $player }. { $score } Ta vinsten, eller ge mer tid för ett drag till.
offer-draw = { $asked }, { $asker } föreslår oavgjort. { $score }
offer-takeback = { $asked }, { $asker } vill gärna ångra sitt senaste drag. { $score }
offer-shuffle = { $asked }, { $asker } vill fylla resten av rutnätet på måfå. { $score }
clock = Tiden för draget går ut { $time }.
paused = { $player } är ledig till { $time }; klockan väntar.
claim-repetition = Ställningen har uppstått tre gånger, så vem som helst av er kan kräva oavgjort.
claim-quiet = Inga poäng på 80 drag, så vem som helst av er kan kräva oavgjort.
task-fill = { $side ->
    [red] Röd
   *[yellow] Gul
}: släpp en bricka i en öppen kolumn. Rader räknas först när rutnätet är fullt.
task-pop = { $side ->
    [red] Röd
   *[yellow] Gul
}: poppa ut en av dina brickor ur nedersta raden.
task-pop-again = Poäng! Poppa en till.
task-held = Ingen fyra i rad, så brickan ska tillbaka: välj kolumn.
did-drop = { $player } släppte en bricka i { $column }.
did-points = { $points ->
    [one] { $player } poppade { $columns } och fick en poäng.
   *[other] { $player } poppade { $columns } och fick { $points } poäng.
}
did-held = { $player } poppade { $from }: ingen fyra i rad.
did-points-held = { $points ->
    [one] { $player } poppade { $columns } och fick en poäng, sedan { $from }: ingen fyra i rad.
   *[other] { $player } poppade { $columns } och fick { $points } poäng, sedan { $from }: ingen fyra i rad.
}
did-redrop = { $player } flyttade { $from } till { $to }.
did-points-redrop = { $points ->
    [one] { $player } poppade { $columns }, fick en poäng och flyttade { $from } till { $to }.
   *[other] { $player } poppade { $columns }, fick { $points } poäng och flyttade { $from } till { $to }.
}
did-redrop-forced = { $player } flyttade { $from } till { $to }, enda kolumnen med plats.
did-points-redrop-forced = { $points ->
    [one] { $player } poppade { $columns }, fick en poäng och flyttade { $from } till { $to }, enda kolumnen med plats.
   *[other] { $player } poppade { $columns }, fick { $points } poäng och flyttade { $from } till { $to }, enda kolumnen med plats.
}
passed-at-start = { $player } har ingen bricka i nedersta raden, så { $opponent } börjar.
passed = { $player } har ingen bricka i nedersta raden, så turen går tillbaka.
ran-dry = { $player } har ingen bricka kvar i nedersta raden, så turen går över.
column-drop = Släpp { $column }
column-pop = Poppa { $column }
trail = { $score } · { $did }
trail-first = Partiet fortsätter längre ner.
trail-elsewhere = Partiet fortsätter här: { $link }
button-more = ⋯
more = Vad vill du göra i parti #{ $id } mot { $opponent }?
button-offer-draw = Föreslå oavgjort
button-offer-takeback = Ångra mitt senaste drag
button-offer-shuffle = Fyll resten på måfå
button-claim-draw = Kräv oavgjort
button-claim-win = Ta vinsten
button-give-time = Ge mer tid
offer-made = Frågan är ställd. Svaret kommer på brädet; så snart någon av er spelar är frågan borta.
button-rules = Regler
button-hint = Tips
hint-drop = Jag skulle släppa i { $column }.
hint-redrop = Jag skulle lägga brickan i { $column }.
hint-points = Jag skulle poppa { $columns }.
hint-move = Jag skulle poppa { $from } och lägga brickan i { $to }.
hint-points-move = Jag skulle poppa { $columns }, sedan { $from }, och lägga den sista i { $to }.
hint-only = Så här skulle det se ut. Inget är spelat än.
solo-takeback = Ditt senaste drag är ångrat.
solo-shuffle = Resten av rutnätet är fyllt på måfå.
solo-draw = Visst: oavgjort.
solo-plays-on = Jag vill gärna spela vidare.
solo-no-clock = Vi spelar utan tidsgräns: jag svarar direkt, och du kan ta den tid du vill.
button-resign = Ge upp
resign-ask = Vill du verkligen ge upp partiet mot { $opponent }?
button-resign-yes = Ja, jag ger upp
resign-done = Du har gett upp. Bra kämpat, och på återseende!

## The end

end-points = 🏆 { $winner } vinner { $score }! { $did } Först till tio.
end-resigned = 🏆 { $winner } vinner: { $loser } gav upp vid ställningen { $score }.
end-time = 🏆 { $winner } vinner på tid: { $loser } hann inte spela. { $score }
end-agreed = Oavgjort efter överenskommelse. { $score }
end-repetition = Oavgjort: samma ställning har uppstått tre gånger. { $score }
end-quiet = Oavgjort: inga poäng på 80 drag. { $score }
end-stopped = En moderator har avbrutit partiet mellan { $red } och { $yellow }. { $note }
end-nothing-to-pop = Oavgjort: ingen har en bricka kvar att poppa. { $score }
button-rematch = Returmatch
button-review = Analysera

## The review of a finished game

review-progress = Jag går igenom parti #{ $id } … { $percent } %
review-title = **Analys av parti #{ $id }** · { $score }
review-accuracy = { $side ->
    [red] 🔴 { $player }: precision { $percent } %
   *[yellow] 🟡 { $player }: precision { $percent } %
}
review-moment = { $number }. Drag { $turn }: { $player } spelade `{ $played }`, bättre var `{ $better }`.
review-no-moments = Inget drag sticker ut: partiet förlorades, eller vanns, lite i taget.
review-legend = `3x` poppar 3 och får poäng, `3-5` poppar 3 och lägger brickan i 5. På bilden lutar partiet åt den som har mest av det övre fältet; det nedre visar poängen.
button-review-all = Visa för alla
review-alt = Partiets gång. Chanserna för Röd i procent, med några drags mellanrum: { $chances }. Poäng vid slutet: Röd { $red }, Gul { $yellow }.

## Help

help =
    ## Pop 10
    Fyra i rad, fast upp och ner:
    1. Fyll rutnätet tillsammans, en rad i taget. Fyra i rad räknas inte än.
    2. Sedan, när det är din tur, poppar du ut en av dina egna brickor ur nedersta raden; det som ligger ovanpå faller ett steg.
    3. Satt den i en rad med fyra eller fler av dina? Då får du en poäng och poppar igen. Annars släpper du tillbaka den uppifrån, i en annan kolumn, och turen går över.
    4. Först till tio poäng vinner.

    `/pop10 { name-challenge }` utmanar någon. Det gör också *Appar › { command-challenge-menu }* i en persons meny (högerklicka, eller håll fingret nere).
    `/pop10 { name-solo }` startar ett parti mot mig; där finns tips under **⋯**, och drag får ångras fritt. `/pop10 { name-review }` går igenom ett avslutat parti.
    `/pop10 { name-board }` visar brädet igen där du är, när det har rullat bort eller raderats.
    `/pop10 { name-games }` visar dina partier. Under **⋯** på brädet kan du föreslå oavgjort, ångra ett drag eller ge upp.
    `/pop10 { name-settings }` bestämmer hur du får veta att det är din tur; `/pop10 { name-pause }` stoppar klockorna när du är ledig.
    `/pop10 { name-rules }` förklarar hela spelet, med bilder.
    Ingen brådska: partierna finns kvar, och brädet säger till vems tur det är.

## The rules: one message a page, and one that says what its picture shows (at most 1024 characters)

rules-page = Sida { $page } av { $pages }
button-rules-show = Visa för alla
button-rules-open = Läs reglerna
rules-game =
    ## Pop 10
    Fyra i rad kan du redan. Så här blir det när botten går ur.
    Två spelare, Röd och Gul, fyller först ett rutnät med 7 kolumner och 6 rader. Sedan turas de om att poppa ut sina egna brickor ur nedersta raden, och det som ligger ovanpå faller ner.
    Satt brickan i en fyra i rad när du poppade den får du en poäng. **Först till tio poäng vinner.**
rules-game-picture = Ett parti Pop 10. Ett rutnät med 7 kolumner och 6 rader är nästan fullt av röda och gula brickor; de röda har en stjärna, de gula en ring. Bredvid rutnätet har varje spelare ett ställ med tio platser: Röd har samlat fem brickor, Gul fyra. Gul är på tur, och de gula brickorna i nedersta raden är markerade, för en av dem kan poppas.
rules-fill =
    ## Först fylls rutnätet
    Röd börjar. Turas om att släppa en egen bricka tills alla 42 är på plats.
    Rutnätet fylls **en rad i taget**: en kolumn är öppen så länge den är lika låg som den lägsta.
    Fyra i rad räknas inte än. Men bygg med eftertanke, för det ni bygger ska ni spela med!
    Gul släpper sista brickan, så det är också Röd som poppar först.
rules-fill-picture = Två rutnät med en pil emellan. I det första är två rader fulla utom i femte kolumnen, och bara den kolumnen är öppen. I det andra har Gul släppt en bricka där, och nu är alla sju kolumner öppna för nästa rad.
rules-pop =
    ## Sedan poppar ni
    När det är din tur poppar du ut **en av dina egna brickor** ur nedersta raden. Brickorna ovanför faller ett steg.
    Satt den i en rad med fyra eller fler av dina? Då är det en poäng; mer om det två sidor längre fram.
    Gjorde den inte det? Då släpper du tillbaka den uppifrån, **i en annan kolumn** med plats, och turen går över.
    Har du ingen bricka i nedersta raden kan du inte poppa, och turen går till motståndaren.
rules-pop-picture = Två rutnät med en pil emellan. I det första kan Gul poppa en av flera gula brickor i nedersta raden. I det andra är brickan i fjärde kolumnen poppad: den satt inte i någon fyra i rad, kolumnen ovanför har fallit ner, och brickan ligger nu överst i sjätte kolumnen.
rules-own-column =
    ## Ingen plats någon annanstans?
    Direkt efter fyllningen är alla kolumner fulla. Poppar du då en bricka som inte ger poäng finns det bara plats i kolumnen den kom ifrån.
    Då, och bara då, **hamnar den överst i sin egen kolumn**.
    Det finns inget att välja, så det gör jag åt dig.
rules-own-column-picture = Två fulla rutnät med en pil emellan. I det första kan Röd poppa en bricka ur nedersta raden. I det andra är brickan i andra kolumnen poppad, kolumnen har fallit ner, och samma bricka ligger överst i den igen, för alla andra kolumner är fulla.
rules-points =
    ## Poäng och kedjor
    Satt brickan du poppade i en rad med **fyra eller fler** av dina: vågrätt, lodrätt eller diagonalt? Då behåller du den som en poäng, och **du poppar igen**.
    Det som gäller är rutnätet så som det såg ut precis innan du poppade. En bricka som sitter i två rader på en gång ger ändå bara en poäng.
    Varje gång du poppar faller en kolumn, och det kan ge nya fyra i rad. Så blir en bra tur till en kedja: poäng efter poäng, tills en bricka inte ger någon eller tills du inte har någon kvar i nedersta raden.
rules-points-picture = Två rutnät med en pil emellan. I det första är fyra röda i rad markerade: de går diagonalt från botten av andra kolumnen upp till femte. I det andra har Röd poppat den nedersta av dem och behåller den som en poäng; andra kolumnen har fallit ner, och Röd får poppa igen.
rules-end =
    ## Slutet
    Den som först har samlat **tio brickor** har vunnit direkt, även mitt i en tur.
    Går det runt i cirklar? Du kan föreslå oavgjort när som helst. Och när en ställning har uppstått tre gånger, eller 80 drag har gått utan poäng, kan vem som helst av er kräva oavgjort.
    Det blir också oavgjort om ingen av er har en bricka att poppa.
rules-end-picture = Ett parti som är slut. Röd har just poppat en bricka i femte kolumnen som satt i en fyra i rad, den tionde i sitt ställ, och har fått en lagerkrans. Gul har samlat sex.
rules-differences =
    ## Vad är annorlunda?
    4️⃣ Fyra i rad · 🔟 Pop 10
    ### Starten
    4️⃣ Rutnätet är tomt.
    🔟 Spelarna fyller det först, och fyra i rad räknas inte.
    ### Din tur
    4️⃣ Du släpper en bricka i en kolumn med plats.
    🔟 Du poppar ut en av dina brickor ur nedersta raden, eller står över om du inte har någon där.
    ### Fyra i rad
    4️⃣ Du har vunnit.
    🔟 Brickan du poppar ger en poäng, och du poppar igen.
    ### De andra brickorna
    4️⃣ En bricka ligger alltid kvar.
    🔟 En poppad bricka som inte ger poäng hamnar överst i en annan kolumn.
    ### Vinst
    4️⃣ Först till fyra i rad vinner.
    🔟 Först till tio poäng vinner.
    ### Oavgjort
    4️⃣ Rutnätet är fullt.
    🔟 Ingen har en bricka att poppa.
rules-differences-picture = Två rutnät. Det första är från Fyra i rad och inte halvfullt än: Röd har just vunnit med fyra på diagonalen, där den översta släpptes i sjätte kolumnen. Det andra är från Pop 10 och nästan fullt: fyra röda på en diagonal är markerade, och den nedersta av dem, i nedersta raden, ska just poppas och ge poäng.
rules-origin =
    ## Var spelet kommer ifrån
    Pop 10 är ett av de fem spelen i regelhäftet till ett spel från 2009, vars rutnät har en list längst ner som släpper ut brickorna. De andra är originalspelet, *PopOut*, *5-in-a-Row* och *Power Up*.
    Häftet tänker sig ett spel som ställts undan med brickorna kvar: ta ner det från hyllan och spela vidare med det som står där.
    Det kan du göra här också: `/pop10 { name-challenge }` med blandat rutnät börjar med alla 42 brickor i slumpad ordning.
rules-origin-picture = Ett fullt rutnät med 21 röda och 21 gula brickor i slumpad ordning. Röd är på tur, och de röda brickorna i nedersta raden är markerade.

## Refusals

error-own-challenge = Man måste vara två. Vem annan vill du utmana?
error-bot-challenge = Andra botar spelar inte Pop 10. Utmana en människa, eller mig!
error-no-person = Det finns ingen bakom det kontot, så ingen kan spela.
error-already-invited = Din utmaning till { $opponent } ligger kvar här: { $link }
error-invited-by-them = { $opponent } har redan utmanat dig. Anta utmaningen här: { $link }
# $time is a mark such as “in 10 minutes”.
error-invited-lately = { $opponent } har tackat nej till dina utmaningar. Du kan försöka igen { $time }.
error-invited-many = Du har skickat { $most } utmaningar på en timme. Du kan skicka nästa { $time }.
error-wrong-channel = På den här servern startas partier i { $channels }.
error-no-challenges = { $opponent } tar inte emot utmaningar just nu.
error-too-many-invitations = Du har redan { $most } öppna utmaningar. Vänta på svar, eller dra tillbaka någon.
error-too-many-games = Det pågår redan { $most } partier, och fler kan ingen hålla reda på. Spela klart ett först.
error-computer-busy = Jag har för många bräden att tänka på just nu. Försök igen om en minut.
error-still-thinking = Jag håller fortfarande på med det du bad om. En sak i taget!
error-no-hint = Tips finns bara i partier mot mig. Människor emellan tänker var och en själv.
error-nothing-to-review = Du har inget avslutat parti där en bricka har flyttats.
error-not-waiting = Tiden är inte ute.
error-offer-pending = Det finns redan en öppen fråga. Den väntar på svar på brädet.
error-offered-already = Det har redan frågats sedan den senaste brickan. Spela vidare först.
error-no-offer = Den frågan gäller inte längre.
error-own-offer = Det är motståndaren som ska svara på det.
error-nothing-to-take-back = Du har inte gjort något drag än.
error-grid-full = Rutnätet är redan fullt.
error-no-draw-to-claim = Det går inte att kräva oavgjort just nu.
error-pause-too-long = { $days ->
    [0] Du har inga pausdagar kvar i år.
    [one] Du har en pausdag kvar i år.
   *[other] Du har { $days } pausdagar kvar i år.
}
error-not-a-moderator = Det är bara för dem som sköter servern.
error-elsewhere = Det partiet finns i en annan kanal. Använd kommandot där: { $link }
error-hidden-here = { $opponent } skulle inte se partiet här, så det stannar där det är: { $link }. Vill du ha ett eget bräde, skriv `/pop10 { name-board }` i ett direktmeddelande till mig.
error-server-only = Det fungerar bara på en server.
error-cannot-write = Jag kan inte skriva här längre. Ditt parti är i säkerhet: be någon låsa upp tråden eller ge mig tillbaka mina behörigheter, eller skriv `/pop10 { name-board }` i en annan kanal.
error-unreachable = Jag kan inte skicka direktmeddelanden till { $opponent }. Skicka utmaningen på en server där ni båda är med.
error-unknown-game = Du har inget sådant parti. Skriv `/pop10 { name-board }` och välj i listan.
error-no-game = Du har inget parti på gång. Starta ett med `/pop10 { name-challenge }`!
error-which-game = Du har flera partier på gång: säg vilket med alternativet `{ name-game }`.
error-not-a-player = Det här partiet spelas av två andra. Starta ett eget med `/pop10 { name-challenge }`!
error-not-invited = Den här utmaningen är till { $opponent }.
error-not-the-challenger = Bara { $challenger } kan dra tillbaka utmaningen.
error-invitation-over = Den här utmaningen gäller inte längre.
error-not-playing-yet = Partiet har inte börjat än.
error-game-over = Partiet är slut.
error-not-your-turn = Nu är det { $opponent } som ska spela.
error-old-board = Partiet har gått vidare sedan det här brädet. Här är det nu: { $link }
error-illegal-button = Det går inte på det här brädet. Så här ser det ut nu: { $link }
error-unreadable-button = Den knappen känner jag inte till längre. `/pop10 { name-board }` visar brädet igen.
error-unknown-command = Det kommandot känner jag inte till längre. `/pop10 { name-help }` visar dem som finns.
error-conflict = Någon hann före, och något har ändrats. Ta en ny titt och försök igen.
error-not-saved = Jag kan inte spara något just nu, så ingenting har ändrats. Den som sköter mig hittar orsaken i min logg.
error-unforeseen = Något gick sönder hos mig. Ditt parti är i säkerhet: försök igen, eller ta fram brädet med `/pop10 { name-board }`.

## Alt text

alt-points = Poäng: Röd { $red }, Gul { $yellow }.
alt-to-drop = { $side ->
    [red] Röd
   *[yellow] Gul
} ska släppa en bricka i { $count ->
    [one] kolumn { $columns }.
   *[other] någon av kolumnerna { $columns }.
}
alt-to-pop = { $side ->
    [red] Röd
   *[yellow] Gul
} ska poppa { $count ->
    [one] kolumn { $columns }.
   *[other] någon av kolumnerna { $columns }.
}
alt-to-redrop = { $side ->
    [red] Röd
   *[yellow] Gul
} håller en bricka från kolumn { $held } och ska släppa den i { $count ->
    [one] kolumn { $columns }.
   *[other] någon av kolumnerna { $columns }.
}
alt-won = { $side ->
    [red] Röd
   *[yellow] Gul
} har vunnit.
alt-over = Partiet är slut.
alt-dropped = { $side ->
    [red] Röd
   *[yellow] Gul
} släppte en bricka i kolumn { $column }.
alt-scored = { $side ->
    [red] Röd
   *[yellow] Gul
} { $count ->
    [one] poppade kolumn { $columns } och fick en poäng.
   *[other] poppade kolumnerna { $columns } och fick { $count } poäng.
}
alt-redropped = { $side ->
    [red] Röd
   *[yellow] Gul
} poppade kolumn { $held } och släppte brickan i kolumn { $column }.
alt-passed = { $side ->
    [red] Röd
   *[yellow] Gul
} har inget att poppa och står över.
alt-bottom-row = Nedersta raden från vänster: { $cells }.
alt-column = Kolumn { $column } nerifrån: { $discs }.
alt-column-empty = Kolumn { $column }: tom.
alt-disc = { $side ->
    [red] röd
   *[yellow] gul
}
alt-empty = tom
