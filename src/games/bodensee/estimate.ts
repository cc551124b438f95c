// A guess at the end of the match, for bots that cannot look so far.
import type { Seat } from '../../kernel/index.ts';
import { boxOf, type Tile, tileOf } from './box.ts';
import { faceOf } from './components.ts';
import { diceLeft } from './rules/luck.ts';
import { scoreOf } from './score.ts';
import type { State } from './state.ts';

/** How often an able tourist comes by in what is left of a match that has just begun. */
const VISITS_TO_COME = 0.6;
/** Dice in the bag at the beginning of a usual match. */
const FULL_BAG = 16;

/** How much of the match is left, 1 at its beginning. */
export function timeLeft(s: State): number {
  return s.frames.length === 0 ? 0 : Math.min(1, (diceLeft(s) + 1) / FULL_BAG);
}

/** The tourists on all buses who could visit the attraction. */
export function ableTourists(s: State, tile: Tile): number {
  let able = 0;
  for (let bus = 0; bus < s.buses.length; bus++) {
    const dice = s.buses[bus]?.dice ?? [];
    for (let i = 0; i < dice.length; i++) {
      const face = faceOf(dice[i] ?? 'green1');
      if (face.colour === tile.category && face.pips >= tile.value) able++;
    }
  }
  return able;
}

/** What an attraction will still earn, by its value and the tourists about. */
export function worthOfTile(s: State, tile: Tile): number {
  return tile.value * Math.min(3, ableTourists(s, tile)) * VISITS_TO_COME * timeLeft(s);
}

/** The score of every seat if its attractions go on earning. */
export function estimate(s: State): readonly number[] {
  const scores = s.companies.map((_, seat): number => scoreOf(s, seat));
  const inMoney = ['money', 'netProfit', 'mixed'].includes(s.plan.options.winCondition);
  if (!inMoney) return scores;
  const box = boxOf(s.plan.options);
  for (const town of s.built) {
    for (const { tile, owner } of town) if (owner !== null) add(scores, owner, worthOfTile(s, tileOf(box, tile)));
  }
  return scores;
}

function add(scores: number[], seat: Seat, worth: number): void {
  scores[seat] = (scores[seat] ?? 0) + worth;
}

/** Between two rounds: everybody has had as many turns. */
export function calm({ frames, turn, start }: State): boolean {
  return frames[0]?.phase === 'bus' && turn.seat === start;
}
