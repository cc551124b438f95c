import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explain } from './explain-da.ts';
import { letter } from './letter-da.ts';
import { agreedIn, dieAsked, endsTurn, numbersOf, people, priceIn, printedNames, texts, tileAsked } from './sentences.ts';
import { type Pieces, sentence, speechOf } from './table.ts';
import { why } from './why-da.ts';

const pieces: Pieces = {
  ...printedNames('danish'),
  green: 'grøn',
  blue: 'blå',
  red: 'rød',
  yellow: 'gul',
  grey: 'grå',
  'category:green': 'natur',
  'category:blue': 'vand',
  'category:red': 'kultur',
  'category:yellow': 'gastronomi',
  'category:grey': 'service',
  'action:increase': 'Højere værdi',
  'action:ignore': 'Ignorér første appel',
  'action:ferry': 'Færge',
  'action:appeal': 'Alle attraktioner har appel',
  'action:build': 'Byg en attraktion',
  'action:reroll': 'Slå én turist om',
  'action:pips': 'Tilføj to øjne',
  'action:tour': 'Giv en rundtur',
  'action:contractor': 'Entreprenør: byg billigere',
  'action:centre green': 'Naturcenter: øjne til en grøn turist',
  'action:centre blue': 'Vandcenter: øjne til en blå turist',
  'action:centre red': 'Kulturcenter: øjne til en rød turist',
  'action:centre yellow': 'Gastronomicenter: øjne til en gul turist',
  'action:dispatch': 'Send en anden bus af sted',
  'action:casino': 'Kasino',
};
const speech = speechOf('da', pieces, 'danish');
const { piece, die, tourist, tile, town, list } = speech;
const action = (id: unknown) => piece(`action:${id}`);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const euro = (euros: unknown) => `${euros}\u00a0€`;
const { startTowns, spaces, prices } = agreedIn(speech, euro);
const subject = (seat: Seat, voice: Voice) => voice.tell(seat, 'du', name => name);
const object = (seat: Seat, voice: Voice) => voice.tell(seat, 'dig', name => name);
const win = (seats: readonly Seat[], voice: Voice, what = '') =>
  `${list(people(seats, voice, 'du', 'first'))} ${what || seats.length === 1 ? `vinder${what}` : 'deler sejren'}`;
/** What somebody does who takes the action. */
const DONE: Readonly<Record<string, string>> = {
  contractor: 'vil bygge med entreprenøren',
  tour: 'giver en rundtur',
  reroll: 'slår en turist om',
  casino: 'går i kasinoet',
  pips: 'tilføjer to øjne',
  dispatch: 'sender en anden bus af sted',
};
const done = (id: string) => DONE[id] ?? `bruger handlingen ”${action(id)}”`;
const END = ', så slutter din tur';
/** What is done with the tourist who is chosen. */
function forDie(who: string, asked: string | undefined, pips: number): string {
  if (asked === 'tour') return `Giv ${who} en rundtur`;
  if (asked === 'reroll' || asked === 'casino') return `Slå ${who} om`;
  return asked ? `${counted(pips, 'øje', 'øjne')} til ${who}` : `Vælg ${who}`;
}
const WHY = {
  dice: 'terningposen er tom',
  category: 'en kategori er sluppet op',
  stuck: 'ingen bus kan køre længere',
  stall: 'der er ikke sket noget i flere runder',
  turns: 'den sidste tur er spillet',
};

