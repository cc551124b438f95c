import { describe, expect, test } from 'vitest';
import { refusalText, voiceOf } from '../../kernel/index.ts';
import { CLAUSES } from './rulebook.ts';
import { emptyBut, filled, move, paper, play, refusal, scene, settingUp } from './table.testing.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { view } from './view.ts';

const voice = voiceOf((seat: number) => ['Ella', 'Django'][seat] ?? '?');
const SHOWN = ['P08-N', 'P16-W', 'P06-S'] as const;
const writing = () => scene({ phase: 'write', shown: SHOWN, boards: [filled({ '1a': '40c' }), filled({ '1a': '40c' })] });

describe('texts', () => {
  test('every language has a sentence for every clause, its own', () => {
    expect(CLAUSES).toHaveLength(69);
    expect([en, da, fr, de].map(language => new Set(Object.values(language.rules)).size)).toEqual([69, 69, 69, 69]);
    expect([en, da, fr, de].map(language => Object.keys(language.sections))).toEqual(
      Array(4).fill([...new Set(CLAUSES.map(id => id.replace(/\..*/, '')))]),
    );
  });

  test('every choice of an option is named', () => {
    expect([en, da, fr, de].map(({ options }) => Object.keys(options.dockUse.values ?? {}))).toEqual(Array(4).fill(['free', 'once']));
  });

  test('a refusal tells the facts', () => {
    const refused = refusal(writing(), 'write 29 5a P08-N');
    expect(refused && [en, da, fr, de].map(language => refusalText(language, refused))).toEqual([
      'Caveau de la Huchette (V left) lies in South and East; a card opens only its own region, here North.',
      'Caveau de la Huchette (V til venstre) ligger i områderne Syd og Øst; et kort åbner kun sit eget område, her Nord.',
      '« Caveau de la Huchette » (Ve à gauche) est dans les régions Sud et Est ; une carte n’ouvre que sa région, ici Nord.',
      'Caveau de la Huchette (V links) liegt in den Regionen Süd und Ost; eine Karte öffnet nur ihre eigene, hier Nord.',
    ]);
  });

  test('a move at the wrong time is answered by the rule', () => {
    const refused = refusal(writing(), 'star 5a');
    expect(refused && refusalText(en, refused)).toBe(en.rules['OT-3.3']);
  });

  test('moves are sentences', () => {
    const seen = view(writing(), 0);
    expect(
      [
        'write 07 8a P08-N',
        'x 92 1b',
        'x 1b',
        'low 1b',
        'star 1b',
        'club 1b',
        'submit',
        'start 1b',
        'step 1b',
        'ride A-I 13b',
        'write 07 8a',
      ].map(text => en.move(move(text), seen)),
    ).toEqual([
      'Write 07 in Théâtre des Champs-Élysées (VIII left) with North VIII',
      'Put an X in Duc des Lombards (I right) instead of 92',
      'Put an X in Duc des Lombards (I right)',
      'Write 29 in Duc des Lombards (I right), 92 in the other club, and finish',
      'Draw a star in Duc des Lombards (I right) and finish',
      'Write 29 in Duc des Lombards (I right) and finish',
      'Finish without a route: 0 points',
      'Start at Duc des Lombards (I right)',
      'Continue to Duc des Lombards (I right)',
      'Take the boat from dock A to dock I, then go to Batofar (XIII right)',
      'Write 07 in Théâtre des Champs-Élysées (VIII left)',
    ]);
  });

  test('the log tells what was entered, and the next turn', () => {
    const s = writing();
    // That somebody has finished shows at the seat.
    expect(play(s, 'write 29 8a P08-N; write 92 16a P16-W', { seat: 1 }).map(event => en.event(event, voice))).toEqual([undefined]);
    const told = play(s, 'write 29 8b P16-W; write 92 7a P06-S', { luck: [0, 0, 0, 5, 6] });
    expect(told.map(event => en.event(event, voice))).toEqual([
      'Ella writes 29 in Le Bœuf sur le Toit (VIII right) and 92 in Théâtre de la Tour Eiffel (VII left).',
      'Django writes 29, circled, in Théâtre des Champs-Élysées (VIII left) and 92, circled, in Palais de Chaillot (XVI top).',
      'Turn 2: Central III, North III and Central IV; Django rolls 5 and 6.',
    ]);
  });

  test('the table shows cards, dice and every map that may be seen', () => {
    const s = writing();
    play(s, 'write 29 8a P08-N');
    const lines = en.table(view(s, 0), voice);
    expect(lines.slice(0, 5)).toEqual([
      'Turn 1, Ella rolls · 33 cards in the deck, 0 discarded',
      'Cards: North VIII | West XVI | South VI',
      'Dice: 2 9 · 29 92',
      'Each arrondissement with its two clubs: · empty, (40) circled, ★ star, ✕ closed',
      'Ella: 39 empty clubs · thinking · pencilled in (29) Théâtre des Champs-Élysées',
    ]);
    expect(lines[5]).toContain('I (40)/·  II ·/·');
    expect(lines).toHaveLength(10);
  });

  test('the table shows set-up, closed maps and results', () => {
    expect(en.table(view(settingUp('P09-N', 1, [3, 8], filled({ '1a': '40c' })), 0), voice)[0]).toBe(
      'Setup 2 of 4: 83 goes in arrondissement IX (North card)',
    );
    const closed = scene({ phase: 'lastStar', dice: [3, 3], boards: [emptyBut('1a'), emptyBut('1a')], options: { openBoards: 'end' } });
    expect(en.table(view(closed, 0), voice).at(-1)).toBe('Django: 1 empty club · thinking · map hidden until the end');
    const over = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    play(over, 'start 13b; submit');
    expect(en.table(view(over, 0), voice).at(-1)).toBe(
      '1. Ella: 2 points (1 club and 1 circled) · Métro busker · Batofar · best possible, 11: Maison de la Radio, boat from A to I, Batofar',
    );
  });

  test('all languages speak of everything that happens', () => {
    const over = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    const told = play(over, 'start 16b; ride A-I 13b; submit');
    expect([en, da, fr, de].map(language => told.map(event => language.event(event, voice)))).toEqual([
      ['Ella scores 11 points from Maison de la Radio (XVI bottom) to Batofar (XIII right): 2 clubs, 1 circled and 8 by boat.', undefined],
      [
        'Ella får 11 point fra Maison de la Radio (XVI nederst) til Batofar (XIII til højre): 2 klubber, 1 med cirkel og 8 point med båd.',
        undefined,
      ],
      [
        'Ella marque 11 points de « Maison de la Radio » (XVIe en bas) à « Batofar » (XIIIe à droite) : 2 clubs, 1 entouré et 8 en bateau.',
        undefined,
      ],
      [
        'Ella erhält 11 Punkte von Maison de la Radio (XVI unten) bis Batofar (XIII rechts): 2 Clubs, 1 eingekreist und 8 mit dem Boot.',
        undefined,
      ],
    ]);
  });
});
