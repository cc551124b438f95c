// Plays the games of the laboratory away from the page.
import { type Order, playOrder } from '../../lab/index.ts';

const now = () => performance.now();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  playOrder(data, now, delivery => postMessage(delivery)).catch((error: unknown) => {
    // Only what is thrown outside a promise reaches the page as an error of the worker.
    setTimeout(() => {
      throw error;
    });
  });
});
