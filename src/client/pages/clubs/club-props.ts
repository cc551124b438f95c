import type { ClubInside, ClubSight } from '../../../protocol/index.ts';

export interface ClubProps {
  readonly inside: ClubInside;
  /** Shows what the server answers. */
  readonly act: (deed: Promise<ClubSight>) => void;
}
