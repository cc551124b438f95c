// The colours of the house and of each game on light paper, as the boards have them.
import house from '../palettes/house.json';

const { light, both } = house;

/** The house's paper and inks. */
export const HOUSE = {
  paper: light.paper,
  surface: light.surface,
  sunken: light['surface-2'],
  ink: light.ink,
  ink2: light['ink-2'],
  ink3: light['ink-3'],
  line: light.line,
  line2: light['line-2'],
  cream: both['poster-cream'],
} as const;

export const FONT_DISPLAY = "'Jost Variable', Jost, Futura, 'Century Gothic', 'Avenir Next', sans-serif";
export const FONT_TEXT = "'Figtree Variable', Figtree, 'Avenir Next', 'Segoe UI', system-ui, sans-serif";

/** The palette of one game. */
export interface Palette {
  readonly deep: string;
  readonly main: string;
  readonly pop: string;
  readonly glow: string;
  readonly soft: string;
  readonly ink: string;
  readonly sea: string;
  readonly land: string;
  readonly land2: string;
  readonly line: string;
  readonly label: string;
  readonly halo: string;
  /** The colours of its pieces, by the names that the boards know them by. */
  readonly pieces: Readonly<Record<string, string>>;
}

type Colours = typeof import('../palettes/games/eighty-days.json')['light'];

/** The palette of a game, found by the game's name. */
export async function paletteOf(game: string): Promise<Palette> {
  const found: { light: Colours; both: Record<string, string> } = await import(`../palettes/games/${game}.json`);
  const { light, both } = found;
  return {
    deep: light['g-deep'],
    main: light['g-main'],
    pop: light['g-pop'],
    glow: light['g-glow'],
    soft: light['g-soft'],
    ink: light['g-ink'],
    sea: light['map-sea'],
    land: light['map-land'],
    land2: light['map-land-2'],
    line: light['map-line'],
    label: light['map-label'],
    halo: light['map-halo'],
    pieces: both,
  };
}

/** Colours for seats and variants that are told apart by everybody; lines have a dash and bars a place as well. */
const SERIES = [light.p1, light.p2, light.p3, light.p4, light.p5, light.p6, light.p7, light.p8] as const;

/** The colour of the series at this place. */
export function colourAt(index: number): string {
  return SERIES[index % SERIES.length] ?? SERIES[0];
}

/** A colour between two, from 0, the first, to 1, the second. */
export function between(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map(at => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}
