// The colours of the house and of each game, as the design system gives them for light paper.

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

const PALETTES: Readonly<Record<string, Palette>> = {
  'eighty-days': {
    deep: '#12304A',
    main: '#1A6670',
    pop: '#C4452A',
    glow: '#E3A93C',
    soft: '#F2E2C0',
    ink: '#8E2E18',
    sea: '#CFE0DA',
    land: '#F3E4C2',
    land2: '#E6D0A0',
    line: '#8C7A55',
    route: '#12304A',
    label: '#1B2A3A',
    halo: '#F8EFDA',
  },
  'tour-operator': {
    deep: '#2A1F4F',
    main: '#0B7480',
    pop: '#EE6C2B',
    glow: '#F6B93B',
    soft: '#D8EFEA',
    ink: '#A63D07',
    sea: '#BFE4E1',
    land: '#FFF3DC',
    land2: '#F6DDB2',
    line: '#7C6FA0',
    route: '#2A1F4F',
    label: '#241B45',
    halo: '#FFFAF0',
  },
  bodensee: {
    deep: '#0D3F66',
    main: '#12689C',
    pop: '#D5372D',
    glow: '#F7C83E',
    soft: '#DCECF2',
    ink: '#0F5885',
    sea: '#98CCE1',
    land: '#E7EBCB',
    land2: '#C8D9A0',
    line: '#6E7F58',
    route: '#C4302B',
    label: '#14293B',
    halo: '#FFFDF2',
  },
  'on-tour-paris': {
    deep: '#1D1A3D',
    main: '#7C1F40',
    pop: '#C8452E',
    glow: '#E2AA3A',
    soft: '#F4E0D6',
    ink: '#7C1F40',
    sea: '#7FB2CE',
    land: '#FBF2DF',
    land2: '#F0E0C2',
    line: '#6C5F72',
    route: '#1D1A3D',
    label: '#1D1A3D',
    halo: '#FFFAF0',
  },
  'city-tour': {
    deep: '#43293A',
    main: '#B34A2C',
    pop: '#E8663D',
    glow: '#F5C15B',
    soft: '#F8E2CE',
    ink: '#97391D',
    sea: '#A9D3D6',
    land: '#F7E8D0',
    land2: '#EBD0AA',
    line: '#9A7C5A',
    route: '#4B4148',
    label: '#35222E',
    halo: '#FFFAF0',
  },
};

const PLAIN: Palette = {
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

/** The palette of a game; a game without one has that of the house. */
export function paletteOf(game: string): Palette {
  return PALETTES[game] ?? PLAIN;
}

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
