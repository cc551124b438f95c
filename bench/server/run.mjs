// node bench/server/run.mjs [--quick] [--json]: measures the server against boardgame.io's own, its memory, and two processes against one.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, ROOT } from '../../scripts/fresh.mjs';
import { bundle } from '../bundle.mjs';
import { installPeers } from '../prepare.mjs';
import { wordsOf } from '../words.mjs';
import { duel } from './duel.mjs';
import { fsyncMilliseconds } from './fsync.mjs';
import { crowd } from './memory.mjs';
import { twoProcesses } from './processes.mjs';
import { report } from './report.mjs';

/** Matches each place plays before it counts and while it counts, on either side; seconds of steady play; moves of the crowd. */
const LENGTHS = {
  quick: {
    rounds: 1,
    places: 60,
    ours: { warmUp: 2, counted: 4 },
    theirs: { warmUp: 1, counted: 1 },
    paced: 4,
    crowd: { moves: 8_000, seconds: 30 },
    shared: 2,
  },
  full: {
    rounds: 3,
    places: 60,
    ours: { warmUp: 10, counted: 12 },
    theirs: { warmUp: 1, counted: 2 },
    paced: 8,
    crowd: { moves: 40_000, seconds: 90 },
    shared: 6,
  },
};

const words = wordsOf('--quick', '--json');
const isQuick = words.has('--quick');
const result = await measure(isQuick ? LENGTHS.quick : LENGTHS.full);
const { text, ok } = report(result);
process.stdout.write(`${words.has('--json') ? JSON.stringify(result) : text}\n`);
process.exit(ok ? 0 : 1);

async function measure(lengths) {
  install();
  installPeers();
  // Where the packages of the product are found.
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.bench-'));
  try {
    await bundleSides(folder);
    const ours = await import(pathToFileURL(join(folder, 'choice.mjs')).href);
    const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0], fsync: fsyncMilliseconds() };
    const sides = await duel(folder, ours, lengths);
    const memory = await crowd(folder, ours, lengths);
    const processes = await twoProcesses(folder, ours, lengths);
    return { machine: { ...machine, loadAfter: loadavg()[0], fsyncAfter: fsyncMilliseconds() }, sides, memory, processes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our side as plain JavaScript, with the packages left outside: as it is built for users. */
async function bundleSides(folder) {
  await bundle({
    entryPoints: Object.fromEntries(['ours', 'bare', 'choice'].map(name => [name, join(import.meta.dirname, `${name}.ts`)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    packages: 'external',
  });
}
