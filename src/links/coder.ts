// A range coder: numbers into as few bytes as their likelihood allows, and back. Whole numbers only, so that every machine writes the same.

/** Writes numbers, or reads them. Whoever codes something says it once: a writer keeps the value, a reader finds it and ignores the one given. */
export interface Coder {
  readonly isReading: boolean;
  /** One of so many numbers, each as likely as any other. */
  below(sides: number, value: number): number;
  /** Yes or no; how likely each is, is learned from those before of the same name. */
  flag(name: string, value: boolean): boolean;
}

const WHOLE = 2 ** 32;
const LEAST = 2 ** 24;
/** Larger numbers are coded in two parts, lest the range be too small for them. */
const MOST_SIDES = 2 ** 16;
/** What was seen long ago counts less. */
const MOST_SEEN = 256;

/** How often each answer was seen under a name. */
class Answers {
  private readonly seen = new Map<string, [no: number, yes: number]>();

  /** The part of a range that belongs to "no", by the estimator of Krichevsky and Trofimov. */
  shareOfNo(name: string, range: number): number {
    const [no, yes] = this.seen.get(name) ?? [0, 0];
    return Math.floor((range * (2 * no + 1)) / (2 * (no + yes) + 2));
  }

  add(name: string, value: boolean): void {
    const counts = this.seen.get(name) ?? [0, 0];
    counts[value ? 1 : 0]++;
    if (counts[0] + counts[1] > MOST_SEEN) {
      counts[0] >>= 1;
      counts[1] >>= 1;
    }
    this.seen.set(name, counts);
  }
}

export class Writer implements Coder {
  readonly isReading = false;
  private readonly answers = new Answers();
  private readonly bytes: number[] = [];
  private low = 0;
  private range = WHOLE;

  below(sides: number, value: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= sides) throw new Error(`${value} is no number below ${sides}`);
    if (sides > MOST_SIDES) {
      this.below(Math.ceil(sides / MOST_SIDES), Math.floor(value / MOST_SIDES));
      this.below(MOST_SIDES, value % MOST_SIDES);
      return value;
    }
    const part = Math.floor(this.range / sides);
    this.narrow(part * value, value === sides - 1 ? this.range - part * value : part);
    return value;
  }

  flag(name: string, value: boolean): boolean {
    const no = this.answers.shareOfNo(name, this.range);
    this.answers.add(name, value);
    this.narrow(value ? no : 0, value ? this.range - no : no);
    return value;
  }

  /** All that was written. What a reader takes for granted, zeros at the end, is left out. */
  finish(): Uint8Array {
    this.narrow(Math.ceil(this.low / LEAST) * LEAST - this.low, 1);
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }

  private narrow(up: number, range: number): void {
    this.low += up;
    this.range = range;
    if (this.low >= WHOLE) {
      this.low -= WHOLE;
      this.carry();
    }
    while (this.range < LEAST) {
      this.bytes.push(Math.floor(this.low / LEAST));
      this.low = (this.low % LEAST) * 256;
      this.range *= 256;
    }
  }

  private carry(): void {
    let at = this.bytes.length - 1;
    while (this.bytes[at] === 255) this.bytes[at--] = 0;
    this.bytes[at] = (this.bytes[at] ?? 0) + 1;
  }
}

/** Reads what a writer has written; any other bytes are read as something too. */
export class Reader implements Coder {
  readonly isReading = true;
  private readonly answers = new Answers();
  private at = 0;
  private code = 0;
  private range = WHOLE;

  constructor(private readonly bytes: Uint8Array) {
    for (let byte = 0; byte < 4; byte++) this.code = this.code * 256 + this.next();
  }

  below(sides: number): number {
    if (sides > MOST_SIDES) {
      const value = this.below(Math.ceil(sides / MOST_SIDES)) * MOST_SIDES + this.below(MOST_SIDES);
      return Math.min(value, sides - 1);
    }
    const part = Math.floor(this.range / sides);
    const value = Math.min(sides - 1, Math.floor(this.code / part));
    this.narrow(part * value, value === sides - 1 ? this.range - part * value : part);
    return value;
  }

  flag(name: string): boolean {
    const no = this.answers.shareOfNo(name, this.range);
    const value = this.code >= no;
    this.answers.add(name, value);
    this.narrow(value ? no : 0, value ? this.range - no : no);
    return value;
  }

  private narrow(up: number, range: number): void {
    this.code -= up;
    this.range = range;
    while (this.range < LEAST) {
      this.code = this.code * 256 + this.next();
      this.range *= 256;
    }
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }
}
