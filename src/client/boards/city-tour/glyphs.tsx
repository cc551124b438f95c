// The pieces drawn small, among the words of the log.
import { COLOURS, SITE_IDS, type SiteId, TILE_IDS } from '../../../games/city-tour/index.ts';
import type { Glyph } from '../kit.ts';
import { Motif } from './drawings/motifs.tsx';
import { PawnRow } from './drawings/pawn.tsx';
import { TilePicture } from './drawings/tile.tsx';
import { kindOf } from './kinds.ts';
import { groundOf } from './sites.ts';
import './styles/glyphs.css';

/** The small drawing of a piece: a pawn or several ('GGB'), a tile, a site. */
export function glyphOf(piece: string): Glyph | undefined {
  const tile = TILE_IDS.find(each => each === piece);
  if (tile) return { drawing: <TilePicture tile={tile} />, saysAll: true };
  const site = SITE_IDS.find(each => each === piece);
  if (site) return { drawing: <Site site={site} /> };
  const pawns = [...piece].flatMap(each => COLOURS.find(colour => colour === each) ?? []);
  if (pawns.length === 0 || pawns.length < piece.length) return undefined;
  return { drawing: <PawnRow pawns={pawns} />, saysAll: pawns.length === 1 };
}

/** The picture of a site on its ground. */
function Site({ site }: { site: SiteId }) {
  return (
    <svg class="ct-glyph-site" style={{ '--cat': groundOf(site) }} viewBox="0 0 150 88" aria-hidden="true">
      <rect class="ct-plate-ground" width="150" height="88" />
      <Motif kind={kindOf(site)} x={0} y={0} width={150} height={88} />
    </svg>
  );
}
