import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorAnswer } from '../../protocol/errors.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { BODIES, MESSAGES } from '../../protocol/samples.testing.ts';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '../../protocol/version.ts';
import { MESSAGES_OF_1, REQUESTS_OF_1 } from '../../protocol/version-1.testing.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, TestSocket } from '../server.testing.ts';

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';

let server: Running;
beforeAll(async () => {
  // Everything is said by a guest of its own.
  server = await freshServer({ newcomers: 1000 });
});
afterAll(() => server.close());

const requests: typeof REQUESTS_OF_1 = Object.entries(BODIES).flatMap(([route, bodies]) => {
  const [method = '', path = ''] = route.split(' ');
  return bodies.map(
    body =>
      [
        method,
        path
          .slice(1)
          .replace(':id', TABLE)
          .replace(':code', 'AAAAAA')
          .replace(':date', '2026-11-17')
          .replace(':game', 'city-tour')
          .replace(':file', '2026-11-16.jsonl.gz'),
        body,
      ] as const,
  );
});

describe('what a client can say is read', () => {
  const all = [...requests, ...REQUESTS_OF_1].map(([method, path, body]) => ({ method, path, body }));
  test.each(all)('$method $path (%#)', async ({ method, path, body }) => {
    const mia = await Client.named(server.address, 'Mia');
    const answer = await mia.call<{ error?: string }>(method, path, body);
    expect(answer.status).not.toBe(500);
    expect(answer.status).not.toBe(429);
    expect(answer.body.error, JSON.stringify(answer.body)).not.toBe('unreadable');
  });

  test.each([...Object.values(MESSAGES).flat(), ...MESSAGES_OF_1])('%j', async message => {
    const line = await TestSocket.open(server.address, '');
    line.raw.send(JSON.stringify(message));
    line.raw.send('{"the end":true}');
    await line.until(({ error, table }) => error === 'unreadable' && table === undefined);
    expect(line.heard.filter(({ error }) => error === 'unreadable')).toHaveLength(1);
    line.close();
  });
});

describe('versions', () => {
  test('are named by the server: in every answer, and first of all on a socket', async () => {
    const nobody = new Client(server.address);
    for (const path of ['api/tables', 'api/session', 'api/nothing'])
      expect((await nobody.call('GET', path)).headers.get(PROTOCOL_HEADER)).toBe(String(PROTOCOL_VERSION));
    const line = await nobody.socket();
    await line.until(({ hello }) => hello);
    expect(line.heard[0]).toEqual({ hello: { protocol: PROTOCOL_VERSION, now: expect.any(Number) } });
    line.close();
  });

  test('of newer clients are understood but for what they added', async () => {
    const mia = await Client.named(server.address, 'Mia');
    const wish = {
      ...BODIES['POST /api/tables'][0],
      weather: 'fine',
      seats: [{ kind: 'human', name: 'Mia', hat: 'top' }, { kind: 'open' }],
    };
    expect((await mia.call('POST', 'api/tables', wish)).body.text).toContain('must not have');
    const newer = { [PROTOCOL_HEADER]: String(PROTOCOL_VERSION + 1), 'content-type': 'application/json', cookie: mia.cookie };
    const set = await fetch(`${server.address}api/tables`, { method: 'POST', headers: newer, body: JSON.stringify(wish) });
    const { id } = (await set.json()) as { id: string };
    expect(set.status).toBe(200);
    const news = await fetch(`${server.address}api/tables/${id}/chat?since=0&mood=calm`, { headers: newer });
    expect(news.status).toBe(200);
    const line = await TestSocket.open(server.address, mia.cookie, {}, `?v=${PROTOCOL_VERSION + 1}`);
    line.send({ watchTable: id, loud: true });
    expect(await line.until(({ row }) => row?.seats[0])).toMatchObject({ kind: 'human', name: 'Mia', isMine: true });
    line.close();
  });
});

describe('the document', () => {
  interface Document {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>>;
  }

  test('tells of every route what comes back, and why it may not', async () => {
    const { paths } = (await new Client(server.address).call<Document>('GET', 'api/docs/json')).body;
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        route: `${method.toUpperCase()} ${path.replace(/{(\w+)}/g, ':$1')}`,
        responses,
      })),
    );
    expect(told.map(({ route }) => route).sort()).toEqual(Object.keys(ROUTES).sort());
    for (const { route, responses } of told) {
      const isEmpty = ['POST /api/tables/:id/chat', 'POST /api/tables/:id/report'].includes(route) || route.startsWith('DELETE ');
      const done = isEmpty ? '204' : '200';
      expect(Object.keys(responses).sort(), route).toEqual([done, '4XX', '5XX']);
      if (
        done === '200' &&
        !['GET /api/daily/:date/:game/best', 'GET /api/export/:file', 'GET /api/calendars/:token/my-turns.ics'].includes(route)
      )
        expect(JSON.stringify(responses[done]), route).toContain('"properties"');
      expect(JSON.stringify(responses['4XX']), route).toContain('One plain English sentence');
    }
  });

  test('is right about errors', async () => {
    const isError = Compile(ErrorAnswer);
    const nobody = new Client(server.address);
    for (const path of ['api/session', 'api/tables/nowhere', `api/tables/${TABLE}`, 'api/nothing', 'api/tables/%zz'])
      expect(isError.Check((await nobody.call('GET', path)).body), path).toBe(true);
  });
});
