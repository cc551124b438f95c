import type { Question, Thought } from '../../host/index.ts';
import { whyOf } from '../../host/why.ts';
import {
  type Chance,
  type Language,
  type Match,
  matchesOf,
  type Reasons,
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
import { rulesFor } from '../rule-search.ts';
import { writeFile } from '../usage.ts';
import { Display, type Sight, type Stage } from './display.ts';
import { finalLines } from './final.ts';
import { piecesNamed } from './piece-search.ts';
import { SCREEN_WORDS } from './screen-words.ts';
import { PLAY_WORDS } from './words.ts';

/** Everything that is settled before the first card is dealt. */
export interface Invitation extends Stage {
  readonly isTeam: boolean;
  readonly options: unknown;
  /** A bot's name for each seat, undefined for a person's. */
  readonly seats: readonly (string | undefined)[];
  readonly seed: string;
  readonly save: string | undefined;
  /** A match that is played on; a new one is dealt where there is none. */
  readonly begun?: Match<unknown, Tagged, unknown>;
  /** Thinks for bots, and for whoever wants a hint. */
  readonly think: (question: Question) => Promise<Thought>;
  /** Why moves are good, where the game can tell. */
  readonly reasons: Reasons | undefined;
}

/** How a line of the rulebook begins. */
const CLAUSE = /^[A-Z]{2}-/;

/** A match in the terminal: what is printed, and what a typed line does. */
export class GameNight {
  isOver = false;
  private match: Match<unknown, Tagged, unknown>;
  private readonly luck: Chance;
  private readonly voice: Voice;
  private readonly words: (typeof PLAY_WORDS)[Language];
  private lastRefusal: Refusal | undefined;
  private opening: readonly Told[];
  /** What has happened since a person last chose. */
  private news: string[] = [];
  private readonly display: Display;

  constructor(private readonly invitation: Invitation) {
    const { game, options, seats, seed, language } = invitation;
    this.luck = chanceOf({ seed, luckScheme: LUCK_SCHEME });
    this.voice = namesIn(language, seats);
    this.words = PLAY_WORDS[language];
    this.display = new Display(invitation, this.voice);
    const { match, told } = invitation.begun
      ? { match: invitation.begun, told: [] }
      : matchesOf(game).start({ options, seats: seats.length, luckScheme: LUCK_SCHEME }, this.luck, seed);
    this.match = match;
    this.opening = told.flat();
  }

  async begin(): Promise<void> {
    const { texts, seed, drawing, language } = this.invitation;
    this.display.say(`${texts.title} (seed ${seed})\n${this.words.help} ${SCREEN_WORDS[language].help(drawing?.questions ?? [])}`);
    this.tell(this.opening);
    this.opening = [];
    await this.goOn();
  }

  /** Does what a line says. */
  async hear(line: string): Promise<void> {
    const text = line.trim();
    const [key, ...rest] = text.split(/\s+/);
    const answer = this.answerTo(text.replace(/\s*\?$/, '').toLowerCase());
    if (text === '') return this.display.goOn(this.sight);
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
        return this.show(this.display.wholeTable(this.view));
      case 'l':
        return this.show(this.news.length > 0 ? this.news : [SCREEN_WORDS[this.invitation.language].quiet]);
      case 'm':
      case 'more':
        return this.display.turnPage(this.sight);
      default:
        return this.play(text);
    }
  }

  end(): void {
    const { game, save } = this.invitation;
    if (save === undefined) return;
    writeFile(save, `${JSON.stringify(writeRecord(game, this.match.record))}\n`);
    this.display.say(this.words.saved(save));
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

  private get sight(): Sight {
    const { view, seat, legal } = this;
    return { view, seat, legal, news: this.news.length };
  }

  private async play(text: string): Promise<void> {
    const { game } = this.invitation;
    const { legal } = this;
    const chosen = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
    const moves = chosen ? [chosen] : text.split(';').map(notation => game.read(notation));
    const known = moves.filter(move => move !== undefined);
    if (known.length < moves.length) return this.show([`${this.words.neither(text, legal.length)} ${this.words.help}`]);
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
    this.display.reset();
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
    else this.display.ask(this.sight);
  }

  /** The finished table, and how it ended. */
  private close(): void {
    const { game, drawing, isTeam } = this.invitation;
    const outcome = game.outcome(this.match.state);
    if (!outcome) return;
    this.isOver = true;
    const { match, voice } = this;
    this.display.close(this.view, isTeam, finalLines({ game, drawing, match, outcome, voice, isTeam }));
  }

  private show(texts: readonly string[]): void {
    this.display.show(texts, this.sight);
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
    const last = this.lastRefusal ? this.rules(this.lastRefusal.clause) : [];
    this.show([...last, ...(barred.length > 0 ? [words.barred, ...barred] : [words.allFree])]);
  }

  /** What the game says to a question of its own. */
  private answerTo(question: string): string | undefined {
    const { drawing } = this.invitation;
    return drawing?.questions?.includes(question) ? drawing.answer?.(question, this.view) : undefined;
  }

  private lookUp(wanted: string): void {
    const { texts, drawing } = this.invitation;
    const pieces = piecesNamed({ texts, drawing, view: this.view, voice: this.voice }, wanted);
    // Where a piece was found, rules that do not mention it need no excuse.
    this.show([...pieces, ...this.rules(wanted).filter(line => pieces.length === 0 || CLAUSE.test(line))]);
  }

  private rules(wanted: string): readonly string[] {
    return rulesFor(this.invitation.texts, wanted, this.invitation.language).split('\n');
  }

  private takeBack(): void {
    const { game, seats } = this.invitation;
    const { entries } = this.match.record;
    const last = entries.findLast(entry => !entry.forced && seats[entry.seat] === undefined);
    const earlier = last && matchesOf(game).takeBack(this.match, last.seat);
    if (!earlier) return this.show([this.words.nothingToUndo]);
    this.moveTo(earlier);
    this.news = [];
    this.display.ask(this.sight);
  }

  private async hint(): Promise<void> {
    const { game, texts, language } = this.invitation;
    const thought = await this.thoughtOf(this.seat, 'expert', 'hint');
    const { view } = this;
    const name = (text: string) => {
      const move = game.read(text);
      return move ? texts.move(move, view) : text;
    };
    const why = whyOf(thought, { seats: this.match.record.seats, language, name, reasons: this.invitation.reasons });
    this.show([`${this.words.hint}${name(thought.move)} [${thought.move}]`, ...(why === undefined ? [] : [why])]);
  }

  /** A bot that fails makes the quiet move: it never stalls a table. */
  private async choiceOf(seat: Seat, bot: string): Promise<Tagged> {
    const { game } = this.invitation;
    const [quiet] = game.legal(this.match.state, seat);
    if (!quiet) throw new Error(`seat ${seat} is awaited and cannot move`);
    try {
      return game.read((await this.thoughtOf(seat, bot, 'bot')).move) ?? quiet;
    } catch (error) {
      this.display.say(`${this.voice.name(seat)}: ${error instanceof Error ? error.message : error}`);
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
      this.display.say(sentence);
    }
  }

  /** A single person hears what that seat hears; several at one screen hear what everybody may. */
  private get audience() {
    const people = this.invitation.seats.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    return people.length === 1 && people[0] !== undefined ? people[0] : 'public';
  }
}
