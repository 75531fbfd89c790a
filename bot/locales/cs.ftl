### Pop 10 česky. Zmínky jsou jména, která se neskloňují, a nevíme, zda patří muži, nebo ženě:
### proto přítomný čas a žádná příčestí. „Bod“ má tři tvary: bod, body, bodů.

language = čeština

## The command picker

name-challenge = výzva
name-board = deska
name-rules = pravidla
name-solo = sólo
name-review = rozbor
name-resign = vzdát
name-help = nápověda
name-draw = remíza
name-takeback = vrátit-tah
name-games = partie
name-pause = pauza
name-settings = nastavení
name-server = server
name-stop = ukončit
name-forget-me = zapomeň-mě
name-export = export
name-opponent = soupeř
name-start = začátek
name-colour = barva
name-clock = čas
name-game = partie
name-days = dny
name-user = hráč
name-reason = důvod
name-level = úroveň
command-pop10 = Zahraj si Pop 10: čtyři v řadě, kde se žetony vytahují zespodu
command-challenge = Vyzvi někoho na partii Pop 10
command-challenge-menu = Vyzvat na Pop 10
command-solo = Zahraj si proti počítači
command-review = Projdi si s počítačem dohranou partii
command-board = Pošle desku rozehrané partie znovu, s funkčními tlačítky
command-resign = Vzdej partii
command-help = Jak se hraje a co umí které příkazy
command-rules = Pravidla Pop 10 v obrázcích, jen pro tebe
command-draw = Nabídni soupeři remízu
command-takeback = Požádej o vrácení svého posledního tahu
command-games = Tvé rozehrané partie a otevřené výzvy, nebo partie někoho v tomto kanálu
command-pause = Zastav na pár dní čas ve všech svých partiích
command-settings = Jak se dozvíš, že jsi na tahu, jak vypadá deska a kdo tě smí vyzvat
command-server = Jak se hraje Pop 10 na tomto serveru (pro správce)
command-stop = Ukončí partii na tomto serveru (pro moderátory)
command-forget-me = Smaže vše, co je o tobě uloženo
command-export = Pošle ti v souboru vše, co je o tobě uloženo
option-opponent = S kým chceš hrát; bez jména může výzvu přijmout kdokoli
option-level = Jak silně počítač hraje
option-ended-game = Která z tvých dohraných partií; bez volby ta poslední
option-clock = Kolik času je na tah (3 dny, pokud server nemá jinak)
option-days = Na kolik dní, nejvýš 14 za rok; 0 pauzu ukončí
option-user = Čí partie
option-reason = Proč; bude to stát pod partií
choice-clock-0 = bez limitu
choice-clock-1 = 1 den
choice-clock-3 = 3 dny
choice-clock-7 = 7 dní
option-start = Jak se mřížka zaplní (bez volby ji zaplní hráči)
option-colour = Kterou barvou hraješ (bez volby rozhodne los)
option-game = Která z tvých partií; vyber, jen když jich máš víc
choice-level-easy = lehká: všimne si bodu, který se sám nabízí
choice-level-medium = střední: vyzná se, ale občas něco přehlédne
choice-level-hard = těžká: vidí dva tahy dopředu
choice-level-expert = mistrovská: sekundu přemýšlí a hraje lépe než většina lidí
choice-ended-game = #{ $id } soupeř { $opponent } · { $red }–{ $yellow }
choice-start-fill = zaplní ji hráči
choice-start-shuffled = zamíchaná mřížka
choice-colour-random = losem
choice-colour-red = červená
choice-colour-yellow = žlutá
choice-game = { $turn ->
    [yours] #{ $id } soupeř { $opponent } · { $red }–{ $yellow } · jsi na tahu
   *[theirs] #{ $id } soupeř { $opponent } · { $red }–{ $yellow } · táhne soupeř
}
choice-invitation = { $whose ->
    [yours] #{ $id } tvoje výzva, { $opponent }
   *[theirs] #{ $id } výzva pro tebe, { $opponent }
}
choice-server-game = #{ $id } { $red } – { $yellow }
name-unknown = někdo

## Lists, settings, servers

