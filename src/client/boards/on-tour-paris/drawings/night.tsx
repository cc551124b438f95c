// The stage: midnight, rays and the moon; and the roofs of the header.

const CENTRE = [52, 350] as const;
const RAYS = Array.from({ length: 30 }, (_, ray) => {
  const at = (turn: number) => {
    const angle = (turn * Math.PI) / 30;
    return `${Math.round(CENTRE[0] + 1600 * Math.cos(angle))} ${Math.round(CENTRE[1] + 1600 * Math.sin(angle))}`;
  };
  return `M${CENTRE.join(' ')}L${at(2 * ray)} ${at(2 * ray + 1)}z`;
}).join('');

const ROOFS =
  'M0 56V40l6-14h30l6 14v-8l8-18h34l8 18v8l5-10h20l5 10v-6l9-20h40l9 20v6l6-12h26l6 12v-4l8-16h36l8 16v4l6-14h24l6 14v-8l8-16h34l8 16v8l6-12h20l6 12v16z';
const WINDOWS =
  'M12 40h5v8h-5zM26 40h5v8h-5zM58 26h5v8h-5zM72 26h5v8h-5zM58 40h5v8h-5zM140 24h5v8h-5zM156 24h5v8h-5zM156 40h5v8h-5zM236 30h5v8h-5zM252 30h5v8h-5zM236 44h5v6h-5zM330 28h5v8h-5zM346 28h5v8h-5zM346 42h5v8h-5zM290 40h5v8h-5zM104 44h5v6h-5z';

/** The night behind the map. */
export function Night() {
  return (
    <svg class="night" viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <Moon x={CENTRE[0]} y={CENTRE[1]} />
    </svg>
  );
}

/** A moon in three flat rings. */
export function Moon({ x, y }: { x: number; y: number }) {
  return (
    <g class="moon" transform={`translate(${x} ${y})`}>
      <circle class="moon-far" r="200" />
      <circle class="moon-near" r="158" />
      <circle class="moon-disc" r="114" />
    </g>
  );
}

/** Roofs with lit windows. */
export function Roofs() {
  return (
    <svg class="roofs" viewBox="0 0 420 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path class="roof" d={ROOFS} />
      <path class="window" d={WINDOWS} />
    </svg>
  );
}
