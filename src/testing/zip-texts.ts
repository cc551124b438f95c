import { inflateRawSync } from 'node:zlib';

/** What a reader of ZIP files finds, by name: it begins at the end, and goes by the list that stands there. */
export function textsIn(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.length - 22;
  const texts = new Map<string, string>();
  for (let [left, at] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]; left > 0; left--) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    texts.set(name, inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(at + 20))).toString('utf8'));
    at += 46 + Buffer.byteLength(name);
  }
  return texts;
}
