import { COVER } from '../cover.ts';
import { explain } from './explain-da.ts';
import { options } from './options-da.ts';
import { capital, lexicon, type PieceWords } from './pieces.ts';
import { rules, sections } from './rules-da.ts';
import { type Reasons, texts } from './sentences.ts';

const names = { G: 'grøn', O: 'orange', B: 'blå', W: 'fan' } as const;
const several = { G: 'grønne', O: 'orange', B: 'blå', W: 'fans' } as const;

const words: PieceWords = {
  names,
  travellers: {
    G: ['en grøn rejsende', 'grønne rejsende'],
    O: ['en orange rejsende', 'orange rejsende'],
    B: ['en blå rejsende', 'blå rejsende'],
    W: ['en fan', 'fans'],
  },
  passenger: { G: 'en grøn passager', O: 'en orange passager', B: 'en blå passager', W: 'en fan' },
  passengers: count => `${count} ${count === 1 ? 'passager' : 'passagerer'}`,
  several: count => `${count} rejsende`,
  count: (colour, count) => `${count} ${count === 1 ? names[colour] : several[colour]}`,
  you: 'du',
  flyover: { name: 'vejbro', a: 'en vejbro' },
  bend: { name: 'dobbeltsving', a: 'et dobbeltsving' },
  controller: { name: 'kontrollørbrikken', a: 'kontrollørbrikken' },
  empty: 'tom',
  inspector: 'Madame Perforée',
  bus: 'City Tour-bussen',
  sites: {
    BR: { full: 'Papyrusbroen', the: 'Broen', at: 'ved Broen' },
    FO: { full: 'Blækhusfontænen', the: 'Fontænen', at: 'ved Fontænen' },
    LA: { full: 'Crepepapirlabyrinten', the: 'Labyrinten', at: 'ved Labyrinten' },
    GA: { full: 'Origamiens Botaniske Have', the: 'Botanisk Have', at: 'ved Botanisk Have' },
    CA: { full: 'Papslottet', the: 'Slottet', at: 'ved Slottet' },
    CL: { full: 'Det store ur på Pergamentpladsen', the: 'Det store ur', at: 'ved Det store ur' },
    PARK: { full: 'Konfettiparken', the: 'Parken', at: 'ved Parken' },
    STATION: { full: 'Karton Hovedbanegård', the: 'Banegården', at: 'ved Banegården' },
    STADIUM: { full: 'Kraftpapirstadion', the: 'Stadion', at: 'ved Stadion' },
  },
  cards: {
    Park: 'Forlystelsespark',
    Controller: 'Uanmeldt kontrol',
    Station: 'Banegård',
    Detour: 'Omkørsel',
    Stadium: 'Stadion',
    'GV A': 'Grands Voyageurs A: To til nattoget',
    'GV B': 'Grands Voyageurs B: Haveklubben og dens kasserer',
    'GV C': 'Grands Voyageurs C: Familien Velin',
  },
  streets: ['Foliokajen', 'Risgade', 'Velinallé', 'Skriftrulleallé', 'Karbonkajen', 'Trækpapirgade', 'Ringvejen', 'Vandmærkeporten'],
  days: [
    'Den første fold',
    'Marked i Risgade',
    'Den lange fold',
    'Billetterne, tak!',
    'Konfettimorgen',
    'Kontrollørens runde',
    'Banegården åbner',
    'Vejarbejde i Risgade',
    'Ensrettet gennem byen',
    'Kampstart på Kraftpapirstadion',
    'Pokalaften',
    'Den sidste side',
  ],
  spaces: [
    'hjørnet mellem B og C',
    'feltet ved C',
    'feltet ved D',
    'hjørnet ved udkørslen',
    'feltet ved B',
    'det nordvestlige midterfelt',
    'det nordøstlige midterfelt',
    'det nordlige felt ved E',
    'feltet ved A',
    'det sydvestlige midterfelt',
    'det sydøstlige midterfelt',
    'det sydlige felt ved E',
    'hjørnet ved starten',
    'det vestlige felt ved F',
    'det østlige felt ved F',
    'hjørnet mellem E og F',
  ],
  atSpace: each => each,
};

