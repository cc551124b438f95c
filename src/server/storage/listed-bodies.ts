import { setImmediate as turn } from 'node:timers/promises';
import type { ListedBody, ListedFile, TableBody } from './records.ts';
import { parsed, readable, stageOf } from './rows.ts';
import type { Row, Sql } from './sql.ts';

/** Bodies that are kept, and bodies that are read before others have their turn. */
const MOST = 4000;
const AT_ONCE = 10;

/** What lists show of tables: all but their options, which may hold a whole game's content. Each is read once for every change of its table. */
export class ListedBodies {
  private readonly known = new Map<string, { readonly rev: number; readonly body: ListedBody | undefined }>();

  constructor(private readonly sql: Sql) {}

  /** The tables of rows that have their ids, revs and stages; one that cannot be read is left out, and hides no other. */
  async filesOf<R extends Row>(rows: readonly R[]): Promise<readonly (ListedFile & { readonly row: R })[]> {
    const missing = rows.filter(row => this.known.get(String(row.id))?.rev !== Number(row.rev)).map(row => String(row.id));
    const fresh = new Map<string, ListedBody>();
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      if (from > 0) await turn();
      for (const [id, body] of await this.read(missing.slice(from, from + AT_ONCE))) fresh.set(id, body);
    }
    return rows.flatMap(row => {
      const body = fresh.get(String(row.id)) ?? this.known.get(String(row.id))?.body;
      return body ? [{ body, rev: Number(row.rev), stage: stageOf(row), row }] : [];
    });
  }

  private async read(ids: readonly string[]): Promise<readonly (readonly [string, ListedBody])[]> {
    const { sql, known } = this;
    const rows = await sql.all(`select ${sql.text('id')}, rev, ${sql.text('body')} from tables where id ${sql.isOneOf('$1')}`, [
      JSON.stringify(ids),
    ]);
    return rows.flatMap(row => {
      const id = String(row.id);
      const [body] = readable([row], withoutOptions);
      known.delete(id);
      known.set(id, { rev: Number(row.rev), body });
      // The oldest go first.
      for (const oldest of known.keys()) {
        if (known.size <= MOST) break;
        known.delete(oldest);
      }
      return body ? [[id, body] as const] : [];
    });
  }
}

function withoutOptions(row: Row): ListedBody {
  const { options, ...body } = parsed<TableBody>(row);
  return body;
}
