import { keepsTheLaws } from '../../testing/laws.ts';
import { EightyDays } from './index.ts';
import { census } from './position.ts';

keepsTheLaws(EightyDays, { census, length: 20_000 });
