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
  readonly standing: TourOfDay['standing'];
  /** What regions and titles are called. */
  readonly pieces: Readonly<Record<string, string>>;
}

/** A few lines for friends. */
export function shareText({ game, day, done, standing, toured, pieces }: Shared): string {
  const say = dailyWords.value;
  const result = game === 'city-tour' ? `${done.isWon ? '🚌' : '🚏'} ${say.delivered(done.score)}` : say.points(done.score);
  const title = pieces[toured?.title ?? ''];
  return [
    `Tabletour · ${say.numbered(day.number)}`,
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
