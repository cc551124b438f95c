import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AROUND = 5;
/** Smaller things would hide in their ring. */
const LEAST = 26;

/** Rings the places of a reason on the board, and dims the rest. */
export function LookedAt({ marks }: { marks: readonly string[] }) {
  const veil = useRef<SVGSVGElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = marks.join(' ');
  useLayoutEffect(() => {
    const measure = () => setSpots(veil.current ? spotsOf(veil.current, marks) : []);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [key]);
  const holes = spots.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
  return (
    <svg class="end-veil" ref={veil} aria-hidden="true">
      {spots.length > 0 && <path class="end-veil-rest" fill-rule="evenodd" d={`M0 0h4000v4000H0z${holes}`} />}
      {spots.map(spot => (
        <rect key={`${spot.x} ${spot.y}`} class="end-veil-ring" rx="9" {...spot} />
      ))}
    </svg>
  );
}

/** Where things of these names are drawn, in the measures of the frame: it may be turned, so only offsets from its middle count. */
function spotsOf(veil: SVGSVGElement, marks: readonly string[]): readonly Spot[] {
  const frame = veil.parentElement;
  if (!frame) return [];
  const outer = frame.getBoundingClientRect();
  const [middleX, middleY] = [outer.left + outer.width / 2, outer.top + outer.height / 2];
  return [...new Set(marks)].flatMap(mark => {
    const name = CSS.escape(mark);
    const thing = frame.querySelector(`[data-touch="${name}"], [data-explain="${name}"]`);
    const box = thing?.getBoundingClientRect();
    if (!box || box.width === 0) return [];
    const [width, height] = [Math.max(LEAST, box.width) + 2 * AROUND, Math.max(LEAST, box.height) + 2 * AROUND];
    const [x, y] = [
      box.left + box.width / 2 - middleX + frame.offsetWidth / 2,
      box.top + box.height / 2 - middleY + frame.offsetHeight / 2,
    ];
    return [{ x: Math.round(x - width / 2), y: Math.round(y - height / 2), width: Math.round(width), height: Math.round(height) }];
  });
}