games-none = Teď se nic nehraje.
games-none-here = { $player } v tomto kanálu nic nehraje, ani s tebou.
games-invitations = { $count ->
    [one] Jedna výzva je otevřená.
    [few] { $count } výzvy jsou otevřené.
   *[other] { $count } výzev je otevřených.
}
games-line-invitation = { $whose ->
    [yours] Tvoje výzva pro { $opponent } · { $link }
   *[theirs] { $opponent } tě vyzývá · { $link }
}
games-line-invitation-open = Tvoje výzva pro kohokoli · { $link }
# The text of a link to a challenge.
games-link-invitation = výzva #{ $id }
withdraw-numbered = Stáhnout #{ $id }
decline-numbered = Odmítnout #{ $id }
games-title = { $count ->
    [one] Hraje se jedna partie.
    [few] Hrají se { $count } partie.
   *[other] Hraje se { $count } partií.
}
games-line = { $turn ->
    [yours] **Jsi na tahu**, soupeř { $opponent } · { $score } · { $link }
   *[theirs] Na tahu je { $opponent } · { $score } · { $link }
}
games-line-clock = { $turn ->
    [yours] **Jsi na tahu**, soupeř { $opponent } · { $score } · čas vyprší { $time } · { $link }
   *[theirs] Na tahu je { $opponent } · { $score } · čas vyprší { $time } · { $link }
}
games-line-time-up = { $turn ->
    [yours] **Jsi na tahu**, soupeř { $opponent } · { $score } · čas vypršel { $time } · { $link }
   *[theirs] Na tahu je { $opponent } · { $score } · čas vypršel { $time } · { $link }
}
games-line-others = Na tahu je { $mover }, čeká { $opponent } · { $score } · { $link }
games-link = deska #{ $id }
button-previous = ◀
button-next = ▶
paused-until = Tvůj čas stojí do { $time }. Soupeři to uvidí na desce.
pause-ended = Tvůj čas zase běží.
settings = **Tvé nastavení** pro všechny partie
settings-notify = Jak se dozvím, že jsem na tahu?
settings-notify-channel = Ozvi se mi zmínkou tam, kde se hraje
settings-notify-direct = Ozvi se mi soukromou zprávou s odkazem
settings-notify-silent = O tazích mi nepiš
settings-style = Jak chci vidět desku?
settings-style-picture = Deska jako obrázek
settings-style-text = Deska jako text (emoji)
settings-theme = V jakých barvách chci vidět desku?
settings-theme-classic = Klasické barvy: modrá deska na písku
settings-theme-dark = Tmavé barvy na večer
settings-theme-high-contrast = Vysoký kontrast
settings-theme-colour-blind = Barvy dobře rozlišitelné i při barvosleposti
settings-challenges = Kdo mě smí vyzvat?
settings-challenges-yes = Vyzvat mě smí kdokoli
settings-challenges-no = Vyzvat mě nesmí nikdo
server-settings = **Pop 10 na tomto serveru**
server-channels = Kanály, kde se smí začít hrát (žádný: všude)
server-threads = Kde se partie hraje?
server-threads-no = Hraje se tam, kde partie začala
server-threads-yes = Každá partie má vlastní vlákno
server-threads-missing = Na vlastní vlákno potřebuji oprávnění *Vytvářet veřejná vlákna* a *Odesílat zprávy ve vláknech*.
server-clock = Kolik času je na tah?
server-clock-0 = Bez limitu, pokud výzva neurčí jinak
server-clock-1 = 1 den na tah, pokud výzva neurčí jinak
server-clock-3 = 3 dny na tah, pokud výzva neurčí jinak
server-clock-7 = 7 dní na tah, pokud výzva neurčí jinak
server-start = Jak partie začíná?
server-start-fill = Mřížku zaplní hráči, pokud výzva neurčí jinak
server-start-shuffled = Zamíchaná mřížka, pokud výzva neurčí jinak
server-locale = V jakém jazyce?
server-locale-auto = V jazyce serveru
stop-done = Partie je ukončena.
forget-ask = Tvé rozehrané partie tím vzdáš, výzvy propadnou, z dohraných partií zmizí tvé jméno a nastavení se smaže. Vrátit to nejde.
button-forget = Ano, zapomeň mě
forget-done = Hotovo. Vzdané partie: { $resigned }. Zrušené výzvy: { $withdrawn }. Partie, které zůstávají bez tvého jména: { $kept }. Tvé nastavení je smazáno.
export-done = Tohle je vše, co je o tobě uloženo.

