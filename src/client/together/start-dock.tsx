import type { RowSeat, TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import type { People } from '../locale/people.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { askFirst } from '../shell/ask-first.tsx';
import { isolated } from '../shell/isolated.ts';
import { Icon } from '../ui/index.ts';
import { company } from './company.ts';
import type { SeatActs } from './seat-menu.tsx';

interface DockProps {
  readonly row: TableRow;
  readonly acts: SeatActs;
  readonly start: () => void;
  readonly leave: () => void;
}

/** Who can begin, and the way out. */
export function StartDock({ row, acts, start, leave }: DockProps) {
  const { start: words, menu } = company.value;
  const own = row.seats.findIndex(({ isMine }) => isMine);
  const isReady = row.seats[own]?.isReady === true;
  const isAlone = row.seats.every(({ kind, isMine }) => kind !== 'human' || isMine);
  const { text, mayStart } = standOf(row);
  return (
    <div class="dock">
      <div class="wrap">
        <p>
          <b>{row.isHost ? text : words.guest(isolated(row.hostName ?? ''))}</b>
          <span role="status">{readiness(row)}</span>
        </p>
        {row.mine.length > 0 && (
          <button type="button" class="button quiet" onClick={leave}>
            <Icon name="i-exit" /> {row.isHost && isAlone ? words.close : words.leave}
          </button>
        )}
        {own >= 0 && !row.isHost && (
          <button
            type="button"
            class={`button large ${isReady ? 'second' : 'primary'}`}
            aria-pressed={isReady}
            onClick={() => acts.changeOwn({ seat: own, isReady: !isReady })}
          >
            {isReady && <Icon name="i-check" />} {menu.ready}
          </button>
        )}
        {row.isHost && (
          <button type="button" class="button primary large" disabled={!mayStart} onClick={() => void startUnlessAwaited(row, start)}>
            <Icon name="i-play" /> {words.now}
          </button>
        )}
      </div>
    </div>
  );
}

/** The host is told who stands at the door, while a seat is open. */
async function startUnlessAwaited(row: TableRow, start: () => void): Promise<void> {
  const { watching = 0, watchers = [], seats } = row;
  const { door } = seatWords.value;
  if (watching === 0 || !seats.some(({ kind }) => kind === 'open')) return start();
  const names = new Intl.ListFormat(settings.value.language).format(watchers.map(isolated));
  const title = watchers.length < watching ? door.unnamed(watching) : door.title(names, watching === 1);
  if (await askFirst({ title, help: door.help, yes: door.start, no: door.wait })) start();
}

/** Whether those who are there are enough, in a sentence. */
function standOf({ seats, game }: TableRow): { readonly text: string; readonly mayStart: boolean } {
  const { start } = company.value;
  const { least } = entryOf(game)?.seats ?? { least: 1 };
  const taken = seats.filter(({ kind }) => kind !== 'open');
  if (taken.length < least) return { text: start.few(least), mayStart: false };
  const people: People = {
    names: taken.filter(({ isMine }) => !isMine).map(({ name }) => isolated(name)),
    you: taken.some(({ isMine }) => isMine),
  };
  return { text: taken.length < seats.length ? start.can(people) : start.all(people), mayStart: true };
}

/** Whether somebody has not said yet that they are ready; the host says so by starting. */
export function isChoosing({ hostName, isHost }: TableRow, { kind, name, isReady, isMine }: RowSeat): boolean {
  return kind === 'human' && !isReady && !(isHost && isMine) && name !== hostName;
}

function readiness(row: TableRow): string {
  const { start } = company.value;
  const choosing = row.seats.filter(seat => !seat.isMine && isChoosing(row, seat));
  if (choosing.length === 0) return start.ready;
  return start.notReady({ names: choosing.map(({ name }) => isolated(name)), you: false });
}
