// What a guest with bad intentions, or a program with bugs, may send: nothing of it must ever be done.
import fc from 'fast-check';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import { wishOf } from '../server.testing.ts';

/** A table in play, as an attacker knows it. */
export interface Target {
  readonly id: string;
  readonly game: AnyGame;
  /** A move that the seat in turn could make now, and the number of its decision. */
  readonly legal: { readonly seat: Seat; readonly decision: number; readonly move: string };
  readonly decisions: readonly number[];
  /** A key that was used already. */
  readonly usedKey: string;
  /** Moves that can be read, and that nobody may make now. */
  readonly refused: readonly string[];
}

/** What hostile messages are aimed at: seats 0 and 1 of every table belong to `mia` and `jonas`; `eve` only watches. */
export interface Scene {
  readonly targets: readonly Target[];
  /** A table that waits for somebody; mia is its host. */
  readonly gathering: string;
  readonly cookies: Readonly<Record<Who, string>>;
}

const WHO = ['mia', 'jonas', 'eve', 'nobody', 'forged'] as const;
export type Who = (typeof WHO)[number];

/** One thing that is sent. */
export type HostileMessage =
  | { readonly by: 'socket'; readonly who: Who; readonly text: string | Uint8Array }
  | {
      readonly by: 'http';
      readonly who: Who;
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    };

const NOWHERE = 'AAAAAAAAAAAAAAAAAAAAAA';
const LONG = 'x'.repeat(3000);
const DEEP = '['.repeat(4000) + ']'.repeat(4000);
const DEEPEST = '['.repeat(30_000) + ']'.repeat(30_000);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Values that fit nowhere. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    1.5,
    1e300,
    999_999,
    2 ** 53,
    '',
    ' ',
    LONG,
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    "' or 1=1 --",
  ),
  fc.constantFrom([], {}, [[]], { kind: 'open' }, { toString: 1 }, { length: -1 }),
  fc.constantFrom(JSON.parse('{"__proto__":{"isHost":true}}'), JSON.parse('[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]')),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Something like the value, with one place of it made odd, left out or added. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return odd;
  const entries = Object.entries(value);
  const put = (name: string, part: unknown) =>
    Array.isArray(value) ? value.map((each, at) => (String(at) === name ? part : each)) : { ...value, [name]: part };
  const without = (name: string) => Object.fromEntries(entries.filter(([each]) => each !== name));
  const inside = entries.map(([name, part]) => spoiled(part).map(other => put(name, other)));
  return fc.oneof(
    ...inside,
    ...entries.map(([name]) => fc.constant(without(name))),
    odd.map(other => put('extra', other)),
    odd,
  );
}

const oneOf = <T>(...list: T[]) => fc.constantFrom(...list);

/** Asks that break the rules of the server, whoever of the two players asks. */
function playersAsk({ legal, decisions, usedKey, refused, game }: Target, seat: Seat, key: string): fc.Arbitrary<object> {
  const decision = decisions[seat] ?? 0;
  const bot = { kind: 'bot', name: 'B', bot: 'genius' };
  return oneOf<object>(
    { type: 'play', key, seat, decision: decision + 7, moves: [legal.move] },
    { type: 'play', key, seat: 1 - seat, decision: legal.decision, moves: [legal.move] },
    { type: 'play', key, seat: 15, decision, moves: [legal.move] },
    { type: 'play', key, seat, decision, moves: [`${game.id} is no move`] },
    { type: 'play', key, seat, decision, moves: [LONG.slice(0, 2000)] },
    { type: 'play', key, seat, decision, moves: Array.from({ length: 200 }, () => 'no move') },
    ...refused.map(move => ({ type: 'play', key, seat, decision, moves: [move] })),
    { type: 'play', key: usedKey, seat, decision, moves: ['something else'] },
    { type: 'play', key: `bot ${seat} ${decision}`, seat, decision, moves: ['no move'] },
    { type: 'play', key: `time ${seat}`, seat, decision, moves: ['no move'] },
    { type: 'back', key, seat, decision: decision + 1 },
    { type: 'agree', key, seat, isAgreed: true },
    { type: 'agree', key, seat: 1 - seat, isAgreed: true },
    { type: 'wish', key, seat, what: 'resume' },
    { type: 'wish', key, seat: 1 - seat, what: 'pause' },
    { type: 'hand', key, seat, to: bot },
    { type: 'hand', key, seat, to: { kind: 'open' } },
    { type: 'hand', key, seat: 1 - seat, to: { ...bot, bot: 'greedy' } },
    { type: 'watch', viewer: 1 - seat },
    { type: 'glance', line: 1_000_000 },
    { type: 'record' },
  );
}

