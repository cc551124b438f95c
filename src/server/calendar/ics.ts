// A calendar as programs read it: RFC 5545.
const MOST_OCTETS = 75;
const SECOND = 1000;

/** An event of a calendar; times in ms. */
export interface CalendarEvent {
  /** The same for the same event, whenever the calendar is read. */
  readonly uid: string;
  readonly from: number;
  readonly to: number;
  readonly summary: string;
  readonly url: string;
  /** How long before its beginning calendars remind of it, in minutes. */
  readonly alarm: number;
}

/** The calendar as text. */
export function icsOf(name: string, events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabletour//Tabletour//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // Programs that follow this look every hour.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(event => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, from, to, summary, url, alarm }: CalendarEvent, now: number): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    // It keeps nobody from other dates.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-PT${alarm}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A moment in UTC: 20261119T140000Z. */
function stamp(at: number): string {
  return new Date(Math.floor(at / SECOND) * SECOND).toISOString().replace(/[-:]|\.000/g, '');
}

/** A text as a value: what would end it or the line is escaped, and control characters are left out. */
export function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, sign => `\\${sign}`)
      .replace(/\n/g, '\\n')
  );
}

/** A line in parts of at most 75 octets, each but the first after a space; no character is parted. */
export function folded(line: string): string {
  let [text, length] = ['', 0];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > MOST_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}
