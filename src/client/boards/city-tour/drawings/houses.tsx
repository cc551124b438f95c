// Pop-up houses and trees; each stands on its origin.

/** What can stand beside a road. */
export type Upright = 'gabled' | 'stepped' | 'long' | 'round-tree' | 'fir';

/** One of them at a place and size, perhaps with walls of another colour. */
export interface StandingHouse {
  readonly kind: Upright;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly wall?: 1 | 2 | 3 | 4;
}

/** A house or tree. */
export function House({ kind, x, y, scale = 1, wall }: StandingHouse) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} style={wall ? { '--ct-wall': `var(--ct-wall-${wall})` } : {}}>
      {DRAWINGS[kind]}
    </g>
  );
}

/** Several, the farther ones first. */
export function Houses({ standing }: { standing: readonly StandingHouse[] }) {
  return (
    <>
      {[...standing]
        .sort((a, b) => a.y - b.y)
        .map(each => (
          <House key={`${each.x},${each.y}`} {...each} />
        ))}
    </>
  );
}

const DRAWINGS = {
  gabled: (
    <>
      <path class="ct-shade" d="M-10-24L8-40 26-24V6H-10z" />
      <path class="ct-wall-a" d="M-16 0V-28L0-44 16-28V0z" />
      <path class="ct-roof" d="M-20-25L0-45 20-25H13L0-37-13-25z" />
      <path class="ct-window" d="M-9-22h7v9h-7zM3-22h7v9H3zM-3-9h7V0h-7z" />
    </>
  ),
  stepped: (
    <>
      <path class="ct-shade" d="M-8-40H20V6H-8z" />
      <path class="ct-wall-b" d="M-13 0V-42h5v-6h5v-6h7v6h5v6h5V0z" />
      <path class="ct-window" d="M-8-38h5v7h-5zM4-38h5v7H4zM-8-26h5v7h-5zM4-26h5v7H4zM-8-14h5v7h-5zM4-12h6V0H4z" />
    </>
  ),
  long: (
    <>
      <path class="ct-shade" d="M-18-18H30V6H-18z" />
      <path class="ct-wall-c" d="M-24 0V-20H24V0z" />
      <path class="ct-roof" d="M-28-19L-20-32H20L28-19z" />
      <path class="ct-window" d="M-18-14h6v8h-6zM-7-14h6v8h-6zM6-12h7V0H6z" />
    </>
  ),
  'round-tree': (
    <>
      <path class="ct-shade" d="M-8-14a14 14 0 1 1 24 0z" />
      <path class="ct-trunk" d="M-2-8h4V0h-4z" />
      <circle class="ct-leaves" cy="-18" r="13" />
      <path class="ct-leaves-2" d="M0-31a13 13 0 0 1 0 26z" />
    </>
  ),
  fir: (
    <>
      <path class="ct-shade" d="M-6 4L8-40 18 4z" />
      <path class="ct-leaves-2" d="M-11 0L0-42V0z" />
      <path class="ct-leaves" d="M0-42L11 0H0z" />
    </>
  ),
} as const;
