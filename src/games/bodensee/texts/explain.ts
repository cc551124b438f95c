// What everything on the table is, told with the numbers agreed and an example from this very table.
import type { Explanation, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf, type Tile } from '../box.ts';
import {
  ACTIONS,
  type Action,
  CATEGORIES,
  type Category,
  COLOURS,
  type Colour,
  faceOf,
  MORNINGS,
  type Morning,
  RANK,
} from '../components.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { actionOf } from '../rules/actions.ts';
import { cheapest, priceOf } from '../rules/build.ts';
import type { View } from '../view.ts';
import { isDie, type Speech, sentence } from './table.ts';

/** An explanation as a language words it. */
export type Said = Omit<Explanation, 'clause'>;

/** The signs of the board that are no pieces. */
export const SIGNS = ['harbour', 'drop', 'ferry', 'bag', 'market', 'prices', 'money', 'marker', 'priority'] as const;
export type Sign = (typeof SIGNS)[number];

/** The buttons of the game. */
export const BUTTONS = ['none', 'skip', 'stop', 'plus2', 'both'] as const;
export type Button = (typeof BUTTONS)[number];

/** What a town is, and what stands there. */
export interface TownFacts {
  readonly name: string;
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
  readonly name: string;
  readonly category: Category;
  readonly value: number;
  readonly priority: number;
  readonly pays: string;
  /** The name of the action it grants. */
  readonly action: string | undefined;
  readonly town: string | undefined;
  readonly owner: Seat | null;
  readonly price: string | undefined;
}

/** How much of what there is, for the signs. */
export interface SignFacts {
  readonly options: Agreement;
  readonly euro: (euros: number) => string;
  readonly dice: number;
  readonly open: number;
  readonly harbours: number;
  readonly drops: number;
  readonly richest: string;
}

/** A language's words about everything on the table. */
export interface ExplainWords {
  readonly bus: (number: number, town: string, aboard: string) => Said;
  readonly town: (town: TownFacts) => Said;
  readonly tile: (tile: TileFacts, voice: Voice) => Said;
  /** A tourist, and an attraction they could visit. */
  readonly die: (die: { readonly name: string; readonly colour: Colour; readonly pips: number; readonly goal: string | undefined }) => Said;
  readonly morning: string;
  readonly allDay: string;
  readonly actions: { readonly [A in Action | Morning]: (options: Agreement, euro: (euros: number) => string) => string };
  readonly offered: (towns: number, one: string) => string;
  readonly buttons: { readonly [B in Button]: Said };
  readonly signs: { readonly [S in Sign]: (facts: SignFacts) => Said };
  readonly category: (category: Category, open: number, price: string) => Said;
}

/** Everything an explanation may look at. */
interface Asked {
  readonly view: View;
  readonly voice: Voice;
  readonly words: ExplainWords;
  readonly speech: Speech;
  readonly euro: (euros: number) => string;
}

/** The explanation of a touch, or of a sign by its name. */
export function explanationOf(touch: string, asked: Asked): Explanation | undefined {
  const at = touch.indexOf(':');
  const [kind, id] = at < 0 ? ['sign', touch] : [touch.slice(0, at), touch.slice(at + 1)];
  const [said, clause] = EXPLAINERS[kind]?.(id, asked) ?? [];
  return said && clause && { ...said, name: sentence(said.name), clause };
}

type Explained = readonly [Said, ClauseId] | undefined;

const EXPLAINERS: Readonly<Record<string, (id: string, asked: Asked) => Explained>> = {
  bus: explainBus,
  town: explainTown,
  tile: explainTile,
  die: explainDie,
  action: explainAction,
  category: explainCategory,
  button: (id, { words }) => {
    const found = BUTTONS.find(button => button === id);
    return found && [words.buttons[found], BUTTON_CLAUSES[found]];
  },
  sign: explainSign,
};

const BUTTON_CLAUSES: Readonly<Record<Button, ClauseId>> = {
  none: 'BT-3.8',
  skip: 'BT-6.4',
  stop: 'BT-7.11',
  plus2: 'BT-7.4',
  both: 'BT-7.4',
};

function explainBus(town: string, { view, words, speech }: Asked): Explained {
  const at = view.buses.findIndex(bus => bus.town === town);
  const bus = view.buses[at];
  return bus && [words.bus(at + 1, speech.town(town, view), bus.dice.map(speech.die).join(', ')), 'BT-1.5'];
}

