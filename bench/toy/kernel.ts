// The toy as a game of the house: its rules as phases, clauses and moves. The sentences are in toy.md.
import {
  draw,
  frameOf,
  type Game,
  type MoveRule,
  type Outcome,
  only,
  optionsOf,
  type Phase,
  playByPhases,
} from '../../src/kernel/index.ts';
import {
  type Agreement,
  CELLS,
  clone,
  type Event,
  type Frame,
  layOut,
  MOVES,
  type Move,
  type MoveOf,
  type Player,
  playerAt,
  ROUNDS,
  SEATS,
  type State,
} from './state.ts';
import { imagine, position, read, touches, type View, view, viewEvent, write } from './view.ts';

const pass: MoveRule<State, MoveOf<'pass'>, Event> = {
  candidates: () => MOVES.pass,
  clauses: [], // TOY-3.2 One may always pass.
  play(s, seat, _move, { tell }) {
    frameOf(s, 'turn').done = true;
    playerAt(s, seat).passes++;
    tell({ type: 'passed', seat });
  },
};

/** The least a die must show to go into a row: the number in its last filled cell; more than any die has for a full row. */
function leastFor({ cells, filled }: Player, row: number): number {
  const count = filled[row] ?? 0;
  if (count === 0) return 0;
  return count < CELLS ? (cells[row * CELLS + count - 1] ?? 0) : TOO_MUCH;
}

const TOO_MUCH = 7;

function dieOf(s: State, die: number): number {
  return frameOf(s, 'turn').dice[die] ?? 0;
}

const fill: MoveRule<State, MoveOf<'fill'>, Event> = {
  candidates: () => MOVES.fill,
  clauses: [
    {
      clause: 'TOY-3.3',
      holds: (s, seat, { row, die }) => dieOf(s, die) >= leastFor(playerAt(s, seat), row),
      facts: (s, seat, { row, die }) => ({ die: dieOf(s, die), least: leastFor(playerAt(s, seat), row) }),
    },
  ],
  play(s, seat, { row, die }, { tell }) {
    const { cells, filled } = playerAt(s, seat);
    const count = filled[row] ?? 0;
    const value = dieOf(s, die);
    cells[row * CELLS + count] = value;
    filled[row] = count + 1;
    frameOf(s, 'turn').done = true;
    tell({ type: 'filled', seat, row, die: value });
  },
};

const lay: MoveRule<State, MoveOf<'lay'>, Event> = {
  candidates: () => MOVES.lay,
  clauses: [{ clause: 'TOY-3.4', holds: (s, seat, { slot }) => slot < playerAt(s, seat).hand.length }],
  play(s, seat, { slot }, { chance, tell }) {
    const { hand, laid } = playerAt(s, seat);
    const card = hand[slot];
    if (card === undefined) throw new Error(`no card in slot ${slot}`);
    laid[card] = (laid[card] ?? 0) + 1;
    frameOf(s, 'turn').done = true;
    tell({ type: 'laid', seat, card, reveals: true });
    // TOY-3.5 The hand is filled up from the bag while there is a card in it.
    if (s.deck.length === 0) {
      hand.splice(slot, 1);
      return;
    }
    const drawn = draw(s.deck, chance);
    hand[slot] = drawn;
    tell({ type: 'drawn', seat, card: drawn });
  },
};

const round: Phase<State, Frame, 'round', Move, Event> = {
  open(s) {
    s.round++;
    return { phase: 'round' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then: () => 'turn',
};

const turn: Phase<State, Frame, 'turn', Move, Event> = {
  // TOY-3.1 Three dice for the next seat, clockwise.
  open(_s, { chance, tell }, previous) {
    const seat = previous?.phase === 'turn' ? previous.seat + 1 : 0;
    const dice = [chance.below(6) + 1, chance.below(6) + 1, chance.below(6) + 1];
    tell({ type: 'rolled', seat, dice });
    return { phase: 'turn', seat, dice, done: false };
  },
  awaiting: (_s, { seat, done }) => only(done ? undefined : seat),
  moves: { pass, fill, lay },
  then(s, { seat }) {
    if (endsTheGame(playerAt(s, seat))) return 'over';
    if (seat + 1 < s.plan.seats) return 'turn';
    return s.round < ROUNDS ? 'round' : 'over'; // TOY-4.3
  },
};

/** TOY-4.1 Two full rows, or TOY-4.2 four passes. */
function endsTheGame({ filled, passes }: Player): boolean {
  let full = 0;
  for (let row = 0; row < filled.length; row++) if (filled[row] === CELLS) full++;
  return full >= 2 || passes >= 4;
}

/** TOY-5 Triangular numbers for rows, the square of the different suits laid, three off for each pass. */
function scoreOf({ filled, laid, passes }: Player): number {
  let score = -3 * passes;
  for (let row = 0; row < filled.length; row++) {
    const count = filled[row] ?? 0;
    score += (count * (count + 1)) / 2;
  }
  let suits = 0;
  for (let suit = 0; suit < laid.length; suit++) if ((laid[suit] ?? 0) > 0) suits++;
  return score + suits * suits;
}

function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0 || s.round === 0) return undefined;
  const scores = s.players.map(scoreOf);
  return { ranks: scores.map(score => 1 + countAbove(scores, score)), scores };
}

function countAbove(scores: readonly number[], score: number): number {
  let count = 0;
  for (let seat = 0; seat < scores.length; seat++) if ((scores[seat] ?? 0) > score) count++;
  return count;
}

const { begin, ...flow } = playByPhases<State, Frame, Move, Event>({ round, turn }, { turn: 'TOY-3.1', step: 'TOY-3.2' });

/** The toy game of the benchmark. */
export const Toy: Game<State, Move, Event, View, Agreement> = {
  id: 'toy',
  version: 1,
  seats: { least: SEATS, most: SEATS },
  options: optionsOf<Agreement>({}),
  position,
  setup(plan, table) {
    const s = layOut(plan, table.chance);
    begin(s, 'round', table);
    return s;
  },
  ...flow,
  outcome,
  clone,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
