// How somebody who waits plans ahead: a game that goes on in their mind, as far as no luck is needed.
import { type Step, supposed, supposedAfter } from '../../../host/orders.ts';
import { type AnyGame, fast, matchesOf, type Seat } from '../../../kernel/index.ts';
import type { OrderLine, TableSight } from '../../../protocol/index.ts';
import { MOST_ORDERS } from '../../../protocol/version.ts';

type Match = ReturnType<typeof supposed>;

/** A plan that is being made: its lines, and where the game stands in the planner's mind. */
export interface Planning {
  readonly seat: Seat;
  readonly lines: readonly OrderLine[];
  readonly match: Match;
  /** What the others do before the next line. */
  readonly steps: readonly Step[];
  /** The line that the next one follows. */
  readonly after: number | undefined;
  /** Whether the others may do anything from here on. */
  readonly isAnyway: boolean;
}

/** Moves of others that are played in mind before it is one's own turn, at most. */
const MOST_IMAGINED = 200;

/** The beginning of a plan, or of its next case. */
export function planningFrom(game: AnyGame, sight: TableSight, seat: Seat, lines: readonly OrderLine[] = []): Planning {
  const { options, version = 1, seats, view } = sight;
  const match = supposed(game, { options, version, seats: seats.length }, view);
  return calmly(game, { seat, lines, match, steps: [], after: undefined, isAnyway: false });
}

/** Whom the plan comes to, and what they may do there; nobody where luck decides or the plan is full. */
export function decisionIn(
  game: AnyGame,
  { match, seat, lines }: Planning,
): { readonly seat: Seat; readonly moves: readonly Step[] } | undefined {
  const awaited = game.awaiting(match.state);
  const mover = awaited.includes(seat) ? seat : awaited[0];
  if (mover === undefined || match.record.entries.at(-1)?.final || lines.length >= MOST_ORDERS) return undefined;
  const moves = game.legal(match.state, mover).filter(move => !game.surrenders?.(move));
  const steps = moves.map(move => ({ seat: mover, move: game.write(move) }));
  // A move of one's own may end in luck; what others do must be foreseen.
  return { seat: mover, moves: mover === seat ? steps : steps.filter(step => supposedAfter(game, match, step)) };
}

/** Another does this. */
export function withStep(game: AnyGame, planning: Planning, step: Step): Planning {
  const next = supposedAfter(game, planning.match, step);
  return next ? calmly(game, { ...planning, match: next.match, steps: [...planning.steps, step] }) : planning;
}

/** The others do anything until it is one's own turn: what that is, is imagined. */
export function withAnything(game: AnyGame, planning: Planning): Planning {
  let { match } = planning;
  const luck = fast('anything');
  for (let count = 0; count < MOST_IMAGINED && !game.awaiting(match.state).includes(planning.seat); count++) {
    const [mover] = game.awaiting(match.state);
    const move = mover === undefined ? undefined : game.legal(match.state, mover).find(each => !game.surrenders?.(each));
    if (mover === undefined || !move) break;
    match = matchesOf(game).enact(match, mover, move, luck).match;
  }
  const { entries: _past, ...record } = match.record;
  return { ...planning, match: { ...match, record: { ...record, entries: [] } }, isAnyway: true };
}

/** A line of one's own; the plan goes on after it as far as it can be foreseen. */
export function withLine(game: AnyGame, planning: Planning, play: string): Planning {
  const { seat, lines, steps, after, match } = planning;
  const line: OrderLine = { ...(after === undefined ? {} : { after }), if: steps, play };
  const next = supposedAfter(game, match, { seat, move: play });
  const ended = { ...match, record: { ...match.record, entries: [LAST] } };
  const planned = { ...planning, lines: [...lines, line], steps: [], after: lines.length, isAnyway: false };
  return next ? calmly(game, { ...planned, match: next.match }) : { ...planned, match: ended };
}

/** Stands for a move that needs luck. */
const LAST = { seat: 0, move: { type: '' }, luck: [], final: true, forced: false, check: '' };

/** Single options of others are no choices. */
function calmly(game: AnyGame, planning: Planning): Planning {
  const only = matchesOf(game).onlyOption(planning.match.state);
  if (!only || only.seat === planning.seat || planning.match.record.entries.at(-1)?.final) return planning;
  const next = supposedAfter(game, planning.match, { seat: only.seat, move: game.write(only.move) });
  return next ? calmly(game, { ...planning, match: next.match }) : planning;
}

/** A case of a plan: what the others do first, and one's own moves one after the other. */
export interface PlannedCase {
  readonly steps: readonly Step[];
  readonly lines: readonly number[];
}

/** The lines of a plan as cases: every line that nothing follows is the end of one. */
export function casesOf(lines: readonly OrderLine[]): readonly PlannedCase[] {
  const ends = lines.flatMap((_, at) => (lines.some(({ after }) => after === at) ? [] : [at]));
  return ends.map(end => {
    const path: number[] = [];
    for (let at: number | undefined = end; at !== undefined; at = lines[at]?.after) path.unshift(at);
    return { steps: path.flatMap(at => lines[at]?.if ?? []), lines: path };
  });
}
