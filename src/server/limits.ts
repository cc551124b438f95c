// What one client may use of a process, in one place. A unit is about a tenth of a millisecond of its main thread.

/** Every limit that may be set otherwise, by settings or by tests. */
export interface Limits {
  /** Units that one session may use in a minute; a sixth of them at once. */
  readonly rate: number;
  /** An address may use and have what so many sessions may. */
  readonly crowd: number;
  /** New sessions a minute from one address. */
  readonly newcomers: number;
  /** Open sockets of one session, or of an address without one; a crowd watches as many tables, and has twice as many connections. */
  readonly sockets: number;
  /** Messages, and characters of them, that a socket may have waiting; characters of all sockets of an address, and of all there are. */
  readonly queue: number;
  readonly queueLength: number;
  readonly queueOfAddress: number;
  readonly queueOfAll: number;
  /** Bytes that may wait for who does not read them: of a socket, of all sockets of an address, and of all there are. */
  readonly backlog: number;
  readonly backlogOfAddress: number;
  readonly backlogOfAll: number;
  /** Requests of one address that are under way at the same time; others wait. */
  readonly underWay: number;
  /** Connections of any kind. */
  readonly connections: number;
  /** Tables that one session sets in an hour. */
  readonly tablesAnHour: number;
  /** Tables that one session has in the lobby; a crowd sets as many there in an hour. */
  readonly listed: number;
  /** How often one session asks others to a table in an hour, and how often one is asked. */
  readonly invitations: number;
  readonly invited: number;
  /** Reports of one session in a day; a crowd may make as many from one address. */
  readonly reportsADay: number;
  /** Evenings that one session makes in an hour, and clubs that it founds. */
  readonly eveningsAnHour: number;
  readonly clubsAnHour: number;
  /** Clubs of which one session is a member, and evenings to come or in play where it takes part. */
  readonly memberships: number;
  /** Members of a club. */
  readonly members: number;
  /** Tables in play that one session is the host of, where bots think or somebody watches. */
  readonly inPlay: number;
  /** How long the headers of a request may take to arrive, a whole request, and a connection that stands still, in ms. */
  readonly headersMs: number;
  readonly requestMs: number;
  readonly stillMs: number;
  /** How long who is refused again and again waits for each refusal, in ms. */
  readonly refusalMs: number;
  /** How long a socket stays open that watches no table and says nothing, in ms. */
  readonly idleSocketMs: number;
  /** How often sockets are asked whether they are still there, in ms. */
  readonly beatMs: number;
}

/** Forty people behind one address, ten tables with bots, an evening: the test of honest crowds is far below each of these. */
export const LIMITS: Limits = {
  rate: 6000,
  crowd: 10,
  newcomers: 120,
  sockets: 50,
  queue: 400,
  queueLength: 256_000,
  queueOfAddress: 8_000_000,
  queueOfAll: 32_000_000,
  backlog: 1_000_000,
  backlogOfAddress: 16_000_000,
  backlogOfAll: 64_000_000,
  underWay: 10,
  connections: 10_000,
  tablesAnHour: 120,
  listed: 5,
  invitations: 20,
  invited: 6,
  reportsADay: 20,
  eveningsAnHour: 10,
  clubsAnHour: 5,
  memberships: 20,
  members: 60,
  inPlay: 60,
  headersMs: 10_000,
  requestMs: 30_000,
  stillMs: 120_000,
  refusalMs: 3000,
  idleSocketMs: 600_000,
  beatMs: 30_000,
};

/** What things cost, in units. What depends on the length of a match, on bytes and on what is in memory is added. */
export const UNITS = {
  page: 1,
  request: 3,
  lobby: 10,
  session: 10,
  table: 20,
  /** A code of a table: nobody shall try many. */
  code: 60,
  /** A club with its results. */
  club: 30,
  socket: 10,
  /** What the server counts. */
  metrics: 20,
  message: 1,
  watch: 5,
  ask: 3,
  /** An entry that is played again. */
  entry: 1,
  /** A table that is not in memory: all its entries. */
  opening: 300,
  /** Anything that is sent without having been asked for. */
  news: 0.5,
} as const;

const BYTES_READ = 5000;
const BYTES_SENT = 10_000;
const FILE_BYTES_SENT = 50_000;

export function unitsToRead(length: number): number {
  return length / BYTES_READ;
}

export function unitsToSend(length: number): number {
  return length / BYTES_SENT;
}

/** A file is sent as it is read, by other threads. */
export function unitsToSendFile(length: number): number {
  return length / FILE_BYTES_SENT;
}
