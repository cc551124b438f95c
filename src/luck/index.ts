// The luck of a match, from its whole seed, by ChaCha20 and SHA-256 (RFC 8439, FIPS 180-4). Whoever opens a match hands the kernel this source.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, fair, type LaidLuck, type LuckScheme, type LuckSource, streamed } from '../kernel/index.ts';

const BLOCK = 64;
const WORDS = BLOCK / 4;
const NONCE = 12;
/** Blocks that are made at once: to set the cipher up takes longer than several of them. */
const AT_ONCE = 8;

/** The nonce of each stream: their names are few, and to make one takes longer than a draw. */
const nonces = new Map<string, Uint8Array>();
const MOST_NONCES = 1000;

function nonceOf(stream: string): Uint8Array {
  const known = nonces.get(stream);
  if (known) return known;
  const nonce = sha256(utf8ToBytes(stream)).slice(0, NONCE);
  if (nonces.size < MOST_NONCES) nonces.set(stream, nonce);
  return nonce;
}

/** Draw k of a stream is block k of ChaCha20, keyed with the seed, its nonce made of the stream's name. */
export function luckOf(seed: string): LuckSource {
  const key = sha256(utf8ToBytes(`tabletour luck ${seed}`));
  const streams = new Map<string, { first: number; words: Uint32Array }>();
  return (stream, draw) => {
    const at = draw % AT_ONCE;
    let made = streams.get(stream);
    if (made?.first !== draw - at) {
      made = { first: draw - at, words: wordsOf(chacha20(key, nonceOf(stream), new Uint8Array(BLOCK * AT_ONCE), undefined, draw - at)) };
      streams.set(stream, made);
    }
    return made.words.subarray(at * WORDS, (at + 1) * WORDS);
  };
}

/** The same words on every machine, whatever its byte order. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Uint32Array(bytes.byteLength / 4);
  for (let at = 0; at < words.length; at++) words[at] = view.getUint32(at * 4, true);
  return words;
}

/** How new matches get their luck. */
export const LUCK_SCHEME: LuckScheme = 'streams';

/** What luck follows from. */
interface Seeded {
  readonly seed: string;
  readonly luckScheme?: LuckScheme | undefined;
  /** What is laid down of the luck of a lesson. */
  readonly laid?: { readonly luck: LaidLuck } | undefined;
}

/** Making a key takes longer than a draw, and a table draws again and again. */
const sources = new WeakMap<Seeded, LuckSource>();

/** The luck of a match, by the scheme that it was begun with. */
export function chanceOf(table: Seeded): Chance {
  if (table.luckScheme !== 'streams') return fair(table.seed);
  const known = sources.get(table);
  if (known) return streamed(known);
  const source = laidOver(luckOf(table.seed), table.laid?.luck ?? {});
  sources.set(table, source);
  return streamed(source);
}

/** Luck whose first numbers are laid down; a number that is too large for a draw is taken round. */
function laidOver(source: LuckSource, luck: LaidLuck): LuckSource {
  return (stream, draw) => {
    const number = luck[stream]?.[draw];
    return number === undefined ? source(stream, draw) : Uint32Array.of(number);
  };
}

/** A secret of its own for some purpose, such as a bot's own choices: whoever learns one learns nothing of the others. */
export function secretFor(seed: string, purpose: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(purpose)));
}

/** What is shown of a seed before the first draw: nobody can find the seed from it, nor another seed with the same. */
export function commitmentTo(seed: string, salt: string | undefined): string {
  return bytesToHex(sha256(utf8ToBytes(salt === undefined ? seed : `${salt} ${seed}`)));
}
