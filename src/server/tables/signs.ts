// Signs that people at a table give each other and nobody keeps: pointing at something, writing a line.
import type { Seat } from '../../kernel/index.ts';
import type { Pointing } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { TableFile } from '../storage/index.ts';
import { seatsOf } from './holders.ts';

/** That a seat writes is told once in so long, in ms, by however many of its pages it is said. */
const WRITING = 3000;

/** A sign, as the watchers of a table are sent it. */
export type Sign = { readonly point: Pointing } | { readonly writing: Seat };

interface SignsParts {
  readonly file: () => TableFile;
  readonly isTeam: boolean;
  readonly clock: () => number;
  /** Shows a sign to all who look at the table by way of this process. */
  readonly show: (sign: Sign) => void;
  /** Tells the other processes of it. */
  readonly pass: (sign: Sign) => void;
}

/** The signs that are given at one table. */
export class Signs {
  private readonly wrote = new Map<Seat, number>();

  constructor(private readonly parts: SignsParts) {}

  /** Whether partners may point here: those who win or lose together. */
  get mayPoint(): boolean {
    return this.parts.isTeam && this.parts.file().stage === 'playing';
  }

  /** Shows the others what somebody seated points at. */
  point(by: string | undefined, point: Pointing): void {
    if (!this.mayPoint)
      throw new Refused(409, 'no pointing', 'at this table nobody points: players are not partners, or the match is not played');
    this.mustHold(by, point.seat);
    this.give({ point });
  }

  /** Shows the others that somebody seated writes. */
  write(by: string | undefined, writing: Seat): void {
    this.mustHold(by, writing);
    const now = this.parts.clock();
    if (now < (this.wrote.get(writing) ?? Number.NEGATIVE_INFINITY) + WRITING) return;
    this.wrote.set(writing, now);
    this.give({ writing });
  }

  private give(sign: Sign): void {
    this.parts.show(sign);
    this.parts.pass(sign);
  }

  private mustHold(by: string | undefined, seat: Seat): void {
    if (!seatsOf(this.parts.file().body, by).includes(seat)) throw new Refused(403, 'not yours', `seat ${seat} is not yours`);
  }
}
