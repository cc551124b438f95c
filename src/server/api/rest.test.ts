import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lobby, TableRow, TableSight, Tell } from '../../protocol/index.ts';
import { SIGNED_OUT } from '../../protocol/version.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);

async function tableOf(client: Client, wish: object): Promise<TableRow> {
  const { status, body } = await client.call<TableRow>('POST', 'api/tables', wish);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Two people at a table that has begun. */
async function begun(game = 'eighty-days', change: object = {}) {
  const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
  const { id } = await tableOf(mia, wishOf(game, ['human', 'open'], change));
  await jonas.call('POST', `api/tables/${id}/join`, {});
  const { status } = await mia.call('POST', `api/tables/${id}/start`, {});
  expect(status).toBe(200);
  return { mia, jonas, id, clients: [mia, jonas] as const };
}

describe('sessions', () => {
  test('are made once, known by a cookie no script can read, and renamed', async () => {
    const mia = new Client(server.address);
    expect((await mia.call('GET', 'api/session')).status).toBe(401);
    const made = await mia.call<{ name: string; id: string }>('POST', 'api/session', { name: ' Mia ' });
    expect(made.body).toMatchObject({ name: 'Mia' });
    expect(made.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await mia.call('PATCH', 'api/session', { name: 'Ada' })).body).toMatchObject({ name: 'Ada', id: made.body.id });
    expect((await mia.call('GET', 'api/session')).body).toMatchObject({ name: 'Ada', id: made.body.id });
  });

  test('are not made anew for a browser that has one, whatever it says; a program is somebody else', async () => {
    const mia = await Client.named(server.address, 'Mia');
    const { id } = (await mia.call<{ id: string }>('GET', 'api/session')).body;
    const again = await mia.call<{ id: string; name: string; recovery?: string }>('POST', 'api/session', { name: 'Somebody else' });
    expect(again.body).toMatchObject({ id, name: 'Mia' });
    expect([again.body.recovery, again.headers.get('set-cookie')]).toEqual([undefined, null]);
    const program = await mia.call<{ id: string; token?: string }>('POST', 'api/session', { name: 'Robo', isBot: true });
    expect(program.body.id).not.toBe(id);
    expect(program.body.token).toBeDefined();
    await mia.call('DELETE', 'api/session');
    expect((await mia.call<{ id: string }>('POST', 'api/session', { name: 'Mia' })).body.id).not.toBe(id);
  });

  test('come back on another device by the recovery token, which works once and gives the next', async () => {
    const mia = new Client(server.address);
    const { body } = await mia.call<{ id: string; recovery: string }>('POST', 'api/session', { name: 'Mia' });
    const [phone, thief] = [new Client(server.address), new Client(server.address)];
    const back = await phone.call<{ id: string; recovery: string }>('POST', 'api/session/recover', { token: body.recovery });
    expect(back.body).toMatchObject({ id: body.id });
    const used = await thief.call('POST', 'api/session/recover', { token: body.recovery });
    expect(used).toMatchObject({ status: 403, body: { error: 'not known', text: expect.stringContaining('has been used already') } });
    expect((await new Client(server.address).call('POST', 'api/session/recover', { token: back.body.recovery })).status).toBe(200);
    expect((await mia.call('GET', 'api/session')).status).toBe(200);
  });

  test('end on all other devices at once, with their sockets and the recovery token', async () => {
    const mia = new Client(server.address);
    const { recovery } = (await mia.call<{ recovery: string }>('POST', 'api/session', { name: 'Mia' })).body;
    const phone = new Client(server.address);
    const { recovery: next } = (await phone.call<{ recovery: string }>('POST', 'api/session/recover', { token: recovery })).body;
    const [own, other] = [await mia.socket(), await phone.socket()];
    const { id } = await tableOf(mia, wishOf('eighty-days', ['human', 'open']));
    for (const line of [own, other]) line.send({ watchTable: id });
    await other.until(({ row }) => row?.mine.length === 1);

    const { body, status } = await mia.call<{ recovery: string }>('POST', 'api/session/sign-out-others');
    expect(status).toBe(200);
    expect(await other.end()).toBe(SIGNED_OUT);
    expect((await phone.call('GET', 'api/session')).status).toBe(401);
    expect((await phone.call('POST', 'api/session/recover', { token: next })).status).toBe(403);
    expect((await mia.call('GET', 'api/session')).status).toBe(200);
    expect(own.closed).toBeUndefined();
    own.close();
    expect((await phone.call('POST', 'api/session/recover', { token: body.recovery })).status).toBe(200);
  });

  test('are not believed when the cookie is forged', async () => {
    const mia = await guest('Mia');
    mia.cookie = mia.cookie.slice(0, -4) + (mia.cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect((await mia.call('GET', 'api/session')).status).toBe(401);
  });

  test('call no webhook that could reach into the own network', async () => {
    const mia = await guest('Mia');
    for (const webhook of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.1/',
      'https://localhost/',
      'nonsense',
    ]) {
      expect((await mia.call('PATCH', 'api/session', { webhook })).body, webhook).toMatchObject({ error: 'webhook' });
    }
    expect((await mia.call('PATCH', 'api/session', { webhook: 'https://example.org/turn' })).status).toBe(200);
    expect((await mia.call('PATCH', 'api/session', { webhook: null })).body).toMatchObject({ webhook: null });
  });
});