## Invitations

invitation = { $opponent }, { $challenger } tě vyzývá na partii **Pop 10**!
invitation-open = { $challenger } hledá soupeře na partii **Pop 10**. Kdo se přidá?
invitation-start = { $start ->
    [shuffled] Mřížka je od začátku plná a zamíchaná.
   *[fill] Mřížku nejdřív společně zaplníte, řadu po řadě.
}
invitation-colour = { $colour ->
    [red] { $challenger } hraje červenými a začíná.
    [yellow] { $challenger } hraje žlutými, začíná { $opponent }.
   *[random] Barvy se losují, začíná Červený.
}
invitation-clock = { $days ->
    [0] Hraje se bez časového limitu.
    [one] Na tah je jeden den.
    [few] Na tah jsou { $days } dny.
   *[other] Na tah je { $days } dní.
}
invitation-sent = Výzva je na cestě: { $opponent } ji ode mě má v soukromé zprávě.
invitation-declined = Výzva na Pop 10 ({ $challenger } → { $opponent }) byla odmítnuta.
invitation-withdrawn = Výzva na Pop 10 ({ $challenger } → { $opponent }) byla stažena.
invitation-expired = Výzva na Pop 10 ({ $challenger } → { $opponent }) propadla: tři dny zůstala bez odpovědi.
game-in-thread = Hraje se tady: { $thread }
thread-name = Pop 10: { $red } – { $yellow }
button-accept = Přijmout
button-decline = Odmítnout
button-withdraw = Stáhnout výzvu

## The board

