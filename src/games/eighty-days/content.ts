// A content file of 80 Days: { "legs": { "1": { "A": ["T"] } }, "events": { "balloon": 5 } }; what is left out is as printed, with the classic deck.
import {
  type Changes,
  type ContentReading,
  changesOf,
  type Edition,
  type Fault,
  type Finding,
  findingsIn as findings,
  isObject,
  type Mending,
  readChanges,
} from '../../kernel/index.ts';
import { EVENT_COPIES } from './components.ts';
import { type DaysParts, LEAST_EVENTS, MOST_COPIES, PRESS } from './content-shape.ts';

export { type DaysParts, PRESS } from './content-shape.ts';

/** Parts that are numbers of copies, which files write without a name. */
const COUNTED = ['travel', 'chips', 'events'];

/** One way to mend what cards are together: more or fewer of one of them. */
function mend(parts: DaysParts, { check, path, facts }: Fault): Mending | undefined {
  const short = Number(facts.least) - Number(facts.sum);
  const more = (part: string, id: string, most: number): Mending => {
    const value = Math.max(0, Math.min(most, (parts[part]?.[id]?.copies as number) + short));
    return { act: `${part}-more`, facts: { to: value }, path: [part, id, 'copies'], value };
  };
  if (check === 'events-sum') return more('events', 'balloon', Math.min(MOST_COPIES, LEAST_EVENTS));
  if (check === 'travel-sum') return more('travel', 'T5', 20);
  if (check === 'chips-sum') {
    // Where there are too many, the chip that there are most of is taken away.
    const [most = 'coin'] = Object.keys(parts.chips).sort((a, b) => (parts.chips[b]?.copies ?? 0) - (parts.chips[a]?.copies ?? 0));
    return more('chips', short > 0 ? 'coin' : most, 9);
  }
  const slots = parts.legs[String(path[1])]?.[String(path[2])];
  return check === 'crowded' && slots ? { act: 'fewer', facts: {}, path, value: slots.slice(0, 2) } : undefined;
}

/** Everything that is to mend in an edition. */
export function findingsIn(edition: Edition<DaysParts>): readonly Finding[] {
  return findings(PRESS, edition, mend);
}

/** The options of a table with these changes: the event cards are a deck of one's own, the rest is content. */
export function optionsOf({ events, ...content }: Changes): Readonly<Record<string, unknown>> {
  const copies = Object.entries(Object(events)).map(([card, row]) => [card, Object(row).copies]);
  const rest = Object.keys(content).some(part => part !== 'name') ? { content } : {};
  return copies.length === 0 ? rest : { ...rest, eventDeck: { ...EVENT_COPIES.classic, ...Object.fromEntries(copies) } };
}

/** The changes that options describe. */
export function changesFrom({ content, eventDeck }: Readonly<Record<string, unknown>>): unknown {
  const events = isObject(eventDeck) ? { events: unfolded(eventDeck) } : {};
  return { ...(isObject(content) ? content : {}), ...events };
}

function unfolded(cards: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(cards).map(([id, count]) => [id, typeof count === 'number' ? { copies: count } : count]));
}

/** A content file as options of the game. */
export function readContent(text: string): ContentReading {
  const reading = readChanges(PRESS, text, mend, raw => {
    if (!isObject(raw)) return raw;
    const counted = COUNTED.flatMap(part => (isObject(raw[part]) ? [[part, unfolded(raw[part])]] : []));
    return { ...raw, ...Object.fromEntries(counted) };
  });
  return reading.ok ? { ...reading, options: optionsOf(Object(reading.options.content)) } : reading;
}

/** The same as a file. */
export function writeContent(edition: Edition<DaysParts>): string {
  const changes: Readonly<Record<string, unknown>> = changesOf(PRESS, edition) ?? {};
  const folded = COUNTED.flatMap(part => {
    const rows = Object.entries(Object(changes[part]));
    return rows.length > 0 ? [[part, Object.fromEntries(rows.map(([id, row]) => [id, Object(row).copies]))]] : [];
  });
  return JSON.stringify({ ...changes, ...Object.fromEntries(folded) }, null, 1);
}
