import { playersOf } from '../../evenings/index.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { Meeting } from './message.ts';

/** How often it is looked for who is to be reminded, in ms. */
const PAUSE = 60_000;
const MOST = 50;
const [MINUTE, HOUR] = [60_000, 3_600_000];
/** How long before it begins people are reminded; where that has passed already, the second. */
const AHEAD = [HOUR, 10 * MINUTE];
/** So late nobody is reminded any more, in ms. */
const TOO_LATE = 10 * MINUTE;

export function aboutEvening(id: string): string {
  return `evening ${id}`;
}

export function aboutClub(id: string): string {
  return `club ${id}`;
}

/** When people are reminded of what begins at a time. */
export function reminderFor(at: number, now: number): number {
  return AHEAD.map(ahead => at - ahead).find(due => due > now) ?? at;
}

interface AppointmentParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
  readonly tell: (session: SessionBody, meeting: Meeting) => Promise<void>;
}

/** Reminds people of evenings where they play, and of the dates of their clubs. */
export class Appointments {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: AppointmentParts) {}

  begin(): void {
    this.timer = setInterval(() => void this.remind().catch(this.parts.report), PAUSE).unref();
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** Reminds of all that is due; each process takes others. */
  async remind(): Promise<void> {
    const { store, clock } = this.parts;
    for (;;) {
      const due = await store.takeAppointments(clock(), MOST);
      await Promise.all(due.map(about => this.remindOf(about)));
      if (due.length < MOST) return;
    }
  }

  private async remindOf(about: string): Promise<void> {
    const { store, clock, tell, report } = this.parts;
    const [kind, id = ''] = about.split(' ');
    const found = kind === 'evening' ? await this.evening(id) : await this.club(id);
    if (!found || found.meeting.at < clock() - TOO_LATE) return;
    const people = await store.sessions(found.people);
    // Together: one who cannot be reached holds up nobody.
    await Promise.all(people.map(session => tell(session, found.meeting).catch(report)));
  }

  private async evening(id: string): Promise<Reminded | undefined> {
    const { store, clock } = this.parts;
    const body = (await store.evening(id))?.body;
    if (body?.stage !== 'gathering' || body.at === undefined) return undefined;
    const people = [body.host, ...playersOf(body).map(({ session }) => session)].filter(each => each !== null);
    return { people: [...new Set(people)], meeting: { kind: 'evening', id, name: body.name, at: body.at, now: clock() } };
  }

  private async club(id: string): Promise<Reminded | undefined> {
    const { store, clock } = this.parts;
    const body = (await store.club(id))?.body;
    if (!body || body.next === null) return undefined;
    const people = body.members.map(({ session }) => session);
    return { people, meeting: { kind: 'club', id: body.link, name: body.name, at: body.next, now: clock() } };
  }
}

interface Reminded {
  readonly people: readonly string[];
  readonly meeting: Meeting;
}
