// Final moves that look like a slip, and every final move with its label.
import { describe, expect, test } from 'vitest';
import { FINALS } from './finals.testing.ts';
import { OnTourParis } from './index.ts';
import { odd } from './odd.ts';
import { emptyBut, move, paper, play, scene } from './table.testing.ts';
import { ALL, CODES, TABLES, TEXTS, walk } from './texts/walk.testing.ts';

const drawing = (marks: string, route: string, options = {}) => {
  const s = scene({ phase: 'route', boards: [paper(marks), paper(marks)], options });
  if (route) play(s, route, { seat: 0 });
  return s;
};
const submitting = (marks: string, route: string, options = {}) => odd(drawing(marks, route, options), 0, move('submit'));

describe('what looks like a slip', () => {
  test('OT-8.2 an empty route, though clubs could be visited', () => {
    expect(submitting('16b=07 13b=12c', '')).toEqual({ kind: 'emptyRoute', facts: { clubs: 2 } });
    expect(submitting('', '')).toBeUndefined();
  });

  test('OT-8.9 a route that can still continue, by line or by boat', () => {
    expect(submitting('16a=20 16b=30c', 'start 16a')).toEqual({ kind: 'routeGoesOn', facts: { points: 1, club: '16b', gain: 2 } });
    expect(submitting('16b=07 13b=12c', 'start 16b')).toEqual({
      kind: 'routeGoesOn',
      facts: { points: 1, club: '13b', gain: 10, from: 'A', to: 'I' },
    });
  });

  test('OT-9.7 a line where the boat would bring points, unless its docks have been used', () => {
    expect(submitting('15a=10 7a=20', 'start 15a; step 7a')).toEqual({
      kind: 'unusedBoat',
      facts: { points: 2, from: 'B', to: 'C', gain: 1 },
    });
    expect(submitting('16b=05 15a=10 7a=20', 'start 16b; ride A-B 15a; step 7a', { dockUse: 'once' })).toBeUndefined();
  });

  test('OT-8.8 a route of less than half of what the map allows; the best is named only where that help was agreed on (OT-11.2)', () => {
    const marks = '16b=07 13b=12c 2a=50';
    expect(submitting(marks, 'start 2a')).toEqual({ kind: 'shortRoute', facts: { points: 1 } });
    expect(submitting(marks, 'start 2a', { routeAid: 'optimum' })).toEqual({ kind: 'shortRoute', facts: { points: 1, best: 11 } });
  });

  test('a route that could not be longer is not asked about', () => {
    expect(submitting('16b=07 13b=12c', 'start 16b; ride A-I 13b')).toBeUndefined();
  });

  test('OT-6.7 an X that was chosen, not one that is due', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'], options: { xRule: 'voluntary' } });
    expect(odd(s, 0, move('x 92 1b'))).toEqual({ kind: 'chosenX', facts: { number: 92, club: '1b' } });
    expect(odd(s, 0, move('x 1b'))).toBeUndefined();
  });

  test('OT-4.3 the last number without the circle that another card would give', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'] });
    expect(odd(s, 0, move('write 29 16a P08-N'))).toBeUndefined();
    play(s, 'write 29 6a P06-S');
    expect(odd(s, 0, move('write 92 16a P08-N'))).toEqual({ kind: 'missedCircle', facts: { number: 92, club: '16a', card: 'P16-W' } });
    expect(odd(s, 0, move('write 92 16a P16-W'))).toBeUndefined();
  });
});

