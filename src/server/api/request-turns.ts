import { FairQueue } from '../../workers/fair-queue.ts';
import type { InTurn } from '../in-turn.ts';
import type { Payer } from './budgets.ts';

/** The requests of an address. */
interface Line {
  underWay: number;
  readonly waiting: FairQueue<() => void>;
}

/** Takes up requests: few of an address are under way at the same time, and addresses take turns, also with what sockets say. */
export class RequestTurns {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly inTurn: InTurn,
    private readonly most: number,
  ) {}

  add({ address, token = '' }: Payer, begin: () => void): void {
    const line = this.lines.get(address) ?? { underWay: 0, waiting: new FairQueue() };
    this.lines.set(address, line);
    line.waiting.add(() => this.inTurn.add(begin, [address, token]), [token]);
    this.goOn(address, line);
  }

  /** Lets one take its turn, however many of its address are under way. */
  addBesides({ address, token = '' }: Payer, begin: () => void): void {
    this.inTurn.add(begin, [address, token]);
  }

  /** One that had begun is answered. */
  end(address: string): void {
    const line = this.lines.get(address);
    if (!line) return;
    line.underWay--;
    this.goOn(address, line);
  }

  private goOn(address: string, line: Line): void {
    for (; line.underWay < this.most && line.waiting.size > 0; line.underWay++) line.waiting.take()?.();
    if (line.underWay === 0) this.lines.delete(address);
  }
}
