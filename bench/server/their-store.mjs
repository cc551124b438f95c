// A store for boardgame.io in the same database with the same settings as ours: a move is one commit, on the disk when it returns.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Database from 'libsql';

const { Sync } = createRequire(import.meta.url)('boardgame.io/internal');

const TABLES = `
  create table matches (id text primary key, state text not null, initial text not null);
  create table metadata (id text primary key, body text not null);
  create table log (id text not null, number integer not null, entry text not null, primary key (id, number));
`;

/** Everything by the interface that boardgame.io documents. */
export class LibsqlStore extends Sync {
  /** Who plays each match; boardgame.io asks before every move. */
  known = new Map();

  constructor(folder) {
    super();
    this.database = new Database(join(folder, 'boardgame-io.db'));
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('synchronous = FULL');
    this.database.pragma('wal_autocheckpoint = 4000');
    this.database.exec(TABLES);
    /** @returns {any} */
    const prepare = text => this.database.prepare(text);
    this.create = prepare('insert into matches values (?, ?, ?)');
    this.keepState = prepare('update matches set state = ? where id = ?');
    this.keepLog = prepare('insert into log select ?, (select count(*) from log where id = ?), ?');
    this.keepMetadata = prepare('insert into metadata values (?1, ?2) on conflict (id) do update set body = ?2');
    this.findState = prepare('select state from matches where id = ?');
    this.findInitial = prepare('select initial from matches where id = ?');
    this.findMetadata = prepare('select body from metadata where id = ?');
    this.findLog = prepare('select entry from log where id = ? order by number');
  }

  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.together(() => {
      this.create.run([id, state, state]);
      this.keepMetadata.run([id, JSON.stringify(metadata)]);
    });
  }

  setState(id, state, deltalog = []) {
    this.together(() => {
      this.keepState.run([JSON.stringify(state), id]);
      for (const entry of deltalog) this.keepLog.run([id, id, JSON.stringify(entry)]);
    });
  }

  /** After each move boardgame.io notes its time here. That is not worth a second commit to us. */
  setMetadata(id, metadata) {
    const before = this.known.get(id);
    const isTime = before !== metadata && before?.players === metadata.players && metadata.gameover === undefined;
    this.known.set(id, metadata);
    if (!isTime) this.keepMetadata.run([id, JSON.stringify(metadata)]);
  }

  fetch(id, { state, metadata, log, initialState }) {
    return {
      ...(state ? { state: parsed(this.findState.get([id])?.state) } : {}),
      ...(metadata ? { metadata: this.metadataOf(id) } : {}),
      ...(log ? { log: this.findLog.all([id]).map(({ entry }) => JSON.parse(entry)) } : {}),
      ...(initialState ? { initialState: parsed(this.findInitial.get([id])?.initial) } : {}),
    };
  }

  metadataOf(id) {
    const metadata = this.known.get(id) ?? parsed(this.findMetadata.get([id])?.body);
    if (metadata) this.known.set(id, metadata);
    return metadata;
  }

  wipe(id) {
    this.known.delete(id);
    for (const table of ['matches', 'metadata', 'log']) this.database.prepare(`delete from ${table} where id = ?`).run([id]);
  }

  listMatches() {
    /** @type {any[]} */
    const rows = this.database.prepare('select id from matches').all([]);
    return rows.map(({ id }) => id);
  }

  together(act) {
    this.database.exec('begin immediate');
    act();
    this.database.exec('commit');
  }
}

function parsed(text) {
  return text === undefined ? undefined : JSON.parse(text);
}
