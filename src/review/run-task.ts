// The work itself: a task is played on, the same anywhere.
import { beside, CommonLuck, favourites, MeanParts, type Parts, partsAt, willing } from '../bots/index.ts';
import { type Chance, type Seat, scripted, type Tagged, wordOf } from '../kernel/index.ts';
import type { Film, Line } from './film.ts';
import type { Ending } from './measure.ts';
import { type Kind, kindsOf } from './outcomes.ts';
import { type Plan, plannedOn, plansOf } from './plans.ts';
import { playedOn, type Witness } from './play-on.ts';
import type { Found, Row, Task } from './task.ts';

/** Plays on what a task asks for. */
export function runTask(film: Film, task: Task): Found {
  const games = gamesOf(film, task);
  let next = games.next();
  while (!next.done) next = games.next();
  return next.value;
}

/** The same with a pause after every game of each row, in which whoever plays may do something else. */
export function* gamesOf(film: Film, task: Task): Generator<void, Found> {
  const line = film.lines[task.line];
  const play =
    task.what === 'value' || !line ? valued(film, task) : task.what === 'draw' ? redrawn(film, task, line) : compared(film, task, line);
  const rows = yield* play;
  return { task, games: rows.length * task.games, rows };
}

type Playing = Generator<void, readonly Row[]>;

/** What happens less often than in such a share of the games is no reason. */
const OFTEN = 0.1;

/** A row that is being filled. */
class Filling {
  private readonly numbers: Float64Array;
  private readonly events = new Map<string, number>();
  private readonly beside = new MeanParts();
  private games = 0;

  constructor(
    private readonly of: string,
    private readonly sight: Row['sight'],
    { seats }: Film,
    private readonly task: Task,
    private readonly then?: string,
  ) {
    this.numbers = new Float64Array(2 * seats * task.games);
  }

  add({ scores, wins }: Ending): void {
    const { numbers, task } = this;
    const seats = numbers.length / (2 * task.games);
    for (let seat = 0; seat < seats; seat++) {
      numbers[seat * task.games + this.games] = scores[seat] ?? 0;
      numbers[(seats + seat) * task.games + this.games] = wins[seat] ?? 0;
    }
    this.games++;
  }

  /** Counts what happened in one game, however often. */
  note(events: ReadonlySet<string>): void {
    for (const event of events) this.events.set(event, (this.events.get(event) ?? 0) + 1);
  }

  /** Counts what one game has more of than the same game after the move made. */
  differs(parts: Parts): void {
    this.beside.add(parts);
  }

  row(): Row {
    const { of, then, sight, numbers } = this;
    const often = [...this.events].filter(([, count]) => count >= OFTEN * this.games);
    const parts = this.beside.mean();
    return {
      of,
      ...(then === undefined ? {} : { then }),
      sight,
      numbers,
      ...(often.length > 0 ? { events: Object.fromEntries(often) } : {}),
      ...(parts ? { beside: { games: this.beside.visits, parts } } : {}),
    };
  }
}

/** What the luck of one game follows from. */
function nameOf({ seed }: Film, { line, what, pass, sight = 'known' }: Task, number: number): string {
  return `${seed}/${line}/${what}${sight}/${pass}/${number}`;
}

/** The moment as it was, played on. */
function* valued(film: Film, task: Task): Playing {
  const filling = new Filling('', 'open', film, task);
  for (let number = 0; number < task.games; number++) {
    const name = nameOf(film, task, number);
    filling.add(playedOn(film, film.game.clone(film.states[task.line]), new CommonLuck(wordOf(name)), name));
    yield;
  }
  return [filling.row()];
}

/** What was drawn beside what might have been: the n-th games of both go on with the same luck. */
function* redrawn(film: Film, task: Task, line: Line): Playing {
  const { game, states } = film;
  const drawOf = otherDraws(film, task, line);
  const [made, others] = [new Filling('', 'open', film, task), new Filling('redrawn', 'open', film, task)];
  for (let number = 0; number < task.games; number++) {
    const name = nameOf(film, task, number);
    made.add(playedOn(film, game.clone(states[task.line + 1]), new CommonLuck(wordOf(name)), name));
    const other = game.clone(states[task.line]);
    game.play(other, line.seat, line.move, { chance: drawOf(number), tell: () => {} });
    others.add(playedOn(film, other, new CommonLuck(wordOf(name)), name));
    yield;
  }
  return [made.row(), others.row()];
}

const known = new WeakMap<Film, Map<number, readonly Kind[] | undefined>>();

