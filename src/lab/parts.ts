// What results are made of: the seat, luck, decisions, and what is not explained. The method is that of the review, with few games for each step.
import { type AnyGame, readRecord, type StoredRecord } from '../kernel/index.ts';
import { type Account, assemble, type Film, filmOf, firstTasks, runTask, type Task } from '../review/index.ts';
import { type ElementFigure, PART_NAMES, PARTS, type PartName } from './elements.ts';

/** A single game tells little, but its parts err to both sides alike: many games need few looks at each. */
const LOOK = { first: { start: 32, draw: 6, decision: 6, others: 0 }, games: 0 };

/**
 * The parts of one game's results: for each, the sum over the seats of the part times how far the result is from the fair one, by the sum of squares of
 * that distance. The four add up to the whole, and over many games chance errors of the parts cancel out.
 */
export function partsIn(game: AnyGame, stored: StoredRecord | null): ElementFigure[] {
  const reading = readRecord(game, stored);
  if (!reading.ok) throw new Error(reading.problem);
  const film = filmOf(game, reading.record);
  const { accounts } = assemble(
    film,
    tasksOf(film).map(task => runTask(film, task)),
    0,
  );
  const far = accounts.map(account => account.result - fairOf(film, account));
  const per = far.reduce((sum, each) => sum + each * each, 0);
  const sum = (part: (account: Account) => number) => accounts.reduce((all, account, seat) => all + part(account) * (far[seat] ?? 0), 0);
  const parts: Readonly<Record<PartName, number>> = {
    luck: sum(({ luck }) => luck.value),
    decisions: sum(({ you, others }) => you.value + others.value),
    seat: sum(account => account.start.value - fairOf(film, account)),
    rest: sum(({ open }) => open.value),
  };
  return PART_NAMES.map(name => ({ kind: PARTS, name, used: 1, gain: parts[name], per }));
}

/** All draws, and the decisions in which the reference bot would have done something else. */
function tasksOf(film: Film): readonly Task[] {
  return firstTasks(film, LOOK).filter(({ what, line }) => what !== 'decision' || isOwn(film, line));
}

function isOwn({ game, lines }: Film, at: number): boolean {
  const line = lines[at];
  return line !== undefined && game.write(line.move) !== line.usual;
}

/** What is fair: no margin, an equal share of the victory; of who plays alone or together, what the start promises. */
function fairOf({ measure, isTeam, seats }: Film, { start }: Account): number {
  if (measure.result === 'margin') return 0;
  return measure.result === 'win' && !isTeam && seats > 1 ? 100 / seats : start.value;
}
