import type { ComponentChildren } from 'preact';
import type { Seat } from '../../kernel/index.ts';
import { titleOf } from '../shell/cover.ts';
import { coloursOf, shapeOf } from '../ui/index.ts';
import { BEFORE, rowOf, shortened } from './card-row.ts';
import { CARD, type PaintedBoard } from './picture.ts';

/** Somebody's result as the card prints it, the best first. */
export interface CardPlace {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: string;
  /** What else is said; alone where a team has one result. */
  readonly note?: string;
}

/** Draws something in place of the board, as wide as the card and so high. */
export type CardChart = (size: { readonly width: number; readonly height: number }) => ComponentChildren;

interface CardProps {
  readonly game: string;
  /** One sentence. */
  readonly headline: string;
  readonly places: readonly CardPlace[];
  readonly board?: PaintedBoard | undefined;
  /** In place of the board, such as the parts of a result. */
  readonly chart?: CardChart | undefined;
  /** Said beside the results, under a chart. */
  readonly aside?: string | undefined;
}

const BAND = 84;
const EDGE = 40;
const BOARD_HEIGHT = 480;
const WIDEST_BOARD = 666;
const ROW = 52;
const FOOT = 74;
const ASIDE = 190;
const MOST_ROWS = 6;

/** The card that is shared as a picture: whose house and which game, the sentence, the board or a chart, and the results. */
export function ShareCard({ game, headline, places, board, chart, aside }: CardProps) {
  const isWide = chart !== undefined;
  const width = Math.min(WIDEST_BOARD, BOARD_HEIGHT * (board?.ratio ?? 2));
  const left = isWide ? EDGE : EDGE + width + 34;
  const size = isWide ? 48 : 38;
  const lines = linesOf(headline, CARD.width - EDGE - left, size);
  const below = BAND + 28 + lines.length * size * 1.16;
  const room = { width: CARD.width - 2 * EDGE, height: CARD.height - FOOT - below };
  return (
    <svg
      class="share-card"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      width={CARD.width}
      height={CARD.height}
      role="img"
      aria-label={[headline, ...places.map(({ name, figure }) => `${name} ${figure}`)].join(' ')}
    >
      <path d={`M0 0h${CARD.width}v${CARD.height}H0z`} fill="var(--paper)" />
      <path d={`M0 0h${CARD.width}v${BAND}H0z`} fill="var(--g-deep)" />
      <Mark />
      <text x={EDGE + 62} y={BAND / 2 + 11} fill="#fffaf0" {...DISPLAY} font-size="32" font-weight="650">
        Tabletour
      </text>
      <text x={CARD.width - EDGE} y={BAND / 2 + 10} fill="#fffaf0" {...DISPLAY} font-size="28" font-weight="550" text-anchor="end">
        {titleOf(game)
          .split(/(\d+)/)
          .map((part, at) => (at % 2 === 1 ? <tspan {...NUMBER}>{part}</tspan> : part))}
      </text>
      {lines.map((line, at) => (
        <text key={line} x={left} y={BAND + 20 + (at + 1) * size * 1.16} fill="var(--ink)" {...DISPLAY} font-size={size} font-weight="700">
          {line}
        </text>
      ))}
      {!isWide && <BoardPicture board={board} width={width} />}
      {chart && <g transform={`translate(${EDGE} ${below})`}>{chart(room)}</g>}
      {isWide ? <Foot places={places} aside={aside} /> : <Ranks places={places} left={left} top={below + 22} />}
    </svg>
  );
}

const DISPLAY = { 'font-family': "'Jost Variable', Jost, sans-serif" };
/** A number in the name of a game shines, as on its box. */
const NUMBER = { fill: 'var(--g-glow)', 'font-size': '34', 'font-weight': '700' };
const TEXT = { 'font-family': "'Figtree Variable', Figtree, sans-serif" };

