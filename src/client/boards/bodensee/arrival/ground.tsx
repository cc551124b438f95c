const WAVES = 'q60-16 120 0t120 0'.repeat(6);

/** The lake before the Alps. */
export function Ground() {
  return (
    <svg class="end-ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="k1" d="M0 0H1440V900H0z" />
      <path class="k3" d="M0 330L150 200 260 290 430 120 560 270 690 190 860 330 1010 210 1160 310 1300 150 1440 270V520H0z" />
      <path class="k4" d="M430 120l60 69-24-8-32 22-36-24-28 6zM1300 150l52 46-20-4-30 22-30-22-24 4z" />
      <path class="k5" d="M0 400Q200 330 420 390T820 380 1180 400 1440 360V560H0z" />
      <path class="k2" d="M0 500h1440v400H0z" />
      <path class="k6" d={`M0 620${WAVES}V900H0z`} />
      <path class="k6" d={`M0 760${WAVES}V900H0z`} />
    </svg>
  );
}
