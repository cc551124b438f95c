export { playerIn, run } from './run.ts';
