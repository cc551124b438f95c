/** Alps, the sun and a sail: the band behind the title. */
export function StripArt() {
  return (
    <svg viewBox="0 0 856 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="ink-y" cx="640" cy="40" r="26" />
      <path class="bt-art-alps" d="M430 56L470 36 500 48 545 22 578 42 606 30 650 54 690 32 724 46 760 18 800 44 830 30 860 46V56z" />
      <path class="ink-s" d="M545 22l14 9-6 2-7-4-8 5-7-3zM760 18l15 9-6 2-8-5-8 6-7-3z" />
      <path class="bt-art-hills" d="M380 56Q450 40 520 50T660 50 780 46 860 52V56z" />
      <path class="ink-s" d="M700 14v30H682Q694 32 700 14zM704 20q10 10 13 24H704z" />
      <path class="ink-r" d="M704 30h9q2 4 3 8H704zM694 30h6v8H688zM678 46h44l-6 8h-32z" />
    </svg>
  );
}
