import { type Place, placeAt, STOPS } from '../../../games/eighty-days/index.ts';
import { Icon, Piece, Target } from '../../ui/index.ts';
import { type EdScene, nameOf, pieceName } from './scene.ts';

/** The places the detective may be sent to, each with who is there. */
export function Posts({ scene }: { scene: EdScene }) {
  return (
    <ul class="ed-posts">
      {STOPS.map(place => (
        <li key={place}>
          <Post scene={scene} place={place} />
        </li>
      ))}
    </ul>
  );
}

function Post({ scene, place }: { scene: EdScene; place: Place }) {
  const { view, words, touching } = scene;
  const there = view.travellers.flatMap(({ position }, seat) =>
    position > 0 && placeAt(position) === place && !view.resigned.includes(seat) ? [seat] : [],
  );
  const guests = there.length > 0 ? [words.seen.figures(words.list(there.map(seat => nameOf(scene, seat))))] : [];
  const label = [words.seen.send(pieceName(scene, place)), ...guests].join('. ');
  return (
    <Target touching={touching} touch={`place:${place}`} label={label} class="ed-post">
      <span class="name">{pieceName(scene, place)}</span>
      {placeAt(view.detective) === place && <Icon name="g-detective" size={16} />}
      <span class="guests">
        {there.map(seat => (
          <Piece key={seat} seat={seat} size={16} />
        ))}
      </span>
    </Target>
  );
}
