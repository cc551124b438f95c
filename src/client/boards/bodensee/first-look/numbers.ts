// The figures on the cards, from the rules as they are agreed.
import { ATTRACTIONS, BodenseeTable, CATEGORIES, COLOURS } from '../../../../games/bodensee/table.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';

/** The example of goal and advice: a tourist of this colour with this much money, and an attraction of the same value. */
export const EXAMPLE = { colour: 'blue', value: 3, die: 'blue3' } as const;

type Range = readonly [least: number, most: number];

/** What the words of the cards are given; amounts are written as the language writes euros. */
export interface Numbers {
  readonly value: string;
  readonly visit: string;
  readonly build: string;
  readonly dearer: string;
  readonly ferry: string;
  /** What the owner, the driver and the builder of the advice get and pay, and the sum. */
  readonly owner: number;
  readonly driver: number;
  readonly cost: number;
  readonly together: string;
  /** The price of each kind of attraction. */
  readonly prices: readonly string[];
  readonly colours: readonly string[];
  /** What the example likes. */
  readonly likes: string;
  readonly towns: { readonly from: string; readonly to: string };
  readonly ferryName: string;
}

function rangeOf(values: readonly number[]): Range {
  return [Math.min(...values), Math.max(...values)];
}

export function numbersOf({ texts, words, options, seats }: LookAsked<Words>): Numbers {
  const reading = BodenseeTable.options.read(options, seats);
  const { baseCost, grey, greyCost, surchargeStep, ferryFare, ruinBonus } = reading.ok ? reading.options : BodenseeTable.options.standard;
  const named = (id: string) => texts.pieces[id] ?? id;
  const euros = ([least, most]: Range) => words.euro(most).replace(`${most}`, least === most ? `${most}` : `${least}–${most}`);
  const prices = CATEGORIES.flatMap(category => (category === 'grey' ? (grey ? [greyCost] : []) : [baseCost[category]]));
  const { value, colour } = EXAMPLE;
  const driver = ruinBonus === 'pips' ? value : 0;
  return {
    value: words.euro(value),
    visit: euros(rangeOf(ATTRACTIONS.flatMap(tile => (tile.category === 'grey' ? [] : [tile.value])))),
    build: euros(rangeOf(prices)),
    dearer: words.euro(surchargeStep),
    ferry: words.euro(ferryFare),
    owner: value,
    driver,
    cost: baseCost[colour],
    together: words.euro(value + driver - baseCost[colour]),
    prices: prices.map(words.euro),
    colours: COLOURS.map(each => words.categories[each]),
    likes: words.categories[colour],
    towns: { from: named('dor'), to: named('bre') },
    ferryName: named('action:ferry'),
  };
}
