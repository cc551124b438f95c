// The maps of all players side by side: look at one by touching it.
import { networkIn } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon, Piece } from '../../ui/index.ts';
import { MiniMap } from './map/mini.tsx';
import { changeScreen, ownScreen } from './own-screen.ts';
import { lastEntries, marksOf, nameOf, ownSeat, type Paris, routeOf } from './scene.ts';

/** A player's map as a button; the sign at its corner tells who is still choosing. */
export function MapButton({ scene, seat, isShown }: { scene: Paris; seat: Seat; isShown: boolean }) {
  const { view, words } = scene;
  const isOwn = seat === ownSeat(scene);
  const name = nameOf(scene, seat);
  const result = view.results?.[seat];
  return (
    <button
      type="button"
      class="map-button"
      data-explain="map"
      aria-pressed={isShown}
      aria-label={`${isOwn ? words.yourMap : words.lookAt(name)}, ${stateWord(scene, seat)}`}
      title={isOwn ? words.yourMap : words.mapOf(name)}
      onClick={() =>
        changeScreen({
          shownMap: isOwn || (isShown && ownSeat(scene) !== undefined) ? null : seat,
          isSketching: false,
          path: [],
          showsMaps: false,
        })
      }
    >
      <MiniMap
        network={networkIn(scene.view.plan.options)}
        marks={marksOf(scene, seat)}
        fresh={lastEntries(scene, seat).map(({ club }) => club)}
        route={result ? routeOf(scene, seat) : []}
      />
      {view.phase !== null && <StateSign isDone={view.players[seat]?.left === 0} />}
    </button>
  );
}

/** In words: done, drawing, or still choosing. */
export function stateWord({ view, words }: Paris, seat: Seat): string {
  const left = view.players[seat]?.left ?? 0;
  const result = view.results?.[seat];
  if (result) return `${result.points} ${words.points(result.points)}`;
  if (left === 0) return words.done;
  return view.phase === 'route' ? words.drawing : words.choosing(left);
}

function StateSign({ isDone }: { isDone: boolean }) {
  return (
    <span class={`state-sign ${isDone ? 'done' : ''}`} aria-hidden="true">
      {isDone ? (
        <Icon name="i-check" size={12} />
      ) : (
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 6h0M6 6h0M10 6h0" />
        </svg>
      )}
    </span>
  );
}

/** All maps in a row, for screens without a rail of players. */
export function Gallery({ scene, shown }: { scene: Paris; shown: Seat }) {
  if (scene.seats.length < 2) return null;
  return (
    <fieldset class="gallery" data-open={ownScreen.value.showsMaps} aria-label={scene.words.maps}>
      {scene.seats.map(({ seat, name }) => (
        <span key={seat} class="gallery-map">
          <MapButton scene={scene} seat={seat} isShown={seat === shown} />
          <span class="gallery-name">
            <Piece seat={seat} size={16} />
            {name}
          </span>
        </span>
      ))}
    </fieldset>
  );
}
