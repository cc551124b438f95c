// The market: open attractions by category, with the least they cost.
import { CATEGORIES, type Category, RANK, type TileId, type View } from '../../../games/bodensee/table.ts';
import { Icon, Target } from '../../ui/index.ts';
import { SIGNS } from './drawings/pieces.tsx';
import { hyphenated } from './hyphenation.ts';
import { boxIn, type Lake, tileName, topFrame } from './scene.ts';
import { leastPrice } from './tags.tsx';
import { TilePicture } from './tile-picture.tsx';

function Card({ scene, view, id }: { scene: Lake; view: View; id: TileId }) {
  const tile = boxIn(view).tileAt.get(id);
  if (!tile) return null;
  const { words, happening } = scene;
  const price = leastPrice(view, id);
  const cost = price === undefined ? words.noPlace : words.from(words.euro(price));
  const isNew = happening?.type === 'tileOpened' && happening.tile === id;
  const frame = topFrame(view);
  const isChosen = frame?.phase === 'town' && frame.tile === id;
  const hasBonus = tile.bonus && view.plan.options.bonusEuro;
  const name = tileName(scene, id);
  const label = [
    name,
    words.categories[tile.category],
    words.pips(tile.value),
    words.priority(tile.priority),
    ...(hasBonus ? [words.bonus] : []),
    cost,
  ];
  return (
    <Target
      touching={scene.touching}
      touch={`tile:${id}`}
      label={label.join(', ')}
      class={`bt-card cat-${tile.category} ${isNew ? 'bt-opening' : ''} ${isChosen ? 'bt-taken' : ''}`}
    >
      <TilePicture tile={tile} hasBonus={hasBonus} words={words} />
      <span class="bt-card-name">{hyphenated(name)}</span>
      <span class="bt-card-price">{cost}</span>
    </Target>
  );
}

function Stall({ scene, view, category }: { scene: Lake; view: View; category: Category }) {
  const { words } = scene;
  const open = view.market[RANK[category]] ?? [];
  const left = view.stacks[RANK[category]]?.length ?? 0;
  return (
    <section class={`bt-stall cat-${category}`} aria-label={words.categories[category]} data-explain="market">
      <h2 data-explain={`category:${category}`}>
        <span class={`bt-chip cat-${category}`}>
          <Icon name={SIGNS[category]} size={12} />
        </span>
        <span>{words.categories[category]}</span>
        <em>{left > 0 || open.length > 0 ? words.left(left) : words.soldOut}</em>
      </h2>
      <div class="bt-cards">
        {open.map(id => (
          <Card key={id} scene={scene} view={view} id={id} />
        ))}
      </div>
    </section>
  );
}

/** The market. */
export function Tray({ scene }: { scene: Lake }) {
  const { view } = scene;
  const shown = CATEGORIES.filter(category => category !== 'grey' || view.plan.options.grey);
  const size = Math.max(...view.market.map(open => open.length), view.plan.options.marketSize);
  return (
    <div
      class="bt-market"
      data-phase={topFrame(view)?.phase ?? 'over'}
      data-size={size > 2 ? 'many' : 'few'}
      style={{ '--stalls': `${shown.length}`, '--open': `${size}` }}
    >
      {shown.map(category => (
        <Stall key={category} scene={scene} view={view} category={category} />
      ))}
    </div>
  );
}
