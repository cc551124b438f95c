import type { Seat, Voice } from '../../../kernel/index.ts';
import { texts } from './sentences.ts';

const pieces = {
  coast: 'Küste',
  town: 'Stadt',
  alps: 'Alpen',
  nice: 'Nizza',
  genoa: 'Genua',
  trieste: 'Triest',
  lisbon: 'Lissabon',
  lyon: 'Lyon',
  munich: 'München',
  vienna: 'Wien',
  paris: 'Paris',
  chur: 'Chur',
  innsbruck: 'Innsbruck',
  zermatt: 'Zermatt',
  chamonix: 'Chamonix',
} as const;

const DREAMS = { coast: 'von der Küste', town: 'von einer Stadt', alps: 'von den Alpen' } as const;

/** „Du schläfst weiter.“, „Ada schläft weiter.“ */
const does = (voice: Voice, seat: Seat, you: string, other: string) => `${voice.tell(seat, `Du ${you}`, name => `${name} ${other}`)}.`;

/** Night Train, in German. */
export const de = texts('de', {
  pitch: 'Eine Nacht, acht Bahnhöfe, vier Glocken: Steh auf für die Aussicht, von der du träumst, und verschlaf den Rest.',
  sections: { 'NT-1': 'Allgemeines', 'NT-2': 'Aufbau', 'NT-3': 'Ein Halt', 'NT-4': 'Der Morgen' },
  rules: {
    'NT-1.1': 'Der Nachtzug hält so oft wie vereinbart, üblicherweise achtmal. Wer am Morgen die meisten Punkte hat, gewinnt.',
    'NT-1.2': 'Bis zum Morgen weißt nur du, wovon du träumst.',
    'NT-2.1': 'Alle beginnen mit gleich vielen Glocken, üblicherweise vier.',
    'NT-2.2':
      'Alle erhalten verdeckt eine von sechs Traumkarten; von jeder Landschaft gibt es zwei: Küste, Stadt und Alpen. Die übrigen Karten bleiben ungesehen in der Schachtel.',
    'NT-2.3': 'Wer beim ersten Halt zuerst gefragt wird, entscheidet das Los.',
    'NT-3.1': 'Bei jedem Halt wird ein Bahnhof gezogen, der noch nicht dran war. Seine Postkarte liegt offen auf dem Bahnsteig.',
    'NT-3.2': 'Ihr werdet der Reihe nach gefragt: weiterschlafen oder aufstehen.',
    'NT-3.3': 'Aufstehen kostet eine Glocke. Ohne Glocke verschläfst du den Halt.',
    'NT-3.4': 'Wer aufsteht, nimmt die Postkarte; danach wird bei diesem Halt niemand mehr gefragt.',
    'NT-3.5': 'Schlafen alle, bleibt die Postkarte liegen und zählt für niemanden.',
    'NT-3.6': 'Beim nächsten Halt wird zuerst gefragt, wer in der Reihe folgt.',
    'NT-4.1': 'Nach dem letzten Halt ist es Morgen, und alle zeigen ihre Traumkarte.',
    'NT-4.2':
      'Eine Postkarte zählt so viele Punkte, wie auf ihr stehen, 1 bis 4, und doppelt, wenn sie die Landschaft zeigt, von der du träumst.',
    'NT-4.3': 'Jede Glocke, die du noch hast, zählt 1 Punkt.',
    'NT-4.4':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Glocken übrig hat; sind auch das gleich viele, wird der Platz geteilt.',
  },
  options: {
    stops: { name: 'Halte', help: 'Wie oft der Zug in der Nacht hält.' },
    bells: { name: 'Glocken', help: 'Wie oft jede Person aufstehen kann.' },
  },
  pieces,
  refusals: { 'NT-3.3': ({ bells }) => `Du kannst nicht aufstehen: Alle deine Glocken (${bells}) haben geläutet.` },
  moves: {
    sleep: () => 'Weiterschlafen',
    rise: (_move, { station }) => (station ? `Für die Postkarte aus ${pieces[station]} aufstehen` : 'Aufstehen'),
  },
  events: {
    dealt: ({ seat, dream }, voice) =>
      dream
        ? does(voice, seat, `träumst ${DREAMS[dream]}`, `träumt ${DREAMS[dream]}`)
        : does(voice, seat, 'erhältst eine Traumkarte', 'erhält eine Traumkarte'),
    arrived: ({ stop, station }) => `Halt ${stop}: ${pieces[station]}.`,
    slept: ({ seat }, voice) => does(voice, seat, 'schläfst weiter', 'schläft weiter'),
    rose: ({ seat, station }, voice) =>
      does(
        voice,
        seat,
        `stehst auf und nimmst die Postkarte aus ${pieces[station]}`,
        `steht auf und nimmt die Postkarte aus ${pieces[station]}`,
      ),
    missed: ({ station }) => `Für ${pieces[station]} steht niemand auf.`,
    morning: ({ dreams }, voice) =>
      `Guten Morgen. ${dreams.map((dream, seat) => does(voice, seat, `hast ${DREAMS[dream]} geträumt`, `hat ${DREAMS[dream]} geträumt`)).join(' ')}`,
  },
  table: {
    stop: (stop, stops) => `Halt ${stop} von ${stops}`,
    platform: postcard => `Auf dem Bahnsteig: ${postcard}`,
    bells: bells => (bells === 1 ? '1 Glocke' : `${bells} Glocken`),
    nothing: 'keine Postkarten',
    dream: landscape => `Traum: ${landscape}`,
  },
});
