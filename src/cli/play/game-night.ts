import type { Question, Thought } from '../../host/index.ts';
import {
  type AnyGame,
  type AnyTexts,
  type Chance,
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
import { ranking, sentencesOf } from '../replay.ts';
import { rulesFor } from '../rule-search.ts';
import { writeFile } from '../usage.ts';
import { whyOf } from '../why.ts';
import { PLAY_WORDS } from './words.ts';

/** Everything that is settled before the first card is dealt. */
export interface Invitation {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly language: Language;
  readonly options: unknown;
  /** A bot's name for each seat, undefined for a person's. */
  readonly seats: readonly (string | undefined)[];
  readonly seed: string;
  readonly save: string | undefined;
  /** Thinks for bots, and for whoever wants a hint. */
  readonly think: (question: Question) => Promise<Thought>;
  readonly print: (text: string) => void;
}

/** A match in the terminal: what is printed, and what a typed line does. */
export class GameNight {
  isOver = false;
  private match: Match<unknown, Tagged, unknown>;
  private readonly luck: Chance;
  private readonly voice: Voice;
  private lastRefusal: Refusal | undefined;
  private opening: readonly Told[];
  private readonly words: (typeof PLAY_WORDS)[Language];

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
    const { texts, print, seed } = this.invitation;
    print(`${texts.title} (seed ${seed})\n${this.words.help}\n`);
    this.tell(this.opening);
    this.opening = [];
    await this.goOn();
  }

  /** Does what a line says. */
  async hear(line: string): Promise<void> {
    const text = line.trim();
    const { print, texts, language } = this.invitation;
    const [key, ...rest] = text.split(/\s+/);
    if (text === '') return this.ask();
    if (key === '?') return rest.length > 0 ? print(rulesFor(texts, rest.join(' '), language)) : this.explain();
    switch (text) {
      case 'q':
        this.isOver = true;
        return;
      case 'u':
        return this.takeBack();
      case 'h':
        return this.hint();
      case 't':
        return this.showTable();
      default:
        return this.play(text);
    }
  }

  end(): void {
    const { game, save, print } = this.invitation;
    if (save === undefined) return;
    writeFile(save, `${JSON.stringify(writeRecord(game, this.match.record))}\n`);
    print(this.words.saved(save));
  }

  /** The person who is asked: the first one awaited. */
  private get seat(): Seat {
    const { game, seats } = this.invitation;
    return game.awaiting(this.match.state).find(seat => seats[seat] === undefined) ?? 0;
  }

  private async play(text: string): Promise<void> {
    const { game, print } = this.invitation;
    const legal = game.legal(this.match.state, this.seat);
    const chosen = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
    const moves = chosen ? [chosen] : text.split(';').map(notation => game.read(notation));
    const known = moves.filter(move => move !== undefined);
    if (known.length < moves.length) return print(`${this.words.neither(text, legal.length)} ${this.words.help}`);
    const answer = matchesOf(game).submit(this.match, this.seat, known, this.luck);
    if (!answer.ok) return this.refuse(answer.refusal);
    this.match = answer.match;
    this.tell(answer.told.flat());
    await this.goOn();
  }

  private refuse(refusal: Refusal): void {
    this.lastRefusal = refusal;
    this.invitation.print(`${refusalText(this.invitation.texts, refusal)} (${refusal.clause})`);
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
    const outcome = game.outcome(this.match.state);
    if (!outcome) return this.ask();
    this.isOver = true;
    this.showTable();
    this.invitation.print(`\n${ranking(outcome, this.voice).join('\n')}`);
  }

  /** The table, and the numbered choices. */
  private ask(): void {
    const { game, texts, print } = this.invitation;
    const { state } = this.match;
    const view = game.view(state, this.seat);
    const choices = game
      .legal(state, this.seat)
      .map((move, index) => `${String(index + 1).padStart(3)}  ${texts.move(move, view)}  [${game.write(move)}]`);
    this.showTable();
    print([`\n${this.voice.name(this.seat)}:`, ...choices].join('\n'));
  }

  private showTable(): void {
    const { game, texts, print } = this.invitation;
    print(`\n${texts.table(game.view(this.match.state, this.seat), this.voice).join('\n')}`);
  }

  /** What the last refusal was about, and why other things cannot be done now. */
  private explain(): void {
    const { game, texts, language, print } = this.invitation;
    const { state } = this.match;
    const view = game.view(state, this.seat);
    const barred = game.candidates(state, this.seat).flatMap(move => {
      const refusal = game.refusal(state, this.seat, move);
      return refusal ? [`  ${texts.move(move, view)}: ${refusalText(texts, refusal)} (${refusal.clause})`] : [];
    });
    if (this.lastRefusal) print(rulesFor(texts, this.lastRefusal.clause, language));
    print(barred.length > 0 ? [this.words.barred, ...barred].join('\n') : this.words.allFree);
  }

  private takeBack(): void {
    const { game, seats, print } = this.invitation;
    const { entries } = this.match.record;
    const last = entries.findLast(entry => !entry.forced && seats[entry.seat] === undefined);
    const earlier = last && matchesOf(game).takeBack(this.match, last.seat);
    if (!earlier) return print(this.words.nothingToUndo);
    this.match = earlier;
    this.ask();
  }

  private async hint(): Promise<void> {
    const { game, texts, language, print } = this.invitation;
    const thought = await this.thoughtOf(this.seat, 'expert', 'hint');
    const view = game.view(this.match.state, this.seat);
    const move = game.read(thought.move);
    const why = whyOf(thought, this.match.record.seats, text => text, language);
    print([`${this.words.hint}${move ? texts.move(move, view) : ''} [${thought.move}]`, ...(why === undefined ? [] : [why])].join('\n'));
  }

  /** A bot that fails makes the quiet move: it never stalls a table. */
  private async choiceOf(seat: Seat, bot: string): Promise<Tagged> {
    const { game, print } = this.invitation;
    const [quiet] = game.legal(this.match.state, seat);
    if (!quiet) throw new Error(`seat ${seat} is awaited and cannot move`);
    try {
      return game.read((await this.thoughtOf(seat, bot, 'bot')).move) ?? quiet;
    } catch (error) {
      print(`${this.voice.name(seat)}: ${error instanceof Error ? error.message : error}`);
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
    const { game, texts, print } = this.invitation;
    for (const sentence of sentencesOf(game, texts, events, { viewer: this.audience, voice: this.voice })) print(sentence);
  }

  /** A single person hears what that seat hears; several at one screen hear what everybody may. */
  private get audience() {
    const people = this.invitation.seats.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    return people.length === 1 && people[0] !== undefined ? people[0] : 'public';
  }
}
