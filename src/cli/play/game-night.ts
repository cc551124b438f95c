import type { Question, Thought } from '../../host/index.ts';
import {
  type AnyDrawing,
  type AnyGame,
  type AnyTexts,
  type Chance,
  type DrawnLine,
  type Language,
  type Match,
  matchesOf,
  type Refusal,
  refusalText,
  type Seat,
  type Tagged,
  type Told,
  type Voice,
  writeRecord,
} from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import { namesIn } from '../names.ts';
import { sentencesOf } from '../replay.ts';
import { writeFile } from '../usage.ts';
import { whyOf } from '../why.ts';
import { type Page, pageOf } from './choices.ts';
import { finalLines } from './final.ts';
import type { Painter } from './paint.ts';
import { piecesNamed, rulesFor } from './rule-search.ts';
import { type Screen, wrapped } from './screen.ts';
import { PLAY_WORDS, type PlayWords } from './words.ts';

/** Everything that is settled before the first card is dealt. */
export interface Invitation {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  /** How the table is drawn; without it, it is told in plain lines. */
  readonly drawing: AnyDrawing | undefined;
  readonly isTeam: boolean;
  readonly language: Language;
  readonly options: unknown;
  /** A bot's name for each seat, undefined for a person's. */
  readonly seats: readonly (string | undefined)[];
  readonly seed: string;
  readonly save: string | undefined;
  /** Thinks for bots, and for whoever wants a hint. */
  readonly think: (question: Question) => Promise<Thought>;
  readonly print: (text: string) => void;
  /** The size of what is printed on, as it is now. */
  readonly screen: () => Screen;
  readonly paint: Painter;
}

/** Rows that choices always have, with the line above them. */
const ROWS_OF_CHOICES = 7;
/** Rows of the latest news that stay in sight above the map. */
const ROWS_OF_NEWS = 1;
/** Rows of the map where the whole table is asked for. */
const ROWS_OF_LARGE_MAP = 30;

/** A match in the terminal: what is printed, and what a typed line does. */
export class GameNight {
  isOver = false;
  private match: Match<unknown, Tagged, unknown>;
  private readonly luck: Chance;
  private readonly voice: Voice;
  private readonly words: PlayWords;
  private lastRefusal: Refusal | undefined;
  private opening: readonly Told[];
  /** What has happened since a person last chose. */
  private news: string[] = [];
  /** The first choice on the page in sight, and on the next one. */
  private firstChoice = 0;
  private nextChoice = 0;
  /** Lines of a long text that are still to be read. */
  private unread: readonly string[] = [];

  constructor(private readonly invitation: Invitation) {
    const { game, options, seats, seed, language } = invitation;
    this.luck = chanceOf({ seed, luckScheme: LUCK_SCHEME });
    this.voice = namesIn(language, seats);
    this.words = PLAY_WORDS[language];
    const { match, told } = matchesOf(game).start({ options, seats: seats.length, luckScheme: LUCK_SCHEME }, this.luck, seed);
    this.match = match;
    this.opening = told.flat();
  }

  async begin(): Promise<void> {
    const { texts, seed, drawing } = this.invitation;
    const questions = drawing?.questions ?? [];
    this.say(`${texts.title} (${this.words.seed(seed)})\n${this.words.help}`);
    if (questions.length > 0) this.say(this.words.questions(questions));
    this.tell(this.opening);
    this.opening = [];
    await this.goOn();
  }

  /** Does what a line says. */
  async hear(line: string): Promise<void> {
    const text = line.trim();
    const [key, ...rest] = text.split(/\s+/);
    const answer = this.answerTo(text.replace(/\s*\?$/, '').toLowerCase());
    if (text === '') return this.unread.length > 0 ? this.show(this.unread) : this.ask();
    if (answer !== undefined) return this.show([answer]);
    if (key === '?') return rest.length > 0 ? this.lookUp(rest.join(' ')) : this.explain();
    switch (text) {
      case 'q':
        this.isOver = true;
        return;
      case 'u':
        return this.takeBack();
      case 'h':
        return this.hint();
      case 't':
        return this.show(this.wholeTable());
      case 'l':
        return this.show(this.news.length > 0 ? this.news : [this.words.nothingHappened]);
      case 'm':
      case 'more':
        this.firstChoice = this.nextChoice < this.legal.length ? this.nextChoice : 0;
        return this.ask();
      default:
        return this.play(text);
    }
  }

  end(): void {
    const { game, save } = this.invitation;
    if (save === undefined) return;
    writeFile(save, `${JSON.stringify(writeRecord(game, this.match.record))}\n`);
    this.say(this.words.record(save));
  }

  /** The person who is asked: the first one awaited. */
  private get seat(): Seat {
    const { game, seats } = this.invitation;
    return game.awaiting(this.match.state).find(seat => seats[seat] === undefined) ?? 0;
  }

