// How much fits: lines of a width, pages of a height.

/** The size of what is printed on; without a height everything is printed at once. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
}

/** No terminal is so narrow that fewer columns are worth a thought. */
const LEAST_COLUMNS = 40;
const LEAST_ROWS = 12;
const MOST_COLUMNS = 80;

/** The size of a terminal; without limits where it is none, so that other programs get whole sentences. */
export function screenOf(output: { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }): Screen {
  if (output.isTTY !== true) return { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };
  return {
    columns: Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, output.columns ?? MOST_COLUMNS)),
    rows: Math.max(LEAST_ROWS, output.rows ?? 24),
  };
}

/** A text in lines of a width, broken between words; lines behind the first are indented. */
export function wrapped(text: string, columns: number, indent = 2): readonly string[] {
  return text.split('\n').flatMap(line => broken(line, columns, indent));
}

function broken(text: string, columns: number, indent: number): readonly string[] {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > columns) {
    const least = lines.length === 0 ? 0 : indent;
    const space = rest.lastIndexOf(' ', columns);
    // Spaces of the indentation are no place to break at.
    const at = rest.slice(least, Math.max(space, 0)).some(sign => sign !== ' ') ? space : columns;
    lines.push(rest.slice(0, at).join('').trimEnd());
    rest = [...`${' '.repeat(indent)}${rest.slice(at).join('').trimStart()}`];
  }
  return [...lines, rest.join('').trimEnd()];
}