function explainTown(id: string, { view, words, speech, euro }: Asked): Explained {
  const box = boxOf(view.plan.options);
  const town = box.townAt.get(id);
  const red = box.tiles.find(({ category }) => category === 'red');
  if (!town || !red) return undefined;
  const free = town.room - (view.built[town.index]?.length ?? 0);
  const action = (name: string) => speech.piece(`action:${name}`);
  const facts = {
    name: speech.town(id, view),
    harbour: town.harbour,
    drop: town.drop,
    morning: action(town.morning),
    allDay: action(town.allDay),
  };
  return [words.town({ ...facts, free, price: euro(priceOf(view, red, town, false)) }), 'BT-4.5'];
}

function explainTile(id: string, { view, voice, words, speech, euro }: Asked): Explained {
  const box = boxOf(view.plan.options);
  const tile = box.tileAt.get(id);
  if (!tile) return undefined;
  const place = view.built.findIndex(tiles => tiles.some(built => built.tile === id));
  const town = box.towns[place];
  const price = town ? undefined : cheapest(view, tile, false);
  const facts: TileFacts = {
    name: speech.tile(id, view),
    category: tile.category,
    value: tile.value,
    priority: tile.priority,
    pays: euro(tile.value + (tile.bonus && view.plan.options.bonusEuro ? 1 : 0)),
    action: tile.effect === null ? undefined : speech.piece(`action:${actionOf(view, tile.effect)}`),
    town: town && speech.town(town.id, view),
    owner: view.built[place]?.find(built => built.tile === id)?.owner ?? null,
    price: price === undefined ? undefined : euro(price),
  };
  return [words.tile(facts, voice), tile.category === 'grey' ? 'BT-3.10' : 'BT-5.3'];
}

function explainDie(id: string, { view, words, speech }: Asked): Explained {
  if (!isDie(id)) return undefined;
  const { colour, pips } = faceOf(id);
  const { tileAt } = boxOf(view.plan.options);
  const goal = view.built
    .flat()
    .map(({ tile }) => tileAt.get(tile))
    .find((tile): tile is Tile => tile?.category === colour && tile.value <= pips);
  return [words.die({ name: speech.die(id), colour, pips, goal: goal && speech.tile(goal.id, view) }), 'BT-1.1'];
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
  const { tileAt, towns } = boxOf(view.plan.options);
  const grants = ({ effect }: Tile) => effect !== null && actionOf(view, effect) === action;
  const offering = towns.filter(
    ({ index, morning, allDay }) =>
      morning === action || allDay === action || view.built[index]?.some(({ tile }) => grants(tileAt.get(tile) as Tile)),
  );
  const one = offering[0];
  const said: Said = {
    kind: MORNINGS.some(each => each === action) ? words.morning : words.allDay,
    name: speech.piece(`action:${action}`),
    text: words.actions[action](view.plan.options, euro),
    ...(one ? { example: words.offered(offering.length, speech.town(one.id, view)) } : {}),
  };
  return [said, ACTION_CLAUSES[action]];
}

function explainCategory(id: string, { view, words, euro }: Asked): Explained {
  const category = CATEGORIES.find(each => each === id);
  if (!category) return undefined;
  const { baseCost, greyCost, greyCostMode } = view.plan.options;
  const values = boxOf(view.plan.options).tiles.flatMap(tile => (tile.category === 'grey' ? [tile.value] : []));
  const grey = greyCostMode === 'fixed' ? greyCost : Math.min(...values);
  const open = view.market[RANK[category]]?.length ?? 0;
  return [words.category(category, open, euro(category === 'grey' ? grey : baseCost[category])), 'BT-1.2'];
}

const SIGN_CLAUSES: Readonly<Record<Sign, ClauseId>> = {
  harbour: 'BT-4.3',
  drop: 'BT-8.5',
  ferry: 'BT-4.10',
  bag: 'BT-10.1',
  market: 'BT-8.1',
  prices: 'BT-8.2',
  money: 'BT-11.1',
  marker: 'BT-5.8',
  priority: 'BT-5.2',
};

function explainSign(id: string, { view, voice, words, euro }: Asked): Explained {
  const sign = SIGNS.find(each => each === id);
  if (!sign) return undefined;
  const { towns } = boxOf(view.plan.options);
  const money = view.companies.map(company => company.money);
  const facts: SignFacts = {
    options: view.plan.options,
    euro,
    dice: COLOURS.reduce((sum, _, rank) => sum + (view.bag[rank] ?? 0), 0),
    open: view.market.flat().length,
    harbours: towns.filter(({ harbour }) => harbour).length,
    drops: towns.filter(({ drop }) => drop).length,
    richest: `${voice.name(money.indexOf(Math.max(...money)))}, ${euro(Math.max(...money))}`,
  };
  return [words.signs[sign](facts), SIGN_CLAUSES[sign]];
}
