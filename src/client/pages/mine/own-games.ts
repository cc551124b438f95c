// One's own games, wherever they are played: on this device, online, or brought here from another device.
import type { Outcome, Seat } from '../../../kernel/index.ts';
import type { Stage, TableRow } from '../../../protocol/index.ts';
import { entryOf } from '../../catalogue.ts';
import { deviceTables, dropTable } from '../../local/device-store.ts';
import { forgetGame, type KeptGame, type KeptMatch, type KeptResult, keepGame, keptGames } from '../../local/kept-games.ts';
import { isolated } from '../../shell/isolated.ts';
import { nameHere, ownName } from '../../shell/own-name.ts';

/** A game as lists show it. */
export interface OwnGame {
  readonly id: string;
  readonly where: 'device' | 'online' | 'kept';
  readonly game: string;
  /** A title of one's own; empty where it has none. */
  readonly title: string;
  readonly names: readonly string[];
  /** The seats of whoever looks. */
  readonly mine: readonly Seat[];
  /** The seats that are played from this device, where it is passed round: more than those of whoever looks. */
  readonly here?: readonly Seat[];
  readonly stage: Stage;
  /** The seats that are to move. */
  readonly awaiting: readonly Seat[];
  readonly outcome?: Outcome;
  /** The seats of people for whom bots or the clock finished the match. */
  readonly finishedFor?: readonly Seat[];
  readonly result?: KeptResult;
  /** When the time of whoever looks is up, or else of the first of those who are to move, in ms. */
  readonly deadline?: number;
  /** The seat that whoever looks has given up, and may have back. */
  readonly left?: Seat;
  readonly touched: number;
}

/** All games, those that wait for whoever looks first, then the latest; `rows` are the online ones as the server lists them. */
export async function ownGames(rows: readonly TableRow[]): Promise<readonly OwnGame[]> {
  const [kept, local] = await Promise.all([keptGames(), deviceTables()]);
  const tables = [...local.map(ofDevice), ...rows.map(ofRow)];
  const listed = new Set(tables.map(({ id }) => id));
  const elsewhere = [...kept.values()].flatMap(({ id, match }) => (match && !listed.has(id) ? [ofMatch(id, match)] : []));
  return [...tables, ...elsewhere]
    .filter(({ id, game, stage }) => entryOf(game) !== undefined && !(kept.get(id)?.isGone && stage === 'over'))
    .map(own => withKept(own, kept.get(own.id)))
    .sort((a, b) => urgencyOf(b) - urgencyOf(a) || b.touched - a.touched);
}

export function isMyTurn({ stage, awaiting = [], mine }: Pick<TableRow, 'stage' | 'awaiting' | 'mine'>): boolean {
  return stage === 'playing' && awaiting.some(seat => mine.includes(seat));
}

/** One's own turn first, then that of somebody else at this device. */
function urgencyOf(own: OwnGame): number {
  return isMyTurn(own) ? 2 : waitsHere(own) ? 1 : 0;
}

/** True if somebody at this device is to move: whoever looks, or another of those it is passed round to. */
export function waitsHere({ stage, awaiting, mine, here = mine }: OwnGame): boolean {
  return stage === 'playing' && awaiting.some(seat => here.includes(seat));
}

/** Where a game is gone on with, or looked back at. */
export function addressOf({ id, where, stage }: OwnGame): string {
  if (stage === 'over') return `/replay/${where}/${id}`;
  return where === 'online' ? `/t/${id}` : `/table/${id}`;
}

/** Gives a game a title of one's own; an empty one takes it away. */
export function rename({ id }: OwnGame, title: string): Promise<void> {
  return keepGame({ id, title: title.trim() });
}

/** Takes a game off the list; a table of this device is gone with it. */
export async function remove({ id, where }: OwnGame): Promise<void> {
  if (where === 'device') await dropTable(id);
  await forgetGame(id);
  if (where === 'online') await keepGame({ id, isGone: true });
}

function withKept(own: OwnGame, kept: KeptGame | undefined): OwnGame {
  return { ...own, title: kept?.title ?? '', ...(kept?.result ? { result: kept.result } : {}) };
}

type LocalTable = Awaited<ReturnType<typeof deviceTables>>[number];

function ofDevice({ table, note }: LocalTable): OwnGame {
  const { id, game, isOver, touched, outcome, finishedFor } = note;
  const names = note.names.map(nameHere);
  const people = table.seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat] : []));
  const awaited = new Set(note.awaited.map(nameHere));
  return {
    id,
    where: 'device',
    game,
    title: '',
    names,
    // Where a device is passed round, only one of the people at it is whoever looks.
    here: people,
    mine: people.length > 1 ? people.filter(seat => names[seat] === ownName()) : people,
    stage: isOver ? 'over' : 'playing',
    awaiting: names.flatMap((name, seat) => (awaited.has(name) ? [seat] : [])),
    ...(outcome ? { outcome } : {}),
    ...(finishedFor ? { finishedFor } : {}),
    touched,
  };
}

function ofRow({ id, game, seats, mine, stage, awaiting = [], outcome, finishedFor, deadlines, touched = 0 }: TableRow): OwnGame {
  const deadline = deadlineIn(deadlines, mine);
  const names = seats.map(({ name }) => isolated(name));
  const left = stage === 'playing' && mine.length === 0 ? seats.findIndex(({ mayTake }) => mayTake) : -1;
  const ending = { ...(outcome ? { outcome } : {}), ...(finishedFor ? { finishedFor } : {}) };
  const more = { ...(left >= 0 ? { left } : {}), ...(deadline === undefined ? {} : { deadline }) };
  return { id, where: 'online', game, title: '', names, mine, stage, awaiting, ...ending, ...more, touched };
}

/** When one's own time is up, or else the first of the others'. */
export function deadlineIn(deadlines: TableRow['deadlines'] = [], mine: readonly Seat[]): number | undefined {
  const all = deadlines.flatMap((at, seat) => (at === null ? [] : [{ at, isMine: mine.includes(seat) }]));
  const own = all.filter(({ isMine }) => isMine);
  const times = (own.length > 0 ? own : all).map(({ at }) => at);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function ofMatch(id: string, { game, names, mine, touched, finishedFor }: KeptMatch): OwnGame {
  const own = { id, where: 'kept', game, title: '', names: names.map(isolated), mine, stage: 'over', awaiting: [], touched } as const;
  return finishedFor ? { ...own, finishedFor } : own;
}
