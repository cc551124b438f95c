/** A page that is out of sight for so long is left, in ms: to look something up takes less. */
const AWAY_AFTER = 20_000;

/** Tells when the page has been out of sight for a while, and when it is back; gives the way to ask. */
export function followSight(tell: (isAway: boolean) => void): () => boolean {
  let isAway = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const set = (now: boolean) => {
    if (now === isAway) return;
    isAway = now;
    tell(now);
  };
  const look = () => {
    clearTimeout(soon);
    if (document.hidden) soon = setTimeout(set, AWAY_AFTER, true);
    else set(false);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => isAway;
}
