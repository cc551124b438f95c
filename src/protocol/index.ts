export * from './messages.ts';
export * from './rows.ts';
