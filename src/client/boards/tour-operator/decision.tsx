// Inside the prompt: whom to take or hire, what becomes of somebody, which row to mark.
import { useEffect } from 'preact/hooks';
import { ANGRY, bestInterest, type CityId, type EmployeeId, type TouristId, worth } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon, later, PHONE } from '../../ui/index.ts';
import { EmployeeCard, replacing } from './employees.tsx';
import { whoIsAsked } from './prompt.ts';
import { agencyOf, boxIn, isAsked, lookedAt, pieceName, type TourScene, topFrame } from './scene.ts';
import { sayings } from './tourist-card.tsx';

const MarkChoice = later(async () => (await import('./race.tsx')).MarkChoice);
const FlightDecision = later(async () => (await import('./flight-decision.tsx')).FlightDecision);
const FateDecision = later(async () => (await import('./lots.tsx')).FateDecision);
const MoodDecision = later(async () => (await import('./lots.tsx')).MoodDecision);
const InterestDecision = later(async () => (await import('./lots.tsx')).InterestDecision);

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

const BEST = 4;

/** Open cities that would please somebody most. */
function bestCities({ view }: TourScene, tourist: TouristId): readonly { readonly city: CityId; readonly points: number }[] {
  const box = boxIn({ view });
  return view.grid
    .flatMap((city, cell) =>
      city && view.open[cell] ? [{ city, points: worth(box, city, tourist, bestInterest(box, city, tourist)) }] : [],
    )
    .toSorted((a, b) => b.points - a.points)
    .slice(0, BEST);
}

/** The tourist pointed at: what the card says in words, and where the journey could go. */
function TouristDecision({ scene }: { scene: TourScene }) {
  const tourist = lookedAt(scene, 'tourist:') as TouristId | undefined;
  const { words } = scene;
  if (!tourist) return <p class="to-hint">{words.pickTourist}</p>;
  const name = pieceName(scene, tourist);
  return (
    <div class="to-preview" data-explain={`tourist:${tourist}`}>
      <h2 class="to-looked">{name}</h2>
      <p class="to-remark">{sayings(scene, tourist, boxIn(scene).tourists[tourist].patience).join(' · ')}</p>
      <ul class="to-best" aria-label={words.bestCities}>
        {bestCities(scene, tourist).map(({ city, points }) => (
          <li key={city} data-explain={`city:${city}`}>
            {pieceName(scene, city)} <b>{points}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The applicant pointed at, with the whole effect. */
function HireDecision({ scene, seat }: { scene: TourScene; seat: Seat }) {
  const employee = lookedAt(scene, 'shown:') as EmployeeId | undefined;
  if (!employee) return <p class="to-hint">{scene.words.pickApplicant}</p>;
  return (
    <div class="to-preview" data-explain={`shown:${employee}`}>
      <EmployeeCard scene={scene} employee={employee} note={replacing(scene, seat, employee)} />
    </div>
  );
}

const CHOSEN_FIRST = /^(tourist|shown|city):/;

/** On a phone, what was chosen on the map or far down brings the question and its button back into sight. */
function useSight({ touching }: TourScene): void {
  const chosen = touching.path.at(-1);
  useEffect(() => {
    if (chosen && CHOSEN_FIRST.test(chosen) && matchMedia(PHONE).matches)
      document.querySelector('#prompt')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
}

/** What helps to decide now. */
export function Decision({ scene }: { scene: TourScene }) {
  useSight(scene);
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
      return asked?.patience ? <MoodDecision scene={scene} tourist={asked.tourist} patience={asked.patience} /> : null;
    default:
      return null;
  }
}
