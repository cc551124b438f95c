// What the server does for people besides their tables: the Daily Tour, ratings, reports, the open collection, reminders, and forgetting.

import type { Budgets } from './api/budgets.ts';
import { collectionRoutes } from './api/collection-routes.ts';
import { dailyRoutes } from './api/daily-routes.ts';
import type { Guests } from './api/guests.ts';
import { moderationRoutes } from './api/moderation-routes.ts';
import type { Openings } from './api/openings.ts';
import type { Quotas } from './api/quotas.ts';
import { ratingRoutes } from './api/rating-routes.ts';
import type { Server } from './api/server.ts';
import { Reminders } from './notify/reminders.ts';
import type { Turns } from './notify/turns.ts';
import { type Keep, keptFor, Retention } from './retention.ts';
import type { Store } from './storage/index.ts';
import type { Subjects } from './subjects.ts';
import type { ServedTables } from './tables/served-tables.ts';
import type { PlayableGames } from './tables/table-wish.ts';

interface PeopleParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly games: PlayableGames;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
  readonly turns: Turns;
  readonly guests: Guests;
  readonly openings: Openings;
  readonly quotas: Quotas;
  readonly budgets: Budgets;
  readonly keep: Keep | undefined;
  readonly subjects: Subjects;
}

/** Adds the routes, and does again and again what nobody asks for; `end` stops that. */
export function servePeople(app: Server, parts: PeopleParts): { readonly end: () => void } {
  const { store, tables, games, clock, report, turns, guests, openings, quotas, budgets } = parts;
  const { daily, ratings } = parts.subjects;
  const kept = keptFor(parts.keep);
  ratingRoutes(app, ratings, guests);
  dailyRoutes(app, daily, { guests, quotas });
  moderationRoutes(app, { store, tables, clock, guests, openings, quotas, kept });
  collectionRoutes(app, { store, games, clock, guests, budgets });
  const reminders = new Reminders({ store, clock, report, tell: (session, day) => turns.remind(session, day) });
  const retention = new Retention(kept, {
    store,
    clock,
    report,
    settle: async before => {
      const hopeless = await daily.settleBefore(before);
      await ratings.noteAll();
      return hopeless;
    },
    forget: session => parts.subjects.forget(session),
  });
  reminders.begin();
  retention.begin();
  return {
    end() {
      reminders.end();
      retention.end();
    },
  };
}
