// Hints as people read them: in every game, with the standard options, in all languages.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, SHELF } from '../games/index.ts';
import { type AnyGame, fast, LANGUAGES, type Language, openForBots, type Reasons, silent, textsIn } from '../kernel/index.ts';
import { amount, chosenFrom } from '../testing/part.ts';
import { type Thought, think } from './think.ts';
import { whyOf } from './why.ts';

/** Hints asked for in each game at each number of seats, and after how many choices the next is asked for. */
const HINTS = amount(4, 60);
const EVERY = 5;
const MOST_SEATS = 4;

interface Asked {
  readonly seats: number;
  readonly view: unknown;
  readonly thought: Thought;
}

/** Hints of the bot that gives them, along games of the policy. */
function hintsIn(game: AnyGame, seats: number): readonly Asked[] {
  const whims = fast('whims');
  const found: Asked[] = [];
  let choices = 0;
  for (let match = 0; found.length < HINTS; match++) {
    const table = silent(fast(`hints/${seats}/${match}`));
    const state = game.setup({ seats, options: game.options.standard, version: game.version }, table);
    for (let seat = game.awaiting(state)[0]; seat !== undefined && found.length < HINTS; [seat] = game.awaiting(state)) {
      const legal = game.legal(state, seat);
      if (legal.length > 1 && choices++ % EVERY === 0) {
        const view = game.view(state, seat);
        const question = { game: game.id, view, seat, bot: 'expert', whim: `hint ${found.length}`, milliseconds: Number.POSITIVE_INFINITY };
        found.push({ seats, view, thought: think(game, question) });
      }
      const move = game.policy?.(state, seat, legal, whims) ?? legal[0];
      if (!move) throw new Error('nobody can move');
      game.play(state, seat, move, table);
    }
  }
  return found;
}

/** How the others are called, from the best to the worst. */
const VERDICTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['is about as good', 'is a little worse', 'is clearly worse'],
  da: ['er omtrent lige så godt', 'er lidt dårligere', 'er klart dårligere'],
  fr: ['est à peu près aussi bon', 'est un peu moins bon', 'est nettement moins bon'],
  de: ['ist etwa ebenso gut', 'ist etwas schlechter', 'ist deutlich schlechter'],
};

/** Names of the rules that must not reach a player: of cards, clubs and tiles, and whatever is not a word. */
const CODE = /\b[A-Z]\d+\b|\b\d+[a-z]\b|[@_[\]{}]|\b(undefined|null|NaN|Infinity)\b|-\d/;

/** Everything in the words of a hint that must not be there. */
function wrongWith(language: Language, text: string, { move, alternatives }: Thought): readonly string[] {
  const said = [...text.matchAll(new RegExp(VERDICTS[language].join('|'), 'g'))].map(([each]) => VERDICTS[language].indexOf(each));
  const notations = [move, ...alternatives.map(each => each.move)].filter(each => /[ \d]/.test(each));
  return [
    ...(alternatives.length > 0 && alternatives[0]?.move !== move ? ['another move than the best is advised'] : []),
    ...(said.some((each, at) => each < (said[at - 1] ?? 0)) ? ['a later move is called better'] : []),
    ...(CODE.test(text) ? ['there is code in it'] : []),
    ...(notations.some(each => text.includes(each)) ? ['there is notation in it'] : []),
    ...(/^\p{Lu}|^\d/u.test(text) && /[.]$/.test(text) ? [] : ['it is no sentence']),
  ].map(fault => `${language}: ${fault}: ${text}`);
}

/** Differences of what moves are worth beside what is usual, of those that a hint names. */
function differences({ alternatives, usual = 0 }: Thought): readonly number[] {
  const [advised, ...others] = alternatives;
  return others.slice(0, 2).map(({ value }) => ((advised?.value ?? value) - value) / usual);
}

describe.each(chosenFrom('hints that are read', GAME_IDS))('hints in %s', id => {
  test('advise a move in words, without contradiction or code, and say why where there is a difference', {
    timeout: 3_600_000,
  }, async () => {
    const entry = SHELF[id];
    if (!entry) throw new Error(`there is no ${id}`);
    const game = await openForBots(entry);
    const reasons = await (await entry.trained?.())?.reasons?.();
    const texts = await Promise.all(LANGUAGES.map(async language => [language, await textsIn(entry, language)] as const));
    const table = Array.from({ length: MOST_SEATS }, (_, at) => at + 1).filter(
      seats => seats >= game.seats.least && seats <= game.seats.most,
    );
    const faults: string[] = [];
    let [clear, explained] = [0, 0];
    for (const { seats, view, thought } of table.flatMap(each => hintsIn(game, each))) {
      const isClear = differences(thought).some(each => each > 1);
      if (isClear) clear++;
      for (const [language, { move: sentence }] of texts) {
        const name = (text: string) => {
          const move = game.read(text);
          return move ? sentence(move, view) : text;
        };
        const told = (by: Reasons | undefined) => whyOf(thought, { seats, language, name, ...(by ? { reasons: by } : {}) }) ?? '';
        const { ends, settled } = reasons?.[language] ?? {};
        const text = told(reasons?.[language]);
        const isExplained = text !== told({ ...(ends && { ends }), ...(settled && { settled }) });
        faults.push(...wrongWith(language, text, thought));
        if (isExplained && differences(thought).every(each => each <= 0.25)) faults.push(`${language}: nothing is worth a reason: ${text}`);
        if (isExplained && isClear && language === 'en') explained++;
      }
    }
    expect(faults).toEqual([]);
    expect(explained).toBeGreaterThanOrEqual(0.75 * clear);
  });
});
