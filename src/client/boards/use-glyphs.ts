import { useEffect, useState } from 'preact/hooks';
import { type AnyKit, boardOf, type GlyphOf } from './kit.ts';

/** The drawings of a game's pieces, fetched when the table has been painted; without them the pieces are named. */
export function useGlyphs(kit: AnyKit): GlyphOf | undefined {
  const [glyphOf, setGlyphOf] = useState<GlyphOf>();
  useEffect(() => {
    boardOf(kit)
      .glyphs?.()
      .then(
        found => setGlyphOf(() => found),
        () => {},
      );
  }, [kit]);
  return glyphOf;
}
