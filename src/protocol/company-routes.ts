// The routes of evenings and clubs.
import { Type } from 'typebox';
import { ClubChange, ClubMember, ClubRow, ClubSight, ClubWish } from './clubs.ts';
import { answers, errors } from './errors.ts';
import { ClubLink, EveningAct, EveningId, EveningRow, EveningSight, EveningWish } from './evenings.ts';

const evening = Type.Object({ id: EveningId });
const club = Type.Object({ id: ClubLink });

export const COMPANY_ROUTES = {
  'POST /api/evenings': { summary: 'Make an evening: a small tournament by link', body: EveningWish, response: answers(EveningSight) },
  'GET /api/evenings/mine': { summary: 'Evenings where I play', response: answers(Type.Array(EveningRow)) },
  'GET /api/evenings/:id': { summary: 'An evening: its rounds, tables and standings', params: evening, response: answers(EveningSight) },
  'POST /api/evenings/:id/join': {
    summary: 'Play too, from the next round on',
    params: evening,
    response: answers(EveningSight),
  },
  'POST /api/evenings/:id/leave': {
    summary: 'Play no more; what was played counts',
    params: evening,
    response: answers(EveningSight),
  },
  'POST /api/evenings/:id/act': {
    summary: 'Begin, go on without a player, or end it (host)',
    params: evening,
    body: EveningAct,
    response: answers(EveningSight),
  },

  'POST /api/clubs': { summary: 'Found a club', body: ClubWish, response: answers(ClubSight) },
  'GET /api/clubs/mine': { summary: 'Clubs of which I am a member', response: answers(Type.Array(ClubRow)) },
  'GET /api/clubs/:id': { summary: 'A club; all of it for its members', params: club, response: answers(ClubSight) },
  'POST /api/clubs/:id/join': { summary: 'Become a member', params: club, response: answers(ClubSight) },
  'POST /api/clubs/:id/leave': { summary: 'Be a member no more', params: club, response: answers(ClubSight) },
  'PATCH /api/clubs/:id': {
    summary: 'Change its name, its notice or when it meets next (founder)',
    params: club,
    body: ClubChange,
    response: answers(ClubSight),
  },
  'POST /api/clubs/:id/remove': {
    summary: 'Remove a member for good (founder)',
    params: club,
    body: ClubMember,
    response: answers(ClubSight),
  },
  'POST /api/clubs/:id/link': { summary: 'Make a new link; the old one ends (founder)', params: club, response: answers(ClubSight) },
  'DELETE /api/clubs/:id': {
    summary: 'Delete the club; its tables stay (founder)',
    params: club,
    response: { 204: Type.Null({ description: 'The club and its results are deleted' }), ...errors },
  },
};
