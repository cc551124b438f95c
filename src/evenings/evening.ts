// An evening as plain data, and its steps: each gives the evening after it, so that any process can take it.
import type { Pace } from '../protocol/index.ts';
import { drawRound, type SeatLimits } from './draw.ts';
import { type Place, standings, type TableResult } from './points.ts';

/** Somebody who plays. */
export interface EveningPlayer {
  /** What the player is called in draws and results. */
  readonly key: string;
  /** The session; null for who was deleted. */
  readonly session: string | null;
  readonly name: string;
  /** Whether they have left. */
  readonly isGone?: boolean;
  /** Whether they were away when the last round was drawn: a bot began for them. */
  readonly isAway?: boolean;
}

/** A table of a round. */
export interface EveningTable {
  readonly id: string;
  readonly seats: readonly (string | null)[];
  /** Players for whom a bot began. */
  readonly away: readonly string[];
  /** For every seat its rank, what it reached, and whether its player sat there to the end; once it is over. */
  readonly result?: {
    readonly ranks: readonly number[];
    readonly there: readonly boolean[];
    /** What each seat reached, which counts for teams; evenings of before do not have it. */
    readonly scores?: readonly number[];
  };
}

export interface EveningRound {
  readonly game: string;
  readonly isTeam: boolean;
  readonly tables: readonly EveningTable[];
}

/** gathering: before it begins; drawn: the tables of a round are being set; playing; pause: between rounds; over. */
export type EveningStage = 'gathering' | 'drawn' | 'playing' | 'pause' | 'over';

export interface Evening {
  readonly id: string;
  readonly name: string;
  readonly stage: EveningStage;
  /** The session that may begin rounds and end it. */
  readonly host: string | null;
  /** What is played: a game a round, in turn. */
  readonly games: readonly string[];
  readonly length: number;
  /** Seats that a table should have. */
  readonly size: number;
  /** Minutes between rounds; null: when the host says. */
  readonly pause: number | null;
  readonly pace: Pace;
  /** When it begins by itself, in ms. */
  readonly at?: number;
  /** The club that it is for. */
  readonly club?: string;
  /** All draws follow from it; everybody may know it. */
  readonly seed: string;
  /** Sessions that the host goes on without. */
  readonly sentAway: readonly string[];
  readonly players: readonly EveningPlayer[];
  readonly rounds: readonly EveningRound[];
  /** When the next round begins, in ms; of the first only once it had to wait. */
  readonly next?: number;
  /** How often a round could not be drawn, as too few were there. */
  readonly waits?: number;
}

/** Whoever was not seen for so long is away, in ms. */
const AWAY = 180_000;
export const MOST_PLAYERS = 32;
export const FEWEST_PLAYERS = 2;
const MINUTE = 60_000;
const MOST_WAITS = 60;

export function playersOf(evening: Evening): readonly EveningPlayer[] {
  return evening.players.filter(({ isGone }) => !isGone);
}

/** The evening with one player more, or with one who has come back. */
export function withPlayer(evening: Evening, session: string, name: string): Evening {
  const { players } = evening;
  if (!players.some(player => player.session === session))
    return { ...evening, players: [...players, { key: `p${players.length + 1}`, session, name }] };
  return { ...evening, players: players.map(player => (player.session === session ? { key: player.key, session, name } : player)) };
}

/** The evening without somebody: what they have played stays. */
export function withoutPlayer(evening: Evening, key: string): Evening {
  return { ...evening, players: evening.players.map(player => (player.key === key ? { ...player, isGone: true } : player)) };
}

/** The evening without somebody who leaves; where that was the host, the first of the others takes over. */
export function withoutLeaver(evening: Evening, session: string): Evening {
  const key = evening.players.find(player => player.session === session)?.key ?? '';
  const left = withoutPlayer(evening, key);
  const [heir] = playersOf(left);
  return evening.host === session && heir?.session ? { ...left, host: heir.session } : left;
}

/** Whether a session may begin the next round: the host, or any player while the host is away. */
export function mayBegin(evening: Evening, session: string, seen: ReadonlyMap<string, number>, now: number): boolean {
  if (evening.host === session) return true;
  const isPlaying = playersOf(evening).some(player => player.session === session);
  return isPlaying && isAway(evening.host, { seen, now });
}

function isAway(session: string | null, { seen, now }: Pick<DrawFacts, 'now' | 'seen'>): boolean {
  return now - (seen.get(session ?? '') ?? 0) > AWAY;
}

/** Whether so many are there that an evening may begin by itself. */
export function mayBeginByItself(evening: Evening, facts: Pick<DrawFacts, 'now' | 'seen'>): boolean {
  return playersOf(evening).filter(({ session }) => !isAway(session, facts)).length >= FEWEST_PLAYERS;
}