describe('the question before a slip', () => {
  const asked = [
    { kind: 'emptyRoute', facts: { clubs: 2 } },
    { kind: 'routeGoesOn', facts: { points: 1, club: '10a', gain: 2 } },
    { kind: 'routeGoesOn', facts: { points: 1, club: '13b', gain: 10, from: 'A', to: 'I' } },
    { kind: 'unusedBoat', facts: { points: 2, from: 'B', to: 'C', gain: 1 } },
    { kind: 'shortRoute', facts: { points: 1 } },
    { kind: 'shortRoute', facts: { points: 1, best: 11 } },
    { kind: 'chosenX', facts: { number: 2, club: '10b' } },
    { kind: 'missedCircle', facts: { number: 92, club: '16a', card: 'P16-W' } },
  ];

  test('says what will be lost, in every language, without codes', () => {
    for (const [, texts] of ALL) {
      for (const each of asked) {
        expect(texts.warning?.(each)).toContain('?');
        expect(texts.warning?.(each)).not.toMatch(CODES);
      }
    }
    expect(asked.map(each => TEXTS.en.warning?.(each))).toEqual([
      'Finish without a route? You would score 0 points, though your tour could start at 2 clubs.',
      'Submit 1 point now? Your route can still continue: New Morning (arr. X left) would add 2.',
      'Submit 1 point now? The boat from dock A to dock I would still add 10.',
      'Submit 2 points without the boat? From dock B to dock C it would add 1.',
      'Submit 1 point? Your map allows more than twice as many.',
      'Submit 1 point? Your map allows 11.',
      'Put an X in Point Éphémère (arr. X right)? 02 would fit, and no route can visit an X.',
      'Write 92 without a circle? With West XVI it would be circled, 1 more point on your route.',
    ]);
  });
});

describe('every final move', () => {
  const FINISH = { en: / and finish$/, da: /, og afslut$/, fr: / et terminer$/, de: / und abschließen$/ } as const;
  const SCORED = { en: /: \d+ points?$/, da: /: \d+ point$/, fr: / : \d+ points?$/, de: /: \d+ Punkte?$/ } as const;

  test('says that it is the last of the step, and what a submitted route scores; no other move does', () => {
    const kinds = new Set<string>();
    for (const { seed, seats, options } of TABLES) {
      walk(seed, seats, options, ({ state, seat }) => {
        const view = OnTourParis.view(state, seat);
        for (const each of OnTourParis.legal(state, seat).slice(0, 4)) {
          const after = OnTourParis.clone(state);
          const isFinal = each.type === 'submit' || (view.phase !== 'route' && view.players[seat]?.left === 1);
          if (!isFinal) OnTourParis.play(after, seat, each, { chance: { below: () => 0 }, tell: () => {} });
          expect(isFinal || OnTourParis.awaiting(after).includes(seat)).toBe(true);
          if (isFinal) kinds.add(`${view.phase} ${each.type}`);
          for (const language of ['en', 'da', 'fr', 'de'] as const) {
            const label = TEXTS[language].move(each, view);
            if (language === 'en') expect(label).toMatch(FINALS[each.type] ?? '');
            expect(FINISH[language].test(label), label).toBe(isFinal && each.type !== 'submit');
            expect(SCORED[language].test(label), label).toBe(each.type === 'submit');
          }
        }
      });
    }
    expect([...new Set([...kinds].map(kind => kind.split(' ')[1]))].sort()).toEqual(Object.keys(FINALS).sort());
    // The list of all final moves of the game.
    expect([...kinds].sort()).toEqual([
      'lastPair low',
      'lastSingle write',
      'lastStar star',
      'route submit',
      'setup club',
      'star star',
      'write write',
      'write x',
    ]);
  });

  test('an empty route says that it scores nothing', () => {
    const view = OnTourParis.view(drawing('16b=07 13b=12c', ''), 0);
    expect(ALL.map(([, texts]) => texts.move(move('submit'), view))).toEqual([
      'Finish without a route: 0 points',
      'Afslut uden rute: 0 point',
      'Terminer sans itinéraire : 0 point',
      'Ohne Route abschließen: 0 Punkte',
    ]);
  });

  test('OT-6.6, OT-7.3 a last number ends the step, and so does an X for a star', () => {
    const view = OnTourParis.view(scene({ phase: 'lastSingle', boards: [emptyBut('3b')], dice: [2, 5] }), 0);
    expect(TEXTS.en.move(move('write 25 3b'), view)).toBe('Write 25 in Carreau du Temple (III bottom) and finish');
    const nowhere = scene({ phase: 'star', shown: ['P05-S', 'P06-S', 'P07-S'], boards: [emptyBut('1a', '2a', '10a')] });
    expect(TEXTS.en.move(move('x 10a'), OnTourParis.view(nowhere, 0))).toBe('Put an X in New Morning (arr. X left) and finish');
  });
});
