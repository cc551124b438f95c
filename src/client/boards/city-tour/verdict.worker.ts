// Beside the page: whether the day can still be won.
import { imagine, type View, verdict } from '../../../games/city-tour/index.ts';

self.addEventListener('message', ({ data }: MessageEvent<View>) => {
  self.postMessage(verdict(imagine(data)).answer);
});
