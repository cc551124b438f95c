// What may be agreed, and what it changes.
import type { Option } from '../options.ts';
import { type AnyTexts, type OptionText, rulebookOf } from '../texts.ts';
import type { OptionLine } from './handbook.ts';
import type { Ours } from './manual.ts';
import type { HandbookWords } from './words.ts';

/** All options with their values, and the clauses that read otherwise with another. */
export function optionLines(
  texts: AnyTexts,
  table: Readonly<Record<string, Option<unknown>>>,
  ours: Readonly<Record<string, Ours>>,
  words: HandbookWords,
): readonly OptionLine[] {
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
        usual: valueText(option.standard, text, words),
        range: rangeText(option, text, words),
        changes: changedBy(id, option, usually),
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

function rangeText({ form }: Option<unknown>, text: OptionText, words: HandbookWords): string {
  if (form?.type === 'whole' || form?.type === 'wholes') return words.range(form.least, form.most);
  if (form?.type !== 'choice') return '';
  const nameOf = (value: unknown) => valueText(value, text, words);
  if (form.values.length <= MOST_NAMED) return form.values.map(nameOf).join(' · ');
  const isNamed = (value: unknown) => text.values?.[String(value)] !== undefined;
  const numbers = form.values.filter(value => !isNamed(value)).map(nameOf);
  return [...form.values.filter(isNamed).map(nameOf), words.range(numbers[0] ?? '', numbers.at(-1) ?? '')].join(' · ');
}

/** A longer list is told by the values that have a name and the ends of the others. */
const MOST_NAMED = 9;

function valueText(value: unknown, { values }: OptionText, words: HandbookWords): string {
  const named = values?.[String(value)];
  if (named) return named;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
