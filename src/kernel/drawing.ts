// A table drawn in plain characters. Games say what each stretch is; how it is coloured is up to whoever shows it.
import type { Seat, Tagged, Touch, Viewer } from './game.ts';
import type { AnyTexts, Language, Voice } from './texts.ts';

/** What a stretch of a drawing is, for whoever has colours. */
export type Role = 'strong' | 'faint' | 'red' | 'green' | 'blue' | 'yellow' | 'grey' | 'orange' | 'own' | 'other';

/** A line of a drawing: plain words, and words with a role. */
export type DrawnLine = readonly (string | { readonly text: string; readonly role: Role })[];

/** A line is never longer than this. */
export const DRAWING_WIDTH = 80;

/** A number that a choice may change: days spent, coins left. */
export type Figure = readonly [label: string, value: number];

/** A game drawn for a terminal, in one language. E events, V views. */
export interface Drawing<E extends Tagged, V> {
  /** What is going on, by its name; empty when the game is over. */
  phase(view: V): string;
  /** The map, and beside it what a decision needs; no more than about so many rows where the game can be drawn smaller or larger. */
  map(view: V, voice: Voice, rows: number): readonly DrawnLine[];
  /** What the signs of the map mean; shown where there is room. */
  readonly legend: readonly string[];
  /** What a choice may change for a seat. */
  figures(view: V, seat: Seat): readonly Figure[];
  /** A seat's result with its unit and its reasons, from the last view and all that happened. */
  result(view: V, seat: Seat, events: readonly E[]): string;
  /** The touches under which the texts explain everything in the box: cards, towns, employees. */
  pieces(view: V): readonly Touch[];
  /** Words that the game can be asked with, and its answers. */
  readonly questions?: readonly string[];
  answer?(question: string, view: V): string;
}

/** Any game's drawing. */
export type AnyDrawing = Drawing<Tagged, unknown>;

/** How a game is drawn in a language. */
export type Draw = (language: Language, texts: AnyTexts) => AnyDrawing;

/** The role of what belongs to a seat, for whoever looks. */
export function roleOf(viewer: Viewer, seat: Seat): Role {
  return (typeof viewer === 'number' ? viewer : 0) === seat ? 'own' : 'other';
}

/** Characters in rows and columns, each with a role; what is put outside is not drawn. */
export class Canvas {
  private readonly signs: string[][];
  private readonly roles: (Role | undefined)[][];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.signs = Array.from({ length: height }, () => Array<string>(width).fill(' '));
    this.roles = Array.from({ length: height }, () => Array<Role | undefined>(width).fill(undefined));
  }

  /** Writes a text from here to the right. */
  put(x: number, y: number, text: string, role?: Role): void {
    const [signs, roles] = [this.signs[y], this.roles[y]];
    if (!signs || !roles) return;
    for (const [at, sign] of [...text].entries()) {
      if (x + at < 0 || x + at >= this.width) continue;
      signs[x + at] = sign;
      roles[x + at] = role;
    }
  }

  /** Draws a straight line between two points: with this sign, or with the strokes that suit its slope. */
  line(from: readonly [number, number], to: readonly [number, number], role?: Role, sign?: string): void {
    const [wide, high] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(Math.abs(wide), Math.abs(high), 1);
    const stroke =
      sign ?? (high === 0 ? '-' : wide === 0 ? '|' : Math.abs(wide) > 4 * Math.abs(high) ? '.' : wide > 0 === high > 0 ? '\\' : '/');
    for (let step = 0; step <= steps; step++) {
      this.put(Math.round(from[0] + (wide * step) / steps), Math.round(from[1] + (high * step) / steps), stroke, role);
    }
  }

  /** What was drawn, line by line, without spaces at the ends. */
  lines(): readonly DrawnLine[] {
    return this.signs.map((signs, y) => {
      const end = signs.findLastIndex(sign => sign !== ' ') + 1;
      return stretches(signs.slice(0, end), this.roles[y] ?? []);
    });
  }
}

/** Neighbours of one role, joined. */
function stretches(signs: readonly string[], roles: readonly (Role | undefined)[]): DrawnLine {
  const line: { text: string; role: Role | undefined }[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = line.at(-1);
    if (last && (last.role === roles[at] || sign === ' ')) last.text += sign;
    else line.push({ text: sign, role: sign === ' ' ? undefined : roles[at] });
  }
  return line.map(({ text, role }) => (role ? { text, role } : text));
}
