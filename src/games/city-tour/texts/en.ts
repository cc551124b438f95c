import { COVER } from '../cover.ts';
import { explain } from './explain-en.ts';
import { options } from './options-en.ts';
import { capital, lexicon, type PieceWords } from './pieces.ts';
import { rules, sections } from './rules-en.ts';
import { type Reasons, texts } from './sentences.ts';

const names = { G: 'green', O: 'orange', B: 'blue', W: 'fan' } as const;
const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const words: PieceWords = {
  names,
  travellers: {
    G: ['a green traveller', 'green travellers'],
    O: ['an orange traveller', 'orange travellers'],
    B: ['a blue traveller', 'blue travellers'],
    W: ['a fan', 'fans'],
  },
  passenger: { G: 'a green passenger', O: 'an orange passenger', B: 'a blue passenger', W: 'a fan' },
  passengers: count => people(count, 'passenger', 'passengers'),
  several: count => `${count} travellers`,
  count: (colour, count) => (colour === 'W' ? people(count, 'fan', 'fans') : `${count} ${names[colour]}`),
  you: 'you',
  flyover: { name: 'flyover', a: 'a flyover' },
  bend: { name: 'double bend', a: 'a double bend' },
  controller: { name: 'Inspector tile', a: 'the Inspector tile' },
  empty: 'empty',
  inspector: 'Madame Perforée',
  bus: 'City Tour bus',
  sites: {
    BR: { full: 'Papyrus Bridge', the: 'the Bridge', at: 'at the Bridge' },
    FO: { full: 'Inkwell Fountain', the: 'the Fountain', at: 'at the Fountain' },
    LA: { full: 'Crepe-Paper Labyrinth', the: 'the Labyrinth', at: 'at the Labyrinth' },
    GA: { full: 'Origami Botanical Garden', the: 'the Botanical Garden', at: 'at the Botanical Garden' },
    CA: { full: 'Cardboard Castle', the: 'the Castle', at: 'at the Castle' },
    CL: { full: 'Great Clock of Parchment Square', the: 'the Great Clock', at: 'at the Great Clock' },
    PARK: { full: 'Confetti Park', the: 'the Park', at: 'at the Park' },
    STATION: { full: 'Bristol Central Station', the: 'the Station', at: 'at the Station' },
    STADIUM: { full: 'Kraft Stadium', the: 'the Stadium', at: 'at the Stadium' },
  },
  cards: {
    Park: 'Amusement park',
    Controller: 'Surprise inspection',
    Station: 'Station',
    Detour: 'Detour',
    Stadium: 'Stadium',
    'GV A': 'Globetrotters A: Two for the Night Train',
    'GV B': 'Globetrotters B: The Garden Club and Its Treasurer',
    'GV C': 'Globetrotters C: The Family Vellum',
  },
  streets: ['Folio Quay', 'Ream Street', 'Vellum Avenue', 'Scroll Avenue', 'Carbon Quay', 'Blotter Street', 'Ring Road', 'Watermark Gate'],
  days: [
    'First Fold',
    'Market on Ream Street',
    'The Long Crease',
    'Tickets, Please!',
    'Confetti Morning',
    'The Inspector’s Round',
    'Bristol Central Opens',
    'Roadworks on Ream Street',
    'One Way Through Town',
    'Kick-off at Kraft Stadium',
    'Cup Night',
    'The Last Page',
  ],
  spaces: [
    'corner between B and C',
    'space by C',
    'space by D',
    'corner at the exit',
    'space by B',
    'middle space to the north-west',
    'middle space to the north-east',
    'northern space by E',
    'space by A',
    'middle space to the south-west',
    'middle space to the south-east',
    'southern space by E',
    'corner at the start',
    'western space by F',
    'eastern space by F',
    'corner between E and F',
  ],
  atSpace: each => `the ${each}`,
};

const { piece, street, tile, site, crowd, passenger, space, spaceNamed, the } = lexicon(words);
const isOne = (count: number) => count === 1;

const reasons: Reasons = {
  objective: 'the objective is reached',
  short: 'too few travellers arrived',
  park: 'a colour was missing at the Park',
  station: 'the Station needed a full bus',
  stadium: 'the Stadium needed both fans',
  grandsVoyageurs: 'the Globetrotters were not aboard',
  specialUnserved: 'a special site was not served',
  conceded: 'the team gave up',
  outOfReach: 'the objective was out of reach',
};

