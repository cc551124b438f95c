// node bench/run.mjs [--quick] [--json]: measures the kernel against its peers and every game on the shelf.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFresh } from '../scripts/fresh.mjs';
import { weights } from '../scripts/page-weights.mjs';
import { touchTimes } from './pages.mjs';
import { bundleSides, installPeers } from './prepare.mjs';
import { report } from './report.mjs';
import { summary } from './summary.mjs';
import { wordsOf } from './words.mjs';

/** Fixed numbers of games and moves, so that checksums can be compared from run to run. */
const LENGTHS = {
  quick: {
    runs: 3,
    shelfRuns: 2,
    games: 15_000,
    warmUp: 5_000,
    peerGames: 100,
    peerWarmUp: 40,
    moves: 30_000,
    seconds: 0.1,
    boards: 200,
    tours: 24,
    iterations: 10_000,
    peerIterations: 40,
    milliseconds: 300,
    labSeconds: 0.8,
  },
  full: {
    runs: 5,
    shelfRuns: 5,
    games: 50_000,
    warmUp: 10_000,
    peerGames: 400,
    peerWarmUp: 100,
    moves: 200_000,
    seconds: 0.15,
    boards: 1_000,
    tours: 240,
    iterations: 40_000,
    peerIterations: 100,
    milliseconds: 1_000,
    labSeconds: 2,
  },
};

/** First decisions of the toy that are searched in each run. */
const SEARCHES = 3;

const words = wordsOf('--quick', '--json');
const quick = words.has('--quick');
const result = await measure(quick ? LENGTHS.quick : LENGTHS.full);
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
process.stdout.write(`${words.has('--json') ? JSON.stringify({ machine, quick, ...result }) : report(result)}\n`);
process.exitCode = result.ok ? 0 : 1;

async function measure(lengths) {
  await makeFresh({ pages: true });
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'tabletour-bench-'));
  try {
    await bundleSides(folder);
    return summary({ ...allRuns(folder, lengths), pages: { ...weights(), touches: await touchTimes() } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every side in a fresh process, one after the other, several times over: what disturbs the machine disturbs all. */
function allRuns(folder, lengths) {
  const { runs, shelfRuns, games, warmUp, peerGames, peerWarmUp, moves, seconds, boards, tours } = lengths;
  /** @type {Record<'kernel' | 'packed' | 'boardgameIo', any[]>} */
  const toy = { kernel: [], packed: [], boardgameIo: [] };
  /** @type {Record<'kernel' | 'boardgameIo', any[]>} */
  const searches = { kernel: [], boardgameIo: [] };
  /** @type {Record<string, any[]>} */
  const shelf = Object.fromEntries(run(join(folder, 'games.mjs')).map(id => [id, []]));
  /** @type {Record<string, any[]>} */
  const lab = Object.fromEntries(Object.keys(shelf).map(id => [id, []]));
  for (let at = 0; at < runs; at++) {
    process.stderr.write(`run ${at + 1} of ${runs}\n`);
    // So fast a side needs more games until the compiler has done with it.
    toy.packed.push(run(join(folder, 'packed.mjs'), games, 5 * warmUp));
    toy.kernel.push(run(join(folder, 'kernel.mjs'), games, warmUp));
    toy.boardgameIo.push(run(join(import.meta.dirname, 'toy/boardgame-io.mjs'), peerGames, peerWarmUp));
    searches.kernel.push(run(join(folder, 'search.mjs'), lengths.iterations, SEARCHES));
    searches.boardgameIo.push(run(join(import.meta.dirname, 'toy/search-boardgame-io.mjs'), lengths.peerIterations, SEARCHES));
    for (const [id, reports] of at < shelfRuns ? Object.entries(shelf) : [])
      reports.push(run(join(folder, 'games.mjs'), id, moves, seconds, ...(quick ? ['quick'] : [])));
    for (const [id, reports] of at < shelfRuns ? Object.entries(lab) : [])
      reports.push(run(join(folder, 'lab.mjs'), id, lengths.labSeconds));
  }
  const workers = run(join(folder, 'workers.mjs'), lengths.milliseconds, runs);
  return { toy, searches, workers, games: shelf, lab, solvers: run(join(folder, 'solvers.mjs'), boards, tours) };
}

function run(file, ...words) {
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(
    execFileSync(process.execPath, [file, ...words.map(String)], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}
