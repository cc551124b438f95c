import type { Limits } from '../limits.ts';
import type { Payer } from './budgets.ts';

/** What waits for one client is added up with what waits for others from so many bytes on, and so often, in ms. */
const LITTLE = 64_000;
const WEIGHED_EVERY = 100;

/** Somebody for whom bytes wait that they have not read. */
export interface Reader {
  readonly payer: Payer;
  readonly unread: () => number;
}

/** An answer to a request, until all of it is read. */
interface AnswerReader extends Reader {
  readonly cutOff: () => void;
}

/** What waits for who does not read it: by sockets, and by requests. */
export class Backlog {
  private readonly sockets = new Set<Reader>();
  private readonly answers = new Set<AnswerReader>();
  private weight = { at: 0, ofAll: 0, of: new Map<string, number>() };

  constructor(private readonly limits: Pick<Limits, 'backlog' | 'backlogOfAddress' | 'backlogOfAll'>) {}

  /** Bytes that wait in all. */
  get ofAll(): number {
    return this.weighed().ofAll;
  }

  add(socket: Reader): void {
    this.sockets.add(socket);
  }

  drop(socket: Reader): void {
    this.sockets.delete(socket);
  }

  /** Counts an answer from now on, and gives the way to end that. Whoever has too many unread is cut off, though an answer may be long. */
  addAnswer(answer: AnswerReader): () => void {
    this.answers.add(answer);
    this.weighed();
    return () => this.answers.delete(answer);
  }

  /** Whether too much waits for a socket: for itself, or together with others that do not read either. */
  isTooSlow(socket: Reader): boolean {
    const own = socket.unread();
    if (own <= LITTLE) return false;
    return own > this.limits.backlog || this.isOver(this.weighed(), socket);
  }

  private isOver({ ofAll, of }: Backlog['weight'], { payer }: Reader): boolean {
    return (of.get(payer.address) ?? 0) > this.limits.backlogOfAddress || ofAll > this.limits.backlogOfAll;
  }

  private weighed() {
    const at = performance.now();
    if (at < this.weight.at + WEIGHED_EVERY) return this.weight;
    const weight = { at, ofAll: 0, of: new Map<string, number>() };
    const count = ({ address }: Payer, bytes: number) => {
      weight.ofAll += bytes;
      weight.of.set(address, (weight.of.get(address) ?? 0) + bytes);
    };
    for (const readers of [this.sockets, this.answers]) for (const reader of readers) count(reader.payer, reader.unread());
    this.weight = weight;
    for (const answer of this.answers) {
      const unread = answer.unread();
      if (unread <= LITTLE || !this.isOver(weight, answer)) continue;
      count(answer.payer, -unread);
      answer.cutOff();
    }
    return weight;
  }
}
