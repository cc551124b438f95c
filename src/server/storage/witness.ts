import { closeSync, constants, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A deed that was acknowledged: the row it has in the database, and which of its table it is. */
export interface Witnessed {
  readonly row: number;
  readonly tableId: string;
  readonly number: number;
}

/** More deeds than the log of the database ever holds. */
const REMEMBERED = 32_768;
/** Bytes of a line: two numbers, the id of a table, and spaces. */
const WIDTH = 64;

/**
 * The last deeds that were acknowledged, in a file beside the embedded database, so that nothing is lost in silence:
 * SQLite passes over all of its log from the first damaged page on, and what is left looks whole.
 * It is written after a commit and never waited for, so it knows of no deed that was not durable.
 */
export class Witness {
  private isClosed = false;

  private constructor(
    private readonly path: string,
    private readonly file: number,
    private readonly title: string,
  ) {}

  /** `store` is the name of the database: what was witnessed of another one, such as before a backup was restored, does not count. */
  static open(folder: string, store: string): Witness {
    const path = pathIn(folder);
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const witness = new Witness(path, file, titleOf(store));
    if (!readFileSync(path, 'latin1').startsWith(witness.title)) witness.clear();
    return witness;
  }

  /** Everything that is remembered of a database, without changing anything. */
  static seen(folder: string, store: string): readonly Witnessed[] {
    const path = pathIn(folder);
    const text = existsSync(path) ? readFileSync(path, 'latin1') : '';
    return text.startsWith(titleOf(store)) ? linesIn(text) : [];
  }

  /** Everything that is remembered. */
  seenAll(): readonly Witnessed[] {
    return linesIn(readFileSync(this.path, 'latin1'));
  }

  /** Deeds that were written in one commit, in rows that follow each other. */
  note(deeds: readonly Witnessed[]): void {
    const first = deeds[0];
    if (!first) return;
    let [text, from] = ['', first.row];
    for (const { row, number, tableId } of deeds) {
      // The file is a ring: after its end it goes on at its beginning.
      if (placeOf(row) < placeOf(from)) {
        writeSync(this.file, text, placeOf(from), 'latin1');
        [text, from] = ['', row];
      }
      text += line(`${row} ${number} ${tableId}`);
    }
    writeSync(this.file, text, placeOf(from), 'latin1');
  }

  /** Forgets everything. */
  clear(): void {
    ftruncateSync(this.file);
    writeSync(this.file, this.title, 0, 'latin1');
  }

  close(): void {
    if (!this.isClosed) closeSync(this.file);
    this.isClosed = true;
  }
}

/** How far the tables had come that have lost deeds: those that were acknowledged after the last row of the database. */
export function lostAfter(
  last: number,
  seen: readonly Witnessed[],
): { readonly steps: number; readonly reached: ReadonlyMap<string, number> } {
  const lost = seen.filter(({ row }) => row > last);
  const reached = new Map<string, number>();
  for (const { tableId, number } of lost) reached.set(tableId, Math.max(number, reached.get(tableId) ?? 0));
  return { steps: lost.length, reached };
}

/** The file of the witness in the folder of a store. */
export function pathIn(folder: string): string {
  return join(folder, 'tabletour.witness');
}

function titleOf(store: string): string {
  return line(`deeds of ${store}`);
}

/** The lines of deeds in a witness; one that is garbled, or stands elsewhere, is no line of ours. */
function linesIn(text: string): readonly Witnessed[] {
  const found: Witnessed[] = [];
  for (let at = WIDTH; at < text.length; at += WIDTH) {
    const [, row, number, tableId = ''] = /^(\d+) (\d+) (\S+) *\n$/.exec(text.slice(at, at + WIDTH)) ?? [];
    if (placeOf(Number(row)) === at) found.push({ row: Number(row), number: Number(number), tableId });
  }
  return found;
}

function placeOf(row: number): number {
  return WIDTH * (1 + (row % REMEMBERED));
}

function line(text: string): string {
  return `${text.slice(0, WIDTH - 1).padEnd(WIDTH - 1)}\n`;
}
