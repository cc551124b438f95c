/** A short name for a state, or any JSON value: equal values, equal names; the order of an object's keys does not matter. */
export function hash(value: unknown): string {
  const mix = mixer();
  feed(value, mix.word);
  return mix.name();
}

/** Feeds a value to the mixer bit by bit; tags keep `1`, `"1"` and `[1]` apart. */
function feed(value: unknown, word: (bits: number) => void): void {
  if (typeof value === 'string') return feedText(value, word);
  if (typeof value === 'number') {
    word(1);
    if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) word(value);
    else feedText(String(value), word);
    return;
  }
  if (Array.isArray(value)) {
    word(2);
    word(value.length);
    for (const item of value) feed(item, word);
    return;
  }
  if (typeof value !== 'object' || value === null) return word(value === true ? 3 : value === false ? 4 : 5);
  const fields = value as Readonly<Record<string, unknown>>;
  word(6);
  for (const name of Object.keys(value).sort()) {
    if (fields[name] === undefined) continue;
    feedText(name, word);
    feed(fields[name], word);
  }
  word(7);
}

function feedText(text: string, word: (bits: number) => void): void {
  word(8);
  word(text.length);
  for (let i = 0; i < text.length; i++) word(text.charCodeAt(i));
}

/** Two 32-bit lanes of multiply and xor. */
function mixer() {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  return {
    word(bits: number) {
      a = Math.imul(a ^ bits, 2654435761);
      a ^= a >>> 15;
      b = Math.imul(b ^ bits, 1597334677);
      b ^= b >>> 13;
    },
    name() {
      const c = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
      const d = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(c ^ (c >>> 13), 3266489909);
      return hex(d) + hex(c);
    },
  };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
