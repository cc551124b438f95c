// How bots, options and elements are called on the page.
import { type AnyTexts, isObject, type Option, type OptionText } from '../../kernel/index.ts';
import type { NamedOptions } from '../../lab/index.ts';
import { settings } from '../device/settings.ts';
import { CHARACTERS } from '../locale/characters.ts';
import { words } from '../locale/index.ts';
import { said } from './said.ts';

/** A bot as the sentence calls it. */
export function botText(name: string): string {
  const known: Readonly<Record<string, string>> = said.value.bots;
  return known[name] ?? said.value.style(CHARACTERS[settings.value.language].names[name] ?? name);
}

/** Why a game ended. */
export function endingText(reason: string): string {
  const { endings } = said.value;
  const known: Readonly<Record<string, string>> = endings;
  return known[reason] ?? reason;
}

/** An option of a game in human words. */
export function optionText({ options }: AnyTexts, name: string): OptionText {
  const all: Readonly<Record<string, OptionText>> = options;
  return all[name] ?? { name, help: '' };
}

/** A value of an option in human words. */
export function optionValue(texts: AnyTexts, name: string, value: unknown): string {
  const { setup } = words.value;
  const given = optionText(texts, name).values?.[String(value)];
  if (given !== undefined) return given;
  if (typeof value === 'boolean') return value ? setup.yes : setup.no;
  if (Array.isArray(value)) return value.map(each => texts.pieces[String(each)] ?? String(each)).join(', ');
  if (isObject(value)) return typeof value.name === 'string' && value.name !== '' ? value.name : said.value.variants.own;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

/** What a variant changes: 'Ferry fare 2, Grey attractions no'. */
export function changesText(texts: AnyTexts, options: NamedOptions = {}): string {
  return Object.entries(options)
    .map(([name, value]) => optionText(texts, name).name + said.value.colon + optionValue(texts, name, value))
    .join(', ');
}

/** Values of an option that fit a list; none where it has too many or is no single value. */
export function valuesOf({ form }: Option<unknown>): readonly (string | number | boolean)[] {
  if (form?.type === 'choice') return form.values;
  if (form?.type !== 'whole' || form.most - form.least > 30) return [];
  return Array.from({ length: form.most - form.least + 1 }, (_, at) => form.least + at);
}
