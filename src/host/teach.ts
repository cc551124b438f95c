// The tables of lessons and tasks: the match of a lesson, one for each picture from later, and the position of a task.
import type { AnyGame, Lesson, LessonExample, MatchRecord, Origin, Plan, PracticeTask, Seat, Tagged } from '../kernel/index.ts';
import { isObject, matchesOf, writeRecord } from '../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../luck/index.ts';
import type { SeatPlan, TablePlan } from '../protocol/index.ts';
import type { StoredTable } from './store.ts';

/** What a table of a lesson is set with. */
export interface LessonSetting {
  readonly plan: TablePlan;
  readonly seed: string;
  readonly also: Pick<StoredTable, 'origin' | 'laid' | 'begun'>;
}

const LESSON: Origin = { kind: 'lesson' };
const PRACTICE: Origin = { kind: 'practice' };
/** Whoever plays against a learner is a beginner. */
const BOT = 'easy';

/** The match of a lesson, or one of its examples. */
export function lessonSetting(game: AnyGame, lesson: Lesson<unknown>, names: readonly string[], example?: string): LessonSetting {
  const plan = planOf(game, lesson, names);
  const { seed } = lesson;
  const set = example === undefined ? undefined : lesson.examples?.[example];
  if (!set) return { plan, seed, also: { origin: LESSON, laid: { luck: lesson.luck, moves: lesson.moves } } };
  const begun = begunAt(game, plan, set, LESSON);
  return { plan, seed, also: { origin: LESSON, laid: { luck: set.luck ?? {}, moves: {} }, begun } };
}

/** The table of a task. */
export function practiceSetting(game: AnyGame, task: PracticeTask<unknown>, names: readonly string[]): LessonSetting {
  const plan = planOf(game, task, names);
  const { seed, start, luck = {} } = task;
  if (!('position' in start))
    return { plan, seed, also: { origin: PRACTICE, laid: { luck, moves: {} }, begun: begunBy(game, plan, task) } };
  const begun = begunAt(game, plan, start, PRACTICE);
  return { plan, seed, also: { origin: PRACTICE, laid: { luck: start.luck ?? luck, moves: {} }, begun } };
}

/** A moment of a match as a task for one of its seats: what was played until then stays, what comes is free. */
export function momentSetting(game: AnyGame, record: MatchRecord<Tagged, unknown>, { line, learner, names }: Moment): LessonSetting {
  const begun = { ...writeRecord(game, matchesOf(game).branch(record, line)), origin: PRACTICE };
  const options = isObject(record.options) ? record.options : {};
  return {
    plan: planOf(game, { options, learner }, names),
    seed: begun.check,
    also: { origin: PRACTICE, laid: { luck: {}, moves: {} }, begun },
  };
}

interface Moment {
  readonly line: number;
  readonly learner: Seat;
  readonly names: readonly string[];
}

/** A learner among beginners. */
function planOf(game: AnyGame, { options = {}, learner }: Pick<PracticeTask<unknown>, 'options' | 'learner'>, names: readonly string[]) {
  const seats = names.map((name, seat): SeatPlan => (seat === learner ? { kind: 'human', name } : { kind: 'bot', name, bot: BOT }));
  return { game: game.id, options, seats, pace: { kind: 'untimed' } } as const satisfies TablePlan;
}

function agreedOn(game: AnyGame, { options, seats }: TablePlan): Plan<unknown> {
  const reading = game.options.read(options, seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  return { options: reading.options, seats: seats.length, version: game.version };
}

function begunAt(game: AnyGame, plan: TablePlan, { position }: LessonExample, origin: Origin) {
  return writeRecord(game, matchesOf(game).startFrom(agreedOn(game, plan), position, origin).record);
}

/** A match whose first moves are laid down, whoever makes them. */
function begunBy(game: AnyGame, plan: TablePlan, { seed, luck = {}, start }: PracticeTask<unknown>) {
  const matches = matchesOf(game);
  const chance = chanceOf({ seed, luckScheme: LUCK_SCHEME, laid: { luck } });
  let { match } = matches.start({ ...agreedOn(game, plan), luckScheme: LUCK_SCHEME, origin: PRACTICE }, chance, seed);
  for (const text of 'position' in start ? [] : start) {
    const move = game.read(text);
    const seat = game.awaiting(match.state).find(each => move && !game.refusal(match.state, each, move));
    const answer = move && seat !== undefined ? matches.submit(match, seat, [move], chance) : undefined;
    if (!answer?.ok) throw new Error(`"${text}" cannot be played at the beginning of the task`);
    match = answer.match;
  }
  return writeRecord(game, match.record);
}
