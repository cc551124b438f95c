// npm run bench:ladder [-- --games N] [--jobs N] [--keep DIR] [GAME …]: every promise about strengths, measured.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { DIST, makeFresh } from '../scripts/fresh.mjs';

/** Whoever is named first must win at least so many of a hundred games. */
const PAIRS = [
  { stronger: 'medium', weaker: 'easy', least: 70 },
  { stronger: 'hard', weaker: 'medium', least: 70 },
  { stronger: 'expert', weaker: 'hard', least: 55 },
];
const CONTESTS = ['eighty-days', 'tour-operator', 'bodensee'];

/** Mean points alone on the map of Paris, with routes drawn as players draw them. */
const TOURS = [
  { bot: 'medium', option: 'dockUse=once', least: 35 },
  { bot: 'hard', option: 'dockUse=once', least: 47 },
  { bot: 'hard', option: 'dockUse=free', least: 66 },
  { bot: 'expert', option: 'dockUse=once', least: 48.5 },
  { bot: 'expert', option: 'dockUse=free', least: 68 },
];

/** Percent of games won by the strong player of the specification, day by day; Hard may be so much below. */
const STRONG = [99, 99, 97, 95, 86, 87, 83, 82, 75, 78, 73, 62];
const BELOW = 4;

/** Standard errors within which the truth lies 95 times of a hundred. */
const SURE = 1.96;

/** All that is measured, in rows of one table. */
const ROWS = [
  ...CONTESTS.flatMap(game =>
    PAIRS.map(({ stronger, weaker, least }) => ({
      game,
      what: `${stronger} – ${weaker}`,
      words: ['--strengths', `${weaker},${stronger}`],
      least,
    })),
  ),
  ...TOURS.map(({ bot, option, least }) => ({
    game: 'on-tour-paris',
    what: `${bot}, ${option}`,
    words: ['--seats', '1', '--strengths', bot, '--option', option, '--option', 'routeMode=draw'],
    least,
    inPoints: true,
  })),
  ...STRONG.map((strong, at) => ({
    game: 'city-tour',
    what: `hard, day ${at + 1}`,
    words: ['--seats', '1', '--strengths', 'hard', '--option', `day=${at + 1}`],
    least: strong - BELOW,
  })),
];

const run = promisify(execFile);
try {
  process.exitCode = (await measureAll()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function measureAll() {
  const { values, positionals } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      keep: { type: 'string' },
    },
    allowPositionals: true,
  });
  const games = [...new Set(ROWS.map(({ game }) => game))];
  const strange = positionals.find(game => !games.includes(game));
  if (strange !== undefined) throw new Error(`there is no game "${strange}"; games: ${games.join(', ')}`);
  await makeFresh();
  if (values.keep) mkdirSync(values.keep, { recursive: true });
  print(['game', 'who', 'measured', '95 % interval', 'at least', '']);
  const wanted = ROWS.filter(({ game }) => positionals.length === 0 || positionals.includes(game));
  let isAllWell = true;
  for (const row of wanted) if (!printRow(row, await found(row, values))) isAllWell = false;
  return isAllWell;
}

/** What a row's games came to: played now, or kept from an earlier run. */
async function found({ game, what, words }, { games, jobs, keep = '' }) {
  const kept = keep && join(keep, `${game} ${what} ${games}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const lengths = ['--games', games, '--jobs', jobs, '--seed', 'ladder', '--no-pace', '--json'];
  const { stdout } = await run(process.execPath, [join(DIST, 'main.js'), 'ladder', game, ...words, ...lengths]);
  if (kept) writeFileSync(kept, stdout);
  return JSON.parse(stdout);
}

/** Prints a row; whether it is as it should be. */
function printRow({ game, what, least, inPoints = false }, { pairs: [pair], alone: [solo] }) {
  const { mean, low, high } = inPoints ? meanOf(solo.scores) : shareOf(pair ?? solo);
  const isWell = mean >= least;
  const unit = inPoints ? '' : ' %';
  print([game, what, `${mean.toFixed(1)}${unit}`, `${low.toFixed(1)}–${high.toFixed(1)}`, `${least}${unit}`, isWell ? 'ok' : 'BELOW']);
  return isWell;
}

function meanOf(scores) {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const error = Math.sqrt(squares / (scores.length - 1) / scores.length);
  return { mean, low: mean - SURE * error, high: mean + SURE * error };
}

/** Percent of games won, with the interval by Wilson. */
function shareOf({ won, games }) {
  const share = won / games;
  const square = SURE ** 2 / games;
  const centre = (share + square / 2) / (1 + square);
  const width = (SURE * Math.sqrt((share * (1 - share)) / games + square / 4 / games)) / (1 + square);
  return { mean: 100 * share, low: 100 * (centre - width), high: 100 * (centre + width) };
}

function print(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
