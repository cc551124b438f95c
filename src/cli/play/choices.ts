// The numbered choices, page by page, each with what it changes.
import type { AnyDrawing, AnyGame, AnyTexts, Seat, Tagged } from '../../kernel/index.ts';
import { previewOf } from './preview.ts';
import { type Screen, wrapped } from './screen.ts';
import type { ScreenWords } from './screen-words.ts';

export interface Offer {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly drawing: AnyDrawing | undefined;
  readonly words: ScreenWords;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly Tagged[];
}

/** Lines of choices from one on, and the first choice that had no room. */
export interface Page {
  readonly lines: readonly string[];
  readonly next: number;
}

/** Behind the number of a choice. */
const INDENT = 5;

/** As many choices as fit into so many rows, at least one. */
export function pageOf(offer: Offer, first: number, { rows, columns }: Screen): Page {
  const { legal, words } = offer;
  const lines: string[] = [];
  let next = first;
  for (; next < legal.length; next++) {
    const choice = choiceLines(offer, next, { rows, columns });
    const isLast = next === legal.length - 1;
    // One row is kept for the line that tells of more, unless everything fits.
    const room = rows - lines.length - (first > 0 || !isLast ? 1 : 0);
    if (choice.length > room && lines.length > 0) break;
    lines.push(...choice);
  }
  if (first === 0 && next === legal.length) return { lines, next };
  return { lines: [...lines, words.moreChoices(first + 1, next, legal.length)], next };
}

function choiceLines({ game, texts, drawing, view, seat, legal }: Offer, at: number, { rows, columns }: Screen): readonly string[] {
  const move = legal[at];
  if (!move) return [];
  const preview = drawing ? previewOf(game, drawing, { view, seat, move }) : '';
  const change = preview ? `  (${preview})` : '';
  const text = `${String(at + 1).padStart(3)}  ${texts.move(move, view)}`;
  const whole = wrapped(`${text}  [${game.write(move)}]${change}`, columns, INDENT);
  // On a screen a row is worth more than the notation: the number is enough.
  const short = wrapped(`${text}${change}`, columns, INDENT);
  return rows !== Number.POSITIVE_INFINITY && short.length < whole.length ? short : whole;
}
