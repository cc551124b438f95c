import { keepsTheLaws } from '../../testing/laws.ts';
import { NightTrain } from './index.ts';
import { census } from './position.ts';

// Twelve stops at most, and everyone is asked once at each.
keepsTheLaws(NightTrain, { census, length: 48 });
