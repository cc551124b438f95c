// Inside the prompt: the choices with their pictures.
import type { TownId } from '../../../games/bodensee/table.ts';
import { type Fingers, Icon } from '../../ui/index.ts';
import { ActionOptions, BusOptions } from './action-options.tsx';
import { usePointedTown } from './pointed-town.ts';
import { type Lake, labelOf, topFrame } from './scene.ts';
import { DieOptions, NextOptions } from './tour-options.tsx';
import { DriveOptions, TownOptions } from './town-options.tsx';

/** What lasts for the turn. */
function Effect({ scene }: { scene: Lake }) {
  const { view, words } = scene;
  const { morning } = view.turn;
  if (morning === null) return null;
  const text = morning === 'increase' ? words.effects.increase(view.plan.options.increaseValue) : words.effects[morning];
  return (
    <p class="bt-effect" data-explain={`action:${morning}`}>
      <Icon name={morning === 'ferry' ? 'g-ferry' : 'g-sunrise'} size={16} />
      {text}
    </p>
  );
}

/** For fingers: the button that goes to the town pointed at. */
function Go({ scene, pointed }: { scene: Lake; pointed: TownId }) {
  const { touching } = scene;
  return (
    <button type="button" class="button primary bt-go" onClick={event => touching.press(`town:${pointed}`, event.currentTarget)}>
      {labelOf(scene, `town:${pointed}`)}
    </button>
  );
}

function Choices({ scene, pointed, fingers }: { scene: Lake; pointed: TownId | null; fingers: Fingers }) {
  const { view, words } = scene;
  switch (topFrame(view)?.phase) {
    case 'bus':
    case 'call':
      return <BusOptions scene={scene} />;
    case 'morning':
    case 'allDay':
      return <ActionOptions scene={scene} />;
    case 'drive':
      return <DriveOptions scene={scene} pointed={pointed} fingers={fingers} />;
    case 'town':
    case 'to':
      return <TownOptions scene={scene} fingers={fingers} />;
    case 'tile':
      return (
        <p class="bt-note" data-explain="money">
          {words.cards} {words.purse(words.euro(view.companies[view.turn.seat]?.money ?? 0))}
        </p>
      );
    case 'tour':
      return scene.touching.moves.some(({ type }) => type === 'next') ? <NextOptions scene={scene} /> : <DieOptions scene={scene} />;
    default:
      return <DieOptions scene={scene} />;
  }
}

/** What can be chosen now. */
export function Decision({ scene }: { scene: Lake }) {
  const { pointed, fingers, watch } = usePointedTown(scene);
  return (
    <div class="bt-decision" {...watch}>
      <Effect scene={scene} />
      <Choices scene={scene} pointed={pointed} fingers={fingers} />
      {pointed !== null && <Go scene={scene} pointed={pointed} />}
    </div>
  );
}
