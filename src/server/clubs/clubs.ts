import { cleanName, cleanText } from '../../host/index.ts';
import type { ClubChange, ClubRow, ClubSight } from '../../protocol/index.ts';
import { aboutClub, reminderFor } from '../notify/appointments.ts';
import { resultOf } from '../ratings/ratings.ts';
import { NO_NAME, Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { ClubBody, ClubFile, SessionBody, Store } from '../storage/index.ts';
import type { PlayableGames } from '../tables/table-wish.ts';
import { TooMany } from '../too-many.ts';
import { insideOf } from './sight.ts';

const ATTEMPTS = 10;
/** Results that are noted at one look; the next look notes the next. */
const MOST_NOTED = 200;

interface ClubsParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly clock: () => number;
  /** Clubs of which one session is a member, and members of one club. */
  readonly mostJoined: number;
  readonly mostMembers: number;
}

/** The clubs of this server. */
export class Clubs {
  constructor(private readonly parts: ClubsParts) {}

  async found(name: string, by: SessionBody): Promise<ClubSight> {
    await this.mustHaveRoom(by);
    const club: ClubBody = {
      id: secret(),
      link: secret(),
      name: named(name),
      founder: by.id,
      members: [{ key: 'm1', session: by.id, name: by.name }],
      joined: 1,
      sentAway: [],
      notice: '',
      next: null,
    };
    await this.parts.store.addClub(club);
    return this.shown(club, by);
  }

  async mine({ id }: SessionBody): Promise<readonly ClubRow[]> {
    const clubs = await this.parts.store.clubsOf(id);
    return clubs.map(({ link, name, members, next }) => ({ link, name: cleanName(name), count: members.length, next }));
  }

  /** A club as a session sees it. */
  async sight(link: string, by: SessionBody | undefined): Promise<ClubSight> {
    const { body } = await this.byLink(link);
    const known = by && body.members.find(({ session }) => session === by.id);
    if (!known || known.name === by.name) return this.shown(body, by);
    return this.shown(await this.change(link, club => withMember(club, by)), by);
  }

  async join(link: string, by: SessionBody): Promise<ClubSight> {
    const { body } = await this.byLink(link);
    if (!isMember(body, by)) await this.mustHaveRoom(by);
    const { mostMembers } = this.parts;
    const joined = await this.change(link, club => {
      if (club.sentAway.includes(by.id)) throw new Refused(403, 'sent away', 'the founder has removed you from this club');
      if (!isMember(club, by) && club.members.length >= mostMembers)
        throw new TooMany('members', `a club has no more than ${mostMembers} members`);
      return withMember(club, by);
    });
    return this.shown(joined, by);
  }

  async leave(link: string, by: SessionBody): Promise<ClubSight> {
    const { body } = await this.mustBeMember(link, by);
    if (body.members.length === 1) {
      await this.parts.store.deleteClub(body.id);
      return { name: cleanName(body.name), count: 0 };
    }
    return this.shown(await this.change(link, club => withoutMember(club, by.id)), by);
  }

  async alter(link: string, by: SessionBody, { name, notice, next }: ClubChange): Promise<ClubSight> {
    await this.mustBeFounder(link, by);
    const changed = await this.change(link, club => ({
      ...club,
      ...(name === undefined ? {} : { name: named(name) }),
      ...(notice === undefined ? {} : { notice: cleanText(notice) }),
      ...(next === undefined ? {} : { next }),
    }));
    // A date that has passed reminds of nothing.
    const { store, clock } = this.parts;
    if (next !== undefined)
      await store.setAppointment(aboutClub(changed.id), next === null || next <= clock() ? null : reminderFor(next, clock()));
    return this.shown(changed, by);
  }

  /** Removes a member for good. */
  async remove(link: string, by: SessionBody, key: string): Promise<ClubSight> {
    await this.mustBeFounder(link, by);
    const changed = await this.change(link, club => {
      const member = club.members.find(each => each.key === key);
      if (!member || member.session === by.id) throw new Refused(409, 'no member', 'no other member has that key');
      return { ...withoutMember(club, member.session), sentAway: [...club.sentAway, member.session] };
    });
    return this.shown(changed, by);
  }

