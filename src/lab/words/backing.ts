// The figures behind a verdict, each with its interval, as a second sentence.

import type { Answer } from '../answer.ts';
import { PARTS } from '../elements.ts';
import type { Experiment } from '../experiment.ts';
import { type Figure, figureOf, isShare, type Measure, valuesIn, type Who } from '../measures.ts';
import type { Series } from '../series.ts';
import { quantile } from '../statistics.ts';
import type { Told } from '../told.ts';
import type { LabWords } from './lab-words.ts';
import { bareText, groupName, numberIn, valueText } from './sentences.ts';

/** How variants and elements are called. */
export interface BackingNames {
  readonly variant: (at: number) => string;
  readonly element: (kind: string, name: string) => string;
}

/** More figures nobody reads in a sentence: then the charts tell them. */
const MOST = 3;

/** The second sentence of a verdict; empty where the first has said all. */
export function backingSentence(
  words: LabWords,
  { bots, seats, variants }: Experiment,
  { measure, figures, fair }: Answer,
  told: readonly Told[],
  names: BackingNames,
): string {
  const { backing } = words;
  const [first] = told;
  if (!first || first.series.results.size === 0) return '';
  const text = (figure: Figure | null | undefined) => (figure ? figureText(words, measure, figure) : '–');
  if (measure.what === 'wins' && fair !== null) {
    const share = (who: Who) => text(figureOf(first.series, { what: 'wins', who }));
    const others = rivalsOf(measure.who, seats, bots).map(who => [groupName(words, who, seats), share(who)] as const);
    return backing.wins(groupName(words, measure.who, seats), share(measure.who), others, variants.length > 1);
  }
  if (figures.length > MOST) return '';
  if (figures.length > 1) return backing.variants(figures.map((figure, at) => [names.variant(at), text(figure)]));
  if (measure.what === 'worth') return elementsSentence(words, measure, first, names);
  const [figure] = figures;
  if (!figure) return '';
  const count = (number: number) => numberIn(words, number, 0);
  if (isShare(measure)) return backing.count(count(Math.round(figure.value * figure.games)), count(figure.games));
  const [low, high] = middleOf(first.series, measure);
  return backing.half(bareText(words, measure, low), valueText(words, measure, high));
}

/** Against whom somebody's victories are held: the last in turn order, or the first; the other bots. */
function rivalsOf(who: Who, seats: number, bots: readonly string[]): readonly Who[] {
  if (who === 'all' || 'seat' in who) return [];
  if ('bot' in who) return [...new Set(bots)].filter(bot => bot !== who.bot).map(bot => ({ bot }));
  return [{ place: who.place === 0 ? seats - 1 : 0 }];
}

/** The elements that bring most and least; of the parts of a result all that were not asked for. */
function elementsSentence(
  words: LabWords,
  measure: Extract<Measure, { what: 'worth' }>,
  { summary }: Told,
  { element }: BackingNames,
): string {
  const all = (summary.elements ?? []).flatMap(({ kind, name, worth }) =>
    kind === measure.kind && worth
      ? [{ name, says: element(kind, name), text: figureText(words, measure, { ...worth, value: worth.mean }), value: worth.mean }]
      : [],
  );
  if (measure.kind === PARTS)
    return words.backing.variants(all.filter(({ name }) => name !== measure.name).map(({ says, text }) => [says, text]));
  const sorted = all.toSorted((a, b) => b.value - a.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  return most && least && most !== least ? words.backing.ends(most.says, most.text, least.says, least.text) : '';
}

/** Where the middle half of the games lies. */
function middleOf(series: Series, measure: Measure): readonly [number, number] {
  const values = valuesIn(series, measure);
  return [quantile(values, 0.25), quantile(values, 0.75)];
}

/** A figure with its interval: '31.5% (29.2 to 33.9)'. */
function figureText(words: LabWords, measure: Measure, { value, low, high }: Pick<Figure, 'value' | 'low' | 'high'>): string {
  const said = valueText(words, measure, value);
  return low === null || high === null ? said : `${said} (${words.range(bareText(words, measure, low), bareText(words, measure, high))})`;
}
