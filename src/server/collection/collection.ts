// The open collection: finished matches of a day where everybody agreed, one record a line, with seats instead of names.
import { setImmediate } from 'node:timers/promises';
import { beginningOf, endOf, revealOf } from '../../daily/index.ts';
import { recordOf } from '../../host/index.ts';
import { isObject } from '../../kernel/index.ts';
import { Refused } from '../refused.ts';
import type { FinishedTable, Store } from '../storage/index.ts';
import { gameOf, type PlayableGames } from '../tables/table-wish.ts';

/** Tables that are looked at in one go. */
const PAGE = 50;
/** Matches of one file; what is more than that is left out. */
const MOST = 20_000;

interface CollectionParts {
  readonly store: Pick<Store, 'finished' | 'sessions' | 'load'>;
  readonly games: PlayableGames;
}

/** A day that is over, also for the Daily Tour: nobody learns the luck of a day from the matches of others. */
export function mustBeOver(date: string, now: number): void {
  if (beginningOf(date) === undefined) throw new Refused(400, 'date', `"${date.slice(0, 20)}" is no date; a date is like 2026-11-17`);
  if (now < revealOf(date)) throw new Refused(409, 'not over', 'the matches of a day are offered two hours after its end, at 02:00 UTC');
}

/** The lines of a day, each the record of a match. */
export async function* linesOf({ store, games }: CollectionParts, date: string): AsyncGenerator<string> {
  let [after, count] = ['', 0];
  for (;;) {
    const page = await store.finished(beginningOf(date) ?? 0, endOf(date), after, PAGE);
    const agreed = await agreeing(store, page);
    for (const { body } of page.filter(each => isOpen(each, agreed))) {
      const line = await lineOf(store, games, body.id).catch(() => undefined);
      if (line !== undefined) yield line;
      if (line !== undefined && ++count >= MOST) return;
      await setImmediate();
    }
    if (page.length < PAGE) return;
    after = page.at(-1)?.body.id ?? '';
  }
}

async function agreeing(store: CollectionParts['store'], page: readonly FinishedTable[]): Promise<ReadonlySet<string>> {
  const people = new Set(page.flatMap(each => each.people));
  const sessions = people.size > 0 ? await store.sessions([...people]) : [];
  return new Set(sessions.filter(({ isOpen: agrees }) => agrees).map(({ id }) => id));
}

/** Whether all who ever held a seat agree, and the match holds nothing that somebody wrote. */
function isOpen({ body, people }: FinishedTable, agreed: ReadonlySet<string>): boolean {
  const { seats, holders, leavers = [], hasForgotten = false, closed, daily, options } = body;
  if (hasForgotten || closed !== undefined || !people.every(person => agreed.has(person))) return false;
  const areKnown = seats.every((plan, seat) => plan.kind !== 'human' || (holders[seat] ?? leavers[seat] ?? null) !== null);
  return areKnown && (daily !== undefined || !Object.values(options).some(isObject));
}

async function lineOf(store: CollectionParts['store'], games: PlayableGames, id: string): Promise<string | undefined> {
  const loaded = await store.load(id);
  const outcome = loaded?.deeds.at(-1)?.standing?.outcome;
  if (!loaded || !outcome) return undefined;
  const { table, deeds } = loaded;
  const players = table.seats.map(plan => (plan.kind === 'bot' ? { kind: plan.kind, bot: plan.bot } : { kind: 'human' as const }));
  // A seat that was handed over is played by several.
  const isHanded = deeds.some(({ what }) => what === 'hand');
  return JSON.stringify({
    seats: players,
    ...(isHanded ? { isHanded } : {}),
    outcome,
    record: recordOf(await gameOf(games, table.game), loaded),
  });
}
