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
    this.showTo(watcher, writtenOf(this.rowFor(watcher.session)));
    this.showSoon();
  }

  /** Shows the table to all for whom something about it has changed. */
  show(): void {
    const rows = new Map<string | undefined, Written>();
    for (const watcher of this.watchers.keys()) {
      // Whoever comes in just now is greeted at the end of that.
      if (!this.shown.has(watcher)) continue;
      const row = rows.get(watcher.session) ?? writtenOf(this.rowFor(watcher.session));
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

  private showTo(watcher: Watcher, { row, text }: Written): void {
    if (this.shown.get(watcher) === text) return;
    this.shown.set(watcher, text);
    watcher.send({ table: row.id, row });
  }
}

/** A row, and what may change of it as a text. */
interface Written {
  readonly row: TableRow;
  readonly text: string;
}

function writtenOf(row: TableRow): Written {
  const { options, ...changing } = row;
  return { row, text: JSON.stringify(changing) };
}
