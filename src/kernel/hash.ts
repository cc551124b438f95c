// The hash of a state is needed at every entry of a record, so this is written for speed: two lanes of 32 bits in two variables,
// and the fields of an object are added up, so that no keys need be sorted.
let a = 0;
let b = 0;

/** A short name for a state, or any JSON value: equal values, equal names; the order of an object's keys does not matter. */
export function hash(value: unknown): string {
  a = 0xdeadbeef;
  b = 0x41c6ce57;
  feed(value);
  const c = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const d = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(c ^ (c >>> 13), 3266489909);
  return hex(d) + hex(c);
}

/** Stirs a value into both lanes; tags keep `1`, `"1"` and `[1]` apart. */
function feed(value: unknown): void {
  if (typeof value === 'string') return feedText(value);
  if (typeof value === 'number') return feedNumber(value);
  if (Array.isArray(value)) {
    stir(2);
    stir(value.length);
    // Not `for of`, which may make an object for every item, and not by index, which lets the compiler turn lists into such with holes.
    value.forEach(feed);
    return;
  }
  if (typeof value !== 'object' || value === null) return stir(value === true ? 3 : value === false ? 4 : 5);
  feedFields(value as Readonly<Record<string, unknown>>);
}

/** Each field is stirred from the same start, and the outcomes are added up. */
function feedFields(fields: Readonly<Record<string, unknown>>): void {
  stir(6);
  const startA = a;
  const startB = b;
  let sumA = 0;
  let sumB = 0;
  for (const name in fields) {
    const field = fields[name];
    if (field === undefined) continue;
    a = startA;
    b = startB;
    feedText(name);
    feed(field);
    sumA = (sumA + a) | 0;
    sumB = (sumB + b) | 0;
  }
  a = startA ^ sumA;
  b = startB ^ sumB;
  stir(7);
}

function feedNumber(value: number): void {
  stir(1);
  if ((value | 0) === value) stir(value);
  else feedText(String(value));
}

function feedText(text: string): void {
  stir(text.length + 8);
  // The lanes are kept in local variables along the text: most of the work is done here.
  let laneA = a;
  let laneB = b;
  for (let at = 0; at < text.length; at++) {
    const bits = text.charCodeAt(at);
    laneA = Math.imul(laneA ^ bits, 2654435761);
    laneA ^= laneA >>> 15;
    laneB = Math.imul(laneB ^ bits, 1597334677);
    laneB ^= laneB >>> 13;
  }
  a = laneA;
  b = laneB;
}

/** Multiply and xor, each lane with its own constants. */
function stir(bits: number): void {
  a = Math.imul(a ^ bits, 2654435761);
  a ^= a >>> 15;
  b = Math.imul(b ^ bits, 1597334677);
  b ^= b >>> 13;
}

/** The bytes as two digits each: the engine writes a number of 32 bits with a base of 16 far slower. */
const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  return `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;
}
