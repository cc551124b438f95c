import { Clubs } from './clubs/clubs.ts';
import { Daily } from './daily/daily.ts';
import { Evenings } from './evenings/evenings.ts';
import type { Limits } from './limits.ts';
import { Ratings } from './ratings/ratings.ts';
import type { SessionBody, Store } from './storage/index.ts';
import { forgetPerson } from './tables/forgetting.ts';
import type { Room } from './tables/room.ts';
import type { ServedTables } from './tables/served-tables.ts';
import type { PlayableGames } from './tables/table-wish.ts';

interface SubjectParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly tables: ServedTables;
  /** The time that all processes go by. */
  readonly clock: () => number;
  readonly limits: Limits;
  readonly report: (error: unknown) => void;
}

/** What there is around tables: the Daily Tour, ratings, evenings, clubs. */
export class Subjects {
  readonly daily: Daily;
  readonly ratings: Ratings;
  readonly evenings: Evenings;
  readonly clubs: Clubs;

  constructor(private readonly parts: SubjectParts) {
    const { limits } = parts;
    this.daily = new Daily(parts);
    this.ratings = new Ratings(parts);
    this.evenings = new Evenings({ ...parts, mostJoined: limits.memberships });
    this.clubs = new Clubs({ ...parts, mostJoined: limits.memberships, mostMembers: limits.members });
  }

  /** Takes somebody out of everything. */
  async forget(session: SessionBody, pay?: (room: Room) => Promise<void>): Promise<void> {
    await this.evenings.forget(session);
    await this.clubs.forget(session);
    await forgetPerson(this.parts.tables, this.parts.store, session, pay);
  }
}
