import {
  dueOf,
  type Evening,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  mayBegin,
  playersOf,
  withoutLeaver,
  withoutPlayer,
  withPlayer,
} from '../../evenings/index.ts';
import { cleanName, distinctName } from '../../host/index.ts';
import type { EveningAct, EveningRow, EveningSight, EveningWish } from '../../protocol/index.ts';
import { aboutEvening, reminderFor } from '../notify/appointments.ts';
import { NO_NAME, Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { EveningFile, SessionBody } from '../storage/index.ts';
import { FORMER } from '../tables/forgetting.ts';
import { gameOf } from '../tables/table-wish.ts';
import { TooMany } from '../too-many.ts';
import { eveningRow, sightOf } from './sight.ts';
import { EveningSteps, type StepParts } from './steps.ts';
import { TablesInPlay } from './tables-in-play.ts';

const ATTEMPTS = 10;
/** How often it is noted that somebody is there, in ms. */
const NOTE_SEEN = 20_000;
const MOST_NOTED = 10_000;
const MOST_ROWS = 50;
const MOST_LOOKED_AT = 200;
const MOST_FORGOTTEN = 10_000;

interface EveningsParts extends StepParts {
  /** Evenings to come or in play where one session takes part. */
  readonly mostJoined: number;
}

/** The evenings of this server: who makes and joins them. Their steps are taken by `EveningSteps`. */
export class Evenings {
  private readonly steps: EveningSteps;
  private readonly inPlay: TablesInPlay;
  /** When it was last noted that somebody was there, by evening and session. */
  private readonly noted = new Map<string, number>();

  constructor(private readonly parts: EveningsParts) {
    this.steps = new EveningSteps(parts);
    this.inPlay = new TablesInPlay(parts);
  }

  attend(): void {
    this.steps.attend();
  }

  close(): Promise<void> {
    return this.steps.close();
  }

  /** Makes an evening, for the club of that id where there is one. */
  async make(wish: Omit<EveningWish, 'club'>, by: SessionBody, club?: string): Promise<EveningSight> {
    await this.mustHaveRoom(by);
    const { rounds, at, pace, ...plan } = wish;
    const name = cleanName(plan.name);
    if (name === '') throw new Refused(400, 'name', NO_NAME);
    if (pace.kind === 'days') throw new Refused(400, 'pace', 'an evening is played in one sitting: choose no limit, or a bank of minutes');
    if (new Set(plan.games).size < plan.games.length) throw new Refused(400, 'games', 'every game is named once; they are played in turn');
    for (const game of plan.games) await gameOf(this.parts.games, game);
    const now = this.parts.clock();
    const evening: Evening = {
      ...plan,
      id: secret(),
      name,
      // Nobody waits for who is away.
      pace: pace.kind === 'live' ? { ...pace, then: 'bot' } : pace,
      length: rounds,
      stage: 'gathering',
      host: by.id,
      // A time that has passed is no plan.
      ...(at === undefined || at <= now ? {} : { at }),
      ...(club === undefined ? {} : { club }),
      seed: secret().slice(0, 8),
      sentAway: [],
      players: [],
      rounds: [],
    };
    await this.parts.store.addEvening(withPlayer(evening, by.id, by.name), now, dueOf(evening, now));
    if (evening.at !== undefined) await this.parts.store.setAppointment(aboutEvening(evening.id), reminderFor(evening.at, now));
    return this.sight(evening.id, by);
  }

  async mine({ id }: SessionBody): Promise<readonly EveningRow[]> {
    return (await this.parts.store.eveningsOf(id, MOST_ROWS)).filter(evening => takesPart(evening, id)).map(eveningRow);
  }

  /** The evening as a session sees it; whoever plays there is noticed. */
  async sight(id: string, by: SessionBody | undefined): Promise<EveningSight> {
    const { store, clock } = this.parts;
    const { body } = await this.found(id);
    if (by && body.players.some(({ session }) => session === by.id)) await this.noteAtEvening(id, by.id);
    const club = body.club === undefined ? undefined : (await store.club(body.club))?.body;
    const isMember = by !== undefined && club?.members.some(({ session }) => session === by.id);
    const seen = await store.lastSeen(id);
    const inPlay = await this.inPlay.of(body);
    return sightOf(body, { session: by?.id, seen, inPlay, now: clock(), club: isMember ? club?.link : undefined });
  }

  async join(id: string, by: SessionBody): Promise<EveningSight> {
    const { body } = await this.found(id);
    const isThere = playersOf(body).some(({ session }) => session === by.id);
    if (!isThere) await this.mustHaveRoom(by);
    await this.change(id, evening => {
      if (evening.stage === 'over') throw new Refused(409, 'over', 'the evening is over');
      if (evening.sentAway.includes(by.id)) throw new Refused(403, 'sent away', 'the host is going on without you; you may watch');
      const others = evening.players.filter(({ session }) => session !== by.id);
      if (playersOf(evening).length >= MOST_PLAYERS && !isThere)
        throw new Refused(409, 'full', `no more than ${MOST_PLAYERS} people play; you may watch`);
      return withPlayer(
        evening,
        by.id,
        distinctName(
          by.name,
          others.map(({ name }) => name),
        ),
      );
    });
    this.noted.delete(`${id} ${by.id}`);
    return this.sight(id, by);
  }

  async leave(id: string, by: SessionBody): Promise<EveningSight> {
    const { body } = await this.found(id);
    const player = playersOf(body).find(({ session }) => session === by.id);
    if (!player) throw new Refused(409, 'not playing', 'you do not play in this evening');
    await this.drop(id, player.key, evening => withoutLeaver(evening, by.id));
    return this.sight(id, by);
  }

  /** What the host does, and some of it others. */
  async act(id: string, by: SessionBody, act: EveningAct): Promise<EveningSight> {
    const file = await this.found(id);
    if (!(await this.mayAct(file.body, by, act))) throw new Refused(403, 'not host', 'only the host of the evening may do that');
    if (file.body.stage === 'over') throw new Refused(409, 'over', 'the evening is over');
    await this.noteAtEvening(id, by.id);
    if (act.act === 'drop') await this.dropOther(file.body, by, act.player);
    else if (act.act === 'substitute') await this.substitute(file.body, by, act.player);
    else if (act.act === 'end') await this.change(id, evening => ({ ...evening, stage: 'over' }));
    else await this.begin(file);
    return this.sight(id, by);
  }

  private async mayAct(body: Evening, by: SessionBody, { act }: EveningAct): Promise<boolean> {
    if (body.host === by.id) return true;
    if (act === 'next') return mayBegin(body, by.id, await this.parts.store.lastSeen(body.id), this.parts.clock());
    return act === 'substitute' && playersOf(body).some(({ session }) => session === by.id);
  }

  /** Takes somebody out of every evening. */
  async forget({ id }: SessionBody): Promise<void> {
    for (const evening of await this.parts.store.eveningsOf(id, MOST_FORGOTTEN)) {
      const player = playersOf(evening).find(({ session }) => session === id);
      if (player) await this.drop(evening.id, player.key, body => withoutLeaver(body, id));
      await this.change(evening.id, body => ({
        ...body,
        host: body.host === id ? null : body.host,
        players: body.players.map(player => (player.session === id ? { ...player, session: null, name: FORMER, isGone: true } : player)),
        sentAway: body.sentAway.filter(session => session !== id),
      }));
    }
  }

  private async begin({ body, rev }: EveningFile): Promise<void> {
    if (body.stage !== 'gathering' && body.stage !== 'pause') throw new Refused(409, 'playing', 'the round is not over yet');
    if (playersOf(body).length < FEWEST_PLAYERS) throw new Refused(409, 'few', 'an evening needs two people at least; send them the link');
    if (!(await this.steps.draw({ body, rev }))) throw new Refused(409, 'nobody', 'no one is there to play; wait until someone arrives');
    await this.steps.step(body.id);
  }

  private async dropOther(evening: Evening, by: SessionBody, key: string): Promise<void> {
    const player = playersOf(evening).find(each => each.key === key);
    if (!player || player.session === by.id) throw new Refused(409, 'not playing', 'no other player has that key');
    await this.drop(evening.id, key, body => ({
      ...withoutPlayer(body, key),
      sentAway: player.session ? [...body.sentAway, player.session] : body.sentAway,
    }));
  }

  /** Nobody waits for a table where somebody stays away. */
  private async substitute({ id, rounds }: Evening, by: SessionBody, key: string): Promise<void> {
    const table = rounds.at(-1)?.tables.find(({ seats, result }) => !result && seats.includes(key));
    if (!table) throw new Refused(409, 'not playing', 'no player with that key is at a table now');
    await this.parts.tables.substitute(table.id, by, table.seats.indexOf(key), true);
    this.inPlay.forget(id);
  }

  /** Goes on without somebody; a bot finishes for them. */
  private async drop(id: string, key: string, without: (evening: Evening) => Evening): Promise<void> {
    const { tables, store } = this.parts;
    let left: Evening | undefined;
    await this.change(id, evening => {
      left = evening;
      return without(evening);
    });
    const table = left?.rounds.at(-1)?.tables.find(({ seats, result }) => !result && seats.includes(key));
    const session = left?.players.find(player => player.key === key)?.session;
    const leaver = table && session ? await store.session(session) : undefined;
    if (!table || !leaver) return;
    await tables.leave(table.id, leaver).catch(error => {
      // The table is not set yet, or they have left it already.
      if (!(error instanceof Refused)) throw error;
    });
  }

  private async mustHaveRoom({ id }: SessionBody): Promise<void> {
    const { mostJoined, store } = this.parts;
    const now = (await store.eveningsOf(id, MOST_LOOKED_AT)).filter(evening => evening.stage !== 'over' && takesPart(evening, id));
    if (now.length >= mostJoined) throw new TooMany('evenings', `no more than ${mostJoined} evenings at the same time; leave one first`);
  }

  private async noteAtEvening(id: string, session: string): Promise<void> {
    const now = this.parts.clock();
    const key = `${id} ${session}`;
    if (now - (this.noted.get(key) ?? 0) < NOTE_SEEN) return;
    if (this.noted.size > MOST_NOTED) this.noted.clear();
    this.noted.set(key, now);
    await this.parts.store.noteAtEvening(id, session, now);
  }

  private async found(id: string): Promise<EveningFile> {
    const file = await this.parts.store.evening(id);
    if (!file) throw new Refused(404, 'no such evening', 'evening not found; check the link');
    return file;
  }

  /** Changes an evening as it is now, whoever else changes it at the same time. */
  private async change(id: string, make: (evening: Evening) => Evening): Promise<void> {
    const { store, clock } = this.parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { body, rev } = await this.found(id);
      const next = make(body);
      if (await store.changeEvening(next, rev, clock(), dueOf(next, clock()))) return;
    }
    throw new Refused(409, 'busy', 'too many people changed the evening at the same time; try again');
  }
}

/** Whether a session plays in an evening, or hosts it. */
export function takesPart(evening: Evening, id: string): boolean {
  return evening.host === id || playersOf(evening).some(({ session }) => session === id);
}
