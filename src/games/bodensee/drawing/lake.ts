// The lake with its towns, roads and ferries; every town with its spaces, buses and harbour.
import { Canvas, type DrawnLine, type Role } from '../../../kernel/index.ts';
import { type BoardTown, boxOf } from '../box.ts';
import { type Category, FERRY_HUB } from '../components.ts';
import type { View } from '../view.ts';

export const ROLES: Readonly<Record<Category, Role>> = { green: 'green', blue: 'blue', red: 'red', yellow: 'yellow', grey: 'grey' };

const WIDTH = 80;
/** The longest label: a bus, five letters, harbour or water, five spaces. */
const LABEL = 12;
const LETTERS_OF_NAME = 5;

export function drawLake(v: View, height: number, nameOf: (town: BoardTown) => string): readonly DrawnLine[] {
  const { towns } = boxOf(v.plan.options);
  const canvas = new Canvas(WIDTH, height);
  const spot = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
    3 + Math.round((x / 1000) * (WIDTH - LABEL - 3)),
    Math.round(((y - 60) / 890) * (height - 1)),
  ];
  const harbours = towns.filter(({ harbour }) => harbour);
  if (harbours.length > 1) for (const harbour of harbours) canvas.line(middleOf(spot(harbour)), spot(FERRY_HUB), 'blue', '~');
  for (const town of towns) {
    for (const other of town.neighbours) {
      const there = towns[other];
      if (there && other > town.index) canvas.line(middleOf(spot(town)), middleOf(spot(there)), 'faint');
    }
  }
  for (const town of towns) label(canvas, v, town, { at: spot(town), name: nameOf(town) });
  return canvas.lines();
}

/** Lines meet in the middle of a label. */
function middleOf([x, y]: readonly [number, number]): readonly [number, number] {
  return [x + 3, y];
}

function label(canvas: Canvas, v: View, town: BoardTown, { at: [x, y], name }: { at: readonly [number, number]; name: string }): void {
  const { tileAt } = boxOf(v.plan.options);
  const bus = v.buses.findIndex(each => each.town === town.id);
  const isChosen = bus >= 0 && v.turn.bus === bus && v.frames.length > 0;
  const short = name.slice(0, LETTERS_OF_NAME);
  if (bus >= 0) canvas.put(x - 1, y, isChosen ? '>' : '*', 'strong');
  canvas.put(x, y, short, isChosen ? 'own' : 'strong');
  canvas.put(x + short.length, y, town.harbour ? '~' : town.drop ? "'" : ' ', 'blue');
  const built = v.built[town.index] ?? [];
  for (let space = 0; space < Math.max(town.room, built.length); space++) {
    const tile = built[space];
    const category = tile && tileAt.get(tile.tile)?.category;
    const sign = tile ? (tile.owner === null ? 'o' : String(tile.owner + 1)) : '_';
    canvas.put(x + short.length + 1 + space, y, sign, category ? ROLES[category] : 'faint');
  }
}
