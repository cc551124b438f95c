import { type Context, type GamePart, numberIn, pieceName, type Variant } from '../context.ts';
import type { Section } from '../html.ts';
import { ownSection } from '../own.ts';
import { figure, percent, seatName, signed } from '../words.ts';

const SOURCES: Readonly<Record<string, string>> = {
  interest: 'Interests in a city',
  business: 'Business traveller in economy',
  dirtySeat: 'Dirty seat',
  vip: 'VIP in an ordinary room',
  angryOffice: 'Left the office angry',
  noRoom: 'Found no room',
  revokeNoRoom: 'City taken back: no room',
  closedLeave: 'Left at a closed city',
  stayInPlane: 'Stayed in the plane',
  row: 'Activity rows',
  employee: 'Employees',
};

/** Points by source, the employees' worth, rows finished, cities and agencies. */
function sections(context: Context): Section[] {
  return [...sources(context), ...employees(context), ...rows(context), ...cities(context), ...agencies(context)];
}

export const part: GamePart = { sections };

const perAgency = (value: number, { summary }: Variant) => value / summary.seats;

function sources(context: Context): Section[] {
  return ownSection(context, {
    table: 'sources',
    title: 'Points by source',
    says: (_rows, best) => `An agency’s points come mostly from ${best()}.`,
    caption: 'Points of one agency in a game, by what they were given or taken for.',
    rowTitle: 'Source',
    name: ({ source }) => SOURCES[String(source)] ?? String(source),
    main: { title: 'points', value: (row, variant) => perAgency(numberIn(row, 'points'), variant), written: value => signed(value) },
    others: [{ title: 'times', value: (row, variant) => perAgency(numberIn(row, 'times'), variant) }],
  });
}

function employees(context: Context): Section[] {
  return ownSection(context, {
    table: 'employees',
    title: 'What employees are worth',
    says: (_rows, best) =>
      `Players who hired ${best()} finished furthest above the mean of the table; good players hire well, so this is worth and choice together.`,
    caption: 'Points by which those who hired them end above the mean of their table.',
    rowTitle: 'Employee',
    name: ({ employee }) => pieceName(context, String(employee)),
    main: { title: 'points ahead', value: ({ ahead }) => (typeof ahead === 'number' ? ahead : null), written: value => signed(value) },
    others: [
      { title: 'hired', value: row => numberIn(row, 'hired'), written: value => figure(value, 2) },
      { title: 'used', value: row => numberIn(row, 'used'), written: value => figure(value, 2) },
      { title: 'own points', value: row => numberIn(row, 'points'), written: value => figure(value, 2) },
    ],
    sorted: true,
    kept: row => numberIn(row, 'hired') > 0,
  });
}

function rows(context: Context): Section[] {
  return ownSection(context, {
    table: 'rows',
    title: 'Activity rows',
    says: (_rows, best) => `The row finished most often is ${best()}.`,
    caption: 'Share of the games in which somebody finishes the row.',
    rowTitle: 'Row',
    name: ({ row }) => pieceName(context, String(row)),
    main: { title: 'finished', value: row => numberIn(row, 'finished'), written: value => percent(value, 0) },
    others: [
      { title: 'marks', value: row => numberIn(row, 'marks') },
      { title: 'points', value: row => numberIn(row, 'points') },
    ],
    kept: row => numberIn(row, 'marks') > 0,
  });
}

function cities(context: Context): Section[] {
  const visits = 'visits';
  return ownSection(context, {
    table: 'cities',
    title: 'Cities',
    says: (_rows, best) => `A visit brings most points in ${best()}.`,
    caption: 'Points for interests at one visit.',
    rowTitle: 'City',
    name: ({ city }) => pieceName(context, String(city)),
    main: { title: 'points a visit', value: row => (numberIn(row, visits) > 0 ? numberIn(row, 'points') / numberIn(row, visits) : null) },
    others: [
      {
        title: 'visits when on the map',
        value: row => (numberIn(row, 'onMap') > 0 ? numberIn(row, visits) / numberIn(row, 'onMap') : null),
        written: value => figure(value, 2),
      },
      { title: 'fuel a visit', value: row => (numberIn(row, visits) > 0 ? numberIn(row, 'fuel') / numberIn(row, visits) : null) },
    ],
    sorted: true,
    kept: row => numberIn(row, visits) > 0,
  });
}

function agencies(context: Context): Section[] {
  return ownSection(context, {
    table: 'agencies',
    title: 'Agencies',
    says: (_rows, best) => `The agency with most guests in its hotel is ${best()}.`,
    caption: 'Guests who found a room in a game.',
    rowTitle: 'Seat',
    name: ({ seat }) => seatName(Number(seat)),
    main: { title: 'guests', value: row => numberIn(row, 'guests') },
    others: [
      { title: 'points', value: row => numberIn(row, 'points') },
      { title: 'left angry', value: row => numberIn(row, 'leftAngry') },
      { title: 'hired', value: row => numberIn(row, 'hired') },
      { title: 'flights', value: row => numberIn(row, 'flights') },
    ],
  });
}
