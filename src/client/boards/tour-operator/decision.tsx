// Inside the prompt: whom to take or hire, what becomes of somebody, which row to mark.
import {
  ANGRY,
  bestInterest,
  type CityId,
  type EmployeeId,
  type Patience,
  STAY_IN_PLANE,
  TOURISTS,
  type TouristId,
  worth,
} from '../../../games/tour-operator/index.ts';
import type { Seat, Touch } from '../../../kernel/index.ts';
import { Icon, later, PHONE, pointedIn, Target } from '../../ui/index.ts';
import { EmployeeCard, replacing } from './employees.tsx';
import { whoIsAsked } from './prompt.ts';
import { agencyOf, decisionIn, isAsked, pieceName, signed, type TourScene, topFrame } from './scene.ts';
import { describe, Mood, sayings, TouristCard } from './tourist-card.tsx';

const MarkChoice = later(async () => (await import('./race.tsx')).MarkChoice);
const FlightDecision = later(async () => (await import('./flight-decision.tsx')).FlightDecision);

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

function FateDecision({ scene, tourist }: { scene: TourScene; tourist: TouristId }) {
  const { hotel, stay, leave } = scene.words.fate;
  const lines = [
    ['g-key', hotel, 0, 'button:hotel'],
    ['g-plane', stay, -STAY_IN_PLANE, 'button:stay'],
    ['g-patience-leave', leave, -ANGRY, 'button:leave'],
  ] as const;
  return <Lot scene={scene} tourist={tourist} lines={lines} />;
}

function MoodDecision({ scene, desk, tourist, patience }: { scene: TourScene; desk: number; tourist: TouristId; patience: Patience }) {
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

function InterestDecision({ scene, tourist, city }: { scene: TourScene; tourist: TouristId; city: CityId }) {
  const { touching, words } = scene;
  return (
    <div class="to-lot">
      <Asked scene={scene} touch={`tourist:${tourist}`} tourist={tourist} />
      <div class="to-interests">
        {TOURISTS[tourist].interests.map(interest => {
          const points = worth(city, tourist, interest);
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

/** What turning somebody away would cost, where nobody fits any more. */
function CheckInDecision({ scene }: { scene: TourScene }) {
  const { touching, view, viewer, words } = scene;
  if (typeof viewer !== 'number') return null;
  const away = touching.moves.flatMap(move => (move.type === 'turnAway' && !move.complaint ? [move.tourist] : []));
  const { seats } = agencyOf(view, viewer);
  const scoredBy = (tourist: TouristId) =>
    Object.values(seats).find(({ passenger }) => passenger?.tourist === tourist)?.passenger?.scored ?? 0;
  if (away.length === 0) return null;
  return (
    <div class="to-warn" role="note" data-explain="button:leave">
      <Icon name="i-warn" size={24} />
      <ul>
        {away.map(tourist => (
          <li key={tourist}>{words.away(pieceName(scene, tourist), ANGRY + scoredBy(tourist))}</li>
        ))}
      </ul>
    </div>
  );
}

/** What to know before the first week: cities or tourists may run out. */
function Cautions({ scene }: { scene: TourScene }) {
  const { plan } = scene.view;
  const told = (scene.game.cautions?.(plan.options, plan.seats) ?? []).flatMap(odd => scene.texts.warning?.(odd) ?? []);
  if (told.length === 0) return null;
  return (
    <div class="to-warn" role="note" data-explain="cities">
      <Icon name="i-warn" size={24} />
      <p>{told.join(' ')}</p>
    </div>
  );
}

/** On a phone the card itself is tapped once more; a button would push the cards away. */
function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

const BEST = 4;

/** Open cities that would please somebody most. */
function bestCities({ view }: TourScene, tourist: TouristId): readonly { readonly city: CityId; readonly points: number }[] {
  return view.grid
    .flatMap((city, cell) => (city && view.open[cell] ? [{ city, points: worth(city, tourist, bestInterest(city, tourist)) }] : []))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, BEST);
}

/** The tourist pointed at: what the card says in words, and where the journey could go. */
function TouristDecision({ scene }: { scene: TourScene }) {
  const pointed = pointedIn(decisionIn(scene));
  const { touching, words } = scene;
  if (!pointed?.startsWith('tourist:') || !touching.lit(pointed)) return <p class="to-hint">{words.pickTourist}</p>;
  const tourist = pointed.slice('tourist:'.length) as TouristId;
  const name = pieceName(scene, tourist);
  return (
    <div class="to-preview" data-explain={pointed}>
      <h2 class="to-looked">{name}</h2>
      <p class="to-remark">{sayings(scene, tourist, TOURISTS[tourist].patience).join(' · ')}</p>
      <ul class="to-best" aria-label={words.bestCities}>
        {bestCities(scene, tourist).map(({ city, points }) => (
          <li key={city} data-explain={`city:${city}`}>
            {pieceName(scene, city)} <b>{points}</b>
          </li>
        ))}
      </ul>
      {!isPhone() && (
        <Target touching={touching} touch={pointed} label={words.take(name)} class="to-go">
          {words.take(name)}
        </Target>
      )}
    </div>
  );
}

/** The applicant pointed at, with the whole effect. */
function HireDecision({ scene, seat }: { scene: TourScene; seat: Seat }) {
  const pointed = pointedIn(decisionIn(scene));
  const { touching, words } = scene;
  if (!pointed?.startsWith('shown:') || !touching.lit(pointed)) return <p class="to-hint">{words.pickApplicant}</p>;
  const employee = pointed.slice('shown:'.length) as EmployeeId;
  const name = pieceName(scene, employee);
  return (
    <div class="to-preview" data-explain={pointed}>
      <EmployeeCard scene={scene} employee={employee} note={replacing(scene, seat, employee)} />
      {!isPhone() && (
        <Target touching={touching} touch={pointed} label={words.hire(name)} class="to-go">
          {words.hire(name)}
        </Target>
      )}
    </div>
  );
}

/** What helps to decide now. */
export function Decision({ scene }: { scene: TourScene }) {
  const frame = topFrame(scene.view);
  if (!frame || !isAsked(scene)) return null;
  if (scene.touching.path[0] === 'employee:H7') return <MarkChoice scene={scene} />;
  const asked = whoIsAsked(scene);
  switch (frame.phase) {
    case 'sides':
      return <Cautions scene={scene} />;
    case 'draft':
    case 'visa':
      return <TouristDecision scene={scene} />;
    case 'hire':
      return <HireDecision scene={scene} seat={frame.seat} />;
    case 'flight':
      return <FlightDecision scene={scene} />;
    case 'interest': {
      const { visited } = agencyOf(scene.view, frame.seat);
      const city = visited === null ? null : scene.view.grid[visited];
      return asked && city ? <InterestDecision scene={scene} tourist={asked.tourist} city={city} /> : null;
    }
    case 'fate':
      return asked ? <FateDecision scene={scene} tourist={asked.tourist} /> : null;
    case 'checkIn':
      return <CheckInDecision scene={scene} />;
    case 'activity':
      return <MarkChoice scene={scene} />;
    case 'mood':
      return asked?.patience ? <MoodDecision scene={scene} desk={frame.desk} tourist={asked.tourist} patience={asked.patience} /> : null;
    default:
      return null;
  }
}
