// What is asked for: ratios of two sides in the same run, so that a slow machine asks no less and a fast one gives nothing away.

/** A target to reach, a floor never to fall through; `more` or `less` is better. */
export const TARGETS = {
  kernelToBoardgameIo: { name: 'toy, kernel : boardgame.io, playouts/s', better: 'more', target: 200, floor: 100 },
  packedToKernel: { name: 'toy, packed limit : kernel, playouts/s', better: 'less', target: 4, floor: 6 },
  searchToBoardgameIo: { name: 'toy, our search : MCTSBot of boardgame.io, iterations/s', better: 'more', target: 300, floor: 100 },
  twoWorkersToOne: { name: 'search, two workers : one, iterations/s', better: 'more', target: 1.7, floor: 1.5 },
  cloneInMoves: { name: 'clone, in moves', better: 'less', target: 5, floor: 10 },
  structuredCloneToClone: { name: 'structuredClone : clone', better: 'more', target: 30, floor: 15 },
  randomToPolicy: { name: 'random play : policy, moves/s', better: 'less', target: 6, floor: 12 },
  gamesToStatistics: { name: 'games of the lab : the same with statistics, moves/s', better: 'less', target: 2, floor: 3 },
  firstPage: { name: 'first page, JavaScript, kB gzip', better: 'less', target: 51, floor: 67.9 },
  gameChunk: { name: 'rules, board and texts of the longest language, kB gzip', better: 'less', target: 60, floor: 65 },
  touch: { name: 'touch to the frame that shows it, ms', better: 'less', target: 50, floor: 100 },
  replayMilliseconds300: { name: 'replay of 300 moves, ms', better: 'less', target: 5, floor: 20 },
};

/** Moves a second that each game should reach where boardgame.io's toy makes 5,000; the floor is half of it. */
export const MOVES_PER_SECOND = { 'eighty-days': 500_000 };
export const MOVES_PER_SECOND_OTHERS = 300_000;

const REFERENCE_MOVES_PER_SECOND = 5_000;

/** How much of an absolute demand a machine must meet: all of it, or less where boardgame.io is slower too. */
export function machineFactor(boardgameIoMovesPerSecond) {
  return Math.min(1, boardgameIoMovesPerSecond / REFERENCE_MOVES_PER_SECOND);
}

/** Measured against target and floor. */
export function judged({ name, better, target, floor }, measured, of = '') {
  const meets = bar => (better === 'more' ? measured >= bar : measured <= bar);
  const verdict = meets(target) ? 'reached' : meets(floor) ? 'above floor' : 'BELOW FLOOR';
  return { name: of ? `${of}: ${name}` : name, measured, better, target, floor, verdict };
}

/** The demand on a game's speed on this machine. */
export function speedTarget(game, factor) {
  const target = (MOVES_PER_SECOND[game] ?? MOVES_PER_SECOND_OTHERS) * factor;
  return { name: 'moves/s', better: 'more', target, floor: target / 2 };
}

/** The demand on a replay on this machine. */
export function replayTarget(factor) {
  const { target, floor, ...rest } = TARGETS.replayMilliseconds300;
  return { ...rest, target: target / factor, floor: floor / factor };
}

/** Milliseconds a solver may take for one answer, on average and at worst; the floor is twice as much. */
const SOLVERS = { route: { mean: 1, worst: 50 }, verdict: { mean: 20, worst: 1_000 } };

/** The demands on a solver on this machine: its mean, then its worst. */
export function solverTargets(name, factor) {
  const { mean, worst } = name.startsWith('verdict') ? SOLVERS.verdict : SOLVERS.route;
  return [
    { name: 'mean ms', better: 'less', target: mean / factor, floor: (2 * mean) / factor },
    { name: 'worst ms', better: 'less', target: worst / factor, floor: (2 * worst) / factor },
  ];
}
