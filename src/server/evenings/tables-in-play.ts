import type { Evening } from '../../evenings/index.ts';
import { TableProblem } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { Refused } from '../refused.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { awayLong } from '../tables/substitutes.ts';

/** Who is at the tables of a round in play. */
export interface InPlay {
  /** The sessions whose page of a table is in sight. */
  readonly here: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, SeatsInPlay>;
}

interface SeatsInPlay {
  /** Where the table has waited for long for somebody who is away. */
  readonly missed: readonly Seat[];
  /** Where a bot plays now. */
  readonly bots: readonly Seat[];
}

/** So long what was seen is shown to all who look, in ms. */
const KNOWN = 3000;
const MOST_KNOWN = 1000;
const NOTHING: InPlay = { here: new Set(), tables: new Map() };

interface Parts {
  readonly tables: ServedTables;
  readonly clock: () => number;
}

/** Looks at the tables of evenings while they are played. */
export class TablesInPlay {
  private readonly known = new Map<string, { readonly at: number; readonly seen: Promise<InPlay> }>();

  constructor(private readonly parts: Parts) {}

  of(evening: Evening): Promise<InPlay> {
    if (evening.stage !== 'playing') return Promise.resolve(NOTHING);
    const now = this.parts.clock();
    const known = this.known.get(evening.id);
    if (known && now - known.at < KNOWN) return known.seen;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const seen = this.look(evening);
    this.known.set(evening.id, { at: now, seen });
    return seen;
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  private async look({ rounds }: Evening): Promise<InPlay> {
    const here = new Set<string>();
    const tables = new Map<string, SeatsInPlay>();
    for (const { id, result } of rounds.at(-1)?.tables ?? []) {
      if (result) continue;
      try {
        const room = await this.parts.tables.room(id);
        await room.refresh();
        const waiting = await room.waiting();
        for (const session of waiting.presence.here) here.add(session);
        const bots = (await room.seatsNow()).flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
        tables.set(id, { missed: awayLong(room.file.body, waiting, this.parts.clock()), bots });
      } catch (error) {
        // A table that cannot be opened is not played: its result is noted without it.
        if (!(error instanceof TableProblem || error instanceof Refused)) throw error;
      }
    }
    return { here, tables };
  }
}
