export * from './clock.ts';
export * from './host.ts';
export * from './in-time.ts';
export * from './renew.ts';
export * from './store.ts';
export * from './think.ts';
export * from './thinker.ts';
