// Seats whose people have left while a match is played: who left one may come back to it, others ask those seated.
import type { SeatRequest, TableRow } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { atTable, claimSeat, sitDown } from '../online/api.ts';
import { answerRequest } from '../online/company-api.ts';
import { serverWords } from '../online/server-words.ts';
import { isolated } from '../shell/isolated.ts';

interface SeatsProps {
  readonly row: TableRow;
  /** Says what was refused. */
  readonly report: (problem: string) => void;
}

/** What is offered to who looks on. */
export function LeftSeats({ row, report }: SeatsProps) {
  const { lobby } = words.value;
  const isAsking = row.asking?.some(({ isMine }) => isMine) ?? false;
  if (isAsking || (row.mine.length > 0 && !row.severalSeats)) return null;
  const sit = (seat: number) => void sitDown(row.id, seat).catch((error: Error) => report(error.message));
  return row.seats.map(
    ({ isFree, name, mayTake }, seat) =>
      isFree && (
        <div class="consent" role="status" key={seat}>
          <p>
            {lobby.left(isolated(name))} {row.isSentAway && serverWords.value.refusals['sent away']}
          </p>
          {!row.isSentAway && (
            <div class="acts">
              <button type="button" class="button primary" onClick={() => sit(seat)}>
                {mayTake === false ? lobby.ask : lobby.sit}
              </button>
            </div>
          )}
        </div>
      ),
  );
}

/** Who has come on another device, or late: the ways to a seat. */
export function ClaimSeats({ row, report }: SeatsProps) {
  const { claim } = seatWords.value;
  if (row.mine.length > 0 || row.isSentAway || row.asking?.some(({ isMine }) => isMine)) return null;
  const each = row.seats.map((seat, at) => ({ ...seat, at, called: isolated(seat.name) }));
  const people = each.filter(({ mayClaim, isFree, mayTake }) => mayClaim || (isFree && mayTake === false));
  const bots = each.filter(({ mayAsk }) => mayAsk);
  const tell = (answer: Promise<TableRow>) => void answer.catch((error: Error) => report(error.message));
  if (people.length + bots.length === 0) return null;
  return (
    <div class="consent" role="group" aria-label={claim.title}>
      {people.length > 0 && (
        <>
          <p>
            <b>{claim.title}</b> {claim.help}
          </p>
          <div class="acts many">
            {people.map(({ at, name, called }) => (
              <button key={at} type="button" class="button second" onClick={() => tell(claimSeat(row.id, at, name))}>
                {claim.iAm(called)}
              </button>
            ))}
          </div>
        </>
      )}
      {bots.length > 0 && (
        <>
          <p>{claim.botHelp}</p>
          <div class="acts many">
            {bots.map(({ at, called }) => (
              <button key={at} type="button" class="button second" onClick={() => tell(sitDown(row.id, at))}>
                {claim.bot(called)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Who asks for a seat, and the answer of those who sit there. */
export function SeatRequests({ row, report }: SeatsProps) {
  return row.asking?.map(request => <SeatAsked key={request.id} request={request} row={row} report={report} />);
}

function SeatAsked({ request, row, report }: SeatsProps & { readonly request: SeatRequest }) {
  const { lobby, consent } = words.value;
  const { claim } = seatWords.value;
  const { name, seat, isMine, isSelf, needs, hostSeat } = request;
  const nameOf = (each: number) => isolated(row.seats[each]?.name ?? '');
  const mayAnswer = !isMine && (row.isHost || needs.some(each => row.mine.includes(each)));
  const tell = (answer: Promise<TableRow>) => void answer.catch((error: Error) => report(error.message));
  const isBots = row.seats[seat]?.kind === 'bot' && row.seats[seat]?.isFree === false;
  const asks = isSelf
    ? (isMine ? claim.asked : claim.says)(isolated(name))
    : isBots
      ? claim.asksBot(isolated(name), nameOf(seat))
      : isMine
        ? lobby.asked(nameOf(seat))
        : lobby.asks(isolated(name), nameOf(seat));
  const decide = row.isHost
    ? needs.length > 1 && claim.youDecide
    : hostSeat !== undefined && needs.length > 1
      ? claim.hostAlone(nameOf(hostSeat))
      : !mayAnswer && claim.allOf(new Intl.ListFormat(settings.value.language).format(needs.map(nameOf)));
  return (
    <div class="consent" role="status">
      <p>
        {asks} {decide && <span>{decide}</span>}
      </p>
      {isMine && (
        <div class="acts">
          <button type="button" class="button second" onClick={() => tell(atTable(row.id, 'leave'))}>
            {lobby.unask}
          </button>
        </div>
      )}
      {mayAnswer && (
        <div class="acts">
          <button type="button" class="button second" onClick={() => tell(answerRequest(row.id, request, false))}>
            {consent.refuse}
          </button>
          <button type="button" class="button primary" onClick={() => tell(answerRequest(row.id, request, true))}>
            {consent.agree}
          </button>
        </div>
      )}
    </div>
  );
}
