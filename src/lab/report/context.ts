import type { AnyGame, AnyTexts } from '../../kernel/index.ts';
import { resultsOf } from '../series.ts';
import type { FlatRow } from '../tables.ts';
import type { Told } from '../told.ts';
import type { Section } from './html.ts';
import { colourAt, type Palette } from './palette.ts';

/** One variant of the rules and what came of it. */
export type Variant = Told;

/** What every section of a report looks at. */
export interface Context {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly palette: Palette;
  readonly variants: readonly Variant[];
  /** The first variant, with which the others are compared. */
  readonly base: Variant;
  /** Whether all seats always share one fate, as a team does. */
  readonly isTeam: boolean;
}

/** What a game adds to the report beyond what all games tell. */
export interface GamePart {
  readonly sections: (context: Context) => Section[];
}

/** More curves in one chart nobody tells apart; the tables have all variants. */
const MOST_CURVES = 6;

/** The variants that are drawn where each is a curve of its own. */
export function drawnOf({ variants }: Context): readonly Variant[] {
  return variants.slice(0, MOST_CURVES);
}

/** The colour of a variant; one alone has the colour of its game. */
export function variantColour({ variants, palette }: Context, index: number): string {
  return variants.length === 1 ? palette.main : colourAt(index);
}

/** What stands above the names of the variants; one alone needs no name. */
export function seriesHead({ variants }: Context): string {
  return variants.length > 1 ? 'Variant' : 'Series';
}

/** Whether in every finished game all seats have the same rank and score. */
export function sharesOneFate(variants: readonly Variant[]): boolean {
  return variants.every(({ series }) =>
    resultsOf(series).every(({ outcome }) => !outcome || [outcome.ranks, outcome.scores].every(each => each.every(one => one === each[0]))),
  );
}

/** The rows of one of the game's own tables. */
export function rowsOf({ summary }: Variant, table: string): readonly FlatRow[] {
  return summary.tables?.[table] ?? [];
}

/** A number in a row, 0 where there is none. */
export function numberIn(row: FlatRow | undefined, column: string): number {
  const value = row?.[column];
  return typeof value === 'number' ? value : 0;
}

/** The name of a piece in the language of the report. */
export function pieceName({ texts }: Context, id: string): string {
  return texts.pieces[id] ?? id;
}

/** The scores of a seat, or of all seats, in the finished games. */
export function scoresOf({ series }: Variant, seat?: number): number[] {
  return resultsOf(series).flatMap(({ outcome }) =>
    !outcome ? [] : seat === undefined ? [...outcome.scores] : [outcome.scores[seat] ?? 0],
  );
}
