// What everything on the table is: the rule it lives by, the numbers agreed, and an example from this very table.
import type { Explanation, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf, type Tile } from '../box.ts';
import { ACTIONS, type Action, CATEGORIES, type Category, COLOURS, faceOf, MORNINGS, type Morning, RANK } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { actionOf } from '../rules/actions.ts';
import { cheapest, priceOf } from '../rules/build.ts';
import type { View } from '../view.ts';
import { isDie, type Speech, sentence } from './table.ts';

/** What a town is, and what stands there. */
export interface TownFacts {
  readonly harbour: boolean;
  readonly drop: boolean;
  readonly morning: string;
  readonly allDay: string;
  /** Free spaces, and what a red attraction costs there. */
  readonly free: number;
  readonly price: string;
}

/** What an attraction is; where it stands, or the least it costs. */
export interface TileFacts {
  readonly category: Category;
  readonly value: number;
  readonly priority: number;
  readonly pays: string;
  /** The name of the action it grants. */
  readonly action: string;
  readonly town: string | undefined;
  readonly owner: Seat | null;
  readonly price: string | undefined;
}

type Told = Pick<Explanation, 'text' | 'example'>;
type Euro = (euros: number) => string;

/** The signs of the board that are no pieces, with the rule each lives by. */
export const SIGNS = {
  harbour: 'BT-4.3',
  drop: 'BT-8.5',
  ferry: 'BT-4.10',
  bag: 'BT-10.1',
  market: 'BT-8.1',
  prices: 'BT-8.2',
  money: 'BT-11.1',
  marker: 'BT-5.9',
  priority: 'BT-5.2',
  turn: 'BT-3.2',
  road: 'BT-4.6',
  prospect: 'BT-5.8',
} as const satisfies Record<string, ClauseId>;
type Sign = keyof typeof SIGNS;

/** How much of what there is, for the signs. */
export interface SignFacts {
  readonly options: Agreement;
  readonly euro: Euro;
  readonly dice: number;
  readonly open: number;
  readonly harbours: number;
  readonly drops: number;
  readonly richest: string;
  readonly turn: number;
}

/** A language's words about everything on the table; where it has none, the rule itself is told. */
export interface ExplainWords {
  readonly kinds: Readonly<
    Record<'bus' | 'town' | 'harbour' | 'tile' | 'die' | 'morning' | 'allDay' | 'button' | 'sign' | 'category', string>
  >;
  readonly bus: (number: number, town: string) => string;
  readonly aboard: (dice: string) => string;
  readonly town: (town: TownFacts) => Told;
  readonly tile: (tile: TileFacts, voice: Voice) => Told;
  /** An attraction that a tourist could visit. */
  readonly goal: (tile: string | undefined) => string;
  readonly actions: { readonly [A in Action | Morning | 'centre']?: (options: Agreement, euro: Euro) => string };
  readonly offered: (towns: number, one: string) => string;
  readonly signs: { readonly [S in Sign]: string };
  readonly signTexts: { readonly [S in Sign]?: (facts: SignFacts) => string };
  readonly signExamples: { readonly [S in Sign]?: (facts: SignFacts) => string };
  readonly open: (tiles: number, price: string) => string;
}

/** Everything an explanation may look at. */
interface Asked {
  readonly view: View;
  readonly voice: Voice;
  readonly words: ExplainWords;
  readonly speech: Speech;
  readonly rule: (clause: ClauseId) => string;
  readonly move: (move: Move, view: View) => string;
  readonly euro: Euro;
}

type Explained = (Omit<Explanation, 'text'> & { readonly text?: string | undefined; readonly clause: ClauseId }) | undefined;

/** The explanation of a touch, or of a sign by its name. */
export function explanationOf(touch: string, asked: Asked): Explanation | undefined {
  const at = touch.indexOf(':');
  const [kind, id] = at < 0 ? ['sign', touch] : [touch.slice(0, at), touch.slice(at + 1)];
  const found = EXPLAINERS[kind]?.(id, asked);
  return found && { ...found, name: sentence(found.name), text: found.text ?? asked.rule(found.clause) };
}

const EXPLAINERS: Readonly<Record<string, (id: string, asked: Asked) => Explained>> = {
  bus: explainBus,
  town: explainTown,
  tile: explainTile,
  die: explainDie,
  action: explainAction,
  category: explainCategory,
  button: explainButton,
  sign: explainSign,
};

function explainBus(town: string, { view, words, speech }: Asked): Explained {
  const at = view.buses.findIndex(bus => bus.town === town);
  const bus = view.buses[at];
  if (!bus) return undefined;
  const example = bus.dice.length > 0 ? { example: words.aboard(bus.dice.map(speech.die).join(', ')) } : {};
  return { kind: words.kinds.bus, name: words.bus(at + 1, speech.town(town, view)), piece: 'bus', ...example, clause: 'BT-1.5' };
}

function explainTown(id: string, { view, words, speech, euro }: Asked): Explained {
  const box = boxOf(view.plan.options);
  const town = box.townAt.get(id);
  const red = box.tiles.find(({ category }) => category === 'red');
  if (!town || !red) return undefined;
  const { harbour, drop } = town;
  const [morning, allDay] = [speech.piece(`action:${town.morning}`), speech.piece(`action:${town.allDay}`)];
  const free = town.room - (view.built[town.index]?.length ?? 0);
  const told = words.town({ harbour, drop, morning, allDay, free, price: euro(priceOf(view, red, town, false)) });
  return { kind: harbour ? words.kinds.harbour : words.kinds.town, name: speech.town(id, view), piece: id, ...told, clause: 'BT-4.5' };
}

