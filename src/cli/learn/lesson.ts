// A guided first game in the terminal: the same lesson, told in lines round the table.
import { LESSON_IDS, lessonIn } from '../../games/lessons.ts';
import { lessonSetting } from '../../host/index.ts';
import {
  isAsShown,
  isStepOver,
  isWeak,
  type Lesson,
  type LessonStep,
  type LessonTexts,
  lessonOf,
  momentOf,
  moveToShow,
  saidNow,
  stepAfter,
} from '../../kernel/index.ts';
import { playOn } from '../play/index.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError } from '../usage.ts';
import { choose } from './choose.ts';
import { type Desk, deskFor, whileTyping } from './desk.ts';
import { LearnersTable } from './table.ts';

/** How a step is left: by going on, back to the one before, to play on from here, or for good. */
type Way = 'on' | 'back' | 'play' | 'quit';
const WAYS: Readonly<Record<string, Way>> = { b: 'back', p: 'play', q: 'quit' };

/** A lesson under way. */
interface Course {
  readonly desk: Desk;
  readonly lesson: Lesson<unknown>;
  readonly said: LessonTexts<unknown>;
  readonly main: LearnersTable;
  /** The steps that were told, each with the line of the match where it began. */
  told: readonly { readonly at: number; readonly line: number }[];
}

/** Plays the lesson of a game; whoever wants plays on from anywhere in it. */
export async function lesson(args: readonly string[]): Promise<number> {
  const { words, value } = parse(args, { lang: 'value' });
  noMoreWords(words, 1);
  const [id] = words;
  const data = await lessonIn(id);
  if (id === undefined || !data) throw new UsageError(`name a game that has a lesson: ${LESSON_IDS.join(', ')}`);
  const language = languageOf(value('lang'));
  const taught = lessonOf(data);
  const entry = entryNamed(id);
  return whileTyping(async ask => {
    const desk = await deskFor(entry, language, taught, ask);
    const main = await openTable(desk, taught);
    const course: Course = { desk, lesson: taught, said: await taught.texts[language](), main, told: [] };
    const way = await teach(course);
    main.close();
    if (way === 'play') await playOn({ entry, language, match: main.match, seat: taught.learner, bot: 'easy' }, ask);
  });
}

function openTable(desk: Desk, taught: Lesson<unknown>, example?: string): Promise<LearnersTable> {
  const names = Array.from({ length: taught.seats }, (_, seat) => desk.voice.name(seat));
  return LearnersTable.open(desk, lessonSetting(desk.game, taught, names, example), taught.learner);
}

async function teach(course: Course): Promise<Way> {
  const { lesson: taught, main, said, desk } = course;
  for (let at = stepAfter(taught, -1, main.seen); at < taught.steps.length; ) {
    const step = taught.steps[at];
    const way = step ? await tellStep(course, step, at) : 'on';
    if (way === 'play' || way === 'quit') return way;
    at = way === 'back' ? await backFrom(course, at) : stepAfter(taught, at, main.seen);
  }
  desk.say(`\n${said.end.title}`);
  for (const { label, value } of said.end.figures(main.seen, desk.voice)) desk.say(`${label}: ${value}`);
  return 'on';
}

/** The step before, with the match as it was then. */
async function backFrom(course: Course, at: number): Promise<number> {
  const before = course.told.filter(told => told.at < at).at(-1);
  if (!before) return at;
  await course.main.rewind(before.line);
  return before.at;
}

async function tellStep(course: Course, step: LessonStep<unknown>, at: number): Promise<Way> {
  const { desk, lesson: taught, main } = course;
  while (momentOf(step, main.seen) === 'later' && main.isAwaited) {
    const { move, key = '' } = await choose(desk, main, { prompt: desk.words.choose, keys: Object.keys(WAYS) });
    if (move === undefined) return WAYS[key] ?? 'on';
    await main.make(move);
    await main.rest();
  }
  if (momentOf(step, main.seen) !== 'now') return 'on';
  course.told = [...course.told.filter(told => told.at < at), { at, line: main.line }];
  const table = step.example === undefined ? main : await openTable(desk, taught, step.example);
  desk.say(`\n${desk.words.step(at + 1, taught.steps.length)}${step.example === undefined ? '' : ` (${desk.words.example})`}`);
  const way = await tell(course, step, table);
  if (table !== main) table.close();
  return way;
}

/** Tells one step, and lets the learner do what it asks for. */
async function tell({ desk, said }: Course, step: LessonStep<unknown>, table: LearnersTable): Promise<Way> {
  const texts = said.steps[step.id];
  if (!texts) throw new Error(`the lesson says nothing at ${step.id}`);
  const speak = (part: Parameters<typeof saidNow<unknown>>[0]) => saidNow(part, table.seen, desk.voice);
  const why = () => desk.say(`${desk.words.why} ${texts.why} (${step.clause})`);
  desk.say(`${said.guide}: ${speak(texts.idea)} ${speak(texts.say)}`);
  if (step.moves === undefined) return listened(desk, why);
  desk.say(`→ ${speak(texts.do)}`);
  const choices: { readonly seen: unknown; readonly move: string }[] = [];
  for (let made = 0; table.isAwaited && !isOver(step, table, made); ) {
    const before = table.seen;
    const shown = moveToShow(step, before, made, table.isLegal);
    const { move, key = '' } = await choose(desk, table, { prompt: desk.words.choose, keys: ['w', 's', ...Object.keys(WAYS)], shown });
    if (key === 's') return skipped(step, table, made);
    if (key === 'w') why();
    if (WAYS[key]) return WAYS[key];
    if (move === undefined) continue;
    await table.make(move);
    await table.rest();
    made++;
    choices.push({ seen: before, move });
    const futures = isWeak(step, before, move) ? texts.futures?.(move, before) : undefined;
    if (futures) desk.say([futures.idea, futures.say, ...futures.rows.map(row => `  ${row.choice}: ${row.comesTo}`)].join('\n'));
  }
  if (isAsShown(step, choices)) {
    if (texts.good) desk.say(`✓ ${speak(texts.good)}`);
  } else if (texts.otherwise) desk.say(speak(texts.otherwise));
  return 'on';
}

function isOver(step: LessonStep<unknown>, table: LearnersTable, made: number): boolean {
  return isStepOver(step, table.seen, { made, isAwaited: table.isAwaited, isLegal: table.isLegal });
}

/** A step that is only told. */
async function listened(desk: Desk, why: () => void): Promise<Way> {
  for (;;) {
    const line = await desk.ask(desk.words.next);
    if (line !== 'w') return WAYS[line] ?? 'on';
    why();
  }
}

/** What the step asks for is done without the learner. */
async function skipped(step: LessonStep<unknown>, table: LearnersTable, from: number): Promise<Way> {
  for (let made = from; table.isAwaited; made++) {
    const shown = moveToShow(step, table.seen, made, table.isLegal);
    if (shown === undefined) break;
    await table.make(shown);
    await table.rest();
  }
  return 'on';
}