/** Bodensee Tourismus på dansk. */
export const da = texts({
  handbook: async () => (await import('../handbook/da.ts')).da,
  title: COVER.title.en,
  pitch: 'Kør busser fulde af turister rundt om Bodensøen, og sørg for, at de bruger deres sidste euro hos dig.',
  sections: {
    'BT-1': 'Begreber',
    'BT-2': 'Opstilling',
    'BT-3': 'Turen',
    'BT-4': 'Kørsel',
    'BT-5': 'Rundturen',
    'BT-6': 'Morgenhandlinger',
    'BT-7': 'Heldagshandlinger',
    'BT-8': 'Byggeri',
    'BT-9': 'Opfyldning',
    'BT-10': 'Spillets slutning',
    'BT-11': 'Afgørelsen',
  },
  rules: {
    'BT-1.1': 'En terning på en bus er en turist, og dens øjne er de penge, den har tilbage.',
    'BT-1.2': 'Turistens farve er dens kategori: grøn natur, blå vand, rød kultur, gul gastronomi. Ingen turist er grå.',
    'BT-1.3': ({ grey }) =>
      `En attraktion har navn, kategori, værdi i øjne og en prioritet${grey ? '; de grå har desuden en handling' : '. De grå er ikke med'}.`,
    'BT-1.4': 'Den aktive spiller kører den valgte bus fra dens startby til dens ankomstby.',
    'BT-1.5': 'Busserne tilhører ingen: Enhver må køre enhver bus.',
    'BT-2.1': agreed => `Busserne starter i ${list(startTowns(agreed))}.`,
    'BT-2.2': ({ startTourists, seatsPerBus, dicePerColour, rerollOnes }) =>
      `Hver bus får ${counted(startTourists, 'terning', 'terninger')} fra posen, som rummer ${dicePerColour} i hver farve${rerollOnes === 'never' ? '' : '; alle 1’ere slås om'}${rerollOnes === 'entering' ? ', men kun når en turist stiger på' : ''}. Resten bliver i posen.${seatsPerBus === 4 ? '' : ` En bus har ${counted(seatsPerBus, 'sæde', 'sæder')}.`}`,
    'BT-2.3': ({ marketSize, greyMarket }) =>
      `${counted(marketSize, 'attraktion', 'attraktioner')} i hver ${greyMarket === 'all' ? 'farve og alle grå' : 'kategori'} ligger åbent. Stakke og pose har ingen rækkefølge: Det næste afgøres først, når det trækkes.`,
    'BT-2.4': 'Startspilleren findes ved lodtrækning eller er den, der sidst har set søen.',
    'BT-2.5': ({ startMoney }) => `Startpenge i turrækkefølge: ${list(startMoney.map(euro))}.`,
    'BT-2.6': ({ harbourHasAppeal }) => `Intet er bygget endnu, så ${harbourHasAppeal ? 'kun havne' : 'ingen by'} har appel.`,
    'BT-2.7': 'Plade og marked er åbne for alle.',
    'BT-2.8': 'Hvert slag og alt, der trækkes, noteres ved det træk, der krævede det.',
    'BT-2.9': 'Først trækkes startspilleren, så terningerne bus for bus, så attraktionerne kategori for kategori.',
    'BT-3.1': 'Spillerne har tur på skift med uret, og startspilleren begynder.',
    'BT-3.2': 'En tur har seks trin: bus, morgen, kørsel, rundtur, heldagshandling, opfyldning.',
    'BT-3.3': 'Vælg en bus, der kan køre, ad vej eller ved en morgenhandling, du har råd til.',
    'BT-3.4': 'Om morgenen må du bruge én handling i startbyen: dens morgenhandling, dens heldagshandling eller en grå attraktions.',
    'BT-3.5': 'En handling skal udføres helt, og bussen skal stadig kunne køre; ellers tilbydes den ikke.',
    'BT-3.6': 'Bussen skal forlade sin startby.',
    'BT-3.7': 'Rundturen forløber af sig selv, bortset fra de valg, den giver dig.',
    'BT-3.8': 'Efter rundturen må du bruge én heldagshandling i ankomstbyen eller på en grå attraktion dér.',
    'BT-3.9': 'En heldagshandling om morgenen udelukker ikke en efter rundturen.',
    'BT-3.10': 'Alle må bruge en grå attraktions handling uden at betale for det.',
    'BT-3.11': 'Tilbyder en by den samme handling to gange, er det stadig ét valg.',
    'BT-3.12': 'Den, der ikke har en bus at vælge, springes over; sker det for alle i træk, slutter spillet.',
    'BT-4.1': 'Busser følger vejene, så langt og i den retning, du vil.',
    'BT-4.2': 'En by har appel, hvis en attraktion dér har samme farve som en turist i bussen, uanset om der er råd.',
    'BT-4.3': ({ harbourHasAppeal }) => (harbourHasAppeal ? 'En havn har appel for enhver bus med en turist.' : 'Havne har ingen appel.'),
    'BT-4.4': 'Grå attraktioner giver ingen appel.',
    'BT-4.5': ({ useAppeal }) => `Et stop er en by${useAppeal ? ' med appel' : ''}, hvor der ikke holder en anden bus.`,
    'BT-4.6': 'Bussen slutter sin rute ved det første stop; andre byer kører den igennem. Ingen rute går gennem en by to gange.',
    'BT-4.7': 'Du må køre til hvert stop, der er det første på en rute.',
    'BT-4.8': 'Du vælger målet; hvilken vej bussen tager, er ligegyldigt.',
    'BT-4.9': 'Med ”Ignorér første appel” kører bussen gennem præcis ét stop og slutter ved det næste.',
    'BT-4.10': 'Færgen tager bussen til en hvilken som helst anden havn uden bus.',
    'BT-4.11': ({ occupied }) =>
      occupied === 'block'
        ? 'Busser må ikke engang køre gennem en optaget by.'
        : 'Er det aftalt, må busser ikke engang køre gennem en optaget by.',
    'BT-4.12': 'To busser holder aldrig i samme by.',
    'BT-4.13': 'Har havne ingen appel, og har pladen slet intet stop, er enhver ledig by et stop.',
    'BT-4.14': ({ allAppealMovement }) =>
      allAppealMovement
        ? '”Alle attraktioner har appel” gør enhver by med en attraktion til et stop.'
        : 'Er det aftalt, gør ”Alle attraktioner har appel” enhver by med en attraktion til et stop.',
    'BT-5.1': 'Rundturen foregår i ankomstbyen med alle, der nu er i bussen.',
    'BT-5.2': ({ priorityOrder }) =>
      priorityOrder === 'free'
        ? 'Den aktive spiller vælger besøgenes rækkefølge.'
        : `Attraktionerne besøges efter prioritet, ${priorityOrder === 'low-first' ? 'laveste' : 'højeste'} tal først.`,
    'BT-5.3': 'Ved hver attraktion går én turist ind: en i dens farve og med mindst dens værdi i øjne.',
    'BT-5.4': 'En attraktion, som ingen kan besøge, springes over; ellers skal den besøges.',
    'BT-5.5': 'Blandt attraktioner med samme prioritet vælger du den næste, hvis det kan gøre en forskel.',
    'BT-5.6': 'Kan flere turister besøge attraktionen, vælger du hvem.',
    'BT-5.7': 'Hver attraktion besøges én gang pr. rundtur; en turist må besøge flere.',
    'BT-5.8': ({ bonusEuro }) =>
      `Turisten mister værdien i øjne, og ejeren får lige så mange euro${bonusEuro ? `, ${euro(1)} mere for en mærket attraktion` : ''}.`,
    'BT-5.9': 'Ejeren får betaling i alles ture, hvem der end kører.',
    'BT-5.10': ({ ruinBonus }) =>
      `En turist uden øjne er ruineret og går ud af spillet${ruinBonus === 'pips' ? '; den aktive spiller får det sidste besøgs øjne i euro' : ''}.`,
    'BT-5.11': 'Ejer du selv attraktionen, får du begge dele.',
    'BT-5.12': 'Rundturen slutter, når alle attraktioner er besøgt, eller ingen kan besøge flere.',
    'BT-5.13': 'Havnen er ikke en attraktion: Ingen besøger den.',
    'BT-5.14': 'Grå attraktioner besøges kun, mens alle attraktioner har appel.',
    'BT-5.15': ({ priorityOrder }) =>
      priorityOrder === 'free' ? 'Du vælger hver næste attraktion.' : 'Er fri rækkefølge aftalt, vælger du hver næste attraktion.',
    'BT-6.1': ({ increaseValue }) =>
      `Højere værdi: Hvert besøg i denne tur giver ejeren ${euro(increaseValue)} mere; turisterne mister ikke flere øjne end ellers.`,
    'BT-6.2': 'Ignorér første appel: Kør gennem det første stop.',
    'BT-6.3': ({ ferryFare }) => `Færge: Betal ${euro(ferryFare)}, og sejl til en anden ledig havn.`,
    'BT-6.4': ({ allAppealVisits }) =>
      `Alle attraktioner har appel: I denne tur besøger alle turister alle kategorier, også grå${allAppealVisits === 'optional' ? '; besøg i en anden farve kan du sige nej til' : ''}.`,
    'BT-6.5': 'Morgenhandlinger virker til turens slutning.',
    'BT-7.1': 'Heldagshandlinger gælder den valgte bus og dens by, bortset fra ”Byg en attraktion” og ”Send en anden bus af sted”.',
    'BT-7.2': 'Byg en attraktion efter reglerne for byggeri.',
    'BT-7.3': 'Slå én turist om: Slå en af bussens terninger igen.',
    'BT-7.4': ({ dieSides }) => `Tilføj to øjne: to på én terning eller ét på hver af to, aldrig over ${dieSides}.`,
    'BT-7.5': 'Giv en rundtur: Én turist tager alene på rundtur i byen.',
    'BT-7.6': '”Giv en rundtur” er en rundtur for sig: Turisten må besøge det samme igen.',
    'BT-7.7': 'Kun en turist, der ville besøge noget, kan få en rundtur.',
    'BT-7.8': ({ centrePips }) =>
      `Et center giver ${counted(centrePips, 'øje', 'øjne')} til en turist i sin farve, hvis terning har plads.`,
    'BT-7.9': 'Send af sted: En anden bus kører ad én vej til en ledig by, uden rundtur.',
    'BT-7.10': ({ giveTourWholeBus }) =>
      `${giveTourWholeBus ? 'Hele bussen får' : 'Er det aftalt, får hele bussen'} rundturen; en bus, der så ikke kan komme videre, bliver holdende.`,
    'BT-7.11': ({ casinoRerolls }) =>
      casinoRerolls > 1
        ? `I kasinoet må du slå om ${casinoRerolls} gange og stoppe efter hvert slag.`
        : 'Er flere slag aftalt i kasinoet, må du efter hvert slag fortsætte eller stoppe.',
    'BT-7.12': 'I en tom bus er der ingen at slå om, give øjne eller sende på rundtur.',
    'BT-8.1': agreed =>
      `Vælg en åben attraktion og en hvilken som helst by${agreed.capacity === 'unlimited' ? '; der er altid en ledig plads' : ' med en ledig plads'}.${spaces(agreed).length > 0 ? ` Pladser, der ikke er som trykt: ${list(spaces(agreed))}.` : ''}`,
    'BT-8.2': ({ baseCost, surchargeStep, harbourCountsForCost }) =>
      `En farvet attraktion koster sin grundpris (${prices(baseCost)}) og ${euro(surchargeStep)} mere for hver af samme farve i byen${harbourCountsForCost ? ' og for en havn' : ''}.`,
    'BT-8.3': ({ greyCostMode, greyCost }) =>
      `En grå attraktion koster ${greyCostMode === 'fixed' ? euro(greyCost) : 'sine øjne i euro'} overalt og gør ingen anden dyrere.`,
    'BT-8.4': 'Det er ligegyldigt, hvem der ejer de attraktioner, der tælles.',
    'BT-8.5': 'Blå attraktioner kræver en by med en vanddråbe.',
    'BT-8.6': 'Du betaler det hele og sætter dit mærke på attraktionen.',
    'BT-8.7': ({ contractorDiscount }) => `Entreprenøren bygger ${euro(contractorDiscount)} billigere, men aldrig under ${euro(0)}.`,
    'BT-8.8': 'Attraktioner flyttes, sælges og fjernes aldrig.',
    'BT-8.9': 'Det, du bygger om morgenen, tæller med det samme.',
    'BT-8.10': 'Markedet fyldes ikke op før turens slutning.',
    'BT-9.1': ({ marketSize }) =>
      `Hver kategori fyldes op til ${counted(marketSize, 'åben attraktion', 'åbne attraktioner')}, så længe stakken rækker.`,
    'BT-9.2': ({ refillMode, seatsPerBus }) =>
      refillMode === 'missing'
        ? 'For hver ruineret turist trækkes en ny terning, som slås og sættes i bussen.'
        : `Når en bus er tom, trækkes ${counted(seatsPerBus, 'terning', 'terninger')}, som slås og sættes i bussen.`,
    'BT-9.3': 'Sæderne efter ruinerede turister står tomme indtil opfyldningen.',
    'BT-9.4': ({ refillMode }) =>
      refillMode === 'whenEmpty' ? 'Kun en tom bus fyldes, og da helt.' : 'Er det aftalt, fyldes kun en tom bus, og da helt.',
    'BT-9.5': 'Først attraktioner, så terninger, og så undersøges det, om spillet er slut.',
    'BT-10.1': 'Spillet slutter, når en terning skal trækkes, og posen er tom.',
    'BT-10.2': ({ categoryRunsOut }) =>
      `Spillet slutter, når en farve ikke ${categoryRunsOut === 'allGone' ? 'har flere attraktioner, hverken åbne eller i stakken' : 'længere kan fyldes op'}.`,
    'BT-10.3': ({ endTiming }) =>
      endTiming === 'finishRound'
        ? 'Den igangværende runde spilles færdig.'
        : 'Den igangværende tur spilles færdig; er det aftalt, også runden.',
    'BT-10.4': ({ greyEndsGame }) =>
      greyEndsGame ? 'Spillet slutter også, når grå slipper op.' : 'Spillet slutter ikke, fordi de grå attraktioner slipper op.',
    'BT-10.5': ({ stallRounds, maxTurns }) =>
      `Spillet slutter også efter ${stallRounds} runder uden besøg og byggeri eller efter tur ${maxTurns}.`,
    'BT-11.1': ({ winCondition }) =>
      ({
        money: 'Den med flest penge vinder.',
        attractions: 'Den med flest attraktioner vinder.',
        ruined: 'Den, der har ruineret flest turister, vinder.',
        netProfit: 'Den med størst overskud vinder: penge minus startpenge.',
        mixed: `Den med højest sum vinder: ${euro(1)} tæller 1, en attraktion 3.`,
      })[winCondition],
    'BT-11.2': ({ winCondition }) =>
      `Står det lige, vinder den med flest ${winCondition === 'money' ? '' : 'penge, derefter flest '}attraktioner.`,
    'BT-11.3': ({ finalTie }) =>
      finalTie === 'race'
        ? 'Står det stadig lige, køres der om kap om førstepladsen; andre placeringer deles.'
        : 'Står det stadig lige, deles placeringen, eller der køres om kap om førstepladsen, hvis det er aftalt.',
    'BT-11.4': 'Sluttabellen viser, hvor alles penge kom fra og blev af.',
    'BT-11.5': 'Andre mål kan aftales: attraktioner, ruinerede turister, overskud eller penge og attraktioner tilsammen.',
  },
  options: {
    startMoney: { name: 'Startpenge', help: 'Euro ved starten, i turrækkefølge.' },
    startPlayer: {
      name: 'Hvem begynder',
      help: 'Hvem der har den første tur.',
      values: { random: 'Tilfældig', 0: 'Plads 1', 1: 'Plads 2', 2: 'Plads 3', 3: 'Plads 4', 4: 'Plads 5', 5: 'Plads 6' },
    },
    dicePerColour: { name: 'Terninger pr. farve', help: 'Færre terninger giver et kortere spil.' },
    buses: { name: 'Busser', help: 'Ved et andet antal end fire angives også startbyerne.' },
    startTowns: { name: 'Startbyer', help: 'Én by for hver bus.' },
    startTourists: { name: 'Turister ved starten', help: 'Terninger på hver bus ved starten.' },
    seatsPerBus: { name: 'Sæder pr. bus', help: 'Terninger, der er plads til på en bus.' },
    dieSides: { name: 'Terningens sider', help: 'Med fire sider bliver de dyreste attraktioner i æsken.' },
    rerollOnes: {
      name: '1’ere slås om',
      help: 'Hvornår en 1’er slås om.',
      values: { entering: 'Ved påstigning', always: 'Altid', never: 'Aldrig' },
    },
    marketSize: { name: 'Åbne attraktioner', help: 'Åbne attraktioner pr. kategori.' },
    grey: { name: 'Grå attraktioner', help: 'Attraktioner med egne handlinger.' },
    greyMarket: { name: 'Gråt marked', help: 'Hvor mange grå attraktioner der er åbne.', values: { two: 'Som de andre', all: 'Alle' } },
    greyCostMode: { name: 'Pris på grå', help: 'Hvad en grå attraktion koster.', values: { fixed: 'Fast', value: 'Dens øjne' } },
    greyCost: { name: 'Fast pris på grå', help: 'Euro for en grå attraktion.' },
    baseCost: { name: 'Grundpriser', help: 'Euro for hver farve før tillæg.' },
    surchargeStep: { name: 'Tillæg', help: 'Euro for hver attraktion i samme farve i byen.' },
    harbourCountsForCost: { name: 'Havnetillæg', help: 'Om en havn gør byggeriet dyrere.' },
    harbourHasAppeal: { name: 'Havne har appel', help: 'Om busser stopper i enhver havn.' },
    capacity: {
      name: 'Pladser i byerne',
      help: 'Hvor mange attraktioner en by rummer.',
      values: { printed: 'Som trykt', unlimited: 'Ubegrænset' },
    },
    ferryFare: { name: 'Færgebillet', help: 'Euro for en overfart.' },
    priorityOrder: {
      name: 'Besøgsrækkefølge',
      help: 'Hvilken prioritet der kommer først.',
      values: { 'high-first': 'Højeste først', 'low-first': 'Laveste først', free: 'Spilleren vælger' },
    },
    occupied: { name: 'Optagne byer', help: 'Om busser kører igennem.', values: { pass: 'Kør igennem', block: 'Spærret' } },
    useAppeal: { name: 'Appel', help: 'Uden den er enhver ledig by et stop.' },
    allAppealMovement: { name: 'Fuld appel på vejen', help: 'Om ”Alle attraktioner har appel” også standser busser.' },
    allAppealVisits: {
      name: 'Besøg af andre farver',
      help: 'Under ”Alle attraktioner har appel”.',
      values: { forced: 'Tvungne', optional: 'Kan afslås' },
    },
    increaseValue: { name: 'Højere værdi', help: 'Euro mere for hvert besøg.' },
    bonusEuro: { name: 'Bonuseuro', help: 'Mærkede attraktioner giver 1\u00a0€ mere.' },
    ruinBonus: { name: 'Bonus for ruin', help: 'Hvad den aktive spiller får.', values: { pips: 'Øjnene', none: 'Intet' } },
    centrePips: { name: 'Et centers øjne', help: 'Hvor mange øjne et center giver.' },
    casinoRerolls: { name: 'Slag i kasinoet', help: 'Hvor mange gange kasinoet slår om.' },
    contractorDiscount: { name: 'Entreprenørens rabat', help: 'Euro mindre for at bygge.' },
    giveTourWholeBus: { name: 'Rundtur for hele bussen', help: '”Giv en rundtur” tager alle med.' },
    refillMode: {
      name: 'Nye turister',
      help: 'Hvornår sæderne fyldes.',
      values: { missing: 'For hver ruineret', whenEmpty: 'Når bussen er tom' },
    },
    categoryRunsOut: {
      name: 'Sluppet op',
      help: 'Hvornår en kategori er sluppet op.',
      values: { allGone: 'Når alle er bygget', cannotRefill: 'Når den ikke kan fyldes op' },
    },
    greyEndsGame: { name: 'Grå slutter spillet', help: 'Om spillet også slutter, når de grå slipper op.' },
    endTiming: { name: 'Slutning', help: 'Hvornår spillet slutter.', values: { endOfTurn: 'Efter turen', finishRound: 'Efter runden' } },
    winCondition: {
      name: 'Mål',
      help: 'Hvad der afgør spillet.',
      values: {
        money: 'Penge',
        attractions: 'Attraktioner',
        ruined: 'Ruinerede turister',
        netProfit: 'Overskud',
        mixed: 'Penge og attraktioner',
      },
    },
    finalTie: { name: 'Sidste afgørelse', help: 'Når alt står lige.', values: { shared: 'Delt placering', race: 'Et kapløb' } },
    stallRounds: { name: 'Stille runder', help: 'Runder uden besøg og byggeri, før spillet slutter.' },
    maxTurns: { name: 'Sidste tur', help: 'Spillet slutter senest efter så mange ture.' },
    content: { name: 'Eget indhold', help: 'Egne attraktioner og plader. Lad feltet stå tomt for at bruge de trykte.' },
  },
  letter,
  why,
  pieces,
  speech,
  explain,
  table: {
    turn: (turn, seat, voice) => `Tur ${turn}, ${subject(seat, voice)} har tur`,
    steps: {
      bus: 'trin 1: vælg en bus',
      morning: 'trin 2: morgen',
      drive: 'trin 3: kør',
      tour: 'trin 4: rundtur',
      allDay: 'trin 5: heldagshandling',
      tile: 'byg: hvilken attraktion',
      town: 'byg: i hvilken by',
      die: 'hvilken turist',
      again: 'kasino: igen eller stop',
      pips: 'hvor øjnene skal hen',
      call: 'send af sted: hvilken bus',
      to: 'send af sted: hvorhen',
      refill: 'trin 6: opfyldning',
      endTurn: 'turens slutning',
    },
    over: (winners, voice) => `Spillet er slut. ${sentence(win(winners, voice))}.`,
    you: 'Du',
    euro,
    colon: ': ',
    tiles: count => counted(count, 'attraktion', 'attraktioner'),
    bus: place => `Bus i ${place}`,
    empty: 'tom',
    market: 'Marked',
    stack: count => `${count} i stakken`,
    bag: 'Terningpose',
    nobody: 'ingens',
    income: (own, others, ruin) => `tjente ${own} i egne ture, ${others} i andres og ${ruin} på ruinerede turister`,
    spent: (building, ferry) => `brugte ${building} på byggeri og ${ferry} på færger`,
  },
  story: {
    you: 'Du',
    drives: ['kører til ', 'kører til '],
    ferries: ['tager færgen til ', 'tager færgen til '],
    takes: ['tager ', 'tager '],
    bus: 'bussen',
    within: ' i ',
    builds: ['bygger ', 'bygger '],
    quoted: name => `”${name}”`,
    acts: {
      reroll: ['slår en turist om', 'slår en turist om'],
      pips: ['tilføjer øjne', 'tilføjer øjne'],
      dispatch: ['sender en bus af sted', 'sender en bus af sted'],
      tour: ['giver en rundtur', 'giver en rundtur'],
    },
    using: name => ` med ”${name}”`,
    comma: ', ',
    and: ' og ',
    colon: ': ',
    semicolon: '; ',
    noVisits: ', ingen besøg',
    skipped: ['har ingen bus, der kan køre', 'har ingen bus, der kan køre'],
    gain: euros => (euros < 0 ? `−${euro(-euros)}` : `${euros > 0 ? '+' : ''}${euro(euros)}`),
    visits: count => `${count} besøg`,
    ruined: count => (count === 1 ? '1 ruineret turist' : `${count} ruinerede turister`),
    building: 'byggeri',
    ferry: 'færge',
  },
  warnings: {
    unseen: facts =>
      facts.category === 'grey'
        ? `Vil du bygge ${tile(facts.tile, facts)} i ${town(facts.town, facts)}? Ingen bus kan stoppe dér nu, så ingen kan bruge den. Så slutter din tur.`
        : `Vil du bygge ${tile(facts.tile, facts)} i ${town(facts.town, facts)}? Ingen bus kan stoppe dér: Ingen af dem har en ${piece(facts.category)} turist. Så slutter din tur.`,
    'tour unused': facts => `Vil du afslutte turen uden at give en rundtur? Du går glip af ${euro(facts.euros)}.`,
    'best reroll': facts => `Vil du slå ${tourist(facts.die)} om? Den viser det højeste og kan kun miste øjne.`,
  },
  refusals: {
    'BT-1.5': facts => `Der holder ingen bus i ${town(facts.town, facts)}.`,
    'BT-3.2': facts =>
      facts.step === undefined
        ? undefined
        : {
            bus: 'Vælg først en bus.',
            morning: 'Det er morgen: Brug én af byens handlinger, eller kør uden.',
            drive: 'Nu kører bussen: Vælg en af de fremhævede byer.',
            tour: 'Rundturen er i gang: Vælg, hvem der går ind, eller hvad der besøges nu.',
            allDay: 'Rundturen er slut: Brug én heldagshandling, eller afslut turen.',
            tile: 'Du bygger: Vælg en attraktion på markedet.',
            town: 'Du bygger: Vælg en by til din attraktion.',
            die: 'Vælg en af turisterne i bussen.',
            again: 'Du er i kasinoet: Slå igen, eller stop.',
            pips: 'Vælg, hvem der får de to øjne.',
            call: 'Du sender en bus af sted: Vælg en anden bus.',
            to: 'Du sender en bus af sted: Vælg, hvor den kører hen.',
          }[String(facts.step)],
    'BT-3.3': facts => `Bussen i ${town(facts.town, facts)} kan ikke køre. Vælg en anden.`,
    'BT-3.4': facts => `${town(facts.town, facts)} har en anden morgenhandling.`,
    'BT-3.5': facts => {
      if (facts.price !== undefined) return `Det koster mindst ${euro(facts.price)} at bygge, og du har ${euro(facts.money)}.`;
      return facts.action ? `”${action(facts.action)}” kan ikke udføres helt her eller ville efterlade bussen uden vej.` : undefined;
    },
    'BT-3.8': facts => `${town(facts.town, facts)} tilbyder ikke ”${action(facts.action)}”.`,
    'BT-4.1': facts => `Der er ingen by, der hedder ${facts.town}.`,
    'BT-4.2': facts => `${town(facts.town, facts)} har ingen appel for denne bus. Det kræver en attraktion i en farve, der er om bord.`,
    'BT-4.5': facts => `Der holder en anden bus i ${town(facts.town, facts)}.`,
    'BT-4.6': facts => `Alle veje til ${town(facts.town, facts)} fører forbi et andet stop, hvor bussen skal slutte.`,
    'BT-4.9': facts => `${town(facts.town, facts)} er ikke det andet stop på nogen rute.`,
    'BT-4.10': facts => `Færgen sejler ikke til ${town(facts.town, facts)}. Vælg en anden havn uden bus.`,
    'BT-5.5': facts => `${tile(facts.tile, facts)} er ikke blandt de attraktioner, der kommer nu.`,
    'BT-5.6': facts => `${tourist(facts.die)} kan ikke besøge ${facts.tile ? tile(facts.tile, facts) : 'noget nu'}.`,
    'BT-6.3': facts => `Færgen koster ${euro(facts.fare)}, og du har ${euro(facts.money)}.`,
    'BT-7.1': facts => `Der er ingen ${tourist(facts.die)} i bussen.`,
    'BT-7.4': facts => `Der er ikke plads til øjnene på ${tourist(facts.die)}${facts.other ? ` og ${tourist(facts.other)}` : ''}.`,
    'BT-7.7': facts => `${tourist(facts.die)} ville ikke besøge noget her eller ville efterlade bussen uden vej.`,
    'BT-7.8': facts => `${tourist(facts.die)} har en anden farve eller ikke plads til ${facts.pips} mere.`,
    'BT-7.9': facts => `Ingen bus kan sendes af sted via ${town(facts.town, facts)}.`,
    'BT-7.11': facts => `Der er ingen ${tourist(facts.die)} i bussen at slå om.`,
    'BT-8.1': facts =>
      facts.tile ? `${tile(facts.tile, facts)} er ikke på markedet.` : `${town(facts.town, facts)} har ingen ledig plads.`,
    'BT-8.5': facts => `${town(facts.town, facts)} har ingen vanddråbe, så her kan intet blåt bygges.`,
    'BT-8.6': facts =>
      facts.price === undefined
        ? `${tile(facts.tile, facts)} kan ikke bygges noget sted for dine ${euro(facts.money)}.`
        : `I ${town(facts.town, facts)} koster det ${euro(facts.price)}, og du har ${euro(facts.money)}.`,
  },
  moves: {
    bus: (move, view) => `Vælg bussen i ${town(move.town, view)}`,
    none: (_move, view) => (view.frames[0]?.phase === 'morning' ? 'Kør uden handling' : 'Afslut turen uden handling'),
    morning: (move, view) => (move.action === 'ferry' ? `Tag færgen for ${euro(view.plan.options.ferryFare)}` : action(move.action)),
    act: (move, view) => `${action(move.action)}${endsTurn(view, move) ? END : ''}`,
    drive: (move, view) => `Kør til ${town(move.town, view)}`,
    next: (move, view) =>
      `Besøg nu ${tile(move.tile, view)} (${counted(numbersOf(view, move.tile).value, 'øje', 'øjne')})${endsTurn(view, move) ? END : ''}`,
    skip: (move, view) =>
      `${tileAsked(view) ? `Besøg ikke ${tile(tileAsked(view), view)}` : 'Afslå besøget'}${endsTurn(view, move) ? END : ''}`,
    send: (move, view) =>
      `Lad ${die(move.die)} besøge ${tileAsked(view) ? tile(tileAsked(view), view) : 'den'}${endsTurn(view, move) ? END : ''}`,
    tile: (move, view) => {
      const { value, priority } = numbersOf(view, move.tile);
      return `Byg ${tile(move.tile, view)} (${counted(value, 'øje', 'øjne')}, prioritet ${priority})`;
    },
    town: (move, view) => `Byg i ${town(move.town, view)} for ${euro(priceIn(view, move.town))}${endsTurn(view, move) ? END : ''}`,
    die: (move, view) => `${forDie(die(move.die), dieAsked(view), view.plan.options.centrePips)}${endsTurn(view, move) ? END : ''}`,
    plus2: (move, view) => `To øjne til ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
    plus1: (move, view) => `Ét øje til ${die(move.dice[0])} og ét til ${die(move.dice[1])}${endsTurn(view, move) ? END : ''}`,
    call: (move, view) => `Send bussen i ${town(move.town, view)} af sted`,
    to: (move, view) => `Send den til ${town(move.town, view)}${endsTurn(view, move) ? END : ''}`,
    stop: (move, view) => `Slå ikke mere${endsTurn(view, move) ? END : ''}`,
    again: (move, view) => `Slå ${die(move.die)} om igen${endsTurn(view, move) ? END : ''}`,
  },
  events: {
    dealt: ({ start }, voice) => `Busserne er klar. ${sentence(subject(start, voice))} begynder.`,
    turnBegun: ({ seat, turn }, voice) => `Tur ${turn}: ${sentence(subject(seat, voice))} har tur.`,
    turnSkipped: ({ seat, turn }, voice) => `Tur ${turn}: ${sentence(subject(seat, voice))} har ingen bus, der kan køre, og springes over.`,
    busChosen: (event, voice) => `${subject(event.seat, voice)} tager bussen i ${town(event.town, event)}.`,
    morningTaken: ({ seat, action: taken, fare }, voice) =>
      `${subject(seat, voice)} ${taken === 'ferry' ? 'tager færgen' : done(taken)}${fare > 0 ? ` for ${euro(fare)}` : ''}.`,
    actionTaken: (event, voice) => (event.action === 'build' ? undefined : `${subject(event.seat, voice)} ${done(event.action)}.`),
    built: (event, voice) =>
      `${subject(event.seat, voice)} bygger ${tile(event.tile, event)} i ${town(event.town, event)} for ${euro(event.price)}.`,
    rerolled: ({ from, to }) => (from === to ? `${die(from)} slås om og viser det samme.` : `${die(from)} slås om: ${die(to)}.`),
    pipsAdded: ({ from, to }) => `${list(from.map(die))} får øjne og bliver til ${list(to.map(die))}.`,
    dispatched: event => `Bussen i ${town(event.from, event)} sendes til ${town(event.to, event)}.`,
    drove: event =>
      event.by === 'ferry'
        ? `Færgen bringer bussen til ${town(event.to, event)}.`
        : `Bussen kører ${event.route.map(each => town(each, event)).join(' – ')}.`,
    visited: (event, voice) =>
      `${die(event.die)} besøger ${tile(event.tile, event)}: ${event.owner === null ? 'Banken beholder pengene' : `${euro(event.paid)} til ${object(event.owner, voice)}`}.`,
    visitDeclined: event => `Ingen besøger ${tile(event.tile, event)}.`,
    ruined: ({ seat, bonus }, voice) => `Turisten er ruineret${bonus > 0 ? `: ${euro(bonus)} til ${object(seat, voice)}` : ''}.`,
    tileOpened: event => `Nyt på markedet: ${tile(event.tile, event)} (${piece(`category:${event.category}`)}).`,
    touristBoarded: event => `${die(event.die)} stiger på bussen i ${town(event.town, event)}.`,
    lastRound: ({ reason }) => `Det er den sidste runde: ${sentence(WHY[reason])}.`,
    raced: (event, voice) => `${win(event.winners, voice, ` kapløbet fra ${town(event.from, event)} til ${town(event.to, event)}`)}.`,
    ended: ({ reason, winners }, voice) => `Spillet er slut: ${sentence(WHY[reason])}. ${sentence(win(winners, voice))}.`,
  },
});
