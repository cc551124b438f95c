// Drawings put together from data: portraits, dice, planes, windows.
import type { EmployeeId, Face, Tourist, TouristId } from '../../../../games/tour-operator/table.ts';
import { Icon, later } from '../../../ui/index.ts';

/** Faces are ornaments, so they may come a moment later. */
const Bust = later(async () => (await import('./bust.tsx')).Bust);

/** A tourist on the colours of what they like; in a narrow frame only the face. */
export function TouristPortrait({ card, tourist, isNarrow = false }: { card: Tourist; tourist: TouristId; isNarrow?: boolean }) {
  const [first = 'nature', second] = card.interests;
  return (
    <svg class="to-portrait" viewBox="0 0 60 62" preserveAspectRatio={`xMidYMax ${isNarrow ? 'slice' : 'meet'}`} aria-hidden="true">
      <path style={{ fill: `var(--cat-${first})` }} d="M-60-90H120V62H-60z" />
      <path
        style={{ fill: second ? `var(--cat-${second})` : `color-mix(in srgb, var(--cat-${first}) 78%, #000)` }}
        d="M120-90V62H12L100-90z"
      />
      <Bust who={tourist} />
    </svg>
  );
}

/** Somebody of the staff. */
export function StaffPortrait({ employee }: { employee: EmployeeId }) {
  return (
    <svg class="to-portrait" viewBox="0 0 60 62" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="to-staff-ground" d="M-60-90H120V62H-60z" />
      <path class="to-staff-light" d="M120-90V62H12L100-90z" />
      <Bust who={employee} />
    </svg>
  );
}

const FACE_ICONS: Readonly<Record<Face, string>> = {
  fuel: 'g-fuel',
  coupon: 'g-coupon',
  seat: 'g-clean-seat',
  room: 'g-clean-room',
  employee: 'g-employee',
  wild: 'g-wild',
};

/** A face of a die. */
export function DieFace({ face }: { face: Face }) {
  return (
    <span class={`to-die to-die-${face}`}>
      <Icon name={FACE_ICONS[face]} size={32} />
    </span>
  );
}

/** The outline of a jet, nose up, round its origin. */
export const JET =
  'M0-30C2.6-27 3.4-22 3.4-17V-8L24 8V13L3.4 6 3 17 10 23V27L0 24-10 27V23L-3 17-3.4 6-24 13V8L-3.4-8V-17C-3.4-22-2.6-27 0-30z';

/** The view out of an empty room: sunny when clean, drawn curtains when not. */
export function RoomWindow({ clean }: { clean: boolean }) {
  return (
    <svg class="to-window" viewBox="0 0 60 62" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class={clean ? 'to-outside' : 'to-dim'} d="M-40-40h140v110H-40z" />
      {clean && <path class="ink-y" d="M29 22a9 9 0 1 0 18 0a9 9 0 1 0-18 0z" />}
      {clean && <path class="ink-l" d="M-40 38q34-10 67-2t73-4v30H-40z" />}
      <path class={clean ? 'ink-h' : 'to-curtain'} d="M-40-40H15Q15 22-2 44h-38zM100-40H45q0 62 17 84h38z" />
      <path class={clean ? 'ink-c' : 'to-sill'} d="M-40 50h140v14H-40z" />
      {!clean && (
        <path
          class="to-crumbs"
          d="M20 57a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM28 59a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM36 56a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"
        />
      )}
    </svg>
  );
}
