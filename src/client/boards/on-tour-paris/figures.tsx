// The figures of a player's row: the stamp of the map, and what stands on it.
import { meaning } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { MapButton, stateWord } from './gallery.tsx';
import { ownScreen, sketchOf } from './own-screen.ts';
import { marksOf, ownSeat, type Paris } from './scene.ts';
import { aidOf } from './sketch.ts';

/** With more players than this the stamps are smaller. */
const MANY = 4;

interface FiguresProps {
  readonly scene: Paris;
  readonly seat: Seat;
  readonly compact: boolean;
}

/** A player's figures; compact ones are a single figure. */
export function SeatFigures({ scene, seat, compact }: FiguresProps) {
  const { view, words } = scene;
  const open = ownScreen.value;
  const result = view.results?.[seat];
  if (compact) return result ? <b class="figure-big">{result.points}</b> : <Circles scene={scene} seat={seat} />;
  const isShown = open.shownMap === seat || (open.shownMap === null && seat === ownSeat(scene));
  return (
    <div class={`figures ${view.plan.seats > MANY ? 'many' : ''}`}>
      {view.plan.seats > 1 && <MapButton scene={scene} seat={seat} isShown={isShown} />}
      <div class="figures-text">
        <Marks scene={scene} seat={seat} />
        <p class={`figures-state ${!result && view.players[seat]?.left === 0 ? 'done' : ''}`}>
          {view.roller === seat && view.phase !== 'route' && view.phase !== null && (
            <span data-explain="roller">
              <Icon name="i-dice" size={16} label={words.rolls} />
            </span>
          )}
          {result ? words.possible(result.best.points) : stateWord(scene, seat)}
        </p>
      </div>
      <Points scene={scene} seat={seat} />
    </div>
  );
}

/** The points: of the route once it is revealed, of one's own sketch before. */
function Points({ scene, seat }: { scene: Paris; seat: Seat }) {
  const { view, viewer, words } = scene;
  const open = ownScreen.value;
  const result = view.results?.[seat];
  if (result) return <Big value={result.points} label={words.points(result.points)} />;
  const sketch = sketchOf(open, viewer);
  if (seat !== ownSeat(scene) || sketch.length === 0) return null;
  const score = aidOf(view, sketch).score;
  return score && <Big value={score.points} label={words.yourSketch} />;
}

function Big({ value, label }: { value: number; label: string }) {
  return (
    <p class="figures-points" data-explain="points">
      <b class="figure-big">{value}</b>
      {label}
    </p>
  );
}

function countOf(scene: Paris, seat: Seat) {
  const marks = (marksOf(scene, seat) ?? []).flatMap(mark => (mark ? [meaning(mark)] : []));
  return {
    circled: marks.filter(({ circled }) => circled).length,
    stars: marks.filter(({ kind }) => kind === 'star').length,
    crosses: marks.filter(({ kind }) => kind === 'x').length,
  };
}

function Circles({ scene, seat }: { scene: Paris; seat: Seat }) {
  if (!marksOf(scene, seat)) return null;
  return (
    <span class="counter g-circle-mark" data-explain="mark:circle">
      <Icon name="g-circle-mark" size={16} label={scene.words.circledShort} />
      {countOf(scene, seat).circled}
    </span>
  );
}

function Marks({ scene, seat }: { scene: Paris; seat: Seat }) {
  const { words } = scene;
  if (!marksOf(scene, seat)) {
    return (
      <p class="counters">
        <Icon name="i-eye-off" size={16} label={words.hidden} />
      </p>
    );
  }
  const { circled, stars, crosses } = countOf(scene, seat);
  const counters = [
    { icon: 'g-circle-mark', value: circled, label: words.circledShort, explains: 'mark:circle' },
    { icon: 'g-star', value: stars, label: words.starsShort, explains: 'mark:star' },
    { icon: 'g-x-mark', value: crosses, label: words.xShort, explains: 'mark:x' },
  ];
  return (
    <p class="counters">
      {counters.map(({ icon, value, label, explains }) => (
        <span key={icon} class={`counter ${icon}`} title={label} data-explain={explains}>
          <Icon name={icon} size={16} label={label} />
          {value}
        </span>
      ))}
    </p>
  );
}
