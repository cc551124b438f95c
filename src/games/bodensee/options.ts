import {
  choice,
  fits,
  flag,
  isObject,
  list,
  type Option,
  optionsOf,
  placeOf,
  record,
  type Shape,
  shown,
  text,
  whole,
  wholeOption,
} from '../../kernel/index.ts';
import { ATTRACTIONS, COLOURS, type Colour, TOWNS, type TownId } from './components.ts';
import { SAMPLE } from './content-sample.ts';
import { boxFaults, type Content, contentShape } from './content-shape.ts';

/** How many attractions a town holds: as printed, any number, or the printed number with these changed. */
export type Capacity = 'printed' | 'unlimited' | Readonly<Record<TownId, number>>;

/** What the companies agree on before the first bus leaves. */
export interface Agreement {
  readonly startMoney: readonly number[];
  readonly startPlayer: 'random' | number;
  readonly dicePerColour: number;
  readonly buses: number;
  readonly startTowns: readonly TownId[];
  readonly startTourists: number;
  readonly seatsPerBus: number;
  readonly dieSides: number;
  readonly rerollOnes: 'entering' | 'always' | 'never';
  readonly marketSize: number;
  readonly grey: boolean;
  readonly greyMarket: 'two' | 'all';
  readonly greyCostMode: 'fixed' | 'value';
  readonly greyCost: number;
  readonly baseCost: Readonly<Record<Colour, number>>;
  readonly surchargeStep: number;
  readonly harbourCountsForCost: boolean;
  readonly harbourHasAppeal: boolean;
  readonly capacity: Capacity;
  readonly ferryFare: number;
  readonly priorityOrder: 'high-first' | 'low-first' | 'free';
  readonly occupied: 'pass' | 'block';
  readonly useAppeal: boolean;
  readonly allAppealMovement: boolean;
  readonly allAppealVisits: 'forced' | 'optional';
  readonly increaseValue: number;
  readonly bonusEuro: boolean;
  readonly ruinBonus: 'pips' | 'none';
  readonly centrePips: number;
  readonly casinoRerolls: number;
  readonly contractorDiscount: number;
  readonly giveTourWholeBus: boolean;
  readonly refillMode: 'missing' | 'whenEmpty';
  readonly categoryRunsOut: 'allGone' | 'cannotRefill';
  readonly greyEndsGame: boolean;
  readonly endTiming: 'endOfTurn' | 'finishRound';
  readonly winCondition: 'money' | 'attractions' | 'ruined' | 'netProfit' | 'mixed';
  readonly finalTie: 'shared' | 'race';
  readonly stallRounds: number;
  readonly maxTurns: number;
  readonly content: Content | null;
}

/** A choice whose outermost values are all but the usual one. */
function choose<const T extends string | number | boolean>(standard: NoInfer<T>, ...values: readonly T[]): Option<T> {
  return { ...choice<T>(standard, ...values), extremes: values.filter(value => value !== standard) };
}

function toggle(standard: boolean): Option<boolean> {
  return { shape: flag, standard, extremes: [!standard], form: { type: 'choice', values: [true, false] } };
}

const price = whole(0, 9);
const baseCost = record<Record<Colour, number>>({ green: price, blue: price, red: price, yellow: price });
const sameCost = (cost: number) => ({ green: cost, blue: cost, red: cost, yellow: cost });

