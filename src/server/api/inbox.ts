import type { Limits } from '../limits.ts';
import type { InTurn } from './in-turn.ts';

/** What an inbox needs of its client. */
interface InboxParts {
  readonly limits: Limits;
  readonly inTurn: InTurn;
  /** With whom the client takes turns. */
  readonly share: readonly string[];
  /** How long the next message must wait, in ms; undefined for a client that is gone. */
  readonly pause: () => number | undefined;
  readonly take: (text: string | undefined) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** What a client has said: taken up in order, and in turn with what others say. */
export class Inbox {
  /** What was said, as it was said; undefined for what was no text. */
  private readonly waiting: (string | undefined)[] = [];
  private length = 0;
  /** Nothing is taken up before it is known who speaks. */
  private isBusy = true;

  constructor(private readonly parts: InboxParts) {}

  /** Whether something that was said is being taken up, or waits for its turn. */
  get isTaking(): boolean {
    return this.isBusy;
  }

  /** Whether there is space for one more. */
  add(text: string | undefined): boolean {
    const { queue, queueLength } = this.parts.limits;
    this.waiting.push(text);
    this.length += text?.length ?? 0;
    if (this.waiting.length > queue || this.length > queueLength) return false;
    if (!this.isBusy) this.goOn();
    return true;
  }

  clear(): void {
    this.waiting.length = 0;
  }

  /** Waits for the turn of the next message. */
  readonly goOn = (): void => {
    this.isBusy = this.waiting.length > 0;
    if (this.isBusy) this.parts.inTurn.add(this.takeNext, this.parts.share);
  };

  private readonly takeNext = (): void => {
    const pause = this.parts.pause();
    if (pause === undefined) return;
    if (pause > 0) return void setTimeout(this.goOn, pause).unref();
    const text = this.waiting.shift();
    this.length -= text?.length ?? 0;
    this.parts.take(text).then(this.goOn, error => {
      this.parts.report(error);
      this.goOn();
    });
  };
}
