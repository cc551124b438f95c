// BT-5, BT-7.5, BT-7.6 The tour: who visits what, and in which order.
import { frameOf, only, type Table } from '../../../kernel/index.ts';
import { boxOf, tileOf } from '../box.ts';
import { type Die, faceOf, type TileId } from '../components.ts';
import type { Event } from '../events.ts';
import { BY_DIE, MOVES, type MoveOf } from '../moves.ts';
import type { Built, Rule, Section, State } from '../state.ts';
import { leavesAWay } from './give-tour.ts';
import { selectedBus, townOfBus } from './sight.ts';
import { distinct } from './tourists.ts';
import { isAble, nextInLine, type Tour, visit } from './visit.ts';

/** The tourists who take part and are able, as bits by their place in the bus. */
function ableFor(s: State, tour: Tour, tile: TileId): number {
  const { dice } = selectedBus(s);
  const wanted = tileOf(boxOf(s.plan.options), tile);
  let able = 0;
  for (let i = 0; i < dice.length; i++) {
    if ((tour.tourist === null || tour.tourist === i) && isAble(s, dice[i] as Die, wanted)) able |= 1 << i;
  }
  return able;
}

/** Opens a tour of the selected bus's town, and goes on to its first question. */
function openTour(s: State, given: boolean, tourist: number | null, table: Table<Event>): Tour {
  const box = boxOf(s.plan.options);
  const built = s.built[townOfBus(s).index] ?? [];
  const tour: Tour = { phase: 'tour', given, tourist, left: [], tile: null, asks: null };
  for (let i = 0; i < built.length; i++) {
    const { tile } = built[i] as Built;
    if (ableFor(s, tour, tile) !== 0) tour.left.push(tile);
  }
  if (tour.left.length > 1) tour.left.sort((a, b) => tileOf(box, a).index - tileOf(box, b).index);
  goOn(s, tour, table);
  return tour;
}

/** BT-7.5 A Give tour in the middle of another step. */
export function beginTour(s: State, given: boolean, tourist: number | null, table: Table<Event>): void {
  s.frames.push(openTour(s, given, tourist, table));
}

/** BT-5.12 Visit after visit, until a question comes up or nothing is left to visit. */
function goOn(s: State, tour: Tour, table: Table<Event>): void {
  tour.asks = null;
  while (tour.tile !== null || tour.left.length > 0) {
    if (tour.tile === null) {
      const tied = nextInLine(s, tour.left);
      if (tied.length > 1 && shareATourist(s, tour, tied)) {
        tour.asks = 'next';
        return;
      }
      tour.tile = tied[0] ?? null;
      if (tour.tile === null) return;
    }
    const able = ableFor(s, tour, tour.tile);
    if (isVisitorAsked(s, tour.tile, able)) {
      tour.asks = 'send';
      return;
    }
    visitFrom(s, tour, lowestBit(able), table);
  }
}

/** A visit by the tourist at this place of the bus, and what is left after it. */
function visitFrom(s: State, tour: Tour, place: number, table: Table<Event>): void {
  visit(s, tour, place, table);
  dropUnable(s, tour);
}

/** BT-5.4 Pips only fall during a tour: a tile without an able tourist never gets one. */
function dropUnable(s: State, tour: Tour): void {
  let kept = 0;
  for (let i = 0; i < tour.left.length; i++) {
    const tile = tour.left[i] as TileId;
    if (ableFor(s, tour, tile) !== 0) tour.left[kept++] = tile;
  }
  tour.left.length = kept;
}

/** BT-5.5 The order can only matter where two tiles share an able tourist. */
function shareATourist(s: State, tour: Tour, tiles: readonly TileId[]): boolean {
  let anyone = 0;
  for (let i = 0; i < tiles.length; i++) {
    const able = ableFor(s, tour, tiles[i] as TileId);
    if ((anyone & able) !== 0) return true;
    anyone |= able;
  }
  return false;
}

/** BT-5.6 Asked where different tourists are able, or where the visit may be declined. */
function isVisitorAsked(s: State, tile: TileId, able: number): boolean {
  return maySkip(s, tile, able) || distinct(selectedBus(s).dice, able).length > 1;
}

