// What the board needs of a scene again and again.
import {
  type Event,
  type EventCard,
  type Frame,
  LONDON,
  type Move,
  type Place,
  placeAt,
  type Route,
  TRAVEL,
  type TravelCard,
  type TravellerView,
  type View,
} from '../../../games/eighty-days/index.ts';
import type { AnyTexts, Language, Seat, Touch } from '../../../kernel/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** One viewer's sight of one moment of the journey. */
export type EdScene = Scene<View, Move, Event, Words>;

/** For parts of a drawing that say nothing to whoever cannot see it. */
export const UNSPOKEN = { 'aria-hidden': true } as const;

/** What names need: a scene, or the reference page. */
export interface Speaker {
  readonly texts: AnyTexts;
  readonly language: Language;
}

/** The decision at hand. */
export function frameOf(view: View): Frame | undefined {
  return view.frames.at(-1);
}

/** Whose turn it is. */
export function seatInTurn(view: View): Seat | undefined {
  const frame = frameOf(view);
  return frame && 'seat' in frame ? frame.seat : undefined;
}

/** The seat that looks, if it is one. */
export function mine({ viewer }: EdScene): Seat | undefined {
  return viewer === 'public' ? undefined : viewer;
}

/** A traveller of the view. */
export function travellerOf(view: View, seat: Seat): TravellerView {
  const traveller = view.travellers[seat];
  if (!traveller) throw new Error(`no seat ${seat} at this table`);
  return traveller;
}

/** How somebody is called in a list: "Ada and you". */
export function nameOf({ voice, words }: EdScene, seat: Seat): string {
  return voice.tell(seat, words.you, name => name);
}

/** The game's name of a piece. */
export function pieceName({ texts }: Pick<Speaker, 'texts'>, id: string): string {
  return texts.pieces[id] ?? id;
}

/** The same at the beginning of a label. */
export function capital(speaker: Speaker, id: string): string {
  return capitalized(speaker, pieceName(speaker, id));
}

/** A label with a capital at its beginning. */
export function capitalized({ language }: Pick<Speaker, 'language'>, label: string): string {
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}

/** 'Ship 7'. */
export function cardName(speaker: Speaker, card: TravelCard): string {
  const { kind, value } = TRAVEL[card];
  return `${capital(speaker, kind)} ${value}`;
}

/** The name of the place at a position. */
export function placeName(speaker: Pick<Speaker, 'texts'>, position: number): string {
  return pieceName(speaker, placeAt(position));
}

/** Whether a card in hand is a travel card. */
export function isTravel(card: TravelCard | EventCard): card is TravelCard {
  return card in TRAVEL;
}

/** What happened since the last round began, that included. */
export function thisRound({ past }: EdScene): readonly Event[] {
  return past.slice(past.findLastIndex(({ type }) => type === 'roundBegun'));
}

/** The leg that somebody travels right now, and what happened on it since setting out. */
export function legUnderWay({ happening, past }: EdScene) {
  if (happening?.type !== 'travelled') return undefined;
  const { seat, to } = happening;
  const since = past.slice(past.findLastIndex(event => event.type === 'setOut' && event.seat === seat));
  const [setOut] = since;
  const route: Route = setOut?.type === 'setOut' ? setOut.route : 'A';
  return { seat, leg: to === 'london' ? LONDON : positionOf(to), route, since };
}

/** The days an event costs a seat. */
export function daysIn(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'travelled':
    case 'questioned':
      return event.seat === seat ? event.days : 0;
    case 'pressed':
    case 'blueStruck':
    case 'delayed':
      return event.seats.includes(seat) ? event.days : 0;
    default:
      return 0;
  }
}

/** The position of a place other than London. */
export function positionOf(place: Place): number {
  for (let position = 1; position < 10; position++) if (placeAt(position) === place) return position;
  return 0;
}

/** What is touched to put an event card down for a coin. */
export function coinTouch(event: EventCard): Touch {
  return `coin:${event}`;
}
