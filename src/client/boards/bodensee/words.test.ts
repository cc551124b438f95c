import { describe, expect, it } from 'vitest';
import { Bodensee, CATEGORIES, type View } from '../../../games/bodensee/index.ts';
import { da as daTexts } from '../../../games/bodensee/texts/da.ts';
import { de as deTexts } from '../../../games/bodensee/texts/de.ts';
import { en as enTexts } from '../../../games/bodensee/texts/en.ts';
import { fr as frTexts } from '../../../games/bodensee/texts/fr.ts';
import { seeded, voiceOf } from '../../../kernel/index.ts';
import { prompt } from './prompt.ts';
import { type Lake, ownerName } from './scene.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const LANGUAGES = [
  ['en', en, enTexts],
  ['da', da, daTexts],
  ['fr', fr, frTexts],
  ['de', de, deTexts],
] as const;

function lakeOf(change: Partial<View>): View {
  const reading = Bodensee.options.read({}, 2);
  if (!reading.ok) throw new Error(reading.problem);
  const state = Bodensee.setup({ options: reading.options, seats: 2, version: Bodensee.version }, { chance: seeded('a'), tell: () => {} });
  return { ...Bodensee.view(state, 0), ...change };
}

describe.each(LANGUAGES)('the words of the board in %s', (language, words, texts) => {
  const sceneOf = (view: View, you: number | null): Lake =>
    ({
      view,
      happening: null,
      past: [],
      words,
      texts,
      language,
      voice: voiceOf(seat => ['Franz', 'Ada'][seat] ?? '', you),
      touching: { path: [], moves: [] },
    }) as unknown as Lake;

  it('call categories and endings what the log calls them', () => {
    for (const category of CATEGORIES)
      expect(words.categories[category].toLowerCase()).toBe(texts.pieces[`category:${category}`]?.toLowerCase());
    for (const [reason, why] of Object.entries(words.endings)) {
      const told =
        texts.event(
          { type: 'ended', reason: reason as keyof typeof words.endings, winners: [0] },
          voiceOf(() => 'Ada'),
        ) ?? '';
      expect(told.toLowerCase()).toContain(why.toLowerCase());
    }
  });

  it('name the attraction a tourist is to be sent to, and say when the turn ends with the answer', () => {
    const tour = lakeOf({ frames: [{ phase: 'tour', given: false, tourist: null, left: ['c11'], tile: 'c11', asks: 'send' }] });
    expect(prompt(sceneOf(tour, 0)).sentence).toContain(texts.pieces.c11);
    const last = lakeOf({
      frames: [
        { phase: 'allDay', done: true },
        { phase: 'pips', done: false },
      ],
    });
    expect(prompt(sceneOf(last, 0)).sentence).toContain(words.ask.thenEnds);
    const morning = lakeOf({
      frames: [
        { phase: 'morning', road: true, done: true, toured: false },
        { phase: 'pips', done: false },
      ],
    });
    expect(prompt(sceneOf(morning, 0)).sentence).not.toContain(words.ask.thenEnds);
  });

  it('speak to whoever looks on', () => {
    const view = lakeOf({});
    const [mine, theirs] = [ownerName(sceneOf(view, 0), 0), ownerName(sceneOf(view, 1), 0)];
    expect(mine).toBe(words.yours);
    expect(theirs).toMatch(/Franz(’s?|$)/);
  });
});
