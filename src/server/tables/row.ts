import { cleanName, cleanText, withCleanNames } from '../../host/index.ts';
import { commitmentTo } from '../../luck/index.ts';
import type { RowSeat, SeatPlan, TableRow } from '../../protocol/index.ts';
import type { ListedBody, ListedFile, TableBody } from '../storage/index.ts';
import { hasSeveralSeats, seatsOf } from './holders.ts';
import type { Presence } from './presence.ts';
import { mayAskBot, mayClaim, mayTake, neededFor } from './seat-requests.ts';

/** What a session sees of a table, in lists without its options; `now` are its seats where they changed since it began. */
export function rowOf(
  { body, stage }: Pick<ListedFile, 'stage'> & { readonly body: ListedBody & Partial<Pick<TableBody, 'options'>> },
  session: string | undefined,
  {
    now = body.seats,
    presence,
    mayPoint,
  }: { readonly now?: readonly SeatPlan[]; readonly presence?: Presence; readonly mayPoint?: boolean } = {},
): TableRow {
  const { id, game, options, pace, listed, holders } = body;
  const mine = seatsOf(body, session);
  return {
    id,
    game,
    ...(options === undefined ? {} : { options }),
    pace,
    seats: withCleanNames(now).map((plan, seat) => ({
      kind: plan.kind,
      name: plan.kind === 'open' ? '' : plan.name,
      ...(plan.kind === 'bot' ? { bot: plan.bot } : {}),
      ...(plan.colour === undefined ? {} : { colour: plan.colour }),
      isMine: mine.includes(seat),
      isHere: presence?.here.has(holders[seat] ?? '') ?? false,
      ...awayOf(presence, holders[seat] ?? ''),
      ...(stage === 'gathering' && body.swaps?.[seat] !== undefined ? { swapWith: body.swaps[seat] } : {}),
      ...(stage === 'gathering' && plan.kind === 'human' ? { isReady: body.ready?.includes(holders[seat] ?? '') ?? false } : {}),
      isFree: stage === 'gathering' ? plan.kind === 'open' : stage === 'playing' && body.vacated.includes(seat),
      ...(stage === 'playing' && body.vacated.includes(seat) ? { mayTake: mayTake(body, seat, session) } : {}),
      ...(stage === 'playing' && presence && mayClaim(body, seat, session, presence.connected) ? { mayClaim: true } : {}),
      ...(stage === 'playing' && session !== undefined && mine.length === 0 && mayAskBot(body, seat, now) ? { mayAsk: true } : {}),
    })),
    stage,
    ...(body.closed === undefined ? {} : { isClosed: true }),
    isHost: session !== undefined && body.host === session,
    mine,
    listed,
    luck: commitmentOf(body),
    since: body.since,
    ...(body.hostName === undefined ? {} : { hostName: cleanName(body.hostName) }),
    // Whoever is the host by now has not said it.
    ...(stage === 'gathering' && body.welcome && body.welcome.by === body.host ? { welcome: cleanText(body.welcome.text) } : {}),
    ...(body.code === undefined || stage !== 'gathering' ? {} : { code: body.code }),
    ...(presence ? { watching: presence.watching, watchers: presence.watchers } : {}),
    ...(mayPoint ? { mayPoint } : {}),
    ...(session !== undefined && body.silent?.includes(session) ? { isSilent: true } : {}),
    ...(body.rated ? { rated: true } : {}),
    ...(body.daily ? { daily: body.daily } : {}),
    // Its id lets people join: it is told to those alone who play there.
    ...(body.evening !== undefined && (mine.length > 0 || hasLeft(body, session)) ? { evening: body.evening } : {}),
    ...(body.rematch === null ? {} : { rematch: body.rematch }),
    ...(stage === 'over' ? rematchOf(body, session) : {}),
    ...(hasSeveralSeats(body) ? { severalSeats: true } : {}),
    ...(session !== undefined && body.sentAway?.includes(session) ? { isSentAway: true } : {}),
    ...(stage === 'playing' ? askingOf(body, session) : {}),
  };
}

/** What was committed to before the first draw; a row is made far more often than a table. */
const commitments = new WeakMap<ListedBody, string>();

function commitmentOf(body: ListedBody): string {
  const known = commitments.get(body) ?? commitmentTo(body.seed, body.salt);
  commitments.set(body, known);
  return known;
}

function hasLeft({ leavers = [] }: ListedBody, session: string | undefined): boolean {
  return session !== undefined && leavers.includes(session);
}

/** How many of those who still hold a seat want to play again. */
function rematchOf({ holders, wantRematch = [] }: ListedBody, session: string | undefined): Pick<TableRow, 'rematchWanted'> {
  const people = new Set(holders.filter(holder => holder !== null));
  if (wantRematch.length === 0) return {};
  const seats = holders.flatMap((holder, seat) => (holder !== null && wantRematch.includes(holder) ? [seat] : []));
  const isMine = session !== undefined && wantRematch.includes(session);
  return { rematchWanted: { by: wantRematch.filter(each => people.has(each)).length, of: people.size, isMine, seats } };
}

/** Since when somebody does not look, and whether their page is open all the same. */
function awayOf(presence: Presence | undefined, holder: string): Pick<RowSeat, 'awaySince' | 'isOpen'> {
  if (!presence || presence.here.has(holder)) return {};
  const awaySince = presence.since.get(holder);
  return { ...(awaySince === undefined ? {} : { awaySince }), ...(presence.connected.has(holder) ? { isOpen: true } : {}) };
}

/** Who asks for a seat, for those who sit there and for who asks. */
function askingOf(body: ListedBody, session: string | undefined): Pick<TableRow, 'asking'> {
  if (session === undefined) return {};
  const mayAnswer = body.host === session || body.holders.includes(session);
  const shown = (body.requests ?? []).filter(request => mayAnswer || request.session === session);
  if (shown.length === 0) return {};
  return {
    asking: shown.map(request => {
      const { id, seat, name, session: asker, isSelf } = request;
      const hostSeat = body.holders.findIndex((holder, at) => holder !== null && holder === body.host && at !== seat);
      return {
        id,
        seat,
        name,
        isMine: asker === session,
        ...(isSelf ? { isSelf } : {}),
        ...(hostSeat < 0 ? {} : { hostSeat }),
        needs: neededFor(body, request),
      };
    }),
  };
}
