// The host of this device's tables, in a worker of its own: the page never waits for it.

import { branchOf, type Guest, Host, renew, type StoredTable, TableProblem, tryOf } from '../../host/index.ts';
import { type AnyGame, isObject, readRecord, type Viewer, writeRecord } from '../../kernel/index.ts';
import { LUCK_SCHEME } from '../../luck/index.ts';
import type { TablePlan, TableSight } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { prototype } from '../prototype.ts';
import { deviceStore, keepNote, noteOfTable, replaceTable } from './device-store.ts';
import type { FromHostWorker, TableRecord, ToHostWorker } from './host-worker.ts';
import { ThinkerWorkers } from './thinker-workers.ts';

/** Whose advice a player hears. */
const ADVISER = 'expert';

const bots = new ThinkerWorkers(Math.min(2, Math.max(1, navigator.hardwareConcurrency - 1)), () => {
  return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
});
/** Bots load their game and warm up while the first person thinks: in ms, after the page has drawn its table, and not for long. */
const WARM_UP = { after: 1_500, for: 200 };

const tables = new Map<string, Promise<{ host: Host; guest: Guest; sit: () => void } | undefined>>();

const say = (message: FromHostWorker) => postMessage(message);

async function openGame(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.open();
}

/** 128 bits that nobody can guess. */
function secret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

async function setTable(plan: TablePlan, seed = secret(), also: Partial<StoredTable> = {}): Promise<string> {
  const game = await openGame(plan.game);
  const reading = game.options.read(plan.options, plan.seats.length, also.begun?.version);
  if (!reading.ok) throw new Error(reading.problem);
  const luck = { seed, luckScheme: LUCK_SCHEME, salt: secret() };
  const table: StoredTable = {
    ...plan,
    ...also,
    options: reading.options,
    id: secret(),
    version: also.begun?.version ?? game.version,
    since: Date.now(),
    ...luck,
  };
  await deviceStore.create(table);
  return table.id;
}

function tableOf(id: string) {
  const known = tables.get(id);
  if (known) return known;
  const opening = openTable(id);
  tables.set(id, opening);
  return opening;
}

async function openTable(id: string) {
  const stored = await deviceStore.load(id);
  if (!stored) return undefined;
  const { game: gameId, seats } = stored.table;
  const game = await openGame(gameId);
  if (prototype) await renewTable(game, id);
  const mine = seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat] : []));
  const sitting = aboutToSit(mine.length > 0);
  const host = await Host.open(game, id, {
    store: deviceStore,
    mayAct: () => sitting.hasSat,
    thinker: bots,
    clock: Date.now,
    report: error => say({ type: 'fault', text: String(error) }),
  });
  if (!host) return undefined;
  if (seats.some(({ kind }) => kind === 'bot')) setTimeout(() => warmUp(host), WARM_UP.after);
  const guest: Guest = {
    mine,
    tell(tell) {
      say({ type: 'tell', id, tell });
      // Neither a lesson nor a try is a game of one's own.
      const isOwn = stored.table.laid === undefined && stored.table.tried === undefined;
      if (isOwn && (tell.type === 'news' || tell.type === 'table')) void keepNote(noteOf(host)).catch(() => {});
    },
  };
  return { host, guest, sit: sitting.sit };
}

/** Bots begin when somebody looks on who sits there: nothing is to happen before it can be seen. */
function aboutToSit(isAwaited: boolean): { readonly hasSat: Promise<boolean>; readonly sit: () => void } {
  let sit = () => {};
  const hasSat = new Promise<boolean>(resolve => {
    sit = () => resolve(true);
  });
  if (!isAwaited) sit();
  return { hasSat, sit };
}

/** Lets the workers think a little about what a person thinks about, unless a bot is at it already: the first decision of a bot is not to wait for them. */
function warmUp(host: Host): void {
  const { game, position, isClosed, isThinking } = host;
  const { state } = position.match;
  const [seat] = game.awaiting(state);
  if (seat === undefined || isClosed || isThinking) return;
  const question = { game: game.id, view: game.view(state, seat), seat, bot: ADVISER, whim: 'warm-up', milliseconds: WARM_UP.for };
  // What is wrong with a worker is told when it is needed.
  bots.think(question).catch(() => {});
}

