import { beforeEach, describe, expect, test } from 'vitest';
import { BOTS } from '../../../bots/index.ts';
import { CLUBS, DOCKS, OnTourParis as game, type Move, QUAYS, regionsOf, type State } from '../../../games/on-tour-paris/index.ts';
import { da as daTexts } from '../../../games/on-tour-paris/texts/da.ts';
import { de as deTexts } from '../../../games/on-tour-paris/texts/de.ts';
import { en as enTexts } from '../../../games/on-tour-paris/texts/en.ts';
import { fr as frTexts } from '../../../games/on-tour-paris/texts/fr.ts';
import { fast, type Language, type Match, matchesOf, type Touch } from '../../../kernel/index.ts';
import { sceneOf } from '../scene.testing.ts';
import { sail } from './drawings/places.ts';
import { hintFor } from './map/hint.ts';
import { clubLabel, dockLabel } from './map/label.ts';
import { changeScreen, ownScreen, sketchOf } from './own-screen.ts';
import { headline, prompt } from './prompt.ts';
import { marksOf, type Paris } from './scene.ts';
import { score } from './score.ts';
import { sketchingHands } from './sketch.ts';
import { recordsOf } from './tray/records.ts';
import { words as da } from './words/da.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as fr } from './words/fr.ts';

const TEXTS = { en: enTexts, da: daTexts, fr: frTexts, de: deTexts };
const WORDS = { en, da, fr, de };
const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;

/** Ids of clubs and cards, marks in notation, and holes in sentences. */
const CODES = /\b[A-Z]\d+\b|\b\d{1,2}[ab]\b|\b\d\dc\b|P\d\d-[NSWCE]|~|\*|\bundefined\b|\bNaN\b/;
/** Somebody spoken to with the words for somebody else. */
const WRONG = /\b[Yy]ou [a-z]+s\b|\bDig [a-z]+r\b|\b[Vv]ous (?:a|est|[a-z]+e|prend)\b|\b[Dd]u (?:hat|ist|gewinnt|trägt)\b/;

type Agreed = State['plan']['options'];

function sceneFrom(match: Match<State, Move, Agreed>, path: readonly Touch[] = [], language: Language = 'en'): Paris {
  return sceneOf({ game, texts: TEXTS[language], words: WORDS[language] }, match, { viewer: 0, path }) as unknown as Paris;
}

/** A match by quick bots, shown to seat 0 before each of its choices and at the end. */
function watch(seed: string, look: (scene: Paris) => void, options: Partial<Agreed> = {}, language: Language = 'en'): void {
  const chance = fast(seed);
  let { match } = matchesOf(game).start({ options: { ...game.options.standard, ...options }, seats: 2 }, chance);
  for (let awaited = game.awaiting(match.state); awaited.length > 0; awaited = game.awaiting(match.state)) {
    const seat = awaited[0] ?? 0;
    const now = match;
    if (seat === 0) look(sceneFrom(now, [], language));
    const legal = game.legal(now.state, seat);
    const move = BOTS.greedy?.choose(game, { seat, legal, view: () => game.view(now.state, seat) }, chance);
    const answer = move && matchesOf(game).submit(now, seat, [move], chance);
    if (!answer?.ok) throw new Error('a bot made a move that is not legal');
    match = answer.match;
  }
  look(sceneFrom(match, [], language));
}

const SEEDS = ['s0', 's3', 's4', 's29'];

