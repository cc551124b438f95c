// A view taken apart into what a table can show: values, lists, amounts, and groups of those.
import { isObject } from '../../../kernel/index.ts';

export type Value = string | number | boolean;

/** A part of a view, under the key that the rules call it by. */
export type Part =
  | { readonly kind: 'value'; readonly key: string; readonly value: Value }
  | { readonly kind: 'list'; readonly key: string; readonly items: readonly unknown[] }
  | { readonly kind: 'amounts'; readonly key: string; readonly amounts: readonly (readonly [id: string, amount: number])[] }
  | { readonly kind: 'group'; readonly key: string; readonly parts: readonly Part[] };
export type ListPart = Extract<Part, { kind: 'list' }>;

export function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** One entry of a view as a part; undefined for what holds nothing. */
export function partOf(key: string, value: unknown): Part | undefined {
  if (isValue(value)) return { kind: 'value', key, value };
  // Lists of lists lie in one row: what tells them apart, the view does not say.
  if (Array.isArray(value)) return { kind: 'list', key, items: value.every(Array.isArray) ? value.flat() : value };
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0) return undefined;
  const amounts = entries.flatMap(([id, amount]) => (typeof amount === 'number' ? [[id, amount] as const] : []));
  if (amounts.length === entries.length) return { kind: 'amounts', key, amounts };
  return { kind: 'group', key, parts: partsOf(value) };
}

/** All parts of an object, in its order. */
export function partsOf(value: object): readonly Part[] {
  return Object.entries(value).flatMap(([key, each]) => partOf(key, each) ?? []);
}

/** The lists among parts, however deep. */
export function listsIn(parts: readonly Part[]): readonly ListPart[] {
  return parts.flatMap(part => (part.kind === 'list' ? [part] : part.kind === 'group' ? listsIn(part.parts) : []));
}

/** The values that lie on top or in groups, each under its key. */
export function valuesIn(parts: readonly Part[]): readonly Extract<Part, { kind: 'value' }>[] {
  return parts.filter(part => part.kind === 'value');
}
