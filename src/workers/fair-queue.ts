/** Things that wait for something scarce. Whoever has many waiting gets no more turns than who has one. */
export class FairQueue<T> {
  private readonly own: T[] = [];
  /** In the order of their turns: who had one goes to the end. */
  private parts: Map<string, FairQueue<T>> | undefined;
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Lets something wait among what has the same share: the first name takes turns with other first names, and so on. */
  add(item: T, share: readonly string[], depth = 0): void {
    this.count++;
    const name = share[depth];
    if (name === undefined) return void this.own.push(item);
    this.parts ??= new Map();
    const part = this.parts.get(name) ?? new FairQueue<T>();
    this.parts.set(name, part);
    part.add(item, share, depth + 1);
  }

  /** What is next. */
  take(): T | undefined {
    const name = this.parts?.keys().next().value;
    const part = name === undefined ? undefined : this.parts?.get(name);
    if (this.own.length > 0 || !this.parts || name === undefined || !part) return this.taken(this.own.shift());
    const item = part.take();
    this.parts.delete(name);
    if (part.size > 0) this.parts.set(name, part);
    return this.taken(item);
  }

  /** How many turns are taken, at the most, from one turn of a share to its next. */
  round([name, ...names]: readonly string[]): number {
    if (name === undefined) return 1;
    const part = this.parts?.get(name);
    return ((this.parts?.size ?? 0) + (part ? 0 : 1)) * (part ?? new FairQueue<T>()).round(names);
  }

  private taken(item: T | undefined): T | undefined {
    this.count = Math.max(0, this.count - 1);
    return item;
  }
}
