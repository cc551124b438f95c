import type { Limits } from '../limits.ts';
import { inWords, TooMany } from '../too-many.ts';
import { type Allowance, Buckets } from './buckets.ts';
import type { Payer } from './budgets.ts';

const HOUR = 3600;

function anHour(most: number): Allowance {
  return { most, aSecond: most / HOUR };
}

function aDay(most: number): Allowance {
  return { most, aSecond: most / (24 * HOUR) };
}

/** How many tables a session and an address may set, how many of them in the lobby, and how often people ask each other to one. */
export class Quotas {
  private readonly bySession: Buckets;
  private readonly byAddress: Buckets;
  private readonly listedByAddress: Buckets;
  private readonly asking: Buckets;
  private readonly asked: Buckets;
  private readonly reports: Buckets;
  private readonly reportsByAddress: Buckets;

  constructor(
    private readonly limits: Pick<Limits, 'tablesAnHour' | 'listed' | 'crowd' | 'invitations' | 'invited' | 'reportsADay'>,
    clock: () => number,
  ) {
    const { tablesAnHour, listed, crowd, invitations, invited, reportsADay } = limits;
    this.bySession = new Buckets(anHour(tablesAnHour), clock);
    this.byAddress = new Buckets(anHour(tablesAnHour * crowd), clock);
    this.listedByAddress = new Buckets(anHour(listed * crowd), clock);
    this.asking = new Buckets(anHour(invitations), clock);
    this.asked = new Buckets(anHour(invited), clock);
    this.reports = new Buckets(aDay(reportsADay), clock);
    this.reportsByAddress = new Buckets(aDay(reportsADay * crowd), clock);
  }

  /** Counts a table that somebody sets, or refuses it. */
  countTable(session: string, { address }: Payer): void {
    const wait = Math.max(this.bySession.wait(session), this.byAddress.wait(address));
    if (wait > 0) throw new TooMany('tables', `no more than ${this.limits.tablesAnHour} new tables an hour; ${inWords(wait)}`);
    this.bySession.use(session, 1);
    this.byAddress.use(address, 1);
  }

  /** Counts that somebody asks another to a table, or refuses it. */
  countInvitation(session: string, asked: string): void {
    const wait = Math.max(this.asking.wait(session), this.asked.wait(asked));
    if (wait > 0) throw new TooMany('invitations', `too many have been asked, or they too often; ${inWords(wait)}`);
    this.asking.use(session, 1);
    this.asked.use(asked, 1);
  }

  /** The same for one in the lobby, where a session has so many already. */
  countListed(already: number, { address }: Payer): void {
    const { listed } = this.limits;
    if (already >= listed)
      throw new TooMany('listed', `no more than ${listed} of your tables in the lobby; begin or leave one of them first`);
    const wait = this.listedByAddress.wait(address);
    if (wait > 0) throw new TooMany('listed', `too many new tables in the lobby from your address; ${inWords(wait)}`);
    this.listedByAddress.use(address, 1);
  }

  /** Counts a report, or refuses it. */
  countReport(session: string, { address }: Payer): void {
    const wait = Math.max(this.reports.wait(session), this.reportsByAddress.wait(address));
    if (wait > 0) throw new TooMany('reports', `no more than ${this.limits.reportsADay} reports a day; ${inWords(wait)}`);
    this.reports.use(session, 1);
    this.reportsByAddress.use(address, 1);
  }
}
