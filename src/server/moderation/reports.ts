import { cleanText } from '../../host/index.ts';
import type { ReportWish } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { KeptReport, SessionBody, Store } from '../storage/index.ts';
import { cleanLine } from '../tables/names.ts';
import type { ServedTables } from '../tables/served-tables.ts';

interface ReportParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly clock: () => number;
}

/** Keeps what somebody reports about another, for whoever runs the server; the other never hears of it. */
export async function report({ store, tables, clock }: ReportParts, table: string, by: SessionBody, wish: ReportWish): Promise<void> {
  const reason = cleanText(wish.reason);
  if (reason === '') throw new Refused(400, 'reason', 'say in a few words what is wrong');
  const subject = 'line' in wish ? await saidIn(store, table, wish.line) : await sittingAt(tables, table, wish.seat);
  if (subject.against === by.id) throw new Refused(400, 'yourself', 'you cannot report yourself');
  const kept = await store.addReport({ id: secret(), table, by: by.id, at: clock(), reason, ...subject });
  if (!kept) throw new Refused(409, 'reported', 'you have reported this already');
}

type Subject = Pick<KeptReport, 'about' | 'against' | 'name' | 'said'>;

async function saidIn(store: Store, table: string, number: number): Promise<Subject> {
  const found = await store.line(table, number);
  if (!found) throw new Refused(404, 'no such line', 'there is no such line at this table');
  const { name, text } = cleanLine(found.line);
  const file = found.by === undefined ? await store.table(table) : undefined;
  const against = found.by ?? file?.body.holders[found.line.seat ?? -1] ?? null;
  return { about: `line ${number}`, against, name, said: text };
}

async function sittingAt(tables: ServedTables, table: string, seat: number): Promise<Subject> {
  const room = await tables.room(table);
  await room.refresh();
  const plan = (await room.seatsNow())[seat];
  const against = room.file.body.holders[seat] ?? room.file.body.leavers?.[seat] ?? null;
  if (!plan || plan.kind === 'open' || against === null) throw new Refused(409, 'seat', `nobody is in seat ${seat}`);
  const { welcome } = room.file.body;
  // What a host has said to guests is no line of the chat.
  return { about: `seat ${seat}`, against, name: plan.name, ...(welcome?.by === against ? { said: cleanText(welcome.text) } : {}) };
}
