// npm run bench:daily [-- --quick] [--json]: how many results of the Daily Tour are verified and noted in a second.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { install, ROOT } from '../scripts/fresh.mjs';

/** Results a second on two cores. */
const TARGET = 1000;
const GAMES = ['city-tour', 'on-tour-paris'];
/** Of every process the day to warm up with, and the one that counts. */
const DAYS = [
  { warm: '2026-11-13', counted: '2026-11-14' },
  { warm: '2026-11-15', counted: '2026-11-16' },
];
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

const strange = process.argv.slice(2).find(word => !['--quick', '--json'].includes(word));
if (strange !== undefined) {
  process.stderr.write(`unknown argument ${strange}; allowed: --quick, --json\n`);
  process.exit(2);
}
const isQuick = process.argv.includes('--quick');
const ATTEMPTS = isQuick ? { 'city-tour': 200, 'on-tour-paris': 60 } : { 'city-tour': 1500, 'on-tour-paris': 400 };

install();
// Where the packages of the product are found.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.bench-'));
try {
  await bundle();
  const { startPostgres } = await import(pathToFileURL(join(folder, 'choice.mjs')).href);
  const rows = [];
  for (const game of GAMES) {
    rows.push({ game, where: 'SQLite, one process', ...(await alone(game)) });
    rows.push({ game, where: 'PostgreSQL, two processes', ...(await together(game, await startPostgres(DURABLE))) });
  }
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify({ machine, rows }) : report(machine, rows)}\n`);
  const judged = rows.find(({ game, where }) => game === 'city-tour' && where.startsWith('PostgreSQL'));
  process.exitCode = (judged?.perSecond ?? 0) >= TARGET ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** The server's own code as plain JavaScript, with the packages left outside. */
async function bundle() {
  await build({
    entryPoints: { daily: join(import.meta.dirname, 'daily.ts'), choice: join(import.meta.dirname, 'server/choice.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
}

async function alone(game) {
  const data = mkdtempSync(join(tmpdir(), 'tabletour-bench-'));
  try {
    return await measured(game, { data }, 1);
  } finally {
    rmSync(data, { recursive: true });
  }
}

async function together(game, postgres) {
  try {
    return await measured(game, { databaseUrl: postgres.url }, 2);
  } finally {
    await postgres.stop();
  }
}

/** Every process verifies a day of its own, all at the same time, after one for practice. */
async function measured(game, keeping, count) {
  const processes = await Promise.all(Array.from({ length: count }, () => started(game, keeping)));
  const attempts = ATTEMPTS[game];
  const warm = Math.ceil(attempts / 3);
  process.stderr.write(`${game}: ${count * attempts} attempts are played\n`);
  const all = (what, day, number) => Promise.all(processes.map((each, at) => each.ask(what, DAYS[at]?.[day], number)));
  await all('play', 'warm', warm);
  const played = await all('play', 'counted', attempts);
  await all('verify', 'warm', warm);
  const begun = performance.now();
  const verified = await all('verify', 'counted', attempts);
  const seconds = (performance.now() - begun) / 1000;
  for (const each of processes) await each.end();
  const results = count * attempts;
  const cpu = verified.reduce((sum, each) => sum + each.cpu, 0);
  return { results, entries: played[0].entries, perSecond: results / seconds, cpuMilliseconds: (1000 * cpu) / results };
}

async function started(game, keeping) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(join(folder, 'daily.mjs'), [JSON.stringify({ game, keeping })], { env, stdio: ['ignore', 2, 2, 'ipc'] });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const heard = () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      ended.then(code => reject(new Error(`a process ended with ${code}`)));
    });
  await heard();
  return {
    ask(...words) {
      const answer = heard();
      child.send(words);
      return answer;
    },
    async end() {
      child.send(['end']);
      await ended;
    },
  };
}

function report({ node, cpu, cores, load }, rows) {
  const lines = rows.map(({ game, where, results, entries, perSecond, cpuMilliseconds }) =>
    [
      game.padEnd(14),
      where.padEnd(26),
      `${Math.round(perSecond)} results/s`.padStart(16),
      `${cpuMilliseconds.toFixed(2)} ms CPU each`.padStart(18),
      `  (${results} results of ${Math.round(entries)} entries)`,
    ].join(' '),
  );
  return [
    `Node ${node}, ${cores} cores (${cpu}), load ${load.toFixed(1)}`,
    ...lines,
    `target: city-tour, two processes: ${TARGET} results/s`,
  ].join('\n');
}
