import type { Game } from '../../kernel/index.ts';
import { calm, estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Agreement } from './options.ts';
import { policy, styles } from './policy.ts';
import type { State } from './state.ts';
import { BodenseeTable } from './table.ts';
import type { View } from './view.ts';

export * from './table.ts';

/** Bodensee Tourismus. */
export const Bodensee: Game<State, Move, Event, View, Agreement> = { ...BodenseeTable, estimate, calm, policy, styles };
