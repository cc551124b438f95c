import type { Changes } from '../../kernel/index.ts';

/** An autumn season: some cards of every kind changed, to the outermost values. */
export const SAMPLE: Changes = {
  name: 'Autumn season',
  cities: {
    ATH: { name: 'Atlantis', french: 'L’Atlantide', nature: 9, culture: 0, activities: [] },
    BER: { activities: ['winter', 'scuba', 'beach'], x: 0, y: 1000 },
    IST: { party: 9, shopping: 9 },
  },
  tourists: {
    T01: { name: 'Nils', interests: ['culture', 'party'], plusOne: 'party', weeks: 5, business: true },
    T33: { interests: ['shopping'], room: null, patience: 'happy' },
    T60: { plusOne: null, weeks: 4 },
  },
  rows: {
    A1: { name: 'Leaf Walk', spaces: ['winter'], vp: 1, coupon: 5 },
    A5: { spaces: ['beach', 'beach', 'beach', 'beach', 'beach'], vp: 20 },
    A8: { players: 2 },
  },
  employees: {
    O5: { amount: 5 },
    O6: { amount: 8 },
    O7: { amount: 4 },
    O8: { amount: 5, uses: 4 },
    P3: { amount: 2 },
    P7: { uses: 1 },
    P8: { amount: 9 },
    H5: { amount: 1 },
    H8: { amount: 3 },
  },
};
