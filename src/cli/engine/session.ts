import { randomUUID } from 'node:crypto';
import { advise } from '../../bots/advice.ts';
import { botNamesIn } from '../../bots/index.ts';
import { botInTime } from '../../host/index.ts';
import { whyOf } from '../../host/why.ts';
import {
  type AnyGame,
  type AnyTexts,
  type Chance,
  hash,
  isObject,
  LuckError,
  list,
  type Match,
  matchesOf,
  type Plan,
  type Reasons,
  readRecord,
  refusalText,
  seeded,
  shown,
  type Tagged,
  textsOfMatch,
  whole,
  writeRecord,
} from '../../kernel/index.ts';
import { botNamed } from '../../lab/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';

/** An answer of the engine: `ok`, and what was asked for or what is wrong. */
export type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>;
type Ask = Readonly<Record<string, unknown>>;

/** What cannot be answered: one sentence about what is wrong and what is allowed. */
class AskError extends Error {}

/** Longest time to think that may be asked for. */
const MOST_MILLISECONDS = 60_000;

/** One conversation with an engine: it holds at most one match, and no bad question changes it. */
export class EngineSession {
  private match: Match<unknown, Tagged, unknown> | undefined;
  private luck: Chance = chanceOf({ seed: '', luckScheme: LUCK_SCHEME });
  private foretold: readonly number[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly texts: AnyTexts,
    private readonly reasons: Reasons = {},
  ) {}

  /** Answers one question, whatever it is. */
  answer(ask: unknown): Answer {
    try {
      return this.reply(ask);
    } catch (error) {
      if (error instanceof AskError || error instanceof LuckError) return { ok: false, error: error.message };
      // A mistake of ours, met by a position nobody thought of: the match stands as it was.
      return { ok: false, error: `the engine failed: ${error instanceof Error ? error.message : error}` };
    }
  }

  private reply(ask: unknown): Answer {
    if (!isObject(ask)) throw new AskError('a request must be a JSON object with "do"');
    const command = typeof ask.do === 'string' && Object.hasOwn(this.commands, ask.do) ? this.commands[ask.do] : undefined;
    if (!command) throw new AskError(`"do" must be one of ${Object.keys(this.commands).join(', ')}, not ${shown(ask.do)}`);
    return command(ask);
  }

  private readonly commands: Readonly<Record<string, (ask: Ask) => Answer>> = {
    new: ask => this.begin(ask),
    load: ask => this.load(ask.record),
    position: ask => this.position(ask.state),
    legal: ask => this.legal(this.seat(ask)),
    play: ask => this.play(this.seat(ask), ask),
    back: ask => this.back(this.seat(ask)),
    luck: ask => this.foretell(ask.values),
    state: () => ({ ok: true, state: this.current().state }),
    view: ask => this.view(ask.as),
    record: () => ({ ok: true, record: writeRecord(this.game, this.current().record) }),
    hash: () => ({ ok: true, hash: hash(this.current().state) }),
    best: ask => this.best(this.seat(ask), ask.bot ?? 'expert', ask.ms),
    quit: () => ({ ok: true }),
  };

  private current(): Match<unknown, Tagged, unknown> {
    if (!this.match) throw new AskError('there is no match yet; begin with "new", "load" or "position"');
    return this.match;
  }

  private begin({ seats = this.game.seats.least, options, seed = randomUUID() }: Ask): Answer {
    const { least, most } = this.game.seats;
    const problem = whole(least, most).problem(seats, 'seats');
    if (problem !== undefined || typeof seats !== 'number') throw new AskError(problem ?? 'seats must be a number');
    if (typeof seed !== 'string' || seed.length > 200) throw new AskError('seed must be a string of at most 200 characters');
    const reading = this.game.options.read(options, seats);
    if (!reading.ok) throw new AskError(reading.problem);
    const own = chanceOf({ seed, luckScheme: LUCK_SCHEME });
    const luck = this.chance(own);
    const agreed = { seats, options: reading.options, luckScheme: LUCK_SCHEME };
    const { match, told } = matchesOf(this.game).start(agreed, luck, seed);
    this.adopt(match, own, luck);
    return this.standing({ events: told.flat() });
  }

  private load(value: unknown): Answer {
    const reading = readRecord(this.game, value);
    if (!reading.ok) throw new AskError(reading.problem);
    const again = matchesOf(this.game).replay(reading.record);
    if (!again.ok) throw new AskError(`the record differs at entry ${again.entry}: ${again.reason}`);
    const { seed = randomUUID(), luckScheme } = reading.record;
    this.adopt(again.match, chanceOf({ seed, luckScheme }));
    return this.standing();
  }

  private position(state: unknown): Answer {
    const problem = this.game.position.problem(state, 'state');
    if (problem !== undefined) throw new AskError(problem);
    const match = matchesOf(this.game).startFrom(planOf(state), state);
    if (!isPlayable(this.game, match.state)) throw new AskError('no seat can move in this position, and the game is not over');
    this.adopt(match, chanceOf({ seed: randomUUID(), luckScheme: LUCK_SCHEME }));
    return this.standing();
  }

  private legal(seat: number): Answer {
    return { ok: true, moves: this.game.legal(this.current().state, seat).map(move => this.game.write(move)) };
  }

  private play(seat: number, { move, moves }: Ask): Answer {
    const notations = moves ?? (typeof move === 'string' ? move.split(';') : move === undefined ? undefined : [move]);
    if (!Array.isArray(notations) || notations.length === 0)
      throw new AskError('"play" needs "move", a notation, or "moves", a list of them');
    if (notations.length > 100) throw new AskError('"moves" must be at most 100 notations');
    const read = notations.map(notation => this.read(seat, notation));
    const luck = this.chance(this.luck);
    const answer = matchesOf(this.game).submit(this.current(), seat, read, luck);
    if (!answer.ok) {
      const { clause, facts } = answer.refusal;
      return {
        ok: false,
        at: answer.at,
        refusal: {
          clause,
          text: refusalText(textsOfMatch(this.texts, this.current().record), answer.refusal),
          facts: facts ?? {},
        },
      };
    }
    this.adopt(answer.match, this.luck, luck);
    return this.standing({ events: answer.told.flat() });
  }

