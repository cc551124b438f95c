// Standing orders: what a seat would do, in advance. What comes of them follows from what the seat has been told, and from nothing else.
import {
  type AnyGame,
  type Entry,
  fast,
  LuckError,
  matchesOf,
  type Plan,
  type Seat,
  same,
  scripted,
  type Tagged,
  type Told,
} from '../kernel/index.ts';
import type { OrderLine, OrdersSight } from '../protocol/index.ts';
import { type AnyMatch, lastCheck, type Position } from './position.ts';
import { eventsFor } from './told.ts';

/** Orders as they are kept: since which entry of the match and which decision of the seat they hold. */
export interface Orders {
  readonly seat: Seat;
  readonly from: number;
  readonly check: string;
  readonly decision: number;
  readonly lines: readonly OrderLine[];
}

/** How far orders have come, and the move to be made now, if any. */
export interface Carried {
  readonly state: OrdersSight['state'];
  readonly played: readonly number[];
  readonly move?: string;
}

/** What somebody does, in notation. */
export type Step = OrderLine['if'][number];

/** Orders that hold from now on. */
export function ordersFrom({ match, decisions }: Pick<Position, 'match' | 'decisions'>, seat: Seat, lines: readonly OrderLine[]): Orders {
  const from = match.record.entries.length;
  return { seat, from, check: lastCheck(match) ?? '', decision: decisions[seat] ?? 0, lines };
}

/** What is wrong with lines, in one sentence. */
export function problemOfLines(game: AnyGame, seat: Seat, lines: readonly OrderLine[]): string | undefined {
  for (const [at, line] of lines.entries()) {
    if (line.after !== undefined && line.after >= at) return `line ${at} must come after an earlier line`;
    const strange = [...line.if.map(({ move }) => move), line.play].find(text => !game.read(text));
    if (strange !== undefined) return `"${strange.slice(0, 60)}" is not a move of ${game.id}`;
    if (line.if.some(step => step.seat === seat)) return `line ${at} waits for a move of its own seat; say it as a line`;
  }
  return undefined;
}

/** The match as somebody at a seat may suppose it: all they do not know is imagined, everywhere in the same way. */
export function supposed(game: AnyGame, plan: Plan<unknown>, view: unknown): AnyMatch {
  return matchesOf(game).startFrom(plan, game.imagine(view, fast('orders')));
}

/** What was supposed, after a move: single options before it are played; undefined where it cannot be, or needs luck. */
export function supposedAfter(game: AnyGame, before: AnyMatch, step: Step): { match: AnyMatch; told: (readonly Told[])[] } | undefined {
  const move = game.read(step.move);
  const told: (readonly Told[])[] = [];
  let match = before;
  try {
    while (move && !match.record.entries.at(-1)?.final) {
      const isNow = mayMove(game, match, step.seat) && !game.refusal(match.state, step.seat, move);
      const next = isNow ? { seat: step.seat, move } : matchesOf(game).onlyOption(match.state);
      if (!next) return undefined;
      const played = matchesOf(game).enact(match, next.seat, next.move, scripted([]));
      match = played.match;
      told.push(played.events);
      if (isNow) return { match, told };
    }
    return undefined;
  } catch (error) {
    if (error instanceof LuckError) return undefined;
    throw error;
  }
}

function mayMove(game: AnyGame, { state }: AnyMatch, seat: Seat): boolean {
  return game.awaiting(state).includes(seat) || game.welcome(state).includes(seat);
}

/** What a seat has been told since its orders began or since their last line was played, and the match at that moment. */
interface Stretch {
  readonly at: AnyMatch;
  readonly told: readonly (readonly Told[])[];
}

/** Whether a line fits what was told: yes, not yet, or no longer. */
function fitOf(game: AnyGame, { seat }: Orders, line: OrderLine, { at, told }: Stretch): 'fits' | 'may' | 'never' {
  if (line.if.length === 0) return 'fits';
  const foretold = foretoldBy(game, seat, at, line.if);
  if (!foretold?.slice(0, told.length).every((events, index) => same(events, told[index]))) return 'never';
  return foretold.length <= told.length ? 'fits' : 'may';
}

