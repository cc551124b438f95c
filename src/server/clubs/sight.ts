import { standings } from '../../evenings/index.ts';
import { cleanName } from '../../host/index.ts';
import type { ClubInside, ClubPlace, ClubResult } from '../../protocol/index.ts';
import { eveningRow } from '../evenings/sight.ts';
import type { ClubBody, ClubMatch, SessionBody, Store } from '../storage/index.ts';
import { rowOf } from '../tables/row.ts';
import type { PlayableGames } from '../tables/table-wish.ts';

/** Matches that a ranking is made from, and those that are shown. */
const MOST_RANKED = 500;
const SHOWN_RESULTS = 20;
const SHOWN_TABLES = 30;
const SHOWN_EVENINGS = 6;

type Names = ReadonlyMap<string, string>;

/** What a member sees of a club. */
export async function insideOf(club: ClubBody, by: SessionBody, store: Store, games: PlayableGames): Promise<ClubInside> {
  const { id, link, founder, members, notice, next } = club;
  const matches = await store.clubResults(id, MOST_RANKED);
  const names = await namesIn(matches, members, store);
  return {
    link,
    isFounder: founder === by.id,
    members: members.map(({ key, session, name }) => ({
      key,
      name: cleanName(name),
      isMe: session === by.id,
      isFounder: session === founder,
    })),
    notice,
    next,
    tables: (await store.clubTables(id, SHOWN_TABLES)).map(file => rowOf(file, by.id)),
    evenings: (await store.eveningsFor(id, SHOWN_EVENINGS)).map(eveningRow),
    results: matches.slice(0, SHOWN_RESULTS).map(match => shownResult(match, by, names)),
    rankings: Object.keys(games).flatMap(game => {
      const places = placesIn(
        matches.filter(match => match.game === game),
        games[game]?.cover?.isTeam ?? false,
        by,
        names,
      );
      return places.length > 0 ? [{ game, places }] : [];
    }),
  };
}

/** What everybody in the results is called now; whoever was deleted is called nothing. */
async function namesIn(matches: readonly ClubMatch[], members: ClubBody['members'], store: Store): Promise<Names> {
  const names = new Map(members.map(({ session, name }) => [session, cleanName(name)]));
  for (const { result } of matches) {
    for (const { person } of result.players) {
      const guest = person === undefined || names.has(person) ? undefined : await store.session(person);
      if (guest) names.set(guest.id, cleanName(guest.name));
    }
  }
  return names;
}

function shownResult({ table, game, result }: ClubMatch, by: SessionBody, names: Names): ClubResult {
  const people = result.players.map(({ person, rank }) => ({
    name: names.get(person ?? '') ?? null,
    isMe: person === by.id,
    isBot: person === undefined,
    rank,
  }));
  return { table, game, at: result.at, people: people.sort((a, b) => a.rank - b.rank) };
}

/** The ranking of a game: the points of an evening, over all matches of the club. */
function placesIn(matches: readonly ClubMatch[], isTeam: boolean, by: SessionBody, names: Names): readonly ClubPlace[] {
  const results = matches.map(({ result }) => ({
    isTeam,
    seats: result.players.map(({ person, rank }) => ({ player: person ?? null, rank, isThere: true })),
  }));
  const people = new Set(matches.flatMap(({ result }) => result.players.flatMap(({ person }) => person ?? [])));
  return standings([...people], results).map(({ player, place, points, wins, tables }) => ({
    name: names.get(player) ?? null,
    isMe: player === by.id,
    place,
    points,
    wins,
    matches: tables,
  }));
}