/** The draw of the n-th game: where there are few kinds each is drawn as often as it is likely, else any. */
function otherDraws(film: Film, task: Task, line: Line): (number: number) => Chance {
  const kinds = kindsAt(film, task.line, line);
  const offset = new CommonLuck(wordOf(nameOf(film, task, -1))).below(FINENESS) / FINENESS;
  const place = (number: number) => (number + offset) / task.games;
  if (kinds) return number => scripted(kindAt(kinds, place(number)).numbers);
  return number => inTurn(place(number), new CommonLuck(wordOf(`${nameOf(film, task, number)}/draw`)));
}

const FINENESS = 2 ** 20;

/** The first number by its turn, so that all come as often; the others by chance. */
function inTurn(place: number, others: Chance): Chance {
  let isFirst = true;
  return {
    below(sides, stream) {
      if (!isFirst) return others.below(sides, stream);
      isFirst = false;
      return Math.floor(place * sides);
    },
  };
}

function kindsAt(film: Film, at: number, { seat, move }: Line): readonly Kind[] | undefined {
  const lines = known.get(film) ?? new Map<number, readonly Kind[] | undefined>();
  known.set(film, lines);
  if (!lines.has(at)) lines.set(at, kindsOf(film.game, film.states[at], seat, move));
  return lines.get(at);
}

/** The kind at a place from 0 to 1, if each has as much room as it is likely. */
function kindAt(kinds: readonly Kind[], place: number): Kind {
  let below = 0;
  for (const kind of kinds) {
    below += kind.share;
    if (place < below) return kind;
  }
  const last = kinds.at(-1);
  if (!last) throw new Error('a draw has no outcome');
  return last;
}

/** The move that was made beside others, and plans of two moves: the n-th games of all begin in the same state and go on with the same luck. */
function* compared(film: Film, task: Task, line: Line): Playing {
  const { game, states } = film;
  const state = states[task.line];
  const seen = game.view(state, line.seat);
  const moves = movesOf(film, task, line, seen);
  const plans: readonly Plan[] = [...moves.map(move => ({ move })), ...plansOf(film, task.line, moves)];
  const sight = task.sight ?? 'known';
  const fillings = plans.map(({ move, then }) => new Filling(game.write(move), sight, film, task, then && game.write(then)));
  for (let number = 0; number < task.games; number++) {
    const name = nameOf(film, task, number);
    const world = sight === 'open' ? state : game.imagine(seen, new CommonLuck(wordOf(`${name}/world`)));
    let made: Parts | undefined;
    for (const [at, plan] of plans.entries()) {
      const luck = new CommonLuck(wordOf(name));
      const after = game.clone(world);
      game.play(after, line.seat, plan.move, { chance: luck, tell: () => {} });
      const noted = task.moves || hasThemes(film) ? new Noted(film, line.seat) : undefined;
      if (plan.then) plannedOn(film, after, line.seat, plan.then, luck);
      fillings[at]?.add(playedOn(film, after, luck, name, noted));
      if (!noted) continue;
      fillings[at]?.note(noted.events);
      if (at === 0) made = noted.parts;
      else if (made && noted.parts) fillings[at]?.differs(beside(noted.parts, made));
    }
    yield;
  }
  return fillings.map(filling => filling.row());
}

const hasThemes = ({ game, learned }: Film): boolean => game.themes !== undefined && learned !== undefined;

/** What may tell why a move is better: the themes of what was learned, or, where there are none, what happened soon after. */
class Noted implements Witness {
  readonly events = new Set<string>();
  readonly heard: Witness['heard'];
  parts: Parts | undefined;

  constructor(
    private readonly film: Film,
    private readonly seat: Seat,
  ) {
    this.heard = hasThemes(film) ? undefined : event => void this.events.add(JSON.stringify(event));
  }

  judged(features: readonly (readonly number[])[]): void {
    const { game, learned } = this.film;
    if (learned && game.themes) this.parts = partsAt(game, learned, features, this.seat);
  }
}

/** The moves of a task: the one made, what the reference bot would have played, and others. */
function movesOf(
  { game, states }: Film,
  { moves, others: most = 0, line: at }: Task,
  { seat, move: made, usual }: Line,
  seen: unknown,
): readonly Tagged[] {
  const legal = willing(game, game.legal(states[at], seat));
  const taken = [game.write(made), usual];
  const others = legal.filter(move => !taken.includes(game.write(move)));
  const wanted = moves ? others.filter(move => moves.includes(game.write(move))) : favourites(game, seen, seat, others, most);
  const reference = usual === taken[0] ? [] : legal.filter(move => game.write(move) === usual);
  return [made, ...reference, ...wanted];
}
