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

/** How much of something a session and an address may have in an hour. */
class Quota {
  private readonly bySession: Buckets;
  private readonly byAddress: Buckets;

  constructor(
    private readonly what: 'tables' | 'evenings' | 'clubs',
    private readonly most: number,
    crowd: number,
    clock: () => number,
  ) {
    this.bySession = new Buckets(anHour(most), clock);
    this.byAddress = new Buckets(anHour(most * crowd), clock);
  }

  count(session: string, address: string): void {
    const wait = Math.max(this.bySession.wait(session), this.byAddress.wait(address));
    if (wait > 0) throw new TooMany(this.what, `no more than ${this.most} new ${this.what} an hour; ${inWords(wait)}`);
    this.bySession.use(session, 1);
    this.byAddress.use(address, 1);
  }
}

/** How many tables, evenings and clubs a session and an address may set up, and how many tables in the lobby. */
export class Quotas {
  private readonly tables: Quota;
  private readonly evenings: Quota;
  private readonly clubs: Quota;
  private readonly listedByAddress: Buckets;
  private readonly asking: Buckets;
  private readonly asked: Buckets;
  private readonly reports: Buckets;
  private readonly reportsByAddress: Buckets;

  constructor(
    private readonly limits: Pick<
      Limits,
      'tablesAnHour' | 'eveningsAnHour' | 'clubsAnHour' | 'listed' | 'crowd' | 'invitations' | 'invited' | 'reportsADay'
    >,
    clock: () => number,
  ) {
    const { tablesAnHour, eveningsAnHour, clubsAnHour, listed, crowd, invitations, invited, reportsADay } = limits;
    this.tables = new Quota('tables', tablesAnHour, crowd, clock);
    this.evenings = new Quota('evenings', eveningsAnHour, crowd, clock);
    this.clubs = new Quota('clubs', clubsAnHour, crowd, clock);
    this.listedByAddress = new Buckets(anHour(listed * crowd), clock);
    this.asking = new Buckets(anHour(invitations), clock);
    this.asked = new Buckets(anHour(invited), clock);
    this.reports = new Buckets(aDay(reportsADay), clock);
    this.reportsByAddress = new Buckets(aDay(reportsADay * crowd), clock);
  }

  /** Counts a table that somebody sets, or refuses it. */
  countTable(session: string, { address }: Payer): void {
    this.tables.count(session, address);
  }

  countEvening(session: string, { address }: Payer): void {
    this.evenings.count(session, address);
  }

  countClub(session: string, { address }: Payer): void {
    this.clubs.count(session, address);
  }

  /** Counts that somebody asks another to a table, or refuses it. */
  countInvitation(session: string, asked: string): void {
    const wait = Math.max(this.asking.wait(session), this.asked.wait(asked));
    if (wait > 0) throw new TooMany('invitations', `too many invitations from you, or to this person; ${inWords(wait)}`);
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
