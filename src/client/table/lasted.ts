const MINUTE = 60_000;
/** Whoever does nothing for so long has left the table, in ms. */
const LONGEST_PAUSE = 30 * MINUTE;

/** When a table was set, and when each thing happened there, in ms. */
export interface Times {
  readonly since: number;
  readonly deeds: readonly { readonly at: number }[];
}

/** For how many minutes a match was played; undefined where it took several sittings, or less than a minute. */
export function lastedFor({ since, deeds }: Times): number | undefined {
  const moments = [since, ...deeds.map(({ at }) => at)];
  const isBroken = moments.some((at, each) => at - (moments[each - 1] ?? at) > LONGEST_PAUSE);
  const minutes = Math.round(((moments.at(-1) ?? since) - since) / MINUTE);
  return isBroken || minutes < 1 ? undefined : minutes;
}
