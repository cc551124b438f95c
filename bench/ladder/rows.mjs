// What the games of each row came to, kept as small files: one for each game, every row with the bots that played it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { loaded } from './loaded.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, 'rows');
/** The fingerprints of each game's bots, and the code they were taken of: to find them out takes a minute a game. */
const BOTS = join(FOLDER, 'bots.json');

/** Standard errors within which the truth lies 95 times of a hundred. */
const SURE = 1.96;

/** The bots of a game by what they decide: code that is only written otherwise goes on with the same rows. */
export async function printsOf(game) {
  const code = await codeOf(game);
  const known = existsSync(BOTS) ? JSON.parse(readFileSync(BOTS, 'utf8')) : {};
  if (known[game]?.code === code) return known[game].prints;
  const { behaviourOf } = await loaded('behaviour');
  const prints = await behaviourOf(game);
  // Another process may have found out about another game meanwhile.
  const others = existsSync(BOTS) ? JSON.parse(readFileSync(BOTS, 'utf8')) : {};
  writeFileSync(BOTS, `${JSON.stringify({ ...others, [game]: { code, prints } }, undefined, 2)}\n`);
  return prints;
}

/** Names the bots of a row as they are now; old ones never change. */
export function hashOf({ bot, rival, isOld }, prints) {
  const ours = [bot, ...(rival === undefined || isOld ? [] : [rival])];
  const print = name => prints[name.split(' ')[0]] ?? '';
  return createHash('sha256').update(ours.map(print).join(' ')).digest('hex').slice(0, 12);
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

/** What a row came to by the bots as they are; undefined where others played it, or nobody. */
export function foundOf(row, prints) {
  const found = rowsIn(row.game)[row.name];
  return found?.by === hashOf(row, prints) ? found : undefined;
}

/** Adds what one deal came to: victories of the first bot, and the figure that the row is about. Other bots begin a row anew. */
export function addDeal(row, prints, { games, won, figure }) {
  const { deals, sum, squares, ...before } = foundOf(row, prints) ?? { deals: 0, games: 0, won: 0, sum: 0, squares: 0 };
  const found = {
    by: hashOf(row, prints),
    deals: deals + 1,
    games: before.games + games,
    won: before.won + won,
    sum: sum + figure,
    squares: squares + figure * figure,
  };
  writeFileSync(fileOf(row.game), `${JSON.stringify({ ...rowsIn(row.game), [row.name]: found }, undefined, 2)}\n`);
}

function rowsIn(game) {
  return existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : {};
}

function fileOf(game) {
  return join(FOLDER, `${game}.json`);
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
