import { cleanName, type Deed } from '../../host/index.ts';
import type { Profile, RankedPerson } from '../../protocol/index.ts';
import { anchorsOf, type RatedPerson, type RatedResult, RatingTable, shownRating } from '../../ratings/index.ts';
import type { SessionBody, Store, TableBody } from '../storage/index.ts';
import type { PlayableGames } from '../tables/table-wish.ts';

/** Results that are noted at one look; the next look notes the next. */
const MOST_NOTED = 200;
/** People of a ranking that are shown. */
const MOST_RANKED = 100;

interface RatingsParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly clock: () => number;
}

/** The ratings of this server. They follow from the stored results alone, so that every process has the same. */
export class Ratings {
  private readonly tables = new Map<string, RatingTable>();
  private readonly looking = new Map<string, Promise<RatingTable>>();

  constructor(private readonly parts: RatingsParts) {}

  async profile({ id, name, since }: SessionBody): Promise<Profile> {
    const ratings: Profile['ratings'][number][] = [];
    for (const game of Object.keys(this.parts.games)) {
      const mine = (await this.now(game)).of(id);
      if (mine) ratings.push({ game, ...shownOf(mine), curve: mine.curve });
    }
    return { name: cleanName(name), since, ratings };
  }

  async ranking(game: string, by: SessionBody | undefined): Promise<readonly RankedPerson[]> {
    if (!Object.hasOwn(this.parts.games, game)) return [];
    const shown: RankedPerson[] = [];
    for (const [person, rating] of (await this.now(game)).ranking().slice(0, MOST_RANKED)) {
      const session = await this.parts.store.session(person);
      if (session) shown.push({ ...shownOf(rating), name: cleanName(session.name), isMe: person === by?.id });
    }
    return shown;
  }

  /** Notes everything that is over by now. */
  async noteAll(): Promise<void> {
    for (const game of Object.keys(this.parts.games)) await this.now(game);
  }

  /** The ratings of a game with everything that is over by now; who looks at the same time sees the same. */
  private now(game: string): Promise<RatingTable> {
    const known = this.looking.get(game) ?? this.look(game).finally(() => this.looking.delete(game));
    this.looking.set(game, known);
    return known;
  }

  private async look(game: string): Promise<RatingTable> {
    const { store, clock } = this.parts;
    for (const { file, last } of await store.unnotedRated(game, MOST_NOTED)) {
      if (last.standing?.outcome) await store.noteRated(file.body.id, resultOf(file.body, last), clock());
    }
    const table = this.tables.get(game) ?? new RatingTable(anchorsOf(game));
    for (const result of await store.ratedResults(game, table.count)) table.add(result);
    this.tables.set(game, table);
    return table;
  }
}

function shownOf(rating: RatedPerson): Pick<RankedPerson, 'rating' | 'give' | 'games'> {
  return { games: rating.games, ...shownRating(rating) };
}

/** Who took which rank; who left a seat, or had the match finished by a bot or the clock, takes the last place, and the bot that took over none. */
export function resultOf(
  { seats, holders, leavers = [] }: Pick<TableBody, 'seats' | 'holders' | 'leavers'>,
  { at, standing }: Pick<Deed, 'at' | 'standing'>,
): RatedResult {
  const { finishedFor = [], outcome } = standing ?? {};
  const ranks = outcome?.ranks ?? [];
  const last = seats.length;
  const players = seats.flatMap((plan, seat): RatedResult['players'] => {
    const [holder, leaver] = [holders[seat], leavers[seat]];
    if (plan.kind === 'bot') return [{ bot: plan.bot, rank: ranks[seat] ?? last }];
    if (holder) return [{ person: holder, rank: finishedFor.includes(seat) ? last : (ranks[seat] ?? last) }];
    return leaver ? [{ person: leaver, rank: last }] : [];
  });
  return { players, at };
}
