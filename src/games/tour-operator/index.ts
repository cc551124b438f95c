import type { Game } from '../../kernel/index.ts';
import { calm, estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Agreement } from './options.ts';
import { policy } from './policy/index.ts';
import type { State } from './state.ts';
import { TourOperatorTable } from './table.ts';
import type { View } from './view.ts';

export * from './table.ts';

/** Tour Operator. */
export const TourOperator: Game<State, Move, Event, View, Agreement> = { ...TourOperatorTable, estimate, calm, policy };
