// What is said of a table in the lobby, so that nobody sits down at a clock they did not expect.
import type { TableRow } from '../../../protocol/index.ts';
import { settings } from '../../device/settings.ts';
import { serverNow } from '../../shell/server-time.ts';
import { paceText } from '../../together/pace.ts';
import { ownWords } from './own-words.ts';

/** The time limit, whether the result is rated, free seats while it gathers, and since when it is there. */
export function factsOf({ pace, rated, seats, stage, since }: TableRow): string {
  const say = ownWords.value;
  const free = seats.filter(({ isFree }) => isFree).length;
  return [
    paceText(pace),
    rated ? say.rated : say.notRated,
    stage === 'gathering' && say.freeSeats(free),
    stage === 'gathering' && since !== undefined && say.set(ago(since)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the largest unit that fits. */
function ago(at: number): string {
  const passed = Math.max(0, serverNow() - at);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(settings.value.language, { numeric: 'always' }).format(
    -Math.max(1, Math.floor(passed / length)),
    unit,
  );
}