/** By option a visit under All attractions appeal is declined, unless somebody of the tile's own colour is able. */
function maySkip(s: State, tile: TileId, able: number): boolean {
  if (s.plan.options.allAppealVisits === 'forced' || s.turn.morning !== 'appeal') return false;
  const { category } = tileOf(boxOf(s.plan.options), tile);
  const { dice } = selectedBus(s);
  return !dice.some((die, at) => (able & (1 << at)) !== 0 && faceOf(die).colour === category);
}

/** The able dice that differ, by their order. */
function ableDice(s: State, tour: Tour, tile: TileId): number[] {
  return distinct(selectedBus(s).dice, ableFor(s, tour, tile));
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

const next: Rule<'next'> = {
  candidates(s) {
    const tour = frameOf(s, 'tour');
    const box = boxOf(s.plan.options);
    return tour.asks === 'next' ? nextInLine(s, tour.left).map(tile => tileOf(box, tile).next) : [];
  },
  clauses: [
    {
      clause: 'BT-5.5',
      holds: (s, _seat, { tile }) => frameOf(s, 'tour').asks === 'next' && nextInLine(s, frameOf(s, 'tour').left).includes(tile),
      facts: (_s, _seat, { tile }) => ({ tile }),
    },
    {
      clause: 'BT-3.5',
      holds: (s, _seat, { tile }) => {
        const { tourist, left } = frameOf(s, 'tour');
        const die = tourist === null ? undefined : selectedBus(s).dice[tourist];
        if (tourist === null || die === undefined) return true;
        const rest = left.filter(other => other !== tile);
        return leavesAWay(s, tourist, rest, faceOf(die).pips - tileOf(boxOf(s.plan.options), tile).value);
      },
      facts: (_s, _seat, { tile }) => ({ tile, action: 'tour' }),
    },
  ],
  play(s, _seat, { tile }, table) {
    const tour = frameOf(s, 'tour');
    tour.tile = tile;
    goOn(s, tour, table);
  },
};

const skip: Rule<'skip'> = {
  candidates: s => (frameOf(s, 'tour').asks === 'send' && s.plan.options.allAppealVisits === 'optional' ? MOVES.skip : []),
  clauses: [
    {
      clause: 'BT-5.4',
      holds: s => {
        const tour = frameOf(s, 'tour');
        return tour.tile !== null && maySkip(s, tour.tile, ableFor(s, tour, tour.tile));
      },
    },
  ],
  play(s, seat, _move, table) {
    const tour = frameOf(s, 'tour');
    if (tour.tile === null) throw new Error('no visit to decline');
    table.tell({ type: 'visitDeclined', seat, town: selectedBus(s).town, tile: tour.tile });
    tour.left.splice(tour.left.indexOf(tour.tile), 1);
    tour.tile = null;
    goOn(s, tour, table);
  },
};

const send: Rule<'send'> = {
  candidates(s) {
    const tour = frameOf(s, 'tour');
    if (tour.asks !== 'send' || tour.tile === null) return [];
    return ableDice(s, tour, tour.tile).map(order => BY_DIE.send[order] as MoveOf<'send'>);
  },
  clauses: [
    {
      clause: 'BT-5.6',
      holds: (s, _seat, { die }) => {
        const tour = frameOf(s, 'tour');
        return tour.tile !== null && ableDice(s, tour, tour.tile).includes(faceOf(die).order);
      },
      facts: (s, _seat, { die }) => ({ die, tile: frameOf(s, 'tour').tile ?? '' }),
    },
  ],
  play(s, _seat, { die }, table) {
    const tour = frameOf(s, 'tour');
    const { dice } = selectedBus(s);
    const able = tour.tile === null ? 0 : ableFor(s, tour, tour.tile);
    const place = dice.findIndex((each, at) => each === die && (able & (1 << at)) !== 0);
    visitFrom(s, tour, place, table);
    goOn(s, tour, table);
  },
};

/** BT-3.7 Step 4, and every Give tour. */
export const tour: Section<'tour'> = {
  open: (s, table, previous) => (previous?.phase === 'die' ? openTour(s, true, previous.tourist, table) : openTour(s, false, null, table)),
  awaiting: (s, { asks }) => only(asks === null ? undefined : s.turn.seat),
  moves: { skip, send, next },
  then: (_s, { given }) => (given ? 'back' : 'allDay'),
};
