import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainDa } from './explain-da.ts';
import { capital, lexicon, travelNames } from './lexicon.ts';
import { cardInSlot, cardOn, chipOffered, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { texts } from './sentences.ts';
import type { StoryWords } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { Pieces, TableWords } from './table.ts';

const pieces: Pieces = {
  london: 'London',
  paris: 'Paris',
  brindisi: 'Brindisi',
  suez: 'Suez',
  bombay: 'Bombay',
  calcutta: 'Calcutta',
  hongkong: 'Hongkong',
  yokohama: 'Yokohama',
  sanfrancisco: 'San Francisco',
  newyork: 'New York',
  ...travelNames({ T: 'tog', S: 'skib' }),
  balloon: 'Ballon',
  elephant: 'Elefant',
  connection: 'Forbindelse',
  offer: 'Tilbud',
  express: 'Eksprestog',
  submarine: 'Undervandsbåd',
  princess: 'Prinsesse',
  passepartout: 'Passepartout',
  carpetbag: 'Rejsetaske',
  bradshaw: 'Bradshaws køreplan',
  delay: 'Forsinkelse',
  storm: 'Storm',
  'space:coin': 'Mønt',
  'space:balloon': 'Ballon',
  'space:event': 'Begivenhed',
  'space:detective': 'Detektiv',
  'space:start': 'Lommeur',
  'space:trade': 'Bytte',
  'chip:coin': 'en mønt',
  'chip:travel': 'et rejsekort',
  'chip:event': 'et begivenhedskort',
  'chip:day': 'alle andre mister en dag',
  red: 'røde',
  blue: 'blå',
};

const { piece, card, space, chip, list, all } = lexicon({ locale: 'da', you: 'du' }, pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'dag', 'dage');
const coins = (count: unknown) => counted(count, 'mønt', 'mønter');
const cards = (count: unknown) => `${count} kort`;
const trains = (count: unknown) => `${count} tog`;
const ships = (count: unknown) => counted(count, 'skib', 'skibe');
/** Verbs do not change with the person. */
const does = (voice: Voice, seat: Seat, verb: string) => `${voice.tell(seat, 'Du', name => name)} ${verb}`;
const whom = (voice: Voice, seat: Seat) => voice.tell(seat, 'dig', name => name);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => capital(`${all(seats, voice)} mister ${days(count)}`);
const otherSpace = (id: unknown) => `Den handling hører til et andet felt; dit kort kom fra feltet ${space(id)}.`;
const gains = { coin: 'tag en mønt', travel: 'træk et rejsekort', event: 'træk et begivenhedskort', day: 'alle andre mister en dag' };

const sum: SumWords = {
  elephant: 'på elefant',
  pair: saved => `minus ${saved} for to ens kort`,
  offers: (spared, offers) => `minus ${spared} for ${offers === 1 ? 'Tilbuddet' : `${offers} Tilbud`}`,
};

const words: TableWords = {
  you: 'Du',
  round: (round, start, voice) => `Runde ${round}, ${voice.tell(start, 'du', name => name)} begyndte`,
  detective: place => `detektiven er i ${place}`,
  supply: (left, travel, events) => `i banken ${coins(left)}, i trækbunkerne ${travel} rejsekort og ${events} begivenhedskort`,
  topEvent: event => `øverst i begivenhedskortenes kastebunke: ${event}`,
  track: 'Sporet',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} rejsekort + ${events} begivenhedskort`,
  home: order => `hjemme som nr. ${order}`,
  resigned: 'har givet op',
  next: (place, routes) => `videre til ${place}: ${routes}`,
  or: 'eller',
  noCards: 'ingen kort, 12 dage',
  chips: (red, blue) => [red && `først: ${red}`, blue && `sidst: ${blue}`].filter(Boolean).join('; '),
};

const story: StoryWords = {
  you: 'Du',
  and: 'og',
  sum,
  by: { balloon: 'med ballon', express: 'med Eksprestog', submarine: 'med Undervandsbåd' },
  begins: (_you, round) => `begynder runde ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} til tidspres`,
  wins: () => 'vinder væddemålet',
  resigns: () => 'giver op',
  takes: (_you, taken) => ['tager ', { piece: taken }],
  draws: () => ['trækker et rejsekort'],
  struck: (_you, event, count) => ['trækker ', { piece: event }, ` (alle +${days(count)})`],
  coins: (_you, count) => [`får ${coins(count)}`],
  readies: () => ['gør en ballon klar'],
  event: () => ['trækker et begivenhedskort'],
  sends: (_you, place) => ['sender detektiven til ', { piece: place }],
  watch: () => ['tager lommeuret'],
  trades: (_you, count) => [`bytter ${cards(count)}`],
  buys: (_you, count) => [`køber ${cards(count)}`],
  reaches: (_you, place, count) => ['når ', { piece: place }, ` på ${days(count)}`],
  home: (_you, order, count) => [`er hjemme som nr. ${order} efter ${days(count)}`],
  stays: () => ['bliver'],
  chip: (_you, colour, gain) => [`bruger den ${piece(colour)} brik (`, { piece: `chip:${gain}` }, ')'],
  questioned: (_you, count) => [`mister ${days(count)} til detektiven`],
};

/** Around the World in 80 Days, in Danish. */
export const da = texts({
  title: COVER.title.da,
  pitch: 'Kapløb kloden rundt med tog, damper, ballon og elefant, og vær hjemme på højst 80 dage.',
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
    'ED-1.1': 'Dine dage vokser kun. Intet kort giver en brugt dag tilbage; et Tilbud gør etapen billigere, før du betaler for den.',
    'ED-1.2': 'Du må gerne bruge mere end 80 dage. Der tælles bare videre.',
    'ED-1.3': 'Mønter, du betaler, går tilbage til banken.',
    'ED-1.4': 'Der er 24 mønter, i banken og hos spillerne tilsammen, og aldrig flere.',
    'ED-1.5': 'Hvert af de 60 rejsekort er altid i trækbunken, i kastebunken, på handlingssporet eller på en hånd.',
    'ED-1.6': 'Hvert begivenhedskort er altid i trækbunken, i kastebunken eller på en hånd.',
    'ED-1.7': 'Begge blå kort ligger altid i den øverste del af begivenhedskortenes trækbunke, så den aldrig slipper op.',
    'ED-1.8':
      'Ingen kender rækkefølgen i en trækbunke. Kun kort, der er lagt under den, trækkes efter alle dem ovenover; og det øverste kort i begivenhedskortenes kastebunke kan ses.',
    'ED-2.1': 'Hvert sted undtagen London får tilfældigt en rød og en blå bonusbrik med forsiden opad.',
    'ED-2.2': 'Alle figurer står i London, ingen har brugt en dag, og alle har 1 mønt, hvis intet andet er aftalt.',
    'ED-2.3': 'Detektiven venter i Brindisi.',
    'ED-2.4': 'Alle får 3 rejsekort, hvis intet andet er aftalt, og intet begivenhedskort.',
    'ED-2.5': 'Begivenhedskortenes trækbunke har 15 kort, eller 14 med to spillere.',
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
      'En tur har fem trin i denne rækkefølge: vælg et rejsekort, handling, rejs eller bliv, detektiv, håndgrænse. Begivenhedskort og køb må komme ind mellem de tre første.',
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
    'ED-6.1': 'Du må blive, eller rejse én etape, altid fremad.',
    'ED-6.2': 'Med Forbindelse må du rejse to etaper i en tur, aldrig flere.',
    'ED-6.3': 'For en etape kasserer du præcis kortene til en af dens ruter. Af to tog eller to skibe lægges det laveste først.',
    'ED-6.4': 'Uden kortene til hele ruten kan du ikke rejse.',
    'ED-6.5': 'Fra Bombay til Calcutta kræves intet kort.',
    'ED-6.6': 'Når etapen er klaret, tælles dens dage, og din figur flytter; så kommer bonusbrikkerne og til sidst London.',
    'ED-6.7': 'Fra Hongkong til Yokohama vælger du: to skibe, eller et tog og et skib. Alle andre etaper har én rute.',
    'ED-6.8': 'Forbindelse må spilles før den første etape eller mellem de to. Brikken ved mellemstoppet afvikles først.',
    'ED-6.9': 'Du fastlægger hele etapen, med alle kort og tilføjelser, før terningen slås. Når du er rejst, kan du ikke fortryde.',
    'ED-7.1':
      'Hvert kort tæller sin værdi eller det, der erstatter det: terningen ved en ballon, 1 ved et Eksprestog, 2 ved en Undervandsbåd, hvis intet andet er aftalt. Én erstatning pr. kort.',
    'ED-7.2': 'To tog eller to skibe med samme værdi er to ens kort og tæller kun én gang: intet skift, ingen ventetid.',
    'ED-7.3': 'Et tog og et skib er aldrig to ens kort, uanset værdierne.',
    'ED-7.4': 'Fra New York til London kan kun de to skibe være ens; toget tæller altid fuldt.',
    'ED-7.5': 'Et kort, der er erstattet, sparer ingen tid, selv om tallet tilfældigvis er det samme.',
    'ED-7.6': 'At erstatte toget på sidste etape ændrer ikke, hvad to ens skibe sparer.',
    'ED-7.7':
      'Etapen koster summen af kortene, minus det sparede, minus 2 dage for hvert Tilbud, hvis intet andet er aftalt; med et Tilbud mindst 1 dag.',
    'ED-7.8': 'Erstatninger og Tilbud fritager aldrig for selve rejsekortene.',
    'ED-8.1': 'En ballon kommer fra handlingssporet, fra et Ballon-kort, eller fra Prinsessen, der efterligner et.',
    'ED-8.2': 'Du må bruge én ballon pr. tur, hvor den end kommer fra.',
    'ED-8.3': 'En ballon erstatter ét kort, som du nævner, før terningen slås.',
    'ED-8.4': 'Ingen ballon flyver fra Bombay til Calcutta.',
    'ED-8.5': 'Efter et slag må du betale 1 mønt for at slå om, så ofte du vil. Det sidste slag gælder, også hvis det er værre.',
    'ED-8.6': 'Når terningen er slået, er der ingen vej tilbage.',
    'ED-8.7': 'Fra Bombay til Calcutta tager det 12 dage; med en Elefant 6 plus terningen. Én Elefant pr. etape.',
    'ED-8.8': 'Tilbud og Forbindelse hjælper også fra Bombay til Calcutta; Eksprestog og Undervandsbåd gør ikke.',
    'ED-9.1': 'Den første, der ankommer til et sted, må bruge den røde brik.',
    'ED-9.2': 'Den sidste af alle spillere, der ankommer, må bruge den blå brik.',
    'ED-9.3': 'Brikken vendes, hvad enten du bruger den eller ej.',
    'ED-9.4': 'Der er ingen brikker i London.',
    'ED-9.5': 'En brik afvikles ved ankomsten, før alt andet.',
    'ED-9.6': 'En brik giver en mønt, et rejsekort, et begivenhedskort, eller en mistet dag til hver modstander, der stadig rejser.',
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
    'ED-11.3':
      'Du må købe, hver gang du har noget at afgøre: også midt på en etape, mellem et slag og det næste og før en bonusbrik. Kun et bytte afbrydes ikke, og andre begivenhedskort venter, til etapen er slut.',
    'ED-11.4': 'Du kan ikke købe et kort, hvor der intet er at trække.',
    'ED-11.5': 'I stedet for at ride på den må du kassere en Elefant for 1 mønt.',
    'ED-12.1': 'Slutter din tur dér, hvor detektiven er, mister du 2 dage, hvis intet andet er aftalt, hvad enten du ankom eller blev.',
    'ED-12.2': 'Det koster intet at forlade detektivens sted.',
    'ED-12.3': 'Flyttes detektiven hen til dig i en andens tur, koster det i sig selv intet.',
    'ED-12.4': 'Ved et mellemstop stiller detektiven ingen spørgsmål.',
    'ED-12.5':
      'Har du mere end 6 kort, når din tur slutter, rejse- og begivenhedskort tilsammen, kasserer du ned til 6, hvis ingen anden grænse er aftalt. Undervejs i turen er der ingen grænse.',
    'ED-12.6': 'Når en tur er slut, har den næste spiller tur.',
    'ED-13.1': 'Den, der når London, lægger sin væddemålsseddel under de andre dér.',
    'ED-13.2': 'Kortene fra den, der er hjemme, lægges med bagsiden opad under deres trækbunker.',
    'ED-13.3': 'Når du når London, er din tur straks slut, og du får ikke flere.',
    'ED-13.4': 'Når nogen er hjemme, begynder hver runde med, at alle, der stadig rejser, mister 1 dag, hvis intet andet er aftalt.',
    'ED-13.5': 'I London ændrer dine dage sig aldrig mere.',
    'ED-14.1': 'Med tre til fem spillere slutter spillet efter den runde, hvor den næstsidste når hjem.',
    'ED-14.2': 'Med seks spillere slutter spillet efter den runde, hvor den fjerde når hjem.',
    'ED-14.3': 'Den sidste runde spilles til ende; de, der da er i London, tæller med.',
    'ED-14.4': 'Den, der ikke er i London, kan ikke vinde.',
    'ED-14.5': 'Blandt dem, der er hjemme på højst 80 dage, vinder den med færrest dage; står det lige, den, der kom først.',
    'ED-14.6': 'Nåede ingen det på 80 dage, vinder den, der kom først hjem.',
    'ED-14.7':
      'Er den aftalte sidste runde forbi inden da, slutter spillet; er ingen hjemme, vinder den, der er kommet længst, dernæst den med færrest dage.',
    'ED-14.8':
      'Er det aftalt, må du give op i begyndelsen af din tur. Kort og mønter går tilbage, og de andre spiller videre; den sidste, der er tilbage, vinder.',
    'ED-15.1': 'To spillere klarer sig uden Forbindelse og med tre kort på sporet.',
    'ED-15.2': 'To spillere skiftes til at begynde.',
    'ED-15.3': 'Med to spillere forlader detektiven aldrig Brindisi.',
    'ED-15.4': 'Med to spillere slutter spillet efter den runde, hvor nogen når hjem.',
    'ED-15.5': 'Er kun én af to spillere hjemme, og på højst 80 dage, vinder vedkommende.',
    'ED-15.6': 'Er kun én af to spillere hjemme, og for sent, vinder den anden med færre dage, hvis intet andet er aftalt.',
    'ED-15.7':
      'Er begge af to spillere hjemme, vinder den med færrest dage, også over 80; dernæst den med flest mønter, dernæst den, der kom først.',
  },
  formerly: {
    1: { 'ED-11.3': 'Du må ikke købe kort midt i et bytte, og ikke fra du vælger en etape, til den er helt slut, bonusbrikken medregnet.' },
  },
  options: {
    eventDeck: {
      name: 'Begivenhedskort',
      help: 'Klassisk har originalens ni slags; Ekspedition tilføjer tre følgesvende fra romanen.',
      values: { classic: 'Klassisk', expedition: 'Ekspedition' },
    },
    firstPlayer: {
      name: 'Hvem begynder',
      help: 'Startspilleren i første runde.',
      values: { random: 'Tilfældig', 0: 'Plads 1', 1: 'Plads 2', 2: 'Plads 3', 3: 'Plads 4', 4: 'Plads 5', 5: 'Plads 6' },
    },
    startCards: { name: 'Rejsekort fra start', help: 'Rejsekort på hver hånd ved begyndelsen.' },
    startCoins: { name: 'Mønter fra start', help: 'Mønter, som alle har ved begyndelsen.' },
    handLimit: { name: 'Håndgrænse', help: 'Kort, du må beholde, når din tur slutter.' },
    detectiveDays: { name: 'Detektiven', help: 'Dage, du mister ved at slutte en tur hos detektiven.' },
    pressureDays: { name: 'Tidspres', help: 'Dage, alle rejsende mister hver runde, når nogen er hjemme.' },
    offerDays: { name: 'Tilbud', help: 'Dage, et Tilbud tager af en etape.' },
    expressDays: { name: 'Eksprestog', help: 'Dage, et tog tæller med Eksprestoget.' },
    submarineDays: { name: 'Undervandsbåd', help: 'Dage, et skib tæller med Undervandsbåden.' },
    twoPlayerLate: {
      name: 'For sent hjemme (to spillere)',
      help: 'Når den eneste, der er hjemme, brugte mere end 80 dage.',
      values: { fewerDays: 'Den anden vinder med færre dage', always: 'Den anden vinder altid' },
    },
    arrivalCoins: {
      name: 'Mønter i London',
      help: 'Hvad der sker med dine mønter, når du når hjem.',
      values: { keep: 'Du beholder dem', return: 'Tilbage til banken' },
    },
    maxRounds: { name: 'Sidste runde', help: 'Spillet slutter senest efter denne runde.' },
    resignation: { name: 'Give op', help: 'Om spillere må give op.', values: { off: 'Ikke tilladt', on: 'Tilladt' } },
  },
  pieces,
  table: words,
  story,
  explain: { ...explainDa, people: all },
  warnings: {
    detective: ({ place, days: lost }) => `Detektiven er i ${piece(place)}: Slutter du turen her, mister du ${days(lost)}. Vil du det?`,
    balloonLost: ({ place }) => `Ballonen gælder kun i denne tur, og du har kortene til ${piece(place)}. Vil du blive og miste ballonen?`,
    secondLegLost: ({ place }) =>
      `Med Forbindelse kan du rejse videre til ${piece(place)} i denne tur. Vil du stoppe her og miste den anden etape?`,
    onFoot: ({ days: taken }) => `Du har Elefanten, og den er aldrig langsommere. Vil du gå i ${days(taken)} i stedet?`,
    balloonUnused: ({ days: spared }) => `Ballonen gælder kun i denne tur og sparer mindst ${days(spared)}. Vil du rejse uden den?`,
    cardLost: ({ card: held, days: spared }) =>
      `I London afleverer du dine kort, og ${piece(held)} sparer mindst ${days(spared)}. Vil du rejse uden?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'En 1’er kan ikke blive bedre. Vil du betale en mønt og slå om?'
        : `En ${die}’er er svær at slå, og det sidste slag gælder. Vil du betale en mønt og slå om?`,
    chipLeft: ({ chip: offered, place }) =>
      `Brikken i ${piece(place)} vendes under alle omstændigheder${offered === 'coin' ? ', og mønten går tabt' : ', og de andre mister ingen dag'}. Vil du lade være med at bruge den?`,
    nothingTraded: () => 'Du har ikke kasseret noget kort, så du trækker heller ingen. Vil du slutte byttet?',
  },
  refusals: {
    'ED-4.4': () => 'Kun den sidste af seks rejsende må trække blindt i stedet for at tage det sidste kort.',
    'ED-4.5': facts => `Der ligger intet kort på feltet ${space(facts.space)}.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) => (place ? `Detektiven er allerede i ${piece(place)}; vælg et andet sted.` : otherSpace(facts.space)),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Du har allerede kasseret ${cards(swapped)}, og tre er det højeste. Slut byttet, og træk.`;
      if (wanted !== undefined) return `Du har ikke ${piece(wanted)} på hånden.`;
      return facts.space ? otherSpace(facts.space) : 'Du har intet rejsekort at bytte.';
    },
    'ED-6.1': () => 'Du har allerede rejst én etape i denne tur. Afslut din tur, eller spil Forbindelse.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'To etaper er det højeste i en tur.' : 'Du har allerede rejst to etaper i denne tur. Afslut din tur.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Her kræves et ${piece(facts.wanted)}, ikke ${piece(wanted)}.`;
      if (facts.inHand === 0) return `Du har ikke ${piece(wanted)} på hånden.`;
      return `Læg det laveste af to kort af samme slags først; ${piece(wanted)} passer ikke i den orden.`;
    },
    'ED-6.4': facts =>
      `Ruten kræver ${trains(facts.trains)} og ${ships(facts.ships)}; du har ${trains(facts.trainsInHand)} og ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ place }) => `Der er kun én rute fra ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Etapen har kun ${cards(slots)}.` : `Kort ${slot} er allerede erstattet.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Der ligger ikke noget ${piece(wanted)} i rejsekortenes kastebunke.` : `Du har ikke ${piece(event)} på hånden.`,
    'ED-10.8': () => 'Et Eksprestog erstatter et tog, en Undervandsbåd et skib.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Du har ikke Prinsessen på hånden.';
      return top
        ? `Øverst i begivenhedskortenes kastebunke ligger ${piece(top)}, som ikke kan spilles nu.`
        : 'Begivenhedskortenes kastebunke er tom: Der er intet at efterligne.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Et kort koster ${coins(price)}; du har ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} må vente, til etapen er slut.`),
    'ED-12.5': ({ card: wanted }) => `Du har ikke ${piece(wanted)} på hånden.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `Tag ${laid ? card(laid) : 'kortet'} fra feltet ${space(move.space)}`;
    },
    takeBlind: () => 'Træk i stedet et rejsekort blindt (uden handling)',
    resign: () => 'Giv op',
    decline: () => 'Spring handlingen over',
    receiveCoin: () => 'Tag en mønt',
    readyBalloon: () => 'Gør en ballon klar til denne tur',
    drawEvent: () => 'Træk et begivenhedskort',
    sendDetective: ({ place }) => `Send detektiven til ${piece(place)}`,
    takeWatch: () => 'Tag lommeuret, og begynd næste runde',
    trade: () => 'Byt rejsekort',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Slut uden at bytte' : `Slut byttet, og træk ${cards(tradedIn(view))}`),
    swap: move => `Kassér ${card(move.card)}`,
    buyTravel: () => 'Køb et rejsekort for 2 mønter',
    buyEvent: () => 'Køb et begivenhedskort for 2 mønter',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Kassér Elefanten for en mønt';
      return fetched ? `Spil ${piece(event)}, og hent ${card(fetched)}` : `Spil ${piece(event)}`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Kassér Prinsessen som Elefant for en mønt';
      return fetched ? `Spil Prinsessen som ${piece(event)}, og hent ${card(fetched)}` : `Spil Prinsessen som ${piece(event)}`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'Afslut din tur' : 'Bliv, og afslut din tur';
      return questionsNow(view) > 0 ? `${ends} (detektiven: ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed.length > 0 ? `Rejs til ${piece(to)} (${needed.map(piece).join(' + ')})` : `Rejs til ${piece(to)}`;
    },
    pay: move => `Betal med ${card(move.card)}`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      return taken === null ? `Rejs mod ${piece(to)}, og slå terningen` : `Rejs mod ${piece(to)}: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const what = modifier === 'balloon' ? 'ballonen' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `Brug ${what}` : `Brug ${what} på kort ${slot}${laid ? ` (${card(laid)})` : ''}`;
      return rolls(view, modifier) ? `${use}, og slå så terningen` : use;
    },
    accept: (_move, view) => `Behold slaget: ${dieOf(view)}`,
    reroll: () => 'Betal 1 mønt, og slå om',
    leaveChip: () => 'Brug ikke brikken',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Brug den ${piece(offered.colour)} brik: ${gains[offered.chip]}` : 'Brug brikken';
    },
    discard: (move, view) => (surplus(view) > 1 ? `Kassér ${piece(move.card)}` : `Kassér ${piece(move.card)}, og afslut din tur`),
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Runde ${round}: ${does(voice, start, 'begynder')}.`;
      return laid.length > 0 ? `${begun} På sporet: ${list(laid)}.` : begun;
    },
    pressed: (event, voice) => `Tidspres: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'tager')} ${card(event.card)} fra feltet ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'springer handlingen over')}.`,
    coinsReceived: ({ seat, coins: count }, voice) =>
      count === 0 ? `Der er ingen mønt tilbage til ${whom(voice, seat)}.` : `${does(voice, seat, 'får')} ${coins(count)}.`,
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'gør en ballon klar')}.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'sender detektiven til')} ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${does(voice, seat, 'tager lommeuret og begynder næste runde')}.`,
    swapped: (event, voice) => `${does(voice, event.seat, 'kasserer')} ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${does(voice, event.seat, 'trækker')} ${event.card ? card(event.card) : 'et rejsekort'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'trækker')} ${event ? piece(event) : 'et begivenhedskort'}.`,
    travelShuffled: event => `Rejsekortenes kastebunke (${cards(event.cards)}) blandes til en ny trækbunke.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Mistede begivenhedskort: ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'trækker')} ${piece(event)}: ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'betaler')} ${coins(price)} for ${what === 'travel' ? 'et rejsekort' : 'et begivenhedskort'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const played = `${does(voice, seat, cashed ? 'kasserer' : 'spiller')} ${event === as ? piece(event) : `Prinsessen som ${piece(as)}`}`;
      return `${played}${cashed ? ' for en mønt' : ''}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'henter')} ${card(event.card)} fra kastebunken.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'tager af sted fra')} ${piece(from)} til ${piece(to)}.`,
    paid: (event, voice) => `${does(voice, event.seat, 'betaler med')} ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${piece(by)} erstatter kort ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${does(voice, seat, 'betaler 1 mønt og slår om')}: ${die}.` : `${does(voice, seat, 'slår')} ${die}.`,
    travelled: (event, voice) => `${does(voice, event.seat, 'når')} ${piece(event.to)} efter ${days(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) => `${does(voice, seat, 'bruger ikke')} den ${piece(colour)} brik i ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'bruger')} den ${piece(event.colour)} brik i ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: ({ seat, place, days: count }, voice) =>
      `Detektiven afhører ${whom(voice, seat)} i ${piece(place)}: ${does(voice, seat, 'mister')} ${days(count)}.`,
    discarded: (event, voice) => `${does(voice, event.seat, 'kasserer')} ${piece(event.card)}.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = [...(travel > 0 ? [`${travel} rejsekort`] : []), ...(events > 0 ? [`${events} begivenhedskort`] : [])];
      const given = back.length > 0 ? ` og lægger ${list(back)} tilbage` : '';
      return `${does(voice, seat, 'er hjemme i London')} som nr. ${order} efter ${days(count)}${given}.`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'giver op')}.`,
    ended: ({ winner }, voice) => `Væddemålet er afgjort: ${does(voice, winner, 'vinder')}.`,
  },
});