function explainTile(id: string, { view, voice, words, speech, euro }: Asked): Explained {
  const box = boxOf(view.plan.options);
  const tile = box.tileAt.get(id);
  if (!tile) return undefined;
  const { category, value, priority, effect } = tile;
  const place = view.built.findIndex(tiles => tiles.some(built => built.tile === id));
  const town = box.towns[place];
  const price = town ? undefined : cheapest(view, tile, false);
  const facts: TileFacts = {
    category,
    value,
    priority,
    pays: euro(value + (tile.bonus && view.plan.options.bonusEuro ? 1 : 0)),
    action: effect === null ? '' : speech.piece(`action:${actionOf(view, effect)}`),
    town: town && speech.town(town.id, view),
    owner: view.built[place]?.find(built => built.tile === id)?.owner ?? null,
    price: price === undefined ? undefined : euro(price),
  };
  const kind = `${words.kinds.tile} (${speech.piece(`category:${category}`)})`;
  return { kind, name: speech.tile(id, view), piece: id, ...words.tile(facts, voice), clause: category === 'grey' ? 'BT-3.10' : 'BT-5.3' };
}

function explainDie(id: string, { view, words, speech }: Asked): Explained {
  if (!isDie(id)) return undefined;
  const { colour, pips } = faceOf(id);
  const { tileAt } = boxOf(view.plan.options);
  const tiles = view.built.flat().map(({ tile }) => tileAt.get(tile));
  const goal = tiles.find(tile => tile?.category === colour && tile.value <= pips);
  const kind = `${words.kinds.die} (${speech.piece(`category:${colour}`)})`;
  return { kind, name: speech.die(id), piece: id, example: words.goal(goal && speech.tile(goal.id, view)), clause: 'BT-1.1' };
}

const ACTION_CLAUSES: Readonly<Record<Action | Morning, ClauseId>> = {
  increase: 'BT-6.1',
  ignore: 'BT-6.2',
  ferry: 'BT-6.3',
  appeal: 'BT-6.4',
  build: 'BT-8.1',
  reroll: 'BT-7.3',
  pips: 'BT-7.4',
  tour: 'BT-7.5',
  contractor: 'BT-8.7',
  'centre green': 'BT-7.8',
  'centre blue': 'BT-7.8',
  'centre red': 'BT-7.8',
  'centre yellow': 'BT-7.8',
  dispatch: 'BT-7.9',
  casino: 'BT-7.11',
};

function explainAction(id: string, { view, words, speech, euro }: Asked): Explained {
  const action = [...MORNINGS, ...ACTIONS].find(each => each === id);
  if (!action) return undefined;
  const { options } = view.plan;
  const { tileAt, towns } = boxOf(options);
  const grants = (tile: Tile | undefined) => tile?.effect && actionOf(view, tile.effect) === action;
  const offering = towns.filter(
    ({ index, morning, allDay }) =>
      morning === action || allDay === action || view.built[index]?.some(({ tile }) => grants(tileAt.get(tile))),
  );
  const [one] = offering;
  return {
    kind: MORNINGS.some(each => each === action) ? words.kinds.morning : words.kinds.allDay,
    name: speech.piece(`action:${action}`),
    text: words.actions[action.startsWith('centre') ? 'centre' : action]?.(options, euro),
    ...(one ? { example: words.offered(offering.length, speech.town(one.id, view)) } : {}),
    clause: action === 'tour' && options.giveTourWholeBus ? 'BT-7.10' : ACTION_CLAUSES[action],
  };
}

function explainButton(id: string, { view, words, speech, move }: Asked): Explained {
  const { kinds } = words;
  if (id === 'plus2' || id === 'both') return { kind: kinds.button, name: speech.piece('action:pips'), clause: 'BT-7.4' };
  if (id === 'none')
    return { kind: kinds.button, name: move({ type: id }, view), clause: view.frames[0]?.phase === 'morning' ? 'BT-3.4' : 'BT-3.8' };
  if (id === 'skip' || id === 'stop')
    return { kind: kinds.button, name: move({ type: id }, view), clause: id === 'skip' ? 'BT-6.4' : 'BT-7.11' };
  return undefined;
}

function explainCategory(id: string, { view, words, speech, euro }: Asked): Explained {
  const category = CATEGORIES.find(each => each === id);
  if (!category) return undefined;
  const { baseCost, greyCost } = view.plan.options;
  const example = words.open(view.market[RANK[category]]?.length ?? 0, euro(category === 'grey' ? greyCost : baseCost[category]));
  const name = `${speech.piece(`category:${category}`)} (${speech.piece(category)})`;
  return { kind: words.kinds.category, name, piece: category, example, clause: category === 'grey' ? 'BT-3.10' : 'BT-4.2' };
}

function isSign(id: string): id is Sign {
  return Object.hasOwn(SIGNS, id);
}

function explainSign(id: string, { view, voice, words, euro }: Asked): Explained {
  if (!isSign(id)) return undefined;
  const { towns } = boxOf(view.plan.options);
  const money = view.companies.map(company => company.money);
  const facts: SignFacts = {
    options: view.plan.options,
    euro,
    dice: COLOURS.reduce((sum, _, rank) => sum + (view.bag[rank] ?? 0), 0),
    open: view.market.flat().length,
    harbours: towns.filter(({ harbour }) => harbour).length,
    drops: towns.filter(({ drop }) => drop).length,
    turn: view.turns,
    richest: `${voice.name(money.indexOf(Math.max(...money)))}, ${euro(Math.max(...money))}`,
  };
  const example = words.signExamples[id]?.(facts);
  return {
    kind: words.kinds.sign,
    name: words.signs[id],
    piece: id,
    text: words.signTexts[id]?.(facts),
    ...(example ? { example } : {}),
    clause: SIGNS[id],
  };
}
