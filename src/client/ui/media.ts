import { useEffect, useState } from 'preact/hooks';

/** A phone, upright or on its side: the style sheets say the same. */
export const PHONE = '(max-width: 699px), (max-width: 950px) and (max-height: 520px)';

/** Too narrow for a rail on either side of the board: the players lie in a strip above it. */
export const NARROW = '(max-width: 1279px)';

/** Whether the screen is like this, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setFits(media.matches);
    change();
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  return fits;
}