score = 🔴 { $red }–{ $yellow } 🟡
turn-first = { $player }, začínáš! { $score }
turn-passed = { $player }, jsi na tahu! { $score } · { $did }
turn-goes-on = { $player }, pokračuj! { $score } · { $did }
turn-computer-first = { $computer } začíná a přemýšlí … { $score }
turn-computer = { $computer } přemýšlí … { $score } · { $did }
computer-waits = Je tu fronta: k téhle desce se dostanu { $time } a můj tah pak přijde sám.
turn-time-up = { $opponent }, { $player } už nemá čas na tah. { $score } Vezmi si výhru, nebo přidej čas na další tah.
offer-draw = { $asked }, { $asker } nabízí remízu. { $score }
offer-takeback = { $asked }, { $asker } prosí o vrácení svého posledního tahu. { $score }
offer-shuffle = { $asked }, { $asker } navrhuje zaplnit zbytek mřížky náhodně. { $score }
clock = Čas na tah vyprší { $time }.
paused = { $player } má do { $time } volno, čas zatím stojí.
claim-repetition = Tato pozice je tu už potřetí, kdokoli z vás si může vzít remízu.
claim-quiet = Už 80 tahů nepadl bod, kdokoli z vás si může vzít remízu.
task-fill = { $side ->
    [red] Červený
   *[yellow] Žlutý
}: vhoď žeton do otevřeného sloupce. Čtyřky se začnou počítat, až bude mřížka plná.
task-pop = { $side ->
    [red] Červený
   *[yellow] Žlutý
}: vytáhni ze spodní řady jeden svůj žeton.
task-pop-again = Bod! Vytáhni další.
task-held = Čtyřka to není, žeton se vrací: vyber sloupec.
did-drop = { $player } vhazuje žeton do sloupce { $column }.
did-points = { $points ->
    [one] { $player } vytahuje ze sloupce { $columns } a má bod.
    [few] { $player } vytahuje ze sloupců { $columns } a má { $points } body.
   *[other] { $player } vytahuje ze sloupců { $columns } a má { $points } bodů.
}
did-held = { $player } vytahuje ze sloupce { $from }: čtyřka to není.
did-points-held = { $points ->
    [one] { $player } vytahuje ze sloupce { $columns } a má bod, pak ze sloupce { $from }: čtyřka to není.
    [few] { $player } vytahuje ze sloupců { $columns } a má { $points } body, pak ze sloupce { $from }: čtyřka to není.
   *[other] { $player } vytahuje ze sloupců { $columns } a má { $points } bodů, pak ze sloupce { $from }: čtyřka to není.
}
did-redrop = { $player } přesouvá žeton ze sloupce { $from } do { $to }.
did-points-redrop = { $points ->
    [one] { $player } vytahuje ze sloupce { $columns }, má bod a přesouvá žeton ze sloupce { $from } do { $to }.
    [few] { $player } vytahuje ze sloupců { $columns }, má { $points } body a přesouvá žeton ze sloupce { $from } do { $to }.
   *[other] { $player } vytahuje ze sloupců { $columns }, má { $points } bodů a přesouvá žeton ze sloupce { $from } do { $to }.
}
did-redrop-forced = { $player } přesouvá žeton ze sloupce { $from } do { $to }, jinde není místo.
did-points-redrop-forced = { $points ->
    [one] { $player } vytahuje ze sloupce { $columns }, má bod a přesouvá žeton ze sloupce { $from } do { $to }, jinde není místo.
    [few] { $player } vytahuje ze sloupců { $columns }, má { $points } body a přesouvá žeton ze sloupce { $from } do { $to }, jinde není místo.
   *[other] { $player } vytahuje ze sloupců { $columns }, má { $points } bodů a přesouvá žeton ze sloupce { $from } do { $to }, jinde není místo.
}
passed-at-start = { $player } nemá ve spodní řadě žádný žeton, začíná tedy { $opponent }.
passed = { $player } nemá ve spodní řadě žádný žeton, tah se proto vrací.
ran-dry = { $player } už nemá ve spodní řadě žádný žeton, tah proto přechází na soupeře.
column-drop = Vhoď { $column }
column-pop = Ven { $column }
trail = { $score } · { $did }
trail-first = Hraje se dál o kus níž.
trail-elsewhere = Hraje se dál tady: { $link }
button-more = ⋯
more = Partie #{ $id }, soupeř { $opponent }. Co chceš udělat?
button-offer-draw = Nabídnout remízu
button-offer-takeback = Vrátit můj poslední tah
button-offer-shuffle = Doplnit náhodně
button-claim-draw = Vzít si remízu
button-claim-win = Vzít si výhru
button-give-time = Přidat čas
offer-made = Žádost je na desce a tam přijde i odpověď. Jakmile kdokoli z vás táhne, žádost padá.
button-rules = Pravidla
button-hint = Poradit
hint-drop = Moje rada: vhodit žeton do sloupce { $column }.
hint-redrop = Moje rada: vrátit žeton do sloupce { $column }.
hint-points = Moje rada: vytáhnout { $columns }.
hint-move = Moje rada: vytáhnout ze sloupce { $from } a vhodit do { $to }.
hint-points-move = Moje rada: vytáhnout { $columns }, pak žeton ze sloupce { $from } a ten vhodit do { $to }.
hint-only = Takhle by to vypadalo. Zatím se nic nezahrálo.
solo-takeback = Tvůj poslední tah je zpátky.
solo-shuffle = Zbytek mřížky je zaplněný náhodně.
solo-draw = Platí: remíza.
solo-plays-on = Ještě se mi chce hrát.
solo-no-clock = Hrajeme bez hodin: já odpovídám hned a ty můžeš přemýšlet, jak dlouho chceš.
button-resign = Vzdát
resign-ask = Opravdu chceš vzdát partii? Soupeř: { $opponent }
button-resign-yes = Ano, vzdávám
resign-done = Partie je vzdaná. Díky za hru a někdy příště!

## The end

end-points = 🏆 { $winner } vyhrává { $score }! { $did } Deset bodů rozhodlo.
end-resigned = 🏆 { $winner } vyhrává: { $loser } vzdává za stavu { $score }.
end-time = 🏆 { $winner } vyhrává na čas: { $loser } tah nestíhá. { $score }
end-agreed = Remíza dohodou za stavu { $score }.
end-repetition = Remíza za stavu { $score }: stejná pozice nastala třikrát.
end-quiet = Remíza za stavu { $score }: 80 tahů nepadl bod.
end-stopped = Moderátoři ukončili partii ({ $red } – { $yellow }). { $note }
end-nothing-to-pop = Remíza za stavu { $score }: nikdo už nemá co vytáhnout.
button-rematch = Odveta
button-review = Rozbor

