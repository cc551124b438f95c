// Evenings and clubs, as far as pages use them.
import type { ClubChange, ClubRow, ClubSight, EveningAct, EveningRow, EveningSight, EveningWish } from '../../protocol/index.ts';
import { call, knownSession, ownSession, underOwnName } from './api.ts';

export async function makeEvening(wish: EveningWish): Promise<EveningSight> {
  await underOwnName();
  return call('POST /api/evenings', { body: wish });
}

/** An evening; whoever plays there is noticed. */
export async function evening(id: string): Promise<EveningSight> {
  await knownSession();
  return call('GET /api/evenings/:id', { id });
}

export async function joinEvening(id: string): Promise<EveningSight> {
  await underOwnName();
  return call('POST /api/evenings/:id/join', { id });
}

export function leaveEvening(id: string): Promise<EveningSight> {
  return call('POST /api/evenings/:id/leave', { id });
}

/** What the host does. */
export function actAt(id: string, act: EveningAct): Promise<EveningSight> {
  return call('POST /api/evenings/:id/act', { id, body: act });
}

/** The evenings and clubs of this browser's session, where it has one. */
export async function ownCompany(): Promise<{ readonly evenings: readonly EveningRow[]; readonly clubs: readonly ClubRow[] }> {
  if (!(await knownSession())) return { evenings: [], clubs: [] };
  const [evenings, clubs] = await Promise.all([call('GET /api/evenings/mine', {}), call('GET /api/clubs/mine', {})]);
  return { evenings, clubs };
}

export async function foundClub(name: string): Promise<ClubSight> {
  await underOwnName();
  return call('POST /api/clubs', { body: { name } });
}

export async function club(id: string): Promise<ClubSight> {
  await ownSession();
  return call('GET /api/clubs/:id', { id });
}

export async function joinClub(id: string): Promise<ClubSight> {
  await underOwnName();
  return call('POST /api/clubs/:id/join', { id });
}

export function atClub(id: string, what: 'leave' | 'link'): Promise<ClubSight> {
  return call(`POST /api/clubs/:id/${what}`, { id });
}

export function changeClub(id: string, change: ClubChange): Promise<ClubSight> {
  return call('PATCH /api/clubs/:id', { id, body: change });
}

export function removeMember(id: string, member: string): Promise<ClubSight> {
  return call('POST /api/clubs/:id/remove', { id, body: { member } });
}

export async function deleteClub(id: string): Promise<void> {
  await call('DELETE /api/clubs/:id', { id });
}
