import { keepsTheLaws } from '../../testing/laws.ts';
import { OnTourParis } from './index.ts';
import { census } from './position.ts';
import { secrets } from './table.testing.ts';

keepsTheLaws(OnTourParis, { census, secrets, length: 1000 });
