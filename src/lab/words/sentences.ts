// Verdicts as sentences, in whatever language the words are.
import type { Answer, Verdict } from '../answer.ts';
import { INTERACTION, PART_NAMES, PARTS } from '../elements.ts';
import type { Experiment } from '../experiment.ts';
import { type Figure, isPerCent, type Measure, type Who } from '../measures.ts';
import type { LabWords, MeasureWords } from './lab-words.ts';

/** The letter of a variant: A is the first. */
export function letterOf(variant: number): string {
  return variant < 26 ? String.fromCharCode(65 + variant) : `${letterOf(Math.floor(variant / 26) - 1)}${letterOf(variant % 26)}`;
}

/** A number with so many decimals, in the signs of a language. */
export function numberIn({ decimal, thousands }: LabWords, number: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(number).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const text = rest === undefined ? grouped : `${grouped}${decimal}${rest}`;
  return number < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A figure of a measure as it is said: a share in per cent, anything else with its unit. */
export function valueText(words: LabWords, measure: Measure, value: number, decimals = decimalsOf(measure)): string {
  if (isPerCent(measure)) return words.percent(numberIn(words, value * 100, decimals));
  return unitOf(words, measure)(numberIn(words, value, decimals));
}

/** A difference as it is said: shares differ by points. */
export function differenceText(words: LabWords, measure: Measure, value: number, decimals = decimalsOf(measure)): string {
  if (isPerCent(measure)) return words.units.points(numberIn(words, value * 100, decimals));
  return unitOf(words, measure)(numberIn(words, value, decimals));
}

function decimalsOf(measure: Measure): number {
  return measure.what === 'worth' && !isPerCent(measure) ? 2 : 1;
}

/** An element by its name: a part of a result, or a piece of the game. */
export function elementName({ parts }: LabWords, pieces: Readonly<Record<string, string>>, kind: string, name: string): string {
  const part = kind === PARTS ? PART_NAMES.find(each => each === name) : undefined;
  return part ? parts.of[part] : (pieces[name] ?? name);
}

/** What is measured, and what it means in a game. */
export function measureWords({ measures, parts, interaction }: LabWords, measure: Measure, game: string): MeasureWords {
  if (measure.what !== 'worth' || (measure.kind !== PARTS && measure.kind !== INTERACTION)) return measures[measure.what];
  return measure.kind === PARTS ? parts : { ...interaction, means: interaction.of[game] ?? interaction.means };
}

function unitOf({ units }: LabWords, { what }: Measure): (number: string) => string {
  switch (what) {
    case 'moves':
    case 'turns':
    case 'decisions':
    case 'choices':
    case 'leadChanges':
      return units[what];
    default:
      return units.plain;
  }
}

/** One sentence for each verdict of an answer. */
export function verdictSentences(words: LabWords, { seats }: Experiment, { measure, verdicts }: Answer): string[] {
  return verdicts.map(verdict => sentenceOf(words, measure, seats, verdict));
}

/** A verdict as a sentence. */
export function sentenceOf(words: LabWords, measure: Measure, seats: number, verdict: Verdict): string {
  const said = words.verdict;
  switch (verdict.kind) {
    case 'nothing':
      return said.nothing;
    case 'figure':
      return said.figure(
        figureName(words, measure),
        valueText(words, measure, verdict.figure.value),
        rangeText(words, verdict.figure, 1, value => valueText(words, measure, value)),
      );
    case 'often':
      return said.often(
        groupName(words, 'who' in measure ? measure.who : 'all', seats),
        valueText(words, measure, verdict.figure.value),
        valueText(words, measure, verdict.fair),
      );
    case 'firstPlaces':
      return said.firstPlaces(verdict.places, fractionText(words, verdict.figure.value));
    case 'seldom':
    case 'fair':
      return said[verdict.kind](valueText(words, measure, verdict.figure.value));
    case 'unclear':
      return said.unclear(bareText(words, measure, verdict.figure.low ?? 0), valueText(words, measure, verdict.figure.high ?? 1));
    case 'same':
      return said.same(letterOf(verdict.variant), differenceText(words, measure, verdict.margin));
    case 'alike':
      return said.alike(letterOf(verdict.variant), numberIn(words, verdict.change.pairs, 0));
    case 'open':
      return said.open(letterOf(verdict.variant), changeRange(words, measure, verdict.change, 1));
    default: {
      const sign = verdict.kind === 'raises' ? 1 : -1;
      const { variant, change, isEnough } = verdict;
      const range = changeRange(words, measure, change, sign);
      return said[verdict.kind](letterOf(variant), differenceText(words, measure, Math.abs(change.mean)), range, isEnough);
    }
  }
}

const FRACTIONS = [
  ['half', 1 / 2],
  ['threeFifths', 3 / 5],
  ['twoThirds', 2 / 3],
  ['threeQuarters', 3 / 4],
  ['fourFifths', 4 / 5],
  ['nineTenths', 9 / 10],
] as const;
/** As near as this a share is called the fraction itself. */
const NEAR = 0.005;

/** A share of half of the games or more, roughly: 'almost two games in three'. */
function fractionText({ fractions }: LabWords, share: number): string {
  const [name, value] = FRACTIONS.toSorted((a, b) => Math.abs(share - a[1]) - Math.abs(share - b[1]))[0] ?? FRACTIONS[0];
  if (Math.abs(share - value) <= NEAR) return fractions[name];
  return share < value ? fractions.almost(fractions[name]) : fractions.over(fractions[name]);
}

/** A part of a result goes by its own name, and so does what players do to each other. */
function figureName(words: LabWords, measure: Measure): string {
  if (measure.what !== 'worth') return words.measures[measure.what].name;
  if (measure.kind === INTERACTION) return words.interaction.name;
  return measure.kind === PARTS ? elementName(words, {}, measure.kind, measure.name) : words.measures.worth.name;
}

/** A figure without its unit, which stands once, beside another. */
export function bareText(words: LabWords, measure: Measure, value: number): string {
  return numberIn(words, isPerCent(measure) ? value * 100 : value, decimalsOf(measure));
}

/** The ends of a difference's interval without units; for what lowers, both ends as what is lost. */
function changeRange(words: LabWords, measure: Measure, ends: Pick<Figure, 'low' | 'high'>, sign: 1 | -1): string {
  return rangeText(words, ends, sign, value => bareText(words, measure, value));
}

function rangeText(words: LabWords, { low, high }: Pick<Figure, 'low' | 'high'>, sign: 1 | -1, said: (value: number) => string): string {
  if (low === null || high === null) return '';
  const [from, to] = sign === 1 ? [low, high] : [-high, -low];
  return words.range(said(from), said(to));
}

/** Whom a question is about. */
export function groupName({ who }: LabWords, group: Who, seats: number): string {
  if (group === 'all') return who.all;
  if ('place' in group) return who.place(group.place, seats);
  return 'seat' in group ? who.seat(group.seat) : who.bot(group.bot);
}
