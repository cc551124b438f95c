import bodensee from '../art/posters/bodensee.svg?raw';
import cityTour from '../art/posters/city-tour.svg?raw';
import eightyDays from '../art/posters/eighty-days.svg?raw';
import onTourParis from '../art/posters/on-tour-paris.svg?raw';
import tourOperator from '../art/posters/tour-operator.svg?raw';
import { type GameId, isShelfId, type ShelfId } from '../shelf.ts';
import { titleOf } from './title.ts';

const POSTERS: Readonly<Record<ShelfId, string>> = {
  'eighty-days': eightyDays,
  'tour-operator': tourOperator,
  bodensee,
  'on-tour-paris': onTourParis,
  'city-tour': cityTour,
};

let drawn = 0;

/** A game's poster, drawn into the page so that its lettering has the page's fonts. Each drawing has names of its own. */
export function Poster({ game, crop = false }: { game: GameId; crop?: boolean }) {
  if (!isShelfId(game)) return <div class="poster unprinted">{titleOf(game)}</div>;
  const mark = `${game}${++drawn}-`;
  const svg = POSTERS[game]
    .replaceAll(/id="([^"]+)"/g, `id="${mark}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${mark}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${mark}$1"`)
    .replace(/role="img" aria-labelledby="[^"]+"/, 'aria-hidden="true"')
    .replace('<svg', `<svg preserveAspectRatio="${crop ? 'xMidYMid slice' : 'xMidYMid meet'}"`);
  return <div class="poster" dangerouslySetInnerHTML={{ __html: svg }} />;
}
