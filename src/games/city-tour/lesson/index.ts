// The first day, with Pauline: four tiles of First Fold, and three pictures from later.
import type { Lesson, Moment, Travel } from '../../../kernel/index.ts';
import { SPACES } from '../components.ts';
import { START, tileOf } from '../roads.ts';
import type { View } from '../view.ts';
import { atTheGate, oneGreen, oneSeat } from './examples.ts';
import { best, losing, type Outlook, outlooks, siteAhead, tileWithWaiting, tooEarly, towards, turnedAway } from './reading.ts';

/** Now in this turn; later before it, gone after it and when the day is over. */
function inTurn(turn: number, holds: (seen: View) => boolean = () => true): (seen: View) => Moment {
  return seen => {
    if (seen.result || seen.turn > turn) return 'gone';
    if (seen.turn < turn) return 'later';
    return holds(seen) ? 'now' : 'gone';
  };
}

const tiles = ({ revealed }: View) => revealed.map(tile => `tile:${tile}`);
const space = (seen: View) => [`space:${SPACES[seen.space]}`];
const shown = (seen: View) => [best(seen)?.move ?? ''];
/** The site that the most promising way passes; where it passes none, the bus. */
const ahead = (seen: View) => [siteAhead(seen) ? `site:${siteAhead(seen)?.letter}` : 'bus'];
/** Every way to place a tile but those. */
const allBut = (seen: View, isLeftOut: (outlook: Outlook) => boolean) =>
  outlooks(seen).flatMap(each => (isLeftOut(each) ? [] : [each.move]));

/** The tile that was placed first. */
function firstTile({ board }: View): readonly string[] {
  const tile = board[START.space];
  return [tile ? `tile:${tileOf(tile)}` : 'bus'];
}

function waiting(seen: View): readonly string[] {
  const tile = tileWithWaiting(seen);
  return [tile ? `tile:${tile}` : 'bus'];
}

/** A tile goes before the bus. */
function travels(move: string, seen: View): Travel | undefined {
  const [what, tile = ''] = move.split(/[ @]/);
  return what === 'place' ? { piece: `tile:${tile}`, to: space(seen)[0] ?? 'bus' } : undefined;
}

export const lesson: Lesson<View> = {
  version: 2,
  minutes: 5,
  options: { day: 1, firstSeat: 0 },
  seats: 1,
  learner: 0,
  seed: 'Pauline',
  // T08 and T13, T21 and T04, T20 and T03, T24 and T05: past the Great Clock with orange, past the Fountain with one blue or two,
  // and back over a tile where an orange traveller waits. What Show me shows is the tile as it lies: it can only show what is drawn.
  luck: { tiles: [7, 11, 18, 3, 16, 2, 17, 2] },
  moves: {},
  examples: { few: { position: oneGreen() }, full: { position: oneSeat() }, gate: { position: atTheGate() } },
  travels,
  steps: [
    { id: 'goal', holes: [['day:card'], ['exit'], ['bus']], clause: 'CT-7.2' },
    {
      id: 'choose',
      at: inTurn(1),
      holes: seen => [tiles(seen), space(seen)],
      moves: shown,
      weak: losing,
      alsoDone: ['place *'],
      clause: 'CT-3.4',
      stamp: 'g-tile',
    },
    { id: 'drive', at: inTurn(2), holes: seen => [['bus'], firstTile(seen)], clause: 'CT-4.1', stamp: 'g-bus' },
    {
      id: 'turn',
      at: inTurn(2),
      holes: seen => [tiles(seen), space(seen), ahead(seen)],
      moves: shown,
      weak: seen => [...turnedAway(seen), ...losing(seen)],
      alsoDone: ['place *'],
      clause: 'CT-3.5',
      stamp: 'g-compass',
    },
    {
      id: 'enough',
      at: inTurn(3, ({ onSites }) => onSites[0] !== ''),
      holes: [['site:A'], ['day:card']],
      clause: 'CT-6.2',
      stamp: 'g-clock',
    },
    {
      id: 'collect',
      at: inTurn(3),
      holes: seen => [tiles(seen), siteAhead(seen) ? ahead(seen) : space(seen), ['bus']],
      moves: shown,
      weak: seen => [...tooEarly(seen), ...losing(seen)],
      // Whoever takes somebody along before the site, or brings more than one there, has collected first.
      alsoDone: seen => allBut(seen, ({ board, stay, lost }) => lost > 0 || (board.length === 0 && stay.length < 2)),
      clause: 'CT-4.7',
      stamp: 'g-fountain',
    },
    {
      id: 'second',
      at: inTurn(4, seen => tileWithWaiting(seen) !== undefined),
      holes: seen => [waiting(seen), tiles(seen)],
      moves: shown,
      weak: losing,
      alsoDone: towards,
      clause: 'CT-5.5',
      stamp: 'g-bridge',
    },
    {
      id: 'few',
      example: 'few',
      holes: seen => [['site:E'], ['bus'], tiles(seen)],
      moves: shown,
      weak: seen => outlooks(seen).flatMap(({ move, back }) => (back ? [move] : [])),
      alsoDone: seen => allBut(seen, ({ back }) => back !== ''),
      clause: 'CT-6.3',
      stamp: 'g-labyrinth',
    },
    {
      id: 'full',
      example: 'full',
      holes: [['bus'], ['tile:T29']],
      moves: shown,
      weak: losing,
      alsoDone: seen => allBut(seen, ({ board }) => board === ''),
      clause: 'CT-5.3',
      stamp: 'g-pawn',
    },
    {
      id: 'gate',
      example: 'gate',
      holes: seen => [['exit'], ['bus'], ['site:D'], tiles(seen)],
      moves: shown,
      weak: seen => outlooks(seen).flatMap(({ move, leaves }) => (leaves ? [move] : [])),
      alsoDone: seen => allBut(seen, ({ leaves }) => leaves),
      clause: 'CT-4.5',
      stamp: 'g-exit-gate',
    },
    { id: 'yours', holes: [['day:card']], clause: 'CT-7.5' },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
