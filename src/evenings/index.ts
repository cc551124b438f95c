export * from './evening.ts';
export { pointsOf, standings } from './points.ts';
