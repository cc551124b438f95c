// The hero: the header strip and the grid of cities.
import { roundsOf } from '../../../games/tour-operator/table.ts';
import { later, usePointing } from '../../ui/index.ts';
import { CityCard } from './city-card.tsx';
import { sizeOf, useFlightRange } from './flight-range.ts';
import { agencyOf, decisionIn, lookedAt, pieceName, type TourScene, topFrame, visitors } from './scene.ts';
import { Docks, FlyingPoints, lastHops, Planes, RangeIsland, Sea, Trail } from './sky.tsx';

/** An ornament, so it may come a moment later. */
const WakeBand = later(async () => (await import('./drawings/wake-band.tsx')).WakeBand);

/** The header strip with the split flaps of the week. */
function Strip({ scene }: { scene: TourScene }) {
  const { view, words, texts } = scene;
  const week = Math.max(1, view.round);
  const weeks = roundsOf(view.plan.options, view.plan.seats);
  return (
    <div class="to-strip">
      <WakeBand />
      <b class="to-title">{texts.title}</b>
      <span class="to-flap" role="img" aria-label={words.weekOf(week, weeks)} data-explain="week">
        <em>{words.week}</em>
        <b key={week} class="to-leaf">
          {week}
        </b>
        <i>{words.of}</i>
        <b>{weeks}</b>
      </span>
    </div>
  );
}

/** A ribbon across the map when a row of activities is completed or the season ends. */
function Ribbon({ scene }: { scene: TourScene }) {
  const { happening, words } = scene;
  if (happening?.type === 'rowFinished') return <span class="to-ribbon">{words.rowWon(pieceName(scene, happening.row))}</span>;
  if (happening?.type === 'ended') return <span class="to-ribbon">{words.over}</span>;
  return null;
}

/** The board of Tour Operator. */
export function Board({ scene }: { scene: TourScene }) {
  const { view, words, past } = scene;
  const { cols, rows } = sizeOf(view);
  const flights = useFlightRange(scene);
  const { watch } = usePointing(scene.touching, 'city:', decisionIn(scene));
  const owners = visitors(past);
  const { last } = lastHops(view, past);
  const isDocked = view.agencies.some(({ plane }) => typeof plane !== 'number');
  const looked = lookedAt(scene, 'city:');
  const city = view.grid.find(each => each === looked) ?? null;
  const phase = topFrame(view)?.phase;
  return (
    <div class="to-board" data-phase={phase ?? 'over'}>
      <Strip scene={scene} />
      <div class="to-map" data-docked={isDocked}>
        <Sea />
        <div class="to-frame" style={{ '--cols': `${cols}`, '--rows': `${rows}` }}>
          <Docks scene={scene} />
          <div class="to-inner" {...watch}>
            {flights && <RangeIsland view={view} flights={flights} />}
            <section class="to-cards" aria-label={words.grid(rows, cols)}>
              {view.grid.map(
                (each, cell) =>
                  each && (
                    <CityCard
                      key={each}
                      scene={scene}
                      city={each}
                      cell={cell}
                      cols={cols}
                      owner={owners.get(each)}
                      flights={flights}
                      isLast={last?.to === cell && !city}
                    />
                  ),
              )}
            </section>
            <div class="to-over">
              {last && !city && <Trail view={view} from={last.from} to={last.to} kind="last" />}
              {city && flights && (
                <Trail view={view} from={agencyOf(view, flights.seat).plane} to={view.grid.indexOf(city)} kind="preview" />
              )}
              <Planes scene={scene} pointed={city} />
              <FlyingPoints scene={scene} />
            </div>
          </div>
        </div>
        <Ribbon scene={scene} />
      </div>
    </div>
  );
}
