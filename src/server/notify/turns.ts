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

/** Tells people who do not look at the table that it is their turn, in the way they chose. */
export class Turns {
  constructor(
    private readonly store: Store,
    private readonly keys: PushKeys,
    private readonly contact: string,
    private readonly isPrivateAllowed: boolean,
    private readonly report: (error: unknown) => void,
  ) {}

  /** It is the turn of these seats. */
  tell(room: Room, seats: readonly Seat[]): void {
    for (const holder of room.absent(seats)) {
      void this.tellOne(holder, { event: 'your turn', table: room.id, game: room.file.body.game }).catch(this.report);
    }
  }

  private async tellOne(id: string, message: object): Promise<void> {
    const session = await this.store.session(id);
    if (session?.webhook) await callWebhook(session.webhook, message, this.isPrivateAllowed).catch(() => {});
    if (session?.push) await this.push(session, JSON.stringify(message));
  }

  private async push(session: SessionBody, text: string): Promise<void> {
    const { push } = session;
    if (!push || (!this.isPrivateAllowed && isPrivateName(new URL(push.endpoint)))) return;
    try {
      await webPush.sendNotification(push, text, {
        vapidDetails: { subject: this.contact, ...this.keys },
        TTL: HOUR,
        timeout: PATIENCE,
        ...(this.isPrivateAllowed ? {} : { agent: publicAgent }),
      });
    } catch (error) {
      const isGone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
      if (isGone) await this.store.changeSession({ ...session, push: null });
    }
  }
}
