// The door for whoever runs a server.
export { linesOf, mustBeOver } from './collection/collection.ts';
export { asOperator, type Operator, type Person } from './moderation/operator.ts';
export { Refused } from './refused.ts';
export { openStore, SchemaError, StoreError } from './storage/index.ts';
