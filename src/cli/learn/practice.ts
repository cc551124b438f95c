// Small tasks in the terminal, one after the other.
import { PRACTICE_IDS, tasksOf, taskTextsOf } from '../../games/practice.ts';
import { practiceSetting } from '../../host/index.ts';
import type { PracticeTask, PracticeTexts } from '../../kernel/index.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError } from '../usage.ts';
import { choose } from './choose.ts';
import { type Desk, deskFor, whileTyping } from './desk.ts';
import { LearnersTable } from './table.ts';

type Task = PracticeTask<unknown>;
/** What comes after an attempt. */
type Way = 'again' | 'next' | 'quit';

/** Plays the tasks of a game, or those from one of them on. */
export async function practice(args: readonly string[]): Promise<number> {
  const { words, value } = parse(args, { lang: 'value' });
  noMoreWords(words, 2);
  const [id = '', first] = words;
  if (!PRACTICE_IDS.includes(id)) throw new UsageError(`name a game that has tasks: ${PRACTICE_IDS.join(', ')}`);
  const tasks = await tasksOf(id);
  const begin = first === undefined ? 0 : tasks.findIndex(task => task.id === first);
  if (begin < 0) throw new UsageError(`there is no task "${first}"; tasks: ${tasks.map(task => task.id).join(', ')}`);
  const language = languageOf(value('lang'));
  const texts = await taskTextsOf(id, language);
  return whileTyping(async ask => {
    for (let at = begin; at < tasks.length; ) {
      const task = tasks[at];
      const said = task && texts[task.id];
      if (!task || !said) break;
      const desk = await deskFor(entryNamed(id), language, task, ask);
      desk.say(`\n${desk.words.task(at + 1, tasks.length)}: ${said.title}\n→ ${said.goal}`);
      const way = await attempt(desk, task, said);
      if (way === 'quit') break;
      if (way === 'next') at++;
    }
  });
}

async function attempt(desk: Desk, task: Task, said: PracticeTexts[string]): Promise<Way> {
  const names = Array.from({ length: task.seats }, (_, seat) => desk.voice.name(seat));
  const table = await LearnersTable.open(desk, practiceSetting(desk.game, task, names), task.learner);
  let verdict = task.judge(table.seen);
  while (verdict === 'open' && table.isAwaited) {
    const { move, key } = await choose(desk, table, { prompt: desk.words.solve, keys: ['h', 'a', 's', 'q'] });
    if (key === 'h') desk.say(`${desk.words.hint}${said.hint}`);
    else if (move === undefined) return left(table, key === 'a' ? 'again' : key === 's' ? 'next' : 'quit');
    else verdict = await judged(task, table, move);
  }
  const { words } = desk;
  const isSolved = verdict === 'solved';
  desk.say(isSolved ? `✓ ${words.solved} ${said.solved}` : words.failed);
  const line = await desk.ask(isSolved ? words.nextTask : words.tryAgain);
  if (line === 'q') return left(table, 'quit');
  return left(table, isSolved || line === 's' ? 'next' : 'again');
}

function left(table: LearnersTable, way: Way): Way {
  table.close();
  return way;
}

/** How the task stands after a move, before the others answer or else after it. */
async function judged(task: Task, table: LearnersTable, move: string) {
  await table.make(move);
  const verdict = task.judge(table.seen);
  await table.rest();
  return verdict === 'open' ? task.judge(table.seen) : verdict;
}