## The review of a finished game

review-progress = Procházím partii #{ $id } … { $percent } %
review-title = **Rozbor partie #{ $id }** · { $score }
review-accuracy = { $side ->
    [red] 🔴 { $player }: přesnost { $percent } %
   *[yellow] 🟡 { $player }: přesnost { $percent } %
}
review-moment = { $number }. Tah { $turn }: { $player } hraje `{ $played }`, lepší bylo `{ $better }`.
review-no-moments = Žádný tah nevyčnívá: rozhodovalo se pomalu, kousek po kousku.
review-legend = `3x` je žeton vytažený ze sloupce 3 za bod, `3-5` žeton ze sloupce 3 vhozený do 5. Na obrázku nahoře je líp na tom ten, čí barva zabírá víc místa; dole se počítají body.
button-review-all = Ukázat všem
review-alt = Průběh partie. Šance Červeného v procentech, vždy po několika tazích: { $chances }. Body na konci: Červený { $red }, Žlutý { $yellow }.

## Help

help =
    ## Pop 10
    Čtyři v řadě, jen vzhůru nohama:
    1. Společně zaplňte mřížku, řadu po řadě. Čtyřky se zatím nepočítají.
    2. Potom se střídáte: vytáhni ze spodní řady jeden svůj žeton a všechno nad ním klesne o jedno pole.
    3. Byl součástí čtyř nebo víc tvých žetonů v řadě? Máš bod a vytahuješ znovu. Když ne, vhodíš ho shora do jiného sloupce a hraje soupeř.
    4. Kdo má první deset bodů, vyhrává.

    `/pop10 { name-challenge }` někoho vyzve. Jde to i z nabídky u člověka: *Aplikace › { command-challenge-menu }* (pravým tlačítkem, na mobilu podržením).
    `/pop10 { name-solo }` začne partii proti mně; pod **⋯** tam poradím a vracet tahy jde bez ptaní. `/pop10 { name-review }` projde dohranou partii.
    `/pop10 { name-board }` pošle desku znovu sem, když odjela nahoru nebo ji někdo smazal.
    `/pop10 { name-games }` ukáže tvé partie. Pod **⋯** na desce se nabízí remíza, vrací tah a vzdává.
    `/pop10 { name-settings }` určuje, jak se dozvíš, že jsi na tahu; `/pop10 { name-pause }` zastaví čas, když máš volno.
    `/pop10 { name-rules }` vysvětlí celou hru, i s obrázky.
    Nespěchej: partie ti nikam neuteče a deska sama zavolá, kdo je na tahu.

## The rules: one message a page, and one that says what its picture shows (at most 1024 characters)

rules-page = Strana { $page } z { $pages }
button-rules-show = Ukázat všem
button-rules-open = Přečíst pravidla
rules-game =
    ## Pop 10
    Piškvorky 4, tedy čtyři v řadě, nejspíš znáš. Tady jim povolilo dno.
    Hrají dva, Červený a Žlutý. Nejdřív spolu zaplní mřížku o 7 sloupcích a 6 řadách. Potom střídavě vytahují své žetony ze spodní řady a všechno nad nimi padá dolů.
    Žeton, který byl při vytažení součástí čtyřky, je bod. **Deset bodů vyhrává.**
rules-game-picture = Rozehraná partie Pop 10. Mřížka o 7 sloupcích a 6 řadách je skoro plná červených a žlutých žetonů; červené mají hvězdu, žluté kroužek. Vedle mřížky má každý hráč zásobník s deseti místy: Červený v něm má pět žetonů, Žlutý čtyři. Na tahu je Žlutý a žluté žetony ve spodní řadě jsou vyznačené, protože jeden z nich smí vytáhnout.
rules-fill =
    ## Nejdřív zaplňte mřížku
    Začíná Červený. Střídavě vhazujte po jednom svém žetonu, dokud jich v mřížce není všech 42.
    Mřížka se plní **řadu po řadě**: otevřené jsou jen ty sloupce, které jsou právě nejnižší.
    Čtyřky se zatím nepočítají. Ale stav s rozmyslem, z téhle stavby se bude hrát!
    Poslední žeton vhazuje Žlutý, takže i vytahovat začíná Červený.
