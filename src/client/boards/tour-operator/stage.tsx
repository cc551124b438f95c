// What lies on the table for a while: new tourists, dice, applicants.
import type { ComponentChildren } from 'preact';
import {
  EMPLOYEES,
  type EmployeeId,
  FACES,
  type Face,
  type Frame,
  MOST_SWAPS,
  type TouristId,
} from '../../../games/tour-operator/table.ts';
import type { Seat, Touch } from '../../../kernel/index.ts';
import { type Fingers, Icon, Piece, Target, usePointing } from '../../ui/index.ts';
import { DieFace } from './drawings/art.tsx';
import { EmployeeCard, replacing } from './employees.tsx';
import { boxIn, decisionIn, isAsked, nameOf, pieceName, type TourScene, topFrame } from './scene.ts';
import { describe, TouristCard } from './tourist-card.tsx';

/** A face in a word that fits under a die. */
function faceName(scene: TourScene, face: Face): string {
  return face === 'seat' || face === 'room' ? scene.words.tokenNames[face](1) : pieceName(scene, face);
}

function Stage({ title, aside, kind, children }: { title: string; aside?: ComponentChildren; kind: string; children: ComponentChildren }) {
  return (
    <section class={`to-stage to-stage-${kind}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Tourists to choose from: the draft, or the visa consultant's two. */
function Display({ scene, tourists, aside }: { scene: TourScene; tourists: readonly TouristId[]; aside?: ComponentChildren }) {
  const { watch } = usePointing(scene.touching, 'tourist:', decisionIn(scene));
  return (
    <Stage title={scene.words.display} kind="tourists" aside={aside}>
      <div class="to-display" {...watch}>
        {tourists.map(tourist => (
          <Target
            key={tourist}
            touching={scene.touching}
            touch={`tourist:${tourist}`}
            label={describe(scene, tourist, boxIn(scene).tourists[tourist].patience)}
            class="to-pick"
          >
            <TouristCard scene={scene} tourist={tourist} patience={boxIn(scene).tourists[tourist].patience} isLarge />
          </Target>
        ))}
      </div>
    </Stage>
  );
}

function Order({ scene, order }: { scene: TourScene; order: readonly Seat[] }) {
  const names = order.map(seat => nameOf(scene, seat) ?? scene.words.you).join(', ');
  return (
    <span class="to-order" role="img" aria-label={`${scene.words.draftOrder}${scene.words.colon}${names}`} data-explain="start">
      {order.map((seat, at) => (
        <span key={seat} data-now={at === 0}>
          <Piece seat={seat} size={22} />
        </span>
      ))}
    </span>
  );
}

interface Lying {
  readonly face: Face;
  /** Which touch of the path chose it, from 0; −1 for none. */
  readonly chosenAt: number;
}

/** The dice as they lie, each told which touch chose it: equal faces are taken from the left. */
function lying(faces: readonly Face[], path: readonly Touch[]): readonly Lying[] {
  const left = path.map(touch => touch);
  return faces.map(face => {
    const chosenAt = left.indexOf(`die:${face}`);
    if (chosenAt >= 0) left[chosenAt] = '';
    return { face, chosenAt };
  });
}

/** What happens to a chosen die. */
function dieMark(scene: TourScene, chosenAt: number): 'discard' | 'change' | 'reroll' | undefined {
  if (chosenAt < 0) return undefined;
  const [first] = scene.touching.path;
  if (first === 'employee:O3') return 'reroll';
  return chosenAt === 0 && topFrame(scene.view)?.phase === 'dice' ? 'discard' : 'change';
}

const MARK_ICONS = { discard: 'g-die-discard', change: 'i-rotate', reroll: 'i-refresh' } as const;

function Dice({ scene, faces, isRolling }: { scene: TourScene; faces: readonly Face[]; isRolling: boolean }) {
  const { touching, words } = scene;
  const markWords = { discard: words.dieDiscard, change: words.dieChange, reroll: words.dieReroll };
  return (
    <div class={isRolling ? 'to-dice to-rolling' : 'to-dice'}>
      {lying(faces, touching.path).map(({ face, chosenAt }, at) => {
        const mark = dieMark(scene, chosenAt);
        const fingers: Fingers = { ...touching, chosen: () => mark !== undefined };
        const label = [words.die(pieceName(scene, face)), ...(mark ? [markWords[mark]] : [])].join(', ');
        return (
          <Target key={`${at}`} touching={fingers} touch={`die:${face}`} label={label} class={`to-cube${mark ? ` to-${mark}` : ''}`}>
            <DieFace face={face} />
            <em>{mark ? markWords[mark] : faceName(scene, face)}</em>
            {mark && (
              <i>
                <Icon name={MARK_ICONS[mark]} size={16} />
              </i>
            )}
          </Target>
        );
      })}
    </div>
  );
}

/** The ring of faces a die can be turned to, while one is chosen. */
function FaceRing({ scene, title }: { scene: TourScene; title: string }) {
  const { touching } = scene;
  if (!FACES.some(face => touching.lit(`face:${face}`))) return null;
  return (
    <div class="to-ring">
      <h3>{title}</h3>
      {FACES.filter(face => touching.lit(`face:${face}`)).map(face => (
        <Target key={face} touching={touching} touch={`face:${face}`} label={pieceName(scene, face)} class="to-cube">
          <DieFace face={face} />
          <em>{faceName(scene, face)}</em>
        </Target>
      ))}
    </div>
  );
}

function facesOf(counts: readonly number[]): readonly Face[] {
  return FACES.flatMap((face, at) => Array.from({ length: counts[at] ?? 0 }, () => face));
}

/** What can still be done to the dice: swaps, and a turn for free where an employee offers one. */
function Swaps({ scene, swaps }: { scene: TourScene; swaps: number }) {
  const { touching, words } = scene;
  const isOffered = touching.lit('button:turn') || touching.chosen('button:turn');
  return (
    <>
      {isOffered && (
        <Target touching={touching} touch="button:turn" label={words.turnFree} class="to-chip to-turn">
          <Icon name="i-rotate" size={16} />
          {words.turnFree}
        </Target>
      )}
      <span class="to-aside" data-explain="swaps">
        {words.swapsLeft(Math.max(0, MOST_SWAPS - swaps))}
      </span>
    </>
  );
}

function DiceTray({
  scene,
  seat,
  faces,
  swaps,
  isRolling,
}: {
  scene: TourScene;
  seat: Seat;
  faces: readonly Face[];
  swaps: number;
  isRolling: boolean;
}) {
  const { words } = scene;
  const title = words.dice(nameOf(scene, seat));
  return (
    <Stage title={title} kind="dice" aside={<Swaps scene={scene} swaps={swaps} />}>
      <Dice scene={scene} faces={faces} isRolling={isRolling} />
      <FaceRing scene={scene} title={words.faces} />
    </Stage>
  );
}

function RewardTray({ scene, employees, wilds }: { scene: TourScene; employees: number; wilds: number }) {
  const faces: readonly Face[] = [
    ...Array.from({ length: employees }, () => 'employee' as const),
    ...Array.from({ length: wilds }, () => 'wild' as const),
  ];
  return (
    <Stage title={scene.words.rewards} kind="dice">
      <Dice scene={scene} faces={faces} isRolling={false} />
      <FaceRing scene={scene} title={scene.words.rewardFaces} />
    </Stage>
  );
}

function Applicants({ scene, seat, shown }: { scene: TourScene; seat: Seat; shown: readonly EmployeeId[] }) {
  const { words } = scene;
  const { watch } = usePointing(scene.touching, 'shown:', decisionIn(scene));
  return (
    <Stage title={words.forHire} kind="hire">
      <div class="to-applicants" {...watch}>
        {shown.map(employee => {
          const note = replacing(scene, seat, employee);
          const kind = EMPLOYEES[employee].oneTime ? words.oneTime : words.weekly;
          const label = [
            pieceName(scene, employee),
            words[EMPLOYEES[employee].place],
            pieceName(scene, `effect:${employee}`),
            kind,
            note,
          ].join('. ');
          return (
            <Target key={employee} touching={scene.touching} touch={`shown:${employee}`} label={label} class="to-pick">
              <EmployeeCard scene={scene} employee={employee} note={note} isShort />
            </Target>
          );
        })}
      </div>
    </Stage>
  );
}

function DraftStage({ scene, frame }: { scene: TourScene; frame: Frame & { readonly phase: 'draft' } }) {
  return <Display scene={scene} tourists={frame.display} aside={<Order scene={scene} order={frame.order} />} />;
}

/** Whether a seat or a room is being chosen, so that the buildings must be seen. */
function isInTheHouse({ touching }: TourScene): boolean {
  return touching.path.some(touch => touch.startsWith('token:') || touch.startsWith('employee:P') || touch.startsWith('employee:H'));
}

/** The stage of the moment, where there is one. */
export function stageOf(scene: TourScene): ComponentChildren {
  const { happening, view } = scene;
  const frame = topFrame(view);
  switch (frame?.phase) {
    case 'draft':
      return frame.display.length > 0 ? <DraftStage scene={scene} frame={frame} /> : null;
    case 'visa':
      return frame.drawn.length > 0 ? <Display scene={scene} tourists={frame.drawn} /> : null;
    case 'dice':
      return (
        <DiceTray
          scene={scene}
          seat={frame.seat}
          faces={facesOf(frame.dice)}
          swaps={frame.swaps}
          isRolling={happening?.type === 'rolled' || happening?.type === 'rerolled'}
        />
      );
    case 'reward':
      return isAsked(scene) || frame.employees + frame.wilds > 0 ? (
        <RewardTray scene={scene} employees={frame.employees} wilds={frame.wilds} />
      ) : null;
    case 'hire':
      return isInTheHouse(scene) ? null : <Applicants scene={scene} seat={frame.seat} shown={frame.shown} />;
    default:
      return null;
  }
}
