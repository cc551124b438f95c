// The result as tables for people.
import { cloneInMoves, meanOf } from './summary.mjs';

export function report({ ok, faults, toy, searches, workers, games, lab, solvers, checks }) {
  const lines = ['The toy of bench/toy.md, random playouts, each side in its own process', ...table(toyRows(toy)), ''];
  lines.push('Searching the first decisions of the toy, and of 80 Days by worker threads', ...table(searchRows(searches, workers)), '');
  lines.push('The games of the shelf, standard options, random playouts', ...table(gameRows(games)), '');
  lines.push(
    'The laboratory, two seats, moves/s: random play, policy, its games by greedy bots, the same with all statistics',
    ...table(labRows(lab)),
    '',
  );
  lines.push('The solvers, question by question', ...table(solverRows(solvers)), '');
  lines.push('Targets (ratios in the same run; absolute ones scaled by the speed of boardgame.io)', ...table(checkRows(checks)), '');
  for (const fault of faults) lines.push(`WRONG: ${fault}`);
  lines.push(ok ? 'Nothing is below its floor.' : 'Something is wrong or below its floor.');
  return lines.join('\n');
}

function toyRows({ kernel, packed, boardgameIo }) {
  const rows = { 'our kernel': kernel, 'packed integers': packed, 'boardgame.io 0.50.2': boardgameIo };
  return [
    ['side', 'moves/s', 'playouts/s', 'games', 'decisions', 'mean score', 'checksum'],
    ...Object.entries(rows).map(([name, side]) => [
      name,
      whole(side.movesPerSecond),
      whole(side.playoutsPerSecond),
      whole(side.games),
      meanOf(side, 'decisions').toFixed(2),
      meanOf(side, 'score').toFixed(2),
      side.checksum.toString(16),
    ]),
  ];
}

function searchRows({ kernel, boardgameIo }, { one, two }) {
  return [
    ['search', 'iterations', 'iterations/s'],
    ['our search', whole(kernel.iterations), whole(kernel.iterationsPerSecond)],
    ['MCTSBot of boardgame.io', whole(boardgameIo.iterations), whole(boardgameIo.iterationsPerSecond)],
    ['80 Days, one worker', '', whole(one)],
    ['80 Days, two workers', '', whole(two)],
  ];
}

function gameRows(games) {
  const rows = Object.entries(games).flatMap(([id, tables]) =>
    tables.map(row => [
      id,
      String(row.seats),
      whole(row.movesPerSecond),
      whole(row.playoutsPerSecond),
      whole(row.movesPerGame),
      row.cloneMicroseconds.toFixed(2),
      cloneInMoves(row).toFixed(1),
      row.structuredCloneToClone.toFixed(0),
      `${row.replayMilliseconds.toFixed(1)} (${row.replayEntries})`,
      row.checksum,
    ]),
  );
  return [
    ['game', 'seats', 'moves/s', 'playouts/s', 'moves', 'clone µs', 'in moves', 'structured :', 'replay ms (of)', 'checksum'],
    ...rows,
  ];
}

function labRows(lab) {
  return [
    ['game', 'random', 'policy', 'random :', 'games', 'with statistics', 'games :'],
    ...Object.entries(lab).map(([id, { random, policy, randomToPolicy, games, statistics, gamesToStatistics }]) => [
      id,
      whole(random),
      whole(policy),
      randomToPolicy.toFixed(1),
      whole(games),
      whole(statistics),
      gamesToStatistics.toFixed(2),
    ]),
  ];
}

function solverRows(solvers) {
  return [
    ['solver', 'questions', 'mean ms', 'worst ms', 'answers'],
    ...Object.entries(solvers).map(([name, { questions, mean, worst, answers }]) => [
      name,
      whole(questions),
      mean.toFixed(2),
      worst.toFixed(1),
      Object.entries(answers)
        .map(([answer, count]) => `${answer} ${count}`)
        .join(', '),
    ]),
  ];
}

function checkRows(checks) {
  return [
    ['what', 'measured', 'target', 'floor', 'verdict'],
    ...checks.map(({ name, measured, better, target, floor, verdict }) => {
      const sign = better === 'more' ? '>=' : '<=';
      return [name, figure(measured), `${sign} ${figure(target)}`, `${sign} ${figure(floor)}`, verdict];
    }),
  ];
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(
    row => `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')}`,
  );
}

function whole(number) {
  return Math.round(number).toLocaleString('en');
}

function figure(number) {
  return number >= 100 ? whole(number) : number.toFixed(1);
}
