// A thread as the product has it, but for a bot of 80 Days that never has enough: it ends by the clock alone.
import { parentPort } from 'node:worker_threads';
import { EightyDays } from '../src/games/eighty-days/index.ts';
import { type Question, think } from '../src/host/index.ts';

const tireless = { ...EightyDays, strengths: { expert: { iterations: 10_000_000, horizon: 1000, lead: 0 } } };

parentPort?.on('message', (question: Question) => parentPort?.postMessage({ thought: think(tireless, question) }));
