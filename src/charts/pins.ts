// Numbered pins on a course, and the words at its level, which stay clear of them.
import { type Field, SMALL } from './axis.ts';
import { box, type Mark, mark, type Paper, round, rule, type Spot, type Written, words } from './mark.ts';
import { type Scale, widthOf } from './scale.ts';

/** A numbered sign on the course. */
export interface Pin {
  readonly at: number;
  readonly value: number;
  readonly number: number;
  readonly isCurrent: boolean;
  /** Whether it hangs below the line. */
  readonly isLow: boolean;
}

/** A pin where it is drawn. */
export interface PlacedPin {
  readonly pin: Pin;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** So far may a pin stand out of the field, in px. */
const INTO = 5;

/** Pins stand above or below their line, each beside the others: farther away, or on the other side. */
export function placedPins(pins: readonly Pin[], x: Scale, y: Scale, field: Field, paper: Paper): readonly PlacedPin[] {
  const radius = 11 * paper.letters;
  const placed: PlacedPin[] = [];
  for (const pin of pins) {
    // At the ends of the course a pin keeps off the figures of the axis, and off the names.
    const at = Math.min(Math.max(x(pin.at), field.left + radius - INTO), field.right - radius + INTO);
    const side = pin.isLow ? 1 : -1;
    const wanted = [1, 2, 3].flatMap(step => [side, -side].map(towards => y(pin.value) + towards * (15 + radius * (2.2 * step - 1.2))));
    const inside = wanted.filter(place => place >= field.top + radius - 6 && place <= field.bottom - radius);
    const isFree = (place: number) => placed.every(each => Math.hypot(each.x - at, each.y - place) > 2 * radius + 1);
    const [first = field.top + radius] = inside;
    placed.push({ pin, x: at, y: inside.find(isFree) ?? first, radius });
  }
  return placed;
}

export function pinMark(
  { pin: { at, value, number, isCurrent }, x, y: place, radius }: PlacedPin,
  stand: Scale,
  y: Scale,
  paper: Paper,
): Mark {
  return mark(
    'g',
    { class: isCurrent ? 'chart-pin chart-current' : 'chart-pin' },
    rule('chart-stem', stand(at), y(value), x, place + (place > y(value) ? -radius : radius)),
    mark('circle', { cx: round(x), cy: round(place), r: radius }),
    words(x, place + 4.5 * paper.letters, 'chart-middle', String(number)),
  );
}

/** A value of its own weight, such as a bet that is lost there. */
export interface Level {
  readonly value: number;
  readonly says: string;
}

/** Along a level, so many places are tried for its words. */
const PLACES = 16;

/** The words at a level stand where lines, by their points, and pins are farthest from them, above or below it. */
export function levelWords(
  { value, says }: Level,
  { points, pins }: { readonly points: readonly Spot[]; readonly pins: readonly PlacedPin[] },
  y: Scale,
  field: Field,
  paper: Paper,
  written: Written,
): Mark[] {
  const [at, size] = [y(value), SMALL * paper.letters];
  const wide = widthOf(says, size);
  const figure = words(field.left - 7, at + size / 3, 'chart-axis chart-to-end chart-level-words', written(value));
  const spare = field.right - field.left - wide - 12;
  if (spare < 0) return [figure];
  const places = Array.from({ length: PLACES }, (_, each) => field.left + 6 + (spare * each) / (PLACES - 1)).flatMap(left =>
    [size, -size * 0.5].map(down => ({ left, down })),
  );
  const near = [...points.map(point => ({ ...point, radius: 0 })), ...pins];
  const roomAt = ({ left, down }: { readonly left: number; readonly down: number }) => {
    let room = paper.width;
    for (const { x, y: height, radius } of near) {
      const isBeside = x < left - radius - 4 || x > left + wide + radius + 4;
      if (!isBeside) room = Math.min(room, Math.abs(height - at - down) - radius);
    }
    return room;
  };
  const [best] = places.map(place => ({ ...place, room: roomAt(place) })).sort((a, b) => b.room - a.room);
  if (!best) return [figure];
  const middle = at + best.down;
  // Where lines are everywhere, those under the words step back.
  const plate =
    best.room < size ? [box('chart-plate', best.left - 4, middle - size * 0.7, best.left + wide + 4, middle + size * 0.7, 4)] : [];
  return [figure, ...plate, words(best.left, middle + size / 3, 'chart-axis chart-level-words', says)];
}
