// The journey as a loop of two rows: out to Calcutta above, home to London below.
import { Canvas, type Draw, type Drawing, type DrawnLine, type Figure, roleOf, type Seat, type Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { BET, type Chip, LEG_BY_LAND, LONDON, placeAt, ROUTES, SPACES } from '../components.ts';
import type { Event } from '../events.ts';
import { PIECES } from '../pieces.ts';
import { daysOf, needsDie } from '../rules/days.ts';
import type { TravellerView, View } from '../view.ts';
import { WORDS, type Words } from './words.ts';

/** Where the columns of places begin; the third is San Francisco's. */
const COLUMNS = [1, 14, 27, 41, 54, 67] as const;
const MAP_HEIGHT = 7;
const LOWER = 4;
/** The places of the upper row, London to Calcutta. */
const UPPER_END = 5;
const CHIP_SIGNS: Readonly<Record<Chip, string>> = { coin: '$', travel: 't', event: 'e', day: 'd' };

interface Speech {
  readonly words: Words;
  readonly name: (id: string) => string;
}

export const draw: Draw = (language, texts) => {
  const speech: Speech = { words: WORDS[language], name: id => texts.pieces[id] ?? id };
  const drawing: Drawing<Event, View> = {
    phase: view => speech.words.phases[view.frames.at(-1)?.phase ?? 'endRound'],
    map: (view, voice) => [...journey(view, speech), ...around(view, voice, speech)],
    legend: [speech.words.legend(speech.name('T'), speech.name('S')), speech.words.chips],
    figures: (view, seat) => figures(view, seat, speech.words),
    result: (view, seat) => resultOf(view, seat, speech),
    pieces: () => PIECES,
  };
  return drawing;
};

/** Where a position is drawn: legs 0 to 5 to the right above, 6 to 10 to the left below. */
function spot(position: number): readonly [number, number] {
  return position <= UPPER_END ? [COLUMNS[position] ?? 0, 0] : [COLUMNS[LONDON - position] ?? 0, LOWER];
}

function journey(v: View, { words, name }: Speech): readonly DrawnLine[] {
  const canvas = new Canvas(80, MAP_HEIGHT);
  for (let leg = 1; leg <= LONDON; leg++) {
    const [x, y] = spot(leg <= UPPER_END ? leg - 1 : leg);
    const needs = ROUTES.flatMap(route => boxOf(v.plan.options).legs[leg]?.[route]?.join('+') ?? []).join('|');
    const isDone = v.travellers.some((t, seat) => roleOf(v.viewer, seat) === 'own' && t.position >= leg);
    // Calcutta lies right of Hong Kong, so the sixth leg bends down.
    const label = leg === LEG_BY_LAND ? words.byLand : needs;
    const wide = (COLUMNS[leg <= UPPER_END ? leg : LONDON - leg + 1] ?? 0) - x;
    const stroke = isDone ? '=' : '-';
    canvas.put(x, y + 1, `o${stroke}${label}`.padEnd(wide - 1, stroke) + (leg <= UPPER_END ? '>' : stroke), isDone ? 'own' : 'faint');
  }
  canvas.put(COLUMNS[UPPER_END], 1, 'o', 'faint');
  for (let y = 2; y <= LOWER; y++) canvas.put(COLUMNS[UPPER_END], y, '|', 'faint');
  canvas.put(COLUMNS[UPPER_END], LOWER + 1, "'", 'faint');
  canvas.put(COLUMNS[0], LOWER + 1, '<', 'strong');
  for (let position = 0; position <= LONDON; position++) place(canvas, v, position, name);
  return canvas.lines();
}

function place(canvas: Canvas, v: View, position: number, name: Speech['name']): void {
  const [x, y] = spot(position);
  canvas.put(x, y, name(placeAt(position)).slice(0, 13), 'strong');
  let at = x;
  for (const [seat, traveller] of v.travellers.entries()) {
    if (traveller.position !== position || v.resigned.includes(seat)) continue;
    canvas.put(at, y + 2, `${seat + 1}`, roleOf(v.viewer, seat));
    at += 1;
  }
  if (v.detective === position) canvas.put(at, y + 2, '@', 'red');
  const sign = (chip: Chip | null | undefined) => (chip ? CHIP_SIGNS[chip] : ' ');
  const [red, blue] = [v.chips.red[position - 1], v.chips.blue[position - 1]];
  if (!red && !blue) return;
  canvas.put(x + 8, y + 2, sign(red), 'red');
  canvas.put(x + 9, y + 2, '/', 'faint');
  canvas.put(x + 10, y + 2, sign(blue), 'blue');
}

/** Legend, track, travellers, own hand. */
function around(v: View, voice: Voice, speech: Speech): readonly DrawnLine[] {
  const { words, name } = speech;
  const track = SPACES.flatMap((space, at) => {
    const card = v.display[at];
    return card ? [`${name(`space:${space}`)} ${card}`] : [];
  });
  const own = v.travellers.find(t => t.hand);
  const cards = own?.hand ? [...own.hand.travel.map(card => name(card)), ...own.hand.events.map(card => name(card))] : [];
  return [
    ...(track.length > 0 ? [[`${words.track}: ${track.join(' | ')}`]] : []),
    ...v.travellers.map((t, seat): DrawnLine => [{ text: travellerLine(v, t, seat, { voice, speech }), role: roleOf(v.viewer, seat) }]),
    ...(cards.length > 0 && v.frames.length > 0 ? [[`${words.hand}: ${cards.join(', ')}`]] : []),
  ];
}

function travellerLine(v: View, t: TravellerView, seat: Seat, { voice, speech }: { voice: Voice; speech: Speech }): string {
  const { words, name } = speech;
  const where = v.resigned.includes(seat) ? words.resigned : name(placeAt(t.position));
  const parts = [where, `${t.days}/${BET} ${words.days}`, words.coinsLeft(t.coins), words.cards(t.travelCount + t.eventCount)];
  return `${v.queue[0] === seat ? '>' : ' '}${seat + 1} ${voice.name(seat)}: ${parts.join(' · ')}`;
}

function figures(v: View, seat: Seat, words: Words): readonly Figure[] {
  const t = v.travellers[seat];
  const frame = v.frames.at(-1);
  const leg = frame && 'leg' in frame && frame.seat === seat && !needsDie(frame.leg) && frame.leg.paid.length > 0 ? frame.leg : undefined;
  // What is paid for already counts as spent.
  const underWay = leg ? daysOf(leg, 0, v.plan.options).total : 0;
  return [
    [words.days, (t?.days ?? 0) + underWay],
    [words.coins, t?.coins ?? 0],
  ];
}

function resultOf(v: View, seat: Seat, { words, name }: Speech): string {
  const t = v.travellers[seat];
  if (!t) return '';
  const days = t.position === LONDON ? words.home(t.days, BET - t.days) : words.away(name(placeAt(t.position)), t.days);
  return [days, ...(v.resigned.includes(seat) ? [words.resigned] : []), words.coinsLeft(t.coins)].join(' · ');
}
