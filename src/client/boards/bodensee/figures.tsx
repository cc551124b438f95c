// The figures of a player's row, and below the players the buses and the bag.
import { COLOURS, type View } from '../../../games/bodensee/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { BusIcon, SIGNS } from './drawings/pieces.tsx';
import { boxIn, busName, type Lake, tileName, townName } from './scene.ts';

/** The attractions of a seat as chips, in the order of the towns. */
function Owned({ scene, view, seat }: { scene: Lake; view: View; seat: Seat }) {
  const { tileAt } = boxIn(view);
  const owned = view.built.flatMap(tiles => tiles.filter(({ owner }) => owner === seat).flatMap(({ tile }) => tileAt.get(tile) ?? []));
  if (owned.length === 0) return null;
  return (
    <span class="bt-owned" role="img" aria-label={scene.words.tiles(owned.length)} data-explain="marker">
      {owned.map(({ id, category }) => (
        <span key={id} class={`bt-chip cat-${category}`} title={tileName(scene, id)} data-explain={`tile:${id}`}>
          <Icon name={SIGNS[category]} size={12} />
        </span>
      ))}
    </span>
  );
}

/** Money, and one chip for each attraction. */
export function SeatFigures({ scene, seat, compact }: { scene: Lake; seat: Seat; compact: boolean }) {
  const { view } = scene;
  const { words } = scene;
  const money = view.companies[seat]?.money ?? 0;
  // The sign stands where the language writes it.
  const isBefore = words.euro(money).startsWith('€');
  const leads = view.companies.every((other, each) => each === seat || other.money < money);
  return (
    <>
      <span class="bt-money" role="img" aria-label={words.money(money)} data-explain="money">
        {leads && !compact && <Icon name="i-crown" size={20} label={words.leads} />}
        {isBefore && <small>€</small>}
        <b key={money}>{money}</b>
        {!isBefore && <small>€</small>}
      </span>
      {!compact && <Owned scene={scene} view={view} seat={seat} />}
    </>
  );
}

/** The buses with everybody aboard; each can be touched like the one on the board. */
function BusList({ scene, view }: { scene: Lake; view: View }) {
  const { words, touching } = scene;
  return (
    <section class="bt-buses">
      <h2 class="eyebrow">{words.buses}</h2>
      <ol>
        {view.buses.map(({ town, dice }, at) => (
          <li key={at} data-chosen={view.turn.bus === at && view.frames.length > 0}>
            <Target touching={touching} touch={`bus:${town}`} label={busName(scene, view, at)} class="bt-bus-row">
              <span class="bt-bus-town">
                {townName(scene, town)}
                {view.turn.bus === at && view.frames.length > 0 && <small>{words.chosen}</small>}
              </span>
              <BusIcon number={at + 1} dice={dice} seats={view.plan.options.seatsPerBus} />
            </Target>
          </li>
        ))}
      </ol>
    </section>
  );
}

const FEW_DICE = 4;

function Bag({ scene, view }: { scene: Lake; view: View }) {
  const { words } = scene;
  const all = view.bag.reduce((sum, count) => sum + count, 0);
  return (
    <section class="bt-bag" data-low={all <= FEW_DICE} data-explain="bag">
      <h2 class="eyebrow">
        <Icon name="i-bag" size={16} />
        {words.bag}
      </h2>
      <b class="bt-bag-all">{all}</b>
      <ul>
        {COLOURS.map((colour, rank) => (
          <li key={colour} aria-label={`${words.categories[colour]} ${view.bag[rank] ?? 0}`}>
            <span class={`bt-chip cat-${colour}`}>
              <Icon name={SIGNS[colour]} size={12} />
            </span>
            <b>{view.bag[rank] ?? 0}</b>
          </li>
        ))}
      </ul>
      {all <= FEW_DICE && <p>{words.bagLow}</p>}
    </section>
  );
}

/** Buses and bag. */
export function Stacks({ scene }: { scene: Lake }) {
  const { view } = scene;
  return (
    <div class="bt-stacks" data-many={view.companies.length > 4 || view.buses.length > 4}>
      <BusList scene={scene} view={view} />
      <Bag scene={scene} view={view} />
    </div>
  );
}
