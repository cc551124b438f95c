import type { ComponentChildren } from 'preact';
import { dateAt } from '../../../daily/calendar.ts';
import type { TourOfDay } from '../../../protocol/index.ts';
import { words } from '../../locale/index.ts';
import type { PageAddress } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { Icon } from '../../ui/index.ts';
import { Archive, Fair, Yesterday } from './around.tsx';
import { dailyWords } from './daily-words.ts';
import { useDailyKeys } from './keys.ts';
import { PracticePack } from './pack.tsx';
import { Reminder } from './reminder.tsx';
import { Result } from './result.tsx';
import { Row } from './row.tsx';
import { Ticket } from './ticket.tsx';
import { useDay } from './use-day.ts';
import '../../styles/daily.css';

/** The Daily Tour: the two tours of a day, how one did, and how everybody did. */
export function DailyPage({ address }: { address: PageAddress }) {
  const date = address.parts[1];
  const { day, problem, look, late } = useDay(date);
  const say = dailyWords.value;
  useTitle(say.title);
  useDailyKeys();
  if (problem) return <Offline problem={problem} />;
  if (!day) return <p class="empty wrap">{words.value.table.loading}</p>;
  const isToday = date === undefined;
  const left = Math.max(0, day.ends - day.now - late);
  const done = day.tours.filter(tour => tour.mine?.score !== undefined || (!isToday && tour.standing));
  const open = day.tours.filter(tour => isToday && !done.includes(tour));
  return (
    <main class="wrap page daily" id="content">
      <Head date={day.date} lead={say.lead}>
        <Left number={day.number} left={isToday ? left : null} />
      </Head>
      <div class="daily-grid">
        <div class="daily-left">
          <div class="daily-tours" data-count={open.length}>
            {open.map(tour => (
              <Ticket key={tour.game} tour={tour} day={day} look={look} />
            ))}
            {done.map(tour => (
              <Result key={tour.game} tour={tour} day={day} />
            ))}
          </div>
          {isToday && <PracticePack />}
        </div>
        <aside class="daily-aside">
          {isToday && day.streak && <Row streak={day.streak} date={day.date} />}
          {isToday && <Yesterday date={day.date} />}
          {isToday && <Reminder left={left} isDone={open.length === 0} />}
          <Fair tours={day.tours} isOver={day.tours.some(hasLuck)} />
          <Archive date={day.date} isToday={isToday} />
        </aside>
      </div>
    </main>
  );
}

const hasLuck = ({ luck }: TourOfDay) => luck !== undefined;

interface HeadProps {
  readonly date: string;
  readonly lead: string;
  readonly children: ComponentChildren;
}

function Head({ date, lead, children }: HeadProps) {
  const time = Date.parse(`${date}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: 'UTC' }).format(time);
  return (
    <header class="daily-head">
      <p class="unseen">{part({ dateStyle: 'full' })}</p>
      <time class="daily-leaf" dateTime={date} aria-hidden="true">
        <span>{part({ month: 'short' })}</span>
        <b>{part({ day: 'numeric' })}</b>
        <span>{part({ weekday: 'long' })}</span>
      </time>
      <div>
        <h1>{dailyWords.value.title}</h1>
        <p class="lead">{lead}</p>
      </div>
      <div class="daily-chips">{children}</div>
    </header>
  );
}

/** The number of a day's tours, and how long they can still be begun. */
function Left({ number, left }: { number: number; left: number | null }) {
  const say = dailyWords.value;
  const minutes = left === null ? 0 : Math.ceil(left / 60_000);
  return (
    <>
      <span class="chip">{say.number(number)}</span>
      {left !== null && (
        <span class="chip">
          <Icon name="i-clock" />
          {say.left(Math.floor(minutes / 60), minutes % 60)}
        </span>
      )}
    </>
  );
}

/** Without the server there is practice. */
function Offline({ problem }: { problem: string }) {
  return (
    <main class="wrap page daily" id="content">
      <Head date={dateAt(Date.now())} lead={dailyWords.value.offline}>
        <span class="chip" role="status">
          <Icon name="i-offline" />
          {problem}
        </span>
      </Head>
      <PracticePack />
    </main>
  );
}
