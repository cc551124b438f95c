/** Collects what is to be written while a commit is in flight, writes it all in one, then resolves all of them. There is no timer: a single write is not delayed. */
export class GroupCommit<T, R> {
  private waiting: { readonly item: T; readonly done: (result: R) => void; readonly failed: (error: unknown) => void }[] = [];
  private isRunning = false;
  private idle: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (items: readonly T[]) => Promise<readonly R[]>,
    private readonly most: number,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.isRunning) this.idle = this.run();
    });
  }

  /** When everything collected so far is written. */
  async settled(): Promise<void> {
    while (this.isRunning) await this.idle;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    // Whatever arrived in the same turn of the loop belongs to the first commit, and so does what was read meanwhile: it is taken up a turn later.
    await new Promise(resolve => setImmediate(() => setImmediate(resolve)));
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, this.most);
      try {
        const results = await this.write(group.map(({ item }) => item));
        for (const [at, { done }] of group.entries()) done(results[at] as R);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.isRunning = false;
  }
}
