import { useEffect, useState } from 'preact/hooks';
import type { BoardKit, GlyphOf } from '../boards/kit.ts';

/** The small drawings of a board's pieces, once they have arrived. */
export function useGlyphs({ glyphs }: BoardKit): GlyphOf | undefined {
  const [found, setFound] = useState<GlyphOf>();
  useEffect(() => {
    void glyphs?.().then(each => setFound(() => each));
  }, [glyphs]);
  return found;
}
