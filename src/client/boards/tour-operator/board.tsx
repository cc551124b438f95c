// The hero: the header strip and the grid of cities.
import type { CityId } from '../../../games/tour-operator/index.ts';
import { roundsOf } from '../../../games/tour-operator/index.ts';
import { CityCard } from './city-card.tsx';
import { WakeBand } from './drawings/art.tsx';
import { useHappened } from './happened.ts';
import { useLooking } from './looking.ts';
import { sizeOf, useOutlook } from './outlook.ts';
import { agencyOf, pieceName, type TourScene, topFrame, visitors } from './sight.ts';
import { Docks, FlyingPoints, lastHops, Planes, RangeIsland, Sea, Trail } from './sky.tsx';

/** The header strip with the split flaps of the week. */
function Strip({ scene }: { scene: TourScene }) {
  const { view, words, texts, happening } = scene;
  const week = happening?.type === 'roundBegun' ? happening.round : Math.max(1, view.round);
  const weeks = roundsOf(view.plan.options, view.plan.seats);
  return (
    <div class="to-strip">
      <WakeBand />
      <b class="to-title">{texts.title}</b>
      <span class="to-flap" role="img" aria-label={words.weekOf(week, weeks)}>
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

function lookedCity(looked: string | null, lit: (touch: string) => boolean): CityId | null {
  return looked?.startsWith('city:') && lit(looked) ? (looked.slice('city:'.length) as CityId) : null;
}

/** The board of Tour Operator. */
export function Board({ scene }: { scene: TourScene }) {
  const { view, words, touching } = scene;
  const { cols, rows } = sizeOf(view);
  const outlook = useOutlook(scene);
  const { looked, fingers, watch } = useLooking(scene, 'city:');
  const happened = useHappened(scene);
  const owners = visitors(happened);
  const { last } = lastHops(view, happened);
  const isDocked = view.agencies.some(({ plane }) => typeof plane !== 'number');
  const city = lookedCity(looked, touching.lit);
  const phase = topFrame(view)?.phase;
  return (
    <div class="to-board" data-phase={phase ?? 'over'}>
      <Strip scene={scene} />
      <div class="to-map" data-docked={isDocked}>
        <Sea />
        <div class="to-frame" style={{ '--cols': `${cols}`, '--rows': `${rows}` }}>
          <Docks scene={scene} />
          <div class="to-inner" {...watch}>
            {outlook && <RangeIsland view={view} outlook={outlook} />}
            <section class="to-cards" aria-label={words.grid(rows, cols)}>
              {view.grid.map(
                (each, cell) =>
                  each && (
                    <CityCard
                      key={each}
                      scene={scene}
                      fingers={fingers}
                      city={each}
                      cell={cell}
                      cols={cols}
                      owner={owners.get(each)}
                      outlook={outlook}
                      isLast={last?.to === cell && !city}
                    />
                  ),
              )}
            </section>
            <div class="to-over">
              {last && !city && <Trail view={view} from={last.from} to={last.to} kind="last" />}
              {city && outlook && (
                <Trail view={view} from={agencyOf(view, outlook.seat).plane} to={view.grid.indexOf(city)} kind="preview" />
              )}
              <Planes scene={scene} happened={happened} looked={city} />
              <FlyingPoints scene={scene} happened={happened} />
            </div>
          </div>
        </div>
        <Ribbon scene={scene} />
      </div>
    </div>
  );
}
