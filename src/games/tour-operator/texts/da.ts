import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Face, Token } from '../components.ts';
import { COVER } from '../cover.ts';
import type { EmployeeId } from '../employees.ts';
import { explanations } from './explain-da.ts';
import type { Pieces } from './pieces.ts';
import { book } from './rules-da.ts';
import {
  afterDone,
  afterWeek,
  applicants,
  comesImpatient,
  isClosed,
  isEmpty,
  lexicon,
  priceOf,
  texts,
  winnersOf,
  wouldLeave,
} from './sentences.ts';
import { story, warnings } from './story-da.ts';
import type { TableWords } from './table.ts';

const pieces: Pieces = {
  ATH: 'Athen',
  BKK: 'Bangkok',
  BCN: 'Barcelona',
  BER: 'Berlin',
  BUE: 'Buenos Aires',
  CNS: 'Cairns',
  CAI: 'Kairo',
  CPT: 'Cape Town',
  DPS: 'Denpasar',
  DXB: 'Dubai',
  HAV: 'Havana',
  INN: 'Innsbruck',
  IST: 'Istanbul',
  KTM: 'Kathmandu',
  KYO: 'Kyoto',
  LON: 'London',
  RAK: 'Marrakech',
  MIL: 'Milano',
  NBO: 'Nairobi',
  NYC: 'New York',
  ZQN: 'Queenstown',
  REK: 'Reykjavik',
  RIO: 'Rio de Janeiro',
  ROM: 'Rom',
  YVR: 'Vancouver',
  O1: 'Rejsekonsulent',
  O2: 'Klagemedarbejder',
  O3: 'Indtægtsanalytiker',
  O4: 'Indkøbschef',
  O5: 'Mægler',
  O6: 'Rekrutteringschef',
  O7: 'Visumrådgiver',
  O8: 'Loyalitetschef',
  O9: 'Rejseskribent',
  O10: 'Kriseleder',
  P1: 'Kabinerengøring',
  P2: 'Klargøringshold',
  P3: 'Flymaskinist',
  P4: 'Erfaren kaptajn',
  P5: 'Purser',
  P6: 'Flykok',
  P7: 'Forsyningschef',
  P8: 'Brændstofleverandør',
  P9: 'Klapsædesteward',
  H1: 'Værelsesrengøring',
  H2: 'Hovedrengøringshold',
  H3: 'Concierge',
  H4: 'Vagthavende chef',
  H5: 'Bookingmedarbejder',
  H6: 'Hostelvært',
  H7: 'Udflugtsguide',
  H8: 'Aktivitetsvært',
  H9: 'Partnerhotelagent',
  'effect:O1': 'Én gang pr. uge: Brug en gratis kupon til at gøre en turist glad eller holde en i godt humør.',
  'effect:O2': 'Én gang: En turist, der går i vrede, koster ikke de 3 point.',
  'effect:O3': 'Én gang pr. uge: Slå så mange af dine terninger om, du vil.',
  'effect:O4': 'Én gang pr. uge: Vend en terning til en anden side uden at opgive en.',
  'effect:O5': 'Én gang: Vend op til tre terninger uden at opgive en.',
  'effect:O6': 'Én gang pr. uge: Din næste ansættelse viser fem kort.',
  'effect:O7': 'Én gang: Udskift en ventende turist med en af to andre; derefter, hvis du vil, én til.',
  'effect:O8': 'To gange pr. uge, i weekenden: Byt en kupon til 1 point.',
  'effect:O9': 'Én gang, i en åben by: En passager med to interesser får point for begge.',
  'effect:O10': 'Én gang: Ingen på dit kontor mister tålmodigheden i denne uge.',
  'effect:P1': 'Én gang pr. uge: Rengør et sæde.',
  'effect:P2': 'Én gang: Rengør alle sæder, og tag 1 brændstof.',
  'effect:P3': 'Én gang pr. uge: En flyvning over mindst to byer koster 1 brændstof mindre.',
  'effect:P4': 'Én gang: En flyvning koster intet brændstof.',
  'effect:P5': 'Én gang pr. uge: Ingen business-straf, og 1 point for en business-turist, der kommer til en åben by.',
  'effect:P6': 'Én gang pr. uge: 1 point for tre passagerer, der kommer til en åben by.',
  'effect:P7': 'To gange pr. uge: Byt en brik til en af en anden slags.',
  'effect:P8': 'Én gang: Tag 3 brændstof.',
  'effect:P9': 'Én gang: En fjerde passager på klapsædet.',
  'effect:H1': 'Én gang pr. uge: Rengør et tomt værelse.',
  'effect:H2': 'Én gang: Rengør alle tomme værelser.',
  'effect:H3': 'Én gang pr. uge: Ingen VIP-straf ved indtjekning, og 1 point, hvis en VIP får et værelse.',
  'effect:H4': 'Én gang: Gæsterne på et værelse rejser nu, og det er straks rent.',
  'effect:H5': 'Én gang pr. uge: Et ophold på 3 uger, der begyndte i denne uge, bliver til 2.',
  'effect:H6': 'Én gang pr. uge: To deler sovesalen, selv om kun den ene har symbolet.',
  'effect:H7': 'Én gang: Læg en ekstra markør på en vilkårlig ledig aktivitet.',
  'effect:H8': 'Én gang pr. uge: 1 point sammen med din normale markør.',
  'effect:H9': 'Én gang: En passager sover på et partnerhotel, og du beholder pointene.',
  A1: 'Laguneweekend',
  A2: 'Alpepause',
  A3: 'Rivieraens smage',
  A4: 'Eventyrbuffet',
  A5: 'Jorden rundt',
  A6: 'Kokkens bord',
  A7: 'Topsæson',
  A8: 'Den blå planet',
  beach: 'strand',
  scuba: 'dykning',
  hiking: 'vandring',
  winter: 'vintersport',
  dining: 'gourmet',
  nature: 'natur',
  party: 'fest',
  shopping: 'shopping',
  culture: 'kultur',
  fuel: 'brændstof',
  coupon: 'kupon',
  seat: 'sædebrik',
  room: 'værelsesbrik',
  employee: 'ansat',
  wild: 'joker',
  B1: 'business-sædet',
  E1: 'det første økonomisæde',
  E2: 'det andet økonomisæde',
  J: 'klapsædet',
  V: 'VIP-værelset',
  S1: 'det første enkeltværelse',
  S2: 'det andet enkeltværelse',
  D: 'sovesalen',
  N: 'nordsiden',
  E: 'østsiden',
  S: 'sydsiden',
  W: 'vestsiden',
  happy: 'glad',
  impatient: 'utålmodig',
  'reason:interest': 'interesse',
  'reason:business': 'business-turist på økonomi',
  'reason:dirtySeat': 'snavset sæde',
  'reason:vip': 'VIP uden for VIP-værelset',
  'reason:angryOffice': 'forlod kontoret i vrede',
  'reason:noRoom': 'intet værelse',
  'reason:revokeNoRoom': 'point taget tilbage',
  'reason:closedLeave': 'forlod en lukket by i vrede',
  'reason:stayInPlane': 'blev i flyet',
  'reason:row': 'aktivitetsrække',
  'reason:employee': 'ansat',
};

