// Forty people behind one address at ten tables with bots: an evening, of which a part is played, as fast as people play at most.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import type { FromServer, TableRow } from '../../protocol/index.ts';
import { amount } from '../../testing/part.ts';
import { LIMITS } from '../limits.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { limited } from './attack.testing.ts';

const TABLES = 10;
const AT_A_TABLE = 4;
/** Time goes by so much faster than it does. */
const HASTE = 10;
/** Seconds of the evening between two moves of one person, at the least. */
const THOUGHT = 2;
/** Deeds at each table. */
const ENOUGH = amount(12, 1000);
/** As many connections as a browser opens. */
const AT_ONCE = 6;

/** What a page asks for before it shows a table, and now and then. */
async function loadPage(client: Client): Promise<number[]> {
  const paths = Array.from({ length: 30 }, (_, file) => `assets/${file}.js`);
  paths.push('api/session', 'api/tables', 'api/tables/mine');
  const statuses: number[] = [];
  while (paths.length > 0) {
    const answers = await Promise.all(paths.splice(0, AT_ONCE).map(path => client.call('GET', path)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

async function playAt(table: number, address: string): Promise<number[]> {
  const game = await gameNamed('eighty-days');
  const people = await Promise.all(Array.from({ length: AT_A_TABLE }, (_, seat) => Client.named(address, `${table} ${seat}`)));
  const [host] = people;
  if (!host) throw new Error('nobody came');
  const statuses = (await Promise.all(people.map(loadPage))).flat();
  const wish = wishOf(game.id, ['human', 'open', 'open', 'open', 'greedy'], { listed: table % 2 === 0 });
  const { id } = (await host.call<TableRow>('POST', 'api/tables', wish)).body;
  for (const guest of people.slice(1)) statuses.push((await guest.call('POST', `api/tables/${id}/join`, {})).status);
  statuses.push((await host.call('POST', `api/tables/${id}/start`, {})).status);
  const chance = fast(`crowd ${table}`);
  await Promise.all(
    people.map(async (person, seat) => {
      const socket = await person.socket();
      socket.send({ watchTable: id });
      socket.send({ table: id, ask: { type: 'watch', viewer: seat } });
      let from = 0;
      for (;;) {
        const sight = await socket.until(heard => inTurn(heard, seat), from);
        if (sight.outcome || sight.number >= ENOUGH) break;
        await pause((THOUGHT * 1000) / HASTE);
        from = socket.heard.length;
        if (chance.below(3) === 0) socket.send({ table: id, ask: { type: 'glance', line: chance.below(5) } });
        if (chance.below(5) === 0) socket.send({ table: id, say: 'well played' });
        socket.send({ table: id, ask: moveFor(game, sight, seat, 'crowd') });
      }
      expect(socket.closed).toBeUndefined();
      socket.close();
    }),
  );
  return statuses;
}

function inTurn({ tell }: FromServer, seat: number) {
  const now = tell?.type === 'table' ? tell.table : tell?.type === 'news' ? tell.news : undefined;
  return now && (now.awaiting.includes(seat) || now.outcome || now.number >= ENOUGH) ? now : undefined;
}

test('an honest crowd meets no limit', async () => {
  const start = Date.now();
  const { rate } = LIMITS;
  const server = await freshServer({ rate, clock: () => start + (Date.now() - start) * HASTE });
  const statuses = (await Promise.all(Array.from({ length: TABLES }, (_, table) => playAt(table, server.address)))).flat();
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(await limited(server.address)).toEqual({});
  await server.close();
});
