// The page's door to the worker where hosts and bots are.
import { signal } from '@preact/signals';
import type { LessonSetting, StoredTable, TableProblem, Thought, TryWish } from '../../host/index.ts';
import type { Seat, StoredRecord, Viewer } from '../../kernel/index.ts';
import type { Ask, SeatPlan, TablePlan, TableSight, Tell } from '../../protocol/index.ts';
import { type TableLine, UnplayableTable } from '../line/table-line.ts';

export type ToHostWorker = { readonly call: number } & (
  | { readonly type: 'set'; readonly plan: TablePlan; readonly seed?: string; readonly also?: Partial<StoredTable> }
  | { readonly type: 'rewind'; readonly id: string; readonly seat: Seat; readonly line: number }
  | { readonly type: 'branch'; readonly id: string }
  | { readonly type: 'try'; readonly record: StoredRecord; readonly wish: TryWish; readonly seats: readonly SeatPlan[] }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'ask'; readonly id: string; readonly ask: Ask }
  | { readonly type: 'record'; readonly id: string }
  | { readonly type: 'sight'; readonly id: string; readonly viewer: Viewer }
  | { readonly type: 'close'; readonly id: string }
  | { readonly type: 'hint'; readonly game: string; readonly view: unknown; readonly seat: Seat }
);
export type FromHostWorker =
  | { readonly type: 'tell'; readonly id: string; readonly tell: Tell }
  | ({ readonly type: 'cut'; readonly id: string } & Cut)
  | { readonly type: 'reply'; readonly call: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly call: number; readonly text: string; readonly problem?: Pick<TableProblem, 'kind' | 'facts'> }
  | { readonly type: 'fault'; readonly text: string };

/** A match that a change of its rules has cut short. */
export interface Cut {
  readonly kept: number;
  readonly played: number;
  readonly reason: string;
}

/** A match that is over, and who sat where in the end. */
export interface TableRecord {
  readonly record: unknown;
  readonly seats: readonly SeatPlan[];
}

/** The tables whose matches were cut short since this page was loaded. */
export const cuts = signal<Readonly<Record<string, Cut>>>({});

type WithoutCall<T> = T extends unknown ? Omit<T, 'call'> : never;

let worker: Worker | undefined;
let calls = 0;
const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
const listeners = new Map<string, (tell: Tell) => void>();

function hostWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromHostWorker>) => {
    if (data.type === 'tell') return listeners.get(data.id)?.(data.tell);
    if (data.type === 'cut') {
      cuts.value = { ...cuts.value, [data.id]: data };
      return;
    }
    if (data.type === 'fault') return console.warn(data.text);
    const call = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.type === 'reply') call?.done(data.value);
    else call?.fail(data.problem ? new UnplayableTable(data.text, data.problem) : new Error(data.text));
  };
  return worker;
}

function request(message: WithoutCall<ToHostWorker>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = ++calls;
    waiting.set(call, { done: resolve, fail: reject });
    hostWorker().postMessage({ ...message, call });
  });
}

/** Sets a table on this device; its id. Refused options come back as an error with the sentence. */
export async function setLocalTable(plan: TablePlan, seed?: string): Promise<string> {
  return String(await request({ type: 'set', plan, ...(seed === undefined ? {} : { seed }) }));
}

/** Sets a table of a lesson; its id. */
export async function setLessonTable({ plan, seed, also }: LessonSetting): Promise<string> {
  return String(await request({ type: 'set', plan, seed, also }));
}

/** Goes back to a line of a lesson's match. */
export async function rewindTable(id: string, seat: Seat, line: number): Promise<void> {
  await request({ type: 'rewind', id, seat, line });
}

/** A new table where the match of this one is played on as it stands, with free luck; its id. */
export async function branchTable(id: string): Promise<string | undefined> {
  const branch = await request({ type: 'branch', id });
  return typeof branch === 'string' ? branch : undefined;
}

/** A new table where a match that is over is played on from one of its lines; its id. */
export async function setTryTable(record: StoredRecord, wish: TryWish, seats: readonly SeatPlan[]): Promise<string> {
  return String(await request({ type: 'try', record, wish, seats }));
}

/** A line to a table of this device, or undefined where there is none; the cause of an error is its kind, such as 'damaged'. */
export async function localLine(id: string, listen: (tell: Tell) => void): Promise<TableLine | undefined> {
  listeners.set(id, listen);
  if (!(await request({ type: 'open', id }))) {
    listeners.delete(id);
    return undefined;
  }
  return {
    send: ask => void request({ type: 'ask', id, ask }),
    close: () => {
      listeners.delete(id);
      void request({ type: 'close', id });
    },
  };
}

/** The record of a table of this device whose match is over, and who sat there; undefined where there is none. */
export async function localRecord(id: string): Promise<TableRecord | undefined> {
  return (await request({ type: 'record', id })) as TableRecord | undefined;
}

/** A table of this device as a seat sees it; nobody sits down for it. */
export async function localSight(id: string, seat: Seat | undefined): Promise<TableSight | undefined> {
  return (await request({ type: 'sight', id, viewer: seat ?? 'public' })) as TableSight | undefined;
}

/** What a strong bot would do with this view, and what it looked at. */
export async function hintFor(game: string, view: unknown, seat: Seat): Promise<Thought> {
  return (await request({ type: 'hint', game, view, seat })) as Thought;
}
