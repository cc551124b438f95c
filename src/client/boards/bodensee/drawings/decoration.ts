/** For parts of a drawing that say nothing that is not said elsewhere. */
export const DECORATION = { 'aria-hidden': true } as const;
