// What is handed on of a tour that is done: nothing of it tells the luck of the day.
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { titleOf } from '../../shell/cover.ts';
import { dailyWords } from './daily-words.ts';

interface Done {
  readonly score: number;
  readonly isWon: boolean;
}

const SQUARES = 10;

/** A few lines for friends. */
export function shareText(game: TourOfDay['game'], day: DailyDay, done: Done, standing: TourOfDay['standing']): string {
  const say = dailyWords.value;
  const result = game === 'city-tour' ? `${done.isWon ? '🚌' : '🚏'} ${say.delivered(done.score)}` : say.points(done.score);
  const share = standing?.better;
  const filled = share === undefined ? 0 : Math.round((share / 100) * SQUARES);
  return [
    `Tabletour · ${say.title} ${day.number}`,
    `${titleOf(game)}: ${result}`,
    ...(share === undefined ? [] : [`${'🟧'.repeat(filled)}${'⬜'.repeat(SQUARES - filled)} ${share} %`]),
    ...(day.streak && day.streak.days > 1 ? [`${day.streak.days} ${say.row(day.streak.days)}`] : []),
    `${location.origin}/daily`,
  ].join('\n');
}

const WIDTH = 1200;
const HEIGHT = 630;

/** A picture of the result, drawn on this device. */
export async function savePicture(game: TourOfDay['game'], day: DailyDay, done: Done): Promise<void> {
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
  const write = (text: string, at: readonly [number, number], font: string, ink = '#fffaf0') => {
    pen.fillStyle = ink;
    pen.font = font;
    pen.fillText(text, ...at);
  };
  write(titleOf(game), [72, 110], `700 52px ${colour('--font-display')}`);
  write(`${say.title} ${day.number} · ${day.date}`, [72, 160], `500 28px ${colour('--font-body')}`);
  write(String(done.score), [72, 420], `800 240px ${colour('--font-display')}`);
  const unit = (game === 'city-tour' ? say.delivered : say.points)(done.score).replace(/^[\d.,\s]+/, '');
  write(unit, [80, 480], `600 40px ${colour('--font-body')}`);
  if (game === 'city-tour') write(done.isWon ? say.isWon : say.isLost, [80, 540], `500 32px ${colour('--font-body')}`);
  write('Tabletour', [980, 580], `700 36px ${colour('--font-display')}`);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(say.again);
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: `tabletour-daily-${day.number}-${game}.png` }).click();
  URL.revokeObjectURL(address);
}
