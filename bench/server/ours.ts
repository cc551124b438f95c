// Our server as one process, with the toy on its shelf and limits that no benchmark meets.
import { SHELF } from '../../src/games/index.ts';
import { type Serving, startServer } from '../../src/server/index.ts';
import { Toy } from '../toy/kernel.ts';
import { serveUntilAsked } from './measured.mjs';

const PLENTY = 1_000_000_000;

const where = JSON.parse(process.argv[2] ?? '{}') as Pick<Serving, 'keeping' | 'redisUrl'>;
const { address, close } = await startServer({
  ...where,
  port: 0,
  host: '127.0.0.1',
  pages: null,
  games: { ...SHELF, toy: { open: async () => Toy } },
  rate: PLENTY,
  newcomers: PLENTY,
  sockets: PLENTY,
  limits: { tablesAnHour: PLENTY, inPlay: PLENTY },
});
serveUntilAsked(address, close);
