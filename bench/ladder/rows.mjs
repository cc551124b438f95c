// What the games of each row came to, kept as small files: one for each game and each behaviour of its bots.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { loaded } from './loaded.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, 'rows');
/** How the bots of each state of the code behave, by its hash: to find out takes a minute a game. */
const BEHAVIOURS = join(FOLDER, 'behaviours.json');

/** Standard errors within which the truth lies 95 times of a hundred. */
const SURE = 1.96;

/** Names the bots of a game by what they decide: code that is only written otherwise goes on with the same rows. */
export async function hashOf(game) {
  const code = `${game} ${await codeOf(game)}`;
  const known = existsSync(BEHAVIOURS) ? JSON.parse(readFileSync(BEHAVIOURS, 'utf8')) : {};
  if (known[code]) return known[code];
  const { behaviourOf } = await loaded('behaviour');
  const found = { ...known, [code]: await behaviourOf(game) };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BEHAVIOURS, `${JSON.stringify(found, Object.keys(found).sort(), 2)}\n`);
  return found[code];
}

/** A fingerprint of all code and values that decide for bots in a game, whatever the comments say. */
async function codeOf(game) {
  const folder = `./src/games/${game}`;
  const trained = existsSync(join(ROOT, folder, 'trained.ts')) ? `export { trained } from '${folder}/trained.ts';` : '';
  const contents = `export * from './src/bots/index.ts'; export * from '${folder}/index.ts'; ${trained}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return createHash('sha256')
    .update(outputFiles[0]?.contents ?? '')
    .digest('hex')
    .slice(0, 12);
}

/** The rows of a game that were played by the same bots, by their names. */
export function rowsOf(game, hash) {
  const file = fileOf(game, hash);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Adds what one deal came to: victories of the first bot, and the figure that the row is about. */
export function addDeal(game, hash, name, { games, won, figure }) {
  const rows = rowsOf(game, hash);
  const { deals, sum, squares, ...before } = rows[name] ?? { deals: 0, games: 0, won: 0, sum: 0, squares: 0 };
  rows[name] = {
    deals: deals + 1,
    games: before.games + games,
    won: before.won + won,
    sum: sum + figure,
    squares: squares + figure * figure,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(game, hash), `${JSON.stringify(rows, undefined, 2)}\n`);
}

function fileOf(game, hash) {
  return join(FOLDER, `${game}-${hash}.json`);
}

/** Percent of games won, with the interval by Wilson. */
export function shareOf({ won, games }) {
  const share = won / games;
  const square = SURE ** 2 / games;
  const centre = (share + square / 2) / (1 + square);
  const width = (SURE * Math.sqrt((share * (1 - share)) / games + square / 4 / games)) / (1 + square);
  return { mean: 100 * share, low: 100 * (centre - width), high: 100 * (centre + width) };
}

/** The mean of a row's figure over its deals, and how far it may be off. */
export function meanOf({ deals, sum, squares }) {
  const mean = sum / deals;
  const error = deals > 1 ? Math.sqrt(Math.max(0, squares / deals - mean * mean) / (deals - 1)) : Number.POSITIVE_INFINITY;
  return { mean, low: mean - SURE * error, high: mean + SURE * error };
}