const { piece, list, joined, either, signed, atDesk, target } = lexicon('da', pieces, desk => `skrivebord ${desk}`);
const counted = (count: unknown, one: string, many: string) => `${count} ${Math.abs(Number(count)) === 1 ? one : many}`;
const weeksOf = (weeks: number) => counted(weeks, 'uge', 'uger');
const PLURALS: Readonly<Record<Token, string>> = { fuel: 'brændstof', coupon: 'kuponer', seat: 'sædebrikker', room: 'værelsesbrikker' };
const tokens = (token: Token, count: number) => counted(count, piece(token), PLURALS[token]);
const one = (token: Token) => (token === 'fuel' ? '1 brændstof' : `en ${piece(token)}`);
const FACE_NAMES: Readonly<Record<Face, string>> = {
  fuel: 'brændstof',
  coupon: 'kupon',
  seat: 'sæde',
  room: 'værelse',
  employee: 'ansat',
  wild: 'joker',
};
const dice = (faces: readonly Face[]) => joined(faces.map(face => FACE_NAMES[face]));
const THE: Readonly<Record<EmployeeId, string>> = {
  O1: 'rejsekonsulenten',
  O2: 'klagemedarbejderen',
  O3: 'indtægtsanalytikeren',
  O4: 'indkøbschefen',
  O5: 'mægleren',
  O6: 'rekrutteringschefen',
  O7: 'visumrådgiveren',
  O8: 'loyalitetschefen',
  O9: 'rejseskribenten',
  O10: 'kriselederen',
  P1: 'kabinerengøringen',
  P2: 'klargøringsholdet',
  P3: 'flymaskinisten',
  P4: 'den erfarne kaptajn',
  P5: 'purseren',
  P6: 'flykokken',
  P7: 'forsyningschefen',
  P8: 'brændstofleverandøren',
  P9: 'klapsædestewarden',
  H1: 'værelsesrengøringen',
  H2: 'hovedrengøringsholdet',
  H3: 'conciergen',
  H4: 'den vagthavende chef',
  H5: 'bookingmedarbejderen',
  H6: 'hostelværten',
  H7: 'udflugtsguiden',
  H8: 'aktivitetsværten',
  H9: 'partnerhotelagenten',
};
const the = (id: unknown) => THE[id as EmployeeId] ?? piece(id);
const capital = (text: string) => text.replace(/^./u, first => first.toUpperCase());
const The = (id: unknown) => capital(the(id));
/** Adas, Franz’, spiller 2’s. */
const owner = (name: string) => (/[sxz]$/i.test(name) ? `${name}’` : /\d$/.test(name) ? `${name}’s` : `${name}s`);
/** Dit fly, Adas fly: alle disse er intetkøn. */
const whose = (seat: Seat, voice: Voice) => voice.tell(seat, 'dit', owner);
const whom = (seat: Seat, voice: Voice) => voice.tell(seat, 'dig', name => name);

