// Somebody's lot in the prompt: what each choice comes to. Fetched when the first lot is decided.
import { ANGRY, type CityId, type Patience, STAY_IN_PLANE, type TouristId, worth } from '../../../games/tour-operator/table.ts';
import type { Touch } from '../../../kernel/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { boxIn, pieceName, signed, type TourScene } from './scene.ts';
import { describe, Mood, TouristCard } from './tourist-card.tsx';

/** Somebody whose lot is being decided. */
function Asked({ scene, tourist, patience }: { scene: TourScene; tourist: TouristId; patience?: Patience }) {
  return (
    <span class="to-asked" role="img" aria-label={describe(scene, tourist, patience)} data-explain={`tourist:${tourist}`}>
      <TouristCard scene={scene} tourist={tourist} patience={patience} />
    </span>
  );
}

/** An icon, what happens, what it brings, and the choice that leads there. */
type LotLine = readonly [string, string, number, Touch];

/** Somebody's lot, with what each choice comes to. */
function Lot({ scene, tourist, lines }: { scene: TourScene; tourist: TouristId; lines: readonly LotLine[] }) {
  return (
    <div class="to-lot">
      <Asked scene={scene} tourist={tourist} />
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
  const { hotel, stay, stayGrounded, leave } = scene.words.fate;
  const isGrounding = scene.view.plan.options.stayRule === 'grounded';
  const lines = [
    ['g-key', hotel, 0, 'button:hotel'],
    ['g-plane', isGrounding ? stayGrounded : stay, -STAY_IN_PLANE, 'button:stay'],
    ['g-patience-leave', leave, -ANGRY, 'button:leave'],
  ] as const;
  return (
    <>
      <Lot scene={scene} tourist={tourist} lines={lines} />
      <Helpers scene={scene} />
    </>
  );
}

/** Who or what can help somebody who waits, with the sign of each. */
const HELPERS = [
  ['token:coupon', 'g-coupon'],
  ['employee:O1', 'g-employee'],
  ['employee:O2', 'g-employee'],
] as const;

/** A button for everything that keeps somebody calm or spares the fine. */
function Helpers({ scene }: { scene: TourScene }) {
  const { game, texts, touching, view } = scene;
  return HELPERS.flatMap(([touch, icon]) => {
    const move = touching.moves.find(each => game.touches(each)[0] === touch);
    const label = move && texts.move(move, view);
    if (!label) return [];
    return [
      <Target key={touch} touching={touching} touch={touch} label={label} class="to-chip to-help">
        <Icon name={icon} size={20} />
        {label}
      </Target>,
    ];
  });
}

/** What becomes of somebody who waits in the office. */
export function MoodDecision({ scene, tourist, patience }: { scene: TourScene; tourist: TouristId; patience: Patience }) {
  const { words } = scene;
  const next = patience === 'happy' ? 'impatient' : 'leave';
  return (
    <div class="to-lot to-lot-mood">
      <Asked scene={scene} tourist={tourist} patience={patience} />
      <p class="to-sinking" data-explain="button:lower">
        <Mood patience={patience} />
        <Icon name="i-arrow-right" />
        <Mood patience={next} />
        <span>
          {next === 'leave' ? words.leavesAngry : words.becomes(words.mood.impatient)}
          {next === 'leave' && <b data-minus="true">{signed(-ANGRY)}</b>}
        </span>
      </p>
      <div class="to-helpers">
        <Helpers scene={scene} />
      </div>
    </div>
  );
}

/** Which interest a passenger scores. */
export function InterestDecision({ scene, tourist, city }: { scene: TourScene; tourist: TouristId; city: CityId }) {
  const { touching, words } = scene;
  const box = boxIn(scene);
  return (
    <div class="to-lot">
      <Asked scene={scene} tourist={tourist} />
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
