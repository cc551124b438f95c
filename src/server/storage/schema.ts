/** Every step from an empty database to the present one. Steps are never changed, only added; both databases understand them. */
export const STEPS: readonly (readonly string[])[] = [
  [
    'create table sessions (id text primary key, recovery_hash text not null unique, body text not null)',
    'create table tokens (hash text primary key, session_id text not null)',
    `create table tables (
      id text primary key,
      rev integer not null,
      stage text not null,
      listed integer not null,
      number integer not null,
      said integer not null,
      due double precision,
      lease_by text,
      lease_until double precision not null,
      touched double precision not null,
      body text not null
    )`,
    'create index tables_due on tables (due) where due is not null',
    "create index tables_gathering on tables (touched) where stage = 'gathering' and listed = 1",
    'create table places (session_id text not null, table_id text not null, primary key (session_id, table_id))',
    `create table deeds (
      table_id text not null,
      number integer not null,
      key text not null,
      body text not null,
      primary key (table_id, number),
      unique (table_id, key)
    )`,
    'create table chat (table_id text not null, number integer not null, body text not null, primary key (table_id, number))',
  ],
  [
    // A column that changes with every deed is in no index: PostgreSQL then changes the row in its place.
    'drop index tables_gathering',
    'alter table tables add column gathered double precision not null default 0',
    "update tables set gathered = touched where stage = 'gathering'",
    "create index tables_gathering on tables (gathered) where stage = 'gathering' and listed = 1",
    // The places that a guest is shown are found without a look at all tables where the guest ever sat.
    'alter table places add column since double precision not null default 0',
    'alter table places add column is_over integer not null default 0',
    'update places set since = coalesce((select touched from tables where id = table_id), 0)',
    "update places set is_over = 1 where table_id in (select id from tables where stage = 'over')",
    'create index places_latest on places (session_id, is_over, since desc)',
    'create index places_table on places (table_id)',
  ],
  ['create table codes (code text primary key, table_id text not null)', 'create index tokens_session on tokens (session_id)'],
  [
    `create table daily_attempts (
      date text not null,
      game text not null,
      session_id text not null,
      table_id text not null,
      score double precision,
      won integer not null default 0,
      ended double precision,
      primary key (date, game, session_id)
    )`,
    'create index daily_mine on daily_attempts (session_id, date)',
    'create index daily_scores on daily_attempts (date, game, score)',
    // Ratings follow from these results alone, in the order in which they were noted.
    'create table rated_matches (table_id text primary key, game text not null, noted double precision, body text)',
    'create index rated_noted on rated_matches (game, noted)',
  ],
  [
    // When a match was over: what is exported by day, and deleted after so many days.
    'alter table tables add column ended double precision',
    "update tables set ended = touched where stage = 'over'",
    'create index tables_ended on tables (ended) where ended is not null',
    "create index tables_waiting on tables (gathered) where stage = 'gathering'",
    // Who said a line, also without a seat; nobody is shown this.
    'alter table chat add column session_id text',
    'create index chat_session on chat (session_id) where session_id is not null',
    // 0 where that is not known yet.
    'alter table sessions add column seen double precision not null default 0',
    'create index sessions_seen on sessions (seen)',
    // The hour of the day, UTC, at which somebody is reminded of the Daily Tour, and the day of the last time.
    'alter table sessions add column remind integer',
    'alter table sessions add column reminded text',
    'create index sessions_remind on sessions (remind) where remind is not null',
    'create table bans (session_id text primary key, until double precision not null)',
    `create table reports (
      id text primary key,
      table_id text not null,
      by_session text not null,
      against_session text,
      about text not null,
      at double precision not null,
      body text not null,
      unique (table_id, by_session, about)
    )`,
    'create index reports_at on reports (at)',
    // What a seat would do next; `seen` is the last deed of the table after which it was looked at.
    `create table orders (
      table_id text not null,
      seat integer not null,
      session_id text not null,
      seen integer not null,
      body text not null,
      primary key (table_id, seat)
    )`,
    'create index orders_session on orders (session_id)',
    // When a guest is told next of all tables that wait, instead of each turn.
    'create table digests (session_id text primary key, due double precision not null)',
    'create index digests_due on digests (due)',
    `create table evenings (
      id text primary key,
      rev integer not null,
      stage text not null,
      round integer not null,
      settled integer not null,
      due double precision,
      touched double precision not null,
      club_id text,
      body text not null
    )`,
    'create index evenings_due on evenings (due) where due is not null',
    "create index evenings_playing on evenings (id) where stage = 'playing'",
    'create index evenings_club on evenings (club_id, touched)',
    `create table evening_places (
      session_id text not null,
      evening_id text not null,
      seen double precision not null,
      primary key (session_id, evening_id)
    )`,
    'create index evening_people on evening_places (evening_id)',
    `create table evening_tables (
      evening_id text not null,
      round integer not null,
      table_id text not null,
      primary key (evening_id, round, table_id)
    )`,
    'create table clubs (id text primary key, link text not null unique, rev integer not null, body text not null)',
    'create table club_places (session_id text not null, club_id text not null, primary key (session_id, club_id))',
    'create index club_people on club_places (club_id)',
    `create table club_matches (
      table_id text primary key,
      club_id text not null,
      game text not null,
      noted double precision,
      body text
    )`,
    'create index club_noted on club_matches (club_id, noted)',
  ],
  [
    // Whoever has the token reads when somebody is to move and to come; its hash is stored.
    'create table calendars (hash text primary key, session_id text not null, made double precision not null)',
    'create index calendars_session on calendars (session_id)',
    // When the people of an evening or a club are reminded of it.
    'create table appointments (about text primary key, due double precision not null)',
    'create index appointments_due on appointments (due)',
  ],
];

/** The columns that all these steps make: what names something else is damaged. */
export const COLUMNS: Readonly<Record<string, string>> = {
  meta: 'key, value',
  sessions: 'id, recovery_hash, body, seen, remind, reminded',
  tokens: 'hash, session_id',
  tables: 'id, rev, stage, listed, number, said, due, lease_by, lease_until, touched, body, gathered, ended',
  places: 'session_id, table_id, since, is_over',
  deeds: 'table_id, number, key, body',
  chat: 'table_id, number, body, session_id',
  codes: 'code, table_id',
  rated_matches: 'table_id, game, noted, body',
  bans: 'session_id, until',
  reports: 'id, table_id, by_session, against_session, about, at, body',
  orders: 'table_id, seat, session_id, seen, body',
  digests: 'session_id, due',
  daily_attempts: 'date, game, session_id, table_id, score, won, ended',
  evenings: 'id, rev, stage, round, settled, due, touched, club_id, body',
  evening_places: 'session_id, evening_id, seen',
  evening_tables: 'evening_id, round, table_id',
  clubs: 'id, link, rev, body',
  club_places: 'session_id, club_id',
  club_matches: 'table_id, club_id, game, noted, body',
  calendars: 'hash, session_id, made',
  appointments: 'about, due',
};

/** A database that this program does not understand. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** The steps still to be taken from a version on. */
export function stepsFrom(version: number): readonly string[] {
  if (version > STEPS.length) {
    throw new SchemaError(
      `the data has schema version ${version}, and this program knows versions up to ${STEPS.length}; run a newer Tabletour`,
    );
  }
  return STEPS.slice(version).flat();
}
