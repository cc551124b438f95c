// What was done in an editor, to be undone and done again.

/** What there was before, what there is, and what was undone, the nearest first. */
export interface History<C> {
  readonly past: readonly C[];
  readonly now: C;
  readonly future: readonly C[];
  /** The field that was changed last: typing on in it is one change. */
  readonly field: string;
}

const LONGEST = 500;

export function begun<C>(now: C): History<C> {
  return { past: [], now, future: [], field: '' };
}

/** The history with one more change; further changes of the same named field are one. */
export function changed<C>({ past, now, field: last }: History<C>, next: C, field = ''): History<C> {
  const isMore = field !== '' && field === last;
  return { past: isMore ? past : [now, ...past].slice(0, LONGEST), now: next, future: [], field };
}

export function undone<C>(history: History<C>): History<C> {
  const [now, ...past] = history.past;
  return now === undefined ? history : { past, now, future: [history.now, ...history.future], field: '' };
}

export function redone<C>(history: History<C>): History<C> {
  const [now, ...future] = history.future;
  return now === undefined ? history : { past: [history.now, ...history.past], now, future, field: '' };
}
