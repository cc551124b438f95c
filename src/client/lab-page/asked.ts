// The question as it is put together: an experiment that always asks something, and what its slots change in it.
import { botNamesIn } from '../../bots/index.ts';
import { type AnyGame, isObject, type StoredRecord, same } from '../../kernel/index.ts';
import { type Experiment, isOfParts, type Measure, type NamedOptions, type Question, type VariantPlan, type Who } from '../../lab/index.ts';
import { experimentOf, type ReadyQuestion } from '../../lab/questions/index.ts';
import { letterOf } from '../../lab/words/index.ts';
import type { LabGame } from './lab-game.ts';

/** An experiment with its question. */
export type Asked = Experiment & { readonly question: Question };

/** How many pairs may be chosen. */
export const PAIRS = [100, 1000, 10_000, 100_000] as const;

/** What may be asked of any game, where somebody asks their own. */
export const FREE_MEASURES = [
  'wins',
  'score',
  'waiting',
  'margin',
  'moves',
  'turns',
  'decisions',
  'choices',
  'leadChanges',
  'leaderWins',
  'stakes',
] as const;
export type FreeMeasure = (typeof FREE_MEASURES)[number];

const LENGTH: Question = { measure: { what: 'moves' } };

/** An experiment from elsewhere; one without a question is asked how long a game is. */
export function askedOf(experiment: Experiment): Asked {
  return { ...experiment, question: experiment.question ?? LENGTH };
}

/** A ready question, ready to be run; where every game is reviewed, with few games. */
export function askedReady(game: string, ready: ReadyQuestion, { pairs, seed }: Pick<Experiment, 'pairs' | 'seed'>): Asked {
  const most = isOfParts(ready.measure) ? PAIRS[0] : pairs;
  return askedOf({ ...experimentOf(game, ready, { pairs: most, seed }), stopWhenClear: false });
}

/** The first of the ready questions, asked of the seats and options of a match. */
export function askedFrom(
  { entry, game, questions: [first] }: Pick<LabGame, 'entry' | 'game' | 'questions'>,
  { seats, options }: Pick<StoredRecord, 'seats' | 'options'>,
  seed: string,
): Asked | null {
  if (!first) return null;
  const asked = withSeats(askedReady(entry.id, first, { pairs: PAIRS[1], seed }), seats);
  const { standard } = game.options;
  const usual = isObject(standard) ? standard : {};
  const own = Object.entries(isObject(options) ? options : {}).filter(([name, value]) => !same(value, usual[name]));
  return { ...asked, options: Object.fromEntries(own) };
}

/** The ready question that an experiment asks; undefined where somebody asks their own. */
export function readyOf(questions: readonly ReadyQuestion[], { question }: Asked): ReadyQuestion | undefined {
  return questions.find(({ id }) => id === question.id);
}

/** Another number of seats; bots and places that have no seat any more are let go. */
export function withSeats(asked: Asked, seats: number): Asked {
  const { measure } = asked.question;
  const isGone = 'who' in measure && typeof measure.who === 'object' && 'place' in measure.who && measure.who.place >= seats;
  const next = { ...asked, seats, bots: asked.bots.slice(0, seats) };
  return isGone ? withMeasure(next, { ...measure, who: { place: seats - 1 } }) : next;
}

/** Another bot at one place of the list of bots; a question about the bot that left is about the one that came. */
export function withBot(asked: Asked, at: number, name: string): Asked {
  const { question, bots } = asked;
  const { measure } = question;
  const isMeant = 'who' in measure && typeof measure.who === 'object' && 'bot' in measure.who && measure.who.bot === bots[at];
  const next = { ...asked, bots: bots.map((each, place) => (place === at ? name : each)) };
  return isMeant ? { ...next, question: { ...question, measure: { ...measure, who: { bot: name } } } } : next;
}

/** Another measure: then it is a question of one's own. */
export function withMeasure(asked: Asked, measure: Measure): Asked {
  const { id: _, ...own } = asked.question;
  return { ...asked, question: { ...own, measure } };
}

/** A measure of a kind, of those who were meant before as far as it can be. */
export function measureOf(what: FreeMeasure, before: Measure): Measure {
  const who: Who = 'who' in before ? before.who : { place: 0 };
  return what === 'wins' || what === 'score' || what === 'waiting' ? { what, who } : { what };
}

/** Another element, of the kind that is asked about; the question stays what it is. */
export function withElement(asked: Asked, name: string): Asked {
  const { measure } = asked.question;
  return measure.what === 'worth' ? { ...asked, question: { ...asked.question, measure: { ...measure, name } } } : asked;
}

/** Another reason of ending. */
export function withReason(asked: Asked, reason: string): Asked {
  return { ...asked, question: { ...asked.question, measure: { what: 'ending', reason } } };
}

/** The options of a variant, in place of what it had; one that is not there yet is added. */
export function withVariant(asked: Asked, at: number, options: NamedOptions): Asked {
  const changed: VariantPlan = { name: letterOf(at), ...asked.variants[at], options };
  const variants =
    at < asked.variants.length ? asked.variants.map((each, place) => (place === at ? changed : each)) : [...asked.variants, changed];
  return { ...asked, variants };
}

/** Every combination in place of all variants; `common` is what they share. */
export function withCombinations(asked: Asked, combined: readonly NamedOptions[], common: NamedOptions): Asked {
  const nameOf = (options: NamedOptions) =>
    Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(',');
  return { ...asked, variants: combined.map(options => ({ name: nameOf(options), options: { ...common, ...options } })) };
}

/** The game as agreed alone. */
export function asAgreed(asked: Asked): Asked {
  return { ...asked, variants: [{ name: letterOf(0) }] };
}

export function withoutVariant(asked: Asked, at: number): Asked {
  const left = asked.variants.filter((_, place) => place !== at);
  return { ...asked, variants: left.map((each, place) => ({ ...each, name: /^[A-Z]$/.test(each.name) ? letterOf(place) : each.name })) };
}

/** The bots that can play a game, the quickest first. */
export function botsOf(game: AnyGame): readonly string[] {
  return botNamesIn(game);
}

/** Whether two experiments play the same games, whatever is asked of them. */
export function playAlike(one: Experiment, other: Experiment): boolean {
  return writtenWithout(one) === writtenWithout(other);
}

/** Whether two experiments are the same in all. */
export function isSame(one: Experiment, other: Experiment): boolean {
  return playAlike(one, other) && JSON.stringify(one.question) === JSON.stringify(other.question);
}

/** Where a run stops by itself, and where games are reviewed, what is asked decides what is played. */
function writtenWithout({ question, ...played }: Experiment): string {
  const { game, seats, bots, options = {}, variants, pairs, seed, stopWhenClear = false } = played;
  const isReviewed = question !== undefined && isOfParts(question.measure);
  return JSON.stringify([game, seats, bots, options, variants, pairs, seed, stopWhenClear && (question ?? true), isReviewed]);
}
