// Today's tours beside the game that waits: what is done, what is open, and when the next ones come.
import type { TourOfDay } from '../../../protocol/index.ts';
import { settings } from '../../device/settings.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { Icon } from '../../ui/index.ts';
import { dailyWords } from './daily-words.ts';
import { useDay } from './use-day.ts';
import '../../styles/daily-today.css';

const RAYS =
  'M120 130 181-567 289-549zM120 130 416-504 511-450zM120 130 615-365 686-281zM120 130 754-166 793-63zM120 130 817 69 818 179zM120 130 796 311 759 415zM120 130 693 532 624 616zM120 130 522 703 427 759zM120 130 301 806 193 826z';
const ROOFS =
  'M0 250v-44h24v-22h18v22h20v-36l16-16 16 16v36h26v-26h22v26h26v-48l14-14 14 14v48h30v-20h22v20h24v-34h18v34h30v-22h20v22h24v-30h16v30h30v300H0z';

const isDone = ({ mine }: TourOfDay) => mine?.score !== undefined;

/** The Daily Tour for somebody who has been here; nothing where there is no server. */
export function DailyToday() {
  const { day, problem, late } = useDay(undefined);
  const say = dailyWords.value;
  if (problem && !day) return null;
  const open = day?.tours.find(tour => !isDone(tour));
  const minutes = day ? Math.ceil(Math.max(0, day.ends - day.now - late) / 60_000) : 0;
  return (
    <section class="daily-today" aria-labelledby="daily-today-title">
      <svg class="daily-today-sky" viewBox="0 0 400 460" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path fill="#2e285c" d={RAYS} />
        <circle cx="120" cy="130" r="104" fill="#7c1f40" />
        <circle cx="120" cy="130" r="78" fill="#a5384f" />
        <circle cx="120" cy="130" r="54" fill="#f3cf7e" />
        <path fill="#15112f" d={ROOFS} />
      </svg>
      <header>
        <div>
          <p class="eyebrow">{day && dateOf(day.date)}</p>
          <h2 id="daily-today-title">{say.title}</h2>
        </div>
        {day?.streak && day.streak.days > 0 && (
          <p class="daily-today-row">
            {day.streak.days} <small>{say.row(day.streak.days)}</small>
          </p>
        )}
      </header>
      <ul>
        {day?.tours.map(tour => (
          <Tour key={tour.game} tour={tour} />
        ))}
      </ul>
      {open && (
        <a class="button large" href="/daily">
          <Icon name="i-play" />
          {open.mine ? say.goOn : say.play[open.game]}
        </a>
      )}
      {day && (
        <p class="daily-today-next">
          <Icon name="i-clock" size={16} />
          {say.next(Math.floor(minutes / 60), minutes % 60)}
        </p>
      )}
    </section>
  );
}

function dateOf(date: string): string {
  const shown: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
  const { language } = settings.value;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, shown).format(Date.parse(`${date}T12:00:00Z`));
}

/** One of the two: a ticket while it is open, a stub with its result when it is done. */
function Tour({ tour: { game, mine, standing } }: { tour: TourOfDay }) {
  const say = dailyWords.value;
  const { score } = mine ?? {};
  const results = game === 'city-tour' ? say.delivered : say.points;
  const better = standing?.better === undefined ? undefined : say.better(standing.better, standing.results);
  return (
    <li data-open={score === undefined}>
      <a href="/daily">
        <span class="daily-today-poster" aria-hidden="true">
          <Poster game={game} crop />
        </span>
        <span>
          <b>{titleOf(game)}</b>
          <small>{score === undefined ? say.minutes[game] : (better ?? results(score))}</small>
        </span>
        <span class="daily-today-figure">{score ?? (mine ? say.goOn : say.open)}</span>
      </a>
    </li>
  );
}