/** What would be fine if the seat were theirs. */
function strangersAsk({ legal }: Target, key: string): fc.Arbitrary<object> {
  const { seat, decision, move } = legal;
  return oneOf<object>(
    { type: 'play', key, seat, decision, moves: [move] },
    { type: 'back', key, seat: 1 - seat, decision },
    { type: 'wish', key, seat, what: 'pause' },
    { type: 'agree', key, seat, isAgreed: true },
    { type: 'hand', key, seat, to: { kind: 'human', name: 'Eve' } },
    { type: 'hand', key, seat, to: { kind: 'bot', name: 'Eve', bot: 'greedy' } },
    { type: 'watch', viewer: seat, since: 0 },
    { type: 'glance', line: 3 },
    { type: 'record' },
  );
}

const key = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map(text => `k${text}`);

function askOf(target: Target, who: Who): fc.Arbitrary<object> {
  return key.chain(each => {
    if (who === 'mia' || who === 'jonas') return playersAsk(target, who === 'mia' ? 0 : 1, each);
    return strangersAsk(target, each);
  });
}

/** An ask at a table, as it is or spoiled. */
function askAt(scene: Scene, who: Who): fc.Arbitrary<{ readonly id: string; readonly ask: unknown }> {
  return fc.constantFrom(...scene.targets).chain(target => {
    const id = fc.oneof({ weight: 8, arbitrary: fc.constant(target.id) }, fc.constantFrom(NOWHERE, scene.gathering));
    const ask = askOf(target, who).chain(each => fc.oneof(fc.constant<unknown>(each), spoiled(each)));
    return fc.record({ id, ask });
  });
}

const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
const junk = fc.oneof(fc.string(), fc.json(), fc.constantFrom(DEEP, '{"a":'.repeat(2000), '', 'null', '{"table":', '\u0000', LONG));

function overSocket(scene: Scene): fc.Arbitrary<HostileMessage> {
  return fc.constantFrom(...WHO).chain(who => {
    const table = fc.constantFrom(...scene.targets.map(({ id }) => id));
    const silent = who === 'nobody' || who === 'forged' ? table.map(id => ({ table: id, say: 'hello' })) : fc.constant({ say: 'hello' });
    const told: fc.Arbitrary<string | Uint8Array> = fc.oneof(
      { weight: 6, arbitrary: askAt(scene, who).map(({ id, ask }) => JSON.stringify({ table: id, ask })) },
      { weight: 2, arbitrary: junk },
      { weight: 1, arbitrary: bytes },
      { weight: 1, arbitrary: silent.map(each => JSON.stringify(each)) },
      { weight: 1, arbitrary: table.map(id => JSON.stringify({ table: id, say: LONG })) },
      // A seat of somebody else.
      { weight: 1, arbitrary: table.map(id => JSON.stringify({ table: id, writing: who === 'mia' ? 1 : 0 })) },
      { weight: 1, arbitrary: odd.map(other => JSON.stringify({ watchTable: other })) },
      { weight: 1, arbitrary: fc.constant(JSON.stringify({ watchTable: NOWHERE })) },
    );
    return told.map(text => ({ by: 'socket', who, text }) as const);
  });
}

function overHttp(scene: Scene): fc.Arbitrary<HostileMessage> {
  return fc
    .constantFrom(...WHO)
    .chain(who => fc.oneof(posting(scene, who), looking(scene, who), seating(scene, who), knocking(scene, who)));
}

function posted(who: Who, method: string, path: string, body: unknown): HostileMessage {
  return { by: 'http', who, method, path, headers: JSON_TYPE, body: JSON.stringify(body) ?? 'undefined' };
}

function posting(scene: Scene, who: Who): fc.Arbitrary<HostileMessage> {
  return askAt(scene, who).map(({ id, ask }) => posted(who, 'POST', `/api/tables/${id}/ask`, { ask }));
}

function looking(scene: Scene, who: Who): fc.Arbitrary<HostileMessage> {
  const { targets, gathering } = scene;
  const seat = who === 'mia' ? 1 : 0;
  const query = fc.oneof(
    fc.constantFrom(
      `as=${seat}`,
      `as=${seat}&since=0`,
      'as=99',
      'as=-1',
      'as=public&as=0',
      'as[]=0',
      'since=-1',
      'since=1e9',
      'more=1',
      'as=%00',
    ),
    fc.string({ maxLength: 20 }).map(text => `as=${encoded(text)}x`),
  );
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...targets.map(each => each.id)) },
    fc.constantFrom(NOWHERE, gathering, '..%2f..%2fetc', '%00', '1', 'mine/sight', LONG.slice(0, 200)),
  );
  const what = fc.constantFrom('sight', 'news');
  return fc
    .tuple(id, what, query)
    .map(([each, sort, ask]) => ({ by: 'http', who, method: 'GET', path: `/api/tables/${each}/${sort}?${ask}`, headers: {} }));
}

