// A small game that keeps every law, for the kernel's own tests: sealed bids made at the same time, a die, and onlookers who may cheer.
import {
  byTag,
  type Chance,
  draw,
  type FrameOf,
  flag,
  frameOf,
  type Game,
  list,
  type MoveRule,
  oneOf,
  only,
  optionsOf,
  orNull,
  type Phase,
  planShape,
  playByPhases,
  record,
  type Seat,
  type Shape,
  type Viewer,
  whole,
  wholeOption,
} from '../index.ts';
import {
  type Agreement,
  type BidFrame,
  BOX,
  bidders,
  type Card,
  COINS,
  drawCard,
  type Event,
  emptyTable,
  type Move,
  onlookers,
  pay,
  type State,
  sealedBy,
  sealing,
  seatsOf,
  type View,
} from './sealed-bids-table.testing.ts';
import type { Charter } from './walk.ts';

const seal: MoveRule<State, Extract<Move, { type: 'seal' }>, Event> = {
  candidates: (s, seat) => (s.hands[seat] ?? []).map(sealing),
  clauses: [
    { clause: 'SB-2.1', holds: (s, seat) => frameOf(s, 'bid').sealed[seat] === null },
    {
      clause: 'SB-2.2',
      holds: (s, seat, { card }) => s.hands[seat]?.includes(card) === true,
      facts: (_s, _seat, { card }) => ({ card }),
    },
  ],
  play(s, seat, { card }, { tell }) {
    const hand = s.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    frameOf(s, 'bid').sealed[seat] = card;
    tell({ type: 'sealed', seat, card });
  },
};

const isLeader = { clause: 'SB-3.1', holds: (s: State, seat: Seat) => s.leader === seat };

const rest: MoveRule<State, Extract<Move, { type: 'rest' }>, Event> = {
  candidates: () => [{ type: 'rest' }],
  clauses: [isLeader],
  play: s => {
    frameOf(s, 'treat').done = true;
  },
};

const roll: MoveRule<State, Extract<Move, { type: 'roll' }>, Event> = {
  candidates: () => [{ type: 'roll' }],
  clauses: [isLeader, { clause: 'SB-3.2', holds: s => s.bank > 1, facts: s => ({ bank: s.bank }) }],
  play(s, seat, _move, { chance, tell }) {
    const coins = chance.below(3);
    pay(s, seat, coins);
    tell({ type: 'rolled', seat, coins });
    frameOf(s, 'treat').done = true;
  },
};

const cheer: MoveRule<State, Extract<Move, { type: 'cheer' }>, Event> = {
  candidates: () => [{ type: 'cheer' }],
  clauses: [{ clause: 'SB-4.1', holds: (s, seat) => onlookers(s).includes(seat) }],
  play(s, seat, _move, { tell }) {
    s.cheered[seat] = true;
    tell({ type: 'cheered', seat });
  },
};

/** SB-2 Everybody seals a card; then all are shown, and the highest leads. */
const bid: Phase<State, BidFrame, 'bid', Move, Event> = {
  open(s, table, previous) {
    if (previous) for (const seat of seatsOf(s)) if (seat !== s.leader) drawCard(s, seat, table);
    s.lap++;
    return { phase: 'bid', sealed: seatsOf(s).map(() => null) };
  },
  awaiting: bidders,
  welcome: onlookers,
  moves: { seal, cheer },
  then(s, { sealed }, { tell }) {
    const cards = sealed.flatMap(card => card ?? []);
    const best = cards.toSorted().at(-1);
    s.leader = best ? sealed.indexOf(best) : 0;
    pay(s, s.leader, 1);
    s.discard.push(...cards);
    tell({ type: 'shown', cards, reveals: true });
    return 'treat';
  },
};

/** SB-3 The leader rests, or rolls for coins. */
const treat: Phase<State, BidFrame, 'treat', Move, Event> = {
  open: () => ({ phase: 'treat', done: false }),
  awaiting: (s, { done }) => only(done ? undefined : s.leader),
  welcome: onlookers,
  moves: { rest, roll, cheer },
  then: s => (s.lap < s.plan.options.laps ? 'bid' : 'over'),
};

const flow = playByPhases<State, BidFrame, Move, Event>({ bid, treat }, { turn: 'SB-1.1', step: 'SB-1.2' });
const options = optionsOf<Agreement>({ laps: wholeOption(2, 1, 4) });
const seats = { least: 2, most: 3 };
const card = oneOf(...BOX);

const position: Shape<State> = record<State>({
  plan: planShape(options, seats, 1),
  lap: whole(0, 99),
  leader: whole(0, 2),
  hands: list(list(card)),
  bag: list(card),
  discard: list(card),
  coins: list(whole(0, COINS)),
  bank: whole(0, COINS),
  cheered: list(flag),
  frames: list(
    byTag<'phase', BidFrame>('phase', {
      bid: record<FrameOf<BidFrame, 'bid'>>({ phase: oneOf('bid'), sealed: list(orNull(card)) }),
      treat: record<FrameOf<BidFrame, 'treat'>>({ phase: oneOf('treat'), done: flag }),
    }),
    0,
    1,
  ),
});

