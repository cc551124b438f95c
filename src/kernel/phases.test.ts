import { describe, expect, test } from 'vitest';
import { fast, scripted } from './chance.ts';
import { playByPhases } from './flow/index.ts';
import type { Of, Seat, Table } from './game.ts';
import { type FrameOf, frameOf, type MoveRule, only, type Phase, type Phased, type Phases } from './phases.ts';

// Two ramblers take turns on a path of five steps; one may ask the way, and the other, who is asked, answers first.
type Step = { readonly type: 'stay' } | { readonly type: 'step'; readonly steps: number } | { readonly type: 'ask' };
type Move = Step | { readonly type: 'answer'; readonly word: string } | { readonly type: 'whistle' };
type PathFrame =
  | { readonly phase: 'turn'; readonly seat: Seat; done: boolean }
  | { readonly phase: 'asked'; readonly seat: Seat; word: string }
  | { readonly phase: 'rain'; readonly hours: number };
interface Told {
  readonly type: string;
}
interface Path extends Phased<PathFrame> {
  place: number;
  rain: number;
  readonly heard: string[];
}

const stay: MoveRule<Path, Of<Move, 'stay'>, Told> = {
  candidates: () => [{ type: 'stay' }],
  clauses: [{ clause: 'P-2.1', holds: (s, seat) => frameOf(s, 'turn').seat === seat }],
  play: s => {
    frameOf(s, 'turn').done = true;
  },
};

const step: MoveRule<Path, Of<Move, 'step'>, Told> = {
  candidates: () => [1, 2, 3].map(steps => ({ type: 'step', steps })),
  clauses: [
    ...stay.clauses.map(({ clause }) => ({ clause, holds: (s: Path, seat: Seat) => frameOf(s, 'turn').seat === seat })),
    {
      clause: 'P-2.2',
      holds: (s, _seat, { steps }) => s.place + steps <= 5,
      facts: (s, _seat, { steps }) => ({ steps, left: 5 - s.place }),
    },
  ],
  play(s, _seat, { steps }, { tell }) {
    s.place += steps;
    frameOf(s, 'turn').done = true;
    tell({ type: 'stepped' });
  },
};

const ask: MoveRule<Path, Of<Move, 'ask'>, Told> = {
  candidates: () => [{ type: 'ask' }],
  clauses: [{ clause: 'P-2.1', holds: (s, seat) => frameOf(s, 'turn').seat === seat }],
  play: (s, seat) => {
    s.frames.push({ phase: 'asked', seat: 1 - seat, word: '' });
  },
};

const whistle: MoveRule<Path, Of<Move, 'whistle'>, Told> = {
  candidates: () => [{ type: 'whistle' }],
  clauses: [{ clause: 'P-4.1', holds: (s, seat) => frameOf(s, 'turn').seat !== seat }],
  play: s => {
    s.heard.push('whistle');
  },
};

const answer: MoveRule<Path, Of<Move, 'answer'>, Told> = {
  candidates: () => [{ type: 'answer', word: 'left' }],
  clauses: [],
  play: (s, _seat, { word }) => {
    frameOf(s, 'asked').word = word;
  },
};

const turn: Phase<Path, PathFrame, 'turn', Move, Told> = {
  open(_s, { tell }, previous) {
    tell({ type: `turn after ${previous?.phase ?? 'nothing'}` });
    return { phase: 'turn', seat: previous?.phase === 'turn' ? 1 - previous.seat : 0, done: false };
  },
  awaiting: (_s, { seat, done }) => only(done ? undefined : seat),
  welcome: (_s, { seat }) => [1 - seat],
  moves: { stay, step, ask, whistle },
  then: s => (s.place === 5 ? 'over' : s.rain === 0 ? 'turn' : 'rain'),
};

const asked: Phase<Path, PathFrame, 'asked', Move, Told> = {
  awaiting: (_s, { seat, word }) => only(word === '' ? seat : undefined),
  moves: { answer },
  then(s, { word }) {
    s.heard.push(word);
    return 'back';
  },
};

const rain: Phase<Path, PathFrame, 'rain', Move, Told> = {
  open: (s, { chance }) => ({ phase: 'rain', hours: s.rain === 1 ? chance.below(6) : 0 }),
  awaiting: () => [],
  moves: {},
  then(s, { hours }) {
    s.heard.push(`rain ${hours}`);
    s.rain -= 1;
    return s.rain === 0 ? 'turn' : 'rain';
  },
};

const phases: Phases<Path, PathFrame, Move, Told> = { turn, asked, rain };
const flow = playByPhases<Path, PathFrame, Move, Told>(phases, { turn: 'P-1.1', step: 'P-1.2' });

/** Luck by these numbers, and what was told. */
function table(...luck: number[]): Table<Told> & { readonly told: string[] } {
  const told: string[] = [];
  return { chance: scripted(luck), tell: ({ type }) => told.push(type), told };
}

