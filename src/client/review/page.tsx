import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Seat, textsOfMatch } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { words as houseWords } from '../locale/index.ts';
import { type LoadedGame, useLoadedGame } from '../pages/loaded-game.ts';
import type { Film } from '../pages/moment.ts';
import { RecordOpening } from '../pages/record-opening.tsx';
import { useFilm } from '../pages/use-film.ts';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { useReasons } from '../table/reasons.ts';
import { useSeatColours } from '../ui/index.ts';
import { askedIn, type ReviewAsked } from './asked.ts';
import { ReviewBody } from './body.tsx';
import { reviewSaid } from './said.ts';
import { firstReader, isOver, reviewedOf } from './sight.ts';
import { ReviewWork } from './work.ts';
import '../styles/review.css';

/** What was luck in a match, what was skill, and what would have been better. */
export function ReviewPage({ address }: { address: PageAddress }) {
  const [, where] = address.parts;
  const say = reviewSaid.value;
  const { film, line, problem, link, read } = useFilm(address, !where);
  const opened = useLoadedGame(film?.id);
  useTitle(say.title, ...(opened ? [opened.texts.title] : []));
  const isUnfinished = film && opened && !isOver({ film, opened });
  if (film && opened && !isUnfinished)
    return (
      <OfFilm
        key={`${film.record.check} ${line} ${address.query}`}
        film={film}
        opened={opened}
        line={line}
        asked={askedIn(address.query)}
      />
    );
  const refused = isUnfinished ? say.doors.unfinished : problem;
  if ((where || link || film) && !refused) return <p class="empty wrap">{houseWords.value.table.loading}</p>;
  return <RecordOpening title={say.title} lead={say.doors.lead} open={say.doors.opening} read={read} problem={refused} />;
}

interface OfFilmProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly line: number | undefined;
  readonly asked: ReviewAsked;
}

/** A match that is over, with the work on its review. */
function OfFilm({ film, opened, line, asked }: OfFilmProps) {
  const { games } = asked;
  const work = useMemo(() => new ReviewWork(film.file, games), [film]);
  useEffect(() => () => work.close(), [work]);
  const spoken = useMemo(() => ({ ...opened, texts: textsOfMatch(opened.texts, film.record) }), [opened, film]);
  const reasons = useReasons(film.id, opened.language);
  const reviewed = useMemo(() => reviewedOf(film, spoken, reasons, games), [film, spoken, reasons, games]);
  const [seat, setSeat] = useState<Seat>(() => firstReader(reviewed, asked));
  useSeatColours(film.record.players ?? []);
  return <ReviewBody key={settings.value.language} reviewed={reviewed} work={work} seat={seat} read={setSeat} line={line} />;
}
