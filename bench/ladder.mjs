// npm run bench:ladder [-- --minutes N] [--base DIR] [--write] [WORD …]: plays rows of the ladder, whose figures accumulate from run to run.
import { parseArgs } from 'node:util';
import { loaded } from './ladder/loaded.mjs';
import { oldCheckout, oldEngine } from './ladder/old.mjs';
import { ROWS } from './ladder/pairings.mjs';
import { addDeal, foundOf, hashOf, printsOf } from './ladder/rows.mjs';
import { cellsOf, writeTable } from './ladder/table.mjs';

async function main() {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, base: { type: 'string' }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!/^\d+([.]\d+)?$/.test(values.minutes)) throw new Error(`--minutes must be a number such as 10 or 0.5, not "${values.minutes}"`);
  const wanted = values.write ? ROWS : ROWS.filter(({ name }) => positionals.every(word => name.includes(word)));
  if (wanted.length === 0) throw new Error(`no row has all these words; rows:\n${ROWS.map(({ name }) => name).join('\n')}`);
  const prints = new Map();
  for (const game of new Set(wanted.map(row => row.game))) prints.set(game, await printsOf(game));
  if (values.write) return writeTable(prints);
  await playRows(wanted, prints, { minutes: Number(values.minutes), base: values.base });
  for (const row of wanted) {
    const found = foundOf(row, prints.get(row.game));
    if (found) process.stdout.write(`| ${cellsOf(row, found).join(' | ')} |\n`);
  }
}

/** Plays deal after deal, of the row that has least of its games, until the time is over or nothing is left to play. */
async function playRows(wanted, prints, { minutes, base }) {
  const engines = new Map();
  const engineOf = game => {
    if (!engines.has(game)) engines.set(game, oldEngine(oldCheckout(base), game));
    return engines.get(game);
  };
  const until = Date.now() + 60_000 * minutes;
  try {
    const { playDeal } = await loaded('referee');
    for (let row = nextOf(wanted, prints); row && Date.now() < until; row = nextOf(wanted, prints)) {
      const own = prints.get(row.game);
      const deals = foundOf(row, own)?.deals ?? 0;
      const options = row.turns ? row.turns[deals % row.turns.length] : row.options;
      // The luck of a deal follows from bots, row and number: no two deals are alike, whatever is played in between.
      const seed = `${hashOf(row, own)}/${row.name}/${deals}`;
      addDeal(row, own, await KINDS[row.kind](row, players => playDeal({ ...row, options, seed }, players), engineOf));
    }
  } finally {
    for (const engine of engines.values()) engine.end();
  }
}

/** What is promised comes first. */
function nextOf(wanted, prints) {
  const open = wanted
    .map(row => ({ row, share: (foundOf(row, prints.get(row.game))?.games ?? 0) / row.goal }))
    .filter(({ share }) => share < 1)
    .map(({ row, share }) => ({ row, share: row.least === undefined && row.kind !== 'paired' ? 1 + share : share }));
  return open.sort((a, b) => a.share - b.share)[0]?.row;
}

/** How a deal of each kind of row is played, and what came of it. */
const KINDS = { contest, points, paired, alone };

/** Every seat in turn is the first bot's, all others are the rival's. */
async function contest({ game, seats, bot, rival, isOld }, play, engineOf) {
  const other = isOld ? engineOf(game).player(rival) : rival;
  let [won, lead] = [0, 0];
  for (let own = 0; own < seats; own++) {
    const { ranks, scores } = await play(Array.from({ length: seats }, (_, seat) => (seat === own ? bot : other)));
    won += ranks[own] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0;
    lead += scores[own] - Math.max(...scores.filter((_, seat) => seat !== own));
  }
  return { games: seats, won, figure: lead / seats };
}

/** The mean points of a table where all are alike. */
async function points({ seats, bot }, play) {
  const { scores } = await play(Array(seats).fill(bot));
  return { games: 1, won: 0, figure: scores.reduce((sum, score) => sum + score, 0) / seats };
}

/** The same deal by both: how much more the first wins. */
async function paired({ game, bot, rival, isOld }, play, engineOf) {
  const wins = async player => ((await play([player])).ranks[0] === 1 ? 1 : 0);
  const own = await wins(bot);
  return { games: 1, won: own, figure: own - (await wins(isOld ? engineOf(game).player(rival) : rival)) };
}

async function alone({ bot }, play) {
  const { ranks } = await play([bot]);
  return { games: 1, won: ranks[0] === 1 ? 1 : 0, figure: 0 };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
