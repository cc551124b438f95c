import { type EveningRound as DrawnRound, type Evening, eveningStandings, mayBegin, pointsOf, resultOf } from '../../evenings/index.ts';
import { cleanName } from '../../host/index.ts';
import type { EveningRound, EveningRow, EveningSight } from '../../protocol/index.ts';
import type { InPlay } from './tables-in-play.ts';

/** Whoever was seen within so long is there, in ms. */
const HERE = 60_000;

interface Looking {
  readonly session: string | undefined;
  readonly seen: ReadonlyMap<string, number>;
  readonly inPlay: InPlay;
  readonly now: number;
  /** The link of its club, for members. */
  readonly club: string | undefined;
}

/** An evening as a session sees it. */
export function sightOf(evening: Evening, { session, seen, inPlay, now, club }: Looking): EveningSight {
  const { id, name, stage, games, length, size, pause, pace, at, seed, next, host } = evening;
  const byKey = new Map(evening.players.map(player => [player.key, player]));
  return {
    id,
    name: cleanName(name),
    stage,
    games,
    rounds: length,
    size,
    pause,
    pace,
    seed,
    now,
    isHost: session !== undefined && host === session,
    mayBegin: session !== undefined && mayBegin(evening, session, seen, now),
    players: eveningStandings(evening).flatMap(({ player, ...sums }) => {
      const found = byKey.get(player);
      if (!found) return [];
      const isHere = now - (seen.get(found.session ?? '') ?? 0) < HERE || inPlay.here.has(found.session ?? '');
      return {
        ...sums,
        key: player,
        name: cleanName(found.name),
        isMe: session !== undefined && found.session === session,
        isHost: found.session !== null && found.session === host,
        isHere,
        isGone: found.isGone ?? false,
      };
    }),
    played: evening.rounds.map(round => roundOf(round, inPlay)),
    ...(at === undefined ? {} : { at }),
    ...(stage === 'pause' && next !== undefined ? { next } : {}),
    ...(club === undefined ? {} : { club }),
  };
}

function roundOf({ game, isTeam, tables }: DrawnRound, inPlay: InPlay): EveningRound {
  return {
    game,
    tables: tables.map(table => {
      const [result] = resultOf(table, isTeam);
      const points = result ? pointsOf(result) : [];
      const now = inPlay.tables.get(table.id);
      return {
        id: table.id,
        isOver: result !== undefined,
        seats: table.seats.map((player, seat) => ({
          player,
          isAway: player !== null && (result ? !result.seats[seat]?.isThere : (now?.bots.includes(seat) ?? table.away.includes(player))),
          ...(!result && now?.missed.includes(seat) ? { isMissed: true } : {}),
          ...(result ? { rank: result.seats[seat]?.rank ?? 0, points: points[seat] ?? 0 } : {}),
        })),
      };
    }),
  };
}

export function eveningRow({ id, name, stage, players, at }: Evening): EveningRow {
  const count = players.filter(({ isGone }) => !isGone).length;
  return { id, name: cleanName(name), stage, players: count, ...(at === undefined ? {} : { at }) };
}
