// A table where somebody waits for another, and could say already what they would answer.
import { supposed, supposedAfter } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import type { OrderLine, TableRow, TableSight } from '../../protocol/index.ts';
import { type Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';

/** Two at a table: one is to move, the other waits. */
export interface WaitingTable {
  readonly id: string;
  readonly mover: Client;
  readonly waiter: Client;
  readonly seat: Seat;
  readonly number: number;
  /** What the mover may do, what the waiter would then do, and what the mover may do instead. */
  readonly line: OrderLine;
  readonly theirs: OrderLine['if'][number];
  readonly other: OrderLine['if'][number];
}

/** Plays until one waits for a move of the other that needs no luck, and can answer it. */
export async function waitingTable(mia: Client, jonas: Client): Promise<WaitingTable> {
  const game = await gameNamed('tour-operator');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf(game.id, ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  for (;;) {
    const [mover = 0, ...more] = (await mia.sight(id, 'public')).awaiting;
    const people = mover === 0 ? { mover: mia, waiter: jonas } : { mover: jonas, waiter: mia };
    const sight = await people.waiter.sight(id, 1 - mover);
    const found = more.length === 0 ? lineIn(game, sight, mover) : undefined;
    if (found) return { id, ...people, seat: 1 - mover, number: sight.number, ...found };
    await people.mover.ask(id, moveFor(game, await people.mover.sight(id, mover), mover, 'on'));
  }
}

function lineIn(game: AnyGame, { options, version = 1, seats, view }: TableSight, mover: Seat) {
  const seen = supposed(game, { options, version, seats: seats.length }, view);
  const calm = game.legal(seen.state, mover).flatMap(move => {
    const step = { seat: mover, move: game.write(move) };
    const after = supposedAfter(game, seen, step)?.match;
    return after && !after.record.entries.at(-1)?.final ? [{ step, after }] : [];
  });
  for (const { step, after } of calm) {
    const other = calm.find(each => each.step !== step)?.step;
    const [answer] = game.awaiting(after.state).includes(1 - mover) ? game.legal(after.state, 1 - mover) : [];
    if (answer && other) return { line: { if: [step], play: game.write(answer) }, theirs: step, other };
  }
  return undefined;
}

/** Makes a move of a seat as it stands now. */
export async function made(client: Client, id: string, { seat, move }: OrderLine['if'][number]): Promise<number> {
  const { decisions } = await client.sight(id, 'public');
  const tell = await client.ask(id, {
    type: 'play',
    key: `by hand ${decisions[seat]}`,
    seat,
    decision: decisions[seat] ?? 0,
    moves: [move],
  });
  if (tell.type !== 'done') throw new Error(`"${move}" was not done: ${JSON.stringify(tell)}`);
  return tell.number;
}

/** The table once it has come so far. */
export async function until(client: Client, id: string, number: number): Promise<TableSight> {
  for (;;) {
    const sight = await client.sight(id, 'public');
    if (sight.number >= number) return sight;
  }
}
