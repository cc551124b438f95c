import { BET } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Figure } from '../kit.ts';
import { type EdScene, placeName, travellerOf } from './scene.ts';

/** Where a traveller is, after how many days, and how many are left to the bet. */
export function figures(scene: EdScene, seat: Seat): readonly Figure[] {
  const { view, words } = scene;
  const { position, days } = travellerOf(view, seat);
  const place = { figure: placeName(scene, position), label: '' };
  const travelled = { figure: String(days), label: words.dayWord(days) };
  const figure = String(Math.abs(BET - days));
  const label =
    days > BET
      ? words.seat
          .late(days - BET)
          .replace(figure, '')
          .trim()
      : words.seat.leftWord(BET - days);
  return [place, travelled, { figure, label }];
}
