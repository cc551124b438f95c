export {
  type Block,
  CHAPTERS,
  type Chapter,
  type ClauseLine,
  type Handbook,
  type OptionLine,
  type PieceLine,
  sumText,
} from './handbook.ts';
export type { AnyManual, DataTable, Manual, NameOf, NumberRow, Ours, Sum } from './manual.ts';
export { openingOf, playedMatch } from './played.ts';
export { countOf, findIn, folded } from './search.ts';
export { handbookOf, sectionsOf } from './write.ts';
