import type { KnownSession, SessionBody } from './records.ts';
import { parsed } from './rows.ts';
import type { Row, Sql, Value } from './sql.ts';
import type { SessionStore } from './store.ts';

const ATTEMPTS = 10;

/** Sessions and their tokens. */
export function sessionsIn(sql: Sql): SessionStore {
  const columns = `${sql.text('s.body')}, s.seen, s.remind, b.until`;
  const byId = `select ${columns} from sessions s left join bans b on b.session_id = s.id where s.id = $1`;
  const oneSession = async (text: string, ...values: readonly Value[]): Promise<KnownSession | undefined> => {
    const [row] = await sql.all(text, [...values]);
    return row && knownOf(row);
  };
  return {
    async addSession(session, recoveryHash, tokenHash) {
      await sql.together([
        {
          text: 'insert into sessions (id, recovery_hash, body, seen) values ($1, $2, $3, $4)',
          values: [session.id, recoveryHash, JSON.stringify(session), session.since],
        },
        { text: 'insert into tokens values ($1, $2)', values: [tokenHash, session.id] },
      ]);
    },

    async addToken(sessionId, tokenHash) {
      await sql.all('insert into tokens values ($1, $2)', [tokenHash, sessionId]);
    },

    async sessionByToken(tokenHash) {
      return oneSession(
        `select ${columns} from tokens t join sessions s on s.id = t.session_id left join bans b on b.session_id = s.id where t.hash = $1`,
        tokenHash,
      );
    },

    async validTokens(tokenHashes) {
      const rows = await sql.all(`select hash from tokens where hash ${sql.isOneOf('$1')}`, [JSON.stringify(tokenHashes)]);
      return rows.map(row => String(row.hash));
    },

    async endTokens(sessionId, keptHash) {
      await sql.all('delete from tokens where session_id = $1 and hash <> $2', [sessionId, keptHash]);
    },

    async takeRecovery(recoveryHash, nextHash) {
      const taken = `update sessions set recovery_hash = $2 where recovery_hash = $1 returning ${sql.text('body')}`;
      return oneSession(taken, recoveryHash, nextHash);
    },

    async session(id) {
      return oneSession(byId, id);
    },

    async sessions(ids) {
      const rows = await sql.all(`select ${sql.text('body')} from sessions where id ${sql.isOneOf('$1')}`, [JSON.stringify(ids)]);
      return rows.map(row => parsed<SessionBody>(row));
    },

    async noteSeen(sessionId, at) {
      await sql.all('update sessions set seen = $2 where id = $1 and seen < $2', [sessionId, at]);
    },

    async changeSession(id, make) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const [row] = await sql.all(byId, [id]);
        if (!row) return undefined;
        const { seen: _seen, remind: _remind, bannedUntil: _until, ...body }: KnownSession = make(knownOf(row));
        const text = JSON.stringify(body);
        const [changed] = await sql.all('update sessions set body = $3 where id = $1 and body = $2 returning id', [
          id,
          String(row.body),
          text,
        ]);
        if (changed) return knownOf({ ...row, body: text });
      }
      throw new Error('a session was changed by others again and again');
    },

    async deleteSession(sessionId) {
      await sql.together([
        { text: 'delete from tokens where session_id = $1', values: [sessionId] },
        { text: 'delete from chat where session_id = $1', values: [sessionId] },
        { text: 'delete from reports where by_session = $1 or against_session = $1', values: [sessionId] },
        { text: 'delete from bans where session_id = $1', values: [sessionId] },
        { text: 'delete from places where session_id = $1', values: [sessionId] },
        { text: 'delete from orders where session_id = $1', values: [sessionId] },
        { text: 'delete from digests where session_id = $1', values: [sessionId] },
        { text: 'delete from evening_places where session_id = $1', values: [sessionId] },
        { text: 'delete from club_places where session_id = $1', values: [sessionId] },
        { text: 'delete from calendars where session_id = $1', values: [sessionId] },
        { text: "update daily_attempts set session_id = 'gone ' || table_id where session_id = $1", values: [sessionId] },
        { text: 'delete from sessions where id = $1', values: [sessionId] },
      ]);
    },

    async changeRecovery(sessionId, recoveryHash) {
      await sql.all('update sessions set recovery_hash = $2 where id = $1', [sessionId, recoveryHash]);
    },
  };
}

/** A session, with what is kept beside its body. */
function knownOf(row: Row): KnownSession {
  const { seen, remind = null, until = null } = row;
  return {
    ...parsed<SessionBody>(row),
    ...(seen === undefined ? {} : { seen: Number(seen) }),
    ...(remind === null ? {} : { remind: Number(remind) }),
    ...(until === null ? {} : { bannedUntil: Number(until) }),
  };
}
