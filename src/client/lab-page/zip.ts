// Several texts as one file, in the ZIP format (APPNOTE 6.3), packed by the browser.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;

interface Packed {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly check: number;
  readonly size: number;
}

/** The texts by their file names, as one file. */
export async function zipOf(texts: ReadonlyMap<string, string>, now: Date): Promise<Blob> {
  const files = await Promise.all([...texts].map(([name, text]) => pack(name, text)));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, bytes } = file;
    const head = [...[VERSION, FLAGS, DEFLATED, ...stamp(now)].map(two), ...sizes(file), two(name.length), two(0)];
    const local = numbers([LOCAL, 4], ...head);
    // The same again, without comment, disk and attributes, and with its place.
    entries.push(numbers([CENTRAL, 4], two(VERSION), ...head, two(0), two(0), two(0), [0, 4], [offset, 4]), name);
    parts.push(local, name, bytes);
    offset += local.length + name.length + bytes.length;
  }
  const length = entries.reduce((sum, each) => sum + each.length, 0);
  const end = numbers([END, 4], two(0), two(0), two(files.length), two(files.length), [length, 4], [offset, 4], two(0));
  return new Blob([...parts, ...entries, end], { type: 'application/zip' });
}

async function pack(name: string, text: string): Promise<Packed> {
  const whole = new TextEncoder().encode(text);
  const packed = new Blob([whole]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return { name: new TextEncoder().encode(name), bytes, check: checkOf(whole), size: whole.length };
}

/** A number, and in how many bytes it is written. */
type Field = readonly [number, 2 | 4];

function two(value: number): Field {
  return [value, 2];
}

function sizes({ check, bytes, size }: Packed): readonly Field[] {
  return [
    [check, 4],
    [bytes.length, 4],
    [size, 4],
  ];
}

/** Time and date as files of that format have them: in steps of two seconds, from 1980 on. */
function stamp(now: Date): readonly [number, number] {
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  return [time, ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate()];
}

function numbers(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, width]) => sum + width, 0)));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

/** The remainders of CRC-32, byte by byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function checkOf(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (REMAINDERS[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
