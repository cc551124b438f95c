const [NEAR, MIDDLE, FAR] = [26, 50, 74];

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  3: [
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
  ],
  4: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [NEAR, MIDDLE],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, MIDDLE],
    [FAR, FAR],
  ],
};

/** The die showing a number, or a question mark before it is rolled. */
export function Die({ value, rolling = false }: { value: number | null; rolling?: boolean }) {
  return (
    <svg class="ed-die" data-rolling={rolling} viewBox="0 0 100 100" aria-hidden="true">
      <rect class="edge" x="2" y="2" width="96" height="96" rx="22" />
      <rect class="face" x="6" y="6" width="88" height="88" rx="19" />
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} class="pip" cx={x} cy={y} r="9" />
      ))}
      {value === null && (
        <text class="unknown" x="50" y="70">
          ?
        </text>
      )}
    </svg>
  );
}
