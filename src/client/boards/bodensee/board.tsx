// The hero: the strip with the turn, and the lake.

import { CATEGORIES, type Category, COLOURS, type TownId, type View } from '../../../games/bodensee/table.ts';
import { type Frame, later, PHONE, Sign, useMedia, useStill, Zoom } from '../../ui/index.ts';
import { Banner } from './banner.tsx';
import { Buses, Ghost } from './buses.tsx';
import { DECORATION } from './drawings/decoration.ts';
import { SIGNS } from './drawings/pieces.tsx';
import { StripArt } from './drawings/strip-art.tsx';
import { BUS, isLake, type Spot, spotsOf, standsOf, WHOLE } from './geometry.ts';
import { usePointedTown } from './pointed-town.ts';
import { Roads } from './roads.tsx';
import { boxIn, type Lake, topFrame } from './scene.ts';
import { Coins, GhostTile, Tags } from './tags.tsx';
import { Towns } from './towns.tsx';

/** Drawn behind everything and without a meaning, so it may come a moment later. */
const Landscape = later(async () => (await import('./drawings/landscape.tsx')).Landscape);

/** The header strip: title, and which turn it is. */
function Strip({ scene, view }: { scene: Lake; view: View }) {
  const [first = '', ...rest] = scene.texts.title.split(' ');
  return (
    <div class="bt-strip">
      <StripArt />
      <b class="bt-title">
        {first} <span>{rest.join(' ')}</span>
      </b>
      <p class="bt-turn" data-explain="turn">
        {scene.words.turnWord} <b key={view.turns}>{view.turns}</b>
      </p>
    </div>
  );
}

/** What building costs, as a card on the land. */
function PriceLegend({ scene, view }: { scene: Lake; view: View }) {
  const { words } = scene;
  const { baseCost, greyCost, greyCostMode, grey, surchargeStep, harbourCountsForCost } = view.plan.options;
  const prices: readonly (readonly [Category, string])[] = [
    ...COLOURS.map(colour => [colour, words.euro(baseCost[colour])] as const),
    ...(grey ? [['grey', greyCostMode === 'fixed' ? words.euro(greyCost) : words.itsPips] as const] : []),
  ];
  return (
    <g class="bt-legend" transform="translate(12 392)" data-explain="prices" {...DECORATION}>
      <rect class="bt-paper-shade" x="3" y="4" width="204" height="152" rx="8" />
      <rect class="bt-paper" width="204" height="152" rx="8" />
      <text class="bt-legend-title" x="14" y="28">
        {words.buildCosts}
      </text>
      {prices.map(([category, price], at) => (
        <g
          key={category}
          class={`cat-${category}`}
          data-explain={`category:${category}`}
          transform={`translate(${14 + (at % 3) * 64} ${40 + Math.floor(at / 3) * 32})`}
        >
          <rect class="bt-edge" x="-1.500" y="-1.500" width="25" height="25" rx="6" />
          <rect class="bt-fill" width="22" height="22" rx="5" />
          <g class="bt-on">
            <Sign name={SIGNS[category]} x={11} y={11} size={16} />
          </g>
          <text class="bt-legend-price" x="28" y="18">
            {price}
          </text>
        </g>
      ))}
      <text class="bt-legend-note" x="14" y="121">
        {words.perSame(surchargeStep)}
      </text>
      {harbourCountsForCost && (
        <text class="bt-legend-note" x="14" y="142">
          {words.atHarbour(surchargeStep)}
        </text>
      )}
    </g>
  );
}

/** The smallest frame around these points that is not too close. */
function around(points: readonly { x: number; y: number }[]): Frame {
  if (points.length === 0) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs) - 110, Math.max(...xs) + 110, Math.min(...ys) - 80, Math.max(...ys) + 90];
  const width = Math.max(right - left, ((bottom - top) * WHOLE.width) / WHOLE.height, 640);
  // Names would be too small to read: then rather the whole lake, with fewer and larger names.
  if (width > 880) return WHOLE;
  const height = (width * WHOLE.height) / WHOLE.width;
  return { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height / 2, width, height };
}

/** The towns a bus passes right now. */
function townsOnTheWay({ happening }: Lake): readonly TownId[] {
  if (happening?.type === 'drove') return happening.route;
  return happening?.type === 'dispatched' ? [happening.from, happening.to] : [];
}

/** On a small screen: the selected bus, its way while it drives, and all towns that can be touched. */
function focusOf(scene: Lake, view: View, spots: readonly Spot[]): Frame {
  const phase = topFrame(view)?.phase;
  const bus = view.turn.bus;
  const way = townsOnTheWay(scene);
  const lit = spots.filter(({ town }) => way.includes(town.id) || scene.touching.lit(`town:${town.id}`)).map(({ middle }) => middle);
  if (phase === undefined || phase === 'bus' || phase === 'tile' || bus === null) return WHOLE;
  const stand = standsOf(view, spots)[bus];
  const home = spots.find(({ town }) => town.id === view.buses[bus]?.town)?.middle;
  const here = [...(stand ? [stand, { x: stand.x + BUS.width, y: stand.y + BUS.height }] : []), ...(home ? [home] : [])];
  return around(phase === 'town' ? lit : [...here, ...lit]);
}

/** The board of Bodensee Tourismus. */
export function Board({ scene }: { scene: Lake }) {
  const { view } = scene;
  const box = boxIn(view);
  const spots = spotsOf(view, box);
  const narrow = useMedia(PHONE);
  const { pointed, fingers, watch } = usePointedTown(scene);
  const lake = isLake(box);
  const land = useStill(() => <Landscape words={scene.words} isLake={lake} />, [scene.words, lake]);
  const parts = { scene, view, spots, pointed };
  return (
    <section class="bt-board" data-phase={topFrame(view)?.phase ?? 'over'} {...watch}>
      <Strip scene={scene} view={view} />
      <div class="bt-map">
        <Zoom
          whole={WHOLE}
          label={scene.words.board(box.towns.length, CATEGORIES.length)}
          names={scene.words.zoom}
          {...(narrow ? { focus: focusOf(scene, view, spots) } : {})}
        >
          {land}
          <Roads {...parts} />
          {lake && <PriceLegend scene={scene} view={view} />}
          <Towns {...parts} fingers={fingers} />
          <Ghost {...parts} />
          <Buses {...parts} />
          <Tags {...parts} />
          <GhostTile {...parts} />
          <Coins scene={scene} spots={spots} />
        </Zoom>
        <Banner scene={scene} />
      </div>
    </section>
  );
}
