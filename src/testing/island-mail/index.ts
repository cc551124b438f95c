// Island Mail, a prototype of a game: boats carry letters from island to island. It has rules and one language, and no drawn board.
import { type Chance, type Game, type MoveRule, type Of, only, type Phases, playByPhases, readingOf } from '../../kernel/index.ts';
import { ALL_LETTERS, BAG, coalBetween, ISLANDS, LETTERS, ON_THE_QUAY, TIDE_COAL } from './components.ts';
import {
  type Agreement,
  type Boat,
  clone,
  type Event,
  type Move,
  options,
  position,
  SEATS,
  type State,
  type TurnFrame,
  VERSION,
} from './state.ts';

type Rule<K extends Move['type']> = MoveRule<State, Of<Move, K>, Event>;

function boatOf(s: State, seat: number): Boat {
  const boat = s.boats[seat];
  if (!boat) throw new Error(`there is no boat ${seat}`);
  return boat;
}

function endTurn(s: State): void {
  const frame = s.frames.at(-1);
  if (frame) frame.done = true;
}

function fillQuay(s: State, chance: Chance): void {
  while (s.quay.length < ON_THE_QUAY && s.sack.length > 0) s.quay.push(...s.sack.splice(chance.below(s.sack.length), 1));
}

// IM-2.3 Who waits for the tide gets coal.
const wait: Rule<'wait'> = {
  candidates: () => [{ type: 'wait' }],
  clauses: [],
  play(s, seat, _move, { tell }) {
    boatOf(s, seat).coal += TIDE_COAL;
    tell({ type: 'waited', seat, coal: TIDE_COAL });
    endTurn(s);
  },
};

const sail: Rule<'sail'> = {
  candidates: () => ISLANDS.map(to => ({ type: 'sail', to })),
  clauses: [
    { clause: 'IM-2.1', holds: (s, seat, { to }) => boatOf(s, seat).at !== to },
    {
      clause: 'IM-2.2',
      holds: (s, seat, { to }) => coalBetween(boatOf(s, seat).at, to) <= boatOf(s, seat).coal,
      facts: (s, seat, { to }) => ({ coal: coalBetween(boatOf(s, seat).at, to) }),
    },
  ],
  play(s, seat, { to }, { tell }) {
    const boat = boatOf(s, seat);
    boat.coal -= coalBetween(boat.at, to);
    boat.at = to;
    tell({ type: 'sailed', seat, to });
    endTurn(s);
  },
};

const take: Rule<'take'> = {
  candidates: s => s.quay.map(letter => ({ type: 'take', letter })),
  clauses: [
    { clause: 'IM-3.3', holds: (s, _seat, { letter }) => s.quay.includes(letter) },
    { clause: 'IM-3.1', holds: (s, seat) => boatOf(s, seat).bag.length < BAG },
  ],
  play(s, seat, { letter }, { tell, chance }) {
    s.quay.splice(s.quay.indexOf(letter), 1);
    boatOf(s, seat).bag.push(letter);
    tell({ type: 'took', seat, letter });
    fillQuay(s, chance);
    endTurn(s);
  },
};

const deliver: Rule<'deliver'> = {
  candidates: (s, seat) => boatOf(s, seat).bag.map(letter => ({ type: 'deliver', letter, to: LETTERS[letter].to })),
  clauses: [
    { clause: 'IM-3.3', holds: (s, seat, { letter }) => boatOf(s, seat).bag.includes(letter) },
    {
      clause: 'IM-2.2',
      holds: (s, seat, { to }) => coalBetween(boatOf(s, seat).at, to) <= boatOf(s, seat).coal,
      facts: (s, seat, { to }) => ({ coal: coalBetween(boatOf(s, seat).at, to) }),
    },
  ],
  play(s, seat, { letter, to }, { tell }) {
    const boat = boatOf(s, seat);
    const { points } = LETTERS[letter];
    boat.coal -= coalBetween(boat.at, to);
    boat.at = to;
    boat.bag.splice(boat.bag.indexOf(letter), 1);
    boat.points += points;
    tell({ type: 'delivered', seat, letter, points });
    endTurn(s);
  },
};

const phases: Phases<State, TurnFrame, Move, Event> = {
  turn: {
    open(s, { tell }, previous) {
      const seat = previous ? (previous.seat + 1) % s.plan.seats : 0;
      if (seat === 0) tell({ type: 'round', round: ++s.round });
      return { phase: 'turn', seat, done: false };
    },
    awaiting: (_s, { seat, done }) => only(done ? undefined : seat),
    moves: { wait, sail, take, deliver },
    then: (s, { seat }) => (s.round === s.plan.options.rounds && seat === s.plan.seats - 1 ? 'over' : 'turn'),
  },
};
const { begin, ...flow } = playByPhases(phases, { turn: 'IM-1.1', step: 'IM-1.1' });

const MOVES: readonly Move[] = [
  { type: 'wait' },
  ...ISLANDS.map((to): Move => ({ type: 'sail', to })),
  ...ALL_LETTERS.map((letter): Move => ({ type: 'take', letter })),
  ...ALL_LETTERS.map((letter): Move => ({ type: 'deliver', letter, to: LETTERS[letter].to })),
];

function write(move: Move): string {
  switch (move.type) {
    case 'wait':
      return 'wait';
    case 'sail':
      return `sail ${move.to}`;
    default:
      return `${move.type} ${move.letter}`;
  }
}

function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'wait':
      return ['button:wait'];
    case 'sail':
      return [`island:${move.to}`];
    case 'take':
      return [`letter:${move.letter}`];
    case 'deliver':
      return [`bag:${move.letter}`, `island:${move.to}`];
  }
}

export const IslandMail: Game<State, Move, Event, State, Agreement> = {
  id: 'island-mail',
  version: VERSION,
  seats: SEATS,
  options,
  ...flow,
  setup(plan, table) {
    const boats = Array.from({ length: plan.seats }, (): Boat => ({ at: 'amrum', points: 0, coal: 2, bag: [] }));
    const s: State = { plan, frames: [], round: 0, boats, quay: [], sack: [...ALL_LETTERS] };
    fillQuay(s, table.chance);
    begin(s, 'turn', table);
    return s;
  },
  outcome(s) {
    if (s.frames.length > 0) return undefined;
    const scores = s.boats.map(({ points }) => points);
    return { scores, ranks: scores.map(mine => 1 + scores.filter(points => points > mine).length) };
  },
  estimate: s => s.boats.map(({ points, bag }) => points + bag.length / 2),
  clone,
  view: clone,
  viewEvent: event => event,
  imagine: clone,
  touches,
  write,
  read: readingOf(MOVES, write),
  position,
};
