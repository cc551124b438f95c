// The rows as tables of docs/bots.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from './pairings.mjs';
import { foundOf, meanOf, shareOf } from './rows.mjs';

const PAGE = join(import.meta.dirname, '../../docs/bots.md');
const BEGIN = '<!-- rows of bench:ladder -->';
const END = '<!-- end of the rows -->';

/** One row in words: what was measured, how far it may be off, and whether it is as demanded. */
export function cellsOf(row, found) {
  const { kind, name, game, least, within } = row;
  const { mean, low, high } = kind === 'points' ? meanOf(found) : shareOf(found);
  const unit = kind === 'points' ? '' : ' %';
  const measured = kind === 'points' ? `${mean.toFixed(1)} points` : `${rounded(found.won)} of ${found.games} = ${mean.toFixed(1)} %`;
  const demand = within ? equality(within, mean) : least === undefined ? '' : `${least}${unit}${mean >= least ? '' : ' (below)'}`;
  return [name, String(found.games), measured, `${low.toFixed(1)}–${high.toFixed(1)}`, leadOf(kind, game, found), demand];
}

function equality([least, most], mean) {
  return `${least}–${most} %${mean >= least && mean <= most ? '' : ' (outside)'}`;
}

function rounded(won) {
  return String(Math.round(10 * won) / 10);
}

/** By how many points the first bot was ahead, or how much more it won of the same deals; in 80 Days points are no measure. */
function leadOf(kind, game, found) {
  if (kind === 'points' || kind === 'alone' || game === 'eighty-days') return '';
  const factor = kind === 'paired' ? 100 : 1;
  const { mean, high } = meanOf(found);
  const by = Number.isFinite(high) ? ` ± ${(factor * (high - mean)).toFixed(1)}` : '';
  return `${mean > 0 ? '+' : ''}${(factor * mean).toFixed(1)}${by}${kind === 'paired' ? ' %' : ''}`;
}

/** All rows that were played by the bots as they are, as a table. */
export function tableOf(prints) {
  const head = ['row', 'games', 'measured', '95 % interval', 'ahead by', 'wanted'];
  const lines = ROWS.flatMap(row => {
    const found = foundOf(row, prints.get(row.game));
    return found ? [cellsOf(row, found)] : [];
  });
  return [head, head.map(() => '---'), ...lines, ...together(prints)].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** The days of City Tour that are compared deal by deal, taken together. */
function together(prints) {
  const days = ROWS.filter(({ kind, isOld }) => kind === 'paired' && isOld).flatMap(row => foundOf(row, prints.get(row.game)) ?? []);
  if (days.length === 0) return [];
  const sum = part => days.reduce((all, day) => all + day[part], 0);
  const all = { deals: sum('deals'), games: sum('games'), won: sum('won'), sum: sum('sum'), squares: sum('squares') };
  return [cellsOf({ kind: 'paired', name: 'city-tour, days 9 to 12 together: expert – old hard', game: 'city-tour' }, all)];
}

/** Writes the table into the page about bots. */
export function writeTable(prints) {
  const [before, rest] = readFileSync(PAGE, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/bots.md must have the lines "${BEGIN}" and "${END}"`);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tableOf(prints)}\n\n${END}${after}`);
}
