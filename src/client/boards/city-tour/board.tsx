// The hero: the header strip and the paper city.
import { LAST_TURN } from '../../../games/city-tour/index.ts';
import { Zoom } from '../../ui/index.ts';
import { Banner } from './banner.tsx';
import { City } from './city.tsx';
import { titleOf } from './day.ts';
import { Bed, FrameHouses, FramePaper } from './drawings/island.tsx';
import { Sea } from './drawings/sea.tsx';
import { Outskirts } from './outskirts.tsx';
import { placeName, previewOf } from './preview.ts';
import { rideOf, targetOf } from './ride.ts';
import type { CityScene } from './scene.ts';
import { chosenTile, triedRotation } from './tile-turning.ts';

const WHOLE = { x: -150, y: -98, width: 1300, height: 1196 };
const ROOFS =
  'M360 56V34h26V22l16-14 16 14v16h24V26h34v10h22V14h8L520 0l14 14h8v26h28V30h34v8h22V20l18-14 18 14v18h30V26h30v14h26V22h34v16h24V30l14-12 14 12v10H860V56z';
const NEAR_ROOFS =
  'M440 56V44h20V34l14-12 14 12v12h26V36h30v10h36V28h7v5h7v-5h7v5h7v-5h7v20h30V38l16-13 16 13v10h30V36h32v12h26V40h38v8h24V34h7v5h7v-5h7v5h7v-5h7V56z';

/** The board of City Tour. */
export function Board({ scene }: { scene: CityScene }) {
  const { view, words, texts, touching } = scene;
  const tile = targetOf(view) === undefined ? undefined : chosenTile(touching, view.revealed);
  const preview = tile && previewOf(view, tile, triedRotation(tile), scene);
  const label = view.result ? words.boardOver : words.board(placeName(view.space, texts), words.sides[view.side] ?? '');
  return (
    <div class="ct-board">
      <Strip scene={scene} />
      <div class="ct-zone">
        <Zoom class="ct-zoom" whole={WHOLE} label={label} names={words.zoom}>
          <Sea />
          <FramePaper />
          <Bed isEmpty={space => !view.board[space]} />
          <FrameHouses />
          <City scene={scene} ride={rideOf(scene)} tile={tile} preview={preview} />
          <Outskirts scene={scene} preview={preview} />
        </Zoom>
        <Banner scene={scene} />
      </div>
    </div>
  );
}

function Strip({ scene }: { scene: CityScene }) {
  const { view, words } = scene;
  const { eyebrow, title } = titleOf(scene);
  return (
    <header class="ct-strip">
      <svg class="ct-roofs" viewBox="0 0 860 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path class="ct-roofs-far" d={ROOFS} />
        <path class="ct-roofs-near" d={NEAR_ROOFS} />
      </svg>
      <div data-explain="day">
        <p class="ct-eyebrow">{eyebrow}</p>
        <h2 class="ct-strip-title">{title}</h2>
      </div>
      <p class="ct-turn" data-explain="turn">
        <span>{words.turn}</span>
        <b>{Math.min(view.turn, LAST_TURN)}</b>
        <span>{words.turnOf(LAST_TURN)}</span>
      </p>
    </header>
  );
}
