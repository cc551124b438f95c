import type { Touching } from '../../touch/touching.ts';

/** What can be touched, whether it plays or sketches. */
export type Hands = Pick<Touching<never>, 'lit' | 'chosen' | 'press'>;
