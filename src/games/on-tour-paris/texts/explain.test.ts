// Everything on the board explains itself.
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../../kernel/index.ts';
import { ARRONDISSEMENTS, CARDS, CLUBS, DOCKS } from '../components.ts';
import { OnTourParis } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { paper, play, scene } from '../table.testing.ts';
import { DRAWN } from './explain.ts';
import { ALL, CODES, TABLES, TEXTS, voiceTo, walk } from './walk.testing.ts';

const MOST_WORDS = 30;
const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;

/** What is wrong with an explanation. */
function faults(touch: string, explained: Explanation | undefined): readonly string[] {
  if (!explained) return [`${touch} explains nothing`];
  const { kind, name, text, example = '', clause = '' } = explained;
  const words = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
  return [
    ...(words.length > MOST_WORDS ? [`${words.length} words: ${text}`] : []),
    ...[kind, name, text, example].filter(part => CODES.test(part)),
    ...([kind, name, text].includes('') ? [`${touch} has an empty part`] : []),
    ...(CLAUSES.some(id => id === clause) ? [] : [`${touch} cites ${clause}`]),
  ];
}

describe('explanations', () => {
  test.each(LANGUAGES)('there is one for every touch of every candidate, and for all that is drawn (%s)', language => {
    const { explain } = TEXTS[language];
    const wrong: string[] = [];
    let at = 0;
    for (const { seed, seats, options } of TABLES) {
      walk(seed, seats, options, ({ state, seat }) => {
        // Of the many turns with numbers one in twelve is enough.
        if (at++ % 12 > 0 && state.frames[0]?.phase === 'write') return;
        const view = OnTourParis.view(state, seat);
        const touches = new Set(OnTourParis.candidates(state, seat).flatMap(OnTourParis.touches));
        for (const touch of touches) wrong.push(...faults(touch, explain?.(touch, view, voiceTo(seat))));
        for (const name of DRAWN) wrong.push(...faults(name, explain?.(name, view, voiceTo(seat))));
      });
    }
    expect(wrong).toEqual([]);
  });

  test('there is one for every club, card and dock, to a spectator as well', () => {
    const view = OnTourParis.view(scene({ phase: 'route', boards: [paper('16b=07 13b=*c')] }), 'public');
    for (const [, texts] of ALL) {
      const touches = [
        ...CLUBS.map(club => `club:${club}`),
        ...CARDS.map(card => `card:${card}`),
        ...DOCKS.map(dock => `dock:${dock}`),
        ...ARRONDISSEMENTS.map((_, at) => `home:${at + 1}`),
      ];
      const every = [...touches, ...DRAWN, 'button:submit', 'button:x'];
      expect(every.flatMap(touch => faults(touch, texts.explain?.(touch, view, voiceTo('public'))))).toEqual([]);
      expect(texts.explain?.('club:99z', view, voiceTo('public'))).toBeUndefined();
    }
  });

  test('they follow the options and the table', () => {
    const at = (dockUse: 'free' | 'once') => {
      const s = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')], options: { dockUse } });
      play(s, 'start 16b; ride A-I 13b');
      return OnTourParis.view(s, 0);
    };
    expect(TEXTS.en.explain?.('dock:C', at('once'), voiceTo(0))).toEqual({
      kind: 'Dock',
      name: 'Dock C, Port de la Bourdonnais (Tour Eiffel)',
      text: 'From its club your route may take a boat to any other dock. Each step along the docks scores 1 point. In this game a route uses each dock once.',
      example: 'From C to I scores 6.',
      clause: 'OT-9.3',
    });
    expect(TEXTS.en.explain?.('dock:C', at('free'), voiceTo(0))?.text).toContain('again and again');
    expect(TEXTS.en.explain?.('button:submit', at('free'), voiceTo(0))?.example).toBe('It scores 11 points now.');
    expect(TEXTS.en.explain?.('club:13b', at('free'), voiceTo(0))).toEqual({
      kind: 'Jazz club, arrondissement XIII',
      name: 'Batofar',
      piece: '13b',
      text: 'Your route may come here from 12 or less and continue to 12 or more. It is circled: 2 points on your route.',
      example: '2 lines: V right (X) and XIII left (X); boats leave from dock I.',
      clause: 'OT-8.5',
    });
    expect(TEXTS.en.explain?.('title', at('once'), voiceTo(0))?.example).toBe('Legends score 54 or more.');
  });
});