  private get legal(): readonly Tagged[] {
    return this.invitation.game.legal(this.match.state, this.seat);
  }

  private get view(): unknown {
    return this.invitation.game.view(this.match.state, this.seat);
  }

  private async play(text: string): Promise<void> {
    const { game } = this.invitation;
    const { legal } = this;
    const chosen = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
    const moves = chosen ? [chosen] : text.split(';').map(notation => game.read(notation));
    const known = moves.filter(move => move !== undefined);
    if (known.length < moves.length) return this.show([`${this.words.unknown(text, legal.length)} ${this.words.help}`]);
    const answer = matchesOf(game).submit(this.match, this.seat, known, this.luck);
    if (!answer.ok) return this.refuse(answer.refusal);
    this.moveTo(answer.match);
    this.news = [];
    this.tell(answer.told.flat());
    await this.goOn();
  }

  /** After a choice nothing of what was said before it counts: no refusal, no page. */
  private moveTo(match: Match<unknown, Tagged, unknown>): void {
    this.match = match;
    this.lastRefusal = undefined;
    this.firstChoice = 0;
    this.unread = [];
  }

  private refuse(refusal: Refusal): void {
    this.lastRefusal = refusal;
    this.show([`${refusalText(this.invitation.texts, refusal)} (${refusal.clause})`]);
  }

  /** Lets the bots play until a person is awaited. */
  private async goOn(): Promise<void> {
    const { game, seats } = this.invitation;
    for (;;) {
      const awaited = game.awaiting(this.match.state);
      const seat = awaited.find(each => seats[each] !== undefined);
      if (seat === undefined) break;
      const answer = matchesOf(game).submit(this.match, seat, [await this.choiceOf(seat, seats[seat] ?? 'random')], this.luck);
      if (!answer.ok) throw new Error(`a bot's move was refused: ${answer.refusal.clause}`);
      this.match = answer.match;
      this.tell(answer.told.flat());
    }
    if (game.outcome(this.match.state)) this.close();
    else this.ask();
  }

  /** The finished table, and how it ended. */
  private close(): void {
    const { game, drawing, isTeam } = this.invitation;
    const outcome = game.outcome(this.match.state);
    if (!outcome) return;
    this.isOver = true;
    const { match, voice } = this;
    const final = finalLines({ game, drawing, match, outcome, voice, isTeam });
    const heading = isTeam ? this.words.together : this.words.ranking;
    const { columns, rows } = this.invitation.screen();
    this.printAll(['', ...this.picture(rows - final.length - 2), '', heading, ...final.flatMap(line => wrapped(line, columns))]);
  }

  /** The table, and the numbered choices; where not everything fits, the legend goes first, then the end of the table. */
  private ask(): void {
    const { rows, columns } = this.invitation.screen();
    const room = rows - 1 - Math.min(ROWS_OF_NEWS, this.news.length);
    const picture = this.picture(room - ROWS_OF_CHOICES);
    const choices = this.choices(Math.max(ROWS_OF_CHOICES, room - picture.length));
    const legend = (this.invitation.drawing?.legend ?? []).flatMap(text => wrapped(text, columns));
    const left = room - choices.length - picture.length;
    const cut = picture.length + left - 1;
    this.unread = left < 0 ? picture.slice(cut) : [];
    const above = left < 0 ? [...picture.slice(0, cut), this.words.moreText(this.unread.length)] : picture;
    this.printAll([...above, ...(left >= legend.length ? legend : []), ...choices]);
  }

  /** The phase by its name, whose choice it is, and a page of choices. */
  private choices(rows: number): readonly string[] {
    const { game, texts, drawing, screen, paint } = this.invitation;
    const { columns } = screen();
    const { view, seat, legal, words } = this;
    const phase = drawing?.phase(view) ?? '';
    const page: Page = pageOf({ game, texts, drawing, words, view, seat, legal }, this.firstChoice, { rows: rows - 1, columns });
    this.nextChoice = page.next;
    return [paint([{ text: [this.voice.name(seat), ...(phase ? [phase] : [])].join(' · '), role: 'strong' }]), ...page.lines];
  }

  /** The drawn map, or the table in plain lines. */
  private picture(rows: number): readonly string[] {
    const { drawing, screen, paint } = this.invitation;
    const { columns } = screen();
    if (!drawing) return this.plainTable();
    return drawing
      .map(this.view, this.voice, rows)
      .flatMap(line => fitted(line, columns))
      .map(paint);
  }

  private plainTable(): readonly string[] {
    const { texts, screen } = this.invitation;
    return texts.table(this.view, this.voice).flatMap(line => wrapped(line, screen().columns));
  }

  private wholeTable(): readonly string[] {
    const { drawing } = this.invitation;
    return drawing ? [...this.picture(ROWS_OF_LARGE_MAP), ...drawing.legend, '', ...this.plainTable()] : this.plainTable();
  }

