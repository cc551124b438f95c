// What content of one's own calls its towns and attractions, told along with what is told of them.
import type { Facts, Refusal, Table, Tagged } from '../../kernel/index.ts';
import type { Name, TileId, TownId } from './components.ts';
import type { Content } from './content-shape.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The name of a town or an attraction of one's own; undefined for what is printed. */
export function ownName({ attractions, towns }: Content, id: TileId | TownId): Name | undefined {
  const tile = attractions?.find(each => each.id === id);
  if (tile) return { english: tile.english, german: tile.german, danish: tile.danish, french: tile.french ?? tile.english };
  const name = towns?.find(each => each.id === id)?.name;
  return name === undefined ? undefined : { english: name, german: name, danish: name, french: name };
}

/** A table that hears the events with the names of what they speak of. */
export function naming(s: State, table: Table<Event>): Table<Event> {
  const { content } = s.plan.options;
  return content === null ? table : { ...table, tell: event => table.tell(named(event, content)) };
}

function named(event: Event, content: Content): Event {
  const names = namesIn(event, content);
  return names.length > 0 ? { ...event, names: Object.fromEntries(names) } : event;
}

function namesIn(event: Tagged, content: Content): (readonly [string, Name])[] {
  return Object.values(event)
    .flat()
    .flatMap(id => {
      const name = typeof id === 'string' ? ownName(content, id) : undefined;
      return name ? [[String(id), name] as const] : [];
    });
}

/** A refusal whose facts also hold the names of the town and the attraction in question, one for each language. */
export function namingFacts(s: State, refusal: Refusal): Refusal {
  const { content } = s.plan.options;
  if (content === null || !refusal.facts) return refusal;
  const names: Record<string, string> = {};
  for (const about of ['town', 'tile'] as const) {
    const name = ownName(content, String(refusal.facts[about]));
    for (const [language, text] of Object.entries(name ?? {})) names[nameKey(about, language)] = text;
  }
  return { ...refusal, facts: { ...refusal.facts, ...names } };
}

/** Where the facts of a case keep the name of their town or attraction in a language. */
export function nameKey(about: keyof Facts, language: string): string {
  return `${about} in ${language}`;
}