/** Du tager, Ada tager. */
const says = (seat: Seat, voice: Voice, verb: string) => `${voice.tell(seat, 'Du', name => name)} ${verb}`;

const words: TableWords = {
  week: (week, weeks, start) => `Uge ${week} af ${weeks}, ${start ?? 'du'} begynder`,
  decks: (tourists, employees) => `bunker: ${counted(tourists, 'turist', 'turister')}, ${counted(employees, 'ansat', 'ansatte')}`,
  closed: 'lukket',
  display: 'Ligger fremme',
  dice: 'Terninger',
  shown: 'Kan ansættes',
  points: vp => `${vp} point`,
  plane: where => `fly: ${where}`,
  office: 'Kontor',
  seats: 'Fly',
  hotel: 'Hotel',
  staff: 'Ansatte',
  rows: 'Aktiviteter',
  clean: 'rent',
  dirty: 'snavset',
  weeks: weeks => `(${weeksOf(weeks)})`,
  used: 'brugt',
  nobody: 'ingen',
};

/** Tour Operator, på dansk. */
export const da = texts({
  title: COVER.title.en,
  pitch: 'Vælg dine turister, tank flyet, og red sengene: Send dem derhen, hvor de helst vil være, før tålmodigheden slipper op.',
  ...book,
  pieces,
  table: words,
  story,
  warnings,
  explanations,
  refusals: {
    'TO-2.4': ({ tourist }) => `${piece(tourist)} ligger ikke fremme. Vælg en af dem, der gør.`,
    'TO-3.2': () => 'Du har ingen ombytninger tilbage. Behold terningerne, som de er.',
    'TO-3.3': ({ discard, change }) =>
      discard === change
        ? `Det kræver to terninger med ${piece(discard)}.`
        : `Det kræver en terning med ${piece(discard)} og en med ${piece(change)}.`,
    'TO-3.4': ({ faces }) => `Dine terninger viser ikke ${joined(String(faces).split(' ').map(piece))}.`,
    'TO-3.6': ({ die }) => `Du har ingen terning med ${piece(die)} tilbage.`,
    'TO-3.7': ({ employee }) => (employee ? `${The(employee)} kan ikke ansættes nu.` : undefined),
    'TO-3.11': ({ employee }) => `${The(employee)} har allerede arbejdet i denne uge.`,
    'TO-F.2': ({ at, tokens: left }) => (left === 0 ? 'Du har ingen sædebrik.' : `${capital(piece(at))} skal ikke rengøres.`),
    'TO-F.3': ({ at, tokens: left }) => (left === 0 ? 'Du har ingen værelsesbrik.' : `${capital(piece(at))} kan ikke rengøres nu.`),
    'TO-F.4': ({ tokens: left }) => (left === 0 ? 'Du har ingen kupon.' : 'Der sidder ingen utålmodig ved det skrivebord.'),
    'TO-F.5': ({ employee, token }) =>
      token ? `Du har ikke ${one(token as Token)} at give.` : `${The(employee)} kan ikke gøre det for dig nu.`,
    'TO-4.2': ({ desk, at }) => (desk !== undefined ? 'Ingen venter ved det skrivebord.' : `${capital(piece(at))} er optaget.`),
    'TO-4.4': ({ city }) => `Du er allerede i ${piece(city)}, eller byen er ikke med i spillet.`,
    'TO-4.8': ({ city, cost, fuel }) => `${piece(city)} koster ${cost} brændstof; du har ${fuel}.`,
    'TO-4.9': ({ city }) => `Der står et andet fly i ${piece(city)}.`,
    'TO-4.13': ({ tourist }) => `Det er ikke ${piece(tourist)}, der skal have point nu.`,
    'TO-4.15': ({ tourist }) => `En anden passager kommer før ${piece(tourist)}.`,
    'TO-4.18': ({ grounded, at }) =>
      grounded ? 'Nogen blev i dit fly, så ingen andre må gå om bord.' : `Nogen er blevet siddende på ${piece(at)}.`,
    'TO-5.1': ({ waiting, tourist }) =>
      waiting !== undefined
        ? `${counted(waiting, 'passager', 'passagerer')} mangler stadig et værelse.`
        : `${piece(tourist)} venter ikke på et værelse.`,
    'TO-5.2': ({ room, guests }) => `${capital(piece(room))} er ${guests === 0 ? 'snavset' : 'optaget'}.`,
    'TO-5.5': ({ tourist }) => `${piece(tourist)} kan ikke dele sovesalen med den, der sover der.`,
    'TO-6.2': ({ activity }) => `Din by tilbyder ikke ${piece(activity)}.`,
    'TO-6.3': ({ activity, row }) => `${piece(row)} har intet ledigt felt til ${piece(activity)}.`,
    'TO-6.4': ({ row }) => `Nogen har allerede fuldført ${piece(row)}.`,
    'TO-6.5': ({ row, players }) => `${piece(row)} er ikke med ved ${players} spillere.`,
    'TO-6.8': ({ by }) =>
      by === 'O1' ? 'Din rejsekonsulent kan ikke hjælpe nu.' : by ? 'Du har ingen kupon.' : 'Et andet skrivebord kommer først.',
    'TO-6.9': () => 'En glad turist går ikke endnu.',
  },
  moves: {
    chooseSide: ({ side }) => `Start ved ${piece(side)}`,
    draft: ({ tourist }) => `Tag ${piece(tourist)}${comesImpatient(tourist) ? ' (utålmodig)' : ''}`,
    accept: () => 'Behold terningerne',
    swap: ({ discard, change, to }) =>
      `Opgiv en terning med ${FACE_NAMES[discard]}, vend en med ${FACE_NAMES[change]} til ${FACE_NAMES[to]}`,
    turn: ({ from, to }) => `Vend en terning med ${FACE_NAMES[from]} til ${FACE_NAMES[to]}`,
    reroll: ({ faces }) => `Slå om: ${dice(faces)}`,
    reward: ({ die, as }, view) => {
      const turnUp = `Vend ${applicants(view) === 5 ? 'fem' : 'tre'} ansatte`;
      if (die !== 'wild') return turnUp;
      return as === 'employee' ? `Brug jokeren som ansat: ${turnUp.toLowerCase()}` : `Brug jokeren som ${piece(as)}`;
    },
    hire: ({ employee }) => (employee ? `Ansæt ${the(employee)}` : 'Ansæt ingen'),
    keep: ({ tourist }) => `Behold ${piece(tourist)}${comesImpatient(tourist) ? ' (utålmodig)' : ''}`,
    stop: () => 'Lad det blive ved det',
    again: ({ desk }, view) => `Udskift også ${atDesk(view, desk)}: to nye turister`,
    done: (_, view) =>
      ({ roll: 'Færdig: Den næste slår', fly: 'Færdig: videre til flyvningerne', weekend: 'Færdig: Alle har et værelse' })[afterDone(view)],
    stay: (_, view) => `Bliv her${isEmpty(view) ? ', ingen om bord' : ''}`,
    fly: ({ city, captain }, view) =>
      [
        `Flyv til ${piece(city)}`,
        ...(isEmpty(view) ? ['uden passagerer'] : []),
        ...(captain ? ['med den erfarne kaptajn, uden brændstof'] : []),
        ...(isClosed(view, city) ? ['(lukket)'] : []),
      ].join(' '),
    board: ({ desk, seat }, view) => `${capital(atDesk(view, desk))} går om bord: ${piece(seat)}`,
    noWriter: () => 'Gem rejseskribenten',
    score: ({ tourist, interest }) => `Få point for ${piece(interest)} med ${piece(tourist)}`,
    hotel: ({ tourist }) => `Send ${piece(tourist)} på hotel (ingen point)`,
    leave: ({ tourist, complaint }) => `Lad ${piece(tourist)} gå i vrede${complaint ? ', klagemedarbejderen glatter det ud (0)' : ' (−3)'}`,
    remain: ({ tourist }) => `Lad ${piece(tourist)} blive i flyet (−1)`,
    place: ({ tourist, room }) => `Giv ${piece(tourist)} ${piece(room)}`,
    turnAway: (move, view) =>
      `Afvis ${piece(move.tourist)}${move.complaint ? ' med klagemedarbejderen' : ''} (${signed(-priceOf(view, move))})`,
    skip: () => 'Ingen aktivitet',
    mark: ({ row, activity }) => `Markér ${piece(activity)} i ${piece(row)}`,
    toMood: () => 'Videre til de ventendes humør',
    lower: ({ desk, complaint }, view) =>
      wouldLeave(view, desk)
        ? `Lad ${atDesk(view, desk)} gå i vrede${complaint ? ', klagemedarbejderen glatter det ud (0)' : ' (−3)'}`
        : `Lad ${atDesk(view, desk)} blive utålmodig`,
    hold: ({ desk, by }, view) => `Hold ${atDesk(view, desk)} i godt humør med ${by === 'O1' ? 'rejsekonsulenten' : 'en kupon'}`,
    endWeek: (_, view) =>
      ({ player: 'Afslut din uge', week: 'Afslut ugen: Der kommer nye turister', end: 'Afslut sæsonen' })[afterWeek(view)],
    use: ({ employee, on }, view) => (on === null ? `Brug ${the(employee)}` : `Brug ${the(employee)}: ${target(view, on)}`),
    trade: ({ give, take }) => `Byt ${one(give)} til ${one(take)}`,
    cleanSeat: ({ seat }) => `Rengør ${piece(seat)}`,
    cleanRoom: ({ room }) => `Rengør ${piece(room)}`,
    coupon: ({ desk }, view) => `Gør ${atDesk(view, desk)} glad med en kupon`,
  },
  events: {
    sideChosen: ({ seat, side }, voice) => `${capital(whose(seat, voice))} fly venter ved ${piece(side)}.`,
    roundBegun: ({ round, start }, voice) => `Uge ${round}: ${says(start, voice, 'begynder')}.`,
    checkedOut: ({ seat, room, guests }, voice) => `${list(guests)} tjekker ud af ${piece(room)} på ${whose(seat, voice)} hotel.`,
    revealed: ({ tourists }) => `Nye turister: ${list(tourists)}.`,
    drafted: ({ seat, tourist }, voice) => `${says(seat, voice, 'tager')} ${piece(tourist)}.`,
    passedOver: ({ tourists }) => `${list(tourists)} tager hjem.`,
    shuffled: ({ deck, cards }) => `De kasserede ${deck === 'tourists' ? 'turister' : 'ansatte'} bliver til en ny bunke: ${cards} kort.`,
    rolled: ({ seat, dice: faces }, voice) => `${says(seat, voice, 'slår')} ${dice(faces)}.`,
    swapped: ({ seat, discard, change, to }, voice) =>
      `${says(seat, voice, 'opgiver')} en terning med ${FACE_NAMES[discard]} og vender en med ${FACE_NAMES[change]} til ${FACE_NAMES[to]}.`,
    turned: ({ seat, from, to }, voice) => `${says(seat, voice, 'vender')} en terning med ${FACE_NAMES[from]} til ${FACE_NAMES[to]}.`,
    rerolled: ({ seat, dice: faces }, voice) => `${says(seat, voice, 'slår')} om og har nu ${dice(faces)}.`,
    gained: ({ seat, token, count }, voice) => `${says(seat, voice, 'får')} ${tokens(token, count)}.`,
    shown: ({ seat, employees }, voice) =>
      employees.length > 0
        ? `${says(seat, voice, 'kan ansætte')} ${either(employees.map(the))}.`
        : `Der er ikke flere ansatte til ${whom(seat, voice)}.`,
    hired: ({ seat, employee, replaced }, voice) =>
      `${says(seat, voice, 'ansætter')} ${the(employee)}${replaced ? ` i stedet for ${the(replaced)}` : ''}.`,
    hiredNobody: ({ seat }, voice) => `${says(seat, voice, 'ansætter')} ingen.`,
    used: ({ seat, employee }, voice) => `${says(seat, voice, 'bruger')} ${the(employee)}.`,
    helped: ({ seat, employee }, voice) => `${The(employee)} hjælper ${whom(seat, voice)}.`,
    sentElsewhere: ({ seat, tourist, drawn }, voice) =>
      `${says(seat, voice, 'sender')} ${piece(tourist)} videre; valget står mellem ${list(drawn)}.`,
    kept: ({ seat, tourist }, voice) => `${says(seat, voice, 'beholder')} ${piece(tourist)}.`,
    traded: ({ seat, give, take }, voice) => `${says(seat, voice, 'bytter')} ${one(give)} til ${one(take)} hos forsyningschefen.`,
    seatCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'rengør')} ${piece(at)}.`,
    roomCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'rengør')} ${piece(at)}.`,
    calmed: ({ seat, tourist }, voice) => `${piece(tourist)} er glad igen på ${whose(seat, voice)} kontor.`,
    boarded: ({ seat, tourist, at }, voice) => `${piece(tourist)} går om bord i ${whose(seat, voice)} fly: ${piece(at)}.`,
    flown: ({ seat, city, fuel, open }, voice) =>
      `${says(seat, voice, 'flyver')} til ${piece(city)} ${fuel === 0 ? 'uden' : `for ${fuel}`} brændstof${open ? '' : '; byen er lukket'}.`,
    stayed: ({ seat, city }, voice) => `${says(seat, voice, 'bliver')} ${city ? `i ${piece(city)}` : 'uden for byerne'}.`,
    points: ({ seat, vp, reason, who }, voice) => {
      const why = reason === 'employee' ? the(who) : reason === 'row' ? piece(who) : `${piece(who)} (${piece(`reason:${reason}`)})`;
      return `${signed(vp)} point til ${whom(seat, voice)}: ${why}.`;
    },
    sentToHotel: ({ tourist }) => `${piece(tourist)} tager på hotel uden point.`,
    remained: ({ tourist }) => `${piece(tourist)} bliver i flyet.`,
    placed: ({ seat, tourist, room, weeks }, voice) =>
      `${piece(tourist)} får ${piece(room)} på ${whose(seat, voice)} hotel i ${weeksOf(weeks)}.`,
    lodged: ({ tourist }) => `${piece(tourist)} sover på et partnerhotel.`,
    leftAngry: ({ seat, tourist }, voice) => `${piece(tourist)} går i vrede fra ${whom(seat, voice)}.`,
    marked: ({ seat, row, activity }, voice) => `${says(seat, voice, 'markerer')} ${piece(activity)} i ${piece(row)}.`,
    rowFinished: ({ seat, row }, voice) => `${says(seat, voice, 'fuldfører')} ${piece(row)} som den første.`,
    closed: ({ city }) => `${piece(city)} lukker.`,
    held: ({ tourist, by }) => `${by === 'O1' ? 'Rejsekonsulenten' : 'En kupon'} holder ${piece(tourist)} i godt humør.`,
    lowered: ({ tourist }) => `${piece(tourist)} bliver utålmodig.`,
    startPassed: ({ seat }, voice) => `${says(seat, voice, 'begynder')} næste uge.`,
    ended: ({ winners }, voice) => {
      const { isYou, others } = winnersOf(winners, voice);
      const names = joined([...(isYou ? ['Du'] : []), ...others]);
      return `Sæsonen er slut: ${names} ${winners.length > 1 ? 'deler sejren' : 'vinder'}.`;
    },
  },
});
