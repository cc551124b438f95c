import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { OnTourParis } from './index.ts';
import { census } from './position.ts';
import { secrets } from './table.testing.ts';

keepsTheLaws({ ...OnTourParis, features, featureNames: FEATURE_NAMES }, { census, secrets, length: 1000 });
