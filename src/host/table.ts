import {
  type AnyGame,
  type Entry,
  enact,
  fair,
  type Match,
  mayTakeBack,
  replay,
  type Seat,
  type StoredRecord,
  scripted,
  start,
  submit,
  type Tagged,
  type Told,
  takeBack,
  timeOut,
  type Viewer,
  writeRecord,
} from '../kernel/index.ts';
import type { Ask, Denial, News, SeatPlan, Standing } from '../protocol/index.ts';
import type { Deed, StoredTable } from './book.ts';

type AnyMatch = Match<unknown, Tagged, unknown>;
type Lines = readonly (readonly Told[])[];

/** What is asked of a seat: to be turned into a deed. */
export type SeatAsk =
  | Extract<Ask, { key: string }>
  | { readonly type: 'time'; readonly key: string; readonly seat: Seat; readonly decision: number };

/** A deed that could be done, or why not. */
export type Proposal = { readonly ok: true; readonly deed: Deed } | { readonly ok: false; readonly denial: Denial };

/** How things stand after so many deeds. Never changes; deeds make new ones. */
export interface Position {
  readonly match: AnyMatch;
  /** What happened in each line of the record; the first is the deal. */
  readonly told: Lines;
  readonly number: number;
  readonly seats: readonly SeatPlan[];
  readonly decisions: readonly number[];
  /** The keys of what was done, each with its number. */
  readonly keys: ReadonlyMap<string, number>;
  /** When the last deed was done. */
  readonly at: number;
}

/** The table before the first deed: dealt, and played on to the first decision. */
export function opening(game: AnyGame, table: StoredTable): Position {
  const agreed = { options: table.options, seats: table.seats.length, version: table.version };
  const { match, told } = start(game, agreed, fair(table.seed), table.seed);
  return { match, told, number: 0, seats: table.seats, decisions: table.seats.map(() => 0), keys: new Map(), at: table.since };
}

/** The table after a deed that is kept. */
export function after(game: AnyGame, table: StoredTable, before: Position, deed: Deed): Position {
  const { match, told } = isAppended(before, deed) ? continued(game, before, deed) : replayed(game, table, before, deed);
  return {
    match,
    told,
    number: deed.number,
    seats: deed.seats ?? before.seats,
    decisions: before.decisions.map((decision, seat) => (seat === deed.seat && deed.what !== 'hand' ? decision + 1 : decision)),
    keys: new Map(before.keys).set(deed.key, deed.number),
    at: deed.at,
  };
}

function isAppended({ match }: Position, { from }: Deed): boolean {
  return from === match.record.entries.length;
}

function continued(game: AnyGame, { match, told }: Position, { entries }: Deed): { match: AnyMatch; told: Lines } {
  let now = match;
  const lines = [...told];
  for (const { seat, move, luck } of entries) {
    const played = enact(game, now, seat, moveOf(game, move), scripted(luck));
    lines.push(played.events);
    now = played.match;
  }
  return { match: now, told: lines };
}

function replayed(game: AnyGame, table: StoredTable, { match }: Position, { from, entries }: Deed): { match: AnyMatch; told: Lines } {
  const read = entries.map(entry => ({ ...entry, move: moveOf(game, entry.move) }));
  const record = { ...match.record, entries: [...match.record.entries.slice(0, from), ...read] };
  const again = replay(game, record);
  if (!again.ok) throw new Error(`table ${table.id} does not replay: line ${again.entry}: ${again.reason}`);
  return { match: again.match, told: again.events };
}

function moveOf(game: AnyGame, text: string): Tagged {
  const move = game.read(text);
  if (!move) throw new Error(`"${text}" is no move of ${game.id}`);
  return move;
}

