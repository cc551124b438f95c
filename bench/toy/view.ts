// What each viewer sees, the way back to a state, and moves as text.
import {
  byTag,
  type Chance,
  copies,
  draw,
  flag,
  list,
  oneOf,
  optionsOf,
  type Plan,
  planShape,
  readingOf,
  record,
  type Shape,
  type Touch,
  type Viewer,
  whole,
} from '../../src/kernel/index.ts';
import {
  type Agreement,
  type Card,
  CELLS,
  COPIES,
  cloneFrame,
  DICE,
  type Event,
  type Frame,
  HAND,
  MOVES,
  type Move,
  type Player,
  ROUNDS,
  ROWS,
  SEATS,
  type State,
  SUITS,
} from './state.ts';

/** A sheet as all see it; the hand only where the viewer may look into it. */
export interface PlayerView {
  readonly cells: readonly number[];
  readonly filled: readonly number[];
  readonly laid: readonly number[];
  readonly passes: number;
  readonly cards: number;
  readonly hand: readonly Card[] | null;
}

export interface View {
  readonly plan: Plan<Agreement>;
  readonly frames: readonly Frame[];
  readonly round: number;
  readonly deck: number;
  readonly players: readonly PlayerView[];
}

export function view(s: State, viewer: Viewer): View {
  const isOver = s.frames.length === 0;
  const players: PlayerView[] = [];
  for (const [seat, { cells, filled, laid, passes, hand }] of s.players.entries()) {
    const seen = isOver || seat === viewer ? hand.slice() : null;
    players.push({ cells: cells.slice(), filled: filled.slice(), laid: laid.slice(), passes, cards: hand.length, hand: seen });
  }
  return { plan: s.plan, frames: copies(s.frames, cloneFrame), round: s.round, deck: s.deck.length, players };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  return event.type === 'drawn' && event.seat !== viewer ? { ...event, card: null } : event;
}

/** Deals the unseen cards anew, into the hands of others and the bag. */
export function imagine(v: View, chance: Chance): State {
  const left = new Array<number>(SUITS).fill(COPIES);
  const take = (card: Card) => {
    left[card] = (left[card] ?? 0) - 1;
  };
  for (const { laid, hand } of v.players) {
    for (let suit = 0; suit < SUITS; suit++) left[suit] = (left[suit] ?? 0) - (laid[suit] ?? 0);
    hand?.forEach(take);
  }
  const deck: Card[] = [];
  for (let suit = 0; suit < SUITS; suit++) for (let count = left[suit] ?? 0; count > 0; count--) deck.push(suit);
  const players: Player[] = [];
  for (const { cells, filled, laid, passes, cards, hand } of v.players) {
    const held = hand?.slice() ?? [];
    while (held.length < cards) held.push(draw(deck, chance));
    players.push({ cells: cells.slice(), filled: filled.slice(), hand: held, laid: laid.slice(), passes });
  }
  return { plan: v.plan, frames: copies(v.frames, cloneFrame), round: v.round, deck, players };
}

/** A move as text, rows, dice and slots counted from 1. */
export function write(move: Move): string {
  if (move.type === 'fill') return `fill ${move.row + 1} ${move.die + 1}`;
  return move.type === 'lay' ? `lay ${move.slot + 1}` : 'pass';
}

export const read = readingOf(Object.values<readonly Move[]>(MOVES).flat(), write);

export function touches(move: Move): readonly Touch[] {
  if (move.type === 'fill') return [`die:${move.die}`, `row:${move.row}`];
  return move.type === 'lay' ? [`card:${move.slot}`] : ['button:pass'];
}

const card = whole(0, SUITS - 1);
const player: Shape<Player> = record<Player>({
  cells: list(whole(0, 6), ROWS * CELLS, ROWS * CELLS),
  filled: list(whole(0, CELLS), ROWS, ROWS),
  hand: list(card, 0, HAND),
  laid: list(whole(0, COPIES), SUITS, SUITS),
  passes: whole(0, 4),
});

export const position: Shape<State> = record<State>({
  plan: planShape(optionsOf<Agreement>({}), { least: SEATS, most: SEATS }, 1),
  frames: list(
    byTag<'phase', Frame>('phase', {
      round: record({ phase: oneOf('round') }),
      turn: record({ phase: oneOf('turn'), seat: whole(0, SEATS - 1), dice: list(whole(1, 6), DICE, DICE), done: flag }),
    }),
    0,
    1,
  ),
  round: whole(1, ROUNDS),
  deck: list(card, 0, SUITS * COPIES),
  players: list(player, SEATS, SEATS),
});
