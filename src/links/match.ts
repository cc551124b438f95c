// A whole match as numbers: every move by its place among the legal ones, luck by its seed. Writing and reading are the same walk.
import {
  type AnyGame,
  type Chance,
  type Entry,
  fits,
  isObject,
  type Match,
  type MatchRecord,
  matchesOf,
  type Player,
  type Seat,
  same,
  seeded,
  silent,
  type Tagged,
  versionProblem,
} from '../kernel/index.ts';
import { chanceOf } from '../luck/index.ts';
import type { Coder } from './coder.ts';
import { LinkProblem } from './problem.ts';
import { codeCount, codeText, LONG_TEXT } from './text.ts';

export type AnyRecord = MatchRecord<Tagged, unknown>;
type AnyMatch = Match<unknown, Tagged, unknown>;

/** More than any game takes that ends: whoever forges a link gets no further. */
const MOST_LINES = 5_000;
/** How many moves may be listed on the way, for the same reason; recorded matches list a twentieth. */
const MOST_LISTED = 400_000;
/** How many numbers may be drawn on the way: luck that somebody made up can keep a rule drawing for ever. Recorded matches draw a few hundred. */
const MOST_DRAWN = 100_000;
const HEX = /^[0-9a-f]{32}$/;

/** What stands before the first line. */
type Head = Pick<AnyRecord, 'options' | 'seats' | 'version' | 'seed' | 'luckScheme' | 'origin' | 'from' | 'players' | 'notes'>;

type Rest = Pick<Head, 'options' | 'origin' | 'from' | 'notes'>;

/** Writes the record, or reads one where none is given. */
export function codeMatch(coder: Coder, game: AnyGame, given?: AnyRecord): AnyRecord {
  const head = codeHead(coder, game, given);
  const luck = new CodedLuck(coder, head);
  let match = begin(game, head, luck, given);
  const budget = { listed: MOST_LISTED };
  for (let line = 0; game.awaiting(match.state).length > 0; line++) {
    const entry = given?.entries[line];
    if (!coder.flag('goes on', entry !== undefined)) break;
    if (line >= MOST_LINES) throw new LinkProblem('too long');
    const { seat, move } = codeChoice(coder, game, match.state, { entry, budget });
    luck.expect(entry?.luck ?? []);
    match = matchesOf(game).enact(match, seat, move, luck).match;
  }
  const { record } = match;
  const check = Number.parseInt((record.entries.at(-1)?.check ?? record.check).slice(0, 4), 16);
  if (coder.below(2 ** 16, check) !== check) throw new LinkProblem('other rules');
  return { ...record, ...(head.players ? { players: head.players } : {}), ...(head.notes ? { notes: head.notes } : {}) };
}

function codeHead(coder: Coder, game: AnyGame, given: AnyRecord | undefined): Head {
  const version = codeCount(coder, 'version', (given?.version ?? 1) - 1) + 1;
  if (versionProblem(game, version) !== undefined) throw new LinkProblem('too new');
  const { least, most } = game.seats;
  const seats = coder.below(most - least + 1, (given?.seats ?? least) - least) + least;
  const seed = coder.flag('has a seed', given?.seed !== undefined) ? codeSeed(coder, given?.seed ?? '') : undefined;
  const isStreamed = coder.flag('streams', given?.luckScheme === 'streams');
  const players = coder.flag('has players', given?.players !== undefined) ? codePlayers(coder, seats, given?.players) : undefined;
  const { options, origin, from, notes } = codeRest(coder, game, { version, seats }, given);
  return {
    options,
    seats,
    version,
    ...(seed === undefined ? {} : { seed }),
    ...(isStreamed ? { luckScheme: 'streams' } : {}),
    ...(origin ? { origin } : {}),
    ...(from === undefined ? {} : { from }),
    ...(players ? { players } : {}),
    ...(notes ? { notes } : {}),
  };
}

/** A seed of 128 bits as such, any other as a text. */
function codeSeed(coder: Coder, seed: string): string {
  if (!coder.flag('128 bits', HEX.test(seed))) return codeText(coder, 'seed', seed);
  const words = Array.from({ length: 8 }, (_, at) => coder.below(2 ** 16, Number.parseInt(seed.slice(4 * at, 4 * at + 4), 16) || 0));
  return words.map(word => word.toString(16).padStart(4, '0')).join('');
}

function codePlayers(coder: Coder, seats: number, given: readonly Player[] | undefined): readonly Player[] {
  const count = coder.flag('all seats', given?.length === seats) ? seats : codeCount(coder, 'players', given?.length ?? 0);
  if (count > seats) throw new LinkProblem('broken');
  return Array.from({ length: count }, (_, seat): Player => {
    const { name = '', kind, colour } = given?.[seat] ?? {};
    const isBot = coder.flag('bot', kind === 'bot');
    const painted = coder.flag('coloured', colour !== undefined) ? { colour: codeCount(coder, 'colour', colour ?? 0) } : {};
    return { name: codeText(coder, 'name', name), kind: isBot ? 'bot' : 'human', ...painted };
  });
}

