// A turn in one line.
import { describe, expect, test } from 'vitest';
import { type Language, readAloud, type Story, type Viewer } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { OnTourParis } from '../index.ts';
import { paper, play, scene } from '../table.testing.ts';
import { ALL, CODES, TABLES, TEXTS, turnsOf, voiceTo, WRONG, walk } from './walk.testing.ts';

const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;

function storiesIn(language: Language): readonly Story[] {
  return TABLES.flatMap(({ seed, seats, options }) => {
    const events = walk(seed, seats, options, () => {});
    const viewers: readonly Viewer[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
    return viewers.flatMap(viewer => {
      const seen = events.flatMap(event => OnTourParis.viewEvent(event, viewer) ?? []);
      return turnsOf(seen).map(turn => TEXTS[language].story?.(turn, voiceTo(viewer), true) ?? []);
    });
  });
}

describe('the story of a turn', () => {
  test.each(LANGUAGES)('is of known pieces, without codes (%s)', language => {
    const stories = storiesIn(language);
    expect(stories.length).toBeGreaterThan(200);
    for (const story of stories) {
      expect(story.length, 'a turn without a story').toBeGreaterThan(0);
      for (const part of story) if (typeof part !== 'string') expect(part.words ?? TEXTS[language].pieces[part.piece]).toBeDefined();
      const text = readAloud(story, TEXTS[language].pieces);
      expect(text).not.toMatch(CODES);
      expect(text).not.toMatch(WRONG[language]);
    }
  });

  test.each(LANGUAGES)('leaves out nothing that its reader wrote or scored, in a turn or in several (%s)', language => {
    const { story, pieces } = TEXTS[language];
    const kinds = new Set<string>();
    for (const { seed, seats, options } of TABLES) {
      const events = walk(seed, seats, options, () => {});
      for (let seat = 0; seat < seats; seat++) {
        const turns = turnsOf(events.flatMap(event => OnTourParis.viewEvent(event, seat) ?? []));
        for (const turn of [...turns, ...turns.slice(1).map((each, at) => [...(turns[at] ?? []), ...each])]) {
          const said = story?.(turn, voiceTo(seat), true) ?? [];
          const aloud = readAloud(said, pieces);
          for (const event of turn) {
            kinds.add(event.type);
            if (event.type === 'entered' && event.seat === seat) {
              for (const { club, mark } of event.entries ?? []) {
                expect(said).toContainEqual(expect.objectContaining({ piece: `mark:${mark}` }));
                expect(said).toContainEqual(expect.objectContaining({ piece: club }));
                expect(aloud).toContain(pieces[`at:${club}`]);
              }
            }
            if (event.type === 'routed' && event.seat === seat)
              expect(aloud).toMatch(new RegExp(`\\b${event.points} (?:point|Punkt)`, 'i'));
          }
        }
      }
    }
    expect([...kinds].sort()).toEqual(['ended', 'entered', 'finished', 'reshuffled', 'rollerChosen', 'routed', 'setupDrawn', 'turnBegun']);
  });

  test('tells what you wrote, and to a spectator what all wrote', () => {
    const turn: Event[] = [
      { type: 'turnBegun', turn: 2, roller: 1, cards: ['P08-N', 'P16-W', 'P06-S'], dice: [2, 9], kind: 'write' },
      {
        type: 'entered',
        reveals: true,
        seat: 0,
        open: true,
        entries: [
          { club: '8a', mark: '29c' },
          { club: '7a', mark: '92' },
        ],
      },
      {
        type: 'entered',
        reveals: true,
        seat: 1,
        open: true,
        entries: [
          { club: '8b', mark: '29' },
          { club: '6a', mark: '92c' },
        ],
      },
    ];
    expect(TEXTS.en.story?.(turn, voiceTo(0), true)).toEqual([
      'You',
      ' write ',
      { piece: 'mark:29c', words: '29, circled,' },
      ' in ',
      { piece: '8a', words: 'Théâtre des Champs-Élysées (VIII left)' },
      ' and ',
      { piece: 'mark:92', words: '92' },
      ' in ',
      { piece: '7a', words: 'Théâtre de la Tour Eiffel (VII left)' },
      '.',
    ]);
    const aloud = (events: readonly Event[], viewer: Viewer) =>
      ALL.map(([, texts]) => readAloud(texts.story?.(events, voiceTo(viewer), true) ?? [], texts.pieces));
    expect(aloud(turn, 'public')).toEqual([
      'Everyone writes 29 and 92.',
      'Alle skriver 29 og 92.',
      'Tous écrivent 29 et 92.',
      'Alle tragen 29 und 92 ein.',
    ]);
    expect(aloud(turn.slice(0, 1), 1)).toEqual(['You roll 2 and 9.', 'Du slår 2 og 9.', 'Vous obtenez 2 et 9.', 'Du würfelst 2 und 9.']);
  });

  test('tells the sum of a route and what it is made of; a solo tour is not called a win', () => {
    const over = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    const told = play(over, 'start 16b; ride A-I 13b; submit');
    expect(ALL.map(([, texts]) => texts.story?.(told, voiceTo(0), true))).toEqual([
      ['You score 11 points: 2 clubs, 1 circled and 8 by boat.'],
      ['Du får 11 point: 2 klubber, 1 med cirkel og 8 point med båd.'],
      ['Vous marquez 11 points : 2 clubs, 1 entouré et 8 en bateau.'],
      ['Du erhältst 11 Punkte: 2 Clubs, 1 eingekreist und 8 mit dem Boot.'],
    ]);
  });

  test('tells who won, and who won together', () => {
    const routed = (seat: number, points: number) =>
      ({ type: 'routed', reveals: true, seat, route: [], clubs: points, circled: 0, boats: 0, points }) as const;
    const won: Event[] = [routed(1, 3), routed(0, 5), { type: 'ended', winners: [0] }];
    const shared: Event[] = [routed(1, 5), routed(0, 5), { type: 'ended', winners: [0, 1] }];
    expect(ALL.map(([, texts]) => [texts.story?.(won, voiceTo(1), true), texts.story?.(shared, voiceTo(1), true)])).toEqual([
      [['Ada wins with 5 points: 5 clubs.', ' ', 'You score 3 points: 3 clubs.'], ['You and Ada win together with 5 points each.']],
      [['Ada vinder med 5 point: 5 klubber.', ' ', 'Du får 3 point: 3 klubber.'], ['Du og Ada deler sejren med 5 point hver.']],
      [
        ['Ada gagne avec 5 points : 5 clubs.', ' ', 'Vous marquez 3 points : 3 clubs.'],
        ['Vous et Ada gagnez ensemble avec 5 points chacun.'],
      ],
      [['Ada gewinnt mit 5 Punkten: 5 Clubs.', ' ', 'Du erhältst 3 Punkte: 3 Clubs.'], ['Ada und du gewinnt gemeinsam mit je 5 Punkten.']],
    ]);
  });
});
