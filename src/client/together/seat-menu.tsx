// What may be done about a seat before the game begins: a card beside it, on a phone a sheet.
import type { OwnSeatChange, RowSeat, SeatChange, TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { isolated } from '../shell/isolated.ts';
import { Icon } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { Colours } from './colours.tsx';
import { company } from './company.ts';

const STRENGTHS = ['easy', 'medium', 'hard', 'expert'] as const;

/** What people do about seats; answers and refusals go to the page. */
export interface SeatActs {
  readonly change: (change: SeatChange) => void;
  readonly changeOwn: (change: OwnSeatChange) => void;
  readonly sit: (seat: number) => void;
  readonly sendAway: (seat: number) => void;
}

interface MenuProps {
  readonly row: TableRow;
  readonly at: number;
  readonly acts: SeatActs;
  /** The seat that the card belongs to. */
  readonly beside: Element | null;
  readonly close: () => void;
}

/** Whether somebody can do anything about a seat. */
export function hasMenu({ isHost, mine, isSentAway, severalSeats }: TableRow, { kind, isMine, isFree }: RowSeat): boolean {
  return (
    isHost || isMine || (kind === 'human' && mine.length > 0) || (isFree && !isSentAway && (mine.length === 0 || severalSeats === true))
  );
}

export function SeatMenu({ row, at, acts, beside, close }: MenuProps) {
  const dialog = useModal();
  const seat = row.seats[at];
  // Somebody else may have taken the seat away meanwhile.
  if (!seat || !hasMenu(row, seat)) return null;
  const done = (act: () => void) => () => {
    act();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="seat-menu" aria-label={nameOf(seat)} style={placeBeside(beside)} onClose={close}>
      {seat.isMine ? <Own row={row} at={at} seat={seat} acts={acts} /> : <Others row={row} at={at} seat={seat} acts={acts} done={done} />}
    </dialog>
  );
}

function nameOf({ kind, name, isMine }: RowSeat): string {
  const { seat } = company.value;
  return isMine ? seat.your : kind === 'open' ? seat.open : name;
}

interface PartProps {
  readonly row: TableRow;
  readonly at: number;
  readonly seat: RowSeat;
  readonly acts: SeatActs;
}

function Others({ row, at, seat, acts, done }: PartProps & { readonly done: (act: () => void) => () => void }) {
  const { menu, guest } = company.value;
  const { least } = entryOf(row.game)?.seats ?? { least: 1 };
  const isNobodys = seat.kind !== 'human';
  const [own] = row.mine;
  return (
    <>
      {seat.isFree && !row.isSentAway && (row.mine.length === 0 || row.severalSeats) && (
        <Item icon="i-user" name={guest.sitHere} act={done(() => acts.sit(at))} />
      )}
      {row.isHost && isNobodys && (
        <Item
          icon="i-users"
          name={menu.keep}
          help={menu.keepHelp}
          isChosen={seat.kind === 'open'}
          act={done(() => seat.kind === 'bot' && acts.change({ seat: at, to: 'open' }))}
        />
      )}
      {row.isHost && isNobodys && <BotChoice seat={seat} ask={bot => done(() => acts.change({ seat: at, to: 'bot', ...bot }))()} at={at} />}
      {!row.isHost && !isNobodys && own !== undefined && (
        <Item
          icon="i-refresh"
          name={seat.swapWith === own ? menu.swap(isolated(seat.name)) : menu.askSwap}
          isChosen={row.seats[own]?.swapWith === at}
          act={done(() => acts.changeOwn({ seat: own, swapWith: row.seats[own]?.swapWith === at ? null : at }))}
        />
      )}
      {row.isHost && row.mine[0] !== undefined && (
        <Item
          icon="i-refresh"
          name={seat.kind === 'open' ? menu.swapOpen : menu.swap(isolated(seat.name))}
          act={done(() => acts.change({ seat: row.mine[0] ?? 0, with: at }))}
        />
      )}
      {row.isHost && isNobodys && row.seats.length > least && (
        <Item
          icon="i-minus"
          name={menu.none}
          help={menu.noneHelp(row.seats.length - 1)}
          act={done(() => acts.change({ seat: at, to: 'none' }))}
        />
      )}
      {row.isHost && !isNobodys && <Item icon="i-exit" name={menu.leave} act={done(() => acts.sendAway(at))} />}
    </>
  );
}

/** A bot of four strengths, named by its place. */
function BotChoice({ seat, at, ask }: { seat: RowSeat; at: number; ask: (bot: { bot: string; name: string }) => void }) {
  const { bots } = words.value;
  const name = seat.kind === 'bot' ? seat.name : (bots.names[at % bots.names.length] ?? 'Ada');
  return (
    <fieldset class="bot-choice">
      <legend>
        <Icon name="i-robot" /> {company.value.menu.bot}
      </legend>
      <span class="segments">
        {STRENGTHS.map(strength => (
          <button key={strength} type="button" aria-pressed={seat.bot === strength} onClick={() => ask({ bot: strength, name })}>
            {bots[strength]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

interface ItemProps {
  readonly icon: string;
  readonly name: string;
  readonly help?: string;
  readonly isChosen?: boolean;
  readonly act: () => void;
}

function Item({ icon, name, help, isChosen, act }: ItemProps) {
  return (
    <button type="button" class="seat-act" {...(isChosen === undefined ? {} : { 'aria-pressed': isChosen })} onClick={act}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        {help && <small>{help}</small>}
      </span>
      {isChosen && <Icon name="i-check" size={16} />}
    </button>
  );
}

/** Name, colour and symbol, and whether one is ready. */
function Own({ row, at, seat, acts }: PartProps) {
  const { menu } = company.value;
  return (
    <div class="own-seat">
      <label class="field">
        <span>{menu.name}</span>
        <input
          value={seat.name}
          maxLength={24}
          autocomplete="nickname"
          onChange={event => {
            const name = event.currentTarget.value.trim();
            if (!name) return;
            choose({ name });
            acts.changeOwn({ seat: at, name });
          }}
        />
      </label>
      <Colours row={row} own={at} chosen={seat.colour ?? at} choose={colour => acts.changeOwn({ seat: at, colour })} />
      <button
        type="button"
        class="button second"
        aria-pressed={seat.isReady === true}
        onClick={() => acts.changeOwn({ seat: at, isReady: seat.isReady !== true })}
      >
        {seat.isReady && <Icon name="i-check" />} {menu.ready}
      </button>
    </div>
  );
}

const WIDTH = 300;
const HEIGHT = 380;
const MARGIN = 12;

/** Beside a seat, on the side where there is room; a phone's styles make it a sheet. */
function placeBeside(seat: Element | null): Record<string, string> {
  if (!seat) return {};
  const { left, right, top } = seat.getBoundingClientRect();
  const isRight = right + WIDTH + MARGIN < innerWidth;
  const x = isRight ? right : Math.max(MARGIN, left - WIDTH);
  return { left: `${x}px`, top: `${Math.max(MARGIN, Math.min(top, innerHeight - HEIGHT))}px` };
}
