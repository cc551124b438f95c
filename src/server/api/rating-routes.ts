import { ROUTES } from '../../protocol/routes.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Guests } from './guests.ts';
import type { Server } from './server.ts';

/** Ratings and rankings. */
export function ratingRoutes(app: Server, ratings: Ratings, guests: Guests): void {
  app.get('/api/profile', { schema: ROUTES['GET /api/profile'] }, async request => ratings.profile(await guests.required(request)));

  app.get('/api/rankings/:game', { schema: ROUTES['GET /api/rankings/:game'] }, async request => [
    ...(await ratings.ranking(request.params.game, await guests.of(request))),
  ]);
}
