const BEAMS = Array.from({ length: 9 }, (_, beam) => -260 + beam * 230);

/** Spotlights over a red moon. */
export function Ground() {
  return (
    <svg class="end-ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="k1" d="M0 0H1440V900H0z" />
      {BEAMS.map(x => (
        <path key={x} class="k2" d={`M1180 960L${x} -40h110z`} />
      ))}
      <circle class="k3" cx="1180" cy="960" r="330" />
      <circle class="k4" cx="1180" cy="960" r="240" />
    </svg>
  );
}
