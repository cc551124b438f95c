import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyGame, fast, hash, same, type Viewer } from '../../kernel/index.ts';
import { gameNamed } from '../server.testing.ts';
import { type PreparedTables, playSession, prepare } from './session.testing.ts';
import type { TwinTable } from './twin-tables.testing.ts';
import { decisionsOf, type Tries, type Twins, twinsFrom } from './twin-worlds.testing.ts';

const SEATS = 3;
/** Only what hangs is to be stopped: a busy machine is no failure. */
const PATIENCE = 300_000;
/** Where in a match the secrets are replaced; where a game hides nothing but the luck to come, that alone is replaced. */
const PLANS: readonly { readonly id: string; readonly moments: readonly number[]; readonly hides: boolean; readonly wish?: object }[] = [
  { id: 'eighty-days', moments: [0.72, 0.64], hides: true },
  { id: 'tour-operator', moments: [0.5], hides: true },
  { id: 'on-tour-paris', moments: [0.2], hides: true },
  { id: 'on-tour-paris', moments: [0.03, 0.2], hides: true, wish: { openBoards: 'end' } },
  { id: 'bodensee', moments: [0.5], hides: false },
  { id: 'city-tour', moments: [0.5], hides: false },
];

/** A game at some moments of a match, for a seat and for everybody. */
async function twinTablesOf({ id, moments, hides, wish = {} }: (typeof PLANS)[number]): Promise<TwinTable[]> {
  const game = await gameNamed(id);
  const reading = game.options.read(wish, SEATS);
  if (!reading.ok) throw new Error(reading.problem);
  const plan = { options: reading.options, seats: SEATS, version: game.version };
  const { states, written } = decisionsOf(game, plan, `${id} evening`);
  return moments.flatMap((moment, at) => {
    const viewers: readonly Viewer[] = [(at * 2) % SEATS, 'public'];
    const later = states.slice(Math.floor(moment * states.length));
    return viewers.map(viewer => ({ game, plan, twins: liveliest(game, later, viewer, { hides, pool: written, seed: `${id} ${at}` }) }));
  });
}

/** Of the next few positions that hide something the one from which both worlds go on longest. */
function liveliest(
  game: AnyGame,
  states: readonly unknown[],
  viewer: Viewer,
  { hides, ...tries }: Tries & { readonly hides: boolean },
): Twins {
  let best: Twins | undefined;
  for (const state of states.slice(0, 12)) {
    if (hides && same(game.imagine(game.view(state, viewer), fast('any secrets')), state)) continue;
    const twins = twinsFrom(game, state, viewer, tries);
    if (twins && twins.acts.length > (best?.acts.length ?? 0)) best = twins;
    if (best && best.acts.length >= 3) break;
  }
  if (!best) throw new Error(`${game.id} hides nothing from ${viewer}`);
  return best;
}

/** Where two lists of words part, with what stands around it. */
function firstDifference(real: readonly string[], other: readonly string[]): string | undefined {
  const at = real.findIndex((word, index) => word !== other[index]);
  if (at < 0) return other.length > real.length ? `more is said: ${other[real.length]}` : undefined;
  const [one, two] = [real[at] ?? '', other[at] ?? ''];
  const parting = [...one].findIndex((letter, index) => letter !== two[index]);
  const around = (word: string) => word.slice(Math.max(0, parting - 200), parting + 100);
  return `word ${at}, ${one.slice(0, 60)}…: …${around(one)}… but …${around(two)}…`;
}

let prepared: PreparedTables;
let real: Awaited<ReturnType<typeof playSession>>;
let other: Awaited<ReturnType<typeof playSession>>;
beforeAll(async () => {
  const twinTables = [];
  for (const plan of PLANS) twinTables.push(...(await twinTablesOf(plan)));
  prepared = await prepare(twinTables);
  real = await playSession(prepared, 0);
  other = await playSession(prepared, 1);
}, PATIENCE);
afterAll(() => rmSync(prepared.folder, { recursive: true }));

