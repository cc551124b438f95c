import webPush from 'web-push';
import { cleanName } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import type { ListedBody, SessionBody, Store } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import type { PlayableGames } from '../tables/table-wish.ts';
import { Calls } from './calls.ts';
import { dailyData, digestData, hookCall, invitationData, type Meeting, meetingData, turnData, type Waiting } from './message.ts';
import { readAddress } from './public-address.ts';

/** The keys of web push; made at the first start. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.once('push keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}

const HOUR = 60 * 60;

/** How people are told, each as they chose. */
const WAYS = ['hook', 'push'] as const;
type Way = (typeof WAYS)[number];

/** What is wrong with an address to be called, if anything. */
export function webhookProblem(address: string, isPrivateAllowed: boolean): string | undefined {
  const read = readAddress(address, isPrivateAllowed);
  if (read === 'not https') return 'a webhook must be an https address';
  if (read === 'credentials') return 'the address of a webhook must not contain a name or a password';
  return read === 'not public' ? 'a webhook must have a public address' : undefined;
}

/** The endpoint of a push service, which has the usual port; undefined where it is none. */
export function pushEndpoint(address: string, isPrivateAllowed: boolean): URL | undefined {
  const read = readAddress(address, isPrivateAllowed);
  return typeof read === 'string' || (read.port !== '' && !isPrivateAllowed) ? undefined : read;
}

/** What telling people needs. */
interface TurnParts {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly games: PlayableGames;
  readonly contact: string;
  readonly isPrivateAllowed: boolean;
  readonly report: (error: unknown) => void;
  /** How long a table waits before it calls webhooks of the same host, or the browser of the same guest, again, in ms. */
  readonly pause: number;
}

/** Tells people who do not look at the table that it is their turn, in the way they chose. */
export class Turns {
  private readonly calls: Calls;
  /** When a table last called somebody. */
  private readonly called = new Map<string, number>();
  /** Who is to be told later, of which table. */
  private readonly later = new Map<string, NodeJS.Timeout>();

  constructor(private readonly parts: TurnParts) {
    this.calls = new Calls(parts.isPrivateAllowed);
  }

  /** It is the turn of these seats. */
  tell(room: Room, seats: readonly Seat[]): void {
    for (const holder of room.absent(seats)) void this.tellOne(room, holder).catch(this.parts.report);
  }

  /** Somebody is asked to a table by another. */
  invite(asked: SessionBody, { file }: Room, from: string): void {
    const table = this.waitingAt(file.body, [], asked.id);
    this.send(asked, invitationData(table, cleanName(from), toldTo(asked))).catch(this.parts.report);
  }

  /** Somebody wanted to be reminded of the tour of a day. */
  async remind(session: SessionBody, day: { readonly date: string; readonly number: number }): Promise<void> {
    await this.send(session, dailyData(day, toldTo(session)));
  }

  /** An evening or a club date begins soon. */
  async remindOf(session: SessionBody, meeting: Meeting): Promise<void> {
    await this.send(session, meetingData(meeting, toldTo(session)));
  }

  close(): void {
    for (const timer of this.later.values()) clearTimeout(timer);
  }

  private async tellOne(room: Room, holder: string, ways: readonly Way[] = WAYS): Promise<void> {
    const session = await this.parts.store.session(holder);
    if (!session || session.notices?.digest || room.file.body.silent?.includes(holder)) return;
    await Promise.all(ways.map(way => this.tellBy(way, room, session)));
  }

  /** Tells somebody of all tables that wait for them. */
  async tellDigest(session: SessionBody, tables: readonly Waiting[]): Promise<void> {
    await this.send(session, digestData(tables, toldTo(session)));
  }

  /** Tells somebody, in every way they chose; whoever cannot be reached is not told. */
  private async send(session: SessionBody, data: object): Promise<void> {
    await Promise.all(WAYS.map(way => this[way](session, data)));
  }

  /** A table as whoever waits there is told of it. */
  waitingAt({ id, game, holders }: ListedBody, seats: readonly SeatPlan[], session: string): Waiting {
    const others = seats.flatMap((plan, seat) => (holders[seat] !== session && plan.kind !== 'open' ? [plan.name] : []));
    return { id, game, title: this.parts.games[game]?.cover?.title ?? { en: game }, others };
  }

  private turnIn(room: Room, session: SessionBody): object {
    return turnData(this.waitingAt(room.file.body, room.row(session.id).seats as readonly SeatPlan[], session.id), toldTo(session));
  }

  /** Tells somebody of a turn, or waits until the table may call there again. */
  private async tellBy(way: Way, room: Room, session: SessionBody): Promise<void> {
    const called = this.calledBy(way, session);
    if (called === undefined) return;
    const [key, now] = [`${room.id} ${called}`, performance.now()];
    const wait = (this.called.get(key) ?? Number.NEGATIVE_INFINITY) + this.parts.pause - now;
    if (wait > 0) return this.tellLater(way, room, session.id, wait);
    this.called.set(key, now);
    if (this.called.size > 10_000) for (const [each, at] of this.called) if (at < now - this.parts.pause) this.called.delete(each);
    await this[way](session, this.turnIn(room, session));
  }

  /** Who is called at most once in a while: the host of a webhook, or the guest, as push services are the same for many. */
  private calledBy(way: Way, { id, webhook, push }: SessionBody): string | undefined {
    if (way === 'push') return push ? id : undefined;
    const url = webhook === null ? '' : readAddress(webhook, this.parts.isPrivateAllowed);
    return typeof url === 'string' ? undefined : url.hostname;
  }

  /** Tells somebody later whose turn it still is then. */
  private tellLater(way: Way, room: Room, holder: string, wait: number): void {
    const key = `${room.id} ${holder} ${way}`;
    if (this.later.has(key)) return;
    const timer = setTimeout(() => {
      this.later.delete(key);
      if (room.awaitsAbsent(holder)) this.tellOne(room, holder, [way]).catch(this.parts.report);
    }, wait);
    timer.unref();
    this.later.set(key, timer);
  }

  /** Whoever cannot be reached is not told. */
  private async hook({ id, webhook, notices }: SessionBody, data: object): Promise<void> {
    if (webhook) await this.calls.make(hookCall(webhook, notices?.kind ?? 'json', data), id).catch(() => {});
  }

  private async push(session: SessionBody, data: object): Promise<void> {
    const { store, keys, contact, isPrivateAllowed } = this.parts;
    const { push } = session;
    const url = push ? pushEndpoint(push.endpoint, isPrivateAllowed) : undefined;
    if (!push || !url) return;
    const subscription = { ...push, endpoint: url.href };
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(data), {
      vapidDetails: { subject: contact, ...keys },
      TTL: HOUR,
    });
    const status = await this.calls.make({ address: url.href, headers, body: body ?? '' }, session.id).catch(() => 0);
    if (status !== 404 && status !== 410) return;
    // Meanwhile the guest may have subscribed anew.
    await store.changeSession(session.id, now => (now.push?.endpoint === push.endpoint ? { ...now, push: null } : now));
  }
}

function toldTo({ notices }: SessionBody): Parameters<typeof turnData>[1] {
  return { language: notices?.language ?? 'en', ...(notices?.home === undefined ? {} : { home: notices.home }) };
}
