const FAR =
  'M0 900V620h80v-60l50-44 50 44v80h90v-46h100v40h70V520h30l40-46 40 46h30v90h90v-40h110v30h70V540l56-50 56 50v70h100v-50h100v56h80V540h110v-44l46-40 46 40v100h96v304z';
const NEAR =
  'M0 900V720h60v-40h90v60l80-4v-50l50-44 50 44v60h90v-40h100v30h110v-70h22v16h22v-16h22v16h22v-16h22v70h100v-36l50-40 50 40v40h100v-44h100v44h80v-34h120v40h80v-60h22v16h22v-16h22v16h22v-16h22v214z';

/** Roofs of paper, two rows deep. */
export function Ground() {
  return (
    <svg class="end-ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="k1" d="M0 0H1440V900H0z" />
      <path class="k3" d={FAR} />
      <path class="k4" d={NEAR} />
    </svg>
  );
}
