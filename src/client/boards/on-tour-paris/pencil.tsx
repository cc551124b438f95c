// The pencil: sketching a plan over the map, and the help that was agreed on.
import { refusalText } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { stopsAhead } from './automatic-touches.ts';
import { changeScreen, ownScreen, sketchOf } from './own-screen.ts';
import type { Paris } from './scene.ts';
import { aidOf, sketchAnew } from './sketch.ts';

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  onPress(): void;
}

/** A round button at the edge of the map. */
export function Tool({ icon, label, isOn, isOff = false, onPress }: ToolProps) {
  const pressed = isOn === undefined ? {} : { 'aria-pressed': isOn };
  return (
    <button type="button" class="map-tool" aria-label={label} title={label} disabled={isOff} onClick={onPress} {...pressed}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** The tools at the edge of one's own map. */
export function Pencil({ scene }: { scene: Paris }) {
  const { view, viewer, words, texts } = scene;
  const open = ownScreen.value;
  const sketch = sketchOf(open, viewer);
  const { routeAid } = view.plan.options;
  const aid = aidOf(view, sketch);
  const { isSketching, showsBest } = open;
  const put = (on: boolean) => changeScreen({ isSketching: on, path: [] });
  return (
    <>
      <Tool icon="i-edit" label={isSketching ? words.sketchOff : words.sketchOn} isOn={isSketching} onPress={() => put(!isSketching)} />
      {routeAid === 'optimum' && (
        <Tool
          icon="i-hint"
          label={showsBest ? words.hideBest : words.showBest}
          isOn={showsBest}
          onPress={() => changeScreen({ showsBest: !showsBest })}
        />
      )}
      {stopsAhead(scene, open).length > 0 && (
        <Tool
          icon="i-step-forward"
          label={words.followSketch}
          onPress={() => changeScreen({ isFollowing: true, isSketching: false, path: [] })}
        />
      )}
      {isSketching && (
        <>
          <Tool
            icon="i-undo"
            label={words.back}
            isOff={sketch.length === 0}
            onPress={() => sketchAnew(open, viewer, sketch.slice(0, -1))}
          />
          <Tool icon="i-trash" label={words.clear} isOff={sketch.length === 0} onPress={() => sketchAnew(open, viewer, [])} />
        </>
      )}
      {(isSketching || sketch.length > 0) && (
        <p class="pencil-note" role="status" data-explain="sketch">
          {sketch.length === 0 || !aid.score ? words.sketchHint : words.sketchSum(aid.score.points)}
          {aid.problem && <em>{refusalText(texts, aid.problem.refusal)}</em>}
        </p>
      )}
      {showsBest && aid.best && (
        <p class="pencil-note" data-explain="best">
          {words.bestNow(aid.best.points)}
        </p>
      )}
    </>
  );
}
