/** How many of something everybody has. */
export class Counts {
  private readonly counts = new Map<string, number>();
  /** How many there are of it in all. */
  sum = 0;

  of(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  /** One more, or so many, and how many that makes. */
  add(who: string, more = 1): number {
    const count = this.of(who) + more;
    this.counts.set(who, count);
    this.sum += more;
    return count;
  }

  drop(who: string, less = 1): void {
    const left = this.of(who) - less;
    this.sum -= less;
    if (left > 0) this.counts.set(who, left);
    else this.counts.delete(who);
  }
}
