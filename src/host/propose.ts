// What guests ask, turned into deeds: nothing changes here.
import { botNamesIn } from '../bots/index.ts';
import { type AnyGame, type Entry, matchesOf, type Seat, type Tagged, type Told, type Waits } from '../kernel/index.ts';
import { chanceOf } from '../luck/index.ts';
import type { Ask, Denial, PendingWish, Rest } from '../protocol/index.ts';
import { answeredBy, others, problemOfPlan } from './consent.ts';
import { type AnyMatch, lastCheck, type PlayedDeed, type Position } from './position.ts';
import { inSeatColour } from './seat-colour.ts';
import type { Deed, StoredTable } from './store.ts';
import { takenBack } from './take-back.ts';

/** What is asked of a seat: to be turned into a deed. */
export type SeatAsk =
  | Exclude<Extract<Ask, { key: string }> & Onto, { type: 'hand' }>
  | (Extract<Ask, { type: 'hand' }> & Onto & Pick<Deed, 'why'>)
  | ({ readonly type: 'time'; readonly key: string; readonly seat: Seat; readonly decision: number } & Pick<Deed, 'why'>)
  | Resting
  | Grace
  | Rewind;

/** When the clock of a seat stands from now on; null for never. */
type Resting = { readonly type: 'rest'; readonly key: string; readonly seat: Seat; readonly rest: Rest | null };

/** When no process served the table: no clock ran then, and whoever is to move has a moment to return. */
type Grace = { readonly type: 'grace'; readonly key: string; readonly seat: Seat; readonly down: NonNullable<Deed['down']> };

/** The check number of the last entry that an ask was made for, where it holds for no other. */
interface Onto {
  readonly onto?: string;
}

/** Goes back to a line of a match that is there to learn from, whatever came after it. */
type Rewind = { readonly type: 'rewind'; readonly key: string; readonly seat: Seat; readonly line: number };

/** What an ask is called at its table: nobody's key can be taken by another seat. */
export function keyOf({ seat, key }: SeatAsk): string {
  return `${seat} ${key}`;
}

/** A deed that could be done, with the match it leads to where that is known already; or why not. */
export type Proposal =
  | { readonly ok: true; readonly deed: Deed; readonly outplayed?: PlayedDeed }
  | { readonly ok: false; readonly denial: Denial };

type Base = Pick<Deed, 'number' | 'key' | 'seat' | 'at' | 'from' | 'entries'>;

/** The table that something is asked of, when, and the seats of whoever asks. */
export interface Asked {
  readonly game: AnyGame;
  readonly table: StoredTable;
  readonly now: Position;
  readonly at: number;
  readonly mine: readonly Seat[];
}

/** The deed an ask comes to, or why it is denied. Nothing has changed yet. */
export function propose(asked: Asked, ask: SeatAsk): Proposal {
  const { game, now, at } = asked;
  const { seat } = ask;
  if (!Number.isInteger(seat) || seat < 0 || seat >= now.seats.length) {
    return denied('not yours', `there is no seat ${seat}; seats go from 0 to ${now.seats.length - 1}`);
  }
  const base: Base = { number: now.number + 1, key: keyOf(ask), seat, at, from: now.match.record.entries.length, entries: [] };
  if (ask.type === 'rewind') return rewindProposal(asked, ask, base);
  if (game.awaiting(now.match.state).length === 0) return denied('over', 'the match is over');
  switch (ask.type) {
    case 'rest':
      // Nobody's wish ends because somebody goes on holiday.
      return {
        ok: true,
        deed: { ...base, what: 'rest', ...(ask.rest ? { rest: ask.rest } : {}), ...(now.wish ? { wish: now.wish } : {}) },
      };
    case 'grace':
      return graceProposal(asked, ask, base);
    case 'hand':
      return handProposal(game, now, ask, base);
    case 'wish':
      return wishProposal(asked, ask, base);
    case 'agree':
      return agreeProposal(asked, ask, base);
    default:
      return choiceProposal(asked, ask, base);
  }
}

