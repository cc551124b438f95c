import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Face, Token } from '../components.ts';
import { COVER } from '../cover.ts';
import { THE } from './articles-da.ts';
import { explanations } from './explain-da.ts';
import type { Pieces } from './pieces.ts';
import { effects, NUMBERS, pieces as printed } from './pieces-da.ts';
import { book } from './rules-da.ts';
import {
  afterDone,
  afterWeek,
  applicants,
  comesImpatient,
  isClosed,
  isEmpty,
  type Language,
  lexicon,
  priceOf,
  texts,
  winnersOf,
  wouldLeave,
} from './sentences.ts';
import { story, warnings } from './story-da.ts';
import type { TableWords } from './table.ts';
import { untouchable } from './untouchable-da.ts';

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
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
  const the = (id: unknown) => THE[id as keyof typeof THE] ?? piece(id);
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

  return {
    title: COVER.title.en,
    pitch: 'Vælg dine turister, tank flyet, og red sengene: Send dem derhen, hvor de helst vil være, før tålmodigheden slipper op.',
    ...book,
    handbook: async () => (await import('../handbook/da.ts')).da,
    pieces,
    table: words,
    story: story(pieces),
    warnings,
    untouchable,
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
      'TO-F.3': ({ at, tokens: left, guests }) =>
        left === 0
          ? 'Du har ingen værelsesbrik.'
          : guests
            ? `${capital(piece(at))} er optaget.`
            : `${capital(piece(at))} skal ikke rengøres.`,
      'TO-F.4': ({ tokens: left }) => (left === 0 ? 'Du har ingen kupon.' : 'Der sidder ingen utålmodig ved det skrivebord.'),
      'TO-F.5': ({ employee, token }) =>
        token ? `Du har ikke ${one(token as Token)} at give.` : `${The(employee)} kan ikke gøre det for dig nu.`,
      'TO-4.2': ({ desk, at }) => (desk !== undefined ? 'Ingen venter ved det skrivebord.' : `${capital(piece(at))} er optaget.`),
      'TO-4.4': ({ city, here }) => (here ? `Dit fly er allerede i ${piece(city)}.` : `${piece(city)} er ikke med i dette parti.`),
      'TO-4.8': ({ city, cost, fuel }) => `${piece(city)} koster ${cost} brændstof; du har ${fuel}.`,
      'TO-4.9': ({ city }) => `Der står et andet fly i ${piece(city)}.`,
      'TO-4.13': ({ tourist }) => `Det er ikke ${piece(tourist)}, der skal give point nu.`,
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
      draft: ({ tourist }, view) => `Tag ${piece(tourist)}${comesImpatient(view, tourist) ? ' (utålmodig)' : ''}`,
      accept: () => 'Behold terningerne',
      swap: ({ discard, change, to }) =>
        `Opgiv en terning med ${FACE_NAMES[discard]}, og vend en med ${FACE_NAMES[change]} til ${FACE_NAMES[to]}`,
      turn: ({ from, to }) => `Vend en terning med ${FACE_NAMES[from]} til ${FACE_NAMES[to]}`,
      reroll: ({ faces }) => `Slå om: ${dice(faces)}`,
      reward: ({ die, as }, view) => {
        const turnUp = `Vend ${NUMBERS[applicants(view)] ?? ''} ansatte`;
        if (die !== 'wild') return turnUp;
        return as === 'employee' ? `Brug jokeren som ansat: ${turnUp.toLowerCase()}` : `Brug jokeren som ${piece(as)}`;
      },
      hire: ({ employee }) => (employee ? `Ansæt ${the(employee)}` : 'Ansæt ingen'),
      keep: ({ tourist }, view) => `Behold ${piece(tourist)}${comesImpatient(view, tourist) ? ' (utålmodig)' : ''}`,
      stop: () => 'Lad det blive ved det',
      again: ({ desk }, view) => `Udskift også ${atDesk(view, desk)}: to nye turister`,
      done: (_, view) =>
        ({ roll: 'Færdig: Den næste slår', fly: 'Færdig: videre til flyvningerne', weekend: 'Færdig: Alle har et værelse' })[
          afterDone(view)
        ],
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
      leave: ({ tourist, complaint }) =>
        `Lad ${piece(tourist)} gå i vrede${complaint ? ', klagemedarbejderen glatter det ud (0)' : ' (−3)'}`,
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
        return `${says(seat, voice, vp < 0 ? 'mister' : 'får')} ${Math.abs(vp)} point: ${why}.`;
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
  };
};

/** Tour Operator, på dansk. */
export const da = texts('danish', printed, effects, speak);