describe('tables', () => {
  test('are set, found in the lobby, joined, begun and played', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const row = await tableOf(mia, wishOf('eighty-days', ['human', 'open'], { listed: true }));
    expect(row).toMatchObject({ stage: 'gathering', isHost: true, mine: [0], luck: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const lobby = (await jonas.call<TableRow[]>('GET', 'api/tables')).body;
    expect(lobby.find(({ id }) => id === row.id)).toMatchObject({ isHost: false, mine: [], seats: [{ isFree: false }, { isFree: true }] });
    const joined = await jonas.call<TableRow>('POST', `api/tables/${row.id}/join`, { seat: 1 });
    expect(joined.body).toMatchObject({
      mine: [1],
      seats: [
        { name: 'Mia', isMine: false, isFree: false },
        { name: 'Jonas', isMine: true, isFree: false },
      ],
    });
    expect((await mia.call<TableRow>('POST', `api/tables/${row.id}/start`, {})).body.stage).toBe('playing');
    expect((await jonas.call<TableRow[]>('GET', 'api/tables/mine')).body.map(({ id }) => id)).toEqual([row.id]);
    expect((await mia.sight(row.id, 0)).luck).toEqual({ fingerprint: row.luck, seed: null });
  });

  test('are shown in the lobby page by page', async () => {
    const mia = await guest('Mia');
    const set = [];
    for (let table = 0; table < 5; table++) set.push((await tableOf(mia, wishOf('city-tour', ['human', 'open'], { listed: true }))).id);
    const seen: string[] = [];
    let query = '?limit=2';
    for (let isMore = true; isMore; ) {
      const { tables, next } = (await mia.call<Lobby>('GET', `api/lobby${query}`)).body;
      expect(tables.length).toBeLessThanOrEqual(2);
      seen.push(...tables.map(({ id }) => id));
      query = `?limit=2&after=${next}`;
      isMore = next !== undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(set));
    for (const wrong of ['limit=0', 'limit=101', 'after=here']) expect((await mia.call('GET', `api/lobby?${wrong}`)).status).toBe(400);
  });

  test("stand in the list of one's own with whose turn it is, and stay there with the result when they are over", async () => {
    const { mia, jonas, id } = await begun('city-tour');
    const game = await gameNamed('city-tour');
    const listed = async (of: Client) => (await of.call<TableRow[]>('GET', 'api/tables/mine')).body.find(row => row.id === id);
    const { awaiting } = await mia.sight(id, 0);
    expect(await listed(jonas)).toMatchObject({ stage: 'playing', awaiting, touched: expect.any(Number) });
    for (let sight = await mia.sight(id, 0); sight.awaiting.length > 0; sight = await mia.sight(id, 0)) {
      const [seat = 0] = sight.awaiting;
      await [mia, jonas][seat]?.call('POST', `api/tables/${id}/ask`, { ask: moveFor(game, sight, seat, 'a day') });
      expect((await listed(mia))?.awaiting).toEqual((await mia.sight(id, 0)).awaiting);
    }
    const { outcome } = await mia.sight(id, 0);
    expect(outcome).not.toBeNull();
    for (const each of [mia, jonas]) expect(await listed(each)).toMatchObject({ stage: 'over', awaiting: [], outcome });
  });

  test('keep the colours that were chosen, whoever sits there', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const seats = [
      { kind: 'human', name: 'Mia', colour: 4 },
      { kind: 'open', colour: 2 },
      { kind: 'bot', name: 'Ada', bot: 'random', colour: 7 },
    ];
    const row = await tableOf(mia, { ...wishOf('eighty-days', []), seats });
    const colours = ({ seats: shown }: Pick<TableRow, 'seats'>) => shown.map(({ colour }) => colour);
    expect(colours(row)).toEqual([4, 2, 7]);
    const at = (client: Client, what: string, body: object) => client.call<TableRow>('POST', `api/tables/${row.id}/${what}`, body);
    expect(colours((await at(jonas, 'join', { seat: 1 })).body)).toEqual([4, 2, 7]);
    await at(jonas, 'leave', {});
    expect(colours((await at(jonas, 'join', { seat: 1 })).body)).toEqual([4, 2, 7]);
    await at(mia, 'start', {});
    expect((await mia.sight(row.id, 0)).seats).toEqual([seats[0], { kind: 'human', name: 'Jonas', colour: 2 }, seats[2]]);
    await mia.ask(row.id, { type: 'hand', key: 'to bot', seat: 0, to: { kind: 'bot', name: 'Mia', bot: 'random' } });
    await mia.ask(row.id, { type: 'hand', key: 'and back', seat: 0, to: { kind: 'human', name: 'Mia' } });
    await at(jonas, 'leave', {});
    expect(colours((await at(jonas, 'join', { seat: 1 })).body)).toEqual([4, 2, 7]);
  });

  test('give no colour to two seats', async () => {
    const mia = await guest('Mia');
    const seats = [
      { kind: 'human', name: 'Mia', colour: 4 },
      { kind: 'open', colour: 4 },
    ];
    expect((await mia.call('POST', 'api/tables', { ...wishOf('eighty-days', []), seats })).body).toMatchObject({ error: 'colour' });
    expect((await mia.call('POST', 'api/tables', { ...wishOf('eighty-days', []), seats: [{ kind: 'open', colour: 8 }] })).status).toBe(400);
  });

  test('show nobody who holds a seat, and no seed', async () => {
    const { mia, id } = await begun();
    const whole = JSON.stringify([(await mia.call('GET', `api/tables/${id}`)).body, await mia.sight(id, 'public')]);
    const { body } = await mia.call<{ id: string }>('GET', 'api/session');
    expect(whole).not.toContain(body.id);
    expect(whole).not.toContain('holders');
  });

  test('give the powers of a host to the host alone', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const { id } = await tableOf(mia, wishOf('eighty-days', ['human', 'open', 'open']));
    await jonas.call('POST', `api/tables/${id}/join`, {});
    expect((await jonas.call('POST', `api/tables/${id}/start`, {})).status).toBe(403);
    expect((await jonas.call('POST', `api/tables/${id}/kick`, { seat: 0 })).status).toBe(403);
    expect((await mia.call('POST', `api/tables/${id}/start`, {})).body).toMatchObject({ error: 'open seat' });
    expect((await mia.call<TableRow>('POST', `api/tables/${id}/kick`, { seat: 1 })).body.seats[1]).toMatchObject({ kind: 'open' });
  });

  test('pass to the next when the host leaves', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const { id } = await tableOf(mia, wishOf('eighty-days', ['human', 'open']));
    await jonas.call('POST', `api/tables/${id}/join`, {});
    expect((await mia.call<TableRow>('POST', `api/tables/${id}/leave`, {})).body).toMatchObject({ isHost: false, mine: [] });
    expect((await jonas.call<TableRow>('GET', `api/tables/${id}`)).body).toMatchObject({
      isHost: true,
      seats: [{ kind: 'open' }, { kind: 'human' }],
    });
  });

  test('go on with a bot when somebody leaves a match, and the host may give the place away', async () => {
    const { mia, jonas, id } = await begun();
    await jonas.call('POST', `api/tables/${id}/leave`, {});
    expect((await mia.call<TableRow>('GET', `api/tables/${id}`)).body.seats[1]).toMatchObject({ kind: 'bot', name: 'Jonas', isFree: true });
    const ada = await guest('Ada');
    expect((await ada.call('POST', `api/tables/${id}/join`, { seat: 0 })).status).toBe(409);
    expect((await ada.call<TableRow>('POST', `api/tables/${id}/join`, { seat: 1 })).body).toMatchObject({ mine: [] });
    const [request] = (await mia.call<TableRow>('GET', `api/tables/${id}`)).body.asking ?? [];
    expect(request).toMatchObject({ name: 'Ada', seat: 1, isMine: false, needs: [0] });
    await mia.call('POST', `api/tables/${id}/answer`, { request: request?.id, isAgreed: true });
    expect((await ada.call<TableRow>('GET', `api/tables/${id}`)).body).toMatchObject({ mine: [1] });
    expect((await mia.call<TableRow>('GET', `api/tables/${id}`)).body.seats[1]).toMatchObject({
      kind: 'human',
      name: 'Ada',
      isFree: false,
    });
    expect((await jonas.call('GET', `api/tables/${id}/sight?as=1`)).status).toBe(403);
  });

  test('of many who want the last seat give it to one', async () => {
    const mia = await guest('Mia');
    const { id } = await tableOf(mia, wishOf('eighty-days', ['human', 'open']));
    const others = await Promise.all(['a', 'b', 'c', 'd'].map(guest));
    const answers = await Promise.all(others.map(each => each.call('POST', `api/tables/${id}/join`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a match without a socket', () => {
  test('is played to its end, gives out its record and seed then, and is played again', async () => {
    const { id, clients, mia, jonas } = await begun('on-tour-paris');
    const game = await gameNamed('on-tour-paris');
    expect(await mia.ask(id, { type: 'record' })).toMatchObject({ type: 'denied', denial: { reason: 'too late' } });
    expect((await mia.call('POST', `api/tables/${id}/rematch`, {})).status).toBe(409);
    for (;;) {
      const sight = await mia.sight(id, 0);
      const [seat] = sight.awaiting;
      if (seat === undefined) break;
      const client = clients[seat] as Client;
      const own = await client.sight(id, seat);
      const answer = await client.ask(id, moveFor(game, own, seat, 'rest'));
      expect(answer.type).toBe('done');
    }
    expect((await new Client(server.address).sight(id, 'public')).luck.seed).toEqual(expect.any(String));
    expect(await jonas.ask(id, { type: 'record' })).toMatchObject({ type: 'record', record: { game: 'on-tour-paris' } });
    expect((await mia.call<TableRow>('GET', `api/tables/${id}`)).body.stage).toBe('over');
    const again = (each: Client) => each.call<TableRow>('POST', `api/tables/${id}/rematch`, {});
    const first = await again(mia);
    expect(first.body).toMatchObject({ stage: 'gathering' });
    expect((await again(mia)).body).toMatchObject({ id: first.body.id, stage: 'gathering' });
    expect((await jonas.call<TableRow>('GET', `api/tables/${id}`)).body.rematchWanted).toEqual({ by: 1, of: 2, isMine: false, seats: [0] });
    // It begins by itself when everybody wants it.
    expect((await again(jonas)).body).toMatchObject({ id: first.body.id, stage: 'playing' });
    expect((await again(mia)).body).toMatchObject({ id: first.body.id, stage: 'playing' });
    expect((await mia.call<TableRow>('GET', `api/tables/${id}`)).body).toMatchObject({
      rematch: first.body.id,
      rematchWanted: { by: 2, of: 2 },
    });
  });

  test('answers the same key again and does it once', async () => {
    const { id, clients } = await begun();
    const sight = await clients[0].sight(id, 'public');
    const seat = sight.awaiting[0] ?? 0;
    const own = await (clients[seat] as Client).sight(id, seat);
    const ask = moveFor(await gameNamed('eighty-days'), own, seat, 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => (clients[seat] as Client).ask(id, ask)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ type: 'done', key: ask.key, number: 1 })));
    expect((await (clients[1 - seat] as Client).ask(id, { ...ask, key: 'other' })).type).toBe('denied');
  });

  test('tells the news since a number, or the table', async () => {
    const { id, clients } = await begun();
    const sight = await clients[0].sight(id, 'public');
    const seat = sight.awaiting[0] ?? 0;
    const mover = clients[seat] as Client;
    await mover.ask(id, moveFor(await gameNamed('eighty-days'), await mover.sight(id, seat), seat, 'news'));
    const gap = (await mover.call<Tell[]>('GET', `api/tables/${id}/news?since=0&as=${seat}`)).body;
    expect(gap.map(({ type }) => type)).toEqual(['news']);
    expect((await mover.call<Tell[]>('GET', `api/tables/${id}/news`)).body.map(({ type }) => type)).toEqual(['table']);
    expect((await mover.call('GET', `api/tables/${id}/news?as=${1 - seat}`)).body).toMatchObject({ error: 'not yours' });
  });

  test('lets bots move by themselves', async () => {
    const mia = await guest('Mia');
    const { id } = await tableOf(mia, wishOf('city-tour', ['greedy', 'greedy'], {}));
    await mia.call('POST', `api/tables/${id}/start`, {});
    let sight: TableSight;
    do sight = await mia.sight(id, 'public');
    while (sight.outcome === null);
    expect(sight.awaiting).toEqual([]);
  });

  test('strikes when time is up', async () => {
    const { id, mia } = await begun('eighty-days', { pace: { kind: 'live', bank: 1, increment: 0, then: 'quiet' } });
    let sight: TableSight;
    do sight = await mia.sight(id, 0);
    while (sight.number === 0);
    expect(sight.clocks).toMatchObject({ left: expect.any(Array), running: expect.any(Array) });
  });
});

