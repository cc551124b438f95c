import type { KeyMeaning, NamedKey } from '../device/key-map.ts';
import type { People } from './people.ts';

type BotName = 'easy' | 'medium' | 'hard' | 'expert';

/** Everything the house says outside the games, in one language. */
export interface Words {
  readonly skipToContent: string;
  /** What stands between a name and what is said of it. */
  readonly colon: string;
  readonly home: string;
  readonly nav: {
    readonly daily: string;
    readonly learn: string;
    readonly lobby: string;
    readonly mine: string;
    readonly replay: string;
    readonly settings: string;
    readonly menu: string;
    readonly language: string;
  };
  readonly theme: { readonly change: string; readonly system: string; readonly light: string; readonly dark: string };
  readonly offline: string;
  /** A page that cannot be shown, and what went wrong. */
  readonly fault: (problem: string) => string;
  readonly prototype: { readonly cut: (kept: number, played: number) => string };
  readonly newVersion: { readonly ready: string; readonly load: string };
  readonly shelf: {
    readonly title: string;
    readonly lead: string;
    readonly playNow: string;
    /** The way to a table that others come to by link. */
    readonly friends: string;
    readonly openRecord: string;
    readonly games: string;
    readonly players: (players: string) => string;
    readonly minutes: (minutes: number, isDay: boolean) => string;
    readonly team: string;
    readonly goOn: string;
    /** How many tables wait for somebody at this device; one at least. */
    readonly wait: (count: number) => string;
    /** How many are in play where none waits. */
    readonly othersMove: (count: number) => string;
    readonly drop: (title: string) => string;
    readonly online: string;
    readonly cancel: string;
    readonly dropYes: string;
    readonly dropSure: string;
    readonly ways: readonly { readonly title: string; readonly text: string }[];
    readonly about: string;
    readonly footer: string;
  };
  readonly bots: Readonly<Record<BotName, string>> & { readonly names: readonly string[] };
  readonly setup: {
    readonly title: string;
    readonly back: string;
    readonly seats: string;
    readonly seatsHelp: (least: number, most: number) => string;
    readonly human: string;
    readonly bot: string;
    readonly name: (seat: number) => string;
    readonly strength: (name: string) => string;
    readonly colour: (name: string) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly options: string;
    readonly advanced: string;
    readonly designers: string;
    /** Somebody by the place in turn order, where it is not known who that will be. */
    readonly inTurn: (place: number) => string;
    readonly range: (least: number, most: number) => string;
    readonly yes: string;
    readonly no: string;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    readonly startOnline: string;
    readonly summary: (humans: number, bots: number) => string;
    readonly about: (minutes: number) => string;
    readonly rules: string;
    readonly problem: string;
    /** Which options, by name, cannot be had by so many. */
    readonly notTogether: (names: string, seats: number) => string;
    readonly pages: Readonly<Record<string, string>>;
  };
  readonly table: {
    readonly yourTurn: string;
    /** Whose turn it is; whoever reads counts before all others. */
    readonly turnOf: (people: People) => string;
    readonly thinks: (people: People) => string;
    readonly over: string;
    readonly you: string;
    readonly bot: string;
    readonly players: string;
    readonly board: string;
    readonly tray: string;
    readonly decision: string;
    readonly hint: string;
    readonly hintWait: string;
    readonly hintSays: (move: string) => string;
    readonly rules: string;
    readonly log: string;
    readonly howToWin: string;
    readonly explain: string;
    readonly isFinal: string;
    readonly notYet: string;
    readonly askNoMore: string;
    readonly allMoves: (count: number) => string;
    readonly scores: string;
    readonly menu: string;
    readonly takeBack: string;
    readonly cancel: string;
    readonly skip: string;
    readonly backToNow: string;
    readonly lookBack: (line: number) => string;
    readonly notYourTurn: string;
    /** Of something that is touched though nothing is to be chosen there; with what it is called. */
    readonly noPart: string;
    readonly noPartOf: (name: string) => string;
    /** The way from a reason to the rule behind it. */
    readonly theRule: string;
    readonly stale: string;
    readonly notKept: string;
    readonly close: string;
    readonly handTo: (name: string) => string;
    readonly iAm: (name: string) => string;
    readonly handHelp: string;
    /** Above what others did before the device is passed on. */
    readonly meanwhile: string;
    readonly toBot: (name: string, isYou: boolean) => string;
    readonly fromBot: (name: string, isYou: boolean) => string;
    readonly leave: string;
    readonly gone: string;
    /** Why nobody can play on. */
    readonly problems: {
      readonly version: (version: number, known: number) => string;
      readonly rules: (entry: number) => string;
      /** Of a table of this device. */
      readonly damaged: string;
    };
    /** Above what others did while one was away. */
    readonly since: string;
    readonly showSince: string;
    readonly loading: string;
    readonly hidePanels: string;
  };
  readonly end: { readonly ranking: string; readonly copied: string };
  readonly replay: {
    readonly review: string;
    readonly title: string;
    readonly lead: string;
    readonly open: string;
    readonly drop: string;
    /** Why a file cannot be replayed. */
    readonly wrong: { readonly file: string; readonly damaged: string; readonly newer: string; readonly move: (move: number) => string };
    readonly as: string;
    readonly everybody: string;
    readonly line: (line: number, of: number) => string;
    readonly start: string;
    readonly end: string;
    readonly before: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
  };
  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly older: (version: number) => string;
    /** Behind a rule that reads otherwise than printed. */
    readonly agreed: string;
    readonly contents: string;
    readonly lead: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly motion: string;
    readonly speeds: Readonly<Record<'off' | 'fast' | 'normal' | 'slow', string>>;
    readonly confirm: string;
    readonly confirmHelp: string;
    readonly confirms: Readonly<Record<'always' | 'slips' | 'never', string>>;
    readonly keys: string;
    readonly keysHelp: string;
    readonly sound: string;
    readonly soundHelp: string;
    readonly text: string;
    readonly texts: Readonly<Record<'normal' | 'large' | 'huge', string>>;
    readonly name: string;
    readonly nameHelp: string;
    readonly on: string;
    readonly off: string;
    readonly saved: string;
    readonly webhookSave: string;
    readonly cameBack: (name: string) => string;
  };
  readonly lobby: {
    readonly title: string;
    readonly lead: string;
    readonly open: string;
    readonly mine: string;
    readonly none: string;
    readonly free: string;
    /** The button that shows the next page. */
    readonly more: string;
    readonly stages: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
    readonly noServer: string;
    readonly noTable: string;
    readonly link: string;
    readonly copy: string;
    readonly sit: string;
    readonly chat: string;
    readonly send: string;
    readonly reconnecting: string;
    readonly onDevice: string;
    readonly onDeviceHelp: string;
    readonly online: string;
    readonly onlineHelp: string;
    readonly how: string;
    readonly openSeat: string;
    readonly listed: string;
    readonly listedHelp: string;
    readonly pace: string;
    readonly paces: {
      readonly untimed: string;
      readonly live: (minutes: number, seconds: number) => string;
      readonly days: (days: number, vacation: number) => string;
    };
    readonly luck: string;
    readonly luckHelp: string;
    readonly left: (name: string) => string;
    readonly seats: string;
    readonly several: string;
    readonly severalSeats: string;
    readonly severalSeatsHelp: string;
    readonly here: string;
    readonly watches: string;
    readonly ask: string;
    readonly unask: string;
    readonly asks: (name: string, left: string) => string;
    readonly asked: (left: string) => string;
  };
  readonly consent: Readonly<Record<'back' | 'pause' | 'resume', (asker: People) => string>> & {
    readonly agree: string;
    readonly refuse: string;
    readonly waits: (people: People) => string;
    readonly askPause: string;
    readonly paused: string;
    readonly goOn: string;
  };
  readonly keys: {
    readonly title: string;
    readonly names: Readonly<Record<NamedKey, string>>;
    readonly meanings: Readonly<Record<KeyMeaning, string>>;
  };
  /** What posters say in English, and how they say it here. */
  readonly lettering: Readonly<Record<string, string>>;
  readonly lost: { readonly title: string; readonly text: string; readonly home: string };
}
