import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { EightyDays } from './index.ts';
import { census } from './position.ts';

keepsTheLaws({ ...EightyDays, features, featureNames: FEATURE_NAMES }, { census, length: 20_000 });
