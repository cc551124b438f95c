// The exact solvers of two games in one process: the best routes of Paris, and the verdict of City Tour.
import { type State as CityState, CityTour, verdict } from '../src/games/city-tour/index.ts';
import { bestRoute, OnTourParis } from '../src/games/on-tour-paris/index.ts';
import { fast, pick, silent } from '../src/kernel/index.ts';
import { cpuSeconds } from './clock.mjs';
import { playout } from './playout.ts';

const BOATS = ['once', 'free', 'none'] as const;
const SEATS = 8;
const DAYS = 12;
const [boards = '1000', tours = '120'] = process.argv.slice(2);

process.stdout.write(JSON.stringify({ ...measureRoutes(Number(boards)), ...measureVerdicts(Number(tours)) }));

/** Times of single questions: the mean and the worst, in milliseconds. */
function timed<T>(questions: readonly T[], answer: (question: T) => string) {
  // The compiler is not what is measured.
  for (const question of questions.slice(0, 200)) answer(question);
  const answers: Record<string, number> = {};
  let [sum, worst] = [0, 0];
  for (const question of questions) {
    const begun = cpuSeconds();
    const kind = answer(question);
    const milliseconds = (cpuSeconds() - begun) * 1000;
    answers[kind] = (answers[kind] ?? 0) + 1;
    sum += milliseconds;
    worst = Math.max(worst, milliseconds);
  }
  return { questions: questions.length, mean: sum / questions.length, worst, answers };
}

/** Boards filled by random writing, each solved in every mode of the boats. */
function measureRoutes(count: number) {
  const table = silent(fast('bench/boards'));
  const plan = { options: { ...OnTourParis.options.standard, routeMode: 'auto' as const }, seats: SEATS, version: OnTourParis.version };
  const marks = Array.from({ length: Math.ceil(count / SEATS) }, () => playout(OnTourParis, plan, table).state)
    .flatMap(state => state.boards.map(board => board.marks))
    .slice(0, count);
  const solved = BOATS.map(boats => [
    `best route, boats ${boats}`,
    timed(marks, board => (bestRoute(board, boats).exact ? 'exact' : 'inexact')),
  ]);
  return Object.fromEntries(solved);
}

/** Every position of some tours played by the policy, half of the moves at random: can the objective still be reached? */
function measureVerdicts(count: number) {
  const chance = fast('bench/tours');
  const table = silent(chance);
  const positions: CityState[] = [];
  for (let tour = 0; tour < count; tour++) {
    const options = { ...CityTour.options.standard, day: 1 + (tour % DAYS) };
    const state = CityTour.setup({ options, seats: 1, version: CityTour.version }, table);
    while (CityTour.awaiting(state).length > 0) {
      positions.push(CityTour.clone(state));
      const legal = CityTour.legal(state, 0).filter(move => !CityTour.surrenders?.(move));
      const move = chance.below(2) === 0 ? pick(legal, chance) : (CityTour.policy?.(state, 0, legal, chance) ?? pick(legal, chance));
      CityTour.play(state, 0, move, table);
    }
  }
  return { 'verdict of City Tour': timed(positions, state => verdict(state).answer) };
}
