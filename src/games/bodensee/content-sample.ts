import type { Attraction, Category, Effect, Morning, PrintedAction, Road, Town } from './components.ts';
import type { Content } from './content-shape.ts';

/** A small lake of nine towns with few attractions, some of equal priority: an example to start from. */
export const SAMPLE: Content = {
  attractions: [
    ...row('green', [1, 2, 3]),
    ...row('blue', [1, 2, 4]),
    ...row('red', [2, 2, 5]),
    ...row('yellow', [1, 3, 4]),
    grey('quarry', 'BUILD'),
    grey('bureau', 'BUILD_DISCOUNT'),
    grey('arcade', 'REROLL'),
    grey('guide', 'GIVE_TOUR'),
    grey('bank', 'ADD_PIPS'),
    grey('depot', 'DISPATCH'),
    grey('meadow', 'CENTRE_N'),
  ],
  towns: [
    town('bod', false, 3, 'increase', 'build', 100, 100),
    town('kon', true, 3, 'ferry', 'tour', 300, 300),
    town('wan', false, 2, 'ignore', 'build', 500, 100),
    town('lin', true, 2, 'ferry', 'reroll', 700, 300),
    town('dor', false, 3, 'appeal', 'build', 900, 500),
    town('rom', true, 2, 'ferry', 'tour', 700, 700),
    town('wil', false, 2, 'increase', 'build', 500, 900),
    town('mee', true, 2, 'ferry', 'pips', 300, 700),
    town('ror', true, 3, 'ignore', 'tour', 500, 500),
  ],
  roads: [
    road('bod', 'kon'),
    road('kon', 'wan'),
    road('wan', 'lin'),
    road('lin', 'dor'),
    road('dor', 'rom'),
    road('rom', 'wil'),
    road('wil', 'mee'),
    road('mee', 'bod'),
    road('ror', 'wil'),
    road('ror', 'dor'),
  ],
};

function row(category: Category, values: readonly number[]): Attraction[] {
  return values.map((value, at) => ({
    id: `${category}-${at + 1}`,
    category,
    value,
    priority: Math.max(1, at),
    bonus: at === 0,
    effect: null,
    english: `${category} ${at + 1}`,
    german: `${category} ${at + 1}`,
    danish: `${category} ${at + 1}`,
  }));
}

function grey(id: string, effect: Effect): Attraction {
  return { id, category: 'grey', value: 2, priority: 1, bonus: false, effect, english: id, german: id, danish: id };
}

function town(id: string, harbour: boolean, spaces: number, morning: Morning, allDay: PrintedAction, x: number, y: number): Town {
  return { id, name: id, country: '', harbour, drop: harbour, spaces, morning, allDay, x, y };
}

function road(from: string, to: string): Road {
  return [from, to];
}