/** The compass of the house, drawn here: a picture refers to nothing outside. */
function Mark() {
  return (
    <svg x={EDGE} y={(BAND - 48) / 2} width="48" height="48" viewBox="0 0 48 48">
      <path
        fill="#fffaf0"
        fill-rule="evenodd"
        d="M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42zm0 4.5a16.5 16.5 0 1 1 0 33 16.500 16.500 0 0 1 0-33z"
      />
      <path fill="#e0563b" d="M34.500 13.500L27 27 21 21z" />
      <path fill="#fffaf0" d="M13.500 34.500L21 21l6 6z" />
    </svg>
  );
}

function BoardPicture({ board, width }: { board: PaintedBoard | undefined; width: number }) {
  const height = BOARD_HEIGHT;
  return (
    <g transform={`translate(${EDGE} ${BAND + 33})`}>
      <path d={`M-10 -10h${width + 20}v${height + 20}h-${width + 20}z`} fill="var(--surface)" stroke="var(--line)" stroke-width="2" />
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--g-soft)" />
      {board && <image href={board.data} width={width} height={height} preserveAspectRatio="xMidYMid meet" />}
    </g>
  );
}

function Ranks({ places, left, top }: { places: readonly CardPlace[]; left: number; top: number }) {
  return (
    <g transform={`translate(${left} ${top})`}>
      {places.slice(0, MOST_ROWS).map(({ seat, name, figure, note }, at) => (
        <g key={seat} transform={`translate(0 ${at * ROW})`}>
          <path d={`M0 ${ROW - 8}h${CARD.width - EDGE - left}`} stroke="var(--line)" stroke-width="1.5" />
          <Disc seat={seat} x={18} y={16} />
          <text x="48" y="26" fill="var(--ink)" {...TEXT} font-size="26" font-weight="550">
            {shortened(name, 16)}
          </text>
          <text x={CARD.width - EDGE - left} y="26" fill="var(--ink)" {...DISPLAY} font-size="28" font-weight="700" text-anchor="end">
            {figure || note}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The results in one row, under a chart. */
function Foot({ places, aside }: { places: readonly CardPlace[]; aside: string | undefined }) {
  const all = CARD.width - 2 * EDGE;
  return (
    <g transform={`translate(${EDGE} ${CARD.height - 62})`}>
      {rowOf(places, all - (aside ? ASIDE : 0)).map(({ seat, name, figure, x }) => (
        <g key={seat} transform={`translate(${x} 0)`}>
          <Disc seat={seat} x={18} y={18} />
          <text x={BEFORE} y="27" fill="var(--ink)" {...TEXT} font-size="25" font-weight="550">
            {name} <tspan font-weight="750">{figure}</tspan>
          </text>
        </g>
      ))}
      {aside && (
        <text x={all} y="27" fill="var(--skill)" {...TEXT} font-size="25" font-weight="600" text-anchor="end">
          {aside}
        </text>
      )}
    </g>
  );
}

function Disc({ seat, x, y }: { seat: Seat; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.15)`} style={coloursOf(seat)}>
      <circle r="14" fill="var(--piece-edge)" />
      <circle r="12.5" fill="var(--c)" stroke="var(--piece-rim)" stroke-width="1.6" />
      <use href={`#${shapeOf(seat)}`} x="-8" y="-8" width="16" height="16" fill="var(--on)" style={{ color: 'var(--on)' }} />
    </g>
  );
}

const MOST_LINES = 4;

/** What is said in lines that fit, a sentence in each where that takes no more; what does not fit in the last is left out. */
function linesOf(sentence: string, width: number, size: number): readonly string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `700 ${size}px "Jost Variable", Jost, sans-serif`;
  const fits = (text: string) => (pen?.measureText(text).width ?? text.length * size * 0.52) <= width;
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length === MOST_LINES) return [...lines.slice(0, -1), `${lines.at(-1)}…`];
    else lines.push(word);
  }
  const sentences = sentence.split(/(?<=[.!?]) /);
  return lines.length === sentences.length && sentences.every(fits) ? sentences : lines;
}
