// What is visited next, and by whom.
import type { Die, TileId } from '../../../games/bodensee/table.ts';
import { DieIcon, TileIcon } from './drawings/pieces.tsx';
import { Gains, Option } from './option.tsx';
import { prospectOfDie, prospectOfTile } from './prospects.ts';
import { boxIn, dieName, type Lake, labelOf, ownerName, tileName, topFrame } from './scene.ts';

/** Attractions of which one is visited next. */
export function NextOptions({ scene }: { scene: Lake }) {
  const { view, touching, words } = scene;
  const { tileAt } = boxIn(view);
  const owners = new Map(view.built.flat().map(({ tile, owner }) => [tile, owner]));
  const open = touching.moves.flatMap(move => (move.type === 'next' ? (tileAt.get(move.tile) ?? []) : []));
  return (
    <ul class="bt-options">
      {open.map(tile => {
        const prospect = prospectOfTile(scene, tile.id);
        const owner = owners.get(tile.id) ?? null;
        return (
          <Option
            key={tile.id}
            fingers={touching}
            touch={`tile:${tile.id}`}
            label={`${labelOf(scene, `tile:${tile.id}`)}, ${ownerName(scene, owner)}`}
          >
            <TileIcon tile={tile} owner={owner} size={40} />
            <span class="bt-option-name">
              {tileName(scene, tile.id)}
              <small>{words.pips(tile.value)}</small>
            </span>
            {prospect && <Gains scene={scene} prospect={prospect} />}
          </Option>
        );
      })}
    </ul>
  );
}

/** What becomes of a tourist who is chosen. */
function afterwards(scene: Lake, die: Die, tile: TileId | null): string {
  const first = prospectOfDie(scene, die)?.visits.find(visit => tile === null || visit.tile === tile);
  if (!first) return '';
  return first.left > 0 ? scene.words.pipsLeft(first.left) : scene.words.ruinedPlus(first.bonus);
}

/** The tourists of the bus, of whom one is chosen. */
export function DieOptions({ scene }: { scene: Lake }) {
  const { view, touching } = scene;
  const frame = topFrame(view);
  const tile = frame?.phase === 'tour' ? frame.tile : null;
  const dice = view.turn.bus === null ? [] : (view.buses[view.turn.bus]?.dice ?? []);
  const open = [...new Set(dice)].filter(die => touching.lit(`die:${die}`) || touching.chosen(`die:${die}`));
  return (
    <ul class="bt-options bt-dice">
      {open.map(die => {
        const prospect = prospectOfDie(scene, die);
        const after = afterwards(scene, die, tile);
        return (
          <Option
            key={die}
            fingers={touching}
            touch={`die:${die}`}
            label={[labelOf(scene, `die:${die}`) || dieName(scene, die), ...(after ? [after] : [])].join(', ')}
          >
            <DieIcon die={die} size={36} />
            <span class="bt-option-name">
              {dieName(scene, die)}
              {after && <small>{after}</small>}
            </span>
            {prospect && <Gains scene={scene} prospect={prospect} />}
          </Option>
        );
      })}
    </ul>
  );
}
