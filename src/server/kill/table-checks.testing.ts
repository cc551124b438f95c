// What must be true of a table when everything is over: read through the public interface, and from the store.

import type { Deed } from '../../host/index.ts';
import { type AnyGame, type Entry, type MatchRecord, matchesOf, readRecord, type Tagged } from '../../kernel/index.ts';
import { luckOf } from '../../luck/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { examine, type Keeping, openStore } from '../storage/index.ts';
import type { Played } from './crowd.testing.ts';
import type { Acknowledged } from './people.testing.ts';

/** Everything that is wrong with tables that have come to an end, a sentence each. */
export async function problemsIn(tables: readonly Played[], keeping: Keeping): Promise<readonly string[]> {
  const store = await openStore(keeping, () => {});
  const found: string[] = [];
  // One by one: replaying hundreds of matches keeps this process from answering its own connections in time.
  for (const table of tables) found.push(...(await problemsOf(table, await store.since(table.id, 0))));
  await store.close();
  const { faults, damaged } = await examine(keeping);
  return [...found, ...faults, ...damaged.map(({ game, problem }) => `${game}: ${problem}`)];
}

async function problemsOf({ id, game, players }: Played, deeds: readonly Deed[]): Promise<readonly string[]> {
  const [person] = players.map(player => player.person);
  const { body } = (await person?.call<Tell>('POST', `api/tables/${id}/ask`, { ask: { type: 'record' } })) ?? {};
  const acknowledged = players.flatMap(player => player.acknowledged).sort((a, b) => a.number - b.number);
  const found = [
    ...players.flatMap(player => outOfOrder(player.acknowledged)),
    ...notInDeeds(acknowledged, deeds),
    ...(body?.type === 'record'
      ? wrongRecord(game, body.record, chosen(acknowledged, deeds))
      : [`there is no record: ${JSON.stringify(body)}`]),
  ];
  return found.map(problem => `${game.id} ${id}: ${problem}`);
}

/** Nobody is told of a later move before an earlier one of the own. */
function outOfOrder(acknowledged: readonly Acknowledged[]): string[] {
  return acknowledged.flatMap(({ key, number }, at) => {
    const before = acknowledged[at - 1];
    return before && before.number >= number ? [`"${key}" became number ${number} after number ${before.number}`] : [];
  });
}

/** The deeds have no gap, and every acknowledged one is there under its number and key, once. */
function notInDeeds(acknowledged: readonly Acknowledged[], deeds: readonly Deed[]): string[] {
  const gap = deeds.findIndex(({ number }, at) => number !== at + 1);
  const lost = acknowledged.filter(({ number, key, move, seat }) => {
    const same = deeds.filter(deed => deed.key === `${seat} ${key}`);
    const [deed] = same;
    return same.length !== 1 || deed?.number !== number || deed.seat !== seat || deed.entries[0]?.move !== move;
  });
  return [
    ...(gap < 0 ? [] : [`deed ${gap + 1} is missing`]),
    ...lost.map(
      ({ key, number, move }) =>
        `"${key}" ("${move}") was acknowledged as number ${number}, where the store has ${JSON.stringify(deeds[number - 1])}`,
    ),
  ];
}

/** What people have chosen; what was the only option stands in a record as played by itself. */
function chosen(acknowledged: readonly Acknowledged[], deeds: readonly Deed[]): readonly Acknowledged[] {
  return acknowledged.filter(({ number }) => !deeds[number - 1]?.entries[0]?.forced);
}

/** The record verifies, and the choices of the people in it are those that were acknowledged: all of them, once, in order. */
function wrongRecord(game: AnyGame, stored: unknown, acknowledged: readonly Acknowledged[]): string[] {
  const reading = readRecord(game, stored);
  if (!reading.ok) return [`the record cannot be read: ${reading.problem}`];
  const { record } = reading;
  const again = matchesOf(game).replay(record);
  if (!again.ok) return [`the record differs at entry ${again.entry}: ${again.reason}`];
  return [
    ...(game.outcome(again.match.state) ? [] : ['the match has not ended']),
    ...(matchesOf(game).isFair(record, luckOf) ? [] : ['the luck does not follow from the seed']),
    ...differences(
      choicesIn(game, record),
      acknowledged.map(({ seat, move }) => `${seat} ${move}`),
    ),
  ];
}

function choicesIn(game: AnyGame, { entries }: MatchRecord<Tagged, unknown>): readonly string[] {
  const isChoice = ({ seat, forced }: Entry<Tagged>) => !forced && seat < 2;
  return entries.filter(isChoice).map(({ seat, move }) => `${seat} ${game.write(move)}`);
}

function differences(record: readonly string[], acknowledged: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(record.length, acknowledged.length) }, (_, each) => each).find(
    each => record[each] !== acknowledged[each],
  );
  if (at === undefined) return [];
  return [
    `choice ${at + 1} of the people is "${record[at]}" in the record (of ${record.length}) and "${acknowledged[at]}" by the acknowledgements (of ${acknowledged.length})`,
  ];
}
