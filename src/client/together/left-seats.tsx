// Seats whose people have left while a match is played: who left one may come back to it, others ask those seated.
import type { SeatRequest, TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { atTable, sitDown } from '../online/api.ts';
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

/** Who asks for a seat, and the answer of those who sit there. */
export function SeatRequests({ row, report }: SeatsProps) {
  return row.asking?.map(request => <SeatAsked key={request.id} request={request} row={row} report={report} />);
}

function SeatAsked({ request, row, report }: SeatsProps & { readonly request: SeatRequest }) {
  const { lobby, consent } = words.value;
  const { name, seat, isMine, needs } = request;
  const nameOf = (each: number) => isolated(row.seats[each]?.name ?? '');
  const mayAnswer = !isMine && (row.isHost || needs.some(each => row.mine.includes(each)));
  const tell = (answer: Promise<TableRow>) => void answer.catch((error: Error) => report(error.message));
  const says = isMine ? lobby.asked(nameOf(seat)) : lobby.asks(isolated(name), nameOf(seat));
  return (
    <div class="consent" role="status">
      <p>
        {says} {!mayAnswer && <span>{consent.waits({ names: needs.map(nameOf), you: false })}</span>}
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
