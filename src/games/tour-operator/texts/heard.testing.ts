// For tests only: all that can be said in matches of random moves with every question asked.
import { fast, type Seat } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { type Agreement, type Move, type State, TourOperator, type View } from '../index.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES = { en, da, fr, de };
export type LanguageId = keyof typeof LANGUAGES;

/** A move that was made: who made it, what else could have been tried, and what it told. */
export interface Turn {
  readonly seat: Seat;
  readonly move: Move;
  readonly view: View;
  readonly legal: readonly Move[];
  readonly candidates: readonly Move[];
  readonly refusals: readonly { readonly clause: string; readonly facts?: Readonly<Record<string, string | number>> }[];
  readonly told: readonly Event[];
  readonly luck: number;
  readonly state: State;
}

/** A match of random moves, every other of them sensible. */
export function heardIn(seed: string, agreed: Partial<Agreement> = {}, seats = 4): readonly Turn[] {
  const turns: Turn[] = [];
  const chance = fast(seed);
  let luck = 0;
  let told: Event[] = [];
  const counting = {
    below: (bound: number) => {
      luck++;
      return chance.below(bound);
    },
  };
  const table = { chance: counting, tell: (event: Event) => told.push(event) };
  const options = { ...TourOperator.options.standard, autoScoreBest: false, autoEmployees: false, ...agreed };
  const s = TourOperator.setup({ options, seats, version: 1 }, table);
  for (let seat = TourOperator.awaiting(s)[0]; seat !== undefined; seat = TourOperator.awaiting(s)[0]) {
    const legal = TourOperator.legal(s, seat);
    const sensible = chance.below(2) === 0 ? TourOperator.policy?.(s, seat, legal, chance) : undefined;
    const move = sensible ?? legal[chance.below(legal.length)];
    if (!move) break;
    const [view, state] = [TourOperator.view(s, seat), TourOperator.clone(s)];
    const candidates = TourOperator.candidates(s, seat);
    const refusals = candidates.flatMap(each => TourOperator.refusal(s, seat as Seat, each) ?? []);
    luck = 0;
    told = [];
    TourOperator.play(s, seat, move, table);
    turns.push({ seat, move, view, legal, candidates, refusals, told, luck, state });
  }
  return turns;
}

export const HEARD = [heardIn('one'), heardIn('two'), heardIn('three', { autoEmployees: true, autoScoreBest: true }, 3)].flat();

/** Names that would go wrong: with s, z, digits, accents and vowels at the beginning. */
export const NAMES = ['Ada', 'Franz', 'Élise', 'Player 4'];
