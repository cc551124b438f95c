import { strFromU8, unzipSync } from 'fflate';

/** The texts in a ZIP file, by name. */
export function textsIn(zip: Uint8Array): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
