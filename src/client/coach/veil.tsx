import type { Layout } from './layout.ts';
import type { Box } from './places.ts';

/** Four of a step, where a piece would go, and what is to be touched next or leads to it. */
export const MOST_HOLES = 6;
const RADIUS = 10;

interface VeilProps extends Pick<Layout, 'boxes'> {
  /** How many holes there are to be, once all are measured. */
  readonly count: number;
}

/** A veil with holes over the whole page; it takes no touches. */
export function Veil({ boxes, count }: VeilProps) {
  const shown = Array.from({ length: MOST_HOLES }, (_, at) => boxes[at] ?? null);
  return (
    <svg class="coach-veil" aria-hidden="true" data-holes={count}>
      <mask id="coach-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {shown.map((box, at) => (
          <rect key={at} class="coach-hole" fill="#000" rx={RADIUS} style={styleOf(box)} />
        ))}
      </mask>
      <rect class="coach-shade" width="100%" height="100%" mask="url(#coach-holes)" />
      {shown.map((box, at) => (
        <rect key={at} class="coach-hole coach-ring" rx={RADIUS} style={styleOf(box)} />
      ))}
    </svg>
  );
}

function styleOf(box: Box | null) {
  if (!box) return { display: 'none' };
  const { left, top, right, bottom } = box;
  return { x: `${left}px`, y: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` };
}

interface CaptionsProps extends Layout {
  readonly texts: readonly string[];
}

/** What each hole shows, in a few words beside it. */
export function Captions({ texts, captions }: CaptionsProps) {
  return (
    <div aria-hidden="true">
      {texts.map(
        (text, at) =>
          text !== '' && (
            <span
              key={at}
              class="coach-caption"
              data-hole={at}
              data-side={captions[at]?.side ?? 'nowhere'}
              style={at in captions ? placeOf(captions[at]) : {}}
            >
              {text}
            </span>
          ),
      )}
    </div>
  );
}

function placeOf(placed: { readonly left: number; readonly top: number } | null | undefined) {
  return placed ? { left: `${placed.left}px`, top: `${placed.top}px` } : { visibility: 'hidden' };
}
