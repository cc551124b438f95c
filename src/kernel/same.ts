import { isObject } from './shape.ts';

/** Whether two JSON values are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => same(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(name => Object.hasOwn(b, name) && same(a[name], b[name]));
}

/** Freezes a value and all within it; gives it back. */
export function freeze<T>(value: T): T {
  for (const inner of objectsIn(value)) Object.freeze(inner);
  return value;
}

/** The value itself and every object within it. */
export function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

/** Whether both hold one and the same object that could still change. */
export function shareSomething(a: unknown, b: unknown): boolean {
  const inA = objectsIn(a);
  for (const inner of objectsIn(b)) if (inA.has(inner) && !Object.isFrozen(inner)) return true;
  return false;
}

/** The first place where two values differ, in words. */
export function difference(a: unknown, b: unknown, at = ''): string {
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  if (!left || !right) return `${at || 'value'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  const name = [...names].find(each => Object.hasOwn(left, each) !== Object.hasOwn(right, each) || !same(left[each], right[each]));
  return name === undefined ? `${at || 'value'}: nothing` : difference(left[name], right[name], at ? `${at}.${name}` : name);
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return Array.isArray(value) ? { ...value } : isObject(value) ? value : undefined;
}