rules-fill-picture = Dvě mřížky a mezi nimi šipka. V první jsou dvě řady plné, chybí jen žeton v pátém sloupci a jedině ten je otevřený. Ve druhé tam Žlutý žeton vhodil a pro další řadu je otevřených všech sedm sloupců.
rules-pop =
    ## Potom vytahujte
    Když jsi na tahu, vytáhni ze spodní řady **jeden svůj žeton**. Všechno nad ním klesne o jedno pole.
    Byl součástí čtyř nebo víc tvých žetonů v řadě? Pak je to bod, víc o dvě strany dál.
    Nebyl? Vhoď ho shora **do jiného sloupce**, kde je místo, a tvůj tah končí.
    Když ve spodní řadě žádný svůj žeton nemáš, není co vytáhnout a hraje soupeř.
rules-pop-picture = Dvě mřížky a mezi nimi šipka. V první smí Žlutý vytáhnout jeden z několika žlutých žetonů ve spodní řadě. Ve druhé je vytažený žeton ze čtvrtého sloupce: v žádné čtyřce nebyl, sloupec nad ním klesl a žeton teď leží nahoře v šestém sloupci.
rules-own-column =
    ## Jinde není místo?
    Hned po zaplnění jsou všechny sloupce plné. Když vytáhneš žeton, který není bod, místo je jen ve sloupci, ze kterého je.
    Tehdy, a jen tehdy, **se vrací nahoru do vlastního sloupce**.
    Vybírat není z čeho, takže to udělám za tebe.
rules-own-column-picture = Dvě plné mřížky a mezi nimi šipka. V první smí Červený vytáhnout žeton ze spodní řady. Ve druhé je vytažený žeton z druhého sloupce: sloupec klesl a tentýž žeton leží zase nahoře v něm, protože všechny ostatní sloupce jsou plné.
rules-points =
    ## Body a série
    Byl vytažený žeton součástí **čtyř nebo víc** tvých žetonů v řadě – vodorovně, svisle nebo šikmo? Necháš si ho jako bod a **vytahuješ znovu**.
    Platí mřížka, jaká byla těsně před vytažením. I žeton ve dvou čtyřkách najednou je jen jeden bod.
    Každé vytažení posune sloupec a můžou tím vzniknout nové čtyřky. Z dobrého tahu je pak celá série: bod za bodem, dokud některý žeton není bez čtyřky nebo dokud máš ve spodní řadě co vytáhnout.
rules-points-picture = Dvě mřížky a mezi nimi šipka. V první je vyznačená čtyřka červených žetonů: stoupá šikmo ode dna druhého sloupce do pátého. Ve druhé Červený vytáhl žeton z jejího dolního konce a má za něj bod; druhý sloupec klesl a Červený smí vytahovat znovu.
rules-end =
    ## Konec
    Kdo má první **deset žetonů**, vyhrává, a to hned, třeba i uprostřed tahu.
    Točíte se v kruhu? Remízu můžeš nabídnout kdykoli. A když stejná pozice nastane potřetí nebo 80 tahů nepadne bod, kdokoli z vás si remízu může vzít.
    Remíza by byla i tehdy, kdyby nikdo z vás neměl co vytáhnout.
rules-end-picture = Dohraná partie. Červený právě vytáhl v pátém sloupci žeton ze čtyřky, desátý do svého zásobníku, a má vavřínový věnec. Žlutý má šest žetonů.
rules-differences =
    ## V čem je to jiné
    4️⃣ Piškvorky 4 · 🔟 Pop 10
    ### Začátek
    4️⃣ Mřížka je prázdná.
    🔟 Nejdřív ji zaplní hráči a čtyřky se nepočítají.
    ### Tvůj tah
    4️⃣ Vhodíš žeton do sloupce, kde je místo.
    🔟 Vytáhneš svůj žeton ze spodní řady, a když tam žádný nemáš, vynecháš.
    ### Čtyři v řadě
    4️⃣ Máš vyhráno.
    🔟 Vytažený žeton je bod a vytahuješ znovu.
    ### Ostatní žetony
    4️⃣ Žeton mřížku nikdy neopustí.
    🔟 Vytažený žeton, který není bod, se vrací shora do jiného sloupce.
    ### Výhra
    4️⃣ Vyhrává první čtyřka.
    🔟 Vyhrává prvních deset bodů.
    ### Remíza
    4️⃣ Mřížka je plná.
    🔟 Nikdo nemá co vytáhnout.
