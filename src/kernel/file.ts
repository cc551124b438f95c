import type { Game, Tagged, Told } from './game.ts';
import type { Entry, MatchRecord, Note, Origin, Player } from './match.ts';
import { versionProblem } from './plan.ts';
import { fits, flag, isObject, list, oneOf, optional, record, type Shape, text, whole } from './shape.ts';

/** A record as it is stored and sent: every move in its notation. */
export type StoredRecord<O = unknown, S = unknown> = MatchRecord<string, O, S>;

/** Longest record anybody may hand in. */
const MOST_ENTRIES = 100_000;
/** Whoever shows a name cuts it to what there is room for. */
const LONGEST_NAME = 200;
const LONGEST_NOTE = 500;
export const MOST_NOTES = 500;

/** A record with every move in its notation. */
export function writeRecord<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  kept: MatchRecord<M, O, S>,
): StoredRecord<O, S> {
  return { ...kept, entries: kept.entries.map(entry => ({ ...entry, move: game.write(entry.move) })) };
}

/** A record from outside, or what is wrong with it. Whether it replays is another question. */
export function readRecord<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  value: unknown,
): { readonly ok: true; readonly record: MatchRecord<M, O, S> } | { readonly ok: false; readonly problem: string } {
  const version = isObject(value) && value.game === game.id ? value.version : undefined;
  const unknown = typeof version === 'number' ? versionProblem(game, version) : undefined;
  if (unknown !== undefined) return { ok: false, problem: unknown };
  const shape = recordShape(game);
  if (!fits(shape, value)) return { ok: false, problem: shape.problem(value, 'record') ?? shape.allowed };
  const reading = game.options.read(value.options, value.seats, value.version);
  if (!reading.ok) return { ok: false, problem: reading.problem };
  const entries: Entry<M>[] = [];
  for (const [index, entry] of value.entries.entries()) {
    const move = game.read(entry.move);
    if (!move) return { ok: false, problem: `entry ${index + 1}: "${entry.move.slice(0, 60)}" is not a move of ${game.id}` };
    entries.push({ ...entry, move });
  }
  return { ok: true, record: { ...value, options: reading.options, entries } };
}

/** The game a record belongs to, if it says so. */
export function gameOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.game === 'string' ? value.game : undefined;
}

const PLAYER = record<Player>({
  name: text(LONGEST_NAME),
  kind: oneOf('human', 'bot'),
  colour: optional(whole(0, Number.MAX_SAFE_INTEGER)),
});

/** What a note must look like, wherever it is kept. */
export const NOTE = record<Note>({ line: whole(0, MOST_ENTRIES), by: text(LONGEST_NAME), text: text(LONGEST_NOTE) });

const ORIGIN = record<Origin>({
  kind: oneOf('lesson', 'practice', 'branch'),
  line: optional(whole(0, MOST_ENTRIES)),
  of: optional(oneOf('lesson', 'practice', 'branch', 'match')),
});

function recordShape<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>): Shape<StoredRecord<unknown, S>> {
  const luck = list(whole(0, Number.MAX_SAFE_INTEGER), 0, 10_000);
  const check = text(40);
  return record<StoredRecord<unknown, S>>({
    game: oneOf(game.id),
    options: { allowed: 'the options agreed on', problem: () => undefined },
    seats: whole(game.seats.least, game.seats.most),
    version: whole(1, game.version),
    seed: optional(text(200)),
    luckScheme: optional(oneOf('streams')),
    dealt: luck,
    origin: optional(ORIGIN),
    from: optional(game.position),
    players: optional(list(PLAYER, 0, game.seats.most)),
    notes: optional(list(NOTE, 0, MOST_NOTES)),
    check,
    entries: list(
      record({ seat: whole(0, game.seats.most - 1), move: text(200), luck, final: flag, forced: flag, check }),
      0,
      MOST_ENTRIES,
    ),
  });
}
