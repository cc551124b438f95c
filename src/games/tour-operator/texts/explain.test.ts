import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../../kernel/index.ts';
import { TourOperator } from '../index.ts';
import { AT, tour } from '../table.testing.ts';
import { HEARD, heardIn, LANGUAGES, type LanguageId, NAMES } from './heard.testing.ts';

const voice = voiceOf(seat => NAMES[seat] ?? '?', 0);
const DRAWN = ['week', 'start', 'points:1', 'plane:0', 'deck:tourists', 'deck:employees', 'cities', 'patience:happy', 'patience:impatient'];

/** Positions from all over the matches, each with everything that may be touched. */
const POSITIONS = [...HEARD, ...heardIn('four', { activityNeedsGuest: false }, 2)]
  .filter((_, at) => at % 3 === 0)
  .map(({ view, candidates }) => ({ view, touches: [...new Set(candidates.flatMap(TourOperator.touches)), ...DRAWN] }));

describe.each(Object.keys(LANGUAGES) as LanguageId[])('explanations in %s', language => {
  const { explain, rules } = LANGUAGES[language];
  const asked = POSITIONS.flatMap(({ view, touches }) => touches.map(touch => ({ touch, said: explain?.(touch, view, voice) })));

  test('are there for every touch, and for everything drawn', () => {
    expect([...new Set(asked.filter(({ said }) => !said).map(({ touch }) => touch))]).toEqual([]);
  });

  test('are whole, have no codes, and take 30 words at the most', () => {
    const texts = asked.flatMap(({ touch, said }) =>
      said
        ? [said.kind, said.name, said.text, said.example ?? 'none', ...(said.signs ?? []).map(sign => sign.text)].map(text => ({
            touch,
            text,
          }))
        : [],
    );
    const wrong = texts.filter(({ text }) => /undefined|NaN|^\s*$|\b[A-Z]\d+\b|:\w/.test(text) || text.split(/\s+/).length > 30);
    expect([...new Set(wrong.map(({ touch, text }) => `${touch}: ${text}`))]).toEqual([]);
  });

  test('cite a clause of the rulebook', () => {
    const clauses: readonly string[] = Object.keys(rules);
    expect(asked.filter(({ said }) => said && !clauses.includes(said.clause ?? ''))).toEqual([]);
  });
});

test('a row of activities says its bonus of tokens', () => {
  const view = TourOperator.view(tour(), 0);
  expect(LANGUAGES.en.explain?.('row:A2', view, voice)).toEqual({
    kind: 'Activity row',
    name: 'Alpine Break',
    piece: 'A2',
    text: 'Cover hiking and winter sports. The first to complete the row gets 2 points and 2 × fuel; no one else does.',
    clause: 'TO-6.4',
    example: 'You have 0 of 2.',
  });
  expect(LANGUAGES.en.table(view, voice).join('\n')).toContain('Alpine Break: hiking, winter sports = 2 points + 2 × fuel');
});

test('a city that was not laid out shows its numbers, and so does one that was visited', () => {
  const view = TourOperator.view(tour({ cities: { 0: 'CAI' }, closed: ['CAI'] }), 0);
  const absent = (['LON', 'BKK', 'BER', 'HAV', 'INN'] as const).find(id => !view.grid.includes(id)) ?? expect.unreachable();
  const said = (city: string) => LANGUAGES.en.explain?.(`city:${city}`, view, voice);
  expect([said(absent)?.text, said('CAI')?.text].map(text => text?.startsWith('A passenger scores the number'))).toEqual([true, true]);
  expect([said(absent)?.example, said('CAI')?.example?.startsWith('Visited')]).toEqual(['This city isn’t in this game.', true]);
});

test('an explanation follows what was agreed', () => {
  const said = (activityNeedsGuest: boolean) =>
    LANGUAGES.en.explain?.('activity:beach', TourOperator.view(tour({ options: { activityNeedsGuest } }), 0), voice)?.text;
  expect([said(true)?.includes('guest'), said(false)?.includes('guest')]).toEqual([true, false]);
  const deck = LANGUAGES.en.explain?.('deck:tourists', TourOperator.view(tour({ options: { touristDeck: 'compact30' } }), 0), voice);
  expect(deck?.example).toBe('30 of 30 cards are left.');
});

test('one button may mean two things: it is explained as it is meant now', () => {
  const at = (frame: ReturnType<typeof AT.fate>) => TourOperator.view(tour({ frames: [frame] }), 0);
  const name = (touch: string, frame: ReturnType<typeof AT.fate>) => LANGUAGES.en.explain?.(touch, at(frame), voice)?.name;
  expect([name('button:stay', AT.flight()), name('button:stay', AT.fate())]).toEqual(['Stay here', 'Stay on the plane']);
  expect([name('button:leave', AT.fate()), name('button:leave', AT.checkIn(0))]).toEqual(['Leave angry', 'Turn away']);
});

test('an impatient tourist on display is shown so', () => {
  const s = tour({ frames: [{ phase: 'draft', round: 1, order: [0], display: ['T24'], short: false }] });
  const view = TourOperator.view(s, 0);
  expect(LANGUAGES.en.table(view, voice).join('\n')).toContain('On display: Nika: party+1, (2 weeks), impatient');
  const { piece, signs } = LANGUAGES.en.explain?.('tourist:T24', view, voice) ?? {};
  expect(piece).toBe('T24');
  expect(signs).toEqual([
    { piece: 'party', text: 'Likes party (+1 point)' },
    { piece: 'weeks', text: 'Takes a room for 2 weeks' },
    { piece: 'impatient', text: 'Impatient: leaves at the weekend for −3 points, unless on a flight or kept calm' },
  ]);
});
