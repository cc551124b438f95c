// What a scene shows at a glance: whose part it is, whose boards lie before the viewer, which phase it is.

import {
  type Agency,
  type Agreement,
  type Box,
  boxOf,
  type CityId,
  type Event,
  type Frame,
  type Move,
  SEATS,
  type TouristId,
  type View,
} from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { pointedIn } from '../../ui/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

export type TourScene = Scene<View, Move, Event, Words>;

/** What a card is drawn from, at a table or away from one. */
export type CardScene = Pick<TourScene, 'texts' | 'words'> & {
  readonly view?: { readonly plan: { readonly options: Pick<Agreement, 'content'> } };
};

/** The cards as agreed on. */
export function boxIn({ view }: Pick<CardScene, 'view'>): Box {
  return boxOf(view?.plan.options ?? {});
}

/** A name of a piece in the chosen language. */
export function pieceName({ texts }: Pick<TourScene, 'texts'>, id: string): string {
  return texts.pieces[id] ?? id;
}

/** How a seat is called; nothing for whoever looks on, who is "you". */
export function nameOf({ voice }: Pick<TourScene, 'voice'>, seat: Seat): string | null {
  return voice.tell<string | null>(seat, null, name => name);
}

/** What stays the same while one thing is decided. */
export function decisionIn(scene: TourScene): string {
  return `${scene.view.round}/${topFrame(scene.view)?.phase}/${actorOf(scene)}`;
}

/** The thing of a kind that was chosen, or else the one pointed at: what it would do is shown. */
export function lookedAt(scene: TourScene, kind: string): string | undefined {
  const { path, lit } = scene.touching;
  const chosen = path.at(-1);
  if (chosen?.startsWith(kind)) return chosen.slice(kind.length);
  const pointed = pointedIn(decisionIn(scene));
  return pointed?.startsWith(kind) && lit(pointed) ? pointed.slice(kind.length) : undefined;
}

/** What is being played now. */
export function topFrame({ frames }: View): Frame | undefined {
  return frames.at(-1);
}

/** The seat whose boards lie before the viewer. */
export function ownSeat({ viewer, awaiting, view }: TourScene): Seat {
  return typeof viewer === 'number' ? viewer : (awaiting[0] ?? view.start);
}

/** Whether the viewer is asked now. */
export function isAsked({ viewer, awaiting }: TourScene): boolean {
  return typeof viewer === 'number' && awaiting.includes(viewer);
}

/** The seat a phase is about: who rolls, hires, flies. */
export function actorOf(scene: TourScene): Seat {
  const frame = topFrame(scene.view);
  return frame && 'seat' in frame ? frame.seat : (scene.awaiting[0] ?? scene.view.start);
}

export function agencyOf(view: View, seat: Seat): Agency {
  const agency = view.agencies[seat];
  if (!agency) throw new Error(`no seat ${seat} at this table`);
  return agency;
}

/** Everybody aboard, in the order of the seats. */
export function aboard({ seats }: Agency): readonly TouristId[] {
  return SEATS.flatMap(seat => seats[seat].passenger?.tourist ?? []);
}

const PHASE_OF: Readonly<Record<Frame['phase'], number>> = {
  sides: -1,
  checkOut: 0,
  draft: 1,
  dice: 2,
  reward: 2,
  hire: 2,
  visa: 2,
  prep: 2,
  flight: 3,
  writer: 3,
  interest: 3,
  fate: 3,
  checkIn: 4,
  activity: 5,
  weekend: 5,
  mood: 5,
  endWeek: 5,
  endRound: 5,
};

/** Which of the six phases of a week it is, from 0; before the first week −1, after the last 6. */
export function phaseAt(view: View): number {
  const frame = topFrame(view);
  return frame ? PHASE_OF[frame.phase] : 6;
}

/** Who travelled to each city first, as far as it was seen. */
export function visitors(past: readonly Event[]): ReadonlyMap<CityId, Seat> {
  const found = new Map<CityId, Seat>();
  for (const event of past) if (event.type === 'flown' && event.open) found.set(event.city, event.seat);
  return found;
}

/** A change of points as it is written: with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
