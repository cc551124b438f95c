// The one map of keys: what each does, and on which pages.

/** A key without a sign of its own. */
export type NamedKey = 'Tab' | 'Arrows' | 'Enter' | 'Backspace' | 'Escape' | 'Home' | 'End' | 'Space';

/** What a key does. */
export type KeyMeaning =
  | 'keys'
  | 'goOn'
  | 'area'
  | 'walk'
  | 'select'
  | 'next'
  | 'choose'
  | 'rotate'
  | 'moves'
  | 'prompt'
  | 'point'
  | 'hint'
  | 'explain'
  | 'back'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  | 'close'
  | 'step'
  | 'first'
  | 'last'
  | 'run'
  | 'again'
  | 'nextDay'
  | 'tryFrom'
  | 'share'
  | 'asText'
  | 'replay'
  | 'review'
  | 'board';

/** On a piece of the table, anywhere else on the table, at its end, at a replay and its end, at the first look, at home, at the Daily Tour, or on every other page. */
export type KeyPage = 'piece' | 'table' | 'end' | 'replay' | 'replayEnd' | 'look' | 'home' | 'daily' | 'page';

interface KeyRow {
  /** As the browser names them. */
  readonly keys: readonly string[];
  readonly meaning: KeyMeaning;
  readonly pages: readonly KeyPage[];
  /** How they are shown, where that is not their own sign. */
  readonly name?: NamedKey;
  /** The only game that uses them. */
  readonly game?: string;
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const AT_TABLE = ['piece', 'table'] as const;
const AT_END = ['end', 'replayEnd'] as const;

/** Every key of the product, in the order in which they are shown. Letters count in both cases. */
export const KEYS: readonly KeyRow[] = [
  { keys: ['Tab'], meaning: 'area', pages: [...AT_TABLE, ...AT_END, 'replay', 'look', 'home', 'daily', 'page'], name: 'Tab' },
  { keys: ARROWS, meaning: 'walk', pages: ['piece'], name: 'Arrows' },
  { keys: ['Enter'], meaning: 'select', pages: [...AT_TABLE, 'look'], name: 'Enter' },
  { keys: ['N'], meaning: 'next', pages: AT_TABLE },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], meaning: 'choose', pages: AT_TABLE },
  { keys: ['R'], meaning: 'rotate', pages: AT_TABLE, game: 'city-tour' },
  { keys: ['ArrowLeft', 'ArrowRight'], meaning: 'rotate', pages: ['table'], name: 'Arrows', game: 'city-tour' },
  { keys: ['L'], meaning: 'moves', pages: AT_TABLE },
  { keys: ['A'], meaning: 'prompt', pages: AT_TABLE },
  { keys: ['P'], meaning: 'point', pages: AT_TABLE, game: 'city-tour' },
  { keys: ['H'], meaning: 'hint', pages: AT_TABLE },
  { keys: ['?'], meaning: 'explain', pages: ['piece'] },
  { keys: ['Backspace'], meaning: 'back', pages: AT_TABLE, name: 'Backspace' },
  { keys: ['+'], meaning: 'zoomIn', pages: AT_TABLE },
  { keys: ['-'], meaning: 'zoomOut', pages: AT_TABLE },
  { keys: ['0'], meaning: 'zoomFit', pages: AT_TABLE },
  { keys: ['ArrowLeft', 'ArrowRight'], meaning: 'step', pages: ['replay', 'look'], name: 'Arrows' },
  { keys: ['Home'], meaning: 'first', pages: ['replay'], name: 'Home' },
  { keys: ['End'], meaning: 'last', pages: ['replay'], name: 'End' },
  { keys: [' '], meaning: 'run', pages: ['replay'], name: 'Space' },
  { keys: ['M'], meaning: 'again', pages: ['end'] },
  { keys: ['N'], meaning: 'nextDay', pages: ['end'], game: 'city-tour' },
  { keys: ['T'], meaning: 'tryFrom', pages: AT_END, game: 'city-tour' },
  { keys: ['1', '2'], meaning: 'choose', pages: ['daily'] },
  { keys: ['S'], meaning: 'share', pages: [...AT_END, 'daily'] },
  { keys: ['T'], meaning: 'asText', pages: ['daily'] },
  { keys: ['P'], meaning: 'replay', pages: ['end'] },
  { keys: ['V'], meaning: 'review', pages: AT_END },
  { keys: ['B'], meaning: 'board', pages: AT_END },
  { keys: ['C'], meaning: 'goOn', pages: ['home'] },
  { keys: ['Escape'], meaning: 'close', pages: [...AT_TABLE, ...AT_END, 'replay', 'look', 'home', 'daily', 'page'], name: 'Escape' },
  { keys: ['?'], meaning: 'keys', pages: ['table', ...AT_END, 'replay', 'home', 'daily', 'page'] },
];

/** What a key does on a page; undefined where it does nothing of ours. */
export function meaningOf(key: string, page: KeyPage): KeyMeaning | undefined {
  const sign = key.length === 1 ? key.toUpperCase() : key;
  return KEYS.find(({ keys, pages }) => keys.includes(sign) && pages.includes(page))?.meaning;
}

/** Whether a key is a letter, a figure or a sign: those may be switched off (WCAG 2.1.4). */
export function isSingle(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
