// All one's games as one file, for another device. A session is no part of it: whoever gets the file plays at no table of its owner's.
import { type Deed, type StoredTable, wholeChain } from '../../../host/index.ts';
import { fits, isObject, list, oneOf, type Seat, text, whole } from '../../../kernel/index.ts';
import { kitOf } from '../../boards/index.ts';
import { boardOf } from '../../boards/kit.ts';
import { entryOf, GAME_IDS } from '../../catalogue.ts';
import { boxesOf, memoryOf } from '../../device/memory.ts';
import { type Settings, settings, settingsIn } from '../../device/settings.ts';
import { deviceStore, deviceTables, keepNote, replaceTable, type TableNote } from '../../local/device-store.ts';
import { type KeptMatch, keepGame, keptGames } from '../../local/kept-games.ts';
import { filmOf } from '../film.ts';
import { looksOf } from '../moment.ts';
import type { OwnGame } from './own-games.ts';
import { recordOfOwn } from './own-record.ts';

const SIGN = 'tabletour games';
const VERSION = 1;

interface CarriedTable {
  readonly table: StoredTable;
  readonly deeds: readonly Deed[];
  readonly note: TableNote;
}
type CarriedMatch = KeptMatch & { readonly id: string };

/** What a file holds. */
interface Luggage {
  readonly sign: typeof SIGN;
  readonly version: number;
  readonly tables: readonly CarriedTable[];
  readonly matches: readonly CarriedMatch[];
  readonly titles: Readonly<Record<string, string>>;
  /** What each game remembers on the device: its campaign, the best results. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly settings: unknown;
}

/** All games as the text of a file; online games in play stay where they are. */
export async function packed(games: readonly OwnGame[]): Promise<string> {
  const tables: CarriedTable[] = [];
  for (const { note } of await deviceTables()) {
    const stored = await deviceStore.load(note.id);
    if (stored) tables.push({ table: stored.table, deeds: stored.deeds, note });
  }
  for (const { id, where, stage } of games) if (where === 'online' && stage === 'over') await recordOfOwn(where, id);
  const kept = [...(await keptGames()).values()];
  const luggage: Luggage = {
    sign: SIGN,
    version: VERSION,
    tables,
    matches: kept.flatMap(({ id, match }) => (match ? [{ id, ...match, touched: touchedOf(games, id) ?? match.touched }] : [])),
    titles: Object.fromEntries(kept.flatMap(({ id, title }) => (title ? [[id, title]] : []))),
    boxes: Object.fromEntries(GAME_IDS.map(game => [game, boxesIn(game)])),
    settings: settings.value,
  };
  return JSON.stringify(luggage);
}

function touchedOf(games: readonly OwnGame[], id: string): number | undefined {
  return games.find(own => own.id === id)?.touched;
}

function boxesIn(game: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(boxesOf(game).map(name => [name, memoryOf(game, name).read()]));
}

/** What was brought here: games that are new, those that were here already, and the settings, which nobody takes over unasked. */
export interface Unpacked {
  readonly added: number;
  readonly known: number;
  readonly settings: Settings;
}

/** Takes over what a file holds, all of it; undefined where it cannot be read, and then nothing has changed. */
export async function unpacked(file: string): Promise<Unpacked | undefined> {
  const luggage = await read(file);
  if (!luggage) return undefined;
  let added = 0;
  for (const carried of luggage.tables) if (await bringTable(carried)) added++;
  for (const carried of luggage.matches) if (await bringMatch(carried)) added++;
  const kept = await keptGames();
  for (const [id, title] of Object.entries(luggage.titles)) if (!kept.get(id)?.title) await keepGame({ id, title });
  for (const game of GAME_IDS) await bringBoxes(game, luggage.boxes[game] ?? {});
  return { added, known: luggage.tables.length + luggage.matches.length - added, settings: settingsIn(luggage.settings) };
}

/** A table that is not here yet, or that was played on elsewhere. */
async function bringTable({ table, deeds, note }: CarriedTable): Promise<boolean> {
  const here = await deviceStore.load(table.id);
  const last = here?.deeds.at(-1);
  const goesOn = deeds.length > (last?.number ?? 0) && (!last || deeds[last.number - 1]?.check === last.check);
  if (here && !goesOn) return false;
  await replaceTable(table, deeds);
  await keepNote(note);
  return !here;
}

async function bringMatch({ id, ...match }: CarriedMatch): Promise<boolean> {
  const here = (await keptGames()).get(id);
  if (here?.match && !here.isGone) return false;
  await keepGame({ id, match, isGone: false });
  return true;
}

async function bringBoxes(game: string, boxes: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, there] of Object.entries(boxes)) {
    const memory = memoryOf(game, name);
    const here = memory.read();
    const joined = name === 'campaign' ? boardOf(await kitOf(game)).joined : undefined;
    if (here === null) memory.write(there);
    else if (joined) memory.write(joined(here, there));
    else if (isObject(here) && isObject(there)) memory.write({ ...there, ...here });
  }
}

const NAMES = list(text(200), 1, 16);
const SEATS = list<Seat>(whole(0, 15), 0, 16);

/** A file, as far as everything in it is whole. */
async function read(file: string): Promise<Luggage | undefined> {
  try {
    const value: unknown = JSON.parse(file);
    if (!isLuggage(value)) return undefined;
    for (const { table, deeds } of value.tables) wholeChain(table, deeds);
    const matches: CarriedMatch[] = [];
    for (const match of value.matches) {
      const developed = await filmOf(match);
      if (!developed.ok) return undefined;
      matches.push({ ...match, game: developed.film.id, names: looksOf(developed.film).map(({ name }) => name) });
    }
    return { ...value, matches };
  } catch {
    return undefined;
  }
}

function isLuggage(value: unknown): value is Luggage {
  if (!isObject(value) || value.sign !== SIGN || value.version !== VERSION) return false;
  const { tables, matches, titles, boxes } = value;
  return (
    Array.isArray(tables) &&
    tables.every(isTable) &&
    Array.isArray(matches) &&
    matches.every(isMatch) &&
    isObject(titles) &&
    Object.values(titles).every(title => fits(text(200), title)) &&
    isObject(boxes) &&
    Object.values(boxes).every(isObject)
  );
}

const KINDS = oneOf('human', 'bot', 'open');

function isTable(value: unknown): value is CarriedTable {
  if (!isObject(value) || !isObject(value.table) || !isObject(value.note) || !Array.isArray(value.deeds)) return false;
  const { table, note, deeds } = value;
  const { id, game, seats, since } = table;
  return (
    fits(text(64), id) &&
    id === note.id &&
    typeof game === 'string' &&
    game === note.game &&
    entryOf(game) !== undefined &&
    Array.isArray(seats) &&
    seats.every(plan => isObject(plan) && fits(KINDS, plan.kind)) &&
    typeof since === 'number' &&
    typeof note.touched === 'number' &&
    typeof note.isOver === 'boolean' &&
    fits(NAMES, note.names) &&
    fits(list(text(200)), note.awaited) &&
    deeds.every(deed => isObject(deed) && typeof deed.number === 'number' && Array.isArray(deed.entries))
  );
}

function isMatch(value: unknown): value is CarriedMatch {
  if (!isObject(value)) return false;
  const { id, text: record, mine, touched } = value;
  return fits(text(64), id) && typeof record === 'string' && fits(SEATS, mine) && typeof touched === 'number';
}