const spaces = whole(0, 10);
const capacity: Shape<Capacity> = {
  allowed: `printed, unlimited, or an object of towns, each with ${spaces.allowed}`,
  problem(value, at) {
    if (value === 'printed' || value === 'unlimited') return undefined;
    if (!isObject(value)) return `${at} must be ${this.allowed}, not ${shown(value)}`;
    for (const [town, number] of Object.entries(value)) {
      const problem = spaces.problem(number, `${at}.${town}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
};

const FAIR_MONEY = [6, 7, 8, 9, 10, 11];

/** All that can be agreed on, each with its range. */
export const OPTIONS = optionsOf<Agreement>(
  {
    startMoney: {
      shape: list(whole(0, 50), 2, 6),
      standard: FAIR_MONEY,
      extremes: [
        [0, 0, 0, 0, 0, 0],
        [50, 50, 50, 50, 50, 50],
      ],
      basic: true,
    },
    startPlayer: { ...choose<'random' | number>('random', 'random', 0, 1, 2, 3, 4, 5), extremes: [0, 5], basic: true },
    dicePerColour: { ...wholeOption(8, 1, 20), extremes: [4, 20], basic: true },
    buses: wholeOption(4, 2, 6),
    startTowns: {
      shape: list(text(40), 2, 6),
      standard: ['bod', 'wan', 'dor', 'wil'],
      extremes: [
        ['kon', 'mee', 'fri', 'lin'],
        ['wan', 'lin', 'fri', 'mee'],
      ],
      form: { type: 'pieces', among: ({ content }) => townsIn(content).map(({ id }) => id) },
    },
    startTourists: { ...wholeOption(4, 1, 6), extremes: [1] },
    seatsPerBus: { ...wholeOption(4, 1, 6), extremes: [6] },
    dieSides: choose(6, 4, 6, 8, 10),
    rerollOnes: { ...choose('always', 'entering', 'always', 'never'), printed: 'entering' },
    marketSize: wholeOption(2, 1, 6),
    grey: { ...toggle(true), basic: true },
    greyMarket: choose('two', 'two', 'all'),
    greyCostMode: choose('fixed', 'fixed', 'value'),
    greyCost: wholeOption(2, 0, 6),
    baseCost: {
      shape: baseCost,
      standard: { green: 1, blue: 1, red: 2, yellow: 3 },
      extremes: [sameCost(0), sameCost(9)],
      form: { type: 'wholes', pieces: COLOURS, least: 0, most: 9 },
    },
    surchargeStep: wholeOption(1, 0, 3),
    harbourCountsForCost: toggle(true),
    harbourHasAppeal: toggle(true),
    capacity: {
      shape: capacity,
      standard: 'printed',
      extremes: ['unlimited', { kon: 0, fri: 10 }],
      form: { type: 'choice', values: ['printed', 'unlimited'] },
    },
    ferryFare: { ...wholeOption(1, 0, 5), printed: 0 },
    priorityOrder: choose('high-first', 'high-first', 'low-first', 'free'),
    occupied: choose('pass', 'pass', 'block'),
    useAppeal: { ...toggle(true), basic: true },
    allAppealMovement: toggle(false),
    allAppealVisits: choose('forced', 'forced', 'optional'),
    increaseValue: wholeOption(1, 0, 3),
    bonusEuro: { ...toggle(false), basic: true },
    ruinBonus: choose('pips', 'pips', 'none'),
    centrePips: wholeOption(1, 1, 3),
    casinoRerolls: wholeOption(1, 1, 4),
    contractorDiscount: wholeOption(1, 0, 5),
    giveTourWholeBus: toggle(false),
    refillMode: choose('missing', 'missing', 'whenEmpty'),
    categoryRunsOut: choose('allGone', 'allGone', 'cannotRefill'),
    greyEndsGame: { ...toggle(false), printed: true },
    endTiming: { ...choose('endOfTurn', 'endOfTurn', 'finishRound'), basic: true },
    winCondition: { ...choose('money', 'money', 'attractions', 'ruined', 'netProfit', 'mixed'), basic: true },
    finalTie: { ...choose('shared', 'shared', 'race'), printed: 'race' },
    stallRounds: wholeOption(6, 2, 50),
    maxTurns: { ...wholeOption(400, 50, 2000), extremes: [50, 2000] },
    content: { shape: contentShape, standard: null, extremes: [SAMPLE] },
  },
  disagreement,
);

/** The towns of the board that was chosen. */
function townsIn(content: unknown): readonly { readonly id: TownId }[] {
  return (fits(contentShape, content) && content?.towns) || TOWNS;
}

/** What the single ranges cannot say. */
function disagreement(options: Agreement, seats: number): string | undefined {
  const { startMoney, startPlayer, dicePerColour, buses, startTourists, seatsPerBus } = options;
  if (startMoney.length < seats)
    return `option startMoney must be a list of ${seats} to 6 for ${seats} players, not of ${startMoney.length}`;
  if (startPlayer !== 'random' && startPlayer >= seats) {
    return `option startPlayer must be random or a seat from 0 to ${seats - 1}, not ${startPlayer}`;
  }
  if (startTourists > seatsPerBus)
    return `option startTourists must be a whole number from 1 to seatsPerBus (${seatsPerBus}), not ${startTourists}`;
  if (4 * dicePerColour < buses * startTourists) {
    const least = Math.ceil((buses * startTourists) / COLOURS.length);
    return `option dicePerColour must be a whole number from ${least} to 20 for ${buses} buses of ${startTourists} tourists, not ${dicePerColour}`;
  }
  return wrongTowns(options) ?? wrongTiles(options);
}

function wrongTowns({ buses, startTowns, capacity, content }: Agreement): string | undefined {
  const towns = (content?.towns ?? TOWNS).map(({ id }) => id);
  const strange = startTowns.find(town => !towns.includes(town));
  if (strange !== undefined) return `option startTowns must name towns of the board (${towns.join(', ')}), not ${strange}`;
  if (new Set(startTowns).size < startTowns.length) return `option startTowns must name each town once, not ${startTowns.join(', ')}`;
  if (startTowns.length !== buses)
    return `option startTowns must be a list of ${buses} towns for ${buses} buses, not of ${startTowns.length}`;
  if (buses >= towns.length)
    return `option buses must be a whole number from 2 to ${towns.length - 1} for ${towns.length} towns, not ${buses}`;
  const unknown = typeof capacity === 'object' ? Object.keys(capacity).find(town => !towns.includes(town)) : undefined;
  return unknown && `option capacity must name towns of the board (${towns.join(', ')}), not ${unknown}`;
}

function wrongTiles({ marketSize, dieSides, content }: Agreement): string | undefined {
  const own = content?.attractions ?? null;
  const [first] = boxFaults(own, own ?? ATTRACTIONS, dieSides, marketSize);
  return first && `option ${placeOf(content, first.path, 'content')} ${first.says}`;
}
