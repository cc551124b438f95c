// What a scene shows at a glance: the step, the bus in question, names in the chosen language.
import {
  type Box,
  boxOf,
  type Die,
  type Event,
  type Frame,
  faceOf,
  type Move,
  type TileId,
  type TownId,
  type View,
} from '../../../games/bodensee/table.ts';
import type { Language, Seat, Touch } from '../../../kernel/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** One sight of the lake. */
export type Lake = Scene<View, Move, Event, Words>;

/** Board and tiles as agreed on. */
export function boxIn({ plan }: View): Box {
  return boxOf(plan.options);
}

/** The question that is open now. */
export function topFrame({ frames }: View): Frame | undefined {
  return frames.at(-1);
}

const STEPS: readonly Frame['phase'][] = ['bus', 'morning', 'drive', 'tour', 'allDay', 'refill'];

/** Which of the six steps it is, from 0; 6 when all is over. */
export function stepOf({ frames }: View): number {
  const [first] = frames;
  if (!first) return STEPS.length;
  const at = STEPS.indexOf(first.phase);
  return at < 0 ? STEPS.length - 1 : at;
}

/** The seat whose own things lie before the viewer. */
export function ownSeat({ viewer, awaiting, view }: Lake): Seat {
  return typeof viewer === 'number' ? viewer : (awaiting[0] ?? view.turn.seat);
}

/** How somebody's thing is named: yours, Mia’s, nobody’s. */
export function ownerName(scene: Lake, owner: Seat | null): string {
  if (owner === null) return scene.words.nobodys;
  return scene.voice.tell(owner, scene.words.yours, scene.words.ofPlayer);
}

const NAME_IN = { en: 'english', da: 'danish', fr: 'french', de: 'german' } as const satisfies Record<Language, string>;

/** The name of an attraction, of the box or of one's own. */
export function tileName({ view, texts, language }: Pick<Lake, 'view' | 'texts' | 'language'>, tile: TileId): string {
  const own = view.plan.options.content?.attractions?.find(({ id }) => id === tile);
  return own?.[NAME_IN[language]] || own?.english || (texts.pieces[tile] ?? tile);
}

/** The name of a town, printed or of one's own. */
export function townName({ view, texts }: Pick<Lake, 'view' | 'texts'>, town: TownId): string {
  const own = view.plan.options.content?.towns?.find(({ id }) => id === town);
  return own?.name ?? texts.pieces[town] ?? town;
}

/** A tourist by colour and pips. */
export function dieName({ texts }: Pick<Lake, 'texts'>, die: Die): string {
  const { colour, pips } = faceOf(die);
  return `${texts.pieces[colour] ?? colour} ${pips}`;
}

/** A bus and everybody on it, for screen readers. */
export function busName(scene: Lake, view: View, at: number): string {
  const bus = view.buses[at];
  const { words } = scene;
  const aboard = (bus?.dice ?? []).map(die => dieName(scene, die)).join(', ');
  return words.busWith(at + 1, townName(scene, bus?.town ?? ''), aboard || words.empty);
}

/** What a single touch would do, in the words of the move it makes; '' where it takes more, or makes none. */
export function labelOf({ game, texts, view, touching }: Lake, touch: Touch): string {
  const move = touching.moves.find(each => game.touches(each).length === 1 && game.touches(each)[0] === touch);
  return move ? texts.move(move, view) : '';
}

/** A change of money as it is written: with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
