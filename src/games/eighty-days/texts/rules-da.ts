import { deckSize } from '../components.ts';
import type { Rulebook } from './sentences.ts';

const days = (count: number) => `${count} ${count === 1 ? 'dag' : 'dage'}`;

/** The rulebook and what may be agreed, in Danish. */
export const rulesDa: Rulebook = {
  sections: {
    'ED-1': 'Generelt',
    'ED-2': 'Opstilling',
    'ED-3': 'Runden',
    'ED-4': 'Vælg et rejsekort',
    'ED-5': 'Handlingen',
    'ED-6': 'Rejsen',
    'ED-7': 'Dagene tælles',
    'ED-8': 'Ballon, elefant og terning',
    'ED-9': 'Bonusbrikker',
    'ED-10': 'Begivenhedskort',
    'ED-11': 'Mønter',
    'ED-12': 'Turens slutning',
    'ED-13': 'Tilbage i London',
    'ED-14': 'Spillets slutning',
    'ED-15': 'To spillere',
  },
  rules: {
    'ED-1.1':
      'Dit antal dage kan kun vokse. Intet kort giver en brugt dag tilbage; et Tilbud gør etapen billigere, før du betaler for den.',
    'ED-1.2': 'Du må gerne bruge mere end 80 dage. Der tælles bare videre.',
    'ED-1.3': 'Mønter, du betaler, går tilbage til banken.',
    'ED-1.4': 'Der er altid 24 mønter i banken og hos spillerne tilsammen.',
    'ED-1.5': 'Hvert af de 60 rejsekort er altid i trækbunken, i kastebunken, på handlingssporet eller på en hånd.',
    'ED-1.6': 'Hvert begivenhedskort er altid i trækbunken, i kastebunken eller på en hånd.',
    'ED-1.7': 'Begge blå kort ligger altid i den øverste del af begivenhedskortenes trækbunke, så den aldrig slipper op.',
    'ED-1.8':
      'Ingen kender rækkefølgen i en trækbunke. Kun kort, der er lagt under den, trækkes efter alle dem ovenover; og det øverste kort i begivenhedskortenes kastebunke kan ses.',
    'ED-2.1': 'Hvert sted undtagen London får tilfældigt en rød og en blå bonusbrik med forsiden opad.',
    'ED-2.2': ({ startCoins }) =>
      `Alle figurer står i London, ingen har brugt en dag, og alle har ${startCoins} ${startCoins === 1 ? 'mønt' : 'mønter'}.`,
    'ED-2.3': 'Detektiven venter i Brindisi.',
    'ED-2.4': ({ startCards }) => `Alle får ${startCards} rejsekort og intet begivenhedskort.`,
    'ED-2.5': ({ eventDeck, content }) =>
      (typeof eventDeck === 'string'
        ? `Begivenhedskortenes trækbunke er sættet ”${eventDeck === 'classic' ? 'Klassisk' : 'Ekspedition'}” med 15 kort, eller 14 med to spillere.`
        : `Begivenhedskortenes trækbunke er jeres egen med ${deckSize(eventDeck)} kort; to spillere undværer ”Forbindelse”.`) +
      (content ? ' Nogle etaper, kort eller bonusbrikker er bordets egne.' : ''),
    'ED-2.6': 'Én spiller er startspiller i første runde.',
    'ED-3.1':
      'En runde begynder med tidspresset, hvis nogen er hjemme; så lægges rejsekort på handlingssporet fra venstre mod højre: 3, 4, 5 eller 6 ved 2, 3, 4 eller flere rejsende.',
    'ED-3.2': 'Antallet af kort gælder hele runden, også hvis nogen når hjem imens.',
    'ED-3.3': 'Startspilleren har første tur, derefter med uret alle, der stadig rejser.',
    'ED-3.4': 'Når runden er slut, kasseres de kort, der ligger tilbage på sporet.',
    'ED-3.5': 'Efter hver runde undersøges det, om spillet er slut.',
    'ED-3.6': 'Efter hver runde findes den næste startspiller.',
    'ED-3.7': 'Som regel ligger ét kort tilbage på sporet ved rundens slutning, og med seks rejsende intet.',
    'ED-3.8':
      'Skal der bruges et rejsekort, og trækbunken er tom, blandes kastebunken til en ny trækbunke. Er der slet ingen kort, trækkes der ikke.',
    'ED-3.9':
      'En tur har fem trin i denne rækkefølge: vælg et rejsekort, handling, rejs eller bliv, detektiv, håndgrænse. Begivenhedskort og køb må komme når som helst før detektiven.',
    'ED-4.1': 'Du skal tage ét rejsekort fra handlingssporet op på hånden.',
    'ED-4.2': 'Rundens startspiller må ikke tage kortet på feltet Lommeur.',
    'ED-4.3': 'Bortset fra startspilleren er ingen begrænset i valget.',
    'ED-4.4':
      'Begyndte runden med seks rejsende, må den sidste trække et rejsekort blindt i stedet for at tage det eneste, der er tilbage, og har så ingen handling.',
    'ED-4.5': 'Et felt står tomt, når dets kort er taget.',
    'ED-4.6': 'Ligger der intet kort på sporet, springes valget af rejsekort over.',
    'ED-4.7': 'Du må rejse med kortet i samme tur.',
    'ED-5.1': 'Du må udføre handlingen på det felt, dit kort kom fra, eller lade være.',
    'ED-5.2': 'Mønt: Tag en mønt fra banken, hvis der er en.',
    'ED-5.3': 'Ballon: Du må bruge en ballon i denne tur; bagefter er den tabt.',
    'ED-5.4': 'Begivenhed: Træk et begivenhedskort.',
    'ED-5.5': 'Detektiv: Send ham et andet sted hen, hvor som helst undtagen London.',
    'ED-5.6':
      'Lommeur: Du begynder næste runde. Tager ingen det, begynder den næste rejsende med uret. Den, der tog det og er hjemme til den tid, giver det videre med uret.',
    'ED-5.7': 'Bytte: Kassér et til tre rejsekort, og træk så lige så mange.',
    'ED-5.8': 'Med tre rejsende eller færre er lommeuret ikke på sporet; det går med uret.',
    'ED-5.9': 'Med to rejsende er detektiven ikke på sporet; han bliver, hvor han er.',
    'ED-6.1': 'Du må blive eller rejse én etape, altid fremad.',
    'ED-6.2': 'Med Forbindelse må du rejse to etaper i en tur, aldrig flere.',
    'ED-6.3': 'For en etape kasserer du præcis kortene til en af dens ruter.',
    'ED-6.4': 'Uden kortene til hele ruten kan du ikke rejse.',
    'ED-6.5': 'Fra Bombay til Calcutta kræves intet kort.',
    'ED-6.6': 'Når etapen er klaret, tælles dens dage, og din figur flytter; så kommer bonusbrikkerne og til sidst London.',
    'ED-6.7': 'Fra Hongkong til Yokohama vælger du: enten to skibe eller et tog og et skib. Alle andre etaper har én rute.',
    'ED-6.8': 'Forbindelse må spilles før den første etape eller mellem de to. Brikken ved mellemstoppet afvikles først.',
    'ED-6.9': ({ eventsUntil }) =>
      eventsUntil === 'spent'
        ? 'Du fastlægger etapen med dens kort, og en ballon eller en Elefant med den, før terningen slås. Når du er rejst, kan du ikke fortryde; andre begivenhedskort må føjes til, indtil dagene er talt.'
        : 'Du fastlægger hele etapen, med alle kort og tilføjelser, før terningen slås. Når du er rejst, kan du ikke fortryde.',
    'ED-7.1': ({ expressDays, submarineDays }) =>
      `Hvert kort tæller sin værdi eller det, der erstatter det: terningen ved en ballon, ${expressDays} ved et Eksprestog, ${submarineDays} ved en Undervandsbåd. Én erstatning pr. kort.`,
    'ED-7.2': 'To tog eller to skibe med samme værdi er to ens kort og tæller kun én gang: intet skift, ingen ventetid.',
    'ED-7.3': 'Et tog og et skib er aldrig to ens kort, uanset værdierne.',
    'ED-7.4': 'Fra New York til London kan kun de to skibe være ens; toget tæller altid fuldt.',
    'ED-7.5': 'Et kort, der er erstattet, sparer ingen tid, selv om tallet tilfældigvis er det samme.',
    'ED-7.6': 'At erstatte toget på sidste etape ændrer ikke, hvad to ens skibe sparer.',
    'ED-7.7': ({ offerDays }) =>
      `Etapen koster summen af kortene, minus det sparede, minus ${days(offerDays)} for hvert Tilbud; med et Tilbud mindst 1 dag.`,
    'ED-7.8': 'Erstatninger og Tilbud fritager aldrig for selve rejsekortene.',
    'ED-8.1': 'En ballon kommer fra handlingssporet, fra et Ballon-kort eller fra Prinsessen, der efterligner et.',
    'ED-8.2': 'Du må bruge én ballon pr. tur, hvor den end kommer fra.',
    'ED-8.3': 'En ballon erstatter ét kort, som du nævner, før terningen slås.',
    'ED-8.4': 'Ingen ballon flyver fra Bombay til Calcutta.',
    'ED-8.5': 'Efter et slag må du betale 1 mønt for at slå om, så ofte du vil. Det sidste slag gælder, også hvis det er værre.',
    'ED-8.6': 'Når terningen er slået, er der ingen vej tilbage.',
    'ED-8.7': 'Fra Bombay til Calcutta tager det 12 dage; med en Elefant 6 plus terningen. Én Elefant pr. etape.',
    'ED-8.8': 'Tilbud og Forbindelse hjælper også fra Bombay til Calcutta; det gør Eksprestog og Undervandsbåd ikke.',
    'ED-9.1': 'Den første, der ankommer til et sted, må bruge den røde brik.',
    'ED-9.2': 'Den sidste af alle spillere, der ankommer, må bruge den blå brik.',
    'ED-9.3': 'Brikken vendes, hvad enten du bruger den eller ej.',
    'ED-9.4': 'Der er ingen brikker i London.',
    'ED-9.5': 'En brik afvikles ved ankomsten, før du rejser videre eller slutter din tur.',
    'ED-9.6': 'En brik giver en mønt, et rejsekort, et begivenhedskort eller en mistet dag til hver modstander, der stadig rejser.',
    'ED-9.7': 'Stoppet mellem to etaper i samme tur tæller som en ankomst.',
    'ED-10.1': 'Du er aldrig nødt til at trække et begivenhedskort.',
    'ED-10.2': 'Et begivenhedskort, der ikke er blåt, tages op på hånden; kun du ser det.',
    'ED-10.3':
      'Du spiller kun begivenhedskort i din egen tur, så mange du vil, når deres tekst tillader det, også i den tur, du trækker dem.',
    'ED-10.4': 'Et spillet begivenhedskort lægges straks åbent øverst i begivenhedskortenes kastebunke.',
    'ED-10.5': 'Hvad et kort allerede har udrettet i denne tur, overlever et blåt kort.',
    'ED-10.6':
      'Et blåt kort rammer straks: Alle rejsende mister 1 dag (Forsinkelse) eller 2 (Storm), alle mister deres begivenhedskort på hånden, og alle begivenhedskort blandes til en ny trækbunke.',
    'ED-10.7': 'Den, der trækker et blåt kort, får intet andet for det.',
    'ED-10.8': 'Et Eksprestog erstatter et tog og en Undervandsbåd et skib. To af dem må erstatte to kort på samme etape.',
    'ED-10.9':
      'Prinsessen virker som det øverste kort i begivenhedskortenes kastebunke, hvis det kunne spilles nu. Det bliver liggende, og hun lægges ovenpå.',
    'ED-10.10': 'Som efterligning tæller Prinsessen som det efterlignede kort ved alle grænser.',
    'ED-11.1': 'Mønter bruges til at slå om (1) og til at købe kort (2).',
    'ED-11.2': 'Når som helst i din tur må du betale 2 mønter for at trække et rejsekort eller et begivenhedskort.',
    'ED-11.3': ({ eventsUntil }) =>
      `Du må købe, hver gang du har noget at afgøre: også midt på en etape, mellem et slag og det næste og før en bonusbrik. Kun et bytte afbrydes ikke, og ${eventsUntil === 'spent' ? 'Bradshaws køreplan venter' : 'begivenhedskort, der ikke hører til etapen, venter'}, til etapen er slut.`,
    'ED-11.4': 'Du kan ikke købe et kort, hvor der intet er at trække.',
    'ED-11.5': 'I stedet for at ride på den må du kassere en Elefant for 1 mønt.',
    'ED-12.1': ({ detectiveDays }) =>
      `Slutter din tur dér, hvor detektiven er, mister du ${days(detectiveDays)}, hvad enten du ankom eller blev.`,
    'ED-12.2': 'Det koster intet at forlade detektivens sted.',
    'ED-12.3': 'Flyttes detektiven hen til dig i en andens tur, koster det i sig selv intet.',
    'ED-12.4': 'Ved et mellemstop stiller detektiven ingen spørgsmål.',
    'ED-12.5': ({ handLimit }) =>
      `Har du mere end ${handLimit} kort, når din tur slutter, rejse- og begivenhedskort tilsammen, kasserer du ned til ${handLimit}. Undervejs i turen er der ingen grænse.`,
    'ED-12.6': 'Når en tur er slut, har den næste spiller tur.',
    'ED-13.1': 'Den, der når London, lægger sin væddemålsseddel under de andre dér.',
    'ED-13.2': ({ arrivalCoins }) =>
      `Kortene fra den, der er hjemme, lægges med bagsiden opad under deres trækbunker; mønterne ${arrivalCoins === 'return' ? 'går tilbage til banken' : 'beholdes'}.`,
    'ED-13.3': 'Når du når London, er din tur straks slut, og du får ikke flere.',
    'ED-13.4': ({ pressureDays }) =>
      `Når nogen er hjemme, begynder hver runde med, at alle, der stadig rejser, mister ${days(pressureDays)}.`,
    'ED-13.5': 'I London ændrer dine dage sig aldrig mere.',
    'ED-14.1': 'Med tre til fem spillere slutter spillet efter den runde, hvor den næstsidste når hjem.',
    'ED-14.2': 'Med seks spillere slutter spillet efter den runde, hvor den fjerde når hjem.',
    'ED-14.3': 'Den sidste runde spilles til ende; de, der da er i London, tæller med.',
    'ED-14.4': 'Den, der ikke er i London, kan ikke vinde.',
    'ED-14.5': 'Blandt dem, der er hjemme på højst 80 dage, vinder den med færrest dage; står det lige, den, der kom først.',
    'ED-14.6': 'Nåede ingen det på 80 dage, vinder den, der kom først hjem.',
    'ED-14.7': ({ maxRounds }) =>
      `Er runde ${maxRounds} forbi inden da, slutter spillet; er ingen hjemme, vinder den, der er kommet længst, dernæst den med færrest dage.`,
    'ED-14.8': ({ resignation }) =>
      `${resignation === 'on' ? 'Du må' : 'Er det aftalt, må du'} give op i begyndelsen af din tur. Kort og mønter går tilbage, og de andre spiller videre; den sidste, der er tilbage, vinder.`,
    'ED-15.1': 'Med to spillere bruges Forbindelse ikke, og der ligger tre kort på sporet.',
    'ED-15.2': 'To spillere skiftes til at begynde.',
    'ED-15.3': 'Med to spillere forlader detektiven aldrig Brindisi.',
    'ED-15.4': 'Med to spillere slutter spillet efter den runde, hvor nogen når hjem.',
    'ED-15.5': 'Er kun én af to spillere hjemme, og på højst 80 dage, vinder vedkommende.',
    'ED-15.6': ({ twoPlayerLate }) =>
      `Er kun én af to spillere hjemme, og for sent, vinder den anden${twoPlayerLate === 'always' ? '' : ', dog kun med færre dage'}.`,
    'ED-15.7':
      'Er begge spillere hjemme, vinder den med færrest dage, også over 80; dernæst den med flest mønter, dernæst den, der kom først.',
  },
  formerly: {
    1: { 'ED-11.3': 'Du må ikke købe kort midt i et bytte, og ikke fra du vælger en etape, til den er helt slut, bonusbrikken medregnet.' },
  },
  options: {
    eventDeck: {
      name: 'Begivenhedskort',
      help: 'Klassisk har originalens ni slags; Ekspedition tilføjer tre følgesvende fra romanen.',
      rulebook: 'Reglerne nævner ni slags begivenhedskort og femten kort i alt; hvor mange der er af hver, er vores tal.',
      values: { classic: 'Klassisk', expedition: 'Ekspedition' },
    },
    firstPlayer: {
      name: 'Hvem begynder',
      help: 'Startspilleren i første runde.',
      rulebook: 'Spillerne vælger, hvem der begynder.',
      values: { random: 'Tilfældig', 0: 'Plads 1', 1: 'Plads 2', 2: 'Plads 3', 3: 'Plads 4', 4: 'Plads 5', 5: 'Plads 6' },
    },
    startCards: { name: 'Rejsekort fra start', help: 'Rejsekort på hver hånd ved begyndelsen.', rulebook: 'Tre.' },
    startCoins: { name: 'Mønter fra start', help: 'Mønter, som alle har ved begyndelsen.', rulebook: 'En.' },
    handLimit: {
      name: 'Håndgrænse',
      help: 'Kort, du må beholde, når din tur slutter.',
      rulebook: 'Seks, rejse- og begivenhedskort tilsammen.',
    },
    detectiveDays: { name: 'Detektiven', help: 'Dage, du mister ved at slutte en tur hos detektiven.', rulebook: 'To dage.' },
    pressureDays: {
      name: 'Tidspres',
      help: 'Dage, alle rejsende mister hver runde, når nogen er hjemme.',
      rulebook: 'En dag pr. runde, uanset hvor mange der er hjemme.',
    },
    offerDays: {
      name: 'Tilbud',
      help: 'Dage, et Tilbud tager af en etape.',
      rulebook: 'Reglerne fortæller ikke, hvad der står på kortet.',
    },
    expressDays: {
      name: 'Eksprestog',
      help: 'Dage, et tog tæller med Eksprestoget.',
      rulebook: 'Reglerne fortæller ikke, hvad der står på kortet.',
    },
    submarineDays: {
      name: 'Undervandsbåd',
      help: 'Dage, et skib tæller med Undervandsbåden.',
      rulebook: 'Reglerne fortæller ikke, hvad der står på kortet.',
    },
    twoPlayerLate: {
      name: 'For sent hjemme (to spillere)',
      help: 'Når den eneste, der er hjemme, brugte mere end 80 dage.',
      rulebook: 'Den anden vinder; i parentes står, at vedkommende har brugt færre dage. Det læser vi som en betingelse.',
      values: { fewerDays: 'Den anden vinder med færre dage', always: 'Den anden vinder altid' },
    },
    arrivalCoins: {
      name: 'Mønter i London',
      help: 'Hvad der sker med dine mønter, når du når hjem.',
      rulebook: 'Kun kortene gives tilbage. Om mønterne siger reglerne intet, og to spillere skal bruge dem ved lighed.',
      values: { keep: 'Du beholder dem', return: 'Tilbage til banken' },
    },
    maxRounds: { name: 'Sidste runde', help: 'Spillet slutter senest efter denne runde.', rulebook: 'Reglerne kender ingen sidste runde.' },
    resignation: {
      name: 'Give op',
      help: 'Om spillere må give op.',
      rulebook: 'Reglerne siger intet om at give op.',
      values: { off: 'Ikke tilladt', on: 'Tilladt' },
    },
    eventsUntil: {
      name: 'Begivenhedskort på en etape',
      help: 'Hvor længe Tilbud, Eksprestog og andre begivenhedskort må føjes til en etape.',
      rulebook: 'Så mange du vil i din tur, og det, du køber, må bruges straks: også efter terningen, indtil dagene er talt.',
      values: { declared: 'Indtil etapen er fastlagt', spent: 'Indtil dagene er talt' },
    },
    content: {
      name: 'Eget indhold',
      help: 'Egne etaper, rejsekort og bonusbrikker. Lad feltet stå tomt for at bruge de trykte.',
      rulebook: 'Reglerne siger intet om eget indhold.',
    },
  },
};
