// The table at this very moment: the view, and what has happened since while its motions run.
import { useRef } from 'preact/hooks';
import { type Event, type Laid, LETTERS, laid, onward, TILES, type Traveller, tileOf, type View } from '../../../games/city-tour/index.ts';
import { type Fate, partsOf } from './drawings/spots.ts';
import type { CityScene } from './scene.ts';
import { drivenUpTo, type Stretch, standingAt, wayOver } from './track.ts';

/** What is drawn of the table and the bus. */
export interface Moment {
  readonly view: View;
  /** All that has happened up to now. */
  readonly past: readonly Event[];
  readonly way: readonly Stretch[];
  /** Stretches of the way that lie behind the bus. */
  readonly driven: number;
  /** Travellers met on the stretch the bus is on. */
  readonly met: number;
  /** How far along the way the bus stands. */
  readonly at: number;
}

/** What of a scene tells where everything is. */
type Telling = Pick<CityScene, 'view' | 'past' | 'happening'>;

/** The moment to draw. While motions run, the view is from before them and they come one by one: they are gathered here. */
export function useMoment({ view, past, happening }: Telling): Moment {
  const heard = useRef<{ view: View; events: Event[] }>({ view, events: [] });
  if (heard.current.view !== view || !happening) heard.current = { view, events: [] };
  const { events } = heard.current;
  if (happening && events.at(-1) !== happening) events.push(happening);
  return momentOf(view, past, events);
}

/** The moment when all this has happened since a view. */
export function momentOf(view: View, past: readonly Event[], since: readonly Event[]): Moment {
  return since.reduce(after, atRest(view, past));
}

const LEFT_BY_THE_GATE: readonly string[] = ['objective', 'short', 'grandsVoyageurs', 'specialUnserved'];

function atRest(view: View, past: readonly Event[]): Moment {
  const way = wayOver(view.board);
  const hasLeft = view.result !== null && LEFT_BY_THE_GATE.includes(view.result.reason);
  const driven = hasLeft ? way.length : drivenUpTo(way, view.space, view.side);
  const part = view.frames[0]?.phase === 'control' ? 0.5 : 0;
  return { view, past, way, driven, met: 0, at: standingAt(way, driven, part) };
}

/** The moment after something more has happened. */
function after(before: Moment, event: Event): Moment {
  const view = { ...before.view, ...changeBy(event, before.view) };
  const moment = { ...before, past: [...before.past, event] };
  switch (event.type) {
    case 'placed':
      return { ...moment, view, way: wayOver(view.board) };
    case 'boarded':
    case 'leftBehind':
      return metSomebody({ ...moment, view });
    case 'drove':
    case 'passed':
      return drivenOn({ ...moment, view });
    default:
      return { ...moment, view };
  }
}

function metSomebody(moment: Moment): Moment {
  const { way, driven, met, view } = moment;
  const road = roadAt(way[driven], view.board);
  const part = road ? (road.parts[met] ?? 0.5) : 0.5;
  return { ...moment, met: met + 1, at: standingAt(way, driven, part) };
}

/** The next stretch, and the ring road or the last bit to the gate along with it, for nothing is told of those. */
function drivenOn(moment: Moment): Moment {
  const { way } = moment;
  const silent = ['ring', 'exit'].includes(way[moment.driven + 1]?.on ?? '') ? 1 : 0;
  const driven = Math.min(way.length, moment.driven + 1 + silent);
  return { ...moment, driven, met: 0, at: standingAt(way, driven) };
}

function changeBy(event: Event, view: View): Partial<View> {
  const { bus, reserve } = view;
  switch (event.type) {
    case 'placed':
      return {
        board: view.board.map((tile, space) => (space === event.space ? laid(event.tile, event.rotation) : tile)),
        revealed: [],
        discards: [...view.discards, event.discarded],
        votes: [],
      };
    case 'boarded':
      return {
        bus: { ...bus, [event.colour]: bus[event.colour] + 1 },
        reserve: { ...reserve, [event.colour]: reserve[event.colour] - 1 },
      };
    case 'drove': {
      const next = onward(event.space, event.to);
      return typeof next === 'string' ? {} : { space: next.space, side: next.side };
    }
    case 'passed':
      return { passed: view.passed.map((each, at) => each || LETTERS[at] === event.letter) };
    case 'setDown':
      return {
        bus: [...event.pawns].reduce((left, pawn) => without(left, pawn), bus),
        onSites: view.onSites.map((pawns, at) => (LETTERS[at] === event.letter ? event.pawns : pawns)),
      };
    case 'sentHome':
      return { bus: { ...bus, [event.colour]: 0 }, reserve: { ...reserve, [event.colour]: reserve[event.colour] + event.count } };
    case 'fanBoarded':
      return { bus: { ...bus, W: bus.W + 1 }, waiting: view.waiting.filter(letter => letter !== event.letter) };
    case 'controlled':
      return { bus: without(bus, event.colour), reserve: { ...reserve, [event.colour]: reserve[event.colour] + 1 } };
    case 'revealed':
      return {
        turn: event.turn,
        revealed: [event.left, event.right],
        tops: event.next,
        piles: [view.piles[0] - 1, view.piles[1] - 1],
        frames: [{ phase: 'place', seat: event.seat }],
      };
    case 'conceded':
      return { votes: [...view.votes, event.seat] };
    case 'ended': {
      const { won, reason, total, objective, turns } = event;
      return { result: { won, reason, total, objective, turns } };
    }
    default:
      return {};
  }
}

