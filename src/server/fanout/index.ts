import type { Post } from './post.ts';
import { postgresPost } from './postgres.ts';
import { redisPost } from './redis.ts';

/** What changed about a table: something was done, who sits there, something was said, somebody points or writes, who looks at it, the orders of a seat; or the question who looks. */
type Change = 'deed' | 'row' | 'chat' | 'point' | 'writing' | 'here' | 'who' | 'orders';
const CHANGES: readonly string[] = ['deed', 'row', 'chat', 'point', 'writing', 'here', 'who', 'orders'] satisfies readonly Change[];

/** A change of a table, what is told with it, and the process that tells. */
export interface ChangeNews {
  readonly change: Change;
  readonly table: string;
  readonly more?: string;
  readonly from?: string;
}

/** Messages over Redis or PostgreSQL, whichever is configured; a single process needs none. */
export function openPost(
  { redisUrl, databaseUrl }: { readonly redisUrl?: string | undefined; readonly databaseUrl?: string | undefined },
  hear: (message: string) => void,
  report: (error: unknown) => void,
): Post | undefined {
  if (redisUrl !== undefined) return redisPost(redisUrl, hear, report);
  if (databaseUrl !== undefined) return postgresPost(databaseUrl, hear, report);
  return undefined;
}

/** Longest message: PostgreSQL takes 8000 bytes. */
const LONGEST = 7500;

/** Tells the other processes which tables changed, a message for all that changed in one turn of the loop. */
export class Fanout {
  private readonly changed = new Set<string>();
  private post: Post | undefined;

  constructor(
    private readonly me: string,
    private readonly hear: (news: ChangeNews) => void,
    private readonly report: (error: unknown) => void,
  ) {}

  open(where: Parameters<typeof openPost>[0]): void {
    this.post = openPost(where, message => this.read(message), this.report);
  }

  /** Whether messages of other processes arrive; a single process needs none. */
  get isHearing(): boolean {
    return this.post?.isOpen ?? true;
  }

  /** Why this process hears nothing, in a word; undefined while it does. */
  get problem(): string | undefined {
    return this.post && !this.post.isOpen ? (this.post.problem ?? 'not connected yet') : undefined;
  }

  /** Tells of a change; `more` is what the store does not tell the others. */
  tell(change: Change, table: string, more = ''): void {
    if (!this.post) return;
    this.changed.add(`${change} ${table} ${encodeURIComponent(more)}`);
    if (this.changed.size === 1) setImmediate(() => this.flush());
  }

  async close(): Promise<void> {
    await this.post?.close();
    this.post = undefined;
  }

  private flush(): void {
    const all = [...this.changed];
    this.changed.clear();
    let message = this.me;
    for (const each of all) {
      if (message.length + each.length >= LONGEST) {
        this.send(message);
        message = this.me;
      }
      message += `\n${each}`;
    }
    this.send(message);
  }

  private send(message: string): void {
    void this.post?.send(message).catch(this.report);
  }

  private read(message: string): void {
    const [from = '', ...changes] = message.split('\n');
    if (from === this.me) return;
    for (const each of changes) {
      const [change, table, more = ''] = each.split(' ');
      if (table && isChange(change)) this.hear({ change, table, more: decodeURIComponent(more), from });
    }
  }
}

function isChange(word: string | undefined): word is Change {
  return word !== undefined && CHANGES.includes(word);
}
