import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameEntry, type Seat, type Voice, voiceOf } from '../../kernel/index.ts';
import type { Compared } from '../arrival/best.ts';
import { countUp } from '../arrival/counting.ts';
import type { Beside, Ending, LastChance, Reason } from '../arrival/ending.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { useStill } from '../ui/index.ts';
import type { Arrived } from './arriving.ts';
import { LookedAt } from './looked-at.tsx';
import { plainTitle } from './plain-arrival.tsx';
import '../arrival/styles/stage.css';
import '../arrival/styles/paper.css';
import '../arrival/styles/small.css';

interface EndPageProps {
  readonly entry: GameEntry;
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly arrived: Arrived;
  readonly ending: Ending;
  readonly best: Compared | undefined;
  /** Until when a lost match could be won, where that is known and can be tried. */
  readonly chance: LastChance | undefined;
  /** Something that stands before everything else on the paper. */
  readonly notice?: ComponentChildren;
  /** Leads to the table itself. */
  readonly look: () => void;
  /** What one can do now. */
  readonly children: ComponentChildren;
}

/** The scene of an end, told to the one person of this device: a seat that a bot played on for them is still theirs. */
export function endSceneOf(scene: Scene): Scene {
  const [me, ...others] = scene.seats.filter(({ isMine }) => isMine);
  return me && others.length === 0 ? { ...scene, voice: toSeat(scene, me.seat) } : scene;
}

function toSeat({ seats }: Scene, you: Seat | null): Voice {
  return voiceOf(seat => seats[seat]?.name ?? '', you);
}

/** How the end of this match is told to whoever looks on, with the winner beside whoever lost. */
export function endingOf({ arrival, own, words }: Arrived, scene: Scene, isTeam: boolean): Ending {
  const ending = arrival.tell(scene, own);
  const beside = isTeam ? undefined : besideOf(ending, arrival.tell({ ...scene, voice: toSeat(scene, null) }, own));
  return {
    ...ending,
    ...(beside && { beside }),
    title: ending.title || plainTitle(scene, isTeam, words, ending.figure(ending.result)),
  };
}

/** The winner's part of an end that is told to nobody in particular; undefined where the person told of is the winner. */
function besideOf({ seat }: Ending, { seat: winner, reasons, places }: Ending): Beside | undefined {
  const place = places.find(each => each.seat === winner);
  return winner === seat || !place ? undefined : { seat: winner, name: place.name, figure: place.figure, reasons };
}

/** The end of a game in place of its table: the finished board in a frame, the printed thing beside it, and what one can do now. */
export function EndPage({ entry, kit, scene, arrived, ending, best, chance, notice, look, children }: EndPageProps) {
  const { arrival, own, words } = arrived;
  const [shown, show] = useState<Reason | null>(null);
  const [isStill, calm] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => (stage.current && !isStill ? countUp(stage.current) : undefined), [isStill]);
  const title = (
    <h1 ref={heading} id="end-title" tabIndex={-1}>
      {ending.title}
    </h1>
  );
  return (
    <main
      class="end-screen"
      id="content"
      data-game={entry.id}
      data-still={isStill}
      data-lost={ending.isLost ?? false}
      aria-labelledby="end-title"
      onPointerDown={() => calm(true)}
      onKeyDown={() => calm(true)}
    >
      <div class="end-stage" ref={stage} style={{ '--ratio': `${arrival.ratio}` }}>
        <arrival.Ground />
        <FramedBoard kit={kit} scene={scene} label={ending.board} open={words.board} look={look}>
          {shown && <LookedAt marks={shown.marks} />}
        </FramedBoard>
        <article class="end-paper">
          {notice}
          <arrival.Paper
            scene={scene}
            ending={ending}
            own={own}
            words={words}
            title={title}
            best={best}
            chance={chance}
            ring={{ shown, show }}
          />
        </article>
      </div>
      <nav class="end-actions" aria-label={words.what}>
        {children}
      </nav>
    </main>
  );
}

interface FramedProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly label: string;
  readonly open: string;
  readonly look: () => void;
  readonly children: ComponentChildren;
}

/** The finished board: one picture, and a way to the table itself. */
function FramedBoard({ kit, scene, label, open, look, children }: FramedProps) {
  const { Board } = boardOf(kit);
  const board = useStill(() => <Board scene={scene} />, [kit, scene.view, scene.words]);
  return (
    <div class="end-hero">
      <div class="end-frame">
        <div class="end-board" role="img" aria-label={label}>
          <div class="board" inert>
            {board}
          </div>
        </div>
        {children}
        <button type="button" class="end-look" aria-label={open} title={open} onClick={look} />
      </div>
    </div>
  );
}
