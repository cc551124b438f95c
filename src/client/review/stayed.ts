import { useEffect, useState } from 'preact/hooks';

/** What takes long to draw is drawn when somebody stays there, in ms: not for everything that is passed, nor before a touch is answered. */
const STAY = 70;

/** What it has been for a moment. */
export function useStayed<T>(now: T): T {
  const [stayed, setStayed] = useState(now);
  useEffect(() => {
    const clock = setTimeout(() => setStayed(() => now), STAY);
    return () => clearTimeout(clock);
  }, [now]);
  return stayed;
}
