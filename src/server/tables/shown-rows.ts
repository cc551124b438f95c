import type { TableRow } from '../../protocol/index.ts';
import type { Watcher } from './watcher.ts';

/** How long it may take until others are shown who came and went, in ms. */
const PRESENCE = 300;

/** What a table's watchers are shown of who is there and how it stands: each only what has changed for them. */
export class ShownRows {
  private readonly shown = new WeakMap<Watcher, string>();
  private soon: NodeJS.Timeout | undefined;

  constructor(
    private readonly watchers: ReadonlyMap<Watcher, unknown>,
    private readonly rowFor: (session: string | undefined) => TableRow,
    /** Told when the watchers were shown who came and went. */
    private readonly onShown: () => void,
  ) {}

  /** Shows the row to somebody who asks for it, and to the others that somebody came. */
  greet(watcher: Watcher): void {
    this.shown.delete(watcher);
    this.showTo(watcher, this.rowFor(watcher.session));
    this.showSoon();
  }

  /** Shows the table to all for whom something about it has changed. */
  show(): void {
    const rows = new Map<string | undefined, TableRow>();
    for (const watcher of this.watchers.keys()) {
      // Whoever comes in just now is greeted at the end of that.
      if (!this.shown.has(watcher)) continue;
      const row = rows.get(watcher.session) ?? this.rowFor(watcher.session);
      rows.set(watcher.session, row);
      this.showTo(watcher, row);
    }
  }

  /** Somebody came or went: the others see it soon, however many come and go. */
  showSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.show();
      this.onShown();
    }, PRESENCE).unref();
  }

  close(): void {
    clearTimeout(this.soon);
  }

  private showTo(watcher: Watcher, row: TableRow): void {
    const { options, ...changing } = row;
    const shown = JSON.stringify(changing);
    if (this.shown.get(watcher) === shown) return;
    this.shown.set(watcher, shown);
    watcher.send({ table: row.id, row });
  }
}