/** What most matches do not have: options of their own, where they come from, notes, and a position they began at. */
function codeRest(coder: Coder, game: AnyGame, { version, seats }: Pick<Head, 'version' | 'seats'>, given: AnyRecord | undefined): Rest {
  const { origin, from, notes } = given ?? {};
  const written = JSON.stringify({ options: given && differing(given.options, agreed(game, {}, seats, version)), origin, notes });
  const rest = coder.flag('more', written !== '{}') ? parsed(codeText(coder, 'more', written, { most: LONG_TEXT })) : {};
  const options = agreed(game, rest.options, seats, version);
  // Origin and notes have the shape of a record's, or readRecord refuses the record.
  const known = { ...(rest as Omit<Rest, 'from'>), options };
  if (!coder.flag('position', from !== undefined)) return known;
  const usual = ordered(game.setup({ options, seats, version }, silent(seeded('link'))));
  const position = parsed(codeText(coder, 'position', ordered(from), { most: LONG_TEXT, before: usual }));
  if (!fits(game.position, position)) throw new LinkProblem('broken');
  return { ...known, from: position };
}

/** A value as JSON with its fields in the order of their names, whatever a program makes them in. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner,
  );
}

function differing(agreedOn: unknown, standard: unknown): object | undefined {
  const usual = isObject(standard) ? standard : {};
  const own = Object.entries(isObject(agreedOn) ? agreedOn : {}).filter(([name, value]) => !same(value, usual[name]));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** The agreement as the version of the rules has it that was played. */
function agreed(game: AnyGame, options: unknown, seats: number, version: number): unknown {
  const reading = game.options.read(options ?? {}, seats, version);
  if (!reading.ok) throw new LinkProblem('broken');
  return reading.options;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new LinkProblem('broken');
}

function begin(game: AnyGame, head: Head, luck: CodedLuck, given: AnyRecord | undefined): AnyMatch {
  const { from, seed, origin, version, options, seats } = head;
  if (from !== undefined) return matchesOf(game).startFrom({ version, options, seats }, from, origin);
  luck.expect(given?.dealt ?? []);
  return matchesOf(game).deal(head, luck, seed).match;
}

interface Known {
  readonly entry: Entry<Tagged> | undefined;
  readonly budget: { listed: number };
}

/** The legal moves of a seat in the order of their notation, which no change of a program disturbs. */
export function movesInOrder(game: AnyGame, state: unknown, seat: Seat): readonly { readonly move: Tagged; readonly text: string }[] {
  const moves = game.legal(state, seat).map(move => ({ move, text: game.write(move) }));
  return moves.sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** Who moves, and which of the legal moves it is. */
function codeChoice(coder: Coder, game: AnyGame, state: unknown, { entry, budget }: Known): { seat: Seat; move: Tagged } {
  const known = entry && game.write(entry.move);
  const only = matchesOf(game).onlyOption(state);
  if (only && coder.flag('by itself', only.seat === entry?.seat && game.write(only.move) === known)) return only;
  const seat = codeSeat(coder, game, state, entry?.seat);
  const moves = movesInOrder(game, state, seat);
  budget.listed -= moves.length;
  if (budget.listed < 0) throw new LinkProblem('too long');
  if (moves.length === 0) throw new LinkProblem('other rules');
  const chosen =
    moves[
      coder.below(
        moves.length,
        moves.findIndex(({ text }) => text === known),
      )
    ];
  if (!chosen) throw new LinkProblem('broken');
  return { seat, move: chosen.move };
}

function codeSeat(coder: Coder, game: AnyGame, state: unknown, given: Seat | undefined): Seat {
  const [first = 0, ...others] = new Set([...game.awaiting(state), ...game.welcome(state)]);
  if (others.length === 0 || !coder.flag(`another ${others.length}`, given !== undefined && given !== first)) return first;
  return others[coder.below(others.length, others.indexOf(given ?? first))] ?? first;
}

/** Luck that follows from the seed where it did, and is coded number by number where it did not. */
class CodedLuck implements Chance {
  private readonly promised: Chance | undefined;
  private numbers: readonly number[] = [];
  private used = 0;
  private drawn = 0;
  private wasKept = true;

  constructor(
    private readonly coder: Coder,
    { seed, luckScheme }: Head,
  ) {
    this.promised = seed === undefined ? undefined : chanceOf({ seed, luckScheme });
  }

  /** The numbers of the next entry, where they are known. */
  expect(numbers: readonly number[]): void {
    this.numbers = numbers;
    this.used = 0;
  }

  entryBegins(entry: number, drawn: Parameters<NonNullable<Chance['entryBegins']>>[1]): void {
    this.promised?.entryBegins?.(entry, drawn);
  }

  below(sides: number, stream?: string): number {
    if (++this.drawn > MOST_DRAWN) throw new LinkProblem('too long');
    const number = this.numbers[this.used++] ?? 0;
    const promised = this.promised?.below(sides, stream);
    if (promised !== undefined) {
      this.wasKept = this.coder.flag(`as the seed says ${this.wasKept}`, number === promised);
      if (this.wasKept) return promised;
    }
    return this.coder.below(sides, number);
  }
}
