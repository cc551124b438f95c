/** A sign of the sprite, decorative unless it is named. */
export function Icon({ name, size = 20, label }: { name: string; size?: 12 | 16 | 20 | 24 | 32; label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" {...named}>
      <use href={`#${name}`} />
    </svg>
  );
}

/** The same sign inside a drawing, at a place and size in its units. */
export function Sign({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  return <use href={`#${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
