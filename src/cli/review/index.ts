import { availableParallelism } from 'node:os';
import { openForBots, textsIn } from '../../kernel/index.ts';
import { type Budget, budgetFor, type Film, filmOf, ReviewError, review as reviewed } from '../../review/index.ts';
import { namesOf } from '../names.ts';
import { screenOf } from '../play/screen.ts';
import { recordIn } from '../records.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError, wholeNumber } from '../usage.ts';
import { progressBar } from './progress.ts';
import { spoken } from './spoken.ts';
import { workshop } from './work.ts';

const LEAST_GAMES = 100;
const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

/** Says what was luck in a finished match, what was decided, and what would have been better. */
export async function review(args: readonly string[]): Promise<number> {
  const { words, value, has } = parse(args, { json: 'flag', seat: 'value', budget: 'value', jobs: 'value', lang: 'value' });
  noMoreWords(words, 1);
  const [path] = words;
  if (path === undefined) throw new UsageError('name the file of a recorded game, as in "tabletour review FILE"');
  const { id, record } = await recordIn(path);
  const entry = entryNamed(id);
  const game = await openForBots(entry);
  const language = languageOf(value('lang'));
  const seat = wholeNumber('--seat, counted from 0,', value('seat'), 0, { least: 0, most: record.seats - 1 });
  const jobs = wholeNumber('--jobs', value('jobs'), availableParallelism(), { least: 1, most: MOST_JOBS });
  const usual = budgetFor(id);
  const games = wholeNumber('--budget', value('budget'), usual.games, { least: LEAST_GAMES, most: MOST_GAMES });
  const budget: Budget = { ...usual, games };
  const film = filmIn(path, () => filmOf(game, record));
  const bar = progressBar(games, language);
  const { work, close } = workshop(film, record, jobs, bar.add);
  try {
    const found = await reviewed(film, budget, work);
    bar.end();
    const texts = await textsIn(entry, language);
    const reasons = (await (await entry.trained?.())?.reasons?.())?.[language] ?? {};
    const told = {
      game,
      film,
      texts,
      voice: namesOf(record.players ?? [], language),
      reasons,
      language,
      columns: screenOf(process.stdout).columns,
    };
    console.log(has('json') ? JSON.stringify(found) : spoken(found, seat, told));
  } finally {
    close();
  }
  return 0;
}

function filmIn(path: string, make: () => Film): Film {
  try {
    return make();
  } catch (error) {
    if (error instanceof ReviewError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
