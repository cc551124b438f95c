import { availableParallelism } from 'node:os';
import { STRENGTHS } from '../../bots/index.ts';
import { labOptions, openForBots } from '../../kernel/index.ts';
import { botNames, contentIn, entryNamed, noMoreWords, optionsOf, parse, seatsOf, UsageError, wholeNumber } from '../usage.ts';
import { isTeam, pairsOf, playAlone, playPair, type Solo, type Terms, type Workload } from './matches.ts';
import { type Pace, paceOf } from './pace.ts';
import { ratingsOf, type Score } from './ratings.ts';
import { pairLine, soloLine, thoughtLine } from './spoken.ts';

const MOST_GAMES = 100_000;
const MOST_JOBS = 64;

/** What a ladder found, as `--json` prints it. */
interface Findings extends Terms {
  readonly pairs: readonly Score[];
  readonly alone: readonly Solo[];
  readonly ratings: Readonly<Record<string, number>>;
  readonly pace: Readonly<Record<string, Pace>>;
}

/** Lets the strengths play each other, and says how far they are apart. */
export async function ladder(args: readonly string[]): Promise<number> {
  const given = parse(args, {
    strengths: 'value',
    seats: 'value',
    games: 'value',
    seed: 'value',
    jobs: 'value',
    option: 'values',
    content: 'value',
    'no-pace': 'flag',
    json: 'flag',
  });
  noMoreWords(given.words, 1);
  const entry = entryNamed(given.words[0]);
  const game = await openForBots(entry);
  const seats = seatsOf(game, given.value('seats'), Math.max(2, game.seats.least));
  const names = botNames(game, given.value('strengths'), Object.keys(STRENGTHS));
  if (new Set(names).size < names.length) throw new UsageError('--strengths must name each bot once');
  const games = wholeNumber('--games', given.value('games'), 200, { least: 2, most: MOST_GAMES });
  const jobs = wholeNumber('--jobs', given.value('jobs'), availableParallelism(), { least: 1, most: MOST_JOBS });
  const content = { ...labOptions(game.options), ...(await contentIn(entry, given.value('content'))) };
  const terms: Terms = {
    game: entry.id,
    seats,
    options: optionsOf(game, given.values('option'), seats, content),
    seed: given.value('seed') ?? '1',
  };
  const say = given.has('json') ? () => {} : (line: string) => console.log(line);
  say(`${entry.id}, ${seats} seats, ${games} games each, seed ${terms.seed}`);
  const timed = given.has('no-pace') ? [] : names;
  const pace = Object.fromEntries(timed.map(name => [name, paceOf(game, name, terms)]));
  for (const [name, each] of Object.entries(pace)) say(thoughtLine(name, each));
  const alone = await isTeam(terms);
  const findings: Findings = {
    ...terms,
    pace,
    ...(alone ? await allAlone(terms, names, { games, jobs }, say) : await allPairs(terms, names, { games, jobs }, say)),
  };
  if (given.has('json')) console.log(JSON.stringify(findings));
  return 0;
}

type Say = (line: string) => void;

async function allPairs(terms: Terms, names: readonly string[], workload: Workload, say: Say) {
  const pairs: Score[] = [];
  for (const pair of pairsOf(names)) {
    const score = await playPair(terms, pair, workload, showProgress(workload.games));
    say(pairLine(score));
    pairs.push(score);
  }
  const ratings = ratingsOf(names, pairs);
  say(`  ratings: ${names.map(name => `${name} ${ratings[name]}`).join(', ')}`);
  return { pairs, alone: [], ratings };
}

async function allAlone(terms: Terms, names: readonly string[], workload: Workload, say: Say) {
  const alone: Solo[] = [];
  for (const name of names) {
    const solo = await playAlone(terms, name, workload, showProgress(workload.games));
    say(soloLine(solo));
    alone.push(solo);
  }
  return { pairs: [], alone, ratings: {} };
}

function showProgress(games: number): (done: number) => void {
  return done => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games${done === games ? '\r\x1b[K' : ''}`);
  };
}
