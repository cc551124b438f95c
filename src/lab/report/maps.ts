// Heat maps: the real places, the stronger the warmer.
import { escaped } from './html.ts';
import { LAKE_FRAME, SHORES } from './lake.ts';
import { between, FONT_DISPLAY, HOUSE, type Palette } from './palette.ts';

/** A place on a map of towns and roads, in thousandths of the frame. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly neighbours: readonly number[];
}

/** Towns as discs, the larger and warmer the more; the lake belongs to the printed board only. */
export function townMap(spots: readonly Spot[], palette: Palette, withLake: boolean, written: (value: number) => string): string {
  const { width, height } = LAKE_FRAME;
  const margin = 100;
  const most = Math.max(1e-9, ...spots.map(({ value }) => value));
  const at = ({ x, y }: Spot) => [(x * width) / 1000, (y * height) / 1000] as const;
  const lake = withLake ? SHORES.map(shore => `<path d="${shore}" fill="${palette.sea}" stroke="${palette.halo}" stroke-width="4"/>`) : [];
  const roads = spots.flatMap((spot, index) =>
    spot.neighbours.flatMap(other => {
      const to = spots[other];
      if (!to || other < index) return [];
      const [[x1, y1], [x2, y2]] = [at(spot), at(to)];
      return [`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${palette.line}" stroke-width="5" stroke-linecap="round"/>`];
    }),
  );
  const towns = spots.map(spot => {
    const [x, y] = at(spot);
    const share = spot.value / most;
    const radius = 22 + 30 * Math.sqrt(share);
    const fill = between(palette.halo, palette.pop, 0.12 + 0.88 * share);
    return [
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${fill}" stroke="${HOUSE.ink}" stroke-width="2.5"/>`,
      text({ x, y: y + 9 }, written(spot.value), { size: 26, fill: share > 0.6 ? HOUSE.surface : HOUSE.ink }),
      text({ x, y: y + radius + 28 }, spot.name, { size: 29, fill: palette.label, halo: palette.halo }),
    ].join('');
  });
  const box = { x: -margin, y: 0, width: width + 2 * margin, height: height + 60 };
  const ground = `<rect x="${box.x}" width="${box.width}" height="${box.height}" rx="22" fill="${palette.land}"/>`;
  return framed(box, [ground, ...lake, ...roads, ...towns].join(''));
}

/** An area with its border. */
export interface Area {
  readonly name: string;
  readonly value: number;
  readonly border: readonly (readonly [number, number])[];
  readonly label: readonly [number, number];
}

/** Areas in colours, the warmer the more, and a river over them. */
export function areaMap(given: {
  readonly areas: readonly Area[];
  readonly river: readonly (readonly [number, number])[];
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly written: (value: number) => string;
}): string {
  const { areas, river, width, height, palette, written } = given;
  const most = Math.max(1e-9, ...areas.map(({ value }) => value));
  const least = Math.min(most, ...areas.map(({ value }) => value));
  const share = (value: number) => (most > least ? (value - least) / (most - least) : 0.5);
  const points = (line: readonly (readonly [number, number])[]) => line.map(point => point.join(',')).join(' ');
  const shapes = areas.map(({ border, value }) => {
    const fill = between(palette.land2, palette.main, share(value));
    return `<polygon points="${points(border)}" fill="${fill}" stroke="${palette.halo}" stroke-width="3" stroke-linejoin="round"/>`;
  });
  const stream = `<polyline points="${points(river)}" fill="none" stroke="${palette.sea}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>`;
  const names = areas.map(({ name, value, label: [x, y] }) => {
    const fill = share(value) > 0.5 ? HOUSE.surface : HOUSE.ink;
    return text({ x, y: y - 4 }, name, { size: 19, fill }) + text({ x, y: y + 20 }, written(value), { size: 21, fill, weight: 650 });
  });
  return framed({ x: 0, y: 0, width, height }, shapes.join('') + stream + names.join(''));
}

interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly halo?: string;
  readonly weight?: number;
}

function text({ x, y }: Readonly<Record<'x' | 'y', number>>, words: string, { size, fill, halo, weight = 600 }: Lettering): string {
  const rim = halo ? ` stroke="${halo}" stroke-width="6" paint-order="stroke" stroke-linejoin="round"` : '';
  return `<text x="${x}" y="${y.toFixed(1)}" text-anchor="middle" font-family="${escaped(FONT_DISPLAY)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${rim}>${escaped(words)}</text>`;
}

function framed({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>, inner: string): string {
  return `<svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">${inner}</svg>`;
}
