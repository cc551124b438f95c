// Where to drive, where to build, where to send a bus.
import { type BoardTown, busesStopping, priceOf, type TownId } from '../../../games/bodensee/table.ts';
import { type Fingers, Icon } from '../../ui/index.ts';
import { TileIcon } from './drawings/pieces.tsx';
import { hyphenated } from './hyphenation.ts';
import { BusNumber, Gains, Option, rangeOf, TourLine } from './option.tsx';
import { prospectOfTown } from './prospects.ts';
import { boxIn, type Lake, labelOf, topFrame, townName } from './scene.ts';

/** The towns that can be driven to, and the tour of the one pointed at. */
export function DriveOptions({ scene, pointed, fingers }: { scene: Lake; pointed: TownId | null; fingers: Fingers }) {
  const { view, words, touching } = scene;
  const towns = boxIn(view).towns.filter(({ id }) => touching.lit(`town:${id}`));
  const shown = pointed === null ? undefined : prospectOfTown(scene, pointed);
  const worth = (town: TownId) => prospectOfTown(scene, town)?.gains[view.turn.seat] ?? 0;
  return (
    <>
      <p class="bt-cap">
        <span>{words.stopThen}</span>
        <span>{words.earns}</span>
      </p>
      <ul class="bt-options">
        {[...towns]
          .sort((a, b) => worth(b.id) - worth(a.id))
          .map(({ id, allDay }) => {
            const prospect = prospectOfTown(scene, id);
            const action = words.short(allDay, view.plan.options);
            return (
              <Option
                key={id}
                fingers={fingers}
                touch={`town:${id}`}
                label={`${townName(scene, id)}, ${prospect ? rangeOf(scene, prospect) : ''}, ${action}`}
              >
                <span class="bt-option-name">
                  {townName(scene, id)}
                  <small>
                    <Icon name="g-sun" size={16} />
                    {action}
                  </small>
                </span>
                {prospect && (
                  <span class="bt-option-gain">
                    <Gains scene={scene} prospect={prospect} />
                    <small>{rangeOf(scene, prospect)}</small>
                  </span>
                )}
              </Option>
            );
          })}
      </ul>
      {shown && <TourLine scene={scene} prospect={shown} />}
    </>
  );
}

interface BuildTown {
  readonly town: BoardTown;
  /** The buses that could stop there next. */
  readonly stopping: readonly number[];
}

/** First where the bus of this morning could stop, then where most buses could. */
function sorted(towns: readonly BuildTown[], bus: number | null): readonly BuildTown[] {
  const worth = ({ stopping }: BuildTown) => stopping.length + (bus !== null && stopping.includes(bus) ? 100 : 0);
  return towns.toSorted((a, b) => worth(b) - worth(a));
}

/** The towns where the attraction can be built or the bus be sent. */
export function TownOptions({ scene, fingers }: { scene: Lake; fingers: Fingers }) {
  const { view, words, touching } = scene;
  const frame = topFrame(view);
  const box = boxIn(view);
  const tile = frame?.phase === 'town' ? box.tileAt.get(frame.tile) : undefined;
  const contractor = frame?.phase === 'town' && frame.contractor;
  return (
    <>
      {tile && (
        <p class="bt-building" data-explain={`tile:${tile.id}`}>
          <TileIcon tile={tile} owner={view.turn.seat} />
          <span>
            {words.pips(tile.value)}, {words.priority(tile.priority)}
          </span>
        </p>
      )}
      {tile && (
        <p class="bt-cap">
          <span>{words.stopping}</span>
        </p>
      )}
      <ul class="bt-options bt-small">
        {sorted(
          box.towns
            .filter(({ id }) => touching.lit(`town:${id}`))
            .map(town => ({ town, stopping: tile ? busesStopping(view, tile.id, town.id) : [] })),
          view.frames[0]?.phase === 'morning' ? view.turn.bus : null,
        ).map(({ town, stopping }) => {
          const price = tile ? words.euro(priceOf(view, tile, town, contractor)) : '';
          return (
            <Option key={town.id} fingers={fingers} touch={`town:${town.id}`} label={labelOf(scene, `town:${town.id}`)}>
              <span class="bt-option-name">
                {hyphenated(townName(scene, town.id))}
                {tile && (
                  <small>
                    <span class="bt-stopping">
                      {stopping.length === 0 && words.noBus}
                      {stopping.map(bus => (
                        <BusNumber key={bus} bus={bus} />
                      ))}
                    </span>
                  </small>
                )}
              </span>
              <b class="bt-price">{price}</b>
            </Option>
          );
        })}
      </ul>
    </>
  );
}
