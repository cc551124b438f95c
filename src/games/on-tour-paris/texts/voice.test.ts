// Every sentence is told to whoever listens, in four languages, and no code is in it.
import { describe, expect, test } from 'vitest';
import { type Language, rulebookOf, type Viewer } from '../../../kernel/index.ts';
import { OnTourParis } from '../index.ts';
import { emptyBut, play, scene } from '../table.testing.ts';
import { ALL, CODES, TABLES, TEXTS, voiceTo, WRONG, walk } from './walk.testing.ts';

/** Everything said at the tables that are walked, by language, each sentence once. */
function everythingSaid(): Readonly<Record<Language, ReadonlySet<string>>> {
  const said = { en: new Set<string>(), da: new Set<string>(), fr: new Set<string>(), de: new Set<string>() };
  const say = (language: Language, sentence: string | undefined) => sentence !== undefined && said[language].add(sentence);
  for (const { seed, seats, options } of TABLES) {
    const viewers: readonly Viewer[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
    const events = walk(seed, seats, options, ({ state, seat, move }) => {
      const view = OnTourParis.view(state, seat);
      for (const language of LANGUAGES) {
        say(language, TEXTS[language].move(move, view));
        for (const line of TEXTS[language].table(view, voiceTo(seat))) if (!/[★✕·]/.test(line)) say(language, line);
      }
    });
    for (const language of LANGUAGES) {
      for (const viewer of viewers) {
        for (const event of events) say(language, TEXTS[language].event(OnTourParis.viewEvent(event, viewer) ?? event, voiceTo(viewer)));
      }
    }
  }
  return said;
}

const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;
const SAID = everythingSaid();

describe('what the table says', () => {
  test.each(LANGUAGES)('has the right form for whoever listens (%s)', language => {
    expect([...SAID[language]].filter(sentence => WRONG[language].test(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('holds no code (%s)', language => {
    expect(SAID[language].size).toBeGreaterThan(500);
    expect([...SAID[language]].filter(sentence => CODES.test(sentence))).toEqual([]);
  });

  test('would not let wrong forms pass', () => {
    expect(['You starts.', 'You is done.', 'Ada and You win.'].filter(each => !WRONG.en.test(each))).toEqual([]);
    expect(['Dig bygger et hus.', 'Dus plan', 'Ada og Du vinder.'].filter(each => !WRONG.da.test(each))).toEqual([]);
    expect(['Vous prend 29.', 'Vous commence !', 'Au tour de Vous'].filter(each => !WRONG.fr.test(each))).toEqual([]);
    expect(['Du nimmt 29.', 'Du gewinnt!', 'Ada und Du gewinnt.'].filter(each => !WRONG.de.test(each))).toEqual([]);
    expect(['39c in Ib', '1b 2a ~H-A~', '(– | –)', 'P08-N', 'T06', 'r2c4'].filter(each => !CODES.test(each))).toEqual([]);
  });

  test('names what was written, to its writer and to the others', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'], boards: [emptyBut('8a', '8b', '7a', '1a')] });
    const [entered] = play(s, 'write 29 8a P08-N; write 92 7a P06-S', { luck: [3, 4] });
    expect(entered && ALL.map(([, texts]) => [texts.event(entered, voiceTo(0)), texts.event(entered, voiceTo(1))])).toEqual([
      [
        'You write 29, circled, in Théâtre des Champs-Élysées (VIII left) and 92 in Théâtre de la Tour Eiffel (VII left).',
        'Ada writes 29, circled, in Théâtre des Champs-Élysées (VIII left) and 92 in Théâtre de la Tour Eiffel (VII left).',
      ],
      [
        'Du skriver 29 med cirkel i Théâtre des Champs-Élysées (VIII til venstre) og 92 i Théâtre de la Tour Eiffel (VII til venstre).',
        'Ada skriver 29 med cirkel i Théâtre des Champs-Élysées (VIII til venstre) og 92 i Théâtre de la Tour Eiffel (VII til venstre).',
      ],
      [
        'Vous écrivez 29 entouré dans « Théâtre des Champs-Élysées » (VIIIe à gauche) et 92 dans « Théâtre de la Tour Eiffel » (VIIe à gauche).',
        'Ada écrit 29 entouré dans « Théâtre des Champs-Élysées » (VIIIe à gauche) et 92 dans « Théâtre de la Tour Eiffel » (VIIe à gauche).',
      ],
      [
        'Du trägst 29 (eingekreist) in Théâtre des Champs-Élysées (VIII links) und 92 in Théâtre de la Tour Eiffel (VII links) ein.',
        'Ada trägt 29 (eingekreist) in Théâtre des Champs-Élysées (VIII links) und 92 in Théâtre de la Tour Eiffel (VII links) ein.',
      ],
    ]);
  });

  test('the winners are told with whoever listens among them', () => {
    const ended = { type: 'ended', winners: [0, 1] } as const;
    expect(ALL.map(([, texts]) => [0, 'public' as const].map(viewer => texts.event(ended, voiceTo(viewer))))).toEqual([
      ['You and Élise win together.', 'Ada and Élise win together.'],
      ['Du og Élise deler sejren.', 'Ada og Élise deler sejren.'],
      ['Vous et Élise gagnez ensemble.', 'Ada et Élise gagnent ensemble.'],
      ['Élise und du gewinnt gemeinsam.', 'Ada und Élise gewinnen gemeinsam.'],
    ]);
    expect(ALL.map(([, texts]) => texts.event({ type: 'ended', winners: [0] }, voiceTo(0)))).toEqual([
      'You win!',
      'Du vinder.',
      'Vous gagnez !',
      'Du gewinnst!',
    ]);
  });

  test('whoever plays alone has points, not a victory', () => {
    const events = walk('alone', 1, {}, () => {});
    const told = (viewer: Viewer) => ALL.map(([, texts]) => events.slice(-1).map(event => texts.event(event, voiceTo(viewer))));
    expect(events.at(-1)?.type).toBe('ended');
    expect([told(0), told('public')].flat(2)).toEqual(Array(8).fill(undefined));
  });
});

test('OT-9.3 the ride from C to D counts 1, in every language', () => {
  expect(ALL.map(([, texts]) => texts.rules['OT-9.3'])).toEqual([
    'A boat ride scores one point per step along the docks, in either direction: C to D scores 1, A to I scores 8.',
    'En sejltur giver ét point for hvert trin langs anløbsbroerne, i begge retninger: C til D giver 1, A til I giver 8.',
    'Un trajet en bateau rapporte un point par embarcadère d’écart, dans un sens comme dans l’autre : 1 de C à D, 8 de A à I.',
    'Eine Fahrt bringt so viele Punkte, wie ihre Buchstaben auseinanderliegen: von C nach D 1, von A nach I 8.',
  ]);
});

test('rules, options and refusals hold no code', () => {
  const said = ALL.flatMap(([, texts]) => rulebookOf(texts).map(({ sentence }) => sentence));
  said.push(
    ...ALL.flatMap(([, { options, pieces, sections }]) => [
      ...Object.values(sections),
      ...Object.values(pieces),
      ...Object.values(options).flatMap(({ name, help, values }) => [name, help, ...Object.values(values ?? {})]),
    ]),
  );
  expect(said.filter(sentence => CODES.test(sentence))).toEqual([]);
  const facts = {
    club: '10b',
    from: 'A',
    to: 'C',
    at: '16b',
    card: 'P10-N',
    shown: 1,
    region: 'E',
    number: 7,
    last: 40,
    arrondissement: 10,
  };
  const clauses = [
    'OT-1.1',
    'OT-2.3',
    'OT-3.3',
    'OT-4.1',
    'OT-4.2',
    'OT-5.2',
    'OT-6.3',
    'OT-6.5',
    'OT-7.3',
    'OT-8.3',
    'OT-8.5',
    'OT-8.7',
    'OT-9.1',
    'OT-9.6',
  ];
  const refusals = ALL.flatMap(([, texts]) => clauses.map(clause => texts.refusal(clause, facts) ?? clause));
  expect(refusals.filter(sentence => CODES.test(sentence) || sentence.startsWith('OT-'))).toEqual([]);
  expect(
    refusals.filter(sentence => !/ ?; |\. \p{Lu}/u.test(sentence)),
    'refusals that do not say what helps',
  ).toEqual([]);
});
