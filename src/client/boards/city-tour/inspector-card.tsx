// CT-9.5 The inspector asks: one button for each colour aboard, with what it would cost.
import { COLOURS, type Colour, foretoldWithout, imagine } from '../../../games/city-tour/index.ts';
import { Target } from '../../ui/index.ts';
import { PawnIcon } from './drawings/pawn.tsx';
import { linesOf } from './preview.ts';
import type { CityScene } from './scene.ts';

/** The choice of a passenger. */
export function InspectorCard({ scene }: { scene: CityScene }) {
  const aboard = COLOURS.filter(colour => scene.view.bus[colour] > 0);
  return (
    <fieldset class="ct-passengers" aria-label={scene.words.whoGetsOff}>
      {aboard.map(colour => (
        <Passenger key={colour} scene={scene} colour={colour} />
      ))}
    </fieldset>
  );
}

function Passenger({ scene, colour }: { scene: CityScene; colour: Colour }) {
  const { view, words, touching } = scene;
  const { events } = foretoldWithout(imagine(view), colour);
  const notes = linesOf(events, words).filter(({ tone }) => tone === 'good' || tone === 'bad');
  const cost = notes.map(({ lead, text, value }) => [lead ?? text, value ? `+${value}` : '✕'].join(' '));
  const facts = [words.aboard(view.bus[colour]), ...(colour === 'W' ? [words.fanGone] : []), ...cost];
  return (
    <Target
      touching={touching}
      touch={`passenger:${colour}`}
      class="ct-passenger-pick"
      label={[words.off(words.colour[colour]), ...facts].join(', ')}
    >
      <PawnIcon colour={colour} />
      <b>{words.colour[colour]}</b>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </Target>
  );
}
