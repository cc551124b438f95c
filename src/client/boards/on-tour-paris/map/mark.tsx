// What stands in a club: nothing, a number, a star or an X, drawn round its origin.
import { areaOf, type Club, homeOf, type Mark, meaning } from '../../../../games/on-tour-paris/index.ts';

/** A star of five points round the origin. */
export const STAR = 'M0-18.500L4.700-6.500 17.600-5.700 7.600 2.500 10.900 15 0 8-10.900 15-7.600 2.500-17.600-5.700-4.700-6.500z';

/** A club with its mark; an empty one shows the land of its area through its ring. */
export function ClubMark({ mark, club }: { mark: Mark | null; club?: Club }) {
  if (mark === null) {
    return (
      <>
        <circle class="hole-edge" r="20.500" />
        <circle class={`hole ${club ? `t${areaOf(homeOf(club))}` : ''}`} r="17" />
      </>
    );
  }
  const { kind, circled } = meaning(mark);
  return (
    <>
      <circle class={kind === 'x' ? 'lamp-disc closed' : 'lamp-disc'} r="19" />
      {circled && (
        <>
          <circle class="ring" r="20.500" />
          <circle class="ring-edge" r="22.800" />
        </>
      )}
      {kind === 'number' && (
        <text class="digits" y="9.200">
          {mark.slice(0, 2)}
        </text>
      )}
      {kind === 'star' && <path class="star" d={STAR} />}
      {kind === 'x' && <Cross />}
    </>
  );
}

/** The cross of an X on its hatched disc. */
export function Cross() {
  return (
    <>
      <path class="cross-hatch" d="M-17-7L-7-17M-19 3L3-19M-15 11L11-15M-9 17L17-9M0 19L19 0" />
      <path class="cross" d="M-8-8L8 8M8-8L-8 8" />
    </>
  );
}
