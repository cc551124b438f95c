// The hero: the world inside its ring of days, and the action track beneath.
import { LONDON, placeAt } from '../../../games/eighty-days/index.ts';
import { type Frame, PHONE, useMedia, useStill, Zoom } from '../../ui/index.ts';
import { SPOTS, WHOLE } from './atlas.ts';
import { Banner } from './banner.tsx';
import { LastMoves, People } from './people.tsx';
import { Places } from './places.tsx';
import { planAhead } from './plan.ts';
import { DayPins, DayRing, daysAhead } from './ring.tsx';
import { RoadsAhead } from './roads.tsx';
import { DayRuler } from './ruler.tsx';
import { type EdScene, frameOf, mine, seatInTurn } from './scene.ts';
import { Strip } from './strip.tsx';
import { ActionTrack } from './track.tsx';
import { World } from './world.tsx';

/** On a small screen: the traveller's place and the next one; the whole world for the Pacific, for the detective and at the end. */
function focusOf(scene: EdScene): Frame {
  const frame = frameOf(scene.view);
  const seat = mine(scene) ?? seatInTurn(scene.view);
  const position = seat === undefined ? LONDON : (scene.view.travellers[seat]?.position ?? LONDON);
  const sending = frame?.phase === 'act' && frame.space === 'detective' && scene.touching.moves.length > 0;
  if (scene.outcome || sending || position >= LONDON) return WHOLE;
  const [from, to] = [SPOTS[placeAt(position)], SPOTS[placeAt(position + 1)]];
  const reach = Math.abs(from.x - to.x);
  if (reach > 500) return WHOLE;
  const width = Math.max(390, reach + 170);
  const height = (width * WHOLE.height) / WHOLE.width;
  return { x: (from.x + to.x) / 2 - width / 2, y: (from.y + to.y) / 2 - height / 2 - 12, width, height };
}

/** Header, ring, map and track. */
export function Board({ scene }: { scene: EdScene }) {
  const { view, words, happening, touching } = scene;
  const narrow = useMedia(PHONE);
  const plan = happening ? undefined : planAhead(view, touching);
  const world = useStill(() => <World words={words} />, [words]);
  const strip = useStill(() => <Strip words={words} />, [words]);
  return (
    <section class="ed-board" data-happening={happening?.type ?? 'nothing'} data-phase={frameOf(view)?.phase ?? 'over'}>
      {strip}
      <DayRuler scene={scene} />
      <div class="ed-world">
        <Zoom whole={WHOLE} label={words.board} names={words.zoom} {...(narrow ? { focus: focusOf(scene) } : {})}>
          {world}
          <DayRing ahead={daysAhead(plan)} />
          <RoadsAhead scene={scene} />
          <LastMoves scene={scene} />
          <Places scene={scene} />
          <DayPins scene={scene} />
          <People scene={scene} />
          <Pressure scene={scene} />
        </Zoom>
        <Banner scene={scene} />
      </div>
      <ActionTrack scene={scene} />
    </section>
  );
}

/** Who is home, and what each round costs the others from now on. */
function Pressure({ scene }: { scene: EdScene }) {
  const { view, words } = scene;
  const home = view.londonOrder.length;
  if (home === 0 || frameOf(view) === undefined) return null;
  const { pressureDays } = view.plan.options;
  return (
    <g class="ed-pressure" data-explain="pressure" transform="translate(344 364)">
      <rect width="176" height="46" rx="8" />
      <text class="arrived" x="12" y="19">
        {words.home(home)}
      </text>
      <text class="cost" x="12" y="38">
        {words.pressure(pressureDays)}
      </text>
    </g>
  );
}
