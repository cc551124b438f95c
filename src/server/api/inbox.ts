import type { InTurn } from '../in-turn.ts';
import type { Limits } from '../limits.ts';
import type { Counts } from './counts.ts';

/** A ping, or a pong that nobody asked for: it costs as much as a message, and a ping is sent back. */
export interface SignOfLife {
  readonly echo: Buffer | undefined;
}

/** What a client says; undefined for what is no text. */
export type Said = string | SignOfLife | undefined;

/** A socket that has no more characters waiting is not closed for what others have said. */
const LITTLE = 16_000;

/** What an inbox needs of its client. */
interface InboxParts {
  readonly limits: Limits;
  readonly inTurn: InTurn;
  /** With whom the client takes turns: those of its address first. */
  readonly share: readonly [address: string, client: string];
  /** Characters that wait to be taken up, by address. */
  readonly unheard: Counts;
  /** How long the next message must wait, in ms; undefined for a client that is gone. */
  readonly pause: () => number | undefined;
  readonly take: (said: Said) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** What a client has said: taken up in order, and in turn with what others say. */
export class Inbox {
  private readonly waiting: Said[] = [];
  private length = 0;
  /** Nothing is taken up before it is known who speaks. */
  private isBusy = true;

  constructor(private readonly parts: InboxParts) {}

  /** Whether something that was said is being taken up, or waits for its turn. */
  get isTaking(): boolean {
    return this.isBusy;
  }

  /** Whether so much waits that nothing more need be read for now. */
  get isLong(): boolean {
    return this.length > LITTLE;
  }

  /** Whether there is space for one more. */
  add(said: Said): boolean {
    const { limits, unheard, share } = this.parts;
    const [address] = share;
    this.waiting.push(said);
    this.length += lengthOf(said);
    unheard.add(address, lengthOf(said));
    if (this.waiting.length > limits.queue || this.length > limits.queueLength) return false;
    if (this.isLong && (unheard.of(address) > limits.queueOfAddress || unheard.sum > limits.queueOfAll)) return false;
    if (!this.isBusy) this.goOn();
    return true;
  }

  clear(): void {
    this.waiting.length = 0;
    this.drop(this.length);
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
    const said = this.waiting.shift();
    this.drop(lengthOf(said));
    this.parts.take(said).then(this.goOn, error => {
      this.parts.report(error);
      this.goOn();
    });
  };

  private drop(length: number): void {
    this.length -= length;
    this.parts.unheard.drop(this.parts.share[0], length);
  }
}

function lengthOf(said: Said): number {
  return typeof said === 'string' ? said.length : (said?.echo?.length ?? 0);
}
