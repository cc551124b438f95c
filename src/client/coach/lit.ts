// Which places of the table a lesson lights: those of its step, and what is to be touched next.
import { type Hole, seenNow } from '../../kernel/index.ts';
import type { LessonSight } from '../table/lesson-parts.ts';
import { type TableSession, WHOLE } from '../table/session.ts';
import type { Coach } from './coach.ts';
import { MOST_HOLES } from './veil.tsx';

/** What is lit, which of it matters most, and how much of it is the step's own, with captions. */
interface Lit {
  readonly holes: readonly Hole[];
  readonly first: number;
  readonly own: number;
}

/**
 * The holes of the step, of those that are touched each in its turn; once the learner has begun, or is shown how, what is to be touched
 * next is lit too, and matters most; where a piece would go is lit while it is shown. What is chosen but not made has its button lit.
 */
export function litNow(coach: Coach, sight: LessonSight, isLit: boolean): Lit {
  const { scene, session } = sight;
  const { value: now } = coach.now;
  const told = (isLit && now && seenNow(now.holes, scene.view)) || [];
  const own = told.length;
  let holes = now?.moves && coach.status.value === 'told' ? told.map(hole => (isItsTurn(session, hole) ? hole : [])) : told;
  const firstLit = Math.max(
    0,
    holes.findIndex(hole => hole.length > 0),
  );
  if (!isLit) return { holes, first: firstLit, own };
  if (session.complete.value.length > 0) {
    const kept = holes.slice(0, MOST_HOLES - 1);
    return { holes: [...kept, [WHOLE]], first: kept.length, own: Math.min(own, kept.length) };
  }
  const to = coach.isShowing.value ? coach.travel(session)?.to : undefined;
  if (to !== undefined && !holes.flat().includes(to)) holes = [...holes.slice(0, MOST_HOLES - 1), [to]];
  const next = nextLit(coach, sight);
  const [touch] = next;
  if (touch === undefined) {
    // Nothing was begun: what the step asks for first matters most, wherever it stands among what is lit.
    const asked = holes.findIndex(hole => hole.includes(coach.touches(session)[0] ?? ''));
    return { holes, first: asked < 0 ? firstLit : asked, own };
  }
  const at = holes.findIndex(hole => hole.includes(touch));
  if (at >= 0) return { holes, first: at, own };
  const kept = holes.slice(0, MOST_HOLES - next.length);
  return { holes: [...kept, ...next.map(each => [each])], first: kept.length, own: Math.min(own, kept.length) };
}

/** What is to be touched next: what Show me shows; where that is not drawn because something else was chosen, what leads on with that. */
function nextLit(coach: Coach, { session, root }: LessonSight): Hole {
  const [shown] = coach.isShowing.value || coach.isBegun(session) ? coach.touches(session) : [];
  const leading = coach.isShowing.value ? [] : session.touchesAlong;
  const isDrawn = (touch: string) => root.current?.querySelector(`[data-touch="${CSS.escape(touch)}"]`) !== null;
  if (leading.length === 0 || (shown !== undefined && leading.includes(shown) && isDrawn(shown))) return shown === undefined ? [] : [shown];
  // What is not drawn yet is led to.
  return [leading.find(isDrawn), leading.find(touch => !isDrawn(touch))].filter(touch => touch !== undefined);
}

/** Whether something of a hole can be touched now, in place of what was touched too; what no move touches is only shown. */
function isItsTurn(session: TableSession, hole: Hole): boolean {
  const { path, lit } = session.touching.value;
  const before = path.map((_, at) => openAt(session, at));
  const isOpen = (piece: string) => lit(piece) || before.some(touches => touches.has(piece));
  return hole.some(isOpen) || !hole.some(piece => session.ways.value.some(({ touches }) => touches.includes(piece)));
}

/** What could be touched after the first touches of what was chosen, so many of them. */
function openAt({ ways, path }: TableSession, count: number): ReadonlySet<string> {
  const chosen = path.value.slice(0, count);
  const along = ways.value.filter(({ touches }) => chosen.every((touch, at) => touches[at] === touch));
  return new Set(along.flatMap(({ touches }) => touches[count] ?? []));
}
