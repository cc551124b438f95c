// The table in plain lines, the same in every language but for its words.
import type { Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { CATEGORIES, COLOURS, DICE, type Die, faceOf, type TileId, type TownId } from '../components.ts';
import { tilesByCategory, tilesOf, winners } from '../score.ts';
import type { Frame } from '../state.ts';
import type { View } from '../view.ts';

/** Names of pieces by id. */
export type Pieces = Readonly<Record<string, string>>;

/** The words the lines are made of. */
export interface TableWords {
  readonly turn: (turn: number, player: string) => string;
  readonly steps: { readonly [P in Frame['phase']]: string };
  readonly over: (winners: string) => string;
  readonly tiles: (count: number) => string;
  readonly bus: (town: string) => string;
  readonly empty: string;
  readonly market: string;
  readonly stack: (count: number) => string;
  readonly bag: string;
  readonly nobody: string;
  readonly income: (own: number, others: number, ruin: number) => string;
  readonly spent: (building: number, ferry: number) => string;
}

/** How a language names what stands on the table. */
export interface Speech {
  readonly piece: (id: unknown) => string;
  readonly die: (die: Die) => string;
  /** A die as the facts of a case name it. */
  readonly tourist: (id: unknown) => string;
  readonly tile: (id: TileId, view?: View) => string;
  readonly town: (id: TownId, view?: View) => string;
  readonly list: (items: readonly string[]) => string;
}

/** The lines: the turn, the players, the buses, the market, the bag, and the towns with attractions. */
export function tableLines(v: View, voice: Voice, words: TableWords, speech: Speech): readonly string[] {
  const talk = { voice, words, speech };
  return [
    headLine(v, voice, words, speech),
    ...v.companies.map((_, seat) => companyLine(v, seat, talk)),
    ...v.buses.map(({ town, dice }, at) => {
      const marker = v.turn.bus === at && v.frames.length > 0 ? '▶ ' : '';
      const tourists = dice.length > 0 ? dice.map(speech.die).join(', ') : words.empty;
      return `${marker}${words.bus(speech.town(town, v))}: ${tourists}`;
    }),
    ...CATEGORIES.flatMap((_, rank) => marketLine(v, rank, talk)),
    `${words.bag}: ${COLOURS.map((colour, rank) => `${speech.piece(colour)} ${v.bag[rank] ?? 0}`).join(', ')}`,
    ...v.built.flatMap((_, town) => townLine(v, town, talk)),
  ];
}

function headLine(v: View, voice: Voice, words: TableWords, speech: Speech): string {
  const frame = v.frames.at(-1);
  if (!frame) return words.over(speech.list(winners(v).map(voice.name)));
  const effect = v.turn.morning === null ? [] : [speech.piece(`action:${v.turn.morning}`)];
  return [words.turn(v.turns, voice.name(v.turn.seat)), words.steps[frame.phase], ...effect].join(' · ');
}

/** Everything a line may speak of. */
interface Talk {
  readonly voice: Voice;
  readonly words: TableWords;
  readonly speech: Speech;
}

function companyLine(v: View, seat: number, { voice, words, speech }: Talk): string {
  const company = v.companies[seat];
  if (!company) return '';
  const owned = tilesByCategory(v, seat);
  const colours = CATEGORIES.filter(category => owned[category] > 0).map(category => `${speech.piece(category)} ${owned[category]}`);
  const detail = colours.length > 0 ? ` (${colours.join(', ')})` : '';
  const marker = v.turn.seat === seat && v.frames.length > 0 ? '▶ ' : '';
  const parts = [`€${company.money}`, `${words.tiles(tilesOf(v, seat))}${detail}`];
  // BT-11.4 The final table.
  if (v.frames.length === 0) {
    parts.push(words.income(company.atHome, company.fromOthers, company.ruinMoney));
    parts.push(words.spent(company.spentOnBuilding, company.spentOnFerry));
  }
  return `${marker}${voice.name(seat)}: ${parts.join(' · ')}`;
}

function marketLine(v: View, rank: number, { words, speech }: Talk): string[] {
  const [open, stack] = [v.market[rank] ?? [], v.stacks[rank] ?? []];
  if (open.length + stack.length === 0) return [];
  const tiles = open.map(tile => tileWithNumbers(v, tile, speech)).join(', ') || '–';
  return [`${words.market}, ${speech.piece(CATEGORIES[rank])}: ${tiles} · ${words.stack(stack.length)}`];
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
  const owner = (seat: number | null) => (seat === null ? words.nobody : voice.name(seat));
  const stands = tiles.map(built => `${tileWithNumbers(v, built.tile, speech)} ${owner(built.owner)}`);
  return [`${speech.town(place?.id ?? '', v)}: ${stands.join(', ')}`];
}

/** The words for what is on the table. */
export function speechOf(language: string, pieces: Pieces, name: 'english' | 'german' | 'danish'): Speech {
  const join = new Intl.ListFormat(language);
  const piece = (id: unknown) => pieces[String(id)] ?? String(id).replaceAll('-', ' ');
  const die = (id: Die) => `${piece(faceOf(id).colour)} ${faceOf(id).pips}`;
  return {
    piece,
    die,
    tourist: id => (isDie(id) ? die(id) : String(id)),
    tile: (id, view) => view?.plan.options.content?.attractions?.find(tile => tile.id === id)?.[name] ?? piece(id),
    town: (id, view) => view?.plan.options.content?.towns?.find(town => town.id === id)?.name ?? piece(id),
    list: items => join.format(items),
  };
}

function isDie(id: unknown): id is Die {
  return DICE.some(die => die === id);
}
