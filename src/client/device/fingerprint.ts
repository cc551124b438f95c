// SHA-256 by hand: browsers lend theirs to https pages only, and plain http on a home network is a normal way to play.

/** The fingerprint of a seed: 64 hex digits that tell nothing of it, and that no other seed has. */
export function fingerprintOf(seed: string): string {
  const message = new TextEncoder().encode(seed);
  const blocks = new DataView(new ArrayBuffer((((message.length + 8) >> 6) << 6) + 64));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  const sum = FIRST.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) stir(sum, blocks, at);
  return [...sum].map(word => word.toString(16).padStart(8, '0')).join('');
}

const [FIRST, ROUNDS] = constants();

/** The fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let each = 2; primes.length < 64; each++) if (primes.every(prime => each % prime !== 0)) primes.push(each);
  const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32;
  return [
    Uint32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, prime => fraction(Math.cbrt(prime))),
  ];
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Mixes a block of 64 bytes into the sum. */
function stir(sum: Uint32Array, blocks: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)];
    words[index] =
      index < 16
        ? blocks.getUint32(at + index * 4)
        : word(index - 16) +
          (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
          word(index - 7) +
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (let index = 0; index < 64; index++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word(index);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) sum[index] = (sum[index] ?? 0) + value;
}
