// The bar over a map that is not one's own, or whose route is shown.
import type { Result } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon, Piece } from '../../ui/index.ts';
import { changeScreen } from './own-screen.ts';
import { nameOf, ownSeat, type Paris } from './scene.ts';
import { Sum } from './sum.tsx';
import type { Words } from './words/en.ts';

/** MapBar map this is, where it is not one's own; at the end with its points. */
export function MapBar({ scene, seat, isOwn }: { scene: Paris; seat: Seat; isOwn: boolean }) {
  const { view, words, happening } = scene;
  const result = view.results?.[seat];
  const routed = happening?.type === 'routed' ? happening : undefined;
  if (isOwn && !result && !routed) return null;
  const tally = routed ?? result;
  return (
    <div class="whose">
      <p class="whose-name">
        <Piece seat={seat} size={22} />
        <b>{isOwn ? words.yourMap : words.mapOf(nameOf(scene, seat))}</b>
      </p>
      {tally && <Sum tally={tally} words={words} />}
      {result && <BestNote result={result} words={words} />}
      {!isOwn && ownSeat(scene) !== undefined && (
        <button
          type="button"
          class="map-tool"
          aria-label={words.backToOwn}
          title={words.backToOwn}
          onClick={() => changeScreen({ shownMap: null })}
        >
          <Icon name="i-close" size={20} />
        </button>
      )}
    </div>
  );
}

/** OT-8.8 What the best route would have brought: the dashed line. */
function BestNote({ result: { best, points }, words }: { result: Result; words: Words }) {
  if (best.points <= points)
    return (
      <p class="whose-best" data-explain="best">
        {words.allFound}
      </p>
    );
  return (
    <p class="whose-best" data-explain="best">
      <svg class="best-sample" viewBox="0 0 34 8" aria-hidden="true">
        <path d="M2 4h30" />
      </svg>
      {words.possible(best.points)}
    </p>
  );
}