rules-differences-picture = Dvě mřížky. První patří hře Piškvorky 4 a není plná ani z poloviny: Červený právě vyhrál šikmou čtyřkou, jejíž horní konec vhodil do šestého sloupce. Druhá patří hře Pop 10 a je skoro plná: je v ní vyznačená šikmá čtyřka červených žetonů a žeton z jejího dolního konce, ve spodní řadě, bude hned vytažen za bod.
rules-origin =
    ## Odkud hra je
    Pop 10 je jedna z pěti her v návodu k sadě z roku 2009, jejíž mřížka má dole lištu na vypouštění žetonů. Ty další jsou původní hra, *PopOut*, *5-in-a-Row* a *Power Up*.
    Návod s ní počítá pro sadu uklizenou i s žetony v mřížce: sundej ji z police a hraj s tím, co v ní je.
    Tady to jde taky: `/pop10 { name-challenge }` se zamíchanou mřížkou začíná se všemi 42 žetony v náhodném pořadí.
rules-origin-picture = Plná mřížka, 21 červených a 21 žlutých žetonů v náhodném pořadí. Na tahu je Červený a červené žetony ve spodní řadě jsou vyznačené.

## Refusals

error-own-challenge = Na hru musí být dva. Koho jiného chceš vyzvat?
error-bot-challenge = Jiní boti Pop 10 nehrají. Vyzvi člověka, nebo mě!
error-no-person = Za tímhle účtem nikdo není, takže by neměl kdo hrát.
error-already-invited = Tvá výzva ještě platí ({ $opponent }): { $link }
error-invited-by-them = { $opponent } tě už vyzývá. Výzvu přijmeš tady: { $link }
# $time is a mark such as “in 10 minutes”.
error-invited-lately = { $opponent } teď tvoje výzvy odmítá. Zkusit to znovu můžeš { $time }.
error-invited-many = Za hodinu máš { $most } výzev, víc jich nejde. Další můžeš poslat { $time }.
error-wrong-channel = Na tomto serveru se partie začínají tady: { $channels }.
error-no-challenges = { $opponent } teď výzvy nepřijímá.
error-too-many-invitations = Na odpověď už čeká tolik tvých výzev: { $most }. Vyčkej, nebo některou stáhni.
error-too-many-games = Rozehraných partií už je { $most } a víc jich nikdo neuhlídá. Nejdřív některou dohraj.
error-computer-busy = Teď mám v hlavě příliš mnoho desek. Zkus to za minutu.
error-still-thinking = Ještě přemýšlím o tom předchozím. Jedno po druhém!
error-no-hint = Radím jen v partiích proti mně. Když hrají lidé, každý přemýšlí sám za sebe.
error-nothing-to-review = Nemáš žádnou dohranou partii, ve které se pohnul aspoň jeden žeton.
error-not-waiting = Čas ještě nevypršel.
error-offer-pending = Jedna žádost už je otevřená, čeká na desce na odpověď.
error-offered-already = Od posledního žetonu už jedna žádost padla. Nejdřív hrajte dál.
error-no-offer = Tahle žádost už neplatí.
error-own-offer = Na tohle musí odpovědět soupeř.
error-nothing-to-take-back = Ještě není co vracet, tvůj první tah teprve přijde.
error-grid-full = Mřížka už je plná.
error-no-draw-to-claim = Teď si remízu vzít nejde.
error-pause-too-long = { $days ->
    [0] Letos už ti žádné dny pauzy nezbývají.
    [one] Letos ti zbývá jediný den pauzy.
    [few] Letos ti zbývají { $days } dny pauzy.
   *[other] Letos ti zbývá { $days } dní pauzy.
}
error-not-a-moderator = Tohle smí jen ti, kdo se o server starají.
error-elsewhere = Ta partie je v jiném kanálu. Použij příkaz tam: { $link }
error-hidden-here = { $opponent } by sem k partii neměl přístup, a tak zůstává, kde je: { $link }. Chceš-li desku pro sebe, napiš mi `/pop10 { name-board }` do soukromé zprávy.
error-server-only = Tohle funguje jen na serveru.
error-cannot-write = Sem už psát nemůžu. O partii nepřijdeš: požádej o odemčení vlákna nebo o vrácení mých oprávnění, anebo napiš `/pop10 { name-board }` v jiném kanálu.
error-unreachable = { $opponent } ode mě nepřijímá soukromé zprávy. Pošli výzvu na serveru, kde jste oba.
error-unknown-game = Takovou partii nemáš. Napiš `/pop10 { name-board }` a vyber ze seznamu.
error-no-game = Nemáš rozehranou žádnou partii. Začni příkazem `/pop10 { name-challenge }`!
error-which-game = Máš rozehraných víc partií: vyber jednu volbou `{ name-game }`.
error-not-a-player = Tuhle partii hrají jiní dva. Začni vlastní příkazem `/pop10 { name-challenge }`!
error-not-invited = Tahle výzva není pro tebe, má ji { $opponent }.
error-not-the-challenger = Tuhle výzvu může stáhnout jen { $challenger }.
error-invitation-over = Tahle výzva už neplatí.
error-not-playing-yet = Tahle partie ještě nezačala.
error-game-over = Tahle partie už skončila.
error-not-your-turn = Na tahu je { $opponent }.
error-old-board = Tahle deska je stará, hraje se dál tady: { $link }
error-illegal-button = To na téhle desce nejde. Takhle vypadá teď: { $link }
error-unreadable-button = Tohle tlačítko už neznám. `/pop10 { name-board }` pošle desku znovu.
error-unknown-command = Tenhle příkaz už neznám. Ty současné vypíše `/pop10 { name-help }`.
error-conflict = Někdo byl rychlejší a mezitím se něco změnilo. Podívej se znovu a zkus to ještě jednou.
error-not-saved = Teď nemůžu nic uložit, takže se nic nezměnilo. Kdo mě provozuje, najde důvod v mém logu.
error-unforeseen = Něco se u mě rozbilo. O partii nepřijdeš: zkus to znovu, nebo si příkazem `/pop10 { name-board }` vyžádej desku.

