// Points of an evening or of a club, from the ranks of its tables.

/** What a win is worth; the last place is worth nothing, the places between lie evenly between. */
const WIN = 12;

/** How a table ended: for every seat who sat there, the rank, and whether that person sat there to the end. */
export interface TableResult {
  readonly isTeam: boolean;
  readonly seats: readonly {
    readonly player: string | null;
    readonly rank: number;
    readonly isThere: boolean;
    /** What a team has reached: travellers delivered, by which those who win and lose alike are told apart. */
    readonly reached?: number;
  }[];
}

/** Somebody's place. People with the same points, wins and results of their teams share it. */
export interface Place {
  readonly player: string;
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  /** What all teams of this person have reached. */
  readonly reached: number;
  readonly tables: number;
}

/** The points of every seat: a share of a win for everybody left behind, half of it for a tie. Whoever left takes nothing; a team wins or loses together. */
export function pointsOf({ isTeam, seats }: TableResult): readonly number[] {
  return seats.map(({ rank, isThere }, at) => {
    if (!isThere) return 0;
    if (isTeam || seats.length < 2) return rank === 1 ? WIN : 0;
    const others = seats.filter((_, other) => other !== at);
    const behind = others.reduce((sum, other) => sum + (other.rank > rank ? 1 : other.rank === rank ? 0.5 : 0), 0);
    return rounded((WIN * behind) / others.length);
  });
}

/** The standings: more points first, then more wins, then what the teams have reached. */
export function standings(players: readonly string[], results: readonly TableResult[]): readonly Place[] {
  const sums = new Map(players.map(player => [player, { points: 0, wins: 0, reached: 0, tables: 0 }]));
  for (const result of results) {
    for (const [at, points] of pointsOf(result).entries()) {
      const { player = null, rank = 0, isThere = false, reached = 0 } = result.seats[at] ?? {};
      const sum = player === null ? undefined : sums.get(player);
      if (!sum) continue;
      sum.points = rounded(sum.points + points);
      sum.tables++;
      if (isThere && rank === 1) sum.wins++;
      if (isThere && result.isTeam) sum.reached += reached;
    }
  }
  const sorted = [...sums].sort(([, a], [, b]) => byStanding(a, b));
  return sorted.map(([player, sum]) => ({
    player,
    place: 1 + sorted.findIndex(([, other]) => byStanding(other, sum) === 0),
    ...sum,
  }));
}

type Sums = Pick<Place, 'points' | 'wins' | 'reached'>;

function byStanding(a: Sums, b: Sums): number {
  return b.points - a.points || b.wins - a.wins || b.reached - a.reached;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
