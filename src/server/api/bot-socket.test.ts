// A program with a token plays a rated match by socket alone, as any language can.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile, TableRow, TableSight } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, TestSocket, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

async function asProgram<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(server.address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return (await answer.json()) as T;
}

test('a program plays a rated match by socket, and has a rating afterwards', async () => {
  const mia = await Client.named(server.address, 'Mia');
  const { token } = (await new Client(server.address).call<{ token: string }>('POST', 'api/session', { name: 'Robo', isBot: true })).body;
  const rated = { rated: true, severalSeats: false };
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('on-tour-paris', ['human', 'open'], rated))).body;
  await asProgram(token, 'POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const game = await gameNamed('on-tour-paris');

  const line = await TestSocket.open(server.address, '', { authorization: `Bearer ${token}` });
  line.send({ table: id, ask: { type: 'watch', viewer: 1 } });
  let from = 0;
  const robot = async () => {
    let options: Pick<TableSight, 'mine'> | undefined;
    for (;;) {
      const seen = await line.until(heard => {
        from = line.heard.indexOf(heard) + 1;
        if (heard.tell?.type === 'table') options = heard.tell.table;
        return heard.tell?.type === 'table' ? heard.tell.table : heard.tell?.type === 'news' && heard.tell.news;
      }, from);
      expect(options?.mine).toEqual([1]);
      if (seen.outcome) return;
      if (seen.awaiting.includes(1)) line.send({ table: id, ask: moveFor(game, seen, 1, 'robot') });
    }
  };
  const person = async () => {
    for (;;) {
      const sight = await mia.sight(id, 0);
      if (sight.outcome) return;
      if (sight.awaiting.includes(0)) await mia.ask(id, moveFor(game, sight, 0, 'mia'));
    }
  };
  await Promise.all([robot(), person()]);
  line.close();
  expect(await asProgram<Profile>(token, 'GET', 'api/profile')).toMatchObject({ name: 'Robo (bot)', ratings: [{ games: 1 }] });
  expect(await asProgram(token, 'GET', 'api/session'), 'bots agree to the open collection').toMatchObject({ isOpen: true });
});
