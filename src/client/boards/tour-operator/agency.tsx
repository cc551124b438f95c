// The three buildings of an agency: office, plane, hotel.
import type { ComponentChildren } from 'preact';
import {
  type Agency,
  DESKS,
  type Desk,
  DIRTY_SEAT,
  type Place,
  type PlaneSeat,
  ROOMS,
  type Room,
  SEATS,
  TOKENS,
  type TouristId,
} from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { type Fingers, Icon, Target } from '../../ui/index.ts';
import { RoomWindow, TouristPortrait } from './drawings/art.tsx';
import { Awning, Fuselage, Roof } from './drawings/buildings.tsx';
import { EmployeeBar } from './employees.tsx';
import { boxIn, pieceName, signed, type TourScene, topFrame } from './scene.ts';
import { describe, TouristCard } from './tourist-card.tsx';

/** Whose boards are drawn, and whether they can be touched. */
export interface Boards {
  readonly scene: TourScene;
  readonly agency: Agency;
  readonly seat: Seat;
  readonly fingers: Fingers;
  /** What each passenger would score on the flight pointed at. */
  readonly badges: ReadonlyMap<TouristId, number>;
}

export const TOKEN_ICONS = { fuel: 'g-fuel', coupon: 'g-coupon', seat: 'g-clean-seat', room: 'g-clean-room' } as const;

/** The tokens of an agency. */
export function Tokens({ scene, agency, fingers }: Boards) {
  return (
    <div class="to-tokens">
      {TOKENS.map(token => (
        <Target
          key={token}
          touching={fingers}
          touch={`token:${token}`}
          label={scene.words.tokens(agency.tokens[token], pieceName(scene, token))}
          class={agency.tokens[token] === 0 ? 'to-token to-zero' : 'to-token'}
        >
          <span>
            <Icon name={TOKEN_ICONS[token]} />
          </span>
          <b key={agency.tokens[token]}>{agency.tokens[token]}</b>
          <em>{scene.words.tokenNames[token](agency.tokens[token])}</em>
        </Target>
      ))}
    </div>
  );
}

function Block({
  name,
  kind,
  house,
  slots,
  children,
}: {
  name: string;
  kind: Place;
  house: ComponentChildren;
  slots: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section class={`to-block to-in-${kind}`} aria-label={name}>
      <h2>{name}</h2>
      {house}
      <div class="to-slots">{slots}</div>
      {children}
    </section>
  );
}

function Slot({ card, state, class: name = '' }: { card: ComponentChildren; state: ComponentChildren; class?: string }) {
  return (
    <span class={`to-slot ${name}`}>
      {card}
      <span class="to-state">{state}</span>
    </span>
  );
}

/** Whoever storms out of the office right now: the desk is empty already. */
function leavingFrom({ scene: { happening, view }, seat }: Boards, desk: Desk): TouristId | undefined {
  const frame = topFrame(view);
  if (happening?.type !== 'leftAngry' || happening.from !== 'office' || happening.seat !== seat) return undefined;
  return frame?.phase === 'mood' && frame.desk === desk ? happening.tourist : undefined;
}

function DeskSlot({ boards, desk }: { boards: Boards; desk: Desk }) {
  const { scene, agency, fingers } = boards;
  const { words } = scene;
  const waiting = agency.desks[desk];
  const leaving = leavingFrom(boards, desk);
  const tourist = leaving ?? waiting?.tourist;
  const label = waiting
    ? `${words.desk(desk + 1)}${words.colon}${describe(scene, waiting.tourist, waiting.patience)}`
    : words.deskFree(desk + 1);
  return (
    <Target touching={fingers} touch={`desk:${desk}`} label={label} class={leaving ? 'to-cell to-storming' : 'to-cell'}>
      <Slot
        card={
          tourist ? (
            <TouristCard key={tourist} scene={scene} tourist={tourist} patience={leaving ? 'leave' : waiting?.patience} />
          ) : (
            <span class="to-void">
              <Icon name="g-desk" size={24} />
            </span>
          )
        }
        state={
          <>
            <Icon name="g-desk" size={16} />
            {desk + 1}
          </>
        }
      />
    </Target>
  );
}

/** Four desks, and who waits there. */
export function Office(boards: Boards) {
  const slots = DESKS.map(desk => <DeskSlot key={desk} boards={boards} desk={desk} />);
  return (
    <Block name={boards.scene.words.office} kind="office" house={<Awning />} slots={slots}>
      <EmployeeBar {...boards} place="office" />
    </Block>
  );
}

function seatLabel({ scene, agency }: Boards, seat: PlaneSeat): string {
  const { words } = scene;
  const { clean, passenger } = agency.seats[seat];
  const state = clean ? words.clean : words.dirty;
  return [pieceName(scene, seat), state, ...(passenger ? [describe(scene, passenger.tourist)] : [words.free])].join(', ');
}

