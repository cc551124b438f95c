// The band of the end screen: the saxophone before the moon, and everybody's tour as a stamp.
import { Piece } from '../../ui/index.ts';
import { Moon, Note, Saxophone } from './drawings/night.tsx';
import { MiniMap } from './map/mini.tsx';
import { marksOf, nameOf, type Paris } from './scene.ts';

/** The motif, and the small multiples: route in gold, the best one dashed. */
export function Finale({ scene }: { scene: Paris }) {
  const { view, words } = scene;
  const results = (view.results ?? []).map((result, seat) => ({ ...result, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <div class="finale">
      <svg class="finale-motif" viewBox="0 0 420 420" aria-hidden="true">
        <Moon x={210} y={210} />
        <g transform="translate(-78 -88) scale(.900)">
          <Saxophone />
        </g>
        <Note x={330} y={110} turn={8} scale={0.8} />
        <Note x={372} y={170} turn={-6} scale={0.6} />
        <Note x={300} y={60} turn={10} scale={0.5} />
      </svg>
      <ul class="finale-maps">
        {results.map(({ seat, points, best, route }) => (
          <li key={seat}>
            <MiniMap marks={marksOf(scene, seat)} route={route} best={best.points > points ? best.route : []} />
            <span class="finale-name">
              <Piece seat={seat} size={18} />
              {nameOf(scene, seat)}
            </span>
            <b>{points}</b>
            <small>{best.points > points ? words.possible(best.points) : words.allFound}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
