import { existsSync } from 'node:fs';
import { botOf, STRENGTHS } from '../bots/index.ts';
import { type AnyGame, fits, type Learned, type Values } from '../kernel/index.ts';
import { type Fitting, namesHash, valuesFor } from '../kernel/values.ts';
import { train as learn } from '../lab/training/train.ts';
import { entryNamed, mustBeWritable, noMoreWords, parse, textIn, UsageError, wholeNumber, writeFile } from './usage.ts';

const MOST_GAMES = 1_000_000;
const MOST_GENERATIONS = 100;

/** Lets bots play against themselves, and learns values from it. */
export async function train(args: readonly string[]): Promise<number> {
  const given = parse(args, { seats: 'value', games: 'value', seed: 'value', generation: 'value', to: 'value' });
  noMoreWords(given.words, 1);
  const entry = entryNamed(given.words[0]);
  const to = given.value('to');
  if (to === undefined) throw new UsageError('--to must name the file that the values are written to');
  const [rules, trained] = await Promise.all([entry.open(), entry.trained?.()]);
  if (!trained) throw new UsageError(`${entry.id} has no features to learn from`);
  const { least, most } = rules.seats;
  const seats = given.value('seats') === undefined ? undefined : wholeNumber('--seats', given.value('seats'), least, { least, most });
  const games = wholeNumber('--games', given.value('games'), 4000, { least: 10, most: MOST_GAMES });
  const generation = wholeNumber('--generation', given.value('generation'), 1, { least: 1, most: MOST_GENERATIONS });
  const seed = given.value('seed') ?? '1';
  mustBeWritable(to);
  const before = knownValues({ ...rules, featureNames: trained.featureNames }, to);
  if (generation > 1 && !before)
    throw new UsageError(`${to} has no values that fit: generation ${generation} learns from those of the one before`);
  const { values: _, ...known } = trained;
  const game: AnyGame = { ...rules, ...known, ...(before ? { values: before } : {}) };
  const tables = new Map((before?.tables ?? []).map(table => [table.seats, table]));
  for (let count = least; count <= most; count++) {
    if (seats !== undefined && seats !== count) continue;
    const earlier = generation > 1 ? tables.get(count) : undefined;
    const bot = earlier ? { bot: botOf(STRENGTHS.hard), before: earlier } : {};
    const learned = learn(game, { seats: count, games, seed: `${seed}/${generation}`, ...bot }, showProgress(games));
    tables.set(count, learned);
    console.log(spoken(learned));
  }
  const values: Values = {
    game: game.id,
    version: game.version,
    features: namesHash(trained.featureNames),
    aim: trained.aim,
    seed,
    games,
    generation,
    tables: [...tables.values()].sort((a, b) => a.seats - b.seats),
  };
  writeFile(to, `${JSON.stringify(values)}\n`);
  return 0;
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
