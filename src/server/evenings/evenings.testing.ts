// What tests of evenings share: people who make one, and play its tables by the engine.
import { SHELF } from '../../games/index.ts';
import { entry as nightTrain } from '../../games/night-train/entry.ts';
import { fast } from '../../kernel/index.ts';
import type { AnswerOf, EveningSight, EveningWish, TableRow } from '../../protocol/index.ts';
import type { Client } from '../server.testing.ts';
import type { PlayableGames } from '../tables/table-wish.ts';

/** A game that is won together and one that is not, both short. */
export const SHORT_GAMES = { 'city-tour': SHELF['city-tour'], 'night-train': nightTrain } as PlayableGames;

export const WISH: EveningWish = {
  name: 'Friday',
  games: ['city-tour'],
  rounds: 2,
  size: 2,
  pause: 0,
  pace: { kind: 'untimed' },
};

/** An evening with everybody in it; the first is its host. */
export async function eveningOf(people: readonly Client[], change: Partial<EveningWish> = {}): Promise<string> {
  const [host, ...others] = people;
  const { id } = (await host?.call<EveningSight>('POST', 'api/evenings', { ...WISH, ...change }))?.body ?? { id: '' };
  for (const other of others) await other.call('POST', `api/evenings/${id}/join`);
  return id;
}

export async function eveningSeen(client: Client, id: string): Promise<EveningSight> {
  return (await client.call<EveningSight>('GET', `api/evenings/${id}`)).body;
}

/** An evening, as soon as it is as somebody waits for. */
export async function eveningWhen(client: Client, id: string, found: (sight: EveningSight) => boolean): Promise<EveningSight> {
  for (;;) {
    const sight = await eveningSeen(client, id).catch(() => undefined);
    if (sight?.played && found(sight)) return sight;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Plays what somebody is to play at a table, to its end; others play their own seats. */
export async function playSeat(client: Client, table: string): Promise<void> {
  const chance = fast(table);
  for (let step = 0; ; step++) {
    const { mine, stage } = (await client.call<TableRow>('GET', `api/tables/${table}`)).body;
    const [seat] = mine;
    if (stage === 'over' || seat === undefined) return;
    const { decision, moves } = (await client.call<AnswerOf<'GET /api/tables/:id/moves'>>('GET', `api/tables/${table}/moves`)).body;
    const move = moves[chance.below(Math.max(1, moves.length))];
    if (move === undefined) await new Promise(resolve => setTimeout(resolve, 20));
    else await client.ask(table, { type: 'play', key: `${step} ${seat}`, seat, decision, moves: [move] });
  }
}

/** Everybody plays the table of the last round where they sit. */
export async function playRound(people: readonly Client[], id: string): Promise<void> {
  await Promise.all(
    people.map(async client => {
      const { played, players } = await eveningSeen(client, id);
      const me = players.find(({ isMe }) => isMe)?.key;
      const table = played.at(-1)?.tables.find(({ seats }) => seats.some(({ player }) => player === me));
      if (table) await playSeat(client, table.id);
    }),
  );
}
