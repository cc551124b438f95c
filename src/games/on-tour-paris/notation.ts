import type { Touch } from '../../kernel/index.ts';
import { CARDS, type Card, CLUBS, type Club, DOCKS, type Dock } from './components.ts';
import { numeral } from './marks.ts';
import type { Move } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  switch (move.type) {
    case 'submit':
      return 'submit';
    case 'write':
      return joined('write', numeral(move.number), move.club, move.card);
    case 'x':
      return joined('x', move.number === null ? null : numeral(move.number), move.club);
    case 'ride':
      return `ride ${move.from}-${move.to} ${move.club}`;
    case 'club':
    case 'star':
    case 'low':
    case 'start':
    case 'step':
      return `${move.type} ${move.club}`;
  }
}

function joined(...words: readonly (string | null)[]): string {
  return words.filter(word => word !== null).join(' ');
}

/** The move a text stands for; undefined where a verb, club, card or dock is not known, or words are missing or too many. */
export function read(text: string): Move | undefined {
  const [verb, ...words] = text.trim().split(/\s+/);
  switch (verb) {
    case 'submit':
      return words.length === 0 ? { type: 'submit' } : undefined;
    case 'write':
      return readWrite(words);
    case 'x':
      return readX(words);
    case 'ride':
      return readRide(words);
    case 'club':
    case 'star':
    case 'low':
    case 'start':
    case 'step': {
      const club = readClub(words[0]);
      return club && words.length === 1 ? { type: verb, club } : undefined;
    }
    default:
      return undefined;
  }
}

function readWrite(words: readonly string[]): Move | undefined {
  const [number, club, card] = [readNumber(words[0]), readClub(words[1]), readCard(words[2])];
  if (number === undefined || !club || words.length > 3) return undefined;
  if (words.length === 2) return { type: 'write', number, club, card: null };
  return card && { type: 'write', number, club, card };
}

function readX(words: readonly string[]): Move | undefined {
  const club = readClub(words.at(-1));
  if (!club || words.length > 2) return undefined;
  if (words.length === 1) return { type: 'x', number: null, club };
  const number = readNumber(words[0]);
  return number === undefined ? undefined : { type: 'x', number, club };
}

function readRide(words: readonly string[]): Move | undefined {
  const [docks = '', landing] = words;
  const [from, to] = docks.split('-').map(readDock);
  const club = readClub(landing);
  return from && to && club && words.length === 2 && docks.length === 3 ? { type: 'ride', from, to, club } : undefined;
}

/** Any two digits are a number, rolled or not. */
function readNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^\d\d$/.test(word) ? Number(word) : undefined;
}

function readClub(word: string | undefined): Club | undefined {
  return CLUBS.find(club => club === word);
}

function readCard(word: string | undefined): Card | undefined {
  return CARDS.find(card => card === word);
}

function readDock(word: string): Dock | undefined {
  return DOCKS.find(dock => dock === word);
}

/** What is touched to make a move. */
export function touches(move: Move): readonly Touch[] {
  switch (move.type) {
    case 'submit':
      return ['button:submit'];
    case 'write':
      return [`number:${numeral(move.number)}`, `club:${move.club}`, ...(move.card ? [`card:${move.card}`] : [])];
    case 'x':
      return move.number === null ? [`club:${move.club}`] : [`number:${numeral(move.number)}`, `club:${move.club}`, 'button:x'];
    case 'ride':
      return [`dock:${move.from}`, `dock:${move.to}`];
    case 'club':
    case 'star':
    case 'low':
    case 'start':
    case 'step':
      return [`club:${move.club}`];
  }
}