  private read(seat: number, notation: unknown): Tagged {
    const move = typeof notation === 'string' ? this.game.read(notation) : undefined;
    if (move) return move;
    const legal = this.game.legal(this.current().state, seat).map(each => this.game.write(each));
    const allowed = legal.length > 0 ? `seat ${seat} may: ${legal.slice(0, 12).join('; ')}` : `seat ${seat} may not move now`;
    throw new AskError(`${shown(notation)} is not a move of ${this.game.id}; ${allowed}`);
  }

  private back(seat: number): Answer {
    const match = matchesOf(this.game).takeBack(this.current(), seat);
    const text = 'There is nothing to take back: this seat has made no choice since the last random draw or the last thing revealed.';
    if (!match) return { ok: false, refusal: { clause: 'take-back', text, facts: { seat } } };
    this.adopt(match, this.luck);
    return this.standing();
  }

  private foretell(values: unknown): Answer {
    const numbers = list(whole(0, Number.MAX_SAFE_INTEGER), 0, 10_000);
    const problem = numbers.problem(values, 'values');
    if (problem !== undefined || !Array.isArray(values)) throw new AskError(problem ?? 'values must be a list');
    this.foretold = values;
    return { ok: true };
  }

  private view(as: unknown): Answer {
    const { state, record } = this.current();
    const viewer = as === undefined || as === 'public' ? 'public' : as;
    if (viewer === 'public') return { ok: true, view: this.game.view(state, viewer) };
    if (typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0 && viewer < record.seats)
      return { ok: true, view: this.game.view(state, viewer) };
    throw new AskError(`"as" must be "public" or a seat from 0 to ${record.seats - 1}, not ${shown(as)}`);
  }

  private best(seat: number, name: unknown, ms: unknown): Answer {
    const known = botNamesIn(this.game);
    if (typeof name !== 'string' || !known.includes(name))
      throw new AskError(`"bot" must be one of ${known.join(', ')}, not ${shown(name)}`);
    const problem = ms === undefined ? undefined : whole(1, MOST_MILLISECONDS).problem(ms, 'ms');
    if (problem !== undefined) throw new AskError(problem);
    const bot = typeof ms === 'number' ? botInTime(this.game, name, ms) : botNamed(this.game, name);
    const { state, record } = this.current();
    const legal = this.game.legal(state, seat);
    if (legal.length === 0) throw new AskError(`seat ${seat} may not move now`);
    const chance = seeded(`${record.check}/${record.entries.length}/${seat}`);
    const advice = advise(this.game, bot, { seat, legal, view: () => this.game.view(state, seat) }, chance);
    const write = (move: Tagged) => this.game.write(move);
    const alternatives = advice.alternatives.map(({ move, value }) => ({
      move: write(move),
      value: advice.isShare ? Math.max(0, Math.min(1, value)) : value,
    }));
    const texts = textsOfMatch(this.texts, record);
    const view = this.game.view(state, seat);
    const told = (move: Tagged) => texts.move(move, view);
    const why = whyOf(advice, { seats: record.seats, language: 'en', name: told, reasons: this.reasons });
    const played = `${name} plays “${told(advice.move)}”`;
    return { ok: true, move: write(advice.move), alternatives, why: why === undefined ? `${played}.` : `${played}: ${why}` };
  }

  private seat({ seat }: Ask): number {
    const { seats } = this.current().record;
    const problem = whole(0, seats - 1).problem(seat, 'seat');
    if (problem !== undefined || typeof seat !== 'number') throw new AskError(problem ?? 'seat must be a number');
    return seat;
  }

  /** Foretold numbers first, then those of the match's own luck. */
  private chance(luck: Chance): Chance & { used: number } {
    const { foretold } = this;
    return {
      used: 0,
      below(sides, stream) {
        const number = foretold[this.used];
        if (number === undefined) return luck.below(sides, stream);
        if (number >= sides) throw new LuckError(`luck number ${number} was set, but a whole number from 0 to ${sides - 1} was asked for`);
        this.used++;
        return number;
      },
      entryBegins: (entry, drawn) => luck.entryBegins?.(entry, drawn),
    };
  }

  private adopt(match: Match<unknown, Tagged, unknown>, luck: Chance, used?: { readonly used: number }): void {
    this.match = match;
    this.luck = luck;
    this.foretold = this.foretold.slice(used?.used ?? 0);
  }

  private standing(more: Readonly<Record<string, unknown>> = {}): Answer {
    const { state } = this.current();
    return { ok: true, ...more, awaiting: this.game.awaiting(state), outcome: this.game.outcome(state) ?? null };
  }
}

/** Every state keeps its plan; the shape of the position has seen to that. */
function planOf(state: unknown): Plan<unknown> {
  const plan = isObject(state) ? state.plan : undefined;
  if (!isObject(plan) || typeof plan.seats !== 'number' || typeof plan.version !== 'number')
    throw new AskError('the state must have a plan with seats and version');
  return { options: plan.options, seats: plan.seats, version: plan.version };
}

function isPlayable(game: AnyGame, state: unknown): boolean {
  try {
    const awaited = game.awaiting(state);
    return awaited.length > 0 ? awaited.every(seat => game.legal(state, seat).length > 0) : game.outcome(state) !== undefined;
  } catch {
    return false;
  }
}
