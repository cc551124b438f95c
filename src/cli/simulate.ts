import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, parse as parsePath } from 'node:path';
import { allRows, type Experiment, type FlatRow, type Result, run, type Summary, summarise } from '../lab/index.ts';
import {
  botNames,
  boxOf,
  contentIn,
  labOptions,
  noMoreWords,
  optionsOf,
  parse,
  reasonOf,
  seatsOf,
  UsageError,
  wholeNumber,
  writeFile,
} from './usage.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

/** Plays many games and says what came of them. */
export async function simulate(args: readonly string[]): Promise<number> {
  const given = parse(args, {
    seats: 'value',
    bots: 'value',
    games: 'value',
    seed: 'value',
    jobs: 'value',
    option: 'values',
    content: 'value',
    json: 'flag',
    csv: 'value',
    save: 'value',
  });
  noMoreWords(given.words, 1);
  const { id, box } = boxOf(given.words[0]);
  const game = await box.open();
  const seats = seatsOf(game, given.value('seats'), Math.max(2, game.seats.least));
  const bots = botNames(given.value('bots'), ['random']);
  if (bots.length > seats) throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats`);
  const [csv, save] = [given.value('csv'), given.value('save')];
  if (save !== undefined) makeDirectory(save);
  const experiment: Experiment = {
    game: id,
    seats,
    options: optionsOf(game, given.values('option'), seats, {
      ...labOptions(game),
      ...(await contentIn({ id, box }, given.value('content'))),
    }),
    bots: Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? 'random'),
    games: wholeNumber('--games', given.value('games'), 100, 1, MOST_GAMES),
    seed: given.value('seed') ?? '1',
    keepRecords: save !== undefined,
    analyse: given.has('json') || csv !== undefined,
  };
  const jobs = wholeNumber('--jobs', given.value('jobs'), availableParallelism(), 1, MOST_JOBS);
  const started = performance.now();
  const results = await run(experiment, jobs, done => showProgress(done, experiment.games));
  const summary = summarise(experiment, results, (performance.now() - started) / 1000);
  if (save !== undefined)
    for (const { index, record } of results) writeFile(join(save, `${id}-${index}.match`), `${JSON.stringify(record)}\n`);
  if (csv !== undefined) writeCsv(csv, experiment, results);
  console.log(given.has('json') ? JSON.stringify(summary) : report(summary));
  return summary.finished === summary.games ? 0 : 1;
}

function showProgress(done: number, games: number): void {
  if (!process.stderr.isTTY) return;
  const width = 30;
  const filled = Math.round((done / games) * width);
  process.stderr.write(`\r[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${done} of ${games} games${done === games ? '\n' : ''}`);
}

function report({ game, seats, games, finished, moves, seconds, movesPerSecond, bySeat, endings }: Summary): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const lines = bySeat.map(({ bot, wins, winRate, low, high, score }, seat) =>
    [
      `  seat ${seat} ${bot.padEnd(8)}`,
      `won ${String(wins).padStart(6)} = ${percent(winRate)} (${percent(low)} to ${percent(high)})`,
      `score ${score.mean.toFixed(1)} ± ${score.sd.toFixed(1)}, ${score.min} to ${score.max}`,
    ].join('  '),
  );
  return [
    `${game}, ${seats} seats: ${finished} of ${games} games finished in ${seconds.toFixed(2)} s`,
    `  ${moves.mean.toFixed(1)} moves a game (${moves.min} to ${moves.max}), ${movesPerSecond.toLocaleString('en')} moves/s`,
    ...(endings
      ? [
          `  ended by ${Object.entries(endings)
            .map(([reason, count]) => `${reason} ${count}`)
            .join(', ')}`,
        ]
      : []),
    ...lines,
  ].join('\n');
}

/** One row a game and seat; beside it, in files of their own, the game's own tables: games.csv, games-towns.csv. */
function writeCsv(path: string, { bots, seed }: Experiment, results: readonly Result[]): void {
  const games = results.flatMap(({ index, moves, outcome }) =>
    bots.map((bot, seat) => ({
      game: index,
      seed: `${seed}/${index}`,
      seat,
      bot,
      rank: outcome?.ranks[seat] ?? null,
      score: outcome?.scores[seat] ?? null,
      moves,
    })),
  );
  writeFile(path, csvOf(games));
  const { dir, name, ext } = parsePath(path);
  for (const [table, rows] of Object.entries(allRows(results))) writeFile(join(dir, `${name}-${table}${ext}`), csvOf(rows));
}

function csvOf(rows: readonly FlatRow[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = rows.map(row => columns.map(column => quoted(row[column] ?? '')).join(','));
  return `${[columns.map(quoted).join(','), ...lines].join('\n')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UsageError(`${path} cannot be made a directory (${reasonOf(error)})`);
  }
}
