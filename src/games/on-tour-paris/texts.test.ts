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
      'Va (Caveau de la Huchette) does not lie in the region North.',
      'Va (Caveau de la Huchette) ligger ikke i området Nord.',
      'Va (Caveau de la Huchette) n’est pas dans la région Nord.',
      'Va (Caveau de la Huchette) liegt nicht in der Region Nord.',
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
      'Write 07 in VIIIa (Théâtre des Champs-Élysées) with North VIII',
      'Put an X in Ib (Duc des Lombards) instead of 92',
      'Put an X in Ib (Duc des Lombards)',
      'Write the lower number in Ib (Duc des Lombards)',
      'Draw a star in Ib (Duc des Lombards)',
      'Write it in Ib (Duc des Lombards)',
      'Submit an empty route',
      'Start at Ib (Duc des Lombards)',
      'Go on to Ib (Duc des Lombards)',
      'Ride from dock A to dock I, on to XIIIb (Batofar)',
      'Write 07 in VIIIa (Théâtre des Champs-Élysées)',
    ]);
  });

  test('the log tells what was entered, and the next turn', () => {
    const s = writing();
    expect(play(s, 'write 29 8a P08-N; write 92 16a P16-W', { seat: 1 }).map(event => en.event(event, voice))).toEqual(['Django is done.']);
    const told = play(s, 'write 29 8b P16-W; write 92 7a P06-S', { luck: [0, 0, 0, 5, 6] });
    expect(told.map(event => en.event(event, voice))).toEqual([
      'Ella: 29 in VIIIb (Le Bœuf sur le Toit) and 92 in VIIa (Théâtre de la Tour Eiffel).',
      'Django: 29c in VIIIa (Théâtre des Champs-Élysées) and 92c in XVIa (Palais de Chaillot).',
      'Turn 2: Central III, North III, and Central IV; Django rolls 5 and 6.',
    ]);
  });

  test('the table shows cards, dice and every map that may be seen', () => {
    const s = writing();
    play(s, 'write 29 8a P08-N');
    const lines = en.table(view(s, 0), voice);
    expect(lines.slice(0, 4)).toEqual([
      'Turn 1, Ella rolls · 33 cards in the deck, 0 discarded',
      'Cards: P08-N (North VIII) | P16-W (West XVI) | P06-S (South VI)',
      'Dice: 2 9 · 29 92',
      'Ella: 39 empty clubs · thinking · pencilled in 8a=29c',
    ]);
    expect(lines[4]).toContain('I 40c/·  II ·/·');
    expect(lines).toHaveLength(9);
  });

  test('the table shows set-up, closed maps and results', () => {
    expect(en.table(view(settingUp('P09-N', 1, [3, 8], filled({ '1a': '40c' })), 0), voice)[0]).toBe(
      'Set-up 2 of 4: 83 goes to the arrondissement of North IX',
    );
    const closed = scene({ phase: 'lastStar', dice: [3, 3], boards: [emptyBut('1a'), emptyBut('1a')], options: { openBoards: 'end' } });
    expect(en.table(view(closed, 0), voice).at(-1)).toBe('Django: 1 empty club · thinking · map hidden until the end');
    const over = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    play(over, 'start 13b; submit');
    expect(en.table(view(over, 0), voice).at(-1)).toBe(
      '1. Ella: 2 points (1 club, 1 circled, 0 by boat) · Métro busker · 13b · possible: 11: 16b ~A-I~ 13b',
    );
  });

  test('all languages speak of everything that happens', () => {
    const over = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    const told = play(over, 'start 16b; ride A-I 13b; submit');
    expect([en, da, fr, de].map(language => told.map(event => language.event(event, voice)))).toEqual([
      ['Ella scores 11 points: 2 clubs, 1 circled, 8 by boat (16b ~A-I~ 13b).', 'Ella wins.'],
      ['Ella får 11 point: 2 klubber, 1 i cirkel, 8 med båd (16b ~A-I~ 13b).', 'Ella vinder.'],
      ['Ella marque 11 points (clubs : 2, cercles : 1, bateau : 8 ; 16b ~A-I~ 13b).', 'Ella gagne.'],
      ['Ella erhält 11 Punkte: 2 Clubs, 1 eingekreist, 8 per Boot (16b ~A-I~ 13b).', 'Ella gewinnt.'],
    ]);
  });
});
