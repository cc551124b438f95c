import { describe, expect, test } from 'vitest';
import { REASONS } from '../../games/eighty-days/texts/reasons.ts';
import { reasonsIn } from '../../host/why.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import type { Account, Review } from '../../review/index.ts';
import { partName, partsOf, partText, resultTold } from './fall.ts';
import { penFor } from './figures.ts';
import { drawsIn, leadOf, reasonSentence, resultSentence, scoreOf, type Telling } from './headline.ts';
import { draw, figure, lostByCards } from './review.testing.ts';
import type { Sight } from './sight.ts';
import { turningName } from './turning.ts';
import { quotedIn } from './why.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const NAMES = ['Mia', 'Jonas', 'Camille', 'Oskar'];

function telling(review: Review, change: Partial<Telling> = {}): Telling {
  return {
    review,
    seat: 0,
    who: null,
    nameOf: seat => (seat === 0 ? null : (NAMES[seat] ?? '')),
    words: en,
    pen: penFor('en', en, review.measure.result === 'win' ? 'win' : review.measure.unit),
    scores: penFor('en', en, review.measure.unit),
    isSettled: true,
    isReached: () => true,
    ...change,
  };
}

const told = (own: Partial<Account> = {}, change: Partial<Telling> = {}) => telling(lostByCards(own), change);
const won = (own: Partial<Account>) => told({ isWon: true, score: 66, result: 4, ...own });