  /** A text page by page, with the choices below it where the screen would lose them. */
  private show(texts: readonly string[]): void {
    const { rows, columns } = this.invitation.screen();
    const lines = texts.flatMap(text => (text.includes('\u001b') ? [text] : wrapped(text, columns)));
    if (rows === Number.POSITIVE_INFINITY) return this.printAll(lines);
    const choices = this.choices(ROWS_OF_CHOICES);
    const room = rows - 1 - choices.length;
    const fits = lines.length <= room;
    const page = fits ? lines : [...lines.slice(0, room - 1), this.words.moreText(lines.length - room + 1)];
    this.unread = fits ? [] : lines.slice(room - 1);
    this.printAll([...page, ...choices]);
  }

  /** What the last refusal was about, and why other things cannot be done now. */
  private explain(): void {
    const { game, texts } = this.invitation;
    const { state } = this.match;
    const { view, words } = this;
    const barred = game.candidates(state, this.seat).flatMap(move => {
      const refusal = game.refusal(state, this.seat, move);
      return refusal ? [`  ${texts.move(move, view)}: ${refusalText(texts, refusal)} (${refusal.clause})`] : [];
    });
    const last = this.lastRefusal ? rulesFor(texts, this.lastRefusal.clause) : [];
    this.show([...last, ...(barred.length > 0 ? [words.barred, ...barred] : [words.allAllowed])]);
  }

  /** What the game says to a question of its own. */
  private answerTo(question: string): string | undefined {
    const { drawing } = this.invitation;
    return drawing?.questions?.includes(question) ? drawing.answer?.(question, this.view) : undefined;
  }

  private lookUp(wanted: string): void {
    const { texts, drawing } = this.invitation;
    const found = [...piecesNamed({ texts, drawing, view: this.view, voice: this.voice }, wanted), ...rulesFor(texts, wanted)];
    this.show(found.length > 0 ? found : [this.words.noRule(wanted)]);
  }

  private takeBack(): void {
    const { game, seats } = this.invitation;
    const { entries } = this.match.record;
    const last = entries.findLast(entry => !entry.forced && seats[entry.seat] === undefined);
    const earlier = last && matchesOf(game).takeBack(this.match, last.seat);
    if (!earlier) return this.show([this.words.nothingBack]);
    this.moveTo(earlier);
    this.news = [];
    this.ask();
  }

  private async hint(): Promise<void> {
    const { game, texts, language } = this.invitation;
    const thought = await this.thoughtOf(this.seat, 'expert', 'hint');
    const move = game.read(thought.move);
    const why = whyOf(thought, this.match.record.seats, text => text, language);
    this.show([`${this.words.hint} ${move ? texts.move(move, this.view) : ''} [${thought.move}]`, ...(why === undefined ? [] : [why])]);
  }

  /** A bot that fails makes the quiet move: it never stalls a table. */
  private async choiceOf(seat: Seat, bot: string): Promise<Tagged> {
    const { game } = this.invitation;
    const [quiet] = game.legal(this.match.state, seat);
    if (!quiet) throw new Error(`seat ${seat} is awaited and cannot move`);
    try {
      return game.read((await this.thoughtOf(seat, bot, 'bot')).move) ?? quiet;
    } catch (error) {
      this.say(`${this.voice.name(seat)}: ${error instanceof Error ? error.message : error}`);
      return quiet;
    }
  }

  private thoughtOf(seat: Seat, bot: string, what: string): Promise<Thought> {
    const { game, seed, think } = this.invitation;
    const { state, record } = this.match;
    const whim = `${seed}/${what}/${seat}/${record.entries.length}`;
    return think({ game: game.id, view: game.view(state, seat), seat, bot, whim });
  }

  private tell(events: readonly Told[]): void {
    const { game, texts } = this.invitation;
    for (const sentence of sentencesOf(game, texts, events, { viewer: this.audience, voice: this.voice })) {
      this.news.push(sentence);
      this.say(sentence);
    }
  }

  /** A text in lines that fit. */
  private say(text: string): void {
    this.printAll(wrapped(text, this.invitation.screen().columns));
  }

  private printAll(lines: readonly string[]): void {
    this.invitation.print(lines.join('\n'));
  }

  /** A single person hears what that seat hears; several at one screen hear what everybody may. */
  private get audience() {
    const people = this.invitation.seats.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    return people.length === 1 && people[0] !== undefined ? people[0] : 'public';
  }
}

/** A drawn line, broken where it is a single sentence that is too long. */
function fitted(line: DrawnLine, columns: number): readonly DrawnLine[] {
  const [only] = line;
  if (only === undefined || line.length > 1) return [line];
  if (typeof only === 'string') return wrapped(only, columns).map(text => [text]);
  return wrapped(only.text, columns).map(text => [{ ...only, text }]);
}