/** The deed an ask comes to, or why it is denied. Nothing has changed yet. */
export function propose(game: AnyGame, table: StoredTable, now: Position, ask: SeatAsk, at: number): Proposal {
  const { seat } = ask;
  if (!Number.isInteger(seat) || seat < 0 || seat >= now.seats.length) {
    return denied('not yours', `there is no seat ${seat}; seats go from 0 to ${now.seats.length - 1}`);
  }
  const base = { number: now.number + 1, key: ask.key, seat, at };
  const length = now.match.record.entries.length;
  if (ask.type === 'hand') {
    const seats = now.seats.map((plan, each) => (each === seat ? ask.to : plan));
    return { ok: true, deed: { ...base, what: 'hand', from: length, entries: [], seats } };
  }
  if (game.awaiting(now.match.state).length === 0) return denied('over', 'the match is over');
  if (ask.decision !== now.decisions[seat]) {
    return denied('stale', `seat ${seat} is at decision ${now.decisions[seat]}, and this answers decision ${ask.decision}`);
  }
  if (ask.type === 'back') return backProposal(game, now, seat, base);
  const answer = ask.type === 'time' ? timeOut(game, now.match, seat, fair(table.seed)) : played(game, table, now, ask);
  if (!answer) return denied('too late', `nobody waits for seat ${seat}`);
  if ('reason' in answer) return { ok: false, denial: answer };
  if (!answer.ok) {
    const { clause, facts } = answer.refusal;
    return { ok: false, denial: { reason: 'refused', text: `refused by ${clause}`, clause, ...(facts ? { facts } : {}) } };
  }
  return { ok: true, deed: { ...base, what: 'play', from: length, entries: written(game, answer.match).slice(length) } };
}

function denied(reason: Denial['reason'], text: string): Proposal {
  return { ok: false, denial: { reason, text } };
}

function played(game: AnyGame, table: StoredTable, now: Position, { seat, moves }: Extract<SeatAsk, { type: 'play' }>) {
  const { state } = now.match;
  if (moves.length === 0) return { reason: 'unreadable', text: 'a play names at least one move' } as const;
  if (!game.awaiting(state).includes(seat) && !game.welcome(state).includes(seat)) {
    return { reason: 'too late', text: `nobody waits for seat ${seat}` } as const;
  }
  const read: Tagged[] = [];
  for (const text of moves) {
    const move = game.read(text);
    if (!move) return { reason: 'unreadable', text: `"${text.slice(0, 60)}" is no move of ${game.id}` } as const;
    read.push(move);
  }
  return submit(game, now.match, seat, read, fair(table.seed));
}

function backProposal(game: AnyGame, now: Position, seat: Seat, base: Pick<Deed, 'number' | 'key' | 'seat' | 'at'>): Proposal {
  const again = takeBack(game, now.match, seat);
  if (!again) return denied('refused', 'luck has spoken or something was revealed since');
  const entries = written(game, again);
  const before = now.match.record.entries;
  const differs = entries.findIndex((entry, at) => entry.check !== before[at]?.check);
  const from = differs < 0 ? entries.length : differs;
  return { ok: true, deed: { ...base, what: 'back', from, entries: entries.slice(from) } };
}

function written(game: AnyGame, match: AnyMatch): readonly Entry<string>[] {
  return writeRecord(game, match.record).entries;
}

/** How things stand for a viewer. */
export function standing(game: AnyGame, now: Position, viewer: Viewer): Standing {
  const { state } = now.match;
  return {
    number: now.number,
    view: game.view(state, viewer),
    awaiting: game.awaiting(state),
    decisions: now.decisions,
    backs: now.seats.map((_, seat) => seat).filter(seat => mayTakeBack(game, now.match, seat)),
    outcome: game.outcome(state) ?? null,
    seats: now.seats,
  };
}

/** What a deed changed, for a viewer. */
export function newsOf(game: AnyGame, now: Position, { what, seat, from, entries }: Deed, viewer: Viewer): News {
  const told = now.told.slice(from + 1, from + 1 + entries.length);
  return { ...standing(game, now, viewer), what, seat, from, told: told.map(line => heard(game, line, viewer)) };
}

/** What a viewer may know of what happened. */
export function heard(game: AnyGame, events: readonly Told[], viewer: Viewer): readonly Told[] {
  return events.flatMap(event => game.viewEvent(event, viewer) ?? []);
}

/** The view of a moment that has passed: when so many lines had been played. */
export function glance(game: AnyGame, now: Position, line: number, viewer: Viewer): unknown {
  const { record } = now.match;
  const again = replay(game, { ...record, entries: record.entries.slice(0, line) });
  if (!again.ok) throw new Error(`the match's own record does not replay: ${again.reason}`);
  return game.view(again.match.state, viewer);
}

/** The record, once the match is over. */
export function openRecord(game: AnyGame, now: Position): StoredRecord | undefined {
  return game.awaiting(now.match.state).length === 0 ? writeRecord(game, now.match.record) : undefined;
}