/** City Tour in English. */
export const en = texts({
  handbook: async () => (await import('../handbook/en.ts')).en,
  title: COVER.title.en,
  pitch: 'One bus, one team, and a paper city that only unfolds as you drive: pick up travellers, bring them to the sights, leave in time.',
  words,
  sections,
  rules,
  explain,
  options,
  table: {
    day: (day, title) => `Day ${day}: ${title}`,
    ownDay: 'A custom day',
    colon: ': ',
    turn: (turn, last) => `turn ${turn} of ${last}`,
    delivered: (count, objective) => `${count} of ${objective} delivered`,
    leaving: each => `must be aboard at the exit: ${each}`,
    sign: 'detour sign',
    fanWaits: 'a fan waits',
    noSite: 'no site',
    passed: 'passed',
    cutOff: 'cut off',
    ahead: 'ahead',
    bus: (each, seats) => `Bus: ${each}, ${people(seats, 'seat', 'seats')} free`,
    nobody: 'no one',
    before: (each, side) => `in front of ${each}, coming from the ${side}`,
    sides: ['north', 'east', 'south', 'west'],
    reserve: 'Reserve',
    piles: (left, right) => `piles of ${left} and ${right}`,
    revealed: 'Revealed',
    next: 'Next',
    votes: 'Want to give up',
    atTurn: (voice, seat) => voice.tell(seat, '▶ You place a tile.', name => `▶ ${name} places a tile.`),
    inspected: (voice, seat) => voice.tell(seat, '▶ You choose who must get off.', name => `▶ ${name} chooses who must get off.`),
    result: (won, total, objective, turns) => `${won ? 'Won' : 'Lost'}: ${total} of ${objective} after ${people(turns, 'turn', 'turns')}.`,
  },
  refusals: {
    'CT-2.7': ({ seat }) => (seat === undefined ? undefined : `It’s player ${Number(seat) + 1}’s turn.`),
    'CT-3.1': ({ tile: next }) => `${capital(tile(next))} comes up next turn; only the two revealed tiles can be placed now.`,
    'CT-3.2': ({ left, right, front }) =>
      front
        ? `The bus stands in front of ${spaceNamed(front)}; a tile goes directly in front of the bus and nowhere else.`
        : `Only a revealed tile can be placed: ${tile(left)} or ${tile(right)}.`,
    'CT-3.4': ({ tile: out }) =>
      out
        ? `${capital(tile(out))} was discarded; discarded tiles are out of this game.`
        : 'These tiles were discarded; discarded tiles are out of this game.',
    'CT-3.5': () => 'This tile has been placed; a placed tile never moves again.',
    'CT-3.7': () => 'These tiles are still unseen; no one may look at them before they are revealed.',
    'CT-4.1': ({ site: there }) => `The bus reaches ${the(there)} only where the road leads; it follows the road and never chooses.`,
    'CT-4.3': ({ bus }) => (bus ? 'The bus drives by itself as soon as a tile is placed; it never has a choice of road.' : undefined),
    'CT-4.7': ({ site: there }) => `The bus has passed ${the(there)} already; each letter is passed once at most.`,
    'CT-5.1': ({ reserve }) =>
      reserve ? 'These pawns wait in the reserve; they board by themselves when the bus meets a traveller of their colour.' : undefined,
    'CT-6.1': ({ passenger: who }) =>
      who === 'W'
        ? 'Fans get off by themselves; only the Stadium and the Station take them.'
        : `${capital(piece(who))} passengers get off by themselves at a site of their colour; no one is put off elsewhere.`,
    'CT-6.6': ({ site: there }) =>
      `${capital(the(there))} is cut off: its road leads back to itself, and the bus can’t get there any more.`,
    'CT-10.5': ({ site: there }) =>
      `${capital(the(there))} is closed now; sites take visitors only between the first detour sign and the second.`,
    'CT-11.2': ({ fan }) => (fan ? 'This fan is waiting; a fan boards by itself when the bus passes, if a seat is free.' : undefined),
    'CT-9.4': () => 'The Inspector tile is revealed and must be placed. Rotate it as you like.',
    'CT-9.5': ({ colour, waits }) =>
      waits
        ? 'The bus is standing on the Inspector tile; it drives on only when a passenger has got off.'
        : colour === 'W'
          ? 'No fan is aboard; only a passenger on the bus can be put off.'
          : `No ${piece(colour)} passenger is aboard; only a passenger on the bus can be put off.`,
    'CT-7.8': ({ voted }) => (voted === 1 ? 'You’ve already voted; wait for the next tile.' : 'You have no vote at this table.'),
  },
  semicolon: '; ',
  place: (each, degrees) => (degrees === 0 ? `Place ${each}` : `Place ${each} at ${degrees}°`),
  control: each => `${capital(each)} gets off`,
  concede: (votes, needed) => (votes >= needed ? 'Give up: the day is lost' : `Vote to give up the day (${votes} of ${needed})`),
  preview: {
    setDown: (count, at) => `${count} ${isOne(count) ? 'gets' : 'get'} off ${at}`,
    sendHome: (count, at, required) => `${at} ${required} are needed, ${count} ${isOne(count) ? 'goes' : 'go'} home`,
    lost: at => `no one gets off ${at}, lost for good`,
    closed: the => `${the} is closed: all stay aboard, lost for good`,
    fan: 'a fan boards',
    fanLeft: 'a fan stays behind for good',
    board: (each, count) => `${each} ${isOne(count) ? 'boards' : 'board'}`,
    stay: (each, count) => `${each} ${isOne(count) ? 'stays' : 'stay'} behind`,
    inspector: 'the inspector boards and someone must get off',
    stop: each => `stop in front of ${each}`,
    end: (won, total) => (won ? `the day is won with ${total}` : `the day is lost with ${total}`),
  },
  warnings: {
    lostAtSite: ({ the }) => `${capital(the)} can’t be served: the day would be lost at once. Drive anyway?`,
    leavesShort: ({ total, objective }) => `The bus would leave with ${total} of ${objective}, and the day would be lost. Drive anyway?`,
    leavesWithout: () => 'The Globetrotters would not all be aboard at the exit, and the day would be lost. Drive anyway?',
    leavesUnserved: () => 'A special site would not have been served, and the day would be lost. Drive anyway?',
    losesFan: ({ the }) => `A fan would be lost for good, and ${the} needs both. Continue anyway?`,
    tooEarly: ({ the, crowd: later, count, required }) =>
      `${capital(the)} needs ${required} and only ${count} would get off; ${later} would board just after it. Drive anyway?`,
    usesUp: ({ the, crowd: wasted, required }) => `This uses up ${the}: it needs ${required}, and ${wasted} would go home. Drive anyway?`,
    leavesBehind: ({ crowd: left }) => `The bus is too full and leaves ${left} behind. Drive anyway?`,
    givesUpWon: ({ total, objective }) => `${total} of ${objective} have arrived already. Give up the day anyway?`,
  },
  story: {
    colon: ': ',
    places: (voice, seat) => voice.tell(seat, 'You place', name => `${name} places`),
    chooses: (voice, seat) => voice.tell(seat, 'You let off', name => `${name} lets off`),
    off: who => [who, ' must get off'],
    board: (who, count) => [who, isOne(count) ? ' boards' : ' board'],
    stay: (who, count) => [who, isOne(count) ? ' stays behind' : ' stay behind'],
    arrive: (who, count, at) => [who, isOne(count) ? ' gets off ' : ' get off ', at],
    home: (count, at, required) => [`${count} ${isOne(count) ? 'goes' : 'go'} home `, at, `, which needs ${required}`],
    lost: at => ['no one gets off ', at, ', and the bus never comes back'],
    closed: the => [`${the} is closed, and the bus never comes back`],
    unserved: the => [`${the} can’t be served`],
    fan: who => [who, ' boards'],
    fanLeft: who => [who, ' stays behind for good'],
    sign: order => [order === 1 ? 'the sites ahead open' : 'the sites ahead close'],
    ended: (won, total, objective) => [`the day is ${won ? 'won' : 'lost'}, ${total} of ${objective}`],
    nothing: 'the bus drives on',
    revealed: 'Revealed',
  },
  events: {
    begun: ({ seat, objective }, voice) =>
      voice.tell(seat, `You start. Objective: ${objective} travellers.`, name => `${name} starts. Objective: ${objective} travellers.`),
    revealed: ({ turn, left, right }) => `Turn ${turn}: ${tile(left)} and ${tile(right)}.`,
    placed: ({ seat, tile: placed, space: at, discarded }, voice) => {
      const what = `${tile(placed)} on ${space(at)}; ${tile(discarded)} is discarded`;
      return voice.tell(seat, `You place ${what}.`, name => `${name} places ${what}.`);
    },
    drove: () => undefined,
    boarded: ({ colour }) => `${capital(crowd(colour))} boards.`,
    leftBehind: ({ colour, why }) =>
      `${capital(crowd(colour))} stays behind: ${why === 'full' ? 'the bus is full' : 'no pawn of that colour is left'}.`,
    passed: ({ letter, site: there }) => `The bus passes ${letter}, ${street(letter)}${there ? `: ${site(there).the}` : ''}.`,
    signMet: ({ order }) =>
      order === 1 ? 'The first detour sign: the sites ahead are open now.' : 'The second detour sign: the sites ahead are closed now.',
    turnedAway: ({ site: there }) => `${capital(site(there).the)} is closed; everyone stays aboard, and the bus never comes back.`,
    setDown: ({ site: there, pawns }) => `Bravo! ${capital(crowd(pawns))} ${isOne(pawns.length) ? 'gets' : 'get'} off ${site(there).at}.`,
    sentHome: ({ site: there, colour, count, required }) =>
      count === 0
        ? `No one gets off ${site(there).at}, and the bus never comes back.`
        : `Too bad: ${site(there).the} needs ${required} and the bus brings only ${people(count, `${piece(colour)} traveller`, `${piece(colour)} travellers`)}. They go home, and the bus never comes back.`,
    unserved: ({ site: there }) => `${capital(site(there).the)} can’t be served.`,
    fanBoarded: () => 'A fan boards.',
    fanLeft: () => 'The bus is full; the fan stays behind for good.',
    controlled: ({ seat, colour }, voice) =>
      `The inspector stops ${voice.tell(seat, 'you', name => name)}: ${passenger(colour)} must get off.`,
    stopped: ({ space: at }) => `The bus stops in front of ${space(at)}.`,
    conceded: ({ seat, votes, needed }, voice) =>
      voice.tell(seat, `You want to give up (${votes} of ${needed}).`, name => `${name} wants to give up (${votes} of ${needed}).`),
    ended: ({ won, reason, total, objective }) => `The day is ${won ? 'won' : 'lost'}, ${total} of ${objective}: ${reasons[reason]}.`,
  },
});
