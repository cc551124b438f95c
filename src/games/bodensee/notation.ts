import { readingOf, type Touch } from '../../kernel/index.ts';
import { type Die, faceOf } from './components.ts';
import { DIE_TEXT, MOVES, type Move, PAIRS } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  switch (move.type) {
    case 'morning':
    case 'act':
      return move.action;
    case 'bus':
    case 'drive':
    case 'town':
    case 'call':
    case 'to':
      return `${move.type} ${move.town}`;
    case 'next':
    case 'tile':
      return `${move.type} ${move.tile}`;
    case 'send':
    case 'die':
    case 'plus2':
    case 'again':
      return `${move.type} ${move.die}`;
    case 'plus1':
      return `plus1 ${move.dice.join(' ')}`;
    case 'none':
    case 'skip':
    case 'stop':
      return move.type;
  }
}

const readPrinted = readingOf([...Object.values<readonly Move[]>(MOVES).flat(), ...PAIRS.flat().filter(move => move !== undefined)], write);

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The move a text stands for; towns and tiles may be those of any box. */
export function read(text: string): Move | undefined {
  const words = text.trim().split(/\s+/);
  const known = readPrinted(text);
  if (known) return known;
  const [type, name] = words;
  if (type === 'plus1') return readPair(words);
  if (words.length !== 2 || name === undefined || !NAME.test(name)) return undefined;
  switch (type) {
    case 'bus':
    case 'drive':
    case 'town':
    case 'call':
    case 'to':
      return { type, town: name };
    case 'next':
    case 'tile':
      return { type, tile: name };
    default:
      return undefined;
  }
}

/** Two dice in either order. */
function readPair([, first, second, ...more]: readonly string[]): Move | undefined {
  if (!isDie(first) || !isDie(second) || more.length > 0) return undefined;
  const [low, high] = [faceOf(first).order, faceOf(second).order].sort((a, b) => a - b);
  return PAIRS[low ?? 0]?.[high ?? 0];
}

function isDie(text: string | undefined): text is Die {
  return text !== undefined && DIE_TEXT.test(text);
}

/** What is touched to make a move. */
export function touches(move: Move): readonly Touch[] {
  switch (move.type) {
    case 'bus':
    case 'call':
      return [`bus:${move.town}`];
    case 'drive':
    case 'town':
    case 'to':
      return [`town:${move.town}`];
    case 'next':
    case 'tile':
      return [`tile:${move.tile}`];
    case 'send':
    case 'die':
    case 'again':
      return [`die:${move.die}`];
    case 'plus2':
      return [`die:${move.die}`, 'button:plus2'];
    case 'plus1': {
      const [first, second] = move.dice;
      return [`die:${first}`, first === second ? 'button:both' : `die:${second}`];
    }
    case 'morning':
    case 'act':
      return [`action:${move.action}`];
    case 'none':
    case 'skip':
    case 'stop':
      return [`button:${move.type}`];
  }
}
