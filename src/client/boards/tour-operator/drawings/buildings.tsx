// The three houses behind the cards of an agency.

const STRIPES = Array.from({ length: 12 }, (_, stripe) => stripe);

/** The office under its awning. */
export function Awning() {
  return (
    <svg class="to-house" viewBox="0 0 270 140" preserveAspectRatio="none" aria-hidden="true">
      <path class="ink-wall" d="M6 8H264V140H6z" />
      {STRIPES.map(stripe => (
        <path key={stripe} class={stripe % 2 === 0 ? 'ink-h' : 'ink-c'} d={`M${3 + stripe * 22} 2h22v8a11 9 0 0 1-22 0z`} />
      ))}
    </svg>
  );
}

/** The plane, cut open: its nose to the left, where business sits. */
export function Fuselage() {
  return (
    <svg class="to-house" viewBox="0 0 270 140" preserveAspectRatio="none" aria-hidden="true">
      <g transform="matrix(-1 0 0 1 270 0)">
        <path class="ink-h" d="M8-8h18L52 24H20z" />
        <path class="ink-wall" d="M8 12H204C244 12 268 44 269 88c0 30-18 50-52 50H34C12 138 2 104 2 62z" />
        <path class="ink-l" d="M5 114Q14 138 34 138H217c34 0 50-20 52-46-20 22-38 22-60 22z" />
        <path class="ink-l" d="M229 34q22 12 30 32l-26 2q-8 0-8-8z" />
      </g>
    </svg>
  );
}

/** The hotel under its roof, with a flag. */
export function Roof() {
  return (
    <svg class="to-house" viewBox="0 0 280 140" preserveAspectRatio="none" aria-hidden="true">
      <path class="ink-wall" d="M6 8H274V140H6z" />
      <path class="ink-l" d="M0 3H280V12H0z" />
      <path class="ink-h" d="M20 3V-12h3V3zM23-12h18l-5 4.5 5 4.5H23z" />
    </svg>
  );
}
