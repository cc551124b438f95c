// The colours of the house, as the design system gives them for light paper.

/** The house's paper and inks. */
export const HOUSE = {
  paper: '#F6EEDD',
  surface: '#FFFAF0',
  sunken: '#EEE3CB',
  ink: '#1B2A3A',
  ink2: '#4A5866',
  ink3: '#63635B',
  line: '#D8C8A6',
  line2: '#8B7B5B',
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
  readonly route: string;
  readonly label: string;
  readonly halo: string;
}

export const PLAIN: Palette = {
  deep: '#1B2A3A',
  main: '#0E6470',
  pop: '#B2361E',
  glow: '#E0A22A',
  soft: '#D5E7E3',
  ink: '#0E6470',
  sea: '#CFE0DA',
  land: '#F3E4C2',
  land2: '#E6D0A0',
  line: '#8C7A55',
  route: '#1B2A3A',
  label: '#1B2A3A',
  halo: '#F8EFDA',
};

/** Colours for seats and variants that are told apart by everybody; lines have a dash and bars a place as well. */
export const SERIES = ['#0961C3', '#D17A0B', '#470090', '#03999B', '#B4383B', '#EFBE4C', '#542B00', '#0D1624'] as const;

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
