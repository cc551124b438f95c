import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { cleanName, distinctName } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { type Data, strict } from '../../protocol/data.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { namesAt } from './names.ts';
import type { Watcher } from './watcher.ts';

/** More names than that fill a page. */
const MOST_NAMES = 20;
/** The same of what processes tell each other, and how long each may be: a message of PostgreSQL is short. */
const MOST_NAMES_TOLD = 5;
const LONGEST_NAME_TOLD = 24;
const MOST_SEATED = 16;
/** What another process said is believed for so long, in ms; it says so again more often than that. */
const BELIEVED = 35_000;

/** Who looks at a table. */
export interface Presence {
  /** The sessions that have a page in sight. */
  readonly here: ReadonlySet<string>;
  /** Those and the sessions whose page is open and out of sight. */
  readonly connected: ReadonlySet<string>;
  /** Since when those do not look who hold a seat and did. */
  readonly since: ReadonlyMap<string, number>;
  /** How many look on without a seat, and what those are called who have a name: as nobody who is seated. */
  readonly watching: number;
  readonly watchers: readonly string[];
}

/** What a process tells the others of those who look at a table by way of it. */
const Told = Type.Object(
  {
    seated: Type.Array(Type.Object({ session: Type.String(), isAway: Type.Boolean() }, strict), { maxItems: MOST_SEATED }),
    watching: Type.Integer({ minimum: 0 }),
    names: Type.Array(Type.String(), { maxItems: MOST_NAMES_TOLD }),
  },
  strict,
);
type Told = Data<typeof Told>;
const readable = Compile(Told);
const NOBODY = JSON.stringify({ seated: [], watching: 0, names: [] } satisfies Told);

/** Who looks at one table: by way of this process, and as the others tell. */
export class PeopleThere {
  private readonly here = new Set<Watcher>();
  private readonly elsewhere = new Map<string, Told & { readonly at: number }>();
  private readonly since = new Map<string, number>();
  private known: { readonly holders: Holders; readonly seats: readonly SeatPlan[]; readonly presence: Presence } | undefined;
  private last = NOBODY;

  constructor(
    private readonly holders: () => Holders,
    /** The seats as they are now. */
    private readonly seats: () => readonly SeatPlan[],
    private readonly clock: () => number,
  ) {}

  get isEmpty(): boolean {
    return this.here.size === 0;
  }

  come(watcher: Watcher): void {
    this.here.add(watcher);
    this.look();
  }

  go(watcher: Watcher): void {
    this.here.delete(watcher);
    this.look();
  }

  get presence(): Presence {
    const [holders, seats] = [this.holders(), this.seats()];
    if (this.known?.holders !== holders || this.known.seats !== seats) this.known = { holders, seats, presence: this.seen(holders, seats) };
    return this.known.presence;
  }

  /** The sessions that hold some of the seats and do not look at the table. */
  absent(seats: readonly Seat[]): ReadonlySet<string> {
    const { here } = this.presence;
    const holding = seats.flatMap(seat => this.holders()[seat] ?? []);
    return new Set(holding.filter(session => !here.has(session)));
  }

  /** Looks again who is there: somebody came, went, or looks elsewhere. */
  look(): void {
    const before = this.known?.presence.here ?? new Set();
    this.known = undefined;
    const { here } = this.presence;
    const holders = this.holders();
    for (const session of before) if (!here.has(session) && holders.includes(session)) this.since.set(session, this.clock());
    for (const session of this.since.keys()) if (here.has(session) || !holders.includes(session)) this.since.delete(session);
  }

  /** What the other processes are to be told; undefined where they know. */
  news(isAgain: boolean): string | undefined {
    const told = this.told();
    if (told === this.last && (!isAgain || told === NOBODY)) return undefined;
    this.last = told;
    return told;
  }

  /** Another process told who is there. */
  hear(process: string, text: string): void {
    const told: unknown = JSON.parse(text);
    if (!readable.Check(told)) return;
    if (text === NOBODY) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { ...told, at: this.clock() });
    this.look();
  }

  /** Whether a process has not been heard of for long: it has ended, and whoever was there by way of it has gone. */
  forgetSilent(): boolean {
    const silent = [...this.elsewhere].filter(([, { at }]) => at < this.clock() - BELIEVED);
    for (const [process] of silent) this.elsewhere.delete(process);
    if (silent.length > 0) this.look();
    return silent.length > 0;
  }

  private seen(holders: Holders, seats: readonly SeatPlan[]): Presence {
    const [here, connected, names] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
    let watching = 0;
    for (const { session, name = '', isAway } of this.here) {
      if (session === undefined) watching++;
      else {
        connected.add(session);
        if (!isAway) here.add(session);
        if (!holders.includes(session)) names.set(session, name);
      }
    }
    const others = [...this.elsewhere.values()];
    for (const { seated } of others)
      for (const { session, isAway } of seated) {
        connected.add(session);
        if (!isAway) here.add(session);
      }
    for (const told of others) watching += told.watching;
    const shown = [...names.values(), ...others.flatMap(told => told.names)].map(cleanName).filter(Boolean).slice(0, MOST_NAMES);
    const seated = namesAt(seats);
    const watchers = shown.map(name => distinctName(name, seated));
    return { here, connected, since: this.since, watching: watching + names.size, watchers };
  }

  private told(): string {
    const holders = this.holders();
    const [seated, names] = [new Map<string, boolean>(), new Map<string, string>()];
    let strangers = 0;
    for (const { session, name = '', isAway = false } of this.here)
      if (session === undefined) strangers++;
      else if (holders.includes(session)) seated.set(session, isAway && (seated.get(session) ?? true));
      else names.set(session, name);
    const told: Told = {
      seated: [...seated].map(([session, isAway]) => ({ session, isAway })),
      watching: strangers + names.size,
      names: [...names.values()]
        .map(name => cleanName(name).slice(0, LONGEST_NAME_TOLD))
        .filter(Boolean)
        .slice(0, MOST_NAMES_TOLD),
    };
    return JSON.stringify(told);
  }
}

type Holders = readonly (string | null)[];