describe('the headline', () => {
  test('says by how much it was lost, and that it was the cards', () => {
    expect(`${resultSentence(told())} ${reasonSentence(told())}`).toBe('You lost by 6 days. It was the cards.');
  });

  test('calls somebody else by name', () => {
    const oskar = told({}, { seat: 1, who: 'Jonas' });
    expect(resultSentence(oskar)).toBe('Jonas lost by 13 days.');
  });

  test('names the draws that mattered most', () => {
    expect(reasonSentence(told({ luckOf: { dice: figure(-8, 1), events: figure(-1, 1) } }))).toBe('It was the dice.');
    expect(reasonSentence(told({ luckOf: { tiles: figure(-8, 1) } }))).toBe('It was the tiles.');
  });

  test('says nothing of luck and decisions before it is certain, and one honest sentence where it never is', () => {
    const begun = { isTold: false };
    expect(leadOf(told(begun, { isSettled: false })).sentence).toBe('What luck and decisions did is still being worked out.');
    const { sentence, figures } = leadOf(told(begun));
    expect(sentence).toMatch(/^How much was luck .* cannot be said .*[.] These moments are certain[.]$/);
    expect(figures.luck).toEqual(figure(0));
    expect(leadOf(told(begun, { seat: 1 })).sentence).not.toContain('moments');
    const waiting = { ...telling(lostByCards(begun), { isSettled: false }) };
    const empty = { ...waiting, review: { ...waiting.review, progress: { done: 0, all: 9, steps: 0, allSteps: 5 } } };
    expect(leadOf(empty)).toMatchObject({ sentence: '', more: '' });
  });

  test('gives no reason while figures are found, nor where they are not told', () => {
    expect(reasonSentence(told({}, { isSettled: false }))).toBe('');
    expect(reasonSentence(told({ isTold: false }))).toBe('');
  });

  test('says of a victory whether it was well played or helped', () => {
    expect(resultSentence(won({}))).toBe('You won by 4 days.');
    expect(reasonSentence(won({}))).toBe('Well played.');
    expect(reasonSentence(won({ luck: figure(9, 1), luckOf: { dice: figure(9, 1) } }))).toBe('The dice helped.');
  });

  test('says nothing of days where who came first won', () => {
    expect(resultSentence(told({ isWon: true, score: 90 }))).toBe('You won.');
  });

  test('has no margin where one of the two never arrived, and their score is only about so much', () => {
    const unless = (away: number) => told({ isWon: true, score: 66, result: 4 }, { isReached: seat => seat !== away });
    expect([0, 3].map(away => resultSentence(unless(away)))).toEqual(['You won.', 'You won.']);
    expect(resultSentence(unless(1))).toBe('You won by 4 days.');
    expect([0, 3].map(seat => scoreOf(unless(3), seat))).toEqual(['66', 'about 70']);
  });

  test('of somebody alone is the points, of a team whether it won', () => {
    const base = lostByCards({ score: 68 });
    const alone: Review = { ...base, measure: { unit: 'points', isLessBetter: false, result: 'score' } };
    expect(resultSentence(telling(alone))).toBe('You finished with 68 points.');
    const team: Review = { ...base, isTeam: true, measure: { unit: 'win', isLessBetter: false, result: 'win' } };
    expect(resultSentence(telling(team))).toBe('You lost.');
  });

  test.each(LANGUAGES)('is a whole sentence in %s', language => {
    const words = { en, da, fr, de }[language];
    const pen = penFor(language, words, 'days');
    const given = told({}, { words, pen, scores: pen });
    expect(resultSentence(given)).toMatch(/^\p{Lu}.*6 \p{L}+.*[.]$/u);
    expect(reasonSentence(given)).toMatch(/^\p{Lu}.*[.]$/u);
    expect(leadOf(given).sentence).toMatch(/^\p{Lu}.*\{luck\}[.] \p{Lu}.*\{skill\}[.] \p{Lu}.*\{others\}[.]$/u);
    for (const name of [null, 'Jonas']) {
      const unclear = told({ luck: figure(1, 5), you: figure(1, 5), others: figure(1, 5) }, { words, who: name });
      expect(leadOf(unclear).sentence).toMatch(/^\p{Lu}[^{]*[.] \p{Lu}[^{]*[.]$/u);
      const untold = leadOf(told({ isTold: false }, { words, who: name }));
      expect(untold.sentence).toMatch(/^\p{Lu}[^{]*[.] \p{Lu}[^{]*[.]$/u);
      expect(turningName({ ...given, who: name, words } as unknown as Sight, 'unluckiest')).toMatch(/^\p{Lu}/u);
      expect(words.turning.chance(name, '22 %', words.turning.beside.average('41 %'))).toMatch(/^\p{Lu}.*22 %.*41 %[.]$/u);
    }
    expect(resultTold(given)).toMatch(/^\p{Lu}.*6 \p{L}+.*Oskar.*[.]$/u);
  });
});

describe('the lead', () => {
  test('tells luck, own decisions and those of the others apart, and who decided best', () => {
    const { sentence, figures, more } = leadOf(told());
    expect(sentence).toBe('Luck took {luck}. Your decisions cost {skill}. The others’ decisions gave {others}.');
    expect([figures.luck.value, figures.skill.value, figures.others.value]).toEqual([-9.1, -4.1, 7.3]);
    expect(more).toBe('You decided better than anyone at this table.');
  });

  test('says that luck was even where its interval holds zero and is small, and not clear only where it is wide', () => {
    const both = { luck: figure(0.5, 1.3), you: figure(2, 1), others: figure(0, 1) };
    expect(leadOf(told(both)).sentence).toBe('Luck was even. Your decisions gave {skill}.');
    expect(leadOf(told({ ...both, luck: figure(0.3, 3.9), spread: 14 })).sentence).toContain('Luck was even.');
    expect(leadOf(told({ ...both, luck: figure(0.5, 5) })).sentence).toContain('What luck did is not clear.');
  });

  test('says of decisions that changed exactly nothing what they were worth', () => {
    const none = { you: figure(0), others: figure(0) };
    expect(leadOf(told(none)).sentence).toBe('Luck took {luck}. Your decisions were worth as much as a bot’s.');
    expect(leadOf(told({ ...none, luck: figure(4, 1), you: figure(-1, 5) })).sentence).toBe(
      'Luck gave you {luck}. What your decisions changed is not clear.',
    );
  });

  test('says how far the work is while it is under way', () => {
    const review = { ...lostByCards(), progress: { done: 10, all: 100, steps: 2, allSteps: 5 } };
    expect(leadOf(telling(review, { isSettled: false })).more).toBe('2 of 5 moments looked at so far.');
  });
});

describe('figures', () => {
  const pen = penFor('en', en, 'days');

  test('have a real minus, and their sign', () => {
    expect(pen.signed(figure(-9.14, 1))).toBe('−9.1');
    expect(pen.signed(figure(2.6))).toBe('+2.6');
    expect(pen.signed(figure(0.01))).toBe('0.0');
  });

  test('lose their decimal where the interval is wider than they are', () => {
    expect(pen.signed(figure(1.2, 1.3))).toBe('+1');
    expect(pen.size(figure(-1.2, 0.2))).toBe('1.2 days');
  });

  test('are counted in the words of the language', () => {
    expect(pen.amount(1, 0)).toBe('1 day');
    expect(penFor('de', de, 'euros').amount(1234.5)).toBe('1.234,5\u00a0€');
    expect(penFor('fr', fr, 'days').amount(1.5)).toBe('1,5 jour');
    expect(penFor('da', da, 'points').amount(2, 0)).toBe('2 point');
    expect(pen.sizes(figure(-9.1, 1.3))).toBe('7.8 to 10.4');
    expect(pen.between(-10.4, -7.8)).toBe('between −10.4 and −7.8');
  });
});

describe('the parts of a result', () => {
  test('lose their decimal where the interval is wider than they are, and the result has none', () => {
    const pen = penFor('en', en, 'days');
    const sight = { pen };
    expect([partText(sight, 3, 13), partText(sight, -9.1, 1.3), partText(sight, -6)]).toEqual(['+3', '−9.1', '−6']);
  });

  test('are explained: before whom, by how much', () => {
    expect(resultTold(told())).toBe('Result: 6 days behind Oskar.');
    expect(resultTold(won({}))).toBe('Result: 4 days ahead of Oskar.');
    expect(resultTold(told({ result: 0 }))).toBe('Result: level with Oskar.');
  });

  test('of a chance are never more than certain', () => {
    const chances = penFor('en', en, 'win');
    expect(chances.sizes(figure(-62.5, 45.4))).toBe('17.1 to 100.0');
    expect(chances.between(-130, 20)).toBe('between −100.0 and +20.0');
    expect(chances.half(figure(3, 140))).toBe('100.0');
    expect(chances.percent(1.2)).toBe('100%');
  });

  test('name the draws that the game has', () => {
    const drawn = (game: string, streams: readonly string[]) =>
      drawsIn({ ...lostByCards(), game, steps: [{ ...draw(0, 0, []), streams }] }, en);
    expect(drawn('city-tour', ['tiles'])).toEqual(['tiles']);
    expect(drawn('eighty-days', ['events', 'travel', 'dice 1'])).toEqual(['cards', 'dice']);
    expect(drawn('bodensee', ['tiles red', 'colours', 'tourists'])).toEqual(['tiles', 'dice']);
  });

  test('and what happened more often is told first', () => {
    expect(en.moment.soon('Storm', 62, 3)).toMatch(/^In 62 of 100.*better move; after the move made, in 3[.]$/);
    expect(en.moment.soon('Storm', 0, 41)).toMatch(/^In 41 of 100.*move made; after the better move, in 0[.]$/);
  });
});

describe('why a move is better', () => {
  const themes = { hand: { value: 0.1, amount: 0 }, detective: { value: 2, amount: 1 }, spare: { value: 1.5, amount: 2.2 } };
  const because = (language: (typeof LANGUAGES)[number]) =>
    ({ en, da, fr, de })[language].moment.because(reasonsIn(themes, REASONS[language]), false);

  test('is said in the game’s own words, the weightiest first, in every language', () => {
    expect(LANGUAGES.map(because)).toEqual([
      'the better move keeps the detective away and saves 2 days.',
      'Det bedre træk holder detektiven væk og sparer 2 dage.',
      'le meilleur coup tient le détective à distance et fait gagner 2 jours.',
      'Die bessere Möglichkeit hält den Detektiv fern und spart 2 Tage.',
    ]);
  });

  test('puts the reader in the place of somebody else who moved', () => {
    expect([en, da, fr, de].map(({ moment }) => moment.reason('Oskar'))).toEqual([
      'Why, in Oskar’s place:',
      'Hvorfor, hvis du var Oskar:',
      'Pourquoi, si vous étiez Oskar :',
      'Warum, an der Stelle von Oskar:',
    ]);
  });
});

describe('what is quoted', () => {
  test('has the inner marks of its language where something is quoted in it', () => {
    expect(quotedIn('en', 'Plays “Offer”')).toBe('Plays ‘Offer’');
    expect(quotedIn('da', 'Spil ”Tilbud”')).toBe('Spil ’Tilbud’');
    expect(quotedIn('de', '„Altstadt“ bauen')).toBe('‚Altstadt‘ bauen');
    expect(quotedIn('fr', 'Construire «\u00a0Vieille ville\u00a0»')).toBe('Construire “Vieille ville”');
  });
});

describe('with one other at the table', () => {
  const of = (seats: number, change: Partial<Telling> = {}) => {
    const { accounts, ...review } = lostByCards();
    return { ...telling({ ...review, seats, accounts: accounts.slice(0, seats) }, change), looks: [] } as unknown as Sight;
  };

  test('that one has a name, and more are the others', () => {
    expect(turningName(of(2), 'gift')).toBe('Jonas’s gift');
    expect(turningName(of(2, { words: da }), 'theirLuck')).toBe('Held for Jonas');
    expect(turningName(of(2, { seat: 1, who: 'Jonas' }), 'theirLuck')).toBe('Your luck');
    expect(turningName(of(4), 'gift')).toBe('Their gift');
    const namesIn = (sight: Sight) => partsOf(sight, false).map(({ name }) => name);
    expect(namesIn(of(2))).toEqual(['Seat', 'Luck', 'You', 'Jonas', 'Open', 'Result']);
    expect(namesIn(of(2, { seat: 1, who: 'Jonas' }))).toEqual(['Seat', 'Luck', 'Jonas', 'You', 'Open', 'Result']);
    expect(namesIn(of(4))).toContain('The others');
    expect([partName(of(2), 'others'), partName(of(4), 'others'), partName(of(2), 'you')]).toEqual(['Jonas', 'the others', 'you']);
  });
});
