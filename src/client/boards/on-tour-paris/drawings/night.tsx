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

/** The saxophone of the poster, in a box of about 300 by 360. */
export function Saxophone() {
  return (
    <g class="sax">
      <path
        class="sax-body"
        d="M214 196C210 184 216 176 228 178L262 186C276 190 282 198 286 214L330 424C336 452 352 470 372 466C394 462 400 440 396 412L388 352C382 344 372 336 362 330L452 306C450 318 446 330 444 344L450 412C458 478 430 524 380 530C326 536 288 500 276 444L238 226C236 216 232 212 224 208zM214 206L176 214q-8 1-8-6t7-9l40-15z"
      />
      <path
        class="sax-gold"
        d="M205 184l14-5 7 28-14 3zM270.500 268a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0zM279.500 308a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0zM287.500 348a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0zM295.500 388a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0zM304.500 428a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0z"
      />
      <path class="sax-line" d="M352 334L462 304M300 262l26 122M348 492q28 16 54-6" />
    </g>
  );
}

/** A note of music. */
export function Note({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  return (
    <path
      class="note"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      d="M-12 5a13 9.500-20 1 0 25-10a13 9.500-20 1 0-25 10zM8-4V-58h5V-2zM10-58c6 14 24 14 22 36-4-12-14-12-22-14z"
    />
  );
}
