import type { Changes } from '../../kernel/index.ts';

/** A map with lines over the river, a club that only boats reach, and docks that lie far apart. */
export const SAMPLE: Changes = {
  name: 'Over the bridges',
  clubs: {
    '1a': { name: 'Blue Note', x: 0, y: 850, lines: ['6a', '7b'] },
    '1b': { lines: [] },
    '16a': { lines: [] },
    '16b': { lines: ['20b', '20a', '19b'] },
  },
  docks: { A: { name: 'Pier 1', club: '20b' }, E: { stop: 20 }, I: { stop: 0, club: '16b' } },
};
