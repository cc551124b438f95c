// A worker thread of the lab: plays the games it is handed, by number.
import { parentPort } from 'node:worker_threads';
import { type Order, playOrder } from '../orders.ts';

const now = () => performance.now();

parentPort?.on('message', (order: Order) => playOrder(order, now, delivery => parentPort?.postMessage(delivery)));
