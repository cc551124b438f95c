// At a table that counts days: whose clocks stand, and when.
import type { Rest } from '../../../protocol/index.ts';
import type { TableScene } from '../../table/online-parts.ts';
import type { TableSession } from '../../table/session.ts';
import { Icon } from '../../ui/index.ts';
import { useNow } from '../presence.tsx';
import { mailWords } from './mail-words.ts';
import { dayBefore, hourHere } from './own-clock.ts';

/** What everybody should know of the hours of those who are waited for. */
export function RestLines({ session, scene }: { session: TableSession; scene: TableScene }) {
  const now = useNow();
  const rests = session.shown.value?.clocks?.rests;
  if (!rests || scene.outcome) return null;
  const lines = rests.flatMap((rest, seat) => {
    const name = scene.seats.find(each => each.seat === seat)?.name ?? '';
    const line = rest && seat !== session.seat.value ? restLine(rest, name, now, scene.awaiting.includes(seat)) : undefined;
    return line === undefined ? [] : [line];
  });
  return (
    <>
      {lines.map(line => (
        <p key={line} class="hint" role="status">
          <Icon name="i-clock" />
          {line}
        </p>
      ))}
    </>
  );
}

function restLine({ hours, off }: Rest, name: string, now: number, isAwaited: boolean): string | undefined {
  const { rest } = mailWords.value;
  const present = off.find(({ from, to }) => from <= now && now < to);
  if (present) return rest.isOff(name, dayBefore(present.to));
  return hours && isAwaited ? rest.plays(name, hourHere(hours.from, hours.offset), hourHere(hours.to, hours.offset)) : undefined;
}
