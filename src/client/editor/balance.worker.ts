// Plays games of a balance check, away from the page, with the lab's own functions.
import { isObject } from '../../kernel/index.ts';
import { playGame, type Result } from '../../lab/experiment.ts';
import { openGame } from '../../lab/open-game.ts';
import type { Played, Sample } from './balance.ts';

/** Games to be played, by number: the same number has the same luck in every series. */
export interface BalanceOrder extends Sample {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly series: number;
  readonly from: number;
  readonly games: number;
}

export type BalanceReply =
  | { readonly series: number; readonly from: number; readonly played: readonly Played[] }
  | { readonly fault: string };

async function replyTo({ game: id, seats, bot, columns, options: raw, series, from, games }: BalanceOrder): Promise<BalanceReply> {
  const experiment = { game: id, seats, options: raw, bots: Array<string>(seats).fill(bot), games, seed: 'balance' };
  const { game, analyst } = await openGame({ ...experiment, keepRecords: false, analyse: true });
  const lab = Object.entries(game.options.table).flatMap(([name, option]) => ('lab' in option ? [[name, option.lab]] : []));
  const reading = game.options.read({ ...Object.fromEntries(lab), ...raw }, seats);
  if (!reading.ok) return { fault: reading.problem };
  const played = Array.from({ length: games }, (_, at) =>
    noted(playGame(game, analyst, { ...experiment, options: reading.options, keepRecords: false, analyse: true }, from + at), columns),
  );
  return { series, from, played };
}

function noted({ moves, outcome, tables }: Result, columns: Sample['columns']): Played {
  const rows = Object.entries(columns).map(([table, names]) => [
    table,
    (tables?.[table] ?? []).map(row => names.map(name => (isObject(row) ? row[name] : null))),
  ]);
  return { moves, ranks: outcome?.ranks ?? [], scores: outcome?.scores ?? [], tables: Object.fromEntries(rows) };
}

addEventListener('message', ({ data }: MessageEvent<BalanceOrder>) => {
  replyTo(data)
    .catch((error: unknown): BalanceReply => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then(reply => postMessage(reply));
});
