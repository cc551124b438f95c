import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type Chance,
  fast,
  matchesOf,
  type Player,
  readRecord,
  type Seat,
  type ShelfEntry,
  same,
  type Tagged,
} from '../kernel/index.ts';
import { chanceOf } from '../luck/index.ts';
import { amount } from '../testing/part.ts';
import { Writer } from './coder.ts';
import { type AnyRecord, linkOf, openLink, positionAt } from './index.ts';
import { codeMatch } from './match.ts';
import { sealed } from './seal.ts';

const GAMES = new URL('../games/', import.meta.url);
const folders = readdirSync(GAMES, { withFileTypes: true }).filter(each => each.isDirectory());
const entries = await Promise.all(folders.map(async ({ name }): Promise<ShelfEntry> => (await import(`../games/${name}/entry.ts`)).entry));
const recorded = folders.flatMap(({ name }) => readdirSync(new URL(`${name}/matches`, GAMES)).map(file => [name, file] as const));
/** Links as they were first written: they must open for ever. */
const stored: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('stored.json', import.meta.url), 'utf8'));

const PLAYERS: readonly Player[] = ['Ada', 'Jürgen', 'Åse', 'Élodie', 'Zoë', 'Li', 'Bo', 'Ida'].map((name, at) => ({
  name,
  kind: at === 0 ? 'human' : 'bot',
  ...(at === 2 ? { colour: 5 } : {}),
}));

async function openGame(isMeant: (id: string) => boolean): Promise<AnyGame | undefined> {
  return entries.find(({ id }) => isMeant(id))?.open();
}

async function gameNamed(name: string): Promise<AnyGame> {
  return (await openGame(id => id === name)) ?? expect.unreachable();
}

async function recordIn(name: string, file: string): Promise<{ readonly game: AnyGame; readonly record: AnyRecord }> {
  const game = await gameNamed(name);
  const reading = readRecord(game, JSON.parse(readFileSync(new URL(`${name}/matches/${file}`, GAMES), 'utf8')));
  return reading.ok ? { game, record: reading.record } : expect.unreachable(reading.problem);
}

async function expectSame(game: AnyGame, record: AnyRecord): Promise<string> {
  const link = linkOf(game, { record });
  const opened = await openLink(link, openGame);
  expect(opened).toMatchObject({ ok: true });
  expect(opened.ok && same(opened.record, record)).toBe(true);
  return link;
}

/** A match of random moves with the luck of a seed of 128 bits, as tables play them. */
function played(game: AnyGame, seats: number, lines = 400): AnyRecord {
  const seed = '00112233445566778899aabbccddeeff';
  const [matches, chance, whim] = [matchesOf(game), chanceOf({ seed, luckScheme: 'streams' }), fast(`${game.id} ${seats}`)];
  let { match } = matches.start({ options: game.options.standard, seats, luckScheme: 'streams' }, chance, seed);
  while (match.record.entries.length < lines) {
    const awaiting = game.awaiting(match.state);
    const seat = awaiting[whim.below(Math.max(1, awaiting.length))];
    const legal: readonly Tagged[] = seat === undefined ? [] : game.legal(match.state, seat);
    const move = legal[whim.below(Math.max(1, legal.length))];
    if (seat === undefined || !move) break;
    const answer = matches.submit(match, seat, [move], chance);
    match = answer.ok ? answer.match : expect.unreachable();
  }
  return match.record;
}

describe('a match as a link', () => {
  test.each(recorded)('opens as the record it was: %s, %s', async (name, file) => {
    const { game, record } = await recordIn(name, file);
    const link = await expectSame(game, record);
    expect(link.length).toBeLessThanOrEqual(300);
  });

  test.each(recorded)('that was written long ago still opens: %s, %s', async (name, file) => {
    const { record } = await recordIn(name, file);
    const opened = await openLink(stored[`${name}/${file}`] ?? '', openGame);
    expect(opened.ok && same(opened.record, record)).toBe(true);
  });

  test.each(entries.map(({ id }) => id))('keeps names, colours and the seed of a table: %s', async name => {
    const game = await gameNamed(name);
    const seats = Math.min(4, game.seats.most);
    const record = { ...played(game, seats), players: PLAYERS.slice(0, seats) };
    await expectSame(game, record);
  });

  test('that was played on from a line of another keeps both seeds’ luck', async () => {
    const game = await gameNamed('bodensee');
    const first = played(game, 2);
    const begun = matchesOf(game).replay(matchesOf(game).branch(first, 30));
    if (!begun.ok) return expect.unreachable();
    const other = chanceOf({ seed: 'another', luckScheme: 'streams' });
    let { match } = begun;
    for (let at = 0; at < 60; at++) {
      const [seat] = game.awaiting(match.state);
      const answer = seat === undefined ? undefined : matchesOf(game).timeOut(match, seat, other);
      if (answer?.ok) match = answer.match;
    }
    expect(match.record.entries.length).toBeGreaterThan(60);
    await expectSame(game, match.record);
  });

  test('without a seed carries its luck number by number', async () => {
    const { game, record } = await recordIn('eighty-days', 'two-players.match');
    const { seed: _, ...seedless } = record;
    const [first, ...others] = [seedless.dealt, ...seedless.entries.map(({ luck }) => luck)];
    const chance = { numbers: [...(first ?? []), ...others.flat()], below: () => chance.numbers.shift() ?? expect.unreachable() };
    let { match } = matchesOf(game).deal(seedless, chance);
    for (const { seat, move } of record.entries) match = matchesOf(game).enact(match, seat, move, chance).match;
    const link = await expectSame(game, match.record);
    expect(link.length).toBeLessThanOrEqual(500);
  });

  test('names a line, and a move to be found there', async () => {
    const { game, record } = await recordIn('eighty-days', 'two-players.match');
    const link = linkOf(game, { record, line: 40, answer: 3 });
    expect(await openLink(link, openGame)).toMatchObject({ ok: true, line: 40, answer: 3 });
    expect(await openLink(linkOf(game, { record, line: 4000 }), openGame)).toEqual({ ok: false, trouble: 'broken' });
  });
});

