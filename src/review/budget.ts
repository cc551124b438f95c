/** How much is played on: counted in games, so that the same budget finds the same on every machine. */
export interface Budget {
  /** How often each thing is played on in the first look at the whole match, and how many other moves are compared. */
  readonly first: { readonly start: number; readonly draw: number; readonly decision: number; readonly others: number };
  /** Games in all. */
  readonly games: number;
}

/** A game that is played on quickly is looked at closely. */
const USUAL: Budget = { first: { start: 200, draw: 16, decision: 8, others: 6 }, games: 150_000 };

/** Where playing on takes longer, by the speed of the policy: a first look should take ten seconds of one processor, all of it a hundred. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  'city-tour': { first: { start: 200, draw: 48, decision: 16, others: 6 }, games: 40_000 },
  'on-tour-paris': { first: { start: 64, draw: 16, decision: 4, others: 4 }, games: 20_000 },
  'tour-operator': { first: { start: 24, draw: 6, decision: 2, others: 2 }, games: 40_000 },
  bodensee: { first: { start: 32, draw: 16, decision: 3, others: 2 }, games: 28_000 },
};

/** How much is played on where nobody says. */
export function budgetFor(game: string): Budget {
  return BUDGETS[game] ?? USUAL;
}
