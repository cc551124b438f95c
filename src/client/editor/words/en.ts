// What every content editor says, in English.
import type { Findings } from '../../../kernel/index.ts';

type Said = Readonly<Record<string, (facts: Findings) => string>>;

const count = (value: number, one: string, many = `${one}s`) => `${value} ${value === 1 ? one : many}`;

const checks: Said = {
  number: ({ least, most }) => `A whole number from ${least} to ${most}.`,
  name: ({ most }) => `A name has at most ${most} characters.`,
  choice: () => 'Choose one of these.',
  list: () => 'Choose from these, each only once.',
  count: ({ least, most, count: now }) => `Choose ${least} to ${most} of these, not ${now}.`,
};

const mends: Said = {
  make: ({ to }) => `Make it ${to}`,
  shorten: () => 'Shorten it',
  printed: () => 'Use the printed one',
};

/** English. */
export const en = {
  door: 'Change the content',
  title: (game: string) => `${game}, content of your own`,
  loading: 'Opening the editor…',
  name: 'Name of this content',
  unnamed: 'Give it a name',
  parts: 'Parts',
  toMend: (faults: number) => (faults === 0 ? 'Nothing to mend' : `${faults} to mend`),
  hints: (hints: number) => count(hints, 'hint'),
  changes: (changes: number) => count(changes, 'change'),
  undo: 'Undo',
  redo: 'Redo',
  open: 'Open a file',
  share: 'Share',
  use: 'Use at a table',
  firstMend: (faults: number) => (faults === 1 ? 'One thing is to mend first' : `${faults} things are to mend first`),
  asPrinted: 'Everything is as printed.',
  drop: 'Drop the file to open it.',
  close: 'Close',
  readOnly: {
    title: 'You are looking at content from a link.',
    help: 'Nothing of yours has changed.',
    take: 'Make it yours',
    replaces: 'It replaces what you have made here.',
    broken: 'This link holds no content that can be read.',
  },
  sharing: {
    title: 'Share the content',
    link: 'Link',
    help: 'Anyone who opens the link sees the content and can make it theirs. Nothing is uploaded.',
    tooLong: (length: number) =>
      `The link would have ${length} characters; 6,000 is the most that arrives everywhere. Send the file instead.`,
    copy: 'Copy link',
    copied: 'Link copied.',
    file: (name: string) => `Save ${name}`,
    mendFirst: 'Mend first: only sound content can be shared.',
  },
  diff: {
    title: 'What is not as printed',
    field: (row: string, field: string, now: string, printed: string) => `${row}, ${field}: ${now} instead of ${printed}.`,
    back: 'Back to the printed one',
    backOf: (what: string) => `Back to the printed one: ${what}`,
    all: 'Everything as printed',
    done: 'Everything is as printed again. Undo brings it back.',
  },
  opening: {
    refused: 'This file can’t be used as it is',
    sound: 'Take the rows that are sound',
    taken: (name: string) => `${name} is open. Undo brings the other content back.`,
  },
  mended: 'Mended.',
  less: (what: string) => `${what}: one less`,
  more: (what: string) => `${what}: one more`,
  balance: {
    title: 'Balance check',
    run: (games: number) => `Run ${games} games now`,
    again: (games: number) => `Run ${games} games again`,
    running: (done: number, of: number) => `${done} of ${of} games`,
    stop: 'Stop',
    stale: 'Played before your last change.',
    help: (games: number) =>
      `${games} games with your content, and ${games} with the printed box and the same luck; bots play both. This takes a minute or so.`,
    mendFirst: 'Possible when everything is mended.',
    fault: (text: string) => `The games could not be played: ${text}`,
    best: (own: string, printed: string) => `The best score is ${own} on average, ${printed} with the printed box.`,
    length: (own: string, printed: string) => `A game takes ${own} moves, ${printed} with the printed box.`,
    clear: 'A clear change.',
    unclear: 'No clear change.',
  },
  table: {
    title: 'Played with content of your own',
    from: 'Played with content of the host’s own',
    bots: 'Bots know the printed box best; here they play by a plain estimate.',
    edit: 'Change it',
    look: 'Look at it',
    printed: 'Play with the printed box',
    more: (more: number) => `and ${count(more, 'more change')}`,
  },
  numbers: {
    printed: (printed: number) => `printed: ${printed}`,
  },
  rows: { add: 'Add a row', remove: (name: string) => `Remove ${name}`, plus: (name: string) => `Add ${name}` },
  names: { name: 'Name', german: 'German', danish: 'Danish', french: 'French' },
  checks,
  mends,
};

export type EditorWords = typeof en;
