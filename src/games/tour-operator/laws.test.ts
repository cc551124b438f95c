import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { TourOperator } from './index.ts';
import { census } from './position.ts';

// Twelve rounds, four players, fewer than a hundred moves of each in a round.
keepsTheLaws({ ...TourOperator, features, featureNames: FEATURE_NAMES }, { census, length: 4_800 });