describe('the board of On Tour: Paris', () => {
  beforeEach(() => changeScreen({ sketches: {}, path: [] }));

  test('in every phase there is a sentence that says what to do, and a headline', () => {
    const phases = new Set<string | null>();
    for (const seed of SEEDS) {
      watch(seed, scene => {
        phases.add(scene.view.phase);
        expect(prompt(scene, 0).sentence).not.toBe('');
        expect(headline(scene)).not.toBe('');
      });
    }
    expect(phases).toEqual(new Set(['setup', 'write', 'star', 'lastPair', 'lastSingle', 'lastStar', 'route', null]));
  });

  test('what happens right now is said instead of what to do', () => {
    const { match } = matchesOf(game).start({ options: game.options.standard, seats: 2 }, fast('now'));
    const drawn = { type: 'setupDrawn', step: 1, dice: [3, 8], number: 38, card: 'P09-N' } as const;
    expect(prompt({ ...sceneFrom(match), happening: drawn }, 0).sentence).toBe('Setup 1 of 4: 38 goes in arrondissement IX (North card).');
    // Who has finished changes nothing of what is asked.
    expect(prompt({ ...sceneFrom(match), happening: { type: 'finished', seat: 1 } }, 0).sentence).toMatch(/^Write /);
  });

  test('the parts of a score add up to it', () => {
    watch('s0', scene => {
      if (!scene.outcome) return;
      const sums = scene.seats.map(({ seat }) => score(scene, seat).reduce((sum, { value }) => sum + value, 0));
      expect(sums).toEqual(scene.outcome.scores);
    });
  });

  test.each(LANGUAGES)('what the board says is told to whoever looks on, without codes (%s)', language => {
    const said = new Set<string>();
    watch(
      's29',
      scene => {
        const look = { isPencilled: false, isLast: false, stop: 0 };
        const marks = marksOf(scene, 0) ?? [];
        said.add(prompt(scene, 0).sentence).add(headline(scene));
        for (const { note } of recordsOf(scene)) said.add(note);
        for (const [at, club] of CLUBS.entries()) {
          said.add(
            clubLabel(scene, club, {
              mark: marks[at] ?? null,
              look,
              hint: hintFor(scene, club),
              isLit: scene.touching.lit(`club:${club}`),
            }),
          );
        }
        for (const dock of DOCKS) said.add(dockLabel(scene, dock, { isUsed: true, isLit: true, gain: 3 }));
      },
      {},
      language,
    );
    expect([...said].filter(each => CODES.test(each) || WRONG.test(each))).toEqual([]);
  });

  test('the owner of a map is named as the language wants', () => {
    expect(['Ada', 'Franz', 'Élise'].map(name => [en.mapOf(name), da.mapOf(name), fr.mapOf(name), de.mapOf(name)])).toEqual([
      ['Ada’s map', 'Adas plan', 'Plan d’Ada', 'Plan von Ada'],
      ['Franz’s map', 'Franz’ plan', 'Plan de Franz', 'Plan von Franz'],
      ['Élise’s map', 'Élises plan', 'Plan d’Élise', 'Plan von Élise'],
    ]);
  });

  test('OT-9.3 the reference counts 1 from C to D', () => {
    expect(
      LANGUAGES.map(
        language => /C\D+D\D*1/.test(WORDS[language].reference.docksNote) || /1 de C à D/.test(WORDS[language].reference.docksNote),
      ),
    ).toEqual([true, true, true, true]);
  });

  test('submitting is the main thing to do only where the route can go no further, and no prompt promises an end', () => {
    let routes = 0;
    for (const seed of SEEDS) {
      watch(seed, scene => {
        const { sentence, primary } = prompt(scene, 0);
        const own = scene.view.players[0];
        if (scene.view.phase === 'route' && own?.left === 1) {
          routes++;
          expect(primary).toBe(scene.touching.moves.some(move => move.type !== 'submit') ? undefined : 'button:submit');
        } else if (scene.view.phase !== null) {
          expect(sentence).not.toMatch(/done|finish/);
        }
      });
    }
    expect(routes).toBeGreaterThan(20);
  });

  test('every number that is still to be written lies on a record', () => {
    for (const seed of SEEDS) {
      watch(seed, scene => {
        const numbers = new Set(scene.touching.moves.flatMap(move => ('number' in move && move.number !== null ? [move.number] : [])));
        const records = recordsOf(scene).map(({ text }) => Number(text));
        for (const number of numbers) expect(records).toContain(number);
      });
    }
  });

  test('a lit club shows only regions it lies in, and the ghost of what it would take', () => {
    watch('s4', scene => {
      for (const club of CLUBS) {
        const hint = hintFor(scene, club);
        for (const region of hint?.regions ?? []) expect(regionsOf(club)).toContain(region);
        if (scene.view.phase === 'star' && hint) expect(['*', 'X']).toContain(hint.ghost);
      }
    });
  });

  test('a boat sails along the river from its dock to the other, the same way back', () => {
    for (const from of DOCKS) {
      for (const to of DOCKS.filter(dock => dock !== from)) {
        const way = sail(from, to);
        expect(way.toReversed()).toEqual(sail(to, from));
        const [x, y] = way[0] ?? [0, 0];
        expect(Math.hypot(x - QUAYS[from].at[0], y - QUAYS[from].at[1])).toBeLessThan(20);
      }
    }
  });

  test('a checked sketch takes only what the rules allow; touching its last club takes it back', () => {
    const { match } = matchesOf(game).start({ options: game.options.standard, seats: 1 }, fast('sketch'));
    const view = game.view(match.state, 0);
    const press = (touch: Touch) => sketchingHands(view, ownScreen.value).press(touch);
    press('club:8a');
    press('club:13b');
    expect(sketchOf(ownScreen.value, 0).map(({ club }) => club)).toEqual(['8a']);
    press('dock:D');
    expect(sketchingHands(view, ownScreen.value).lit('dock:I')).toBe(true);
    press('dock:I');
    expect(sketchOf(ownScreen.value, 0).at(-1)).toEqual({ type: 'ride', from: 'D', to: 'I', club: '13b' });
    press('club:13b');
    expect(sketchOf(ownScreen.value, 0).map(({ club }) => club)).toEqual(['8a']);
  });

  test('two players at one device keep their sketches apart', () => {
    const { match } = matchesOf(game).start({ options: game.options.standard, seats: 2 }, fast('two'));
    sketchingHands(game.view(match.state, 0), ownScreen.value).press('club:8a');
    expect(sketchOf(ownScreen.value, 1)).toEqual([]);
  });
});
