import { BEGINNER, type Rating, rated } from './plackett-luce.ts';

/** A rated match: who took which rank. People are named by whatever tells them apart, bots by their strength. */
export interface RatedResult {
  readonly players: readonly { readonly person?: string; readonly bot?: string; readonly rank: number }[];
  /** When it was over, in ms. */
  readonly at: number;
}

/** Somebody's rating, and how it came about. */
export interface RatedPerson extends Rating {
  readonly games: number;
  /** After each of the last matches. */
  readonly curve: readonly { readonly at: number; readonly shown: number; readonly give: number }[];
}

/** Until a strength is known so well, no rating is shown. */
const KNOWN = 4;
/** A month of absence makes a rating less certain by this, squared. */
const TAU_A_MONTH = 0.25;
const MONTH = 30 * 86_400_000;
const LONGEST_CURVE = 200;

/** A strength on the scale that people see. */
export function shownOf(mu: number): number {
  return Math.round(1500 + 40 * (mu - BEGINNER.mu));
}

/** How far a rating may be off on that scale, in 95 of 100 cases. */
function giveOf(sigma: number): number {
  return Math.round(40 * 1.96 * sigma);
}

/** What is shown of a rating, and how far it may be off, in 95 of 100 cases; undefined as long as too little is known. */
export function shownRating({ mu, sigma }: Rating): { readonly rating: number; readonly give: number } | undefined {
  return sigma < KNOWN ? { rating: shownOf(mu), give: giveOf(sigma) } : undefined;
}

/** The ratings of one game: a pure function of its results, in their order. */
export class RatingTable {
  private readonly people = new Map<string, RatedPerson & { readonly last: number }>();
  count = 0;

  constructor(private readonly anchors: Readonly<Record<string, Rating>>) {}

  of(person: string): RatedPerson | undefined {
    return this.people.get(person);
  }

  /** Everybody whose rating is shown, the strongest first by what they are at least. */
  ranking(): readonly (readonly [person: string, RatedPerson])[] {
    const least = ({ mu, sigma }: Rating) => mu - 3 * sigma;
    return [...this.people].filter(([, rating]) => shownRating(rating) !== undefined).sort(([, a], [, b]) => least(b) - least(a));
  }

  add({ players, at }: RatedResult): void {
    this.count++;
    const before = players.map(({ person, bot = '' }) =>
      person === undefined ? (this.anchors[bot] ?? BEGINNER) : this.rested(person, at),
    );
    const after = rated(players.map(({ rank }, seat) => ({ rating: before[seat] ?? BEGINNER, rank })));
    for (const [seat, { person }] of players.entries()) {
      const now = after[seat];
      if (person === undefined || !now) continue;
      const { games = 0, curve = [] } = this.people.get(person) ?? {};
      this.people.set(person, {
        ...now,
        games: games + 1,
        curve: [...curve.slice(-LONGEST_CURVE), { at, shown: shownOf(now.mu), give: giveOf(now.sigma) }],
        last: at,
      });
    }
  }

  /** A rating grows less certain while nobody sees the person play. */
  private rested(person: string, at: number): Rating {
    const known = this.people.get(person);
    if (!known) return BEGINNER;
    const sigma = Math.sqrt(known.sigma ** 2 + (TAU_A_MONTH * Math.max(0, at - known.last)) / MONTH);
    return { mu: known.mu, sigma: Math.min(BEGINNER.sigma, sigma) };
  }
}
