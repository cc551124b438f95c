// What the coach does when a choice is taken back: no other choice of the step is lost, and what is chosen again is answered again.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Lesson, LessonTexts } from '../../kernel/index.ts';
import type { Choice, TableSession } from '../table/session.ts';
import { Coach } from './coach.ts';

const STEPS: Lesson<unknown>['steps'] = [
  { id: 'walk', holes: [], moves: ['one', 'two', 'three'], weak: ['stop'], clause: 'X-1' },
  { id: 'end', holes: [], clause: 'X-2' },
];

/** A table where every move is legal until somebody stops, and its coach. */
function table(example?: string) {
  const lesson = {
    steps: STEPS.map(step => ({ ...step, ...(example && step.id === 'walk' ? { example } : {}) })),
  } as unknown as Lesson<unknown>;
  const rewound: string[] = [];
  const choices = signal<readonly Choice[]>([]);
  const shown = signal({ number: 0, view: {}, told: [[]] as readonly (readonly [])[], outcome: null, awaiting: [0] });
  const legal = ['one', 'two', 'three', 'stop'];
  const session = {
    choices,
    shown,
    seat: signal(0),
    ways: signal(legal.map(move => ({ move: { type: move } }))),
    parts: { game: { write: ({ type }: { type: string }) => type } },
  } as unknown as TableSession;
  const news = (told: number) => {
    const { value } = shown;
    shown.value = { ...value, number: value.number + 1, told: Array.from({ length: told }, () => []) };
  };
  const backTo = (line: number) => {
    choices.value = choices.value.filter(choice => choice.line < line);
    news(line + 1);
    return Promise.resolve();
  };
  const coach = new Coach({
    lesson,
    texts: () => ({ steps: {} }) as unknown as LessonTexts<unknown>,
    rewind: line => {
      rewound.push(`match to ${line}`);
      return backTo(line);
    },
    rewindHere: line => {
      rewound.push(`here to ${line}`);
      return backTo(line);
    },
    keep: () => {},
  });
  const choose = (move: string) => {
    choices.value = [...choices.value, { move, seen: {}, line: shown.value.told.length - 1 }];
    news(shown.value.told.length + 1);
    coach.look(session);
  };
  coach.look(session);
  return { coach, session, rewound, choose };
}

test.each([undefined, 'later'])('taking a choice back leads to just before it (example: %s)', async example => {
  const { coach, session, rewound, choose } = table(example);
  choose('one');
  choose('two');
  choose('stop');
  expect(coach.status.value).toBe('other');

  const round = coach.round.value;
  await coach.takeBack();
  coach.look(session);
  expect(rewound).toEqual(['here to 2']);
  expect({ status: coach.status.value, round: coach.round.value }).toEqual({ status: 'told', round });
  expect(session.choices.value.map(({ move }) => move)).toEqual(['one', 'two']);
  // The step goes on where it was.
  expect(coach.shown(session)).toBe('three');
});

test('what was kept, taken back and chosen once more is answered once more', async () => {
  const { coach, session, choose } = table();
  choose('one');
  choose('stop');
  coach.keepChoice(session);
  expect(coach.status.value).toBe('told');
  session.choices.value = session.choices.value.slice(0, 1);
  coach.look(session);
  choose('stop');
  expect(coach.status.value).toBe('other');
});
