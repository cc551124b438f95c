// Tables and people for attacks.
import { fast } from '../../kernel/index.ts';
import type { FromServer, TableRow } from '../../protocol/index.ts';
import type { Running, Serving } from '../index.ts';
import { Client, gameNamed, type TestSocket, wishOf } from '../server.testing.ts';

/** Starts a server at a store of its own, behind a proxy, which ends with the test. */
export type Serve = (change?: Partial<Serving>) => Promise<Running>;

/** Where a server keeps its tables, and others after it. */
export type FreshStore = () => Promise<Serving['keeping']>;

/** A rate that nobody uses up. */
export const PLENTY = 1e9;
export const PATIENT = { timeout: 60_000 };

/** What the server counts, as whoever looks after it asks for it: not from where it is attacked, if it is behind a proxy. */
async function metricsOf(address: string): Promise<string> {
  return (await new Client(address, '192.0.2.1').call<string>('GET', 'metrics')).body;
}

/** How often clients were limited, by limit. */
export async function limited(address: string): Promise<Readonly<Record<string, number>>> {
  const metrics = await metricsOf(address);
  return Object.fromEntries(
    [...metrics.matchAll(/^tabletour_limited_total\{limit="([^"]+)"\} (\d+)$/gm)].map(([, limit, count]) => [limit, Number(count)]),
  );
}

/** A gauge or counter of the server. */
export async function measured(address: string, name: string): Promise<number> {
  const metrics = await metricsOf(address);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
}

/** A match that bots have played to its end, watched by nobody; its id and the number of its entries. */
export async function finishedMatch(
  host: Client,
  game = 'eighty-days',
  seats = 2,
): Promise<{ readonly id: string; readonly lines: number }> {
  const wish = wishOf(
    game,
    Array.from({ length: seats }, () => 'random' as const),
  );
  const { id } = (await host.call<TableRow>('POST', 'api/tables', wish)).body;
  const socket = await host.socket();
  await host.call('POST', `api/tables/${id}/start`, {});
  socket.send({ watchTable: id });
  socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
  await socket.until(({ row }) => row?.stage === 'over');
  socket.close();
  const { told } = await host.sight(id, 'public');
  return { id, lines: told.length - 1 };
}

export const glanced = ({ tell }: FromServer) => tell?.type === 'glanced';

/** Looks back at moments that luck chooses. */
export function lookBack(socket: TestSocket, { id, lines }: { readonly id: string; readonly lines: number }, times: number): void {
  const chance = fast('look back');
  for (let look = 0; look < times; look++) socket.send({ table: id, ask: { type: 'glance', line: chance.below(lines + 1) } });
}

/** A game that counts the moves that are played by its rules. */
export async function counting(id: string) {
  const game = await gameNamed(id);
  const counted = { plays: 0 };
  const open = async () => ({
    ...game,
    play: (...args: Parameters<typeof game.play>) => {
      counted.plays++;
      game.play(...args);
    },
  });
  return { counted, games: { [id]: { open } } };
}
