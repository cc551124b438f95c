// The calendar of a guest: when their turns end, the evenings where they play, and the dates of their clubs.
import { cleanName } from '../../host/index.ts';
import type { Language } from '../../kernel/index.ts';
import { takesPart } from '../evenings/evenings.ts';
import type { Waiting } from '../notify/message.ts';
import { NOTICE_WORDS } from '../notify/words.ts';
import type { OwnFile, SessionBody, Store } from '../storage/index.ts';
import { type CalendarEvent, icsOf } from './ics.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const MOST_EVENINGS = 50;
/** How long the end of a turn, an evening and a meeting of a club are shown to last, in ms. */
const [TURN, EVENING, MEETING] = [30 * MINUTE, 3 * HOUR, 2 * HOUR];
/** How long before, in minutes, calendars remind. */
const [TURN_ALARM, ALARM] = [180, 60];

interface FeedParts {
  readonly store: Pick<Store, 'eveningsOf' | 'clubsOf'>;
  /** The tables where the session sits, with how they stand. */
  readonly files: readonly OwnFile[];
  readonly waiting: (file: OwnFile, session: string) => Waiting;
  readonly now: number;
  /** Where the server is found. */
  readonly home: string;
}

/** The calendar of a session as text. */
export async function feedOf(session: SessionBody, parts: FeedParts): Promise<string> {
  const { now } = parts;
  const language = session.notices?.language ?? 'en';
  const all = await Promise.all([turns(session, language, parts), evenings(session, parts), clubs(session, parts)]);
  const events = all.flat().filter(({ to }) => to > now - DAY);
  return icsOf('Tabletour', events, now);
}

function turns({ id }: SessionBody, language: Language, { files, waiting, home }: FeedParts): readonly CalendarEvent[] {
  const { tableIn, turnUntil } = NOTICE_WORDS[language];
  return files.flatMap((file): CalendarEvent[] => {
    const { body, stage, standing } = file;
    const own = (standing?.deadlines ?? []).filter((deadline, seat) => deadline !== null && body.holders[seat] === id);
    if (stage !== 'playing' || body.closed !== undefined || own.length === 0) return [];
    const to = Math.min(...own.map(Number));
    const summary = turnUntil(tableIn(waiting(file, id)));
    return [{ uid: `turn-${body.id}@tabletour`, from: to - TURN, to, summary, url: `${home}/t/${body.id}`, alarm: TURN_ALARM }];
  });
}

async function evenings({ id }: SessionBody, { store, home }: FeedParts): Promise<readonly CalendarEvent[]> {
  const mine = (await store.eveningsOf(id, MOST_EVENINGS)).filter(evening => takesPart(evening, id));
  return mine.flatMap(({ id: evening, name, at }): CalendarEvent[] => {
    const url = `${home}/evening/${evening}`;
    return at === undefined
      ? []
      : [{ uid: `evening-${evening}@tabletour`, from: at, to: at + EVENING, summary: cleanName(name), url, alarm: ALARM }];
  });
}

async function clubs({ id }: SessionBody, { store, home }: FeedParts): Promise<readonly CalendarEvent[]> {
  return (await store.clubsOf(id)).flatMap(({ id: club, link, name, next }): CalendarEvent[] => {
    const url = `${home}/club/${link}`;
    return next === null
      ? []
      : [{ uid: `club-${club}@tabletour`, from: next, to: next + MEETING, summary: cleanName(name), url, alarm: ALARM }];
  });
}