const { piece, street, tile, site, crowd, tally, passenger, space, spaceNamed, the } = lexicon(words);

const reasons: Reasons = {
  objective: 'målet er nået',
  short: 'for få rejsende kom frem',
  park: 'Parken manglede en farve',
  station: 'Banegården krævede en fuld bus',
  stadium: 'Stadion krævede begge fans',
  grandsVoyageurs: 'de krævede Grands Voyageurs var ikke om bord',
  specialUnserved: 'et særligt sted blev ikke besøgt',
  conceded: 'holdet gav op',
  outOfReach: 'målet var uden for rækkevidde',
};

/** City Tour på dansk. */
export const da = texts({
  handbook: async () => (await import('../handbook/da.ts')).da,
  title: COVER.title.en,
  pitch:
    'Én bus, ét hold og en papirby, der først folder sig ud, mens I kører: Saml rejsende op, bring dem til seværdighederne, og slip ud i tide.',
  words,
  sections,
  rules,
  explain,
  options,
  table: {
    day: (day, title) => `Dag ${day}: ${title}`,
    ownDay: 'Jeres egen dag',
    colon: ': ',
    turn: (turn, last) => `tur ${turn} af ${last}`,
    delivered: (count, objective) => `${count} af ${objective} er fremme`,
    leaving: each => `skal med ud: ${each}`,
    sign: 'omkørselsskilt',
    fanWaits: 'en fan venter',
    noSite: 'ingen seværdighed',
    passed: 'passeret',
    cutOff: 'afskåret',
    ahead: 'forude',
    bus: (each, seats) => `Bus: ${each}, ledige sæder: ${seats}`,
    nobody: 'ingen',
    before: (each, side) => `foran ${each}, kommer fra ${side}`,
    sides: ['nord', 'øst', 'syd', 'vest'],
    reserve: 'Forråd',
    piles: (left, right) => `stakke på ${left} og ${right}`,
    revealed: 'Afsløret',
    next: 'Næste',
    votes: 'Vil give op',
    atTurn: (voice, seat) => `▶ ${voice.tell(seat, 'Du', name => name)} lægger en brik.`,
    inspected: (voice, seat) => `▶ ${voice.tell(seat, 'Du', name => name)} vælger, hvem der må stige af.`,
    result: (won, total, objective, turns) =>
      `${won ? 'Vundet' : 'Tabt'}: ${total} af ${objective} efter ${turns} ${turns === 1 ? 'tur' : 'ture'}.`,
  },
  refusals: {
    'CT-2.7': ({ seat }) => (seat === undefined ? undefined : `Spiller ${Number(seat) + 1} har tur.`),
    'CT-3.1': ({ tile: next }) => `${capital(tile(next))} kommer først i næste tur; nu kan kun de to afslørede brikker lægges.`,
    'CT-3.2': ({ left, right, front }) =>
      front
        ? `Bussen står foran ${spaceNamed(front)}; en brik lægges lige foran bussen og ingen andre steder.`
        : `Kun en afsløret brik kan lægges: ${tile(left)} eller ${tile(right)}.`,
    'CT-3.4': ({ tile: out }) =>
      out
        ? `${capital(tile(out))} er kasseret; kasserede brikker er ude af spillet.`
        : 'Disse brikker er kasseret; kasserede brikker er ude af spillet.',
    'CT-3.5': () => 'Denne brik er lagt; en lagt brik flyttes aldrig mere.',
    'CT-3.7': () => 'Disse brikker er usete; ingen må kigge på dem, før de afsløres.',
    'CT-4.1': ({ site: there }) => `Bussen kommer kun til ${the(there)}, hvis vejen fører dertil; den følger vejen og vælger aldrig selv.`,
    'CT-4.3': ({ bus }) =>
      bus ? 'Bussen kører af sig selv, så snart en brik er lagt; den har aldrig flere veje at vælge imellem.' : undefined,
    'CT-4.7': ({ site: there }) => `Bussen har allerede været ved ${the(there)}; hvert bogstav passeres højst én gang.`,
    'CT-5.1': ({ reserve }) =>
      reserve ? 'Disse figurer ligger i forrådet; de stiger selv på, når bussen møder en rejsende i deres farve.' : undefined,
    'CT-6.1': ({ passenger: who }) =>
      who === 'W'
        ? 'Fans stiger selv af; kun Stadion og Banegården tager imod dem.'
        : `En passager (${piece(who)}) stiger selv af ved en seværdighed i sin farve; ingen sættes af andre steder.`,
    'CT-6.6': ({ site: there }) =>
      `${capital(the(there))} er skåret af: Vejen dér fører tilbage i sig selv, og bussen kan ikke komme dertil mere.`,
    'CT-10.5': ({ site: there }) =>
      `${capital(the(there))} er lukket nu; seværdigheder tager kun imod mellem det første og det andet omkørselsskilt.`,
    'CT-11.2': ({ fan }) => (fan ? 'Denne fan venter; en fan stiger selv på, når bussen kører forbi og har et ledigt sæde.' : undefined),
    'CT-9.4': () => 'Kontrollørbrikken er afsløret og skal lægges. Drej den, som du vil.',
    'CT-9.5': ({ colour, waits }) =>
      waits
        ? 'Bussen holder på kontrollørbrikken; den kører først videre, når en passager er steget af.'
        : colour === 'W'
          ? 'Der er ingen fan i bussen; kun en passager i bussen kan sættes af.'
          : `Der er ingen ${piece(colour)} passager i bussen; kun en passager i bussen kan sættes af.`,
    'CT-7.8': ({ voted }) => (voted === 1 ? 'Du har allerede stemt; vent på næste brik.' : 'Du har ingen stemme ved dette bord.'),
  },
  semicolon: '; ',
  place: (each, degrees) => (degrees === 0 ? `Læg ${each}` : `Læg ${each} drejet ${degrees}°`),
  control: each => `${capital(each)} stiger af`,
  concede: (votes, needed) => (votes >= needed ? 'Opgiv dagen: Den er tabt' : `Stem for at opgive dagen (${votes} af ${needed})`),
  preview: {
    setDown: (count, at) => `${count} stiger af ${at}`,
    sendHome: (count, at, required) => `${at} kræves ${required}, ${count} går hjem`,
    lost: at => `ingen stiger af ${at}, tabt for altid`,
    closed: the => `${the} er lukket: alle bliver i bussen, tabt for altid`,
    fan: 'en fan stiger på',
    fanLeft: 'en fan bliver tilbage for altid',
    board: each => `${each} stiger på`,
    stay: each => `${each} må blive tilbage`,
    inspector: 'kontrolløren kommer, og en må stige af',
    stop: each => `stop foran ${each}`,
    end: (won, total) => (won ? `dagen vindes med ${total}` : `dagen tabes med ${total}`),
  },
  warnings: {
    lostAtSite: ({ at }) => `Kravet ${at} er ikke opfyldt, og dagen tabes straks. Kør alligevel?`,
    leavesShort: ({ total, objective }) => `Bussen kører ud med ${total} af ${objective}, og dagen tabes. Kør alligevel?`,
    leavesWithout: () => 'Ikke alle Grands Voyageurs er om bord ved udkørslen, og dagen tabes. Kør alligevel?',
    leavesUnserved: () => 'Et særligt sted er ikke besøgt, og dagen tabes. Kør alligevel?',
    losesFan: ({ the }) => `En fan går tabt for altid, og ${the} kræver begge. Fortsæt alligevel?`,
    tooEarly: ({ the, crowd: later, count, required }) =>
      `${the} kræver ${required}, og kun ${count} stiger af; ${later} stiger på lige efter. Kør alligevel?`,
    usesUp: ({ the, crowd: wasted, required }) => `Så er ${the} brugt op: Kravet er ${required}, og ${wasted} går hjem. Kør alligevel?`,
    leavesBehind: ({ crowd: left }) => `Bussen er for fuld: ${capital(left)} må blive tilbage. Kør alligevel?`,
    givesUpWon: ({ total, objective }) => `${total} af ${objective} er allerede fremme. Opgiv dagen alligevel?`,
  },
  story: {
    colon: ': ',
    places: (voice, seat) => `${voice.tell(seat, 'Du', name => name)} lægger`,
    chooses: (voice, seat) => `${voice.tell(seat, 'Du', name => name)} vælger, hvem der må af:`,
    off: who => [who, ' må stige af'],
    board: who => [who, ' stiger på'],
    stay: who => [who, ' må blive tilbage'],
    arrive: (who, _count, at) => [who, ' stiger af ', at],
    home: (count, at, required) => [`${count} går hjem `, at, `, hvor der kræves ${required}`],
    lost: at => ['ingen stiger af ', at, ', og bussen kommer aldrig igen'],
    closed: the => [`${the} er lukket, og bussen kommer aldrig igen`],
    unserved: the => [`${the} får ikke, hvad der kræves`],
    fan: who => [who, ' stiger på'],
    fanLeft: who => [who, ' bliver tilbage for altid'],
    sign: order => [order === 1 ? 'seværdighederne forude åbner' : 'seværdighederne forude lukker'],
    ended: (won, total, objective) => [`dagen er ${won ? 'vundet' : 'tabt'}, ${total} af ${objective}`],
    nothing: 'bussen kører videre',
    revealed: 'Afsløret',
  },
  events: {
    begun: ({ seat, objective }, voice) => `${voice.tell(seat, 'Du', name => name)} begynder. Mål: ${objective} rejsende.`,
    revealed: ({ turn, left, right }) => `Tur ${turn}: ${tile(left)} og ${tile(right)}.`,
    placed: ({ seat, tile: placed, space: at, discarded }, voice) =>
      `${voice.tell(seat, 'Du', name => name)} lægger ${tile(placed)} på ${space(at)}; ${tile(discarded)} kasseres.`,
    drove: () => undefined,
    boarded: ({ colour }) => `${capital(crowd(colour))} stiger på.`,
    leftBehind: ({ colour, why }) =>
      `${capital(crowd(colour))} må blive tilbage: ${why === 'full' ? 'Bussen er fuld' : 'Der er ingen figur i farven'}.`,
    passed: ({ letter, site: there }) => `Bussen passerer ${letter}, ${street(letter)}${there ? `: ${site(there).the}` : ''}.`,
    signMet: ({ order }) =>
      order === 1
        ? 'Det første omkørselsskilt: Seværdighederne forude er åbne nu.'
        : 'Det andet omkørselsskilt: Seværdighederne forude er lukkede nu.',
    turnedAway: ({ site: there }) => `${site(there).the} er lukket; alle bliver i bussen, og den kommer aldrig igen.`,
    setDown: ({ site: there, pawns }) => `Bravo! ${capital(crowd(pawns))} stiger af ${site(there).at}.`,
    sentHome: ({ site: there, colour, count, required }) =>
      count === 0
        ? `Ingen stiger af ${site(there).at}, og bussen kommer aldrig igen.`
        : `Ærgerligt: ${site(there).the} kræver ${required}, og bussen har kun ${tally(colour.repeat(count))} med. De går hjem, og bussen kommer aldrig igen.`,
    unserved: ({ site: there }) => `Kravet ${site(there).at} er ikke opfyldt.`,
    fanBoarded: () => 'En fan stiger på.',
    fanLeft: () => 'Bussen er fuld; fanen bliver tilbage for altid.',
    controlled: ({ seat, colour }, voice) =>
      `Kontrolløren standser ${voice.tell(seat, 'dig', name => name)}: ${capital(passenger(colour))} må stige af.`,
    stopped: ({ space: at }) => `Bussen holder foran ${space(at)}.`,
    conceded: ({ seat, votes, needed }, voice) => `${voice.tell(seat, 'Du', name => name)} vil give op (${votes} af ${needed}).`,
    ended: ({ won, reason, total, objective }) =>
      `Dagen er ${won ? 'vundet' : 'tabt'}, ${total} af ${objective}: ${capital(reasons[reason])}.`,
  },
});
