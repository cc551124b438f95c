import type { Square } from './toured.ts';

const INKS: Readonly<Record<Square, string>> = {
  purple: '#a07be0',
  brown: '#a9744f',
  blue: '#4f9bd9',
  green: '#3fb28a',
  orange: '#f0a04b',
  none: 'none',
};
/** Where the sites lie along the road, in a frame of 1000 by 850. */
const PLACES = [
  [170, 700],
  [500, 700],
  [830, 700],
  [830, 430],
  [500, 430],
  [170, 430],
] as const;
const ROAD = 'M20 700H830a135 135 0 0 0 0 -270H170a135 135 0 0 1 0 -270H900';

/** The sites of a city in the order in which they were passed: with a tick and a colour where travellers got off. */
export function CityWay({ squares }: { squares: readonly Square[] }) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={ROAD} stroke="#6d505c" stroke-width="84" />
      <path d={ROAD} stroke="#fffaf0" stroke-width="5" stroke-dasharray="26 30" opacity="0.7" />
      {squares.slice(0, PLACES.length).map((square, at) => (
        <g key={at} transform={`translate(${PLACES[at]?.join(' ')})`}>
          <circle r="64" fill="#43293a" stroke="#fffaf0" stroke-width="6" stroke-dasharray={square === 'none' ? '14 18' : undefined} />
          {square !== 'none' && <circle r="50" fill={INKS[square]} />}
          {square !== 'none' && <path d="M-22 2l15 17 30-36" stroke="#fffaf0" stroke-width="12" />}
        </g>
      ))}
      <g transform="translate(620 92)" stroke="none">
        <rect width="250" height="116" rx="22" fill="#e8663d" />
        {[18, 78, 138].map(x => (
          <rect key={x} x={x} y="20" width="48" height="40" rx="8" fill="#fffaf0" />
        ))}
        <path d="M198 20h24q16 0 16 16v24h-40z" fill="#fffaf0" />
        <path d="M0 74h250" stroke="#f5c15b" stroke-width="8" />
        {[62, 190].map(x => (
          <circle key={x} cx={x} cy="116" r="24" fill="#35222e" stroke="#fffaf0" stroke-width="7" />
        ))}
      </g>
    </g>
  );
}
