// The grid of cities with the planes on it, and below it the agency of whoever decides.
import type { Draw, Drawing, DrawnLine, Figure, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ACTIVITIES, FACES, INTERESTS, type Patience, ROOMS, SEATS, TOKENS, type TouristId } from '../components.ts';
import { PLACES } from '../employees.ts';
import type { Event } from '../events.ts';
import { roundsOf } from '../options.ts';
import { PIECES } from '../pieces.ts';
import { waitingCount } from '../score.ts';
import type { Agency } from '../state.ts';
import type { View } from '../view.ts';
import { drawGrid } from './grid.ts';
import { GROUPS, WORDS, type Words } from './words.ts';

interface Speech {
  readonly words: Words;
  readonly name: (id: string) => string;
}

export const draw: Draw = (language, texts) => {
  const words = WORDS[language];
  const speech: Speech = { words, name: id => texts.pieces[id] ?? id };
  const drawing: Drawing<Event, View> = {
    phase: view => words.phases[view.frames.at(-1)?.phase ?? 'endRound'],
    map: (view, voice) => table(view, voice, speech),
    legend: [
      words.legend(
        INTERESTS.map(speech.name).join('/'),
        ACTIVITIES.map(activity => `${activity.charAt(0)} ${speech.name(activity)}`).join(', '),
      ),
    ],
    figures: (view, seat) => figures(view, seat, speech),
    result: (view, seat, events) => resultOf(view, seat, events, words),
    pieces: () => PIECES,
  };
  return drawing;
};

function table(v: View, voice: Voice, speech: Speech): readonly DrawnLine[] {
  const { words, name } = speech;
  const week = words.week(v.round, roundsOf(v.plan.options, v.plan.seats));
  const viewer = typeof v.viewer === 'number' ? v.viewer : 0;
  const scores = v.agencies.map((agency, seat) => `${seat + 1} ${voice.name(seat)} ${agency.vp}`.replace('-', '−'));
  const own = v.agencies[viewer];
  return [
    [{ text: `${week} · ${scores.join(' · ')}`, role: 'strong' }],
    ...drawGrid(v, { closed: words.closed, name }),
    ...displayed(v, speech),
    ...(own && v.frames.length > 0 ? agencyLines(v, own, speech).map((text): DrawnLine => [{ text, role: 'own' }]) : []),
  ];
}

/** What lies open to choose from. */
function displayed(v: View, speech: Speech): readonly DrawnLine[] {
  const frame = v.frames.at(-1);
  if (frame?.phase === 'dice') {
    const dice = FACES.flatMap((face, at) => Array.from({ length: frame.dice[at] ?? 0 }, () => speech.name(face)));
    return [[`${speech.words.phases.dice}: ${dice.join(', ')}`]];
  }
  const shown = frame?.phase === 'draft' ? frame.display : frame?.phase === 'visa' ? frame.drawn : [];
  return shown.length === 0 ? [] : [[`${speech.words.display}: ${shown.map(id => touristText(v, id, speech)).join(' | ')}`]];
}

/** A tourist in short: name, interests, wishes, weeks, and a mark where impatient. */
function touristText({ plan }: View, id: TouristId, { words, name }: Speech, mood?: Patience): string {
  const { name: called, interests, plusOne, business, weeks, room, patience } = boxOf(plan.options).tourists[id];
  const isImpatient = (mood ?? patience) === 'impatient';
  const likes = interests.map(each => `${name(each)}${plusOne === each ? '+1' : ''}`).join('/');
  const wishes = [...(business ? [name('B1')] : []), ...(room === 'vip' ? [name('V')] : room === 'dorm' ? [name('D')] : [])];
  return [`${called}${isImpatient ? '!' : ''} ${likes}`, ...wishes, words.weeks(weeks)].join(', ');
}

function agencyLines(v: View, a: Agency, speech: Speech): readonly string[] {
  const { words, name } = speech;
  const tokens = TOKENS.map(token => `${name(token)} ${a.tokens[token]}`).join(', ');
  const office = a.desks.flatMap(each => (each ? [touristText(v, each.tourist, speech, each.patience)] : []));
  const seats = SEATS.flatMap(id => {
    const { passenger, clean } = a.seats[id];
    if (id === 'J' && !passenger) return [];
    return [`${id} ${passenger ? name(passenger.tourist) : words.nobody}${clean ? '' : ` (${words.dirty})`}`];
  });
  const rooms = ROOMS.map(id => {
    const { guests, weeks, clean } = a.rooms[id];
    const inside = guests.length > 0 ? `${guests.map(guest => name(guest)).join('+')} ${words.weeks(weeks)}` : words.nobody;
    return `${id} ${inside}${clean || guests.length > 0 ? '' : ` (${words.dirty})`}`;
  });
  const staff = PLACES.flatMap(place => {
    const hired = a.employees[place];
    return hired ? [`${name(hired.id)}${hired.uses === 0 ? ' x' : ''}`] : [];
  });
  return [
    `${words.points(a.vp).replace('-', '−')} · ${tokens} · ${words.staff}: ${staff.join(', ') || words.nobody}`,
    `${words.office}: ${office.join(' | ') || words.nobody}`,
    `${words.plane}: ${seats.join(', ')} · ${words.hotel}: ${rooms.join(', ')}`,
  ];
}

function figures(v: View, seat: Seat, { words, name }: Speech): readonly Figure[] {
  const own = v.agencies[seat];
  return [[words.figure, own?.vp ?? 0], ...TOKENS.map((token): Figure => [name(token), own?.tokens[token] ?? 0])];
}

function resultOf(v: View, seat: Seat, events: readonly Event[], words: Words): string {
  const own = v.agencies[seat];
  if (!own) return '';
  const groups = Object.entries(GROUPS).flatMap(([group, reasons]) => {
    const sum = events.reduce(
      (all, event) => all + (event.type === 'points' && event.seat === seat && isAmong(reasons, event.reason) ? event.vp : 0),
      0,
    );
    return sum === 0 ? [] : [`${words.groups[group as keyof typeof GROUPS]} ${sum}`];
  });
  return [words.points(own.vp), ...groups, words.waiting(waitingCount(own))].join(' · ').replaceAll('-', '−');
}

function isAmong<T>(list: readonly T[], one: unknown): boolean {
  return list.some(each => each === one);
}
