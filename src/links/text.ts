// Texts in a link: what was written before is pointed at, the rest is written letter by letter.
import type { Coder } from './coder.ts';
import { LinkProblem } from './problem.ts';

/** Nobody reads more than this out of a link, in bytes: as much for a position or content of one's own, and for a name or a seed. */
export const LONG_TEXT = 100_000;
const SHORT_TEXT = 800;
/** A shorter repetition costs less written out. */
const SHORTEST = 3;
/** So many earlier places are looked at for a repetition. */
const MOST_PLACES = 64;

/** A whole number from 0 on; small ones are short. */
export function codeCount(coder: Coder, name: string, value: number): number {
  const wanted = Math.floor(Math.log2(value + 1));
  let bits = 0;
  while (bits < 24 && coder.flag(`${name} ${bits}`, bits < wanted)) bits++;
  return coder.below(2 ** bits, value + 1 - 2 ** wanted) + 2 ** bits - 1;
}

interface TextPlace {
  readonly most?: number;
  /** A text that both sides know, and which this one may repeat. */
  readonly before?: string;
}

/** A text; `name` says with which others it has its letters in common. */
export function codeText(coder: Coder, name: string, text: string, { most = SHORT_TEXT, before = '' }: TextPlace = {}): string {
  const start = new TextEncoder().encode(before);
  const known = new TextEncoder().encode(before + text);
  const length = codeCount(coder, `${name} length`, known.length - start.length);
  if (length > most) throw new LinkProblem('broken');
  const bytes = new Uint8Array(start.length + length);
  bytes.set(start);
  const places = new Places();
  if (!coder.isReading) for (const at of start.keys()) places.add(known, at);
  for (let at = start.length; at < bytes.length; ) {
    const found = coder.isReading ? undefined : places.longest(known, at);
    const run = at > 0 && coder.flag(`${name} again`, found !== undefined) ? codeRepetition(coder, name, at, found) : undefined;
    const taken = run ? Math.min(run.length, bytes.length - at) : 1;
    for (let each = 0; each < taken; each++) {
      bytes[at + each] = run ? (bytes[run.from + each] ?? 0) : codeByte(coder, name, bytes[at - 1] ?? 0, known[at] ?? 0);
      if (!coder.isReading) places.add(known, at + each);
    }
    at += taken;
  }
  return new TextDecoder().decode(bytes.subarray(start.length));
}

interface Repetition {
  readonly from: number;
  readonly length: number;
}

function codeRepetition(coder: Coder, name: string, at: number, found: Repetition | undefined): Repetition {
  const length = codeCount(coder, `${name} run`, (found?.length ?? SHORTEST) - SHORTEST) + SHORTEST;
  const back = codeCount(coder, `${name} back`, at - (found?.from ?? 0) - 1) + 1;
  if (back > at) throw new LinkProblem('broken');
  return { from: at - back, length };
}

/** A byte bit by bit, each by what stood before it and by the last byte. */
function codeByte(coder: Coder, name: string, last: number, value: number): number {
  let byte = 1;
  for (let bit = 7; bit >= 0; bit--) byte = byte * 2 + Number(coder.flag(`${name} ${kindOf(last)} ${byte}`, ((value >> bit) & 1) === 1));
  return byte - 256;
}

/** Letters, figures, brackets: what is likely next depends on which it was. */
function kindOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return 1;
  return byte > 0x40 ? 2 : byte === 0 ? 2 : 3;
}

/** Where each three bytes have stood before. */
class Places {
  private readonly places = new Map<number, number[]>();

  add(bytes: Uint8Array, at: number): void {
    const key = keyAt(bytes, at);
    this.places.set(key, [at, ...(this.places.get(key) ?? [])].slice(0, MOST_PLACES));
  }

  longest(bytes: Uint8Array, at: number): Repetition | undefined {
    let found: Repetition | undefined;
    for (const from of at + SHORTEST <= bytes.length ? (this.places.get(keyAt(bytes, at)) ?? []) : []) {
      let length = 0;
      while (at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++;
      if (length > (found?.length ?? SHORTEST - 1)) found = { from, length };
    }
    return found;
  }
}

function keyAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
}
