import { existsSync } from 'node:fs';
import { type Bot, botIn } from '../bots/index.ts';
import { type AnyGame, type Fitting, fits, type Learned, namesHash, type Values, valuesFor } from '../kernel/index.ts';
import { calibrate } from '../lab/training/calibrate.ts';
import { type Exam, examine, examineHints, isTrue } from '../lab/training/exam.ts';
import type { Equals, Teaching } from '../lab/training/moments.ts';
import { train as learn } from '../lab/training/train.ts';
import { entryNamed, mustBeWritable, noMoreWords, parse, textIn, UsageError, wholeNumber, writeFile } from './usage.ts';

const MOST_GAMES = 1_000_000;
/** Whom a table asks for hints. */
const ADVISER = 'expert';

/** Lets bots play against themselves, and learns values from it: by the policy, or again, by a search with the values in the file; or examines these. */
export async function train(args: readonly string[]): Promise<number> {
  const given = parse(args, {
    seats: 'value',
    games: 'value',
    seed: 'value',
    again: 'flag',
    by: 'value',
    examine: 'value',
    hints: 'flag',
    calibrate: 'value',
    to: 'value',
  });
  noMoreWords(given.words, 1);
  const entry = entryNamed(given.words[0]);
  const to = given.value('to');
  if (to === undefined) throw new UsageError('--to must name the file that the values are written to');
  const [rules, trained] = await Promise.all([entry.open(), entry.trained?.()]);
  if (!trained) throw new UsageError(`${entry.id} has no features to learn from`);
  const { values: _, reasons: __, ...known } = trained;
  const { least, most } = rules.seats;
  const seats = given.value('seats') === undefined ? undefined : wholeNumber('--seats', given.value('seats'), least, { least, most });
  const [examiner, calibrators] = [given.value('examine'), given.value('calibrate')];
  const games = wholeNumber('--games', given.value('games'), 4000, { least: examiner === undefined ? 10 : 1, most: MOST_GAMES });
  if (examiner === undefined) mustBeWritable(to);
  const before = knownValues({ ...rules, ...known }, to);
  const game: Teaching = { ...rules, ...known, ...(before ? { values: before } : {}) };
  const tables = new Map(before?.tables.map(table => [table.seats, table]));
  const lesson: Lesson = { game, seats, games, seed: given.value('seed') ?? '1', to, tables };
  if (examiner !== undefined) examineTables(lesson, examiner, given.has('hints'));
  else if (calibrators !== undefined) calibrateTables(lesson, calibrators);
  else learnTables(lesson, given.value('by'), given.has('again'));
  if (examiner === undefined) writeFile(to, `${JSON.stringify(valuesOf(game, [...tables.values()]))}\n`);
  return 0;
}

/** What is to be done with the values in a file. */
interface Lesson {
  readonly game: Teaching;
  /** All numbers of seats where it is undefined. */
  readonly seats: number | undefined;
  readonly games: number;
  readonly seed: string;
  readonly to: string;
  readonly tables: Map<number, Learned>;
}

function examineTables(lesson: Lesson, names: string, areHints: boolean): void {
  const { game, games, seed } = lesson;
  const equals = equalsIn(game, '--examine', names);
  const adviser = areHints ? adviserOf(game, equals) : undefined;
  for (const table of tablesIn(lesson)) {
    const played = { seats: table.seats, games, seed, equals };
    console.log(exam(table.seats, adviser ? examineHints(game, adviser, played) : examine(game, table, played)));
  }
}

/** Whose hints are examined: the bot's own, or, where the policy plays, those of a table. */
function adviserOf(game: AnyGame, [[, bot] = ['', undefined]]: Equals): Bot {
  const adviser = bot ?? botIn(game, ADVISER);
  if (!adviser?.weigh) throw new UsageError('--hints needs a bot that weighs moves, such as hard, or policy after --examine');
  return adviser;
}

