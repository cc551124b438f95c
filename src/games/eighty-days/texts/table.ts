// The table in plain lines, the same in every language but for its words.
import type { Seat, Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { BET, LONDON, placeAt, ROUTES, SPACES } from '../components.ts';
import type { View } from '../view.ts';

/** The words the lines are made of. */
export interface TableWords {
  readonly you: string;
  /** What stands between a name and what is said of it. */
  readonly colon: string;
  readonly round: (round: number, start: Seat, voice: Voice) => string;
  readonly detective: (place: string) => string;
  readonly supply: (coins: number, travel: number, events: number) => string;
  readonly topEvent: (event: string) => string;
  readonly track: string;
  readonly turn: string;
  readonly days: (days: number) => string;
  readonly coins: (coins: number) => string;
  readonly hand: (travel: number, events: number) => string;
  readonly home: (order: number) => string;
  readonly resigned: string;
  readonly next: (place: string, routes: string) => string;
  readonly or: string;
  readonly noCards: string;
  readonly chips: (red: string | null, blue: string | null) => string;
}

export type Pieces = Readonly<Record<string, string>>;

/** The lines: the round, the track, then one line a traveller. */
export function tableLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const top = v.eventDiscard.at(-1);
  const head = [
    words.round(v.round, v.start, voice),
    words.detective(named(pieces, placeAt(v.detective))),
    words.supply(v.coins, sum(v.travelSupply), sum(v.eventSupply)),
    ...(top ? [words.topEvent(named(pieces, top))] : []),
  ];
  const track = SPACES.flatMap((space, at) => {
    const card = v.display[at];
    return card ? [`${named(pieces, `space:${space}`)}${words.colon}${named(pieces, card)}`] : [];
  });
  return [
    head.join(' · '),
    ...(track.length > 0 ? [`${words.track}${words.colon}${track.join(' | ')}`] : []),
    ...v.travellers.map((_, seat) => travellerLine(v, seat, { voice, words, pieces })),
  ];
}

/** Everything a line may speak of. */
interface Speech {
  readonly voice: Voice;
  readonly words: TableWords;
  readonly pieces: Pieces;
}

function travellerLine(v: View, seat: number, { voice, words, pieces }: Speech): string {
  const t = v.travellers[seat];
  if (!t) return '';
  const place = named(pieces, placeAt(t.position));
  const order = v.londonOrder.indexOf(seat);
  const parts = [
    order >= 0 ? `${place}, ${words.home(order + 1)}` : v.resigned.includes(seat) ? words.resigned : place,
    `${words.days(t.days)}/${BET}`,
    words.coins(t.coins),
    words.hand(t.travelCount, t.eventCount),
  ];
  if (t.hand && t.hand.travel.length + t.hand.events.length > 0) {
    parts.push(`[${[...t.hand.travel, ...t.hand.events].map(card => named(pieces, card)).join(', ')}]`);
  }
  if (t.position < LONDON && v.viewer === seat) parts.push(nextLeg(v, t.position, words, pieces));
  const marker = v.queue[0] === seat ? `${words.turn} ` : '';
  return `${marker}${voice.tell(seat, words.you, name => name)}${words.colon}${parts.join(' · ')}`;
}

function nextLeg(v: View, position: number, words: TableWords, pieces: Pieces): string {
  const next = words.next(named(pieces, placeAt(position + 1)), routesOf(v, position, words, pieces));
  const [red, blue] = [v.chips.red[position] ?? null, v.chips.blue[position] ?? null];
  const chip = (kind: string | null) => (kind ? named(pieces, `chip:${kind}`) : null);
  return red || blue ? `${next} (${words.chips(chip(red), chip(blue))})` : next;
}

function routesOf(v: View, position: number, words: TableWords, pieces: Pieces): string {
  const routes = ROUTES.flatMap(route => {
    const slots = boxOf(v.plan.options).legs[position + 1]?.[route];
    if (!slots) return [];
    return slots.length === 0 ? [words.noCards] : [slots.map(kind => named(pieces, kind)).join(' + ')];
  });
  return routes.join(` ${words.or} `);
}

/** A piece by its id. */
export function named(pieces: Pieces, id: string): string {
  return pieces[id] ?? id;
}
