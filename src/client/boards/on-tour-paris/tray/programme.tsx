// The stops of a route as a concert programme, from the first club to the last.
import { indexOf, meaning, networkIn, type Route, rideLength } from '../../../../games/on-tour-paris/index.ts';
import { Icon } from '../../../ui/index.ts';
import { type Marks, marksOf, ownSeat, type Paris, routeOf } from '../scene.ts';

/** The viewer's route so far, stop by stop. */
export function Programme({ scene }: { scene: Paris }) {
  const { words } = scene;
  const seat = ownSeat(scene);
  const marks = seat === undefined ? null : marksOf(scene, seat);
  if (seat === undefined || !marks) return null;
  const route = routeOf(scene, seat);
  return (
    <section class="programme" data-explain="route">
      <h2>{words.programme}</h2>
      {route.length === 0 ? <p>{words.programmeEmpty}</p> : <Stops scene={scene} route={route} marks={marks} />}
    </section>
  );
}

function Stops({ scene: { view, words, texts }, route, marks }: { scene: Paris; route: Route; marks: Marks }) {
  const network = networkIn(view.plan.options);
  return (
    <ol>
      {route.map(stop => {
        const mark = marks[indexOf(stop.club)] ?? null;
        const { circled, kind } = meaning(mark ?? 'X');
        return (
          <li key={stop.club}>
            {stop.type === 'ride' && (
              <span
                class="stop-ride"
                role="img"
                aria-label={words.ride(stop.from, stop.to, rideLength(stop.from, stop.to, network))}
                data-explain={`dock:${stop.from}`}
              >
                <Icon name="g-boat" size={16} />
                {stop.from}–{stop.to}
                <b>+{rideLength(stop.from, stop.to, network)}</b>
              </span>
            )}
            <span class={`stop ${circled ? 'circled' : ''}`} title={texts.pieces[stop.club]} data-explain={`club:${stop.club}`}>
              {kind === 'star' ? <Icon name="g-star" size={16} label={words.clubStar} /> : (mark?.slice(0, 2) ?? '?')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
