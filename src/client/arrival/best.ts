// The best result of this device, kept by number of seats and options.

interface Kept {
  readonly best: number;
  /** The match it was reached in, so that looking at its end again changes nothing. */
  readonly match: string;
  readonly before: number | null;
}

/** What a result is compared with: nothing before it, or the best there was. */
export interface Compared {
  readonly before: number | null;
  readonly isBest: boolean;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'best' in value && typeof value.best === 'number' && 'match' in value;
}

function boxIn(memory: unknown): Readonly<Record<string, unknown>> {
  return typeof memory === 'object' && memory !== null && !Array.isArray(memory) ? { ...memory } : {};
}

/** Under what a result is kept. */
export function tableKey(seats: number, options: unknown): string {
  return `${seats} ${JSON.stringify(options)}`;
}

/** Enters a result: what to keep from now on, and what it is compared with. */
export function entered(
  memory: unknown,
  key: string,
  { match, result, isBetter }: { readonly match: string; readonly result: number; isBetter(one: number, other: number): boolean },
): { readonly memory: unknown; readonly compared: Compared } {
  const box = boxIn(memory);
  const kept = box[key];
  if (!isKept(kept)) return { memory: { ...box, [key]: { best: result, match, before: null } }, compared: { before: null, isBest: true } };
  if (kept.match === match) return { memory, compared: { before: kept.before, isBest: true } };
  if (!isBetter(result, kept.best)) return { memory, compared: { before: kept.best, isBest: false } };
  return { memory: { ...box, [key]: { best: result, match, before: kept.best } }, compared: { before: kept.best, isBest: true } };
}