/** What a draw needs to know of the world. */
export interface DrawFacts {
  readonly now: number;
  /** When each session was last seen, in ms. */
  readonly seen: ReadonlyMap<string, number>;
  readonly seats: SeatLimits;
  readonly isTeam: boolean;
  readonly newId: () => string;
}

/** The game of the next round. */
export function nextGame({ games, rounds }: Evening): string {
  return games[rounds.length % games.length] ?? '';
}

/** The evening with its next round drawn; undefined while nobody is there to play it. */
export function withRound(evening: Evening, facts: DrawFacts): Evening | undefined {
  if (playersOf(evening).every(({ session }) => isAway(session, facts))) return undefined;
  // A bot plays one round for who is away; whoever is still away then has left.
  const players = evening.players.map((player): EveningPlayer => {
    const { isAway: wasAway = false, ...rest } = player;
    if (player.isGone || !isAway(player.session, facts)) return rest;
    return wasAway ? { ...rest, isGone: true } : { ...rest, isAway: true };
  });
  const playing = players.filter(({ isGone }) => !isGone);
  const drawn = drawRound({
    players: playing.map(({ key }) => key),
    played: evening.rounds.map(({ tables }) => tables.map(({ seats }) => seats)),
    size: evening.size,
    seats: facts.seats,
    seed: `${evening.seed} ${evening.rounds.length}`,
  });
  const away = new Set(playing.filter(player => player.isAway).map(({ key }) => key));
  const tables = drawn.map(seats => ({ id: facts.newId(), seats, away: seats.filter(key => key !== null && away.has(key)) as string[] }));
  const { next: _next, waits: _waits, ...rest } = evening;
  return { ...rest, stage: 'drawn', players, rounds: [...evening.rounds, { game: nextGame(evening), isTeam: facts.isTeam, tables }] };
}

/** Too few were there to play the next round: it is drawn a minute later, and after an hour no more by itself. */
export function withWait(evening: Evening, now: number): Evening {
  const waits = (evening.waits ?? 0) + 1;
  if (waits <= MOST_WAITS) return { ...evening, waits, next: now + MINUTE };
  const { at: _at, next: _next, waits: _waits, ...rest } = evening;
  // What was never begun may still be begun by somebody.
  return evening.stage === 'gathering' ? rest : { ...evening, stage: 'over' };
}

/** When an evening must be looked at again, in ms; null where it waits for somebody. */
export function dueOf({ stage, next, at }: Evening, now: number): number | null {
  if (stage === 'drawn') return now;
  if (stage === 'gathering') return next ?? at ?? null;
  return stage === 'pause' ? (next ?? null) : null;
}

/** The evening with the result of a table of its last round. */
export function withResult(evening: Evening, table: string, result: NonNullable<EveningTable['result']>): Evening {
  const last = evening.rounds.at(-1);
  if (!last) return evening;
  const tables = last.tables.map(each => (each.id === table && !each.result ? { ...each, result } : each));
  return { ...evening, rounds: [...evening.rounds.slice(0, -1), { ...last, tables }] };
}

/** How many tables of the last round have a result. */
export function resultsIn({ rounds }: Evening): number {
  return rounds.at(-1)?.tables.filter(({ result }) => result).length ?? 0;
}

/** The evening after a round, once all its tables are over: a pause, or the end. */
export function afterRound(evening: Evening, now: number): Evening {
  const { stage, rounds, length, pause } = evening;
  if (stage !== 'playing' || resultsIn(evening) < (rounds.at(-1)?.tables.length ?? 0)) return evening;
  if (rounds.length >= length) return { ...evening, stage: 'over' };
  return { ...evening, stage: 'pause', ...(pause === null ? {} : { next: now + pause * MINUTE }) };
}

/** Everybody's place, from all tables that are over. */
export function eveningStandings({ players, rounds }: Evening): readonly Place[] {
  const results = rounds.flatMap(({ tables, isTeam }) => tables.flatMap(table => resultOf(table, isTeam)));
  return standings(
    players.map(({ key }) => key),
    results,
  );
}

export function resultOf({ seats, result }: EveningTable, isTeam: boolean): readonly TableResult[] {
  if (!result) return [];
  const last = seats.length;
  const { ranks, there, scores } = result;
  return [
    {
      isTeam,
      seats: seats.map((player, at) => ({
        player,
        rank: ranks[at] ?? last,
        isThere: there[at] ?? false,
        reached: scores?.[at] ?? 0,
      })),
    },
  ];
}
