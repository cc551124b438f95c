export * from './evening.ts';
export { pointsOf, standings, type TableResult } from './points.ts';
