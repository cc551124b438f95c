// Bytes as characters that may stand in any address: the number of the coding before them, a sum behind them.
import { hash } from '../kernel/index.ts';
import { LinkProblem } from './problem.ts';

/** How links are written; raised when they are written otherwise. Whoever reads must know all before. */
const CODING = 1;
/** Longer than this nobody sends a link: a file is better then. */
export const LONGEST_LINK = 6_000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function sealed(content: Uint8Array): string {
  const body = [CODING, ...content];
  return charactersOf([...body, ...sumOf(body)]);
}

/** The bytes that were sealed. */
export function unsealed(coded: string): Uint8Array {
  if (coded.length > LONGEST_LINK) throw new LinkProblem('too long');
  const bytes = bytesOf(coded);
  if ((bytes[0] ?? 0) > CODING) throw new LinkProblem('too new');
  const body = bytes.slice(0, -2);
  if (body.length < 1 || bytes[0] !== CODING || sumOf(body).some((byte, at) => byte !== bytes[body.length + at]))
    throw new LinkProblem('broken');
  return Uint8Array.from(body.slice(1));
}

function sumOf(bytes: readonly number[]): readonly [number, number] {
  const sum = Number.parseInt(hash(bytes).slice(0, 4), 16);
  return [sum >> 8, sum & 255];
}

function charactersOf(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const word = (a << 16) | (b << 8) | c;
    for (let each = 0; each < Math.min(4, bytes.length - at + 1); each++) text += SIGNS.charAt((word >> (18 - 6 * each)) & 63);
  }
  return text;
}

function bytesOf(text: string): readonly number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const signs = [...text.slice(at, at + 4)].map(sign => SIGNS.indexOf(sign));
    if (signs.includes(-1)) throw new LinkProblem('broken');
    const word = signs.reduce((sum, sign, each) => sum | (sign << (18 - 6 * each)), 0);
    for (let each = 0; each < signs.length - 1; each++) bytes.push((word >> (16 - 8 * each)) & 255);
  }
  return bytes;
}
