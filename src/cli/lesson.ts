// A guided first game in the terminal: the same lesson, told in lines.
import { createInterface } from 'node:readline';
import { LESSON_IDS, lessonIn } from '../games/lessons.ts';
import { Host, lessonSetting, thinkHere } from '../host/index.ts';
import {
  type AnyGame,
  type AnyTexts,
  isStepOver,
  isWeak,
  type Language,
  type Lesson,
  type LessonStep,
  type LessonTexts,
  lessonOf,
  momentOf,
  moveToShow,
  saidNow,
  stepAfter,
  textsIn,
  type Voice,
} from '../kernel/index.ts';
import { LUCK_SCHEME } from '../luck/index.ts';
import { LESSON_WORDS, type LessonWords } from './lesson-words.ts';
import { namesOf } from './names.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError } from './usage.ts';

/** What a lesson in the terminal is told with. */
interface Room {
  readonly game: AnyGame;
  readonly lesson: Lesson<unknown>;
  readonly said: LessonTexts<unknown>;
  readonly texts: AnyTexts;
  readonly words: LessonWords;
  readonly voice: Voice;
  readonly ask: (question: string) => Promise<string>;
}

/** Nothing more is typed. */
class Left extends Error {}

/** Plays the lesson of a game; the last step ends it. */
export async function lesson(args: readonly string[]): Promise<number> {
  const { words, value } = parse(args, { lang: 'value' });
  noMoreWords(words, 1);
  const [id] = words;
  const data = await lessonIn(id);
  if (id === undefined || !data) throw new UsageError(`name a game that has a lesson: ${LESSON_IDS.join(', ')}`);
  const language = languageOf(value('lang'));
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { value: line, done } = await lines.next();
    if (done) throw new Left();
    return line;
  };
  try {
    await teach(await roomOf(id, lessonOf(data), language, ask));
  } catch (error) {
    // Whoever closes the input has had enough.
    if (!(error instanceof Left)) throw error;
  } finally {
    input.close();
  }
  return 0;
}

async function roomOf(id: string, taught: Lesson<unknown>, language: Language, ask: Room['ask']): Promise<Room> {
  const entry = entryNamed(id);
  const [game, texts, said] = [await entry.open(), await textsIn(entry, language), await taught.texts[language]()];
  return { game, lesson: taught, said, texts, words: LESSON_WORDS[language], voice: namesOf([], language), ask };
}

async function teach(room: Room): Promise<void> {
  const { lesson: taught, said, voice, words } = room;
  const main = await openTable(room);
  const seen = () => main.game.view(main.position.match.state, taught.learner);
  for (let at = stepAfter(taught, -1, seen()); at < taught.steps.length; at = stepAfter(taught, at, seen())) {
    const step = taught.steps[at];
    if (!step) break;
    while (momentOf(step, seen()) === 'later' && isAwaited(room, main)) await choose(room, main, undefined);
    if (momentOf(step, seen()) !== 'now') continue;
    const host = step.example === undefined ? main : await openTable(room, step.example);
    console.log(`\n${words.step(at + 1, taught.steps.length)}${step.example === undefined ? '' : ` (${words.example})`}`);
    await tell(room, host, step);
    if (host !== main) host.close();
  }
  console.log(`\n${said.end.title}`);
  for (const { label, value } of said.end.figures(seen(), voice)) console.log(`${label}: ${value}`);
  main.close();
}

/** Tells one step, and lets the learner do what it asks for. */
async function tell(room: Room, host: Host, step: LessonStep<unknown>): Promise<void> {
  const { game, lesson: taught, said, voice, words } = room;
  const texts = said.steps[step.id];
  if (!texts) throw new Error(`the lesson says nothing at ${step.id}`);
  const seen = () => game.view(host.position.match.state, taught.learner);
  const speak = (part: Parameters<typeof saidNow<unknown>>[0]) => saidNow(part, seen(), voice);
  console.log(`${said.guide}: ${speak(texts.idea)} ${speak(texts.say)}`);
  console.log(`  ${words.why} ${texts.why} (${step.clause})`);
  if (step.moves === undefined) {
    await room.ask(words.next);
    return;
  }
  console.log(`→ ${speak(texts.do)}`);
  const isLegal = (move: string) => legalMoves(room, host).includes(move);
  for (let made = 0; !isStepOver(step, seen(), { made, isAwaited: isAwaited(room, host), isLegal }) && isAwaited(room, host); made++) {
    const before = seen();
    const move = await choose(room, host, moveToShow(step, before, made, isLegal));
    const futures = isWeak(step, before, move) ? texts.futures?.(move, before) : undefined;
    if (futures) console.log([futures.idea, futures.say, ...futures.rows.map(row => `  ${row.choice}: ${row.comesTo}`)].join('\n'));
  }
  if (texts.good) console.log(`✓ ${texts.good}`);
}

function isAwaited({ lesson: { learner } }: Room, host: Host): boolean {
  return host.standing.awaiting.includes(learner);
}

function legalMoves({ game, lesson: { learner } }: Room, host: Host): readonly string[] {
  return host.standing.awaiting.includes(learner) ? game.legal(host.position.match.state, learner).map(move => game.write(move)) : [];
}

/** Asks for one of the legal moves; an empty line makes the one that the lesson shows. */
async function choose(room: Room, host: Host, shown: string | undefined): Promise<string> {
  const { game, lesson: taught, texts, words } = room;
  const { match } = host.position;
  const moves = game.legal(match.state, taught.learner);
  const seen = game.view(match.state, taught.learner);
  for (const [at, move] of moves.entries()) console.log(`${at + 1}  ${texts.move(move, seen)}${game.write(move) === shown ? '  *' : ''}`);
  const answer = (await room.ask(words.choose)).trim();
  const move =
    answer === ''
      ? (shown ?? game.write(moves[0] ?? failed()))
      : numbered(
          moves.map(each => game.write(each)),
          answer,
        );
  const decision = host.position.decisions[taught.learner] ?? 0;
  const key = `${host.position.number}`;
  const told = await host.submit({ type: 'play', key, seat: taught.learner, decision, moves: [move] });
  if (told.type === 'denied') return choose(room, host, shown);
  await atRest(room, host);
  return move;
}

function failed(): never {
  throw new Error('there is nothing to choose');
}

function numbered(moves: readonly string[], answer: string): string {
  return moves[Number(answer) - 1] ?? answer;
}

/** Opens a table of the lesson in memory. */
async function openTable(room: Room, example?: string): Promise<Host> {
  const { game, lesson: taught, voice } = room;
  const names = Array.from({ length: taught.seats }, (_, seat) => voice.name(seat));
  const { plan, seed, also } = lessonSetting(game, taught, names, example);
  const reading = game.options.read(plan.options, plan.seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  const table = {
    ...plan,
    ...also,
    options: reading.options,
    id: 'lesson',
    version: game.version,
    seed,
    luckScheme: LUCK_SCHEME,
    since: 0,
  };
  const store = { load: async () => ({ table, deeds: [] }), since: async () => [], append: async () => 'kept' as const };
  const report = (error: unknown) => console.error(String(error));
  const host = await Host.open(game, table.id, { store, thinker: thinkHere, clock: Date.now, report });
  if (!host) throw new Error('the lesson cannot be opened');
  await atRest(room, host);
  return host;
}

/** Until it is the learner's turn, or the match is over. */
async function atRest(room: Room, host: Host): Promise<void> {
  while (!isAwaited(room, host) && host.standing.awaiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5));
}
