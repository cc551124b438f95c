import type { CityId } from '../../../../games/tour-operator/table.ts';
import { POSTERS, STAMPS } from './posters.ts';
import { Shape, Shapes } from './shapes.tsx';

/** A part of a poster: a shape, or a stamp with its place and size. */
function PosterShape({ of }: { of: string }) {
  const [name = '', x, y, size] = of.split(' ');
  const stamp = STAMPS[name];
  if (!stamp) return <Shape of={of} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Shapes of={stamp} />
    </g>
  );
}

/** The landmark of a city. */
export function CityMotif({ city }: { city: CityId }) {
  return (
    <svg class="to-motif" viewBox="0 0 150 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {POSTERS[city].map(shape => (
        <PosterShape key={shape} of={shape} />
      ))}
    </svg>
  );
}
