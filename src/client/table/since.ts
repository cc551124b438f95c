// What happened at a table since somebody last looked at it.
import { type Seat, said, type Viewer } from '../../kernel/index.ts';
import type { AnyKit, Change, Scene } from '../boards/kit.ts';
import { changesIn, chaptersOf, type LogTurn } from './stories.ts';

const MOST = 4;

/** A turn of somebody else, in words. */
export interface Happened {
  readonly seat: Seat | null;
  /** The beginning of the sentence that names the seat. */
  readonly subject: string;
  readonly text: string;
  /** What changed for whoever looks; else for who acted. */
  readonly change: Change | undefined;
  /** The last line of the log that tells of it. */
  readonly line: number;
}

/** What others did after so many lines of the log, as whoever looks may know it. */
export function since(kit: AnyKit, scene: Scene, told: Parameters<typeof chaptersOf>[2], from: number): readonly Happened[] {
  if (from >= told.length) return [];
  const turns = chaptersOf(kit, scene, told).flatMap(chapter => chapter.turns);
  return turnsSince(turns, scene.viewer, from).map(turn => happened(scene, turn));
}

/** Four turns of others at most: before all those that changed something for whoever looks, then the latest. */
export function turnsSince(turns: readonly LogTurn[], own: Viewer, from: number): readonly LogTurn[] {
  const others = turns.filter(turn => turn.seat !== own && lastLine(turn) >= from);
  const concerns = ({ lines }: LogTurn) => changesIn(lines, seat => seat === own).some(({ value }) => value !== 0);
  const first = others.filter(concerns).slice(-MOST);
  const rest = others.filter(turn => !concerns(turn));
  const shown = new Set([...first, ...rest.slice(Math.max(0, rest.length - (MOST - first.length)))]);
  return others.filter(turn => shown.has(turn));
}

function lastLine({ lines }: LogTurn): number {
  return lines.at(-1)?.line ?? 0;
}

function happened(scene: Scene, turn: LogTurn): Happened {
  const { subject, story, lines } = turn;
  const text = story.map(part => (typeof part === 'string' ? part : said(part, scene.texts.pieces))).join('');
  const [own] = changesIn(lines, seat => seat === scene.viewer);
  return { seat: turn.seat, subject, text: text.slice(subject.length), change: own ?? turn.changes[0], line: lastLine(turn) };
}
