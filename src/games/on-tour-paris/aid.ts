// OT-11 Planning: a sketch on one's own map, which no rule knows of.
import type { Refusal } from '../../kernel/index.ts';
import { CLUBS, indexOf } from './components.ts';
import type { Mark } from './marks.ts';
import { MOVES, type RouteMove } from './moves.ts';
import { networkIn } from './network.ts';
import { flow } from './rules/flow.ts';
import { isRouteMove } from './rules/route.ts';
import { type Tally, tally } from './score.ts';
import { type Best, bestRoute } from './solver/solver.ts';
import { boardWith, freshState, type Route, type State } from './state.ts';
import type { View } from './view.ts';

/** What the table tells a player about a sketch. */
export interface Aid {
  /** The first step of the sketch that breaks a rule, where sketches are checked. */
  readonly problem: { readonly at: number; readonly refusal: Refusal } | null;
  /** The running score, where sketches are checked. */
  readonly score: Tally | null;
  /** The best route of the map as it is. */
  readonly best: Best | null;
}

/** OT-11.2 The help agreed on, for the viewer's own map. */
export function aidFor(view: View, sketch: Route): Aid {
  const { routeAid, dockUse } = view.plan.options;
  const marks = ownMarks(view);
  if (routeAid === 'none' || !marks) return { problem: null, score: null, best: null };
  return {
    problem: problemOf(view, marks, sketch),
    score: tally(marks, sketch, networkIn(view.plan.options)),
    best: routeAid === 'optimum' ? bestRoute(marks, dockUse, [], networkIn(view.plan.options)) : null,
  };
}

/** The viewer's map, with what he has pencilled in; undefined for who has none. */
export function ownMarks({ viewer, players }: View): readonly (Mark | null)[] | undefined {
  const own = viewer === 'public' ? undefined : players[viewer];
  if (!own?.marks) return undefined;
  const marks = [...own.marks];
  for (const { club, mark } of own.pencilled ?? []) marks[indexOf(club)] = mark;
  return marks;
}

/** Draws the sketch by the rules of OT-8 and OT-9. */
function problemOf({ plan }: View, marks: readonly (Mark | null)[], sketch: Route): Aid['problem'] {
  const { drawing, pending } = drawingOn(plan, marks);
  for (const [at, move] of sketch.entries()) {
    const refusal = flow.refusal(drawing, 0, move);
    if (refusal) return { at, refusal };
    pending.push(move);
  }
  return null;
}

/** A table of one seat that draws its route; an empty club may still become anything, like a star. */
function drawingOn(plan: View['plan'], marks: readonly (Mark | null)[]): { readonly drawing: State; readonly pending: RouteMove[] } {
  const pending: RouteMove[] = [];
  const board = boardWith(marks.map(mark => mark ?? '*'));
  const drawing = { ...freshState({ ...plan, seats: 1 }), boards: [board], frames: [{ phase: 'route' as const, pending: [pending] }] };
  return { drawing, pending };
}

/** OT-11.2 What may be added to the viewer's sketch: any club where sketches are left alone, else what the rules of OT-8 and OT-9 allow. */
export function sketchMoves(view: View, sketch: Route): readonly RouteMove[] {
  const marks = ownMarks(view);
  if (!marks) return [];
  const last = sketch.at(-1);
  if (view.plan.options.routeAid !== 'none') {
    const { drawing, pending } = drawingOn(view.plan, marks);
    pending.push(...sketch);
    return flow.legal(drawing, 0).filter(isRouteMove);
  }
  if (!last) return MOVES.start;
  return [...CLUBS.map(club => ({ type: 'step', club }) as const), ...networkIn(view.plan.options).rides[last.club]];
}
