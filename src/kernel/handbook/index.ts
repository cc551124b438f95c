export {
  type Block,
  CHAPTERS,
  type Chapter,
  type Handbook,
  type OptionLine,
  type PieceLine,
  sumText,
} from './handbook.ts';
export type { DataTable, Manual, NameOf, NumberRow, Ours, Sum } from './manual.ts';
export { openingOf, playedMatch } from './played.ts';
export { READINGS, readingText } from './readings.ts';
export { findIn, folded, foundText } from './search.ts';
export { handbookOf } from './write.ts';