describe('chat', () => {
  test('is kept, plain and in order', async () => {
    const { mia, jonas, id } = await begun();
    expect((await mia.call('POST', `api/tables/${id}/chat`, { text: '<b>hello</b>' })).status).toBe(204);
    await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hi' });
    const said = (await mia.call<{ name: string; text: string }[]>('GET', `api/tables/${id}/chat`)).body;
    expect(said).toMatchObject([
      { number: 1, name: 'Mia', text: '<b>hello</b>' },
      { number: 2, name: 'Jonas', text: 'hi' },
    ]);
  });

  test('has an end', async () => {
    const { mia, id } = await begun();
    expect((await mia.call('POST', `api/tables/${id}/chat`, { text: 'x'.repeat(501) })).status).toBe(400);
    const statuses: number[] = [];
    for (let line = 0; line < 12; line++) statuses.push((await mia.call('POST', `api/tables/${id}/chat`, { text: 'hey' })).status);
    expect(statuses).toContain(429);
  });
});

describe('bad input', () => {
  test.each([
    ['POST', 'api/session', {}, 400, "body must have required property 'name'"],
    ['POST', 'api/session', { name: '' }, 400, 'body/name'],
    ['POST', 'api/session', { name: 7 }, 400, 'body/name must be string'],
    ['POST', 'api/session', '{"name":', 400, ''],
    ['POST', 'api/session', { name: 'x'.repeat(70_000) }, 413, ''],
    ['POST', 'api/tables', wishOf('chess', ['human', 'human']), 400, 'there is no game "chess"; games: eighty-days'],
    ['POST', 'api/tables', wishOf('eighty-days', ['human']), 400, 'eighty-days is for 2 to 6 players, not 1'],
    ['POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { options: { handLimit: 99 } }), 400, 'handLimit'],
    [
      'POST',
      'api/tables',
      wishOf('eighty-days', ['human', 'open'], { pace: { kind: 'live', bank: 0, increment: 0, then: 'bot' } }),
      400,
      'bank',
    ],
    [
      'POST',
      'api/tables',
      { ...wishOf('eighty-days', ['human']), seats: [{ kind: 'bot', name: 'B', bot: 'genius' }, { kind: 'open' }] },
      400,
      'bots: random',
    ],
    ['GET', 'api/tables/nowhere', undefined, 400, 'params/id'],
    ['GET', 'api/tables/AAAAAAAAAAAAAAAAAAAAAA', undefined, 404, 'table not found'],
    ['GET', 'api/nothing', undefined, 404, ''],
    ['DELETE', 'api/tables', undefined, 404, ''],
  ])('%s %s is answered with a sentence (%#)', async (method, path, body, status, text) => {
    const mia = await guest('Mia');
    const answer = await mia.call(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.any(String), text: expect.stringContaining(text) });
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules/);
  });

  test('nobody without a session sets or joins anything', async () => {
    const nobody = new Client(server.address);
    expect((await nobody.call('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).status).toBe(401);
  });

  test('a flood is stopped', async () => {
    const small = await freshServer({ rate: 20 });
    const mia = await Client.named(small.address, 'Mia');
    const statuses: number[] = [];
    for (let call = 0; call < 30; call++) statuses.push((await mia.call('GET', 'api/session')).status);
    expect(statuses.at(-1)).toBe(429);
    await small.close();
  });
});

describe('whoever looks after the server', () => {
  test('sees that it lives, whether it is ready, what it does, and its document', async () => {
    const nobody = new Client(server.address);
    expect((await nobody.call('GET', 'healthz')).status).toBe(200);
    expect((await nobody.call('GET', 'readyz')).status).toBe(200);
    expect((await nobody.call<string>('GET', 'metrics')).body).toContain('tabletour_deeds_total');
    const document = (await nobody.call<{ paths: object }>('GET', 'api/docs/json')).body;
    expect(Object.keys(document.paths)).toContain('/api/tables/{id}/ask');
    expect((await nobody.call('GET', 'api/docs/')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