function without(bus: View['bus'], pawn: string): View['bus'] {
  return {
    G: bus.G - Number(pawn === 'G'),
    O: bus.O - Number(pawn === 'O'),
    B: bus.B - Number(pawn === 'B'),
    W: bus.W - Number(pawn === 'W'),
  };
}

interface RoadAt {
  readonly index: number;
  readonly isReversed: boolean;
  /** How far along it its travellers stand, in the order in which the bus meets them. */
  readonly parts: readonly number[];
}

/** The road of a laid tile that a stretch runs along. */
function roadAt(stretch: Stretch | undefined, board: View['board']): RoadAt | undefined {
  const tile = stretch?.on === 'tile' ? board[stretch.at] : undefined;
  if (!tile || !stretch) return undefined;
  const { index, isReversed } = roadOf(tile, stretch);
  const parts = partsOf(tileOf(tile), index);
  return { index, isReversed, parts: isReversed ? parts.map(part => 1 - part).reverse() : parts };
}

/** The ends of both roads as printed: which road begins where, and from which end the bus came. */
const FIRST_ENDS: Readonly<Record<'X' | 'D', readonly number[]>> = { X: [0, 1], D: [0, 2] };
const SECOND_ENDS: Readonly<Record<'X' | 'D', readonly number[]>> = { X: [2, 3], D: [1, 3] };

function roadOf(tile: Laid, { from }: Stretch): { index: number; isReversed: boolean } {
  const printed = (from - rotationOf(tile) + 4) % 4;
  const { shape } = TILES[tileOf(tile)];
  const forwards = FIRST_ENDS[shape].indexOf(printed);
  if (forwards >= 0) return { index: forwards, isReversed: false };
  return { index: SECOND_ENDS[shape].indexOf(printed), isReversed: true };
}

/** How often a laid tile is turned. */
export function rotationOf(tile: Laid): 0 | 1 | 2 | 3 {
  const turns = Number(tile.slice(-1));
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

/** What has become of the travellers of a laid tile. */
export function fatesOn({ way, driven, met, view, past }: Moment, space: number): (road: number, at: number) => Fate {
  const tile = view.board[space];
  if (!tile) return () => 'waiting';
  const { roads } = TILES[tileOf(tile)];
  const behind = way.slice(0, driven + 1).flatMap((stretch, index) => {
    const road = stretch.on === 'tile' && stretch.at === space ? roadAt(stretch, view.board) : undefined;
    return road ? [{ ...road, met: index === driven ? met : Number.POSITIVE_INFINITY }] : [];
  });
  return (index, at) => {
    const road = behind.find(each => each.index === index);
    const travellers: readonly Traveller[] = roads[index] ?? [];
    const order = road?.isReversed ? travellers.length - 1 - at : at;
    if (!road || order >= road.met) return 'waiting';
    return isLeft(space, travellers, order, road.isReversed, past) ? 'left' : 'boarded';
  };
}

/** Of one colour on one road the last met are those who stay behind. */
function isLeft(space: number, travellers: readonly Traveller[], order: number, isReversed: boolean, past: readonly Event[]): boolean {
  const met = isReversed ? [...travellers].reverse() : travellers;
  const colour = met[order];
  const left = past.filter(event => event.type === 'leftBehind' && event.space === space && event.colour === colour).length;
  const after = met.slice(order).filter(each => each === colour).length;
  return after <= left;
}

/** The space before the bus that is to be built on now; undefined while it drives. */
export function targetOf({ view }: Moment): number | undefined {
  return view.revealed.length > 0 && !view.result && view.frames[0]?.phase === 'place' ? view.space : undefined;
}
