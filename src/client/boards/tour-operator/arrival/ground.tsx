const RAYS = Array.from({ length: 16 }, (_, ray) => ray);

/** The wake of a jet, and the sun of the brochure. */
export function Ground() {
  return (
    <svg class="end-ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="k1" d="M0 0H1440V900H0z" />
      <path class="k3" d="M0 900C420 860 900 700 1440 330v110C960 760 560 900 300 900z" />
      <path class="k4" d="M300 900C560 900 960 760 1440 440v110C1040 800 720 900 560 900z" />
      <path class="k5" d="M560 900C720 900 1040 800 1440 550v110C1160 830 960 900 800 900z" />
      <g class="k4" transform="translate(70 800)">
        {RAYS.map(ray => (
          <path key={ray} d={ray % 2 === 0 ? 'M-6-60L0-130 6-60z' : 'M-6-60L0-190 6-60z'} transform={`rotate(${ray * 22.5})`} />
        ))}
        <circle r="52" />
      </g>
    </svg>
  );
}