function calibrateTables(lesson: Lesson, names: string): void {
  const { game, games, seed, tables } = lesson;
  const equals = equalsIn(game, '--calibrate', names);
  for (const table of tablesIn(lesson)) {
    const calibrated = calibrate(game, table, { games, seed, equals });
    tables.set(table.seats, calibrated);
    console.log(spoken(calibrated));
  }
}

function learnTables({ game, seats, games, seed, to, tables }: Lesson, names: string | undefined, isAgain: boolean): void {
  const equals = equalsIn(game, '--by', names ?? (isAgain ? 'hard' : 'policy'));
  for (let count = seats ?? game.seats.least; count <= (seats ?? game.seats.most); count++) {
    const earlier = isAgain ? tables.get(count) : undefined;
    if (isAgain && !earlier) throw new UsageError(`${to} has no values of ${game.id} for ${count} seats that could be learned from again`);
    const learned = learn(game, { seats: count, games, seed, equals, ...(earlier ? { before: earlier } : {}) }, showProgress(games));
    tables.set(count, learned);
    console.log(spoken(learned));
  }
}

/** The tables that are asked for. */
function tablesIn({ game, seats, to, tables }: Lesson): readonly Learned[] {
  const wanted = [...tables.values()].filter(table => seats === undefined || table.seats === seats);
  if (wanted.length === 0) throw new UsageError(`${to} has no values of ${game.id} that could be examined or calibrated`);
  return wanted;
}

/** Bots of the game by their names, with commas between them, or its policy. */
function equalsIn(game: AnyGame, option: string, names: string): Equals {
  return names.split(',').map(name => {
    const bot = name === 'policy' ? undefined : botIn(game, name);
    if (!bot && name !== 'policy') throw new UsageError(`${option} must name a bot, or policy, not "${name}"`);
    return [name, bot];
  });
}

function valuesOf({ id, version, featureNames = [], aim = 'victory' }: AnyGame, tables: readonly Learned[]): Values {
  return { game: id, version, features: namesHash(featureNames), aim, tables: tables.toSorted((a, b) => a.seats - b.seats) };
}

/** The values in a file, where there are some that fit. */
function knownValues(game: Fitting, path: string): Values | undefined {
  const text = existsSync(path) ? textIn(path) : '';
  if (text === '') return undefined;
  const found: unknown = parsed(text);
  return fits(valuesFor(game), found) ? found : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How true chances are in games between equals: a tenth that is further off than 0.05 and than luck allows is marked. */
function exam(seats: number, { games, error, brier, tenths, stretches }: Exam): string {
  const said = tenths.flatMap(tenth =>
    tenth.said > 0 ? [`${tenth.chance.toFixed(2)}→${tenth.won.toFixed(2)}±${tenth.within.toFixed(2)}${isTrue(tenth) ? '' : ' (!)'}`] : [],
  );
  const reached = stretches.flatMap(({ said: times, more, within }, tenth) =>
    times > 0 ? [`${tenth / 10}: ${more.toFixed(1)}±${within.toFixed(1)}`] : [],
  );
  const chances = `score within ${error.toFixed(1)}, Brier ${brier.toFixed(3)}, said→won ${said.join(' ')}`;
  return `${seats} seats, ${games} games: ${chances}, more points than said, by what is left: ${reached.join(' ')}`;
}

/** How good the values are, by the games held out. */
function spoken({ seats, heldOut: { games, error, brier, tenths } }: Learned): string {
  const said = tenths.filter(tenth => tenth.said > 0).map(({ chance, won }) => `${chance.toFixed(2)}→${won.toFixed(2)}`);
  return `${seats} seats, ${games} games held out: score within ${error.toFixed(1)}, Brier ${brier.toFixed(3)}, said→won ${said.join(' ')}`;
}

function showProgress(games: number): (played: number) => void {
  return played => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games${played === games ? '\r\x1b[K' : ''}`);
  };
}
