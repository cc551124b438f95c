// From the reports of all runs to one result: medians, ratios, checks.
import { judged, machineFactor, replayTarget, solverTargets, speedTarget, TARGETS } from './targets.mjs';

/** How far two means may lie apart, in standard errors of their difference. */
const MOST_ERRORS = 5;

/** `toy` has the runs of its three sides in order, `games` those of each game: one row per number of seats. */
export function summary({ toy, searches, workers, games, lab, solvers, pages }) {
  const kernelToBoardgameIo = median(toy.kernel.map((run, at) => run.playoutsPerSecond / toy.boardgameIo[at].playoutsPerSecond));
  const packedToKernel = median(toy.kernel.map((run, at) => toy.packed[at].playoutsPerSecond / run.playoutsPerSecond));
  const searchToBoardgameIo = median(
    searches.kernel.map((run, at) => run.iterationsPerSecond / searches.boardgameIo[at].iterationsPerSecond),
  );
  const searched = { kernel: middle(searches.kernel), boardgameIo: middle(searches.boardgameIo), searchToBoardgameIo };
  const sides = { kernel: middle(toy.kernel), packed: middle(toy.packed), boardgameIo: middle(toy.boardgameIo) };
  const factor = machineFactor(sides.boardgameIo.movesPerSecond);
  const tables = Object.fromEntries(
    Object.entries(games).map(([id, runs]) => [id, runs[0].map((_, row) => middle(runs.map(run => run[row])))]),
  );
  const labs = Object.fromEntries(Object.entries(lab).map(([id, runs]) => [id, middle(runs)]));
  const checks = [
    judged(TARGETS.kernelToBoardgameIo, kernelToBoardgameIo),
    judged(TARGETS.packedToKernel, packedToKernel),
    judged(TARGETS.searchToBoardgameIo, searchToBoardgameIo),
    judged(TARGETS.twoWorkersToOne, workers.ratio),
    ...Object.entries(tables).flatMap(([id, rows]) => rows.flatMap(row => gameChecks(id, row, factor))),
    ...Object.entries(labs).flatMap(([id, { randomToPolicy, gamesToStatistics }]) => [
      judged(TARGETS.randomToPolicy, randomToPolicy, id),
      judged(TARGETS.gamesToStatistics, gamesToStatistics, id),
    ]),
    ...Object.entries(solvers).flatMap(([name, { mean, worst }]) =>
      solverTargets(name, factor).map((target, at) => judged(target, [mean, worst][at], name)),
    ),
    judged(TARGETS.firstPage, pages.firstPage),
    ...Object.entries(pages.games).map(([id, weight]) => judged(TARGETS.gameChunk, weight, id)),
    ...Object.entries(pages.touches ?? {}).map(([id, time]) => judged(TARGETS.touch, time, id)),
  ];
  const faults = [...toyFaults(sides), ...unstable({ ...toy, ...games })];
  const ok = faults.length === 0 && checks.every(({ verdict }) => verdict !== 'BELOW FLOOR');
  return {
    ok,
    faults,
    toy: { ...sides, kernelToBoardgameIo, packedToKernel },
    searches: searched,
    workers,
    games: tables,
    lab: labs,
    solvers,
    pages,
    checks,
  };
}

function gameChecks(id, row, factor) {
  const of = `${id}, ${row.seats} seats`;
  return [
    judged(speedTarget(id, factor), row.movesPerSecond, of),
    judged(TARGETS.cloneInMoves, cloneInMoves(row), of),
    judged(TARGETS.structuredCloneToClone, row.structuredCloneToClone, of),
    judged(replayTarget(factor), row.replayMilliseconds300, of),
  ];
}

/** What a copy costs, in moves. */
export function cloneInMoves({ cloneMicroseconds, movesPerSecond }) {
  return (cloneMicroseconds * movesPerSecond) / 1e6;
}

/** A faster wrong engine cannot win: the same games move by move, or the same game by its means. */
function toyFaults({ kernel, packed, boardgameIo }) {
  const faults = [];
  if (kernel.checksum !== packed.checksum) faults.push(`the toy's checksums differ: kernel ${kernel.checksum}, packed ${packed.checksum}`);
  for (const what of ['score', 'decisions']) {
    const [ours, theirs] = [meanOf(kernel, what), meanOf(boardgameIo, what)];
    // The many games of the kernel tell how far single games scatter.
    const error = Math.sqrt(varianceOf(kernel, what) * (1 / kernel.games + 1 / boardgameIo.games));
    const apart = Math.abs(ours - theirs) / error;
    if (!(apart <= MOST_ERRORS)) {
      faults.push(`the toy's mean ${what} differs by ${apart.toFixed(1)} standard errors: ${ours.toFixed(2)} and ${theirs.toFixed(2)}`);
    }
  }
  return faults;
}

/** The mean over games. */
export function meanOf(side, what) {
  return side[what] / side.games;
}

function varianceOf(side, what) {
  return side[`${what}Squared`] / side.games - meanOf(side, what) ** 2;
}

/** Sides whose runs did not all play the same games. */
function unstable(sides) {
  const print = run => JSON.stringify([run].flat().map(({ checksum, replayCheck }) => [checksum, replayCheck]));
  return Object.entries(sides)
    .filter(([, runs]) => new Set(runs.map(print)).size > 1)
    .map(([name]) => `${name} played different games from run to run`);
}

/** One report for several runs: the median of each number; the rest is the same in all. */
function middle(runs) {
  return Object.fromEntries(
    Object.entries(runs[0]).map(([name, value]) => [name, typeof value === 'number' ? median(runs.map(run => run[name])) : value]),
  );
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
