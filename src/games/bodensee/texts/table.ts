// The table in plain lines, the same in every language but for its words.
import type { Facts, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { CATEGORIES, COLOURS, DICE, type Die, faceOf, type Name, type TileId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Agreement } from '../options.ts';
import { nameKey, ownName } from '../own-names.ts';
import { tilesByCategory, tilesOf, winners } from '../score.ts';
import type { Frame } from '../state.ts';
import type { View } from '../view.ts';

/** Names of pieces by id. */
export type Pieces = Readonly<Record<string, string>>;

/** The words the lines are made of. */
export interface TableWords {
  readonly turn: (turn: number, seat: Seat, voice: Voice) => string;
  readonly steps: { readonly [P in Frame['phase']]: string };
  readonly over: (winners: readonly Seat[], voice: Voice) => string;
  readonly you: string;
  readonly euro: (euros: number) => string;
  readonly colon: string;
  readonly tiles: (count: number) => string;
  readonly bus: (town: string) => string;
  readonly empty: string;
  readonly market: string;
  readonly stack: (count: number) => string;
  readonly bag: string;
  readonly nobody: string;
  readonly income: (own: string, others: string, ruin: string) => string;
  readonly spent: (building: string, ferry: string) => string;
}

/** Where own names may be found: at the table, with an event, among the facts of a case. */
export type Whence = View | Agreement | Event | Facts;

/** How a language names what stands on the table. */
export interface Speech {
  readonly piece: (id: unknown) => string;
  readonly die: (die: Die) => string;
  /** A die as the facts of a case name it. */
  readonly tourist: (id: unknown) => string;
  readonly tile: (id: unknown, whence?: Whence) => string;
  readonly town: (id: unknown, whence?: Whence) => string;
  readonly list: (items: readonly string[]) => string;
}

/** The lines: the turn, the players, the buses, the market, the bag, and the towns with attractions. */
export function tableLines(v: View, voice: Voice, words: TableWords, speech: Speech): readonly string[] {
  const talk = { voice, words, speech };
  return [
    headLine(v, talk),
    ...v.companies.map((_, seat) => companyLine(v, seat, talk)),
    ...v.buses.map(({ town, dice }, at) => {
      const marker = v.turn.bus === at && v.frames.length > 0 ? '▶ ' : '';
      const tourists = dice.length > 0 ? dice.map(speech.die).join(', ') : words.empty;
      return `${marker}${words.bus(speech.town(town, v))}${words.colon}${tourists}`;
    }),
    ...CATEGORIES.flatMap((_, rank) => marketLine(v, rank, talk)),
    `${words.bag}${words.colon}${COLOURS.map((colour, rank) => `${speech.piece(colour)} ${v.bag[rank] ?? 0}`).join(', ')}`,
    ...v.built.flatMap((_, town) => townLine(v, town, talk)),
  ];
}

/** Everything a line may speak of. */
interface Talk {
  readonly voice: Voice;
  readonly words: TableWords;
  readonly speech: Speech;
}

function headLine(v: View, { voice, words, speech }: Talk): string {
  const frame = v.frames.at(-1);
  if (!frame) return words.over(winners(v), voice);
  const effect = v.turn.morning === null ? [] : [speech.piece(`action:${v.turn.morning}`)];
  return [words.turn(v.turns, v.turn.seat, voice), words.steps[frame.phase], ...effect].join(' · ');
}

function companyLine(v: View, seat: number, { voice, words, speech }: Talk): string {
  const company = v.companies[seat];
  if (!company) return '';
  const { euro } = words;
  const owned = tilesByCategory(v, seat);
  const colours = CATEGORIES.filter(category => owned[category] > 0).map(category => `${speech.piece(category)} ${owned[category]}`);
  const detail = colours.length > 0 ? ` (${colours.join(', ')})` : '';
  const marker = v.turn.seat === seat && v.frames.length > 0 ? '▶ ' : '';
  const parts = [euro(company.money), `${words.tiles(tilesOf(v, seat))}${detail}`];
  // BT-11.4 The final table.
  if (v.frames.length === 0) {
    parts.push(words.income(euro(company.atHome), euro(company.fromOthers), euro(company.ruinMoney)));
    parts.push(words.spent(euro(company.spentOnBuilding), euro(company.spentOnFerry)));
  }
  return `${marker}${voice.tell(seat, words.you, name => name)}${words.colon}${parts.join(' · ')}`;
}

function marketLine(v: View, rank: number, { words, speech }: Talk): string[] {
  const [open, stack] = [v.market[rank] ?? [], v.stacks[rank] ?? []];
  if (open.length + stack.length === 0) return [];
  const tiles = open.map(tile => tileWithNumbers(v, tile, speech)).join(', ') || '–';
  return [`${words.market}, ${speech.piece(CATEGORIES[rank])}${words.colon}${tiles} · ${words.stack(stack.length)}`];
}

/** A tile with its id, the pips it costs and its priority. */
function tileWithNumbers(v: View, tile: TileId, speech: Speech): string {
  const found = boxOf(v.plan.options).tileAt.get(tile);
  return `${speech.tile(tile, v)} ${tile} (${found?.value}/${found?.priority})`;
}

function townLine(v: View, town: number, { voice, words, speech }: Talk): string[] {
  const tiles = v.built[town] ?? [];
  if (tiles.length === 0) return [];
  const place = boxOf(v.plan.options).towns[town];
  const owner = (seat: Seat | null) => (seat === null ? words.nobody : voice.tell(seat, words.you, name => name));
  const stands = tiles.map(built => `${tileWithNumbers(v, built.tile, speech)} ${owner(built.owner)}`);
  return [`${speech.town(place?.id ?? '', v)}${words.colon}${stands.join(', ')}`];
}

/** The words for what is on the table. */
export function speechOf(language: string, pieces: Pieces, name: keyof Name): Speech {
  const join = new Intl.ListFormat(language);
  const piece = (id: unknown) => pieces[String(id)] ?? String(id).replaceAll('-', ' ');
  const die = (id: Die) => `${piece(faceOf(id).colour)} ${faceOf(id).pips}`;
  return {
    piece,
    die,
    tourist: id => (isDie(id) ? die(id) : String(id)),
    tile: (id, whence) => own('tile', id, name, whence) ?? piece(id),
    town: (id, whence) => own('town', id, name, whence) ?? piece(id),
    list: items => join.format(items),
  };
}

/** What content of one's own calls it. */
function own(about: 'tile' | 'town', id: unknown, name: keyof Name, whence: Whence = {}): string | undefined {
  if (isView(whence)) return own(about, id, name, whence.plan.options);
  if (isAgreement(whence)) return whence.content ? ownName(whence.content, String(id))?.[name] : undefined;
  if (isEvent(whence)) return whence.names?.[String(id)]?.[name];
  const text = whence[nameKey(about, name)];
  return text === undefined ? undefined : String(text);
}

function isView(whence: Whence): whence is View {
  return 'plan' in whence;
}

function isAgreement(whence: Whence): whence is Agreement {
  return 'content' in whence;
}

function isEvent(whence: Whence): whence is Event {
  return 'type' in whence;
}

/** Whether this names a die. */
export function isDie(id: unknown): id is Die {
  return DICE.some(die => die === id);
}

/** With a capital at its beginning. */
export function sentence<T extends string | undefined>(text: T): T | string {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}