  /** Whoever has the old link finds nothing any more; members find the club among their own. */
  async renewLink(link: string, by: SessionBody): Promise<ClubSight> {
    await this.mustBeFounder(link, by);
    return this.shown(await this.change(link, club => ({ ...club, link: secret() })), by);
  }

  async dissolve(link: string, by: SessionBody): Promise<void> {
    const { body } = await this.mustBeFounder(link, by);
    await this.parts.store.deleteClub(body.id);
  }

  /** The club of a link, for a member who sets something up there. */
  async idFor(link: string, by: SessionBody): Promise<string> {
    return (await this.mustBeMember(link, by)).body.id;
  }

  /** The match of a table is for a club. */
  async addMatch(club: string, table: string, game: string): Promise<void> {
    await this.parts.store.addClubMatch(club, table, game);
  }

  /** A rematch is for the same club. */
  async addRematch(before: string, table: string, game: string): Promise<void> {
    const club = before === table ? undefined : await this.parts.store.clubOfTable(before);
    if (club !== undefined) await this.addMatch(club, table, game);
  }

  /** Takes somebody out of every club; whoever is the oldest member then goes on with it. */
  async forget(by: SessionBody): Promise<void> {
    for (const { link } of await this.parts.store.clubsOf(by.id)) await this.leave(link, by);
  }

  private async shown(club: ClubBody, by: SessionBody | undefined): Promise<ClubSight> {
    const outside = { name: cleanName(club.name), count: club.members.length };
    if (!by || !isMember(club, by)) return outside;
    const { store, games } = this.parts;
    for (const { file, last } of await store.unnotedClub(club.id, MOST_NOTED)) {
      if (last.standing?.outcome) await store.noteClub(file.body.id, resultOf(file.body, last));
    }
    return { ...outside, inside: await insideOf(club, by, store, games) };
  }

  private async mustHaveRoom({ id }: SessionBody): Promise<void> {
    const { store, mostJoined } = this.parts;
    if ((await store.clubsOf(id)).length >= mostJoined)
      throw new TooMany('clubs', `you can be in at most ${mostJoined} clubs; leave one first`);
  }

  private async byLink(link: string): Promise<ClubFile> {
    const file = await this.parts.store.clubByLink(link);
    if (!file) throw new Refused(404, 'no such club', 'club not found; its founder may have made a new link');
    return file;
  }

  private async mustBeMember(link: string, by: SessionBody): Promise<ClubFile> {
    const file = await this.byLink(link);
    if (!isMember(file.body, by)) throw new Refused(403, 'no member', 'only members of the club may do that');
    return file;
  }

  private async mustBeFounder(link: string, by: SessionBody): Promise<ClubFile> {
    const file = await this.byLink(link);
    if (file.body.founder !== by.id) throw new Refused(403, 'not founder', 'only the founder of the club may do that');
    return file;
  }

  /** Changes a club as it is now, whoever else changes it at the same time. */
  private async change(link: string, make: (club: ClubBody) => ClubBody): Promise<ClubBody> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { body, rev } = await this.byLink(link);
      const next = make(body);
      if (await this.parts.store.changeClub(next, rev)) return next;
    }
    throw new Refused(409, 'busy', 'too many people changed the club at the same time; try again');
  }
}

function named(said: string): string {
  const name = cleanName(said);
  if (name === '') throw new Refused(400, 'name', NO_NAME);
  return name;
}

function isMember({ members }: ClubBody, { id }: Pick<SessionBody, 'id'>): boolean {
  return members.some(({ session }) => session === id);
}

/** The club with a member, under the name they have now. */
function withMember(club: ClubBody, { id, name }: SessionBody): ClubBody {
  const { members, joined } = club;
  if (isMember(club, { id })) return { ...club, members: members.map(member => (member.session === id ? { ...member, name } : member)) };
  return { ...club, joined: joined + 1, members: [...members, { key: `m${joined + 1}`, session: id, name }] };
}

/** The club without somebody; where that was the founder, the oldest member takes over. */
function withoutMember(club: ClubBody, session: string): ClubBody {
  const members = club.members.filter(member => member.session !== session);
  return { ...club, members, founder: club.founder === session ? (members[0]?.session ?? '') : club.founder };
}
