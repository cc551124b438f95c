// The tables of a lesson: the match itself, and one for each picture from later.
import type { AnyGame, Lesson, LessonExample, Origin, Plan } from '../kernel/index.ts';
import { matchesOf, writeRecord } from '../kernel/index.ts';
import type { SeatPlan, TablePlan } from '../protocol/index.ts';
import type { StoredTable } from './store.ts';

/** What a table of a lesson is set with. */
export interface LessonSetting {
  readonly plan: TablePlan;
  readonly seed: string;
  readonly also: Pick<StoredTable, 'origin' | 'laid' | 'begun'>;
}

const ORIGIN: Origin = { kind: 'lesson' };
/** Whoever plays against a learner is a beginner. */
const BOT = 'easy';

/** The match of a lesson, or one of its examples. */
export function lessonSetting(game: AnyGame, lesson: Lesson<unknown>, names: readonly string[], example?: string): LessonSetting {
  const seats = names.map((name, seat): SeatPlan => (seat === lesson.learner ? { kind: 'human', name } : { kind: 'bot', name, bot: BOT }));
  const plan: TablePlan = { game: game.id, options: lesson.options, seats, pace: { kind: 'untimed' } };
  const set = example === undefined ? undefined : lesson.examples?.[example];
  if (!set) return { plan, seed: lesson.seed, also: { origin: ORIGIN, laid: { luck: lesson.luck, moves: lesson.moves } } };
  return {
    plan,
    seed: lesson.seed,
    also: { origin: ORIGIN, laid: { luck: set.luck ?? {}, moves: {} }, begun: begunFrom(game, plan, set) },
  };
}

function begunFrom(game: AnyGame, { options, seats }: TablePlan, { position }: LessonExample) {
  const reading = game.options.read(options, seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  const agreed: Plan<unknown> = { options: reading.options, seats: seats.length, version: game.version };
  return writeRecord(game, matchesOf(game).startFrom(agreed, position, ORIGIN).record);
}
