import type { EveningSight } from '../../../protocol/index.ts';

export interface EveningProps {
  readonly sight: EveningSight;
  /** Shows what the server answers. */
  readonly act: (deed: Promise<EveningSight>) => void;
}
