// The band of the end screen: the lake at sunset, the last bus, and why it is over.
import { BusBody } from './drawings/pieces.tsx';
import type { Lake } from './scene.ts';

/** Alps, the sun, sails and a bus on the shore. */
export function Finale({ scene }: { scene: Lake }) {
  const { view, words } = scene;
  const why = view.ending ? words.endings[view.ending] : '';
  const dice = view.buses.find(({ town }) => town === view.buses[view.turn.bus ?? 0]?.town)?.dice ?? [];
  return (
    <div class="bt-finale">
      <svg viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle class="ink-y" cx="860" cy="128" r="84" />
        <path class="bt-art-alps" d="M0 190L120 96l70 54 96-104 92 84 70-46 130 84 110-70 90 56 110-104 96 70 76-60 140 110v70H0z" />
        <path class="ink-s" d="M286 46l40 36-16 4-20-10-24 16-16-8zM888 50l40 30-18 6-20-14-26 18-14-8z" />
        <path class="bt-art-hills" d="M0 200q180-40 380-14t420-4 400 6v72H0z" />
        <path class="bt-art-water" d="M0 214h1200v46H0z" />
        <g transform="translate(1010 214) scale(2.4)">
          <path class="ink-s" d="M0-26V0H-15C-8-7-3-15 0-26zM3-20C10-14 14-8 15 0H3z" />
          <path class="ink-r" d="M-17 3H17l-5 6h-24z" />
        </g>
        <g transform="translate(780 206) scale(1.400)">
          <path class="ink-s" d="M0-26V0H-15C-8-7-3-15 0-26zM3-20C10-14 14-8 15 0H3z" />
          <path class="ink-r" d="M-17 3H17l-5 6h-24z" />
        </g>
        <path class="ink-l" d="M0 230q260-24 560 4t640 0v26H0z" />
        <g transform="translate(400 142) scale(1.250)">
          <BusBody number={(view.turn.bus ?? 0) + 1} dice={dice} seats={view.plan.options.seatsPerBus} />
        </g>
      </svg>
      {why && (
        <p>
          <b>{words.over}</b> {why}
        </p>
      )}
    </div>
  );
}