/** What a seat would be told of some steps. */
function foretoldBy(game: AnyGame, seat: Seat, at: AnyMatch, steps: readonly Step[]): (readonly Told[])[] | undefined {
  let match = supposed(game, at.record, game.view(at.state, seat));
  const told: (readonly Told[])[] = [];
  for (const step of steps) {
    const next = supposedAfter(game, match, step);
    if (!next) return undefined;
    match = next.match;
    told.push(...next.told.map(events => eventsFor(game, events, seat)));
  }
  return told;
}

/** How far the walk through a match has come. */
interface Walk {
  readonly played: readonly number[];
  /** Lines played whose move was the only option: a host may have played it by itself. */
  readonly forced: number;
  readonly open: readonly number[];
  readonly stretch: Stretch;
}

/**
 * What orders come to at a position; `base` is the match where they began. They are over as soon as a number was drawn or
 * something was revealed, when the others do what no line foresees, and when their owner takes something back or moves otherwise.
 */
export function carriedOut(game: AnyGame, now: Position, orders: Orders, base: AnyMatch): Carried {
  const { seat, from, lines } = orders;
  const { entries } = now.match.record;
  let walk: Walk = { played: [], forced: 0, open: childrenOf(lines, undefined), stretch: { at: base, told: [] } };
  if (entries.length < from || lastCheck(now.match, from) !== orders.check) return { state: 'others', played: [] };
  let match = base;
  for (const [at, entry] of entries.slice(from).entries()) {
    match = matchesOf(game).enact(match, entry.seat, entry.move, scripted(entry.luck), entry.forced).match;
    const line = entry.seat === seat ? lineFor(game, orders, walk, entry) : undefined;
    if (line === undefined && entry.seat === seat && !entry.forced) return { state: 'hand', played: walk.played };
    const told = eventsFor(game, now.told[from + at + 1] ?? [], seat);
    walk = line === undefined ? withTold(walk, told) : withPlayed(orders, walk, { line, entry, match });
    if (entry.final) return { state: walk.open.length > 0 ? 'luck' : 'done', played: walk.played };
  }
  return nextOf(game, now, orders, walk);
}

/** The line that an own move has carried out. */
function lineFor(game: AnyGame, orders: Orders, { open, stretch }: Walk, { move }: Entry<Tagged>): number | undefined {
  const written = game.write(move);
  return open.find(at => {
    const line = orders.lines[at];
    return line?.play === written && fitOf(game, orders, line, stretch) === 'fits';
  });
}

function withTold(walk: Walk, told: readonly Told[]): Walk {
  return { ...walk, stretch: { at: walk.stretch.at, told: [...walk.stretch.told, told] } };
}

function withPlayed(
  { lines }: Orders,
  walk: Walk,
  { line, entry, match }: { readonly line: number; readonly entry: Entry<Tagged>; readonly match: AnyMatch },
): Walk {
  const forced = walk.forced + (entry.forced ? 1 : 0);
  return { played: [...walk.played, line], forced, open: childrenOf(lines, line), stretch: { at: match, told: [] } };
}

function nextOf(game: AnyGame, now: Position, orders: Orders, { played, forced, open, stretch }: Walk): Carried {
  const { seat, decision, lines } = orders;
  const { state } = now.match;
  if (open.length === 0 || game.awaiting(state).length === 0) return { state: 'done', played };
  // Every line that was played was one decision of the seat; a take-back is one as well, and brings none of them back.
  const made = (now.decisions[seat] ?? 0) - decision;
  if (made > played.length || made < played.length - forced) return { state: 'hand', played };
  const fits = open.map(at => ({ at, fit: fitOf(game, orders, lines[at] ?? NOTHING, stretch) }));
  const isAwaited = game.awaiting(state).includes(seat);
  for (const { at } of fits.filter(each => isAwaited && each.fit === 'fits')) {
    const text = lines[at]?.play ?? '';
    const move = game.read(text);
    if (move && !game.refusal(state, seat, move)) return { state: 'waits', played, move: text };
  }
  const mayStill = fits.some(each => each.fit === 'may' || (each.fit === 'fits' && !isAwaited));
  return { state: mayStill ? 'waits' : 'others', played };
}

const NOTHING: OrderLine = { if: [], play: '' };

function childrenOf(lines: readonly OrderLine[], parent: number | undefined): readonly number[] {
  return lines.flatMap((line, at) => (line.after === parent ? [at] : []));
}
