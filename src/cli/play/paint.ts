// The colours of the terminal, where it has some.
import type { DrawnLine, Role } from '../../kernel/index.ts';

/** Select graphic rendition: what a terminal is told before a stretch of each role. */
const CODES: Readonly<Record<Role, string>> = {
  strong: '1',
  faint: '2',
  red: '31',
  green: '32',
  yellow: '33',
  orange: '33',
  blue: '34',
  grey: '90',
  own: '1;36',
  other: '35',
};

/** Makes a line of a drawing a text: in colours, or plain. */
export type Painter = (line: DrawnLine) => string;

export function painterFor(hasColours: boolean): Painter {
  return line =>
    line
      .map(part => (typeof part === 'string' ? part : hasColours ? `\u001b[${CODES[part.role]}m${part.text}\u001b[0m` : part.text))
      .join('');
}

/** NO_COLOR, TERM=dumb and an output that is no terminal are all respected. */
export function hasColours(output: { readonly isTTY?: boolean; hasColors?(): boolean }): boolean {
  return output.isTTY === true && output.hasColors?.() === true;
}