/** The same luck and the same first moves of the bots come again: both are laid down. */
function rewindProposal({ table }: Asked, { line }: Rewind, base: Base): Proposal {
  if (!table.laid) return denied('refused', 'only a lesson can go back to any line');
  if (!Number.isInteger(line) || line < 0 || line > base.from)
    return denied('unreadable', `"line" must be a whole number from 0 to ${base.from}`);
  return { ok: true, deed: { ...base, what: 'back', from: line } };
}

type Choice = Extract<SeatAsk, { readonly decision: number }>;

function choiceProposal(asked: Asked, ask: Choice, base: Base): Proposal {
  const { game, table, now } = asked;
  const { seat } = ask;
  if (ask.decision !== now.decisions[seat]) {
    return denied('stale', `this answers decision ${ask.decision} of seat ${seat}, which is at decision ${now.decisions[seat]}`);
  }
  if ('onto' in ask && ask.onto !== lastCheck(now.match)) return denied('stale', 'the table has moved on since');
  if (now.isPaused) return denied('too late', 'the table is paused; resume it first');
  if (ask.type === 'back') return wishProposal(asked, { seat, what: 'back' }, base);
  const answer = ask.type === 'time' ? matchesOf(game).timeOut(now.match, seat, chanceOf(table)) : played(game, table, now, ask);
  if (!answer) return denied('too late', `seat ${seat} may not move now`);
  if ('reason' in answer) return { ok: false, denial: answer };
  if (!answer.ok) {
    const { clause, facts } = answer.refusal;
    return { ok: false, denial: { reason: 'refused', text: `refused by ${clause}`, clause, ...(facts ? { facts } : {}) } };
  }
  const outplayed = { match: answer.match, told: [...now.told, ...answer.told] };
  const { number, key, at, from } = base;
  const entries = written(game, answer.match, from);
  const why = ask.type === 'time' && ask.why ? { why: ask.why } : {};
  return { ok: true, deed: { number, key, what: 'play', seat, from, entries, at, ...why }, outplayed };
}

/** Time that a deed has been done in since was not lost. */
function graceProposal({ now, at }: Asked, { down }: Grace, base: Base): Proposal {
  const lost = down.flatMap(({ from, to }) => (to > now.at && from < at ? [{ from: Math.max(from, now.at), to: Math.min(to, at) }] : []));
  if (lost.length === 0) return denied('too late', 'the table was served all the time');
  // Nobody's wish ends because the server was away.
  return { ok: true, deed: { ...base, seat: null, what: 'grace', down: lost, ...(now.wish ? { wish: now.wish } : {}) } };
}

function handProposal(game: AnyGame, now: Position, { seat, to, why }: Extract<SeatAsk, { type: 'hand' }>, base: Base): Proposal {
  const problem = problemOfPlan(to, botNamesIn(game));
  if (problem !== undefined) return denied('unreadable', problem);
  const plan = inSeatColour(to, seat, now.seats);
  const seats = now.seats.map((each, at) => (at === seat ? plan : each));
  return { ok: true, deed: { ...base, what: 'hand', seats, ...(why ? { why } : {}) } };
}

/** A wish is fulfilled at once where nobody has to agree. */
function wishProposal(
  { game, now, mine }: Asked,
  { seat, what }: Pick<Extract<SeatAsk, { type: 'wish' }>, 'seat' | 'what'>,
  base: Base,
): Proposal {
  if (what === 'resume' && !now.isPaused) return denied('too late', 'the table is not paused');
  if (what !== 'resume' && now.isPaused) return denied('too late', 'the table is paused; resume it first');
  if (what !== 'back' && what !== 'pause' && what !== 'resume') return denied('unreadable', 'a wish must be "back", "pause" or "resume"');
  const fulfilled = fulfil(game, now, what, { ...base, seat });
  if (!fulfilled.ok) return fulfilled;
  const needs = needed(now, what, seat, mine);
  return needs.length === 0 ? fulfilled : { ok: true, deed: { ...base, what: 'wish', wish: { seat, what, needs } } };
}