const MOVES: readonly Move[] = [...BOX.map(sealing), { type: 'rest' }, { type: 'roll' }, { type: 'cheer' }];

export const SealedBids: Game<State, Move, Event, View, Agreement> = {
  id: 'sealed-bids',
  version: 1,
  seats,
  options,
  setup(plan, table) {
    const s = emptyTable(plan);
    for (const seat of seatsOf(s)) for (let drawn = 0; drawn < 2; drawn++) drawCard(s, seat, table);
    flow.begin(s, 'bid', table);
    return s;
  },
  awaiting: flow.awaiting,
  welcome: flow.welcome,
  candidates: flow.candidates,
  legal: flow.legal,
  refusal: flow.refusal,
  play: flow.play,
  outcome(s) {
    if (s.frames.length > 0) return undefined;
    return { ranks: s.coins.map(mine => 1 + s.coins.filter(coins => coins > mine).length), scores: [...s.coins] };
  },
  clone: s => ({
    ...s,
    hands: s.hands.map(hand => [...hand]),
    bag: [...s.bag],
    discard: [...s.discard],
    coins: [...s.coins],
    cheered: [...s.cheered],
    frames: s.frames.map(frame => (frame.phase === 'bid' ? { ...frame, sealed: [...frame.sealed] } : { ...frame })),
  }),
  estimate: s => s.coins,
  view: (s, viewer) => ({
    plan: s.plan,
    lap: s.lap,
    leader: s.leader,
    hands: s.hands.map((hand, seat) => ({ count: hand.length, cards: seat === viewer ? [...hand] : null })),
    bag: s.bag.length,
    discard: [...s.discard],
    coins: [...s.coins],
    bank: s.bank,
    cheered: [...s.cheered],
    phase: s.frames[0]?.phase ?? 'over',
    sealed: sealedBy(s).map((sealed, seat) => (sealed === null || seat === viewer ? sealed : 'hidden')),
  }),
  viewEvent: (event, viewer) => ('card' in event && event.seat !== viewer ? { ...event, card: null } : event),
  imagine,
  touches: move => (move.type === 'seal' ? [`card:${move.card}`] : [`button:${move.type}`]),
  write,
  read: text => MOVES.find(move => write(move) === text),
  position,
};

export const CHARTER: Charter<State> = {
  length: 60,
  census: s => ({
    cards: [...s.bag, ...s.discard, ...s.hands.flat(), ...sealedBy(s).filter(sealed => sealed !== null)].length,
    coins: s.coins.reduce((sum, coins) => sum + coins, s.bank),
  }),
  secrets: (s, viewer) => [...s.bag, ...others(s.hands, viewer).flat(), ...others(sealedBy(s), viewer).flatMap(sealed => sealed ?? [])],
  canonical: s => ({ ...s, bag: s.bag.toSorted() }),
  turned: (s, on) => ({
    ...s,
    frames: s.frames.map(frame => (frame.phase === 'bid' ? { ...frame, sealed: on.list(frame.sealed) } : frame)),
    leader: on.seat(s.leader),
    hands: on.list(s.hands),
    coins: on.list(s.coins),
    cheered: on.list(s.cheered),
  }),
};

/** A table in its first lap where the seats hold these cards. */
export function bidding(...hands: Card[][]): State {
  const s = emptyTable({ options: { laps: 2 }, seats: hands.length, version: 1 });
  for (const [seat, hand] of hands.entries()) s.hands[seat] = hand;
  const left = s.bag.filter(each => !hands.flat().includes(each));
  return { ...s, lap: 1, bag: left, frames: [{ phase: 'bid', sealed: hands.map(() => null) }] };
}

function imagine(view: View, chance: Chance): State {
  const seen = new Set([...view.discard, ...view.hands.flatMap(hand => hand.cards ?? []), ...view.sealed]);
  const bag = BOX.filter(each => !seen.has(each));
  const hands = view.hands.map(({ cards, count }) => (cards ? [...cards] : Array.from({ length: count }, () => draw(bag, chance))));
  const sealed = view.sealed.map(each => (each === 'hidden' ? draw(bag, chance) : each));
  const { plan, lap, leader, bank, phase } = view;
  const frames: BidFrame[] = phase === 'over' ? [] : phase === 'bid' ? [{ phase, sealed }] : [{ phase, done: false }];
  return { plan, lap, leader, hands, bag, discard: [...view.discard], coins: [...view.coins], bank, cheered: [...view.cheered], frames };
}

function write(move: Move): string {
  return move.type === 'seal' ? `seal ${move.card}` : move.type;
}

function others<T>(all: readonly T[], viewer: Viewer): readonly T[] {
  return all.filter((_, seat) => seat !== viewer);
}
