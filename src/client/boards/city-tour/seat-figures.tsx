// All win together, so a seat has no score: only what it has done, and whether it wants to give up.

import type { Event } from '../../../games/city-tour/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import type { CityScene } from './scene.ts';

/** Tiles placed and travellers brought in a seat's turns, and its flag. */
export function SeatFigures({ scene, seat, compact }: { scene: CityScene; seat: Seat; compact: boolean }) {
  const { past, words, view } = scene;
  const { placed, brought } = doneBy(past, seat);
  const hasVoted = view.votes.includes(seat);
  return (
    <span class="ct-seat">
      {hasVoted && (
        <span data-explain="button:concede">
          <Icon name="i-flag" size={16} label={words.hasVoted} />
        </span>
      )}
      {!compact && (
        <span class="ct-seat-figure" title={words.placed(placed)} data-explain="pile">
          <Icon name="g-tile" size={16} label={words.placed(placed)} />
          {placed}
        </span>
      )}
      <span class="ct-seat-figure" title={words.brought(brought)} data-explain="day">
        <Icon name="g-pawn" size={16} label={words.brought(brought)} />
        {brought}
      </span>
    </span>
  );
}

function doneBy(past: readonly Event[], seat: Seat): { readonly placed: number; readonly brought: number } {
  let [placed, brought, driver] = [0, 0, -1];
  for (const event of past) {
    if (event.type === 'placed') {
      driver = event.seat;
      placed += Number(driver === seat);
    } else if (event.type === 'setDown' && driver === seat) brought += event.pawns.length;
  }
  return { placed, brought };
}
