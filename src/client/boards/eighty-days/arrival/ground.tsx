/** The evening sky over the sea, a sun behind the ship. */
export function Ground() {
  return (
    <svg class="end-ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="k1" d="M0 0H1440V900H0z" />
      <circle class="k3" cx="1160" cy="560" r="420" />
      <circle class="k4" cx="1160" cy="560" r="300" />
      <path class="k2" d="M0 640h1440v260H0z" />
      <path class="k5" d={`M0 690${'q60-22 120 0t120 0'.repeat(6)}V900H0z`} />
      <path class="k6" d={`M0 760${'q72-26 144 0t144 0'.repeat(5)}V900H0z`} />
    </svg>
  );
}
