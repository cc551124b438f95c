import { Readable } from 'node:stream';
import { createGzip, type Gzip } from 'node:zlib';
import { TooMany } from '../too-many.ts';

/** Files that are written at the same time. */
const MOST_AT_ONCE = 2;
/** How long a file that was written is given again, in ms. */
const FRESH = 60 * 60 * 1000;
/** Bytes that are sent at once. */
const SLICE = 32 * 1024;
/** Bytes that are kept in all. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Kept {
  readonly bytes: Buffer;
  readonly at: number;
}

/** The compressed files of days: written while they are sent, and kept for an hour. */
export class DayFiles {
  private readonly kept = new Map<string, Kept>();
  private writing = 0;

  constructor(
    private readonly lines: (date: string) => AsyncIterable<string>,
    private readonly clock: () => number,
  ) {}

  /** `pay` hears of everything that is read and sent for it. */
  file(date: string, pay: (what: { readonly entries: number } | { readonly bytes: number }) => void): Readable {
    const known = this.kept.get(date);
    if (known && known.at > this.clock() - FRESH) {
      pay({ bytes: known.bytes.length });
      return Readable.from(slicesOf(known.bytes));
    }
    if (this.writing >= MOST_AT_ONCE) throw new TooMany('export', 'two such files are being written just now; try again in a minute');
    return this.written(date, pay);
  }

  private written(date: string, pay: Parameters<DayFiles['file']>[1]): Gzip {
    this.writing++;
    const chunks: Buffer[] = [];
    let size = 0;
    const gzip = createGzip();
    const source = Readable.from(paid(this.lines(date), pay));
    gzip.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BYTES) chunks.push(chunk);
      pay({ bytes: chunk.length });
    });
    // Nobody reads it before it is handed over.
    gzip.pause();
    gzip.once('end', () => size <= MOST_BYTES && this.keep(date, Buffer.concat(chunks)));
    gzip.once('close', () => {
      this.writing--;
      source.destroy();
    });
    source.once('error', error => gzip.destroy(error));
    source.pipe(gzip);
    return gzip;
  }

  private keep(date: string, bytes: Buffer): void {
    const now = this.clock();
    this.kept.delete(date);
    for (const [each, { at }] of this.kept) if (at < now - FRESH) this.kept.delete(each);
    this.kept.set(date, { bytes, at: now });
    // The oldest go first.
    let size = [...this.kept.values()].reduce((sum, each) => sum + each.bytes.length, 0);
    for (const [each, kept] of this.kept) {
      if (size <= MOST_BYTES) return;
      size -= kept.bytes.length;
      this.kept.delete(each);
    }
  }
}

async function* paid(lines: AsyncIterable<string>, pay: Parameters<DayFiles['file']>[1]): AsyncGenerator<string> {
  for await (const line of lines) {
    pay({ entries: 1 });
    yield `${line}\n`;
  }
}

/** A file in parts, so that no more of it waits for a slow reader than of one that is being written. */
function* slicesOf(bytes: Buffer): Iterable<Buffer> {
  for (let from = 0; from < bytes.length; from += SLICE) yield bytes.subarray(from, from + SLICE);
}