## Alt text

alt-points = Body: Červený { $red }, Žlutý { $yellow }.
alt-to-drop = { $side ->
    [red] Červený
   *[yellow] Žlutý
} má vhodit žeton do { $count ->
    [one] sloupce { $columns }.
   *[other] jednoho ze sloupců { $columns }.
}
alt-to-pop = { $side ->
    [red] Červený
   *[yellow] Žlutý
} má vytáhnout { $count ->
    [one] ze sloupce { $columns }.
   *[other] z jednoho ze sloupců { $columns }.
}
alt-to-redrop = { $side ->
    [red] Červený
   *[yellow] Žlutý
} drží žeton ze sloupce { $held } a musí ho vhodit do { $count ->
    [one] sloupce { $columns }.
   *[other] jednoho ze sloupců { $columns }.
}
alt-won = { $side ->
    [red] Červený
   *[yellow] Žlutý
} vyhrál.
alt-over = Partie skončila.
alt-dropped = { $side ->
    [red] Červený
   *[yellow] Žlutý
} vhodil žeton do sloupce { $column }.
alt-scored = { $side ->
    [red] Červený
   *[yellow] Žlutý
} { $count ->
    [one] vytáhl ze sloupce { $columns } a získal bod.
    [few] vytáhl ze sloupců { $columns } a získal { $count } body.
   *[other] vytáhl ze sloupců { $columns } a získal { $count } bodů.
}
alt-redropped = { $side ->
    [red] Červený
   *[yellow] Žlutý
} vytáhl ze sloupce { $held } a vhodil žeton do sloupce { $column }.
alt-passed = { $side ->
    [red] Červený
   *[yellow] Žlutý
} nemá co vytáhnout a vynechává.
alt-bottom-row = Spodní řada zleva: { $cells }.
alt-column = Sloupec { $column } zdola: { $discs }.
alt-column-empty = Sloupec { $column }: prázdný.
alt-disc = { $side ->
    [red] červený
   *[yellow] žlutý
}
alt-empty = prázdno