/** A path on which seat 0 is to move. */
function path(more: Partial<Path> = {}): Path {
  return { place: 0, rain: 0, heard: [], frames: [{ phase: 'turn', seat: 0, done: false }], ...more };
}

/** A path on which seat 1 is asked by seat 0. */
function asking(): Path {
  const s = path();
  flow.play(s, 0, { type: 'ask' }, table());
  return s;
}

describe('a phase that begins', () => {
  test('opens with nothing before it', () => {
    const s = path({ frames: [] });
    const seen = table();

    flow.begin(s, 'turn', seen);

    expect(s.frames).toEqual([{ phase: 'turn', seat: 0, done: false }]);
    expect(seen.told).toEqual(['turn after nothing']);
  });

  test('goes on until somebody is awaited', () => {
    const s = path({ frames: [], rain: 2 });

    flow.begin(s, 'rain', table(4));

    expect(s.heard).toEqual(['rain 0', 'rain 4']);
    expect(flow.awaiting(s)).toEqual([0]);
  });

  test('must open by itself', () => {
    expect(() => flow.begin(path({ frames: [] }), 'asked', table())).toThrow('phase asked has no "open"');
  });
});

describe('the moves of a phase', () => {
  test('are offered in the order of its table', () => {
    const offered = flow.candidates(path(), 0);

    expect(offered).toEqual([
      { type: 'stay' },
      { type: 'step', steps: 1 },
      { type: 'step', steps: 2 },
      { type: 'step', steps: 3 },
      { type: 'ask' },
      { type: 'whistle' },
    ]);
  });

  test('are legal where every clause holds, in the same order', () => {
    expect(flow.legal(path({ place: 4 }), 0)).toEqual([{ type: 'stay' }, { type: 'step', steps: 1 }, { type: 'ask' }]);
  });

  test('are tried and made by a welcome seat, too', () => {
    expect(flow.welcome(path())).toEqual([1]);
    expect(flow.legal(path(), 1)).toEqual([{ type: 'whistle' }]);
  });

  test('are none for a seat that may not move', () => {
    expect([flow.candidates(asking(), 0), flow.legal(asking(), 0)]).toEqual([[], []]);
  });
});

describe('a move drawn at random', () => {
  test('is any of the legal ones, each as often as the others', () => {
    const chance = fast('draws');
    const counts = new Map<string, number>();
    for (let draws = 0; draws < 3000; draws++) {
      const move = flow.anyLegal(path({ place: 3 }), 0, chance);
      const name = move?.type === 'step' ? `step ${move.steps}` : String(move?.type);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }

    expect([...counts.keys()].sort()).toEqual(['ask', 'stay', 'step 1', 'step 2']);
    for (const count of counts.values()) expect(Math.abs(count - 750)).toBeLessThan(120);
  });

  test('is found however few of the candidates are legal', () => {
    expect(flow.anyLegal(path(), 1, scripted([...new Array(16).fill(0), 0]))).toEqual({ type: 'whistle' });
  });

  test('is none for a seat that may not move', () => {
    expect(flow.anyLegal(asking(), 0, fast('none'))).toBeUndefined();
    expect(flow.anyLegal(path({ frames: [] }), 0, fast('none'))).toBeUndefined();
  });
});

describe('a move', () => {
  test('leads to the next phase once nobody is awaited', () => {
    const s = path();
    const seen = table();

    flow.play(s, 0, { type: 'step', steps: 2 }, seen);

    expect(s).toMatchObject({ place: 2, frames: [{ phase: 'turn', seat: 1 }] });
    expect(seen.told).toEqual(['stepped', 'turn after turn']);
  });

  test('of a welcome seat leaves the phase as it is', () => {
    const s = path();

    flow.play(s, 1, { type: 'whistle' }, table());

    expect(s).toEqual(path({ heard: ['whistle'] }));
  });

  test('may interrupt the phase', () => {
    const s = asking();

    expect(s.frames.map(({ phase }) => phase)).toEqual(['turn', 'asked']);
    expect(flow.awaiting(s)).toEqual([1]);
  });

  test('may end an interruption, back to where it came from', () => {
    const s = asking();

    flow.play(s, 1, { type: 'answer', word: 'right' }, table());

    expect(s).toEqual(path({ heard: ['right'] }));
  });

  test('may draw luck in the phases it leads to', () => {
    const s = path({ rain: 1 });

    flow.play(s, 0, { type: 'stay' }, table(3));

    expect(s.heard).toEqual(['rain 3']);
  });

  test('that its phase does not know throws', () => {
    expect(() => flow.play(path(), 1, { type: 'answer', word: 'left' }, table())).toThrow('there is no move "answer" in phase turn');
  });
});

