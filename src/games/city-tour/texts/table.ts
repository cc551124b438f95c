// The table in plain lines, the same in every language but for its words.
import type { Seat, Voice } from '../../../kernel/index.ts';
import { CITY_WIDTH, COLOURS, LAST_TURN, LETTERS, type Letter, SEATS_IN_BUS, SIDES } from '../components.ts';
import { isCutOff } from '../roads.ts';
import type { View } from '../view.ts';
import type { Lexicon } from './pieces.ts';

/** The words the lines are made of. */
export interface TableWords {
  readonly day: (day: number, title: string) => string;
  readonly ownDay: string;
  /** What stands between a heading and what it heads. */
  readonly colon: string;
  readonly turn: (turn: number, last: number) => string;
  readonly delivered: (count: number, objective: number) => string;
  readonly leaving: (pawns: string) => string;
  readonly sign: string;
  readonly fanWaits: string;
  readonly noSite: string;
  readonly passed: string;
  readonly cutOff: string;
  readonly ahead: string;
  readonly bus: (pawns: string, seats: number) => string;
  readonly nobody: string;
  readonly before: (space: string, side: string) => string;
  readonly sides: readonly string[];
  readonly reserve: string;
  readonly piles: (left: number, right: number) => string;
  readonly revealed: string;
  readonly next: string;
  readonly votes: string;
  readonly atTurn: (voice: Voice, seat: Seat) => string;
  readonly inspected: (voice: Voice, seat: Seat) => string;
  readonly result: (won: boolean, total: number, objective: number, turns: number) => string;
}

/** Everything a line may speak of. */
interface Speech {
  readonly words: TableWords;
  readonly says: Lexicon;
  readonly you: string;
}

export function tableLines(v: View, voice: Voice, speech: Speech): readonly string[] {
  const { words, says, you } = speech;
  const { day, ownDay } = v.plan.options;
  const delivered = v.onSites.join('').length;
  const head = [
    ownDay ? words.ownDay : words.day(day, says.piece(`day:${day}`)),
    words.turn(v.turn, LAST_TURN),
    words.delivered(delivered, v.town.objective),
  ];
  const aboard = inOrder(v.bus);
  const sides = words.sides[v.side] ?? SIDES[v.side];
  const bus = [words.bus(says.tally(aboard) || words.nobody, SEATS_IN_BUS - aboard.length), words.before(says.space(v.space), sides)];
  return [
    head.join(' · '),
    ...cardsLine(v, speech),
    ...LETTERS.map((letter, index) => letterLine(v, letter, index, speech)),
    ...rows(v),
    bus.join(' · '),
    `${words.reserve}${words.colon}${says.tally(inOrder(v.reserve).replace(/W/g, ''))} · ${words.piles(...v.piles)}`,
    ...tilesLine(words.revealed + words.colon, v.revealed, says),
    ...tilesLine(words.next + words.colon, v.tops, says),
    ...(v.votes.length > 0 ? [`${words.votes}${words.colon}${v.votes.map(seat => voice.tell(seat, you, name => name)).join(', ')}`] : []),
    lastLine(v, voice, words),
  ];
}

function inOrder(counts: View['bus']): string {
  return COLOURS.map(colour => colour.repeat(counts[colour])).join('');
}

function cardsLine({ town }: View, { words, says }: Speech): readonly string[] {
  if (town.cards.length === 0) return [];
  const leaving = inOrder({ ...town.leaving, W: 0 });
  const cards = town.cards.map(card => says.piece(card));
  return [[...cards, ...(leaving ? [words.leaving(says.tally(leaving))] : [])].join(' · ')];
}

function letterLine(v: View, letter: Letter, index: number, { words, says }: Speech): string {
  const site = v.town.sites[index];
  const on = v.onSites[index] ?? '';
  const state = on ? says.tally(on) : v.passed[index] ? words.passed : isCutOff(v.board, index) ? words.cutOff : words.ahead;
  const parts = [
    site ? says.piece(site) : words.noSite,
    state,
    ...(v.town.signs.includes(letter) ? [words.sign] : []),
    ...(v.waiting.includes(letter) ? [words.fanWaits] : []),
  ];
  return `${letter} ${says.street(letter)}${words.colon}${parts.join(' · ')}`;
}

/** The city row by row; the space before the bus is marked. */
function rows(v: View): readonly string[] {
  const cells = v.board.map((tile, space) => (tile ?? (space === v.space && !v.result ? '>>>>>' : '.....')).padEnd(5));
  return Array.from({ length: CITY_WIDTH }, (_, row) => `r${row + 1}  ${cells.slice(row * CITY_WIDTH, (row + 1) * CITY_WIDTH).join('  ')}`);
}

function tilesLine(heading: string, tiles: readonly string[], says: Lexicon): readonly string[] {
  return tiles.length > 0 ? [`${heading}${tiles.map(tile => says.piece(tile)).join(', ')}`] : [];
}

function lastLine({ frames, result }: View, voice: Voice, words: TableWords): string {
  if (result) return words.result(result.won, result.total, result.objective, result.turns);
  const [now] = frames;
  if (!now) return '';
  return now.phase === 'control' ? words.inspected(voice, now.seat) : words.atTurn(voice, now.seat);
}
