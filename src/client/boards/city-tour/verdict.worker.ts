// Beside the page: whether the day can still be won, or until when it could be.
import { CityTour, imagine, lastChance, verdict } from '../../../games/city-tour/index.ts';
import { matchesOf, readRecord } from '../../../kernel/index.ts';
import type { Question } from './verdict.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage('view' in data ? verdict(imagine(data.view)).answer : lastChanceIn(data.record));
});

function lastChanceIn(record: unknown) {
  const reading = readRecord(CityTour, record);
  return reading.ok ? lastChance(matchesOf(CityTour).states(reading.record)) : undefined;
}
