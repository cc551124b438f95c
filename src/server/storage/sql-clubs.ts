import type { RatedResult } from '../../ratings/index.ts';
import type { ListedBodies } from './listed-bodies.ts';
import type { ClubBody } from './records.ts';
import { endedIn, parsed, readable } from './rows.ts';
import { fileColumns, type Sql, type Statement } from './sql.ts';
import type { ClubStore } from './store.ts';

/** Clubs, their members and the results of their matches. */
export function clubsIn(sql: Sql, listed: ListedBodies): ClubStore {
  const found = async (column: 'id' | 'link', value: string) => {
    const [row] = await sql.all(`select rev, ${sql.text('body')} from clubs where ${column} = $1`, [value]);
    return row && { body: parsed<ClubBody>(row), rev: Number(row.rev) };
  };
  return {
    async addClub(club) {
      await sql.together([
        { text: 'insert into clubs values ($1, $2, 1, $3)', values: [club.id, club.link, JSON.stringify(club)] },
        ...placesIn(club),
      ]);
    },

    clubByLink: link => found('link', link),
    club: id => found('id', id),

    async changeClub(club, rev) {
      // A place that is one too many is passed over by whoever looks; none is ever missing.
      await sql.together(placesIn(club));
      const [changed] = await sql.all('update clubs set rev = rev + 1, link = $3, body = $4 where id = $1 and rev = $2 returning rev', [
        club.id,
        rev,
        club.link,
        JSON.stringify(club),
      ]);
      return changed !== undefined;
    },

    async deleteClub(id) {
      await sql.together([
        { text: 'delete from clubs where id = $1', values: [id] },
        { text: 'delete from club_places where club_id = $1', values: [id] },
        { text: 'delete from club_matches where club_id = $1', values: [id] },
      ]);
    },

    async clubsOf(sessionId) {
      const rows = await sql.all(
        `select ${sql.text('c.body')} from club_places p join clubs c on c.id = p.club_id where p.session_id = $1 order by c.id`,
        [sessionId],
      );
      return readable(rows, row => parsed<ClubBody>(row)).filter(({ members }) => members.some(({ session }) => session === sessionId));
    },

    async addClubMatch(clubId, tableId, game) {
      await sql.all('insert into club_matches (table_id, club_id, game) values ($1, $2, $3) on conflict (table_id) do nothing', [
        tableId,
        clubId,
        game,
      ]);
    },

    async clubOfTable(tableId) {
      const [row] = await sql.all('select club_id from club_matches where table_id = $1', [tableId]);
      return row && String(row.club_id);
    },

    async clubTables(clubId, most) {
      const rows = await sql.all(
        `select ${sql.text('t.id')}, t.rev, ${sql.text('t.stage')} from club_matches m join tables t on t.id = m.table_id
         where m.club_id = $1 and m.noted is null and t.stage <> 'over' order by t.touched desc limit $2`,
        [clubId, most],
      );
      return listed.filesOf(rows);
    },

    async unnotedClub(clubId, most) {
      const rows = await sql.all(
        `select ${fileColumns(sql, 't.')}, d.body as deed
         from club_matches m join tables t on t.id = m.table_id join deeds d on d.table_id = t.id and d.number = t.number
         where m.club_id = $1 and m.noted is null and t.stage = 'over' limit $2`,
        [clubId, most],
      );
      return endedIn(rows);
    },

    async noteClub(tableId, result) {
      await sql.all('update club_matches set noted = $2, body = $3 where table_id = $1 and noted is null', [
        tableId,
        result.at,
        JSON.stringify(result),
      ]);
    },

    async clubResults(clubId, most) {
      const rows = await sql.all(
        `select ${sql.text('table_id')}, ${sql.text('game')}, ${sql.text('body')} from club_matches
         where club_id = $1 and noted is not null order by noted desc, table_id limit $2`,
        [clubId, most],
      );
      return readable(rows, row => ({ table: String(row.table_id), game: String(row.game), result: parsed<RatedResult>(row) }));
    },
  };
}

function placesIn({ id, members }: ClubBody): Statement[] {
  return members.map(({ session }) => ({ text: 'insert into club_places values ($1, $2) on conflict do nothing', values: [session, id] }));
}
