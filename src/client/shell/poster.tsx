import { posterOf } from '../boards/index.ts';
import { words } from '../locale/index.ts';
import { titleOf } from './cover.ts';

let drawn = 0;

/** A game's poster, drawn into the page so that its lettering has the page's fonts. Each drawing has names of its own. */
export function Poster({ game, crop = false }: { game: string; crop?: boolean }) {
  const poster = posterOf(game);
  if (!poster) return <div class="poster unprinted">{titleOf(game)}</div>;
  const mark = `${game}${++drawn}-`;
  const lettered = Object.entries(words.value.lettering).reduce(
    (drawing, [english, here]) => drawing.replace(`>${english}<`, `>${here}<`),
    poster,
  );
  const svg = lettered
    .replaceAll(/id="([^"]+)"/g, `id="${mark}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${mark}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${mark}$1"`)
    .replace('<svg', `<svg preserveAspectRatio="${crop ? 'xMidYMid slice' : 'xMidYMid meet'}"`);
  return <div class="poster" dangerouslySetInnerHTML={{ __html: svg }} />;
}
