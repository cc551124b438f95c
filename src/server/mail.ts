// What play over days needs beside the tables: orders carried out, and people told once a day.
import type { Seat } from '../kernel/index.ts';
import { calendarRoutes } from './api/calendar-routes.ts';
import type { Guests } from './api/guests.ts';
import { mailRoutes } from './api/mail-routes.ts';
import type { Openings } from './api/openings.ts';
import { ordersRoutes } from './api/orders-routes.ts';
import type { Server } from './api/server.ts';
import { Appointments } from './notify/appointments.ts';
import { Digests } from './notify/digests.ts';
import type { Turns } from './notify/turns.ts';
import { ServedOrders } from './orders/served-orders.ts';
import type { Store } from './storage/index.ts';
import type { Room } from './tables/room.ts';
import type { ServedTables } from './tables/served-tables.ts';

interface MailParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly turns: Turns;
  readonly tables: () => ServedTables;
  readonly report: (error: unknown) => void;
}

export class Mail {
  readonly orders: ServedOrders;
  private readonly digests: Digests;
  private readonly appointments: Appointments;

  constructor(private readonly parts: MailParts) {
    const { store, clock, turns, tables, report } = parts;
    this.orders = new ServedOrders({
      store,
      room: id => tables().room(id),
      spread: id => tables().fanout.tell('orders', id),
      tellTurn: (room, seats) => turns.tell(room, seats),
      report,
    });
    this.digests = new Digests({
      store,
      clock,
      waiting: ({ body }, session) => turns.waitingAt(body, body.seats, session),
      tell: (session, waiting) => turns.tellDigest(session, waiting),
      report,
    });
    this.appointments = new Appointments({ store, clock, report, tell: (session, meeting) => turns.remindOf(session, meeting) });
  }

  /** It is the turn of these seats: nobody is called to a turn that their orders play. */
  tellTurn(room: Room, seats: readonly Seat[]): void {
    const { turns, report } = this.parts;
    if (room.absent(seats).size === 0) return;
    void this.orders.without(room, seats).then(left => turns.tell(room, left), report);
  }

  begin(): void {
    this.orders.begin();
    this.digests.begin();
    this.appointments.begin();
  }

  end(): void {
    this.orders.end();
    this.digests.end();
    this.appointments.end();
  }

  route(app: Server, guests: Guests, openings: Openings): void {
    const { store, clock, tables, turns } = this.parts;
    ordersRoutes(app, this.orders, guests, openings);
    mailRoutes(app, { store, tables: tables(), guests, openings, clock });
    calendarRoutes(app, {
      store,
      tables: tables(),
      openings,
      guests,
      clock,
      waiting: ({ body }, session) => turns.waitingAt(body, body.seats, session),
    });
  }
}
