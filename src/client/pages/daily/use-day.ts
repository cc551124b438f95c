import { useEffect, useState } from 'preact/hooks';
import type { DailyDay } from '../../../protocol/index.ts';
import { dailyDay } from '../../online/people-api.ts';

/** How often the clock of the page moves, in ms. */
const TICK = 20_000;

/** A day as the server tells it, looked at again when somebody comes back to the page. */
export function useDay(date: string | undefined) {
  const [day, setDay] = useState<DailyDay | null>(null);
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState(() => performance.now());
  const [now, setNow] = useState(at);
  const look = async () => {
    try {
      setDay(await dailyDay(date));
      setAt(performance.now());
      setNow(performance.now());
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  useEffect(() => {
    void look();
    const clock = setInterval(() => setNow(performance.now()), TICK);
    const back = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', back);
    };
  }, [date]);
  const late = now - at;
  const isOver = day !== null && date === undefined && day.now + late >= day.ends;
  useEffect(() => {
    if (isOver) void look();
  }, [isOver]);
  return { day, problem, look, late };
}