function needed(now: Position, what: PendingWish['what'], seat: Seat, mine: readonly Seat[]): readonly Seat[] {
  if (what === 'back') return answeredBy(now.match.record.entries, seat, now.seats, mine);
  return what === 'pause' ? others(now.seats, mine) : [];
}

function agreeProposal({ game, now, mine }: Asked, { seat, isAgreed }: Extract<SeatAsk, { type: 'agree' }>, base: Base): Proposal {
  const { wish } = now;
  if (!wish?.needs.includes(seat)) return denied('too late', `no wish waits for the answer of seat ${seat}`);
  if (!isAgreed) return { ok: true, deed: { ...base, what: 'wish' } };
  const needs = wish.needs.filter(each => !mine.includes(each));
  if (needs.length > 0) return { ok: true, deed: { ...base, what: 'wish', wish: { ...wish, needs } } };
  return fulfil(game, now, wish.what, { ...base, seat: wish.seat });
}

function fulfil(game: AnyGame, now: Position, what: PendingWish['what'], base: Base): Proposal {
  return what === 'back' ? backProposal(game, now, base) : { ok: true, deed: { ...base, what } };
}

function denied(reason: Denial['reason'], text: string): Proposal {
  return { ok: false, denial: { reason, text } };
}

function played(game: AnyGame, table: StoredTable, now: Position, { seat, moves }: Extract<SeatAsk, { type: 'play' }>) {
  const { state } = now.match;
  if (moves.length === 0) return { reason: 'unreadable', text: '"moves" must name at least one move' } as const;
  if (!game.awaiting(state).includes(seat) && !game.welcome(state).includes(seat)) {
    return { reason: 'too late', text: `seat ${seat} may not move now` } as const;
  }
  const read: Tagged[] = [];
  for (const text of moves) {
    const move = game.read(text);
    if (!move) return { reason: 'unreadable', text: `"${text.slice(0, 60)}" is not a move of ${game.id}` } as const;
    read.push(move);
  }
  // What comes after a random draw or something revealed is a new message: a refusal must tell nothing of what would have come.
  return matchesOf(game).submitUntilFinal(now.match, seat, read, { chance: chanceOf(table), waits: waitsIn(game, now, seat) });
}

/**
 * Nothing final happens to people without a touch that says so: the only option of a person is left to them where it draws a number,
 * reveals something, or ends the turn of whoever has just chosen, who may still want to take the choice back. It stays theirs when others move.
 */
function waitsIn(game: AnyGame, { seats, match: before }: Position, mover: Seat): Waits<unknown, Tagged, Told, unknown> {
  const wasLeft = (seat: Seat) => game.awaiting(before.state).includes(seat) && game.legal(before.state, seat).length === 1;
  return (seat, { match }) => {
    if (seats[seat]?.kind !== 'human') return false;
    if (match.record.entries.at(-1)?.final) return true;
    return !game.awaiting(match.state).includes(seat) && (seat === mover || wasLeft(seat));
  };
}

function backProposal(game: AnyGame, now: Position, base: Base): Proposal {
  const again = base.seat === null ? undefined : takenBack(game, now, base.seat);
  if (!again) return denied('refused', 'this move can no longer be taken back: a random draw or something revealed came after it');
  const entries = written(game, again, 0);
  const before = now.match.record.entries;
  const differs = entries.findIndex((entry, at) => entry.check !== before[at]?.check);
  const from = differs < 0 ? entries.length : differs;
  return { ok: true, deed: { ...base, what: 'back', from, entries: entries.slice(from) } };
}

/** The entries of a match from one on, as they are stored. */
function written(game: AnyGame, { record }: AnyMatch, from: number): readonly Entry<string>[] {
  // Not mapped: a list that is made with its length before it is filled may have holes for the engine, which from then on expects
  // holes in all lists that go the same ways, those of states and views too, and reads and writes them slower.
  const entries: Entry<string>[] = [];
  for (const { seat, move, luck, final, forced, check } of record.entries.slice(from))
    entries.push({ seat, move: game.write(move), luck, final, forced, check });
  return entries;
}