describe('a refusal', () => {
  test('of a move that nothing forbids is none', () => {
    expect(flow.refusal(path(), 0, { type: 'step', steps: 3 })).toBeUndefined();
  });

  test('names the clause of turns where the seat may not move', () => {
    expect(flow.refusal(asking(), 0, { type: 'stay' })).toEqual({ clause: 'P-1.1' });
  });

  test('names the clause of steps where the phase does not know the move', () => {
    expect(flow.refusal(path(), 0, { type: 'answer', word: 'left' })).toEqual({ clause: 'P-1.2' });
  });

  test('names the first clause that is broken', () => {
    expect(flow.refusal(path({ place: 4 }), 1, { type: 'step', steps: 3 })).toEqual({ clause: 'P-2.1' });
  });

  test('tells the facts of the case where the clause has any', () => {
    expect(flow.refusal(path({ place: 4 }), 0, { type: 'step', steps: 3 })).toEqual({ clause: 'P-2.2', facts: { steps: 3, left: 1 } });
  });
});

describe('a game that is over', () => {
  const over = () => {
    const s = path({ place: 4 });
    flow.play(s, 0, { type: 'step', steps: 1 }, table());
    return s;
  };

  test('has no frame left', () => {
    expect(over().frames).toEqual([]);
  });

  test('awaits and welcomes nobody', () => {
    expect([flow.awaiting(over()), flow.welcome(over())]).toEqual([[], []]);
  });

  test('offers nothing', () => {
    expect([flow.candidates(over(), 0), flow.legal(over(), 0)]).toEqual([[], []]);
  });

  test('refuses every move', () => {
    expect(flow.refusal(over(), 0, { type: 'stay' })).toEqual({ clause: 'P-1.1' });
  });

  test('throws where one is played all the same', () => {
    expect(() => flow.play(over(), 0, { type: 'stay' }, table())).toThrow('there is no move "stay" in a game that is over');
  });

  test('may end from within an interruption', () => {
    const ending = playByPhases<Path, PathFrame, Move, Told>(
      { ...phases, asked: { ...asked, then: () => 'over' } },
      { turn: '', step: '' },
    );
    const s = asking();

    ending.play(s, 1, { type: 'answer', word: 'home' }, table());

    expect(s.frames).toEqual([]);
  });
});

describe('a mistake in the table of phases', () => {
  test('that leads on for ever is stopped after 1000 steps', () => {
    expect(() => flow.play(path({ rain: -1 }), 0, { type: 'stay' }, table())).toThrow('1000 steps without a decision');
  });

  test('is not what 998 phases without a decision are', () => {
    const s = path({ rain: 998 });

    flow.play(s, 0, { type: 'stay' }, table(0));

    expect(s.heard).toHaveLength(998);
  });

  test('that leads to a phase there is none of throws', () => {
    expect(() => flow.awaiting(path({ frames: [JSON.parse('{"phase":"snow"}')] }))).toThrow('there is no phase "snow"');
  });
});

describe('the frame in play', () => {
  test('is given by the name of its phase', () => {
    const frame: FrameOf<PathFrame, 'asked'> = frameOf(asking(), 'asked');

    expect(frame).toEqual({ phase: 'asked', seat: 1, word: '' });
  });

  test('must be of that phase', () => {
    expect(() => frameOf(asking(), 'turn')).toThrow('the phase in play is asked, not turn');
  });

  test('must be there', () => {
    expect(() => frameOf(path({ frames: [] }), 'turn')).toThrow('the phase in play is none, not turn');
  });
});

describe('only', () => {
  test('is that seat alone', () => {
    expect(only(3)).toEqual([3]);
  });

  test('is that seat alone at the longest of tables, too', () => {
    expect(only(40)).toEqual([40]);
  });

  test('is nobody where there is no seat', () => {
    expect(only(undefined)).toEqual([]);
  });
});

test('a clause that stands for several names the one the case breaks', () => {
  type Gate = { readonly type: 'pass'; readonly height: number };
  const pass: MoveRule<Phased<{ phase: 'gate' }>, Gate, Told> = {
    candidates: () => [{ type: 'pass', height: 2 }],
    clauses: [
      { clause: 'G-1', holds: (_s, _seat, { height }) => height === 2, cites: (_s, _seat, { height }) => (height > 2 ? 'G-1.1' : 'G-1.2') },
    ],
    play: () => {},
  };
  const gate = playByPhases<Phased<{ phase: 'gate' }>, { phase: 'gate' }, Gate, Told>(
    { gate: { open: () => ({ phase: 'gate' }), awaiting: () => only(0), moves: { pass }, then: () => 'over' } },
    { turn: 'G-0', step: 'G-0' },
  );
  const s = { frames: [{ phase: 'gate' as const }] };
  expect(gate.refusal(s, 0, { type: 'pass', height: 3 })).toEqual({ clause: 'G-1.1' });
  expect(gate.refusal(s, 0, { type: 'pass', height: 1 })).toEqual({ clause: 'G-1.2' });
});
