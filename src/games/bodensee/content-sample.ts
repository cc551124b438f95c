import type { Attraction, Category, Effect, Road, Town } from './components.ts';
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
    inland('bod', { spaces: 3, morning: 'increase', allDay: 'build', x: 100, y: 100 }),
    harbour('kon', { spaces: 3, morning: 'ferry', allDay: 'tour', x: 300, y: 300 }),
    inland('wan', { spaces: 2, morning: 'ignore', allDay: 'build', x: 500, y: 100 }),
    harbour('lin', { spaces: 2, morning: 'ferry', allDay: 'reroll', x: 700, y: 300 }),
    inland('dor', { spaces: 3, morning: 'appeal', allDay: 'build', x: 900, y: 500 }),
    harbour('rom', { spaces: 2, morning: 'ferry', allDay: 'tour', x: 700, y: 700 }),
    inland('wil', { spaces: 2, morning: 'increase', allDay: 'build', x: 500, y: 900 }),
    harbour('mee', { spaces: 2, morning: 'ferry', allDay: 'pips', x: 300, y: 700 }),
    harbour('ror', { spaces: 3, morning: 'ignore', allDay: 'tour', x: 500, y: 500 }),
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

type PrintedTown = Pick<Town, 'spaces' | 'morning' | 'allDay' | 'x' | 'y'>;

function inland(id: string, printed: PrintedTown): Town {
  return { id, name: id, country: '', harbour: false, drop: false, ...printed };
}

function harbour(id: string, printed: PrintedTown): Town {
  return { ...inland(id, printed), harbour: true, drop: true };
}

function road(from: string, to: string): Road {
  return [from, to];
}