function PlaneSlot({ boards, seat }: { boards: Boards; seat: PlaneSeat }) {
  const { scene, agency, fingers, badges } = boards;
  const { words } = scene;
  const { clean, passenger } = agency.seats[seat];
  const asTourist = passenger && `tourist:${passenger.tourist}`;
  const touch = asTourist && (fingers.lit(asTourist) || fingers.chosen(asTourist)) ? asTourist : `seat:${seat}`;
  const badge = passenger ? badges.get(passenger.tourist) : undefined;
  const fate = passenger?.fate === 'stay' ? words.stays : passenger?.fate === 'hotel' ? words.toHotel : undefined;
  return (
    <Target touching={fingers} touch={touch} label={seatLabel(boards, seat)} class={clean ? 'to-cell' : 'to-cell to-dirty'}>
      <Slot
        card={
          passenger ? (
            <TouristCard key={passenger.tourist} scene={scene} tourist={passenger.tourist}>
              {badge !== undefined && <span class="to-badge">{signed(badge)}</span>}
              {badge === undefined && passenger.scored !== null && <span class="to-badge">{signed(passenger.scored)}</span>}
            </TouristCard>
          ) : (
            <span class="to-void">
              <Icon name={seat === 'B1' ? 'g-business' : 'g-economy'} size={24} />
              <b>{words.seatNames[seat]}</b>
            </span>
          )
        }
        state={
          <>
            <Icon name={clean ? 'g-clean-seat' : 'g-dirty-seat'} size={16} />
            {fate ?? (clean ? words.clean : signed(-DIRTY_SEAT))}
          </>
        }
      />
    </Target>
  );
}

/** The cabin: business, economy, and the jump seat where there is a steward. */
export function Cabin(boards: Boards) {
  const { scene, agency } = boards;
  const hasJumpSeat = agency.seats.J.passenger !== null || agency.employees.plane?.id === 'P9';
  const slots = SEATS.filter(seat => seat !== 'J' || hasJumpSeat).map(seat => <PlaneSlot key={seat} boards={boards} seat={seat} />);
  return (
    <Block name={scene.words.plane} kind="plane" house={<Fuselage />} slots={slots}>
      <EmployeeBar {...boards} place="plane" />
    </Block>
  );
}

const ROOM_ICONS = { V: 'g-vip', S1: 'g-standard', S2: 'g-standard', D: 'g-dorm' } as const;

function roomLabel({ scene, agency }: Boards, room: Room): string {
  const { words } = scene;
  const { clean, weeks, guests } = agency.rooms[room];
  const state =
    guests.length > 0
      ? `${guests.map(guest => pieceName(scene, guest)).join(' + ')}, ${words.weeksLeft(weeks)}`
      : clean
        ? words.clean
        : words.dirty;
  return `${pieceName(scene, room)}, ${state}`;
}

/** Who sleeps in a room: one card, or two faces on one. */
function Guests({ scene, guests, weeks }: { scene: TourScene; guests: readonly TouristId[]; weeks: number }) {
  const [guest, second] = guests;
  const key = (
    <span key={weeks} class="to-key">
      {weeks}
    </span>
  );
  if (!guest) return null;
  if (!second) {
    return (
      <TouristCard scene={scene} tourist={guest}>
        {key}
      </TouristCard>
    );
  }
  return (
    <span class="to-tc to-pair" aria-hidden="true">
      <span class="to-pic">
        {guests.map(each => (
          <span key={each} class="to-half">
            <TouristPortrait card={boxIn(scene).tourists[each]} tourist={each} isNarrow />
          </span>
        ))}
        {key}
      </span>
      {guests.map(each => (
        <b key={each} class="to-nm">
          {pieceName(scene, each)}
        </b>
      ))}
    </span>
  );
}

function RoomSlot({ boards, room }: { boards: Boards; room: Room }) {
  const { scene, agency, fingers } = boards;
  const { words } = scene;
  const { clean, weeks, guests } = agency.rooms[room];
  const [guest] = guests;
  const state = guest ? words.roomNames[room] : clean ? words.clean : words.dirty;
  return (
    <Target
      touching={fingers}
      touch={`room:${room}`}
      label={roomLabel(boards, room)}
      class={guest ? 'to-cell to-taken' : clean ? 'to-cell to-clean' : 'to-cell to-dirty'}
    >
      <Slot
        card={
          guest ? (
            <Guests key={guests.join()} scene={scene} guests={guests} weeks={weeks} />
          ) : (
            <span class="to-void to-room">
              <RoomWindow clean={clean} />
              <b>{words.roomNames[room]}</b>
              <Icon name={ROOM_ICONS[room]} size={16} />
            </span>
          )
        }
        state={state}
      />
    </Target>
  );
}

/** Four rooms, and who sleeps there. */
export function Hotel(boards: Boards) {
  const slots = ROOMS.map(room => <RoomSlot key={room} boards={boards} room={room} />);
  return (
    <Block name={boards.scene.words.hotel} kind="hotel" house={<Roof />} slots={slots}>
      <EmployeeBar {...boards} place="hotel" />
    </Block>
  );
}
