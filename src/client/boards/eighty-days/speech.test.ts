import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { headline, prompt } from './prompt.ts';
import { inLanguage, moments, WORDS } from './scene.testing.ts';
import { nameOf } from './scene.ts';

const ALL = [...moments(3, 'speech'), ...moments(4, 'more speech')];

/** A verb of somebody else behind "you", or a name of a card as in files. */
const WRONG = /\b[Yy]ou \w+s\b|\bDig\b|\bDu (ist|hat|nimmt)\b|\bVous (est|a|perd)\b|\b[A-Z]\d+\b|undefined|NaN/;

describe.each(LANGUAGES)('the board in %s', language => {
  const { prompt: prompts, banner, track, extras } = WORDS[language];

  test('says every prompt and headline to whoever looks', () => {
    for (const each of ALL) {
      const scene = inLanguage(each, language);
      const others = scene.view.travellers.map((_, seat) => prompt(scene, seat).sentence);
      const said = [...others, headline(scene)];
      expect(said.filter(sentence => sentence === '' || WRONG.test(sentence))).toEqual([]);
    }
  });

  test('names the chip it asks about', () => {
    const arrivals = ALL.filter(({ view }) => view.frames.at(-1)?.phase === 'arrive');
    expect(arrivals.length).toBeGreaterThan(0);
    for (const each of arrivals) {
      const scene = inLanguage(each, language);
      const { sentence } = prompt(scene, Number(scene.viewer));
      expect(sentence).toMatch(/\b(red|blue|røde|blå|rouge|bleu|rote|blaue)(?!\p{L})/u);
      expect(sentence).toMatch(/coin|card|day|mønt|kort|dag|pièce|carte|jour|Münze|karte|Tag/);
    }
  });

  test('tells ribbons to whoever they are about', () => {
    const [mine] = ALL;
    if (!mine) throw new Error('no moment');
    const scene = inLanguage(mine, language);
    const { voice, viewer } = scene;
    const own = Number(viewer);
    const other = own === 0 ? 1 : 0;
    for (const tell of [
      (seat: number) => banner.questioned(seat, voice, 2),
      (seat: number) => banner.home(seat, voice, 2, 78),
      (seat: number) => banner.resigned(seat, voice),
      (seat: number) => banner.leg(seat, voice, 'Suez'),
      (seat: number) => prompts.wait(seat, voice),
    ]) {
      expect(tell(own)).not.toContain(voice.name(own));
      expect(tell(own)).not.toMatch(WRONG);
      expect(tell(other)).toContain(voice.name(other));
    }
    expect(nameOf(scene, own)).toMatch(/^(you|du|vous)$/);
  });

  test('calls the pocket watch by its name, and says that a balloon brings the die', () => {
    const shown = track.spaces.start.name.replace('\u00ad', '');
    expect(shown).toBe(inLanguage(ALL[0] ?? fail(), language).texts.pieces['space:start']);
    expect(extras.rolls).toMatch(/die|terning|dé|würfel/);
  });
});

function fail(): never {
  throw new Error('no moment');
}
