import { existsSync } from 'node:fs';
import { botIn, botOf, STRENGTHS } from '../bots/index.ts';
import { type AnyGame, type Fitting, fits, type Learned, namesHash, type Values, valuesFor } from '../kernel/index.ts';
import { calibrate } from '../lab/training/calibrate.ts';
import { type Exam, examine, isTrue } from '../lab/training/exam.ts';
import { train as learn } from '../lab/training/train.ts';
import { entryNamed, mustBeWritable, noMoreWords, parse, textIn, UsageError, wholeNumber, writeFile } from './usage.ts';

const MOST_GAMES = 1_000_000;

/** Lets bots play against themselves, and learns values from it: by the policy, or again, by a search with the values in the file; or examines these. */
export async function train(args: readonly string[]): Promise<number> {
  const given = parse(args, {
    seats: 'value',
    games: 'value',
    seed: 'value',
    again: 'flag',
    examine: 'value',
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
  const games = wholeNumber('--games', given.value('games'), 4000, { least: 10, most: MOST_GAMES });
  const seed = given.value('seed') ?? '1';
  const examiner = given.value('examine');
  if (examiner === undefined) mustBeWritable(to);
  const before = knownValues({ ...rules, ...known }, to);
  const game: AnyGame = { ...rules, ...known, ...(before ? { values: before } : {}) };
  const tables = new Map(before?.tables.map(table => [table.seats, table]));
  const calibrator = given.value('calibrate');
  const equals = examiner ?? calibrator;
  if (equals !== undefined) {
    const bot = equals === 'policy' ? undefined : botIn(game, equals);
    if (!bot && equals !== 'policy')
      throw new UsageError(`--${examiner === undefined ? 'calibrate' : 'examine'} must name a bot, or policy, not "${equals}"`);
    const wanted = [...tables.values()].filter(table => seats === undefined || table.seats === seats);
    if (wanted.length === 0) throw new UsageError(`${to} has no values of ${entry.id} that could be examined or calibrated`);
    const played = { games, seed, ...(bot ? { bot } : {}) };
    for (const table of wanted) {
      if (examiner !== undefined) {
        console.log(exam(table.seats, examine(game, table, { ...played, seats: table.seats })));
        continue;
      }
      const calibrated = calibrate(game, table, { ...played, by: equals });
      tables.set(table.seats, calibrated);
      console.log(spoken(calibrated));
    }
    if (examiner === undefined) writeFile(to, `${JSON.stringify(valuesOf(game, [...tables.values()]))}\n`);
    return 0;
  }
  for (let count = seats ?? least; count <= (seats ?? most); count++) {
    const earlier = given.has('again') ? tables.get(count) : undefined;
    if (given.has('again') && !earlier)
      throw new UsageError(`${to} has no values of ${entry.id} for ${count} seats that could be learned from again`);
    const learned = learn(
      game,
      { seats: count, games, seed, ...(earlier ? { bot: botOf(STRENGTHS.hard), before: earlier } : {}) },
      showProgress(games),
    );
    tables.set(count, learned);
    console.log(spoken(learned));
  }
  writeFile(to, `${JSON.stringify(valuesOf(game, [...tables.values()]))}\n`);
  return 0;
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
function exam(seats: number, { games, error, brier, tenths }: Exam): string {
  const said = tenths.flatMap(tenth =>
    tenth.said > 0 ? [`${tenth.chance.toFixed(2)}→${tenth.won.toFixed(2)}±${tenth.within.toFixed(2)}${isTrue(tenth) ? '' : ' (!)'}`] : [],
  );
  return `${seats} seats, ${games} games: score within ${error.toFixed(1)}, Brier ${brier.toFixed(3)}, said→won ${said.join(' ')}`;
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
