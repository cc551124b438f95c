import webPush from 'web-push';
import type { Seat } from '../../kernel/index.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import { callWebhook, isPrivateName, publicAgent } from './webhook.ts';

/** The keys of web push; made at the first start. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.once('push keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}

const PATIENCE = 5000;
const HOUR = 60 * 60;

/** What telling people needs. */
interface TurnParts {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly contact: string;
  readonly isPrivateAllowed: boolean;
  readonly report: (error: unknown) => void;
}

/** Tells people who do not look at the table that it is their turn, in the way they chose. */
export class Turns {
  constructor(private readonly parts: TurnParts) {}

  /** It is the turn of these seats. */
  tell(room: Room, seats: readonly Seat[]): void {
    for (const holder of room.absent(seats)) {
      void this.tellOne(holder, { event: 'your turn', table: room.id, game: room.file.body.game }).catch(this.parts.report);
    }
  }

  private async tellOne(id: string, message: object): Promise<void> {
    const { store, isPrivateAllowed } = this.parts;
    const session = await store.session(id);
    if (session?.webhook) await callWebhook(session.webhook, message, isPrivateAllowed).catch(() => {});
    if (session?.push) await this.push(session, JSON.stringify(message));
  }

  private async push(session: SessionBody, text: string): Promise<void> {
    const { store, keys, contact, isPrivateAllowed } = this.parts;
    const { push } = session;
    if (!push || (!isPrivateAllowed && isPrivateName(new URL(push.endpoint)))) return;
    try {
      await webPush.sendNotification(push, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: HOUR,
        timeout: PATIENCE,
        ...(isPrivateAllowed ? {} : { agent: publicAgent }),
      });
    } catch (error) {
      const isGone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
      if (isGone) await store.changeSession({ ...session, push: null });
    }
  }
}
