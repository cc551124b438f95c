// What is handed on of a tour that is done: nothing of it tells the luck of the day.
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { titleOf } from '../../shell/cover.ts';
import { dailyWords } from './daily-words.ts';
import type { Square, Toured } from './toured.ts';

interface Done {
  readonly score: number;
  readonly isWon: boolean;
}

interface Shared {
  readonly game: TourOfDay['game'];
  readonly day: DailyDay;
  readonly done: Done;
  readonly toured: Toured | undefined;
}

/** A few lines for friends; `pieces` has what regions and titles are called. */
export function shareText({
  game,
  day,
  done,
  standing,
  toured,
  pieces,
}: Shared & { readonly standing: TourOfDay['standing']; readonly pieces: Readonly<Record<string, string>> }): string {
  const say = dailyWords.value;
  const result = game === 'city-tour' ? `${done.isWon ? '🚌' : '🚏'} ${say.delivered(done.score)}` : say.points(done.score);
  const title = pieces[toured?.title ?? ''];
  return [
    `Tabletour · ${say.title} ${day.number}`,
    `${titleOf(game)} · ${[result, title].filter(Boolean).join(', ')}`,
    ...(toured?.parts ?? []).map(({ piece = '', squares }) =>
      [squares.map(square => SIGNS[square]).join(''), pieces[piece]].filter(Boolean).join(' '),
    ),
    ...(standing?.better === undefined ? [] : [say.better(standing.better, standing.results)]),
    ...(day.streak && day.streak.days > 1 ? [`${day.streak.days} ${say.row(day.streak.days)}`] : []),
    `${location.origin}/daily`,
  ].join('\n');
}

const SIGNS: Readonly<Record<Square, string>> = { purple: '🟪', brown: '🟫', blue: '🟦', green: '🟩', orange: '🟧', none: '⬜' };
/** The same in the picture, and how large. */
const INKS: Readonly<Record<Square, string>> = {
  purple: '#a07be0',
  brown: '#a9744f',
  blue: '#4f9bd9',
  green: '#56b36c',
  orange: '#f0a04b',
  none: 'rgb(255 250 240 / 0.25)',
};
const SIDE = 56;
const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#fffaf0';

/** A picture of the result, drawn on this device; of a route only its shape. */
export async function savePicture({ game, day, done, title, toured }: Shared & { readonly title: string | undefined }): Promise<void> {
  const say = dailyWords.value;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(say.again);
  const styles = getComputedStyle(document.querySelector(`.daily-result[data-game="${game}"]`) ?? document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  pen.fillStyle = colour('--g-deep');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('--g-main');
  pen.beginPath();
  pen.arc(930, 315, 300, 0, 2 * Math.PI);
  pen.fill();
  const write = (text: string, at: readonly [number, number], font: string) => {
    pen.fillStyle = INK;
    pen.font = font;
    pen.fillText(text, ...at);
  };
  if (toured?.route) await drawRoute(pen, toured.route);
  write(titleOf(game), [72, 110], `700 52px ${colour('--font-display')}`);
  write(`${say.title} ${day.number} · ${day.date}`, [72, 160], `500 28px ${colour('--font-text')}`);
  write(String(done.score), [72, 420], `800 240px ${colour('--font-display')}`);
  const unit = (game === 'city-tour' ? say.delivered : say.points)(done.score).replace(/^[\d.,\s]+/, '');
  write(unit, [80, 480], `600 40px ${colour('--font-text')}`);
  const below = game === 'city-tour' ? (done.isWon ? say.isWon : say.isLost) : title;
  if (below) write(below, [80, 540], `500 32px ${colour('--font-text')}`);
  if (!toured?.route) for (const { squares } of toured?.parts ?? []) drawSquares(pen, squares);
  write('Tabletour', [980, 600], `700 36px ${colour('--font-display')}`);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(say.again);
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: `tabletour-daily-${day.number}-${game}.png` }).click();
  URL.revokeObjectURL(address);
}

/** The sites in the order in which they were passed, in rows of three. */
function drawSquares(pen: CanvasRenderingContext2D, squares: readonly Square[]): void {
  for (const [at, square] of squares.entries()) {
    pen.fillStyle = INKS[square];
    pen.fillRect(930 + ((at % 3) - 1.5) * 1.4 * SIDE, 315 + (Math.floor(at / 3) - 1) * 1.4 * SIDE, SIDE, SIDE);
  }
}

/** The way from club to club on the map of Paris, without a number. */
async function drawRoute(pen: CanvasRenderingContext2D, route: NonNullable<Toured['route']>): Promise<void> {
  const { FRAME, OUTLINES, SITES } = await import('../../../games/on-tour-paris/index.ts');
  const scale = 500 / FRAME.width;
  pen.save();
  pen.translate(680, 315 - (FRAME.height * scale) / 2);
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  const draw = (points: readonly (readonly [number, number])[], ink: string, width: number) => {
    pen.beginPath();
    for (const point of points) pen.lineTo(...point);
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.stroke();
  };
  for (const [first, ...rest] of OUTLINES) if (first) draw([first, ...rest, first], 'rgb(255 250 240 / 0.35)', 3);
  draw(
    route.map(club => SITES[club].at),
    '#ffd166',
    12,
  );
  pen.fillStyle = INK;
  for (const club of route) {
    pen.beginPath();
    pen.arc(...SITES[club].at, 13, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}
