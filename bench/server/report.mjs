// What was measured, as tables for people, beside what was asked for.
import { judged } from '../targets.mjs';
import { OFFERED } from './duel.mjs';
import { IDLE, TABLES } from './memory.mjs';

const MB = 1_000_000;
/** Cores that players, PostgreSQL and two servers need to be measured side by side. */
const ENOUGH_CORES = 4;

const TARGETS = {
  cpu: { name: 'CPU a move, boardgame.io : ours', better: 'more', target: 12, floor: 8 },
  bare: { name: 'CPU a move, ours : a bare loop in memory', better: 'less', target: 2.5, floor: 4 },
  speed: { name: 'moves/s, ours : boardgame.io', better: 'more', target: 10, floor: 6 },
  p99: { name: `p99 at ${OFFERED} moves/s, ours : boardgame.io`, better: 'less', target: 1, floor: 1.5 },
  memory: { name: `${IDLE} idle sockets + ${TABLES} tables, MB`, better: 'less', target: 400, floor: 435 },
  twoCpu: { name: 'two processes : one, moves by CPU of two cores', better: 'more', target: 1.6, floor: 1.4 },
  twoSpeed: { name: 'two processes : one, moves/s', better: 'more', target: 1.6, floor: 1.4 },
};

export function report({ machine, sides, memory, processes }) {
  const checks = checksOf({ machine, sides, memory, processes });
  const faults = faultsOf(sides);
  const ok = faults.length === 0 && checks.every(({ verdict }) => verdict !== 'BELOW FLOOR');
  const lines = [
    `${machine.node}, ${machine.cores} cores (${machine.cpu}); load ${machine.load.toFixed(1)} before, ${machine.loadAfter.toFixed(1)} after;`,
    `a page is on the disk after ${machine.fsync.toFixed(2)} ms before, ${machine.fsyncAfter.toFixed(2)} ms after`,
    '',
    'The toy, 60 tables of three, a socket a seat, every move on the disk; medians of all rounds',
    ...table(duelRows(sides)),
    '',
    `80 Days: ${TABLES} tables of three as fast as they play, and ${IDLE} idle sockets`,
    `  ${(memory.idleOnly / MB).toFixed(0)} MB with the idle ones only, at most ${(memory.most / MB).toFixed(0)} MB with all; ${memory.moves} moves, ${memory.cpuMicroseconds.toFixed(0)} µs CPU each`,
    '',
    'The toy on PostgreSQL with fsync, news by Redis; medians',
    ...table(processRows(processes)),
    ...(machine.cores < ENOUGH_CORES
      ? [`  ${machine.cores} cores are shared with PostgreSQL and the players, so only CPU is judged, not moves/s`]
      : []),
    '',
    ...table(checkRows(checks)),
    '',
    ...faults.map(fault => `WRONG: ${fault}`),
    ok ? 'Nothing is below its floor.' : 'Something is wrong or below its floor.',
  ];
  return { text: lines.join('\n'), ok, checks };
}

function checksOf({ machine, sides: { ours, theirs, bare }, memory, processes: { one, two } }) {
  const ratio = ratioOf => median(ours.map((run, at) => ratioOf(run, theirs[at])));
  const twoCpu = (2 * middle(one, 'cpuMicroseconds')) / middle(two, 'cpuMicroseconds');
  const twoSpeed = middle(two, 'movesPerSecond') / middle(one, 'movesPerSecond');
  return [
    judged(
      TARGETS.cpu,
      ratio((our, their) => their.cpuMicroseconds / our.cpuMicroseconds),
    ),
    judged(TARGETS.bare, median(ours.map((run, at) => run.cpuMicroseconds / bare[at].cpuMicroseconds))),
    judged(
      TARGETS.speed,
      ratio((our, their) => our.movesPerSecond / their.movesPerSecond),
    ),
    judged(
      TARGETS.p99,
      ratio((our, their) => our.p99 / their.p99),
    ),
    judged(TARGETS.memory, memory.most / MB),
    judged(TARGETS.twoCpu, twoCpu),
    ...(machine.cores < ENOUGH_CORES ? [] : [judged(TARGETS.twoSpeed, twoSpeed)]),
  ];
}

/** Both sides must have played the same game: as many matches as were set, of the same length and score. */
function faultsOf({ ours, theirs }) {
  const figures = runs => ({
    length: runs.reduce((sum, { moves }) => sum + moves, 0) / runs.reduce((sum, { matches }) => sum + matches, 0),
    score: middle(runs, 'score'),
  });
  const [our, their] = [figures(ours), figures(theirs)];
  const faults = [];
  if (Math.abs(our.length - their.length) > 1)
    faults.push(`matches last ${our.length.toFixed(1)} moves here and ${their.length.toFixed(1)} there`);
  if (Math.abs(our.score - their.score) > 2) faults.push(`scores are ${our.score.toFixed(1)} here and ${their.score.toFixed(1)} there`);
  return faults;
}

function duelRows({ ours, theirs, bare, bareKept }) {
  const row = (name, runs) => [
    name,
    middle(runs, 'cpuMicroseconds').toFixed(0),
    middle(runs, 'movesPerSecond').toFixed(0),
    middle(runs, 'p50').toFixed(1),
    middle(runs, 'p99').toFixed(1),
    (middle(runs, 'rss') / MB).toFixed(0),
    String(runs.reduce((sum, { moves }) => sum + moves, 0)),
    middle(runs, 'score').toFixed(1),
  ];
  return [
    ['server', 'CPU µs a move', 'moves/s', 'p50 ms', 'p99 ms', 'MB', 'moves', 'score'],
    row('ours', ours),
    row('boardgame.io 0.50.2', theirs),
    row('a bare loop, kept by groups', bareKept),
    row('a bare loop in memory', bare),
  ];
}

function processRows({ one, two }) {
  const row = (name, runs) => [name, middle(runs, 'cpuMicroseconds').toFixed(0), middle(runs, 'movesPerSecond').toFixed(0)];
  return [['processes', 'CPU µs a move', 'moves/s'], row('one', one), row('two', two)];
}

function checkRows(checks) {
  return [
    ['what', 'measured', 'target', 'floor', 'verdict'],
    ...checks.map(({ name, measured, better, target, floor, verdict }) => {
      const sign = better === 'more' ? '>=' : '<=';
      return [name, measured.toFixed(2), `${sign} ${target}`, `${sign} ${floor}`, verdict];
    }),
  ];
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(
    row => `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')}`,
  );
}

function middle(runs, name) {
  return median(runs.map(run => run[name]));
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[at] : (sorted[at - 1] + sorted[at]) / 2;
}
