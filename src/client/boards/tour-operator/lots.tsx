// Somebody's lot in the prompt: what each choice comes to. Fetched when the first lot is decided.
import { ANGRY, type CityId, type Patience, STAY_IN_PLANE, type TouristId, worth } from '../../../games/tour-operator/table.ts';
import type { Touch } from '../../../kernel/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { boxIn, pieceName, signed, type TourScene } from './scene.ts';
import { describe, Mood, TouristCard } from './tourist-card.tsx';

/** Somebody whose lot is being decided; touching the card begins it, where that is still to be done. */
function Asked({ scene, touch, tourist, patience }: { scene: TourScene; touch: Touch; tourist: TouristId; patience?: Patience }) {
  return (
    <Target touching={scene.touching} touch={touch} label={describe(scene, tourist, patience)} class="to-asked">
      <TouristCard scene={scene} tourist={tourist} patience={patience} />
    </Target>
  );
}

/** An icon, what happens, what it brings, and the choice that leads there. */
type LotLine = readonly [string, string, number, Touch];

/** Somebody's lot, with what each choice comes to. */
function Lot({ scene, tourist, lines }: { scene: TourScene; tourist: TouristId; lines: readonly LotLine[] }) {
  return (
    <div class="to-lot">
      <Asked scene={scene} touch={`tourist:${tourist}`} tourist={tourist} />
      <ul>
        {lines.map(([icon, text, points, touch]) => (
          <li key={text} data-explain={touch}>
            <Icon name={icon} size={16} />
            <span>{text}</span>
            <b data-minus={points < 0}>{points === 0 ? '0' : signed(points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What becomes of a passenger who cannot score. */
export function FateDecision({ scene, tourist }: { scene: TourScene; tourist: TouristId }) {
  const { hotel, stay, leave } = scene.words.fate;
  const lines = [
    ['g-key', hotel, 0, 'button:hotel'],
    ['g-plane', stay, -STAY_IN_PLANE, 'button:stay'],
    ['g-patience-leave', leave, -ANGRY, 'button:leave'],
  ] as const;
  return <Lot scene={scene} tourist={tourist} lines={lines} />;
}

/** What becomes of somebody who waits in the office. */
export function MoodDecision({
  scene,
  desk,
  tourist,
  patience,
}: {
  scene: TourScene;
  desk: number;
  tourist: TouristId;
  patience: Patience;
}) {
  const { words } = scene;
  const next = patience === 'happy' ? 'impatient' : 'leave';
  return (
    <div class="to-lot to-lot-mood">
      <Asked scene={scene} touch={`desk:${desk}`} tourist={tourist} patience={patience} />
      <p class="to-sinking" data-explain="button:lower">
        <Mood patience={patience} />
        <Icon name="i-arrow-right" />
        <Mood patience={next} />
        <span>
          {next === 'leave' ? words.leavesAngry : words.becomes(words.mood.impatient)}
          {next === 'leave' && <b data-minus="true">{signed(-ANGRY)}</b>}
        </span>
      </p>
    </div>
  );
}

/** Which interest a passenger scores. */
export function InterestDecision({ scene, tourist, city }: { scene: TourScene; tourist: TouristId; city: CityId }) {
  const { touching, words } = scene;
  const box = boxIn(scene);
  return (
    <div class="to-lot">
      <Asked scene={scene} touch={`tourist:${tourist}`} tourist={tourist} />
      <div class="to-interests">
        {box.tourists[tourist].interests.map(interest => {
          const points = worth(box, city, tourist, interest);
          return (
            <Target
              key={interest}
              touching={touching}
              touch={`interest:${interest}`}
              label={words.score(pieceName(scene, interest), points)}
              class={`to-interest c-${interest}`}
            >
              <Icon name={`g-${interest}`} />
              <span>{pieceName(scene, interest)}</span>
              <b>{signed(points)}</b>
            </Target>
          );
        })}
      </div>
    </div>
  );
}
