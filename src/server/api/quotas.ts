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

/** How many tables a session and an address may set, and how many of them in the lobby. */
export class Quotas {
  private readonly bySession: Buckets;
  private readonly byAddress: Buckets;
  private readonly listedByAddress: Buckets;
  private readonly reports: Buckets;
  private readonly reportsByAddress: Buckets;

  constructor(
    private readonly limits: Pick<Limits, 'tablesAnHour' | 'listed' | 'reportsADay' | 'crowd'>,
    clock: () => number,
  ) {
    const { tablesAnHour, listed, reportsADay, crowd } = limits;
    this.bySession = new Buckets(anHour(tablesAnHour), clock);
    this.byAddress = new Buckets(anHour(tablesAnHour * crowd), clock);
    this.listedByAddress = new Buckets(anHour(listed * crowd), clock);
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
