// What stands on the screen: the map above, the choices below, long texts page by page.
import type { AnyDrawing, AnyGame, AnyTexts, DrawnLine, Language, Seat, Tagged, Voice } from '../../kernel/index.ts';
import { pageOf } from './choices.ts';
import type { Painter } from './paint.ts';
import { type Screen, wrapped } from './screen.ts';
import { SCREEN_WORDS } from './screen-words.ts';

/** What a display needs to know once and for all. */
export interface Stage {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  /** How the table is drawn; without it, it is told in plain lines. */
  readonly drawing: AnyDrawing | undefined;
  readonly language: Language;
  readonly print: (text: string) => void;
  /** The size of what is printed on, as it is now. */
  readonly screen: () => Screen;
  readonly paint: Painter;
}

/** What there is to see now. */
export interface Sight {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly Tagged[];
  /** How many lines of news were printed since the last choice. */
  readonly news: number;
}

/** Rows that choices always have, with the line above them. */
const ROWS_OF_CHOICES = 7;
/** Rows of the latest news that stay in sight above the map. */
const ROWS_OF_NEWS = 1;
/** Rows of the map where the whole table is asked for. */
const ROWS_OF_LARGE_MAP = 30;

export class Display {
  /** The first choice on the page in sight, and on the next one. */
  private firstChoice = 0;
  private nextChoice = 0;
  /** Lines of a long text that are still to be read. */
  private unread: readonly string[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly voice: Voice,
  ) {}

  /** After a choice every page begins anew. */
  reset(): void {
    this.firstChoice = 0;
    this.unread = [];
  }

  /** The table, and the numbered choices; where not everything fits, the legend goes first, then the end of the table. */
  ask(sight: Sight): void {
    const { screen, drawing } = this.stage;
    const { rows, columns } = screen();
    const room = rows - 1 - Math.min(ROWS_OF_NEWS, sight.news);
    const picture = this.picture(sight.view, room - ROWS_OF_CHOICES);
    const choices = this.choices(sight, Math.max(ROWS_OF_CHOICES, room - picture.length));
    const legend = (drawing?.legend ?? []).flatMap(text => wrapped(text, columns));
    const left = room - choices.length - picture.length;
    const cut = picture.length + left - 1;
    this.unread = left < 0 ? picture.slice(cut) : [];
    const above = left < 0 ? [...picture.slice(0, cut), this.words.moreText(this.unread.length)] : picture;
    this.printAll([...above, ...(left >= legend.length ? legend : []), ...choices]);
  }

  /** The next page of a long text, or the table where there is none. */
  goOn(sight: Sight): void {
    if (this.unread.length > 0) this.show(this.unread, sight);
    else this.ask(sight);
  }

  /** The next page of choices; behind the last comes the first. */
  turnPage(sight: Sight): void {
    this.firstChoice = this.nextChoice < sight.legal.length ? this.nextChoice : 0;
    this.ask(sight);
  }

  /** A text page by page, with the choices below it where the screen would lose them. */
  show(texts: readonly string[], sight: Sight): void {
    const { rows, columns } = this.stage.screen();
    // What is painted was fitted before.
    const lines = texts.flatMap(text => (text.includes('\u001b') ? [text] : wrapped(text, columns)));
    if (rows === Number.POSITIVE_INFINITY) return this.printAll(lines);
    const choices = this.choices(sight, ROWS_OF_CHOICES);
    const room = rows - 1 - choices.length;
    const fits = lines.length <= room;
    const page = fits ? lines : [...lines.slice(0, room - 1), this.words.moreText(lines.length - room + 1)];
    this.unread = fits ? [] : lines.slice(room - 1);
    this.printAll([...page, ...choices]);
  }

  /** The map in full size, and the table in plain lines. */
  wholeTable(view: unknown): readonly string[] {
    const { drawing } = this.stage;
    const plain = this.plainTable(view);
    return drawing ? [...this.picture(view, ROWS_OF_LARGE_MAP), ...drawing.legend, '', ...plain] : plain;
  }

  /** The finished table, and how it ended. */
  close(view: unknown, isTeam: boolean, results: readonly string[]): void {
    const { columns, rows } = this.stage.screen();
    const final = results.flatMap(line => wrapped(line, columns));
    const heading = isTeam ? this.words.together : this.words.ranking;
    this.printAll(['', ...this.picture(view, rows - final.length - 3), '', heading, ...final]);
  }

  /** A text in lines that fit. */
  say(text: string): void {
    this.printAll(wrapped(text, this.stage.screen().columns));
  }

  private get words() {
    return SCREEN_WORDS[this.stage.language];
  }

  /** The phase by its name, whose choice it is, and a page of choices. */
  private choices({ view, seat, legal }: Sight, rows: number): readonly string[] {
    const { game, texts, drawing, screen, paint } = this.stage;
    const { columns } = screen();
    const phase = drawing?.phase(view) ?? '';
    const page = pageOf({ game, texts, drawing, words: this.words, view, seat, legal }, this.firstChoice, { rows: rows - 1, columns });
    this.nextChoice = page.next;
    return [paint([{ text: [this.voice.name(seat), ...(phase ? [phase] : [])].join(' · '), role: 'strong' }]), ...page.lines];
  }

  /** The drawn map, or the table in plain lines. */
  private picture(view: unknown, rows: number): readonly string[] {
    const { drawing, screen, paint } = this.stage;
    if (!drawing) return this.plainTable(view);
    const { columns } = screen();
    return drawing
      .map(view, this.voice, rows)
      .flatMap(line => fitted(line, columns))
      .map(paint);
  }

  private plainTable(view: unknown): readonly string[] {
    const { texts, screen } = this.stage;
    return texts.table(view, this.voice).flatMap(line => wrapped(line, screen().columns));
  }

  private printAll(lines: readonly string[]): void {
    this.stage.print(lines.join('\n'));
  }
}

/** A drawn line, broken where it is a single sentence that is too long. */
function fitted(line: DrawnLine, columns: number): readonly DrawnLine[] {
  const [only] = line;
  if (only === undefined || line.length > 1) return [line];
  if (typeof only === 'string') return wrapped(only, columns).map(text => [text]);
  return wrapped(only.text, columns).map(text => [{ ...only, text }]);
}