describe('a position as a link', () => {
  test.each(recorded)('opens as the position it was: %s, %s', async (name, file) => {
    const { game, record } = await recordIn(name, file);
    const half = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, record.entries.length / 2) });
    if (!half.ok) return expect.unreachable(half.reason);
    const link = await expectSame(game, matchesOf(game).startFrom(record, half.match.state).record);
    expect(link.length).toBeLessThanOrEqual(1200);
  });

  test('is taken out of a match, with whoever played it', async () => {
    const { game, record } = await recordIn('eighty-days', 'two-players.match');
    const position = positionAt(game, record, 40);
    const opened = await openLink(linkOf(game, { record: position }), openGame);
    if (!opened.ok) return expect.unreachable(opened.trouble);
    expect(opened.record.entries).toEqual([]);
    expect(opened.record.players).toEqual(record.players);
    expect(opened.record.from).toEqual(matchesOf(game).states(record)[40]);
  });

  test('may have been played on from', async () => {
    const game = await gameNamed('city-tour');
    const record = played(game, 2, 6);
    const half = matchesOf(game).replay(record);
    if (!half.ok) return expect.unreachable(half.reason);
    const match = matchesOf(game).startFrom(record, half.match.state);
    const [seat = 0] = game.awaiting(match.state);
    const answer = matchesOf(game).timeOut(match, seat, fast('on'));
    if (answer?.ok) await expectSame(game, answer.match.record);
    expect(answer).toMatchObject({ ok: true });
  });
});

describe('a link that cannot be opened', () => {
  const link = stored['city-tour/day-1-won.match'] ?? '';

  test('says that it is broken, wherever a character was lost or changed', async () => {
    for (let at = 0; at < link.length; at++) {
      const lost = await openLink(link.slice(0, at) + link.slice(at + 1), openGame);
      const changed = await openLink(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`, openGame);
      // The first characters say which coding it is.
      for (const { ok } of [lost, changed]) expect(ok).toBe(false);
      if (at > 1) expect([lost, changed]).toEqual([BROKEN, BROKEN]);
    }
    for (const text of ['', 'x', 'no link at all!', `${link}.x`, '.', 'AQ', link.slice(0, 4)])
      expect(await openLink(text, openGame)).toEqual(BROKEN);
  });

  test('says that it is too new, by its coding or by the rules', async () => {
    expect(await openLink(`A${'g'}${link.slice(2)}`, openGame)).toEqual({ ok: false, trouble: 'too new' });
    const { game, record } = await recordIn('eighty-days', 'version-2-two-players.match');
    const older = { ...game, version: 1 };
    expect(await openLink(linkOf(game, { record }), async () => older)).toEqual({ ok: false, trouble: 'too new' });
  });

  test('says that the rules are others', async () => {
    const { game, record } = await recordIn('eighty-days', 'two-players.match');
    const changed: AnyGame = { ...game, legal: (state, seat: Seat) => game.legal(state, seat).slice(0, 3) };
    expect(await openLink(linkOf(game, { record }), async () => changed)).toEqual({ ok: false, trouble: 'other rules' });
  });

  test('says that its game is not here, or that it is too long', async () => {
    expect(await openLink(link, async () => undefined)).toEqual({ ok: false, trouble: 'unknown game' });
    expect(await openLink('A'.repeat(6_001), openGame)).toEqual({ ok: false, trouble: 'too long' });
  });

  test('says that it is too long where luck that somebody made up keeps a rule drawing for ever', async () => {
    const bodensee = await gameNamed('bodensee');
    for (const forged of ['AdoYlw', 'AaudWg'])
      expect(await openLink(forged, async () => bodensee)).toEqual({ ok: false, trouble: 'too long' });
  });

  test.each(entries.map(({ id }) => id))('is answered whatever stands in it: %s', async name => {
    const game = await gameNamed(name);
    const whim = fast(`forged ${name}`);
    for (let at = 0; at < amount(6, 300); at++) {
      const forged = forgedLink(game, whim.below(2) === 0, whim);
      expect(await openLink(forged, async () => game)).toMatchObject({ ok: expect.any(Boolean) });
    }
  });
});

/** Anything at all, as a link: the beginning of a match and then chance, or chance alone. */
function forgedLink(game: AnyGame, isBegun: boolean, whim: Chance): string {
  const writer = new Writer();
  if (isBegun) {
    const [seats, version] = [game.seats.most, game.version];
    const { match } = matchesOf(game).deal({ options: game.options.standard, seats }, whim);
    writer.below(2 ** 16, 0);
    codeMatch(writer, game, { ...match.record, version });
  }
  const noise = Array.from({ length: whim.below(300) }, () => whim.below(256));
  return sealed(Uint8Array.from([...writer.finish().slice(0, -2), ...noise]));
}

const BROKEN = { ok: false, trouble: 'broken' };
