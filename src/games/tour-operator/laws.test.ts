import { keepsTheLaws } from '../../testing/laws.ts';
import { TourOperator } from './index.ts';
import { census } from './position.ts';

// Twelve rounds, four players, fewer than a hundred moves of each in a round.
keepsTheLaws(TourOperator, { census, length: 4_800 });
