import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask, TableRow, TableSight, Tell } from '../../protocol/index.ts';
import { Session } from '../../protocol/sessions.ts';
import { FromServer } from '../../protocol/socket.ts';
import { TableRow as TableRowSchema } from '../../protocol/tables.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, type TestSocket } from '../server.testing.ts';

// An evening as pages of version 1 spend it: every word is theirs, and whatever they are answered is what the schemas say.
let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

const isSession = Compile(Session);
const isRow = Compile(TableRowSchema);
const isFromServer = Compile(FromServer);

async function row(client: Client, method: string, path: string, body?: object): Promise<TableRow> {
  const answer = await client.call<TableRow>(method, path, body);
  expect([...isRow.Errors(answer.body)], JSON.stringify(answer.body)).toEqual([]);
  return answer.body;
}

async function gathered() {
  const [mia, jonas] = [new Client(server.address), new Client(server.address)];
  for (const [client, name] of [
    [mia, 'Mia'],
    [jonas, 'Jonas'],
  ] as const)
    expect(isSession.Check((await client.call('POST', 'api/session', { name })).body)).toBe(true);
  const wish = { game: 'on-tour-paris', options: {}, pace: { kind: 'untimed' }, listed: true };
  const { id } = await row(mia, 'POST', 'api/tables', { ...wish, seats: [{ kind: 'human', name: 'Mia' }, { kind: 'open' }] });
  const [one, two] = [await mia.socket(), await jonas.socket()];
  for (const line of [one, two]) {
    line.send({ watchTable: id });
    line.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    await line.until(({ row: shown }) => shown?.stage === 'gathering');
  }
  return { mia, jonas, id, one, two };
}

/** What a line hears next that answers something. */
async function asked(line: TestSocket, id: string, ask: Ask, answer: Tell['type']) {
  const key = 'key' in ask ? ask.key : undefined;
  const from = line.heard.length;
  line.send({ table: id, ask });
  return line.until(({ tell }) => tell?.type === answer && (tell.type !== 'done' || tell.key === key) && tell, from);
}

async function sightOf(line: TestSocket, id: string, viewer: number): Promise<TableSight> {
  const tell = await asked(line, id, { type: 'watch', viewer }, 'table');
  if (tell.type !== 'table') throw new Error('no table was shown');
  return tell.table;
}

test('a page of version 1 sets a table, sits down, plays, wishes, agrees, hands over, looks back and talks', async () => {
  const { mia, jonas, id, one, two } = await gathered();
  expect((await row(jonas, 'POST', `api/tables/${id}/join`, { seat: 1 })).mine).toEqual([1]);
  expect((await row(mia, 'POST', `api/tables/${id}/start`, {})).stage).toBe('playing');

  const game = await gameNamed('on-tour-paris');
  const lines = [one, two];
  const play = async (seat: number) => {
    const line = lines[seat] ?? one;
    const sight = await sightOf(line, id, seat);
    if (sight.awaiting.includes(seat)) await asked(line, id, moveFor(game, sight, seat, 'evening'), 'done');
    return sight;
  };
  await play(0);
  const { decisions } = await sightOf(one, id, 0);
  await asked(one, id, { type: 'back', key: 'b1', seat: 0, decision: decisions[0] ?? 0 }, 'done');

  await asked(one, id, { type: 'wish', key: 'w1', seat: 0, what: 'pause' }, 'done');
  await asked(two, id, { type: 'agree', key: 'a1', seat: 1, isAgreed: true }, 'done');
  expect((await sightOf(two, id, 1)).isPaused).toBe(true);
  await asked(two, id, { type: 'wish', key: 'w2', seat: 1, what: 'resume' }, 'done');

  await asked(two, id, { type: 'hand', key: 'h1', seat: 1, to: { kind: 'bot', name: 'Jonas', bot: 'random' } }, 'done');
  await asked(two, id, { type: 'hand', key: 'h2', seat: 1, to: { kind: 'human', name: 'Jonas' } }, 'done');

  two.send({ table: id, say: 'hello' });
  expect(await one.until(({ chat }) => chat?.text)).toBe('hello');
  await asked(one, id, { type: 'glance', line: 0 }, 'glanced');

  for (let isOver = false; !isOver; ) {
    await play(0);
    isOver = (await play(1)).outcome !== null;
  }
  await asked(two, id, { type: 'record' }, 'record');
  expect((await row(mia, 'POST', `api/tables/${id}/rematch`, {})).stage).toBe('gathering');
  expect((await row(jonas, 'POST', `api/tables/${id}/leave`, {})).mine).toEqual([]);
  for (const { heard } of lines)
    for (const message of heard) expect([...isFromServer.Errors(message)], JSON.stringify(message)).toEqual([]);
  for (const line of lines) line.close();
});
