// Every board folds what happens into what is drawn: event by event it must come to the view that the host sends next.
import { describe, expect, it } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { entry as nightTrain } from '../../games/night-train/entry.ts';
import { type AnyGame, type Chance, matchesOf, type Seat, same, seeded, type Tagged, type Viewer } from '../../kernel/index.ts';
import { agreements } from '../../kernel/laws/index.ts';
import { amount, someFrom } from '../../testing/part.ts';

const ALL_ENTRIES = [...Object.values(SHELF), nightTrain];

/** How a board folds an event into a view, and what it draws of one. */
interface Folding {
  advance(view: unknown, event: unknown): unknown;
  drawn(view: unknown): unknown;
}

// By their files and not by their kits, which draw.
const ADVANCES = import.meta.glob<Folding['advance']>('./*/advance.ts', { import: 'advance', eager: true });
const DRAWN = import.meta.glob<Folding['drawn']>('./*/drawn.testing.ts', { import: 'drawn', eager: true });

function foldingOf(id: string): Folding {
  const [advance, drawn] = [ADVANCES[`./${id}/advance.ts`], DRAWN[`./${id}/drawn.testing.ts`]];
  if (!advance || !drawn) throw new Error(`boards/${id} needs advance.ts and drawn.testing.ts`);
  return { advance, drawn };
}

interface Choice {
  readonly seat: Seat;
  readonly move: Tagged;
}

/** Anything legal of anybody who may move, as often as not what a sensible player does; once in a while somebody wants to give up. */
function choiceIn(game: AnyGame, state: unknown, chance: Chance): Choice | undefined {
  const awaited = game.awaiting(state);
  if (awaited.length === 0) return undefined;
  const isGivingUp = chance.below(50) === 0;
  const able = isGivingUp ? [...awaited, ...game.welcome(state)] : awaited;
  const seat = able[chance.below(able.length)] ?? 0;
  const legal = game.legal(state, seat).filter(move => isGivingUp || !game.surrenders?.(move));
  const sensible = chance.below(2) === 0 ? game.policy?.(state, seat, legal, chance) : undefined;
  const move = sensible ?? legal[chance.below(legal.length)];
  return move && { seat, move };
}

interface Match {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

/** Some ways to play a game: numbers of seats, in turns, by the standard, and every so often an option at its extreme. */
function matchesToFold(game: AnyGame): readonly Match[] {
  const all = agreements(game);
  const isStandard = ({ options }: { readonly options: unknown }) => JSON.stringify(options) === JSON.stringify(game.options.standard);
  const counts = someFrom(`seats of ${game.id} that fold`, [...new Set(all.map(({ seats }) => `${seats}`))], 1);
  const standard = all.filter(agreed => isStandard(agreed) && counts.includes(`${agreed.seats}`));
  const every = Math.ceil(all.length / amount(2, 8));
  const odd = all.filter((_, at) => at % every === every - 1);
  return [...standard, ...odd].map((agreed, at) => ({ ...agreed, seed: `advance ${at}` }));
}

/** A view frozen to the core: a tree, so that nothing needs to be remembered on the way through it. */
function frozen<T>(view: T): T {
  if (typeof view !== 'object' || view === null) return view;
  for (const inner of Object.values(Object.freeze(view))) frozen(inner);
  return view;
}

/** Plays a match to its end; after every move the folded view of every viewer is compared with the real one. */
function foldThrough(game: AnyGame, { advance, drawn }: Folding, { seats, options, seed }: Match): number {
  const chance = seeded(seed);
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'public'];
  let { match } = matchesOf(game).start({ seats, options }, chance);
  let moves = 0;
  for (let choice = choiceIn(game, match.state, chance); choice; choice = choiceIn(game, match.state, chance)) {
    const before = match;
    const answer = matchesOf(game).submit(match, choice.seat, [choice.move], chance);
    if (!answer.ok) throw new Error(`refused: ${game.write(choice.move)}`);
    match = answer.match;
    moves++;
    for (const viewer of viewers) {
      const events = answer.told.flat().flatMap(event => game.viewEvent(event, viewer) ?? []);
      const folded = events.reduce((view, event) => frozen(advance(view, event)), frozen(game.view(before.state, viewer)));
      const [shown, after] = [drawn(folded), drawn(game.view(match.state, viewer))];
      // Comparing is quick, telling what differs is not.
      if (!same(shown, after)) expect(shown, `${seed}, move ${moves}, viewer ${viewer}: ${JSON.stringify(events)}`).toEqual(after);
    }
  }
  return moves;
}

const FOLDED = someFrom(
  'boards that fold',
  ALL_ENTRIES.map(({ id }) => id),
  2,
);

describe.each(ALL_ENTRIES.filter(({ id }) => FOLDED.includes(id)))('the board of $id', ({ id, open }) => {
  it('comes from what happened to the very view that the host sends next, for everybody, and changes no view', {
    timeout: 120_000,
  }, async () => {
    const game = await open();
    const moves = matchesToFold(game).map(match => foldThrough(game, foldingOf(id), match));
    expect(Math.min(...moves)).toBeGreaterThan(0);
  });
});
