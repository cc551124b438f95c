import { describe, expect, test } from 'vitest';
import { breach } from '../../kernel/laws/index.ts';
import { OnTourParis } from './index.ts';
import { census } from './position.ts';
import { entriesOf } from './rules/barrier.ts';
import { pendingOf } from './state.ts';
import { secrets } from './table.testing.ts';
import { viewEvent } from './view.ts';

const charter = { census, secrets, length: 1000 };
const agreed = { seats: 3, options: OnTourParis.options.standard };

describe('a planted leak of uncommitted writes is caught', () => {
  test('the honest game is not suspected', () => {
    expect(breach(OnTourParis, charter, agreed, { seed: 'leak' })).toBe(undefined);
  });

  test('in the view: the choices of others', () => {
    const leaky: typeof OnTourParis = {
      ...OnTourParis,
      view(s, viewer) {
        const honest = OnTourParis.view(s, viewer);
        const players = honest.players.map((player, seat) => ({
          ...player,
          pending: honest.phase === null ? null : [...pendingOf(s, seat)],
        }));
        return { ...honest, players };
      },
    };
    expect(breach(leaky, charter, agreed, { seed: 'leak' })?.law).toMatch(/^8 a view tells nothing/);
  });

  test('in the view: their pencilled marks, even without a list of secrets', () => {
    const leaky: typeof OnTourParis = {
      ...OnTourParis,
      view(s, viewer) {
        const honest = OnTourParis.view(s, viewer);
        const pencilled = (seat: number) => (honest.phase === null ? null : entriesOf(s, seat, pendingOf(s, seat)));
        return { ...honest, players: honest.players.map((player, seat) => ({ ...player, pencilled: pencilled(seat) })) };
      },
    };
    expect(breach(leaky, { census, length: 1000 }, agreed, { seed: 'leak' })?.what).toMatch(/pencilled/);
  });

  test('in the events: what a player who has finished has written', () => {
    const leaky: typeof OnTourParis = {
      ...OnTourParis,
      play(s, seat, move, { chance, tell }) {
        OnTourParis.play(s, seat, move, {
          chance,
          tell: event =>
            tell(event.type === 'finished' ? Object.assign({}, event, { wrote: entriesOf(s, seat, pendingOf(s, seat)) }) : event),
        });
      },
    };
    expect(breach(leaky, charter, agreed, { seed: 'leak' })?.law).toMatch(/^8 no event tells/);
  });
});

test('at closed boards what was entered is told to its writer only', () => {
  const entered = { type: 'entered', reveals: true, seat: 1, open: false, entries: [{ club: '1a', mark: '29' }] } as const;
  expect(viewEvent(entered, 1)).toEqual(entered);
  expect(viewEvent(entered, 0)).toEqual({ ...entered, entries: null });
  expect(viewEvent({ ...entered, open: true }, 'public')).toEqual({ ...entered, open: true });
});
