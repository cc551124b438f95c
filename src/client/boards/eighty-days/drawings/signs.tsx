// Signs the sprite does not have, on its grid of 24.
import { Icon, Sign } from '../../../ui/index.ts';

const OWN: Readonly<Record<string, string>> = {
  watch:
    'M10 1.5H14V4.2A9 9 0 1 1 10 4.2zM12 6.5A6.5 6.5 0 1 0 12 19.5A6.5 6.5 0 1 0 12 6.5zM11.2 8.5H12.8V12.5L15.6 14.3 14.7 15.6 11.2 13.4z',
  trade: 'M3 7.5H15V4L21.5 9 15 14V10.5H3zM21 16.5H9V20L2.5 15.5 7 12V13.5H21z',
};

const SPACE_SIGNS: Readonly<Record<string, string>> = {
  coin: 'g-coin',
  balloon: 'g-balloon',
  event: 'g-event-card',
  detective: 'g-detective',
};

/** The pocket watch, or the two arrows of the trade. */
export function OwnIcon({ name, size = 20 }: { name: 'watch' | 'trade'; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={OWN[name] ?? ''} />
    </svg>
  );
}

/** The sign of a space of the action track. */
export function SpaceIcon({ space, size = 24 }: { space: string; size?: 16 | 20 | 24 | 32 }) {
  const sprite = SPACE_SIGNS[space];
  if (sprite) return <Icon name={sprite} size={size} />;
  return <OwnIcon name={space === 'start' ? 'watch' : 'trade'} size={size} />;
}

const CHIP_SIGNS = { coin: 'g-coin', travel: 'g-travel-card', event: 'g-event-card', day: 'g-day' } as const;

const ROSETTE =
  'M14 0L10.8 2.9L12.1 7L7.9 7.9L7 12.1L2.9 10.8L0 14L-2.9 10.8L-7 12.1L-7.9 7.9L-12.1 7L-10.8 2.9L-14 0L-10.8 -2.9L-12.1 -7L-7.9 -7.9L-7 -12.1L-2.9 -10.8L0 -14L2.9 -10.8L7 -12.1L7.9 -7.9L12.1 -7L10.8 -2.9z';

/** A bonus chip round its origin: the red one is a rosette, the blue one a double ring. */
export function BonusChip({ colour, kind }: { colour: 'red' | 'blue'; kind: keyof typeof CHIP_SIGNS }) {
  return (
    <g class={`ed-chip ed-chip-${colour}`}>
      {colour === 'red' ? (
        <path class="body" d={ROSETTE} />
      ) : (
        <>
          <circle class="body" r="13" />
          <circle class="inner" r="10.3" />
        </>
      )}
      <Sign name={CHIP_SIGNS[kind]} x={0} y={0} size={15} />
    </g>
  );
}

/** A chip for who comes first, beside the one for who comes last. */
export function ChipPair({ kind }: { kind: keyof typeof CHIP_SIGNS }) {
  return (
    <svg viewBox="-16 -16 66 32" width="66" height="32" aria-hidden="true">
      <BonusChip colour="red" kind={kind} />
      <g transform="translate(34 0)">
        <BonusChip colour="blue" kind={kind} />
      </g>
    </svg>
  );
}

/** The squares of a route's slots, as text. */
export function SlotSquares({ slots }: { slots: readonly ('T' | 'S')[] }) {
  return (
    <span class="ed-squares" aria-hidden="true">
      {slots.map((kind, index) => (
        <i key={index} class={`ed-square k-${kind}`}>
          <Icon name={kind === 'T' ? 'g-train' : 'g-ship'} size={16} />
        </i>
      ))}
      {slots.length === 0 && (
        <i class="ed-square k-E">
          <Icon name="g-elephant" size={16} />
        </i>
      )}
    </span>
  );
}

/** A few coins on each other; at most five edges. */
export function CoinStack({ coins }: { coins: number }) {
  const edges = Array.from({ length: Math.min(coins, 5) }, (_, edge) => 36 - edge * 6);
  return (
    <svg class="ed-coins" viewBox="0 0 60 46" aria-hidden="true">
      {edges.map(y => (
        <ellipse key={y} cx="30" cy={y} rx="22" ry="8" />
      ))}
      {edges.length === 0 && <ellipse class="none" cx="30" cy="34" rx="22" ry="8" />}
    </svg>
  );
}