/** Brings a table of a prototype up to the rules as they are now, and says what that cost. */
async function renewTable(game: AnyGame, id: string): Promise<void> {
  const [stored, note] = [await deviceStore.load(id), await noteOfTable(id)];
  if (!stored || !note?.record) return;
  const { table, deeds, kept, played, reason } = renew(game, stored.table, stored.deeds, note.record);
  await replaceTable(table, deeds);
  if (reason !== undefined) say({ type: 'cut', id, kept, played, reason });
}

function noteOf({ table, position, game, standing }: Host) {
  const names = position.seats.map(seat => (seat.kind === 'open' ? '' : seat.name));
  const { awaiting: awaited, outcome, finishedFor } = standing;
  return {
    id: table.id,
    game: table.game,
    names,
    awaited: awaited.map(seat => names[seat] ?? ''),
    isOver: awaited.length === 0,
    since: table.since,
    touched: position.at,
    ...(outcome ? { outcome } : {}),
    ...(finishedFor ? { finishedFor } : {}),
    ...(prototype ? { record: writeRecord(game, position.match.record) } : {}),
  };
}

async function close(id: string): Promise<void> {
  const table = await tables.get(id);
  tables.delete(id);
  table?.host.close();
}

/** The record of a match that is over; a table that was closed before is closed again. */
async function recordOf(id: string): Promise<TableRecord | undefined> {
  const isOpen = tables.has(id);
  const host = (await tableOf(id))?.host;
  if (!isOpen) await close(id);
  if (!host || host.standing.awaiting.length > 0) return undefined;
  const { match, seats } = host.position;
  return { record: writeRecord(host.game, match.record), seats };
}

/** A table as somebody of this device sees it; one that was closed before is closed again. */
async function sightOf(id: string, viewer: Viewer): Promise<TableSight | undefined> {
  const isOpen = tables.has(id);
  const table = await tableOf(id);
  if (!isOpen) await close(id);
  return table?.host.sight(viewer, table.guest.mine);
}

/** Goes back to a line of a lesson. */
async function rewind({ id, seat, line }: Extract<ToHostWorker, { type: 'rewind' }>): Promise<void> {
  const host = (await tableOf(id))?.host;
  await host?.submit({ type: 'rewind', key: secret(), seat, line });
}

/** A table of its own for a match as it stands; bots and names stay. */
async function branch(id: string): Promise<string | undefined> {
  const host = (await tableOf(id))?.host;
  if (!host) return undefined;
  const { match, seats } = host.position;
  const { options, pace } = host.table;
  const table = branchOf(host.game, match.record, match.record.entries.length, { ...ownParts(), options, seats, pace });
  await deviceStore.create(table);
  return table.id;
}

/** What every new table has of its own. */
function ownParts() {
  return { id: secret(), seed: secret(), luckScheme: LUCK_SCHEME, salt: secret(), since: Date.now() };
}

/** A table of its own for a match that is played on from a line. */
async function playOn({ record, wish, seats }: Extract<ToHostWorker, { type: 'try' }>): Promise<string> {
  const game = await openGame(record.game);
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  const { options } = reading.record;
  const table = tryOf(game, reading.record, wish, {
    ...ownParts(),
    options: isObject(options) ? options : {},
    seats,
    pace: { kind: 'untimed' },
  });
  await deviceStore.create(table);
  return table.id;
}

async function answer(message: ToHostWorker): Promise<unknown> {
  switch (message.type) {
    case 'set':
      return setTable(message.plan, message.seed, message.also);
    case 'rewind':
      return rewind(message);
    case 'branch':
      return branch(message.id);
    case 'try':
      return playOn(message);
    case 'open':
      return (await tableOf(message.id)) !== undefined;
    case 'ask': {
      const table = await tableOf(message.id);
      await table?.host.ask(table.guest, message.ask);
      if (message.ask.type !== 'watch' || message.ask.viewer !== 'public') table?.sit();
      return undefined;
    }
    case 'record':
      return recordOf(message.id);
    case 'sight':
      return sightOf(message.id, message.viewer);
    case 'close':
      return close(message.id);
    case 'hint':
      return bots.think({ game: message.game, view: message.view, seat: message.seat, bot: ADVISER, whim: secret() });
  }
}

addEventListener('message', (event: MessageEvent<ToHostWorker>) => {
  const { call } = event.data;
  answer(event.data).then(
    value => say({ type: 'reply', call, value }),
    (error: unknown) => {
      const problem = error instanceof TableProblem ? { problem: { kind: error.kind, facts: error.facts } } : {};
      say({ type: 'failed', call, text: error instanceof Error ? error.message : String(error), ...problem });
    },
  );
});