/** Sitting down, leaving, beginning: all of it where it must not be. */
function seating({ targets, gathering }: Scene, who: Who): fc.Arbitrary<HostileMessage> {
  const isPlayer = who === 'mia' || who === 'jonas';
  const wish = { ...wishOf('eighty-days', ['human', 'open']), game: 'chess' };
  const small = wishOf('eighty-days', ['human']);
  return fc.constantFrom(...targets).chain(({ id }) =>
    fc.oneof(
      spoiled({ seat: 15 }).map(body => posted(who, 'POST', `/api/tables/${id}/join`, body)),
      spoiled({ seat: 0 }).map(body => posted(who, 'POST', `/api/tables/${id}/kick`, body)),
      spoiled({ request: 'nobody', isAgreed: true }).map(body => posted(who, 'POST', `/api/tables/${id}/answer`, body)),
      fc.constant(posted(who, 'POST', `/api/tables/${gathering}/kick`, { seat: 0 })),
      fc.constant(posted(who, 'POST', `/api/tables/${gathering}/join`, { seat: 7 })),
      fc.constantFrom('start', 'rematch', ...(isPlayer ? [] : ['leave'])).map(act => posted(who, 'POST', `/api/tables/${id}/${act}`, {})),
      fc.constant(posted(who, 'POST', `/api/tables/${gathering}/start`, {})),
      fc
        .oneof(fc.constant<unknown>(wish), fc.constant<unknown>(small), spoiled(wish))
        .map(body => posted(who, 'POST', '/api/tables', body)),
      fc.constantFrom(...wishesTooDeep()).map(body => ({ ...posted(who, 'POST', '/api/tables', {}), body })),
      spoiled({ text: LONG }).map(body => posted('nobody', 'POST', `/api/tables/${id}/chat`, body)),
      fc.constantFrom('', ' ', LONG).map(text => posted(who, 'POST', `/api/tables/${id}/chat`, { text })),
    ),
  );
}

/** Tables with options or seats that go down for ever, and with an option whose name has no end. */
function wishesTooDeep(): string[] {
  const wish = JSON.stringify(wishOf('eighty-days', ['human', 'open']));
  const deep = wish.replace('"options":{}', `"options":{"handLimit":${DEEPEST}}`);
  const open = wish.replace('{"kind":"open"}', `{"kind":"open","more":${DEEPEST}}`);
  return [deep, open, wish.replace('"options":{}', `"options":{"${LONG}":1}`)];
}

/** The door itself: sessions, unknown places, unreadable http. */
function knocking({ targets: [target] }: Scene, who: Who): fc.Arbitrary<HostileMessage> {
  const path = `/api/tables/${target?.id}/ask`;
  const header = { by: 'http', who, method: 'POST', path, body: '{}' } as const;
  return fc.oneof(
    spoiled({ name: ' ' }).map(body => posted(who, 'POST', '/api/session', { ...(body as object), name: '' })),
    fc
      .constantFrom('http://localhost/', 'https://127.0.0.1/', 'nonsense', LONG)
      .map(webhook => posted(who, 'PATCH', '/api/session', { webhook })),
    spoiled({ push: { endpoint: 'http://a/', keys: { p256dh: 'a', auth: 'b' } } }).map(body =>
      posted('nobody', 'PATCH', '/api/session', body),
    ),
    fc.string({ maxLength: 60 }).map(token => posted(who, 'POST', '/api/session/recover', { token })),
    junk.map(body => ({ ...header, headers: JSON_TYPE, body: body || '{' })),
    fc
      .constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense')
      .map(type => ({ ...header, headers: { 'content-type': type } })),
    fc.constantFrom('DELETE', 'PUT', 'PATCH', 'OPTIONS').map(method => ({ ...header, method, headers: JSON_TYPE })),
    fc
      .constantFrom(
        '/api/nothing',
        '/api/tables/%',
        '/api/%E0%A4%A',
        '/..%2f..%2fetc/passwd',
        '/api/socket',
        '/%00',
        '//',
        '/api/tables/mine/ask',
      )
      .map(other => ({ ...header, path: other, headers: JSON_TYPE })),
    fc.constant({ ...header, headers: JSON_TYPE, body: `{"ask":"${'x'.repeat(70_000)}"}` }),
    fc.string({ maxLength: 60 }).map(text => ({ ...header, headers: { ...JSON_TYPE, cookie: `tabletour=${encoded(text)}` } })),
  );
}

/** Anything that must not be done. */
export function hostileMessage(scene: Scene): fc.Arbitrary<HostileMessage> {
  return fc.oneof(overSocket(scene), overHttp(scene));
}

/** A text in an address; half a character has no place there. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
}
