// The table in plain lines, the same in every language but for its words.
import type { Seat, Voice } from '../../../kernel/index.ts';
import { ROW_IDS } from '../activity-rows.ts';
import { type Box, boxOf } from '../box.ts';
import { FACES, INTERESTS, type Patience, ROOMS, SEATS, TOKENS, type TouristId } from '../components.ts';
import { PLACES } from '../employees.ts';
import { gridSize, roundsOf } from '../options.ts';
import type { Agency, Frame } from '../state.ts';
import type { View } from '../view.ts';
import type { Pieces } from './pieces.ts';

/** The words the lines are made of. */
export interface TableWords {
  /** Which week it is, and who starts it; nobody by name where whoever reads does. */
  readonly week: (week: number, weeks: number, start: string | null) => string;
  readonly decks: (tourists: number, employees: number) => string;
  readonly closed: string;
  readonly display: string;
  readonly dice: string;
  readonly shown: string;
  readonly points: (vp: number) => string;
  readonly plane: (where: string) => string;
  readonly office: string;
  readonly seats: string;
  readonly hotel: string;
  readonly staff: string;
  readonly rows: string;
  readonly clean: string;
  readonly dirty: string;
  readonly weeks: (weeks: number) => string;
  readonly used: string;
  readonly nobody: string;
}

/** The lines: the round, the grid, what lies on the table, then every agency. */
export function tableLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  const head = [
    words.week(
      v.round,
      roundsOf(v.plan.options, v.plan.seats),
      voice.tell<string | null>(v.start, null, name => name),
    ),
    words.decks(v.touristDeck, v.employeeDeck),
    INTERESTS.map(interest => pieces[interest]).join('/'),
  ];
  return [
    head.join(' · '),
    ...gridLines(v, { voice, words, pieces }),
    ...v.frames.flatMap(frame => frameLines(frame, boxOf(v.plan.options), words, pieces)),
    ...v.agencies.flatMap((_, seat) => agencyLines(v, seat, { voice, words, pieces })),
  ];
}

/** Everything a line may speak of. */
interface Speech {
  readonly voice: Voice;
  readonly words: TableWords;
  readonly pieces: Pieces;
}

function gridLines(v: View, speech: Speech): string[] {
  const { cols, rows } = gridSize(v.plan.options, v.plan.seats);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => cellText(v, row * cols + col, speech)).join(' | '),
  );
}

function cellText(v: View, cell: number, { voice, words, pieces }: Speech): string {
  const city = v.grid[cell];
  if (!city) return '–';
  const { worth, activities } = boxOf(v.plan.options).cities[city];
  const values = INTERESTS.map(interest => worth[interest]).join('/');
  const planes = v.agencies.flatMap(({ plane }, seat) => (plane === cell ? [`✈ ${voice.name(seat)}`] : []));
  const face = v.open[cell] ? `${values} ${activities.map(each => pieces[each]).join(', ')}` : words.closed;
  return [`${city} ${pieces[city]}`, face, ...planes].join(' · ');
}

function frameLines(frame: Frame, box: Box, words: TableWords, pieces: Pieces): string[] {
  switch (frame.phase) {
    case 'draft':
      return [`${words.display}: ${frame.display.map(id => touristText(id, box, words, pieces, box.tourists[id].patience)).join(' | ')}`];
    case 'visa':
      return frame.drawn.length > 0
        ? [`${words.display}: ${frame.drawn.map(id => touristText(id, box, words, pieces, box.tourists[id].patience)).join(' | ')}`]
        : [];
    case 'dice': {
      const shown = FACES.flatMap((face, at) => Array.from({ length: frame.dice[at] ?? 0 }, () => pieces[face]));
      return [`${words.dice}: ${shown.join(', ')}`];
    }
    case 'hire':
      return [`${words.shown}: ${frame.shown.map(id => `${pieces[id]} (${pieces[`effect:${id}`]})`).join(' | ')}`];
    default:
      return [];
  }
}

/** A tourist card in short: interests, wishes, weeks, patience. */
function touristText(id: TouristId, { tourists }: Box, words: TableWords, pieces: Pieces, patience: Patience): string {
  const { name, interests, plusOne, business, weeks, room } = tourists[id];
  const likes = interests.map(each => `${pieces[each]}${plusOne === each ? '+1' : ''}`).join('/');
  const wishes = [...(business ? [pieces.B1] : []), ...(room === 'vip' ? [pieces.V] : room === 'dorm' ? [pieces.D] : [])];
  return [`${name}: ${likes}`, ...wishes, words.weeks(weeks), pieces[patience]].join(', ');
}

function agencyLines(v: View, seat: Seat, { voice, words, pieces }: Speech): string[] {
  const a = v.agencies[seat];
  if (!a) return [];
  const box = boxOf(v.plan.options);
  const where = typeof a.plane === 'number' ? pieces[v.grid[a.plane] ?? 'CAI'] : a.plane ? pieces[a.plane] : '–';
  const tokens = TOKENS.map(token => `${a.tokens[token]} × ${pieces[token]}`);
  const office = a.desks.flatMap(each => (each ? [touristText(each.tourist, box, words, pieces, each.patience)] : []));
  const seats = SEATS.flatMap(id => {
    const { passenger, clean } = a.seats[id];
    if (id === 'J' && !passenger) return [];
    return [
      `${pieces[id]}: ${[clean ? words.clean : words.dirty, ...(passenger ? [box.tourists[passenger.tourist].name] : [])].join(', ')}`,
    ];
  });
  const hotel = ROOMS.map(id => {
    const { guests, weeks, clean } = a.rooms[id];
    const state =
      guests.length > 0
        ? `${guests.map(guest => box.tourists[guest].name).join(' + ')} ${words.weeks(weeks)}`
        : clean
          ? words.clean
          : words.dirty;
    return `${pieces[id]}: ${state}`;
  });
  const staff = PLACES.flatMap(place => {
    const hired = a.employees[place];
    return hired ? [`${pieces[hired.id]}${hired.uses === 0 ? ` (${words.used})` : ''}`] : [];
  });
  return [
    [`${voice.name(seat)}: ${words.points(a.vp).replace('-', '−')}`, ...tokens, words.plane(where)].join(' · '),
    `  ${words.office}: ${office.join(' | ') || words.nobody}`,
    `  ${words.seats}: ${seats.join(' | ')}`,
    `  ${words.hotel}: ${hotel.join(' | ')}`,
    `  ${words.staff}: ${staff.join(' | ') || words.nobody}`,
    `  ${words.rows}: ${rowTexts(v, a, { voice, words, pieces }).join(' | ')}`,
  ];
}

/** The rows in play with their bonus: covered spaces with a cross, finished ones with their owner. */
function rowTexts(v: View, { marks }: Agency, { voice, words, pieces }: Speech): string[] {
  const { rows } = boxOf(v.plan.options);
  return ROW_IDS.flatMap((row, at) => {
    if (rows[row].players > v.plan.seats) return [];
    const owner = v.rowOwner[at];
    if (owner != null) return [`${pieces[row]} → ${voice.name(owner)}`];
    const { spaces: all, vp, tokens } = rows[row];
    const spaces = all.map((activity, space) => ((marks[at] ?? 0) & (1 << space) ? '✗' : pieces[activity]));
    const extras = TOKENS.flatMap(token => (tokens[token] ? [`${tokens[token]} × ${pieces[token]}`] : []));
    return [`${pieces[row]}: ${spaces.join(', ')} = ${[words.points(vp), ...extras].join(' + ')}`];
  });
}
