import type { Seat, Voice } from '../../../kernel/index.ts';
import { SPACES } from '../components.ts';
import { COVER } from '../cover.ts';
import { lexicon, nextLeg, texts } from './sentences.ts';
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
  T: 'tog',
  S: 'skib',
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

const { piece, card, anyCard, space, chip, all } = lexicon('da', pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'dag', 'dage');
const coins = (count: unknown) => counted(count, 'mønt', 'mønter');
const cards = (count: unknown) => `${count} kort`;
const trains = (count: unknown) => `${count} tog`;
const ships = (count: unknown) => counted(count, 'skib', 'skibe');
const lose = (seats: readonly Seat[], voice: Voice, count: number) => `${all(seats, voice)} mister ${days(count)}`;

const words: TableWords = {
  round: (round, start) => `Runde ${round}, ${start} begyndte`,
  detective: place => `detektiven er i ${place}`,
  supply: (left, travel, events) => `forråd: ${coins(left)}, ${travel} rejse, ${events} begivenhed`,
  topEvent: event => `øverst i begivenhedernes kastebunke: ${event}`,
  track: 'Sporet',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} rejse + ${events} begivenhed`,
  home: order => `hjemme som nr. ${order}`,
  resigned: 'har givet op',
  next: (place, routes) => `videre til ${place}: ${routes}`,
  or: 'eller',
  noCards: 'ingen kort, 12 dage',
  chips: (red, blue) => [red && `først: ${red}`, blue && `sidst: ${blue}`].filter(Boolean).join('; '),
};

/** Around the World in 80 Days, in Danish. */
export const da = texts({
  title: COVER.title.da,
  pitch: 'Kapløb kloden rundt med tog, damper, ballon og elefant, og vær hjemme inden 80 dage.',
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
    'ED-1.1': 'Dine dage vokser kun. Intet kort giver en brugt dag tilbage; et Tilbud gør strækningen billigere, før du betaler for den.',
    'ED-1.2': 'Du må gerne bruge mere end 80 dage. Man tæller bare videre.',
    'ED-1.3': 'Mønter, du betaler, går tilbage til forrådet.',
    'ED-1.4': 'Der er 24 mønter, i forrådet og hos spillerne tilsammen, og aldrig flere.',
    'ED-1.5': 'Hvert af de 60 rejsekort er altid i forrådet, i kastebunken, på handlingssporet eller på en hånd.',
    'ED-1.6': 'Hvert begivenhedskort er altid i forrådet, i kastebunken eller på en hånd.',
    'ED-1.7': 'Begge blå kort ligger altid i den øverste del af begivenhedernes forråd, så det aldrig slipper op.',
    'ED-1.8':
      'Ingen kender rækkefølgen i et forråd. Kun kort, der er lagt under det, trækkes efter alle dem ovenover; og det øverste kort i begivenhedernes kastebunke kan ses.',
    'ED-2.1': 'Hvert sted undtagen London får tilfældigt en rød og en blå bonusbrik med forsiden opad.',
    'ED-2.2': 'Alle figurer står i London, ingen har brugt en dag, og alle ejer én mønt.',
    'ED-2.3': 'Detektiven venter i Brindisi.',
    'ED-2.4': 'Alle får tre rejsekort og intet begivenhedskort.',
    'ED-2.5': 'Begivenhedernes forråd har 15 kort, eller 14 med to spillere.',
    'ED-2.6': 'Én spiller er startspiller i første runde.',
    'ED-3.1':
      'En runde begynder med tidspresset, hvis nogen er hjemme; så lægges rejsekort på handlingssporet fra venstre mod højre: 3, 4, 5 eller 6 ved 2, 3, 4 eller flere rejsende.',
    'ED-3.2': 'Antallet af kort gælder hele runden, også hvis nogen når hjem imens.',
    'ED-3.3': 'Startspilleren har første tur, derefter med uret alle, der stadig rejser.',
    'ED-3.4': 'Når runden er slut, kasseres de kort, der ligger tilbage på sporet.',
    'ED-3.5': 'Så prøves det, om spillet er slut.',
    'ED-3.6': 'Så findes den næste startspiller.',
    'ED-3.7': 'Som regel ligger ét kort tilbage på sporet ved rundens slutning, og med seks rejsende intet.',
    'ED-3.8':
      'Skal der bruges et rejsekort, og forrådet er tomt, blandes kastebunken til et nyt forråd. Er der slet ingen kort, trækkes der ikke.',
    'ED-3.9':
      'En tur har fem trin i denne rækkefølge: vælg et rejsekort, handling, rejs eller bliv, detektiv, håndgrænse. Begivenhedskort og køb må komme ind mellem de tre første.',
    'ED-4.1': 'Du skal tage ét rejsekort fra handlingssporet op på hånden.',
    'ED-4.2': 'Rundens startspiller må ikke tage kortet ved lommeuret.',
    'ED-4.3': 'Ellers er ingen begrænset i valget.',
    'ED-4.4':
      'Begyndte runden med seks rejsende, må den sidste trække et rejsekort usét i stedet for at tage det eneste, der er tilbage. Så har han ingen handling.',
    'ED-4.5': 'Et felt står tomt, når dets kort er taget.',
    'ED-4.6': 'Ligger der intet kort på sporet, springes trinnet over.',
    'ED-4.7': 'Du må rejse med kortet i samme tur.',
    'ED-5.1': 'Du må udføre handlingen på det felt, dit kort kom fra, eller lade være.',
    'ED-5.2': 'Mønt: tag en mønt fra forrådet, hvis der er en.',
    'ED-5.3': 'Ballon: du må bruge en ballon i denne tur; bagefter er den tabt.',
    'ED-5.4': 'Begivenhed: træk et begivenhedskort.',
    'ED-5.5': 'Detektiv: sæt ham et andet sted hen, hvor som helst undtagen London.',
    'ED-5.6':
      'Lommeur: du begynder næste runde. Tager ingen det, begynder den næste rejsende med uret. Den, der tog det og er hjemme til den tid, giver det videre med uret.',
    'ED-5.7': 'Bytte: kassér et til tre rejsekort, og træk så lige så mange.',
    'ED-5.8': 'Med tre rejsende eller færre er lommeuret ikke på sporet; det går med uret.',
    'ED-5.9': 'Med to rejsende er detektiven ikke på sporet; han bliver, hvor han er.',
    'ED-6.1': 'Du må blive, eller rejse én strækning, altid fremad.',
    'ED-6.2': 'Med Forbindelse må du rejse to strækninger i en tur, aldrig flere.',
    'ED-6.3': 'For en strækning kasserer du præcis kortene til en af dens ruter. Af to tog eller to skibe lægges det laveste først.',
    'ED-6.4': 'Uden kortene til hele ruten kan du ikke rejse.',
    'ED-6.5': 'Fra Bombay til Calcutta kræves intet kort.',
    'ED-6.6': 'Når strækningen er klaret, tælles dens dage, og din figur flytter; så kommer bonusbrikkerne, og London.',
    'ED-6.7': 'Fra Hongkong til Yokohama vælger du: to skibe, eller et tog og et skib. Alle andre strækninger har én rute.',
    'ED-6.8': 'Forbindelse må spilles før den første strækning eller mellem de to. Brikken ved mellemstoppet klares først.',
    'ED-6.9': 'Du melder en strækning som en helhed, med alle kort og alt, hvad der føjes til, før der kastes en terning. Afrejsen binder.',
    'ED-7.1':
      'Hvert kort tæller sin værdi, eller det, der erstatter det: terningen ved en ballon, 1 ved et Eksprestog, 2 ved en Undervandsbåd. Én erstatning pr. kort.',
    'ED-7.2': 'To tog eller to skibe med samme værdi tæller kun én gang: intet skift, ingen ventetid.',
    'ED-7.3': 'Et tog og et skib sparer aldrig tid sammen, uanset værdierne.',
    'ED-7.4': 'Fra New York til London kan kun de to skibe spare; toget tæller altid fuldt.',
    'ED-7.5': 'Et kort, der er erstattet, sparer ingen tid, selv om tallet tilfældigvis er det samme.',
    'ED-7.6': 'At erstatte toget på sidste strækning forstyrrer ikke de to skibes besparelse.',
    'ED-7.7': 'Strækningen koster summen af kortene, minus det sparede, minus 2 for hvert Tilbud; med et Tilbud mindst 1 dag.',
    'ED-7.8': 'Erstatninger og Tilbud fritager aldrig for selve rejsekortene.',
    'ED-8.1': 'En ballon kommer fra handlingssporet, fra et Ballon-kort, eller fra Prinsessen, der efterligner et.',
    'ED-8.2': 'Du må bruge én ballon pr. tur, hvor den end kommer fra.',
    'ED-8.3': 'En ballon erstatter ét kort, som du nævner, før terningen kastes.',
    'ED-8.4': 'Ingen ballon flyver fra Bombay til Calcutta.',
    'ED-8.5': 'Efter et kast må du betale 1 mønt for at kaste igen, så ofte du vil. Det sidste kast gælder, også hvis det er værre.',
    'ED-8.6': 'Når terningen er kastet, er der ingen vej tilbage.',
    'ED-8.7': 'Fra Bombay til Calcutta tager det 12 dage; med en Elefant 6 plus terningen. Én Elefant pr. strækning.',
    'ED-8.8': 'Tilbud og Forbindelse hjælper også på den strækning; Eksprestog og Undervandsbåd gør ikke.',
    'ED-9.1': 'Den første, der ankommer til et sted, må bruge den røde brik.',
    'ED-9.2': 'Den sidste af alle spillere, der ankommer, må bruge den blå brik.',
    'ED-9.3': 'Brikken vendes, hvad enten du bruger den eller ej.',
    'ED-9.4': 'Der er ingen brikker i London.',
    'ED-9.5': 'En brik klares ved ankomsten, før alt andet.',
    'ED-9.6': 'En brik giver en mønt, et rejsekort, et begivenhedskort, eller en mistet dag til hver modstander, der stadig rejser.',
    'ED-9.7': 'Stoppet mellem to strækninger i samme tur tæller som en ankomst.',
    'ED-10.1': 'Du er aldrig nødt til at trække et begivenhedskort.',
    'ED-10.2': 'Et begivenhedskort, der ikke er blåt, tages op på hånden; kun du ser det.',
    'ED-10.3':
      'Begivenhedskort spilles kun i din egen tur, fra hånden, så mange du vil, hvert når dets tekst tillader det; også i den tur, du trak dem.',
    'ED-10.4': 'Et spillet begivenhedskort lægges straks åbent øverst i begivenhedernes kastebunke.',
    'ED-10.5': 'Hvad et kort allerede har udrettet i denne tur, overlever et blåt kort.',
    'ED-10.6':
      'Et blåt kort rammer straks: alle rejsende mister 1 dag (Forsinkelse) eller 2 (Storm), alle mister deres begivenhedskort på hånden, og alle begivenhedskort blandes til et nyt forråd.',
    'ED-10.7': 'Den, der trækker et blåt kort, får intet andet for det.',
    'ED-10.8': 'Et Eksprestog erstatter et tog og en Undervandsbåd et skib. To af dem må erstatte to kort på samme strækning.',
    'ED-10.9':
      'Prinsessen virker som det øverste kort i begivenhedernes kastebunke, hvis det kunne spilles nu. Det bliver liggende, og hun lægges ovenpå.',
    'ED-10.10': 'Som efterligning tæller hun som det efterlignede kort ved alle grænser.',
    'ED-11.1': 'Mønter betaler for et nyt kast (1) og for kort (2).',
    'ED-11.2': 'Når som helst i din tur må du betale 2 mønter for at trække et rejsekort eller et begivenhedskort.',
    'ED-11.3':
      'Det vil sige, hver gang du har noget at afgøre: også midt på en strækning, mellem et slag og det næste og før en bonusbrik. Kun et bytte afbrydes ikke, og andre begivenhedskort venter, til strækningen er slut.',
    'ED-11.4': 'Du kan ikke købe et kort, hvor der intet er at trække.',
    'ED-11.5': 'I stedet for at ride på den må du kassere en Elefant for 1 mønt.',
    'ED-12.1': 'Slutter din tur der, hvor detektiven er, mister du 2 dage, hvad enten du ankom eller blev.',
    'ED-12.2': 'Det koster intet at forlade hans sted.',
    'ED-12.3': 'Flyttes han hen til dig i en andens tur, koster det i sig selv intet.',
    'ED-12.4': 'Ved et mellemstop stiller han ingen spørgsmål.',
    'ED-12.5':
      'Har du mere end 6 kort, når din tur slutter, rejse- og begivenhedskort tilsammen, kasserer du ned til 6. Undervejs i turen er der ingen grænse.',
    'ED-12.6': 'Så er det næste spillers tur.',
    'ED-13.1': 'Den, der når London, lægger sin væddemålsseddel under de andre dér.',
    'ED-13.2': 'Hans kort lægges med bagsiden opad under deres forråd.',
    'ED-13.3': 'Hans tur er straks slut, og han får ikke flere.',
    'ED-13.4': 'Fra næste runde koster hver rundes begyndelse 1 dag for alle, der stadig rejser.',
    'ED-13.5': 'I London ændrer dine dage sig aldrig mere.',
    'ED-14.1': 'Med tre til fem spillere slutter spillet efter den runde, hvor den næstsidste når hjem.',
    'ED-14.2': 'Med seks spillere slutter det efter den runde, hvor den fjerde når hjem.',
    'ED-14.3': 'Den runde spilles til ende; de, der da er i London, tæller med.',
    'ED-14.4': 'Den, der ikke er i London, kan ikke vinde.',
    'ED-14.5': 'Blandt dem, der er hjemme inden 80 dage, vinder den med færrest dage; står det lige, den, der kom først.',
    'ED-14.6': 'Nåede ingen det på 80 dage, vinder den, der kom først hjem.',
    'ED-14.7':
      'Er den aftalte sidste runde forbi inden da, slutter spillet; er ingen hjemme, vinder den, der kom længst, dernæst færrest dage.',
    'ED-14.8':
      'Hvor det er aftalt, må du give op i begyndelsen af din tur. Kort og mønter går tilbage, og de andre spiller videre; den sidste, der er tilbage, vinder.',
    'ED-15.1': 'To spillere klarer sig uden Forbindelse og med tre kort på sporet.',
    'ED-15.2': 'De skiftes til at begynde.',
    'ED-15.3': 'Derfor forlader detektiven aldrig Brindisi.',
    'ED-15.4': 'Spillet slutter efter den runde, hvor nogen når hjem.',
    'ED-15.5': 'Er kun én hjemme, og inden 80 dage, vinder han.',
    'ED-15.6': 'Er kun én hjemme, og for sent, vinder den anden, hvis han har brugt færre dage.',
    'ED-15.7': 'Er begge hjemme, vinder færrest dage, også over 80; dernæst flest mønter, dernæst den tidligste ankomst.',
  },
  formerly: {
    1: { 'ED-11.3': 'Dog ikke under et bytte, og ikke fra en strækning meldes, til den er slut, brikken medregnet.' },
  },
  options: {
    eventDeck: {
      name: 'Begivenhedskort',
      help: 'Klassisk har originalens ni slags; Ekspedition tilføjer tre følgesvende fra romanen.',
      values: { classic: 'Klassisk', expedition: 'Ekspedition' },
    },
    firstPlayer: { name: 'Hvem begynder', help: 'Startspilleren i første runde.', values: { random: 'Tilfældig' } },
    startCards: { name: 'Rejsekort fra start', help: 'Rejsekort på hver hånd ved begyndelsen.' },
    startCoins: { name: 'Mønter fra start', help: 'Mønter, som alle ejer ved begyndelsen.' },
    handLimit: { name: 'Håndgrænse', help: 'Kort, du må beholde, når din tur slutter.' },
    detectiveDays: { name: 'Detektiven', help: 'Dage, man mister ved at slutte en tur hos detektiven.' },
    pressureDays: { name: 'Tidspres', help: 'Dage, man mister hver runde, når nogen er hjemme.' },
    offerDays: { name: 'Tilbud', help: 'Dage, et Tilbud tager af en strækning.' },
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
      values: { keep: 'Du beholder dem', return: 'Tilbage til forrådet' },
    },
    maxRounds: { name: 'Sidste runde', help: 'Spillet slutter senest efter denne runde.' },
    resignation: { name: 'At give op', help: 'Om spillere må give op.', values: { off: 'Ikke tilladt', on: 'Tilladt' } },
  },
  pieces,
  table: words,
  refusals: {
    'ED-4.4': facts =>
      `Kun den sidste af seks rejsende må trække usét, når ét kort er tilbage; runden begyndte med ${facts.travellers}, ${facts.waiting} venter endnu, og på sporet ligger ${cards(facts.cards)}.`,
    'ED-4.5': facts => `Der ligger intet kort ved ${space(facts.space)}.`,
    'ED-5.2': facts => `Dit kort kom fra ${space(facts.space)}, som har en anden handling.`,
    'ED-5.3': facts => `Dit kort kom fra ${space(facts.space)}, som har en anden handling.`,
    'ED-5.4': facts => `Dit kort kom fra ${space(facts.space)}, som har en anden handling.`,
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Detektiven er allerede i ${piece(place)}.` : `Dit kort kom fra ${space(facts.space)}, ikke fra detektiven.`,
    'ED-5.6': facts => `Dit kort kom fra ${space(facts.space)}, som har en anden handling.`,
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Du har lagt ${cards(swapped)} væk; tre er det højeste.`;
      if (wanted !== undefined) return `Du har ikke ${anyCard(wanted)} på hånden.`;
      return facts.space ? `Dit kort kom fra ${space(facts.space)}, ikke fra byttet.` : 'Du har intet rejsekort at bytte.';
    },
    'ED-6.1': () => 'Du har allerede rejst én strækning i denne tur.',
    'ED-6.2': ({ legs }) => (legs === 2 ? 'To strækninger er det højeste i en tur.' : 'Du har allerede rejst to strækninger i denne tur.'),
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Her kræves et ${piece(facts.wanted)}, ikke ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `Du har ikke ${anyCard(wanted)} på hånden.`;
      return `Læg det laveste af to ens kort først; ${anyCard(wanted)} passer ikke i den orden.`;
    },
    'ED-6.4': facts =>
      `Ruten kræver ${trains(facts.trains)} og ${ships(facts.ships)}; du har ${trains(facts.trainsInHand)} og ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ route, place }) => `Der er ingen rute ${route} fra ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Strækningen har intet kort ${slot}.` : `Kort ${slot} er allerede erstattet.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Der ligger ikke noget ${anyCard(wanted)} i rejsekortenes kastebunke.` : `Du har ikke ${piece(event)} på hånden.`,
    'ED-10.8': () => 'Et Eksprestog erstatter et tog, en Undervandsbåd et skib.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Du har ikke Prinsessen på hånden.';
      return top
        ? `Øverst i begivenhedernes kastebunke ligger ${piece(top)}, som ikke kan spilles sådan.`
        : 'Begivenhedernes kastebunke er tom: der er intet at efterligne.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Et kort koster ${coins(price)}; du har ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} må vente, til strækningen er slut.`),
    'ED-12.5': ({ card: wanted }) => `Du har ikke ${anyCard(wanted)} på hånden.`,
  },
  moves: {
    take: (move, view) => {
      const laid = view.display[SPACES.indexOf(move.space)];
      return `Tag ${laid ? card(laid) : 'kortet'} fra ${space(move.space)}`;
    },
    takeBlind: () => 'Træk i stedet et rejsekort usét, uden handling',
    resign: () => 'Giv op',
    decline: () => 'Lad handlingen være',
    receiveCoin: () => 'Tag en mønt',
    readyBalloon: () => 'Gør en ballon klar til denne tur',
    drawEvent: () => 'Træk et begivenhedskort',
    sendDetective: ({ place }) => `Send detektiven til ${piece(place)}`,
    takeWatch: () => 'Tag lommeuret og begynd næste runde',
    trade: () => 'Byt rejsekort',
    stop: () => 'Slut byttet og træk',
    swap: move => `Læg ${card(move.card)} væk`,
    buyTravel: () => 'Køb et rejsekort for 2 mønter',
    buyEvent: () => 'Køb et begivenhedskort for 2 mønter',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Kassér Elefanten for en mønt';
      return fetched ? `Spil ${piece(event)} og hent ${card(fetched)}` : `Spil ${piece(event)}`;
    },
    playPrincess: ({ event, card: fetched }) =>
      fetched ? `Spil Prinsessen som ${piece(event)} og hent ${card(fetched)}` : `Spil Prinsessen som ${piece(event)}`,
    endTurn: (_move, view) => (view.turn.legsDone > 0 ? 'Slut din tur' : 'Bliv og slut din tur'),
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed ? `Rejs til ${piece(to)} (${needed})` : `Rejs til ${piece(to)}`;
    },
    pay: move => `Betal med ${card(move.card)}`,
    depart: () => 'Rejs af sted',
    add: ({ modifier, slot }) => {
      const what = modifier === 'balloon' ? 'ballonen' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      return slot === null ? `Føj ${what} til` : `Føj ${what} til kort ${slot}`;
    },
    accept: () => 'Behold kastet',
    reroll: () => 'Kast igen for 1 mønt',
    leaveChip: () => 'Lad brikken være',
    useChip: () => 'Brug brikken',
    discard: move => `Kassér ${anyCard(move.card)}`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) =>
      `Runde ${round}: ${voice.name(start)} begynder. På sporet: ${display.filter(laid => laid !== null).join(', ')}.`,
    pressed: (event, voice) => `Tiden presser: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${voice.name(event.seat)} tager ${card(event.card)} fra ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${voice.name(seat)} lader handlingen være.`,
    coinsReceived: (event, voice) =>
      event.coins === 0
        ? `Der er ingen mønt tilbage til ${voice.name(event.seat)}.`
        : `${voice.name(event.seat)} får ${coins(event.coins)}.`,
    balloonReadied: ({ seat }, voice) => `${voice.name(seat)} gør en ballon klar.`,
    detectiveSent: ({ seat, place }, voice) => `${voice.name(seat)} sender detektiven til ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${voice.name(seat)} tager lommeuret og begynder næste runde.`,
    swapped: (event, voice) => `${voice.name(event.seat)} lægger ${card(event.card)} væk.`,
    travelDrawn: (event, voice) => `${voice.name(event.seat)} trækker ${event.card ? card(event.card) : 'et rejsekort'}.`,
    eventDrawn: ({ seat, event }, voice) => `${voice.name(seat)} trækker ${event ? piece(event) : 'et begivenhedskort'}.`,
    travelShuffled: event => `Rejsekortenes kastebunke blandes: ${cards(event.cards)}.`,
    blueStruck: (event, voice) => {
      const lost = event.lost.flat();
      const loss = lost.length > 0 ? ` Mistede begivenhedskort: ${lost.map(piece).join(', ')}.` : '';
      return `${voice.name(event.seat)} trækker ${piece(event.event)}: ${lose(event.seats, voice, event.days)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${voice.name(seat)} betaler ${coins(price)} for ${what === 'travel' ? 'et rejsekort' : 'et begivenhedskort'}.`,
    played: ({ seat, event, as }, voice) =>
      event === as ? `${voice.name(seat)} spiller ${piece(event)}.` : `${voice.name(seat)} spiller Prinsessen som ${piece(as)}.`,
    fetched: (event, voice) => `${voice.name(event.seat)} henter ${card(event.card)} fra kastebunken.`,
    setOut: ({ seat, from, to }, voice) => `${voice.name(seat)} tager af sted fra ${piece(from)} til ${piece(to)}.`,
    paid: (event, voice) => `${voice.name(event.seat)} betaler med ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${piece(by)} træder i stedet for kort ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${voice.name(seat)} betaler en mønt og kaster igen: ${die}.` : `${voice.name(seat)} kaster ${die}.`,
    travelled: (event, voice) => {
      const saved = event.saved > 0 ? `, minus ${event.saved} uden skift` : '';
      const offers = event.offers > 0 ? `, med ${event.offers === 1 ? 'et' : event.offers} Tilbud` : '';
      return `${voice.name(event.seat)} når ${piece(event.to)} efter ${days(event.days)} (${event.parts.join(' + ')}${saved}${offers}).`;
    },
    chipLeft: ({ seat, colour, place }, voice) => `${voice.name(seat)} lader den ${piece(colour)} brik i ${piece(place)} ligge.`,
    chipUsed: (event, voice) =>
      `${voice.name(event.seat)} bruger den ${piece(event.colour)} brik i ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: (event, voice) => `Detektiven udspørger ${voice.name(event.seat)} i ${piece(event.place)}: ${days(event.days)} går tabt.`,
    discarded: (event, voice) => `${voice.name(event.seat)} kasserer ${anyCard(event.card)}.`,
    returned: (event, voice) =>
      `${voice.name(event.seat)} er hjemme i London som nummer ${event.order} efter ${days(event.days)} og lægger ${event.travel} rejsekort og ${event.events} begivenhedskort tilbage.`,
    resigned: ({ seat }, voice) => `${voice.name(seat)} giver op.`,
    ended: ({ winner }, voice) => `Væddemålet er afgjort: ${voice.name(winner)} vinder.`,
  },
});
