import { troubleOf } from './trouble.ts';

/** How long it is believed that writing works after it did, and that it fails after it failed, in ms. */
const TRUSTED = 5000;
const DOUBTED = 1000;

/** Whether a store can be written: as the last write went, or, where that was long ago, as a small one goes now. */
export class Writing {
  private at = Number.NEGATIVE_INFINITY;
  private trouble: string | undefined;
  private trying: Promise<void> | undefined;

  constructor(private readonly attempt: () => Promise<unknown>) {}

  readonly worked = (): void => this.note(undefined);

  readonly failed = (error: unknown): void => this.note(troubleOf(error));

  /** Why nothing can be written; undefined while it can be. */
  async problem(): Promise<string | undefined> {
    if (Date.now() - this.at >= (this.trouble === undefined ? TRUSTED : DOUBTED)) {
      this.trying ??= this.attempt()
        .then(this.worked, this.failed)
        .finally(() => {
          this.trying = undefined;
        });
      await this.trying;
    }
    return this.trouble;
  }

  private note(trouble: string | undefined): void {
    this.at = Date.now();
    this.trouble = trouble;
  }
}