describe('when the secrets of the others are replaced by other possible ones', () => {
  test.each([...new Set(PLANS.map(({ id }) => id))])('no word changes that a viewer of %s is sent by socket or REST', id => {
    for (const [at, { game, twins }] of prepared.tables.entries()) {
      if (game.id !== id) continue;
      expect(firstDifference(real.sent[at] ?? [], other.sent[at] ?? []), `table ${at}, seen by ${twins.viewer}`).toBeUndefined();
    }
  });

  test('the server counts the same, and finds no fault', () => {
    expect(other.counted).toEqual(real.counted);
    expect(real.counted).toContain('tabletour_faults_total 0');
  });
});

test('no seed is told while a match lasts', () => {
  for (const [at, { seeds }] of prepared.tables.entries()) {
    const told = [...(real.sent[at] ?? []), ...(other.sent[at] ?? [])].join('\n');
    for (const seed of seeds) expect(told).not.toContain(seed);
  }
});

describe('the comparison means something:', () => {
  test('the worlds differ wherever a game hides anything, and some of the moves do', () => {
    const hiding = prepared.tables.filter(({ game }) => PLANS.some(({ id, hides }) => hides && id === game.id));
    expect(hiding.filter(({ twins }) => !twins.isOther)).toEqual([]);
    expect(hiding.filter(({ twins }) => twins.acts.length === 0)).toEqual([]);
    const acts = hiding.flatMap(({ twins }) => twins.acts);
    expect(acts.filter(({ moves: [one, two] }) => one !== two).length).toBeGreaterThan(5);
    expect(acts.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(5);
  });

  test.each([
    ['the table', /"type":"table"/],
    ['the news of a move', /"what":"play"/],
    ['a choice taken back', /"what":"back"/],
    ['a wish that waits for somebody', /"wish":\{"seat"/],
    ['a pause', /"isPaused":true/],
    ['a seat handed over', /"what":"hand"/],
    ['a clock', /"running":\[\d/],
    ['an earlier moment', /"type":"glanced"/],
    ['a move refused by a clause', /"reason":"refused","text":"refused by [A-Z]/],
    ['a move out of turn', /may not move now/],
    ['a move while it is paused', /the table is paused/],
    ['the orders of another', /orders\?as=\d: 403 .*is not yours/],
    ['a look through the eyes of another', /as=\d: 403 .*is not yours/],
    ['a record that is not open yet', /the record can be read once the match is over/],
    ['a gap asked for by number', /GET [^ ]+since=\d+: 200 .*\[\{"type":"news"/],
    ['something said', /"chat":\{"number":1/],
    ['the list of tables', /GET api\/tables: 200 .*\[\{/],
    ['the table from outside', /"row":\{/],
  ])('%s was among the words', (_what, pattern) => {
    expect(real.sent.flat().find(word => pattern.test(word))).toBeDefined();
  });

  test('orders of another that were told are seen', async () => {
    const only = { ...prepared, tables: prepared.tables.filter(({ twins }) => twins.viewer !== 'public').slice(0, 1) };
    const [one, two] = [await playSession(only, 0, undefined, true), await playSession(only, 1, undefined, true)];
    expect(firstDifference(one.sent.flat(), two.sent.flat())).toContain('"lines"');
  });

  const refusing = (game: AnyGame): AnyGame['refusal'] => {
    return (s, seat, move) => {
      const found = game.refusal(s, seat, move);
      return found && { ...found, facts: { leak: hash(s) } };
    };
  };
  test.each<[string, (game: AnyGame) => AnyGame, (twins: Twins, words: string) => boolean]>([
    [
      'in a view',
      game => ({ ...game, view: (s, viewer) => Object.assign(game.view(s, viewer) as object, { leak: hash(s) }) }),
      ({ isOther }) => isOther,
    ],
    ['in an event', game => ({ ...game, viewEvent: event => event }), ({ acts }) => acts.some(({ isSecret }) => isSecret)],
    [
      'in the reason of a refusal',
      game => ({ ...game, refusal: refusing(game) }),
      ({ isOther }, words) => isOther && words.includes('"clause":'),
    ],
  ])('a leak %s is seen', async (_where, leaky, mayShow) => {
    const tables = prepared.tables.filter(({ twins }, at) => mayShow(twins, real.sent[at]?.join() ?? ''));
    const only = { ...prepared, tables: tables.slice(0, 1) };
    const [one, two] = [await playSession(only, 0, leaky), await playSession(only, 1, leaky)];
    expect(firstDifference(one.sent.flat(), two.sent.flat())).toBeDefined();
  });
});
