// What may be agreed, and what it changes.
import type { AnyGame } from '../game.ts';
import { type Option, usualValue } from '../options.ts';
import { type AnyTexts, type OptionText, rulebookOf } from '../texts.ts';
import type { OptionLine } from './handbook.ts';
import type { Ours } from './manual.ts';
import type { HandbookWords } from './words.ts';

/** All options with their values, and the clauses that read otherwise with another. */
export function optionLines(
  game: AnyGame,
  texts: AnyTexts,
  ours: Readonly<Record<string, Ours>>,
  words: HandbookWords,
): readonly OptionLine[] {
  const { table } = game.options;
  const named: Readonly<Record<string, OptionText>> = texts.options;
  const { agreed: _, ...usually } = texts;
  return Object.entries(table).flatMap(([id, option]) => {
    const text = named[id];
    if (!text) return [];
    const own = Object.values(ours).find(each => each.option === id);
    return [
      {
        id,
        name: text.name,
        help: text.help,
        usual: valueText(usualValue(option), text, words),
        range: rangeText(option, text, words),
        rulebook: text.rulebook,
        changes: changedBy(id, option, usually),
        warnings: warningsOf(game, { id, text }, texts, words),
        ours: own && words.ours[own.kind],
      },
    ];
  });
}

function changedBy(id: string, { extremes }: Option<unknown>, texts: AnyTexts): readonly string[] {
  const standard: object = Object(texts.standard);
  const changed = extremes.flatMap(value =>
    rulebookOf({ ...texts, agreed: { ...standard, [id]: value } }).flatMap(({ clause, isAgreed }) => (isAgreed ? [clause] : [])),
  );
  const order = rulebookOf(texts).map(({ clause }) => clause);
  return order.filter(clause => changed.includes(clause));
}

/** What players are warned of where the option has one of its outermost values, at the smallest table that is concerned. */
function warningsOf(
  { options, seats, cautions }: AnyGame,
  { id, text }: { readonly id: string; readonly text: OptionText },
  texts: AnyTexts,
  words: HandbookWords,
): readonly string[] {
  if (!cautions || !texts.warning) return [];
  const found = new Map<string, string>();
  for (const value of options.table[id]?.extremes ?? []) {
    for (let count = seats.least; count <= seats.most; count++) {
      const [usual, read] = [options.read({}, count), options.read({ [id]: value }, count)];
      if (!read.ok) continue;
      const always = usual.ok ? cautions(usual.options, count).map(odd => odd.kind) : [];
      const [odd] = cautions(read.options, count).filter(({ kind }) => !always.includes(kind));
      const name = valueText(value, text, words);
      const warning = odd && texts.warning(odd);
      if (warning && !found.has(name)) found.set(name, `${name}: ${warning}`);
    }
  }
  return [...found.values()];
}

function rangeText({ form }: Option<unknown>, text: OptionText, words: HandbookWords): string {
  if (form?.type === 'whole' || form?.type === 'wholes') return words.range(form.least, form.most);
  if (form?.type !== 'choice') return '';
  return runsIn(form.values, text)
    .map(run => {
      const [least = '', most = ''] = [run[0], run.at(-1)].map(value => valueText(value, text, words));
      return run.length > 1 ? words.range(least, most) : least;
    })
    .join(' · ');
}

type Value = string | number | boolean;

/** The values one by one, with whole numbers that follow each other and have no names joined from three on. */
function runsIn(values: readonly Value[], { values: named = {} }: OptionText): readonly (readonly Value[])[] {
  const runs: Value[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = typeof value === 'number' && typeof last === 'number' && value === last + 1;
    if (run && isNext && named[value] === undefined && named[last] === undefined) run.push(value);
    else runs.push([value]);
  }
  return runs.flatMap(run => (run.length < SHORTEST_RUN ? run.map(value => [value]) : [run]));
}

const SHORTEST_RUN = 3;

/** A value by its name. */
export function valueText(value: unknown, { values }: OptionText, words: HandbookWords): string {
  const named = values?.[String(value)];
  if (named) return named;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
