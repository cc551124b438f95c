type BotName = 'easy' | 'medium' | 'hard' | 'expert';

/** Refusals of the server that a visitor may meet. */
export type Refused =
  | 'over'
  | 'full'
  | 'taken'
  | 'not seated'
  | 'open seat'
  | 'not over'
  | 'not host'
  | 'begun'
  | 'too many'
  | 'not known'
  | 'one seat'
  | 'sent away'
  | 'declined'
  | 'nobody here'
  | 'not asking'
  | 'name'
  | 'nothing said'
  | 'damaged'
  | 'failed';

/** Everything the house says outside the games, in one language. */
export interface Words {
  readonly skipToContent: string;
  readonly home: string;
  readonly nav: {
    readonly learn: string;
    readonly lobby: string;
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
    readonly openRecord: string;
    readonly games: string;
    readonly players: (players: string) => string;
    readonly minutes: (minutes: number, isDay: boolean) => string;
    readonly team: string;
    readonly goOn: string;
    readonly yourTurn: string;
    readonly turnOf: (names: string) => string;
    readonly unfinished: string;
    readonly drop: (title: string) => string;
    readonly dropSure: string;
    readonly ways: readonly { readonly title: string; readonly text: string }[];
    readonly footer: string;
  };
  readonly bots: Readonly<Record<BotName, string>> & { readonly names: readonly string[] };
  readonly setup: {
    readonly back: string;
    readonly seats: string;
    readonly seatsHelp: (least: number, most: number) => string;
    readonly human: string;
    readonly bot: string;
    readonly name: (seat: number) => string;
    readonly you: string;
    readonly strength: (name: string) => string;
    readonly colour: (name: string) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly options: string;
    readonly advanced: string;
    readonly range: (least: number, most: number) => string;
    readonly yes: string;
    readonly no: string;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    readonly summary: (humans: number, bots: number) => string;
    readonly about: (minutes: number) => string;
    readonly rules: string;
    readonly problem: string;
    readonly pages: Readonly<Record<string, string>>;
  };
  readonly table: {
    readonly yourTurn: string;
    readonly turnOf: (names: string) => string;
    readonly thinks: (names: string) => string;
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
    readonly winChance: (percent: number) => string;
    readonly expected: (score: string) => string;
    readonly rules: string;
    readonly log: string;
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
    readonly speed: string;
    readonly backToNow: string;
    readonly lookBack: (line: number) => string;
    readonly nothingHere: string;
    readonly notYourTurn: string;
    readonly stale: string;
    readonly notKept: string;
    readonly close: string;
    readonly handTo: (name: string) => string;
    readonly iAm: (name: string) => string;
    readonly handHelp: string;
    readonly toBot: (name: string) => string;
    readonly fromBot: (name: string) => string;
    readonly leave: string;
    readonly gone: string;
    /** Why nobody can play on. */
    readonly problems: {
      readonly version: (version: number, known: number) => string;
      readonly rules: (entry: number) => string;
      /** Of a table of this device. */
      readonly damaged: string;
    };
    readonly loading: string;
    readonly keyHelp: readonly (readonly [string, string])[];
    readonly hidePanels: string;
  };
  readonly end: {
    readonly wins: (names: string, count: number) => string;
    readonly teamWon: string;
    readonly teamLost: string;
    readonly ranking: string;
    readonly rank: (rank: number) => string;
    readonly rematch: string;
    readonly review: string;
    readonly save: string;
    readonly share: string;
    readonly copied: string;
    readonly board: string;
    readonly facts: string;
    readonly fair: string;
    readonly fairYes: string;
    readonly fairNo: string;
    readonly fairOther: string;
    readonly home: string;
  };
  readonly replay: {
    readonly title: string;
    readonly lead: string;
    readonly open: string;
    readonly drop: string;
    readonly wrong: (reason: string) => string;
    readonly as: string;
    readonly player: (seat: number) => string;
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
    readonly found: (count: number) => string;
    readonly none: string;
    readonly contents: string;
    readonly components: string;
    readonly lead: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly motion: string;
    readonly speeds: Readonly<Record<'off' | 'fast' | 'normal' | 'slow', string>>;
    readonly sound: string;
    readonly soundHelp: string;
    readonly text: string;
    readonly texts: Readonly<Record<'normal' | 'large' | 'huge', string>>;
    readonly name: string;
    readonly nameHelp: string;
    readonly on: string;
    readonly off: string;
    readonly saved: string;
    readonly turns: string;
    readonly turnsHelp: string;
    readonly push: string;
    readonly pushHelp: string;
    readonly pushNone: string;
    readonly pushRefused: string;
    readonly pushFailed: string;
    readonly webhook: string;
    readonly webhookHelp: string;
    readonly webhookSave: string;
    readonly webhookKept: string;
    readonly webhookGone: string;
    readonly webhookWrong: (reason: string) => string;
    readonly device: string;
    readonly deviceHelp: string;
    readonly nextLink: string;
    readonly signOut: string;
    readonly signOutHelp: string;
    readonly signOutSure: string;
    readonly signedOut: string;
    readonly deviceLink: string;
    readonly deviceMake: string;
    readonly comeBack: string;
    readonly comeBackHelp: string;
    readonly cameBack: (name: string) => string;
  };
  readonly lobby: {
    readonly title: string;
    readonly lead: string;
    readonly open: string;
    readonly mine: string;
    readonly none: string;
    readonly free: string;
    readonly stages: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
    readonly noServer: string;
    readonly noTable: string;
    /** What the server refuses, by the name it gives it; the rest is told in its own words. */
    readonly refusals: Readonly<Record<Refused, string>>;
    readonly waiting: string;
    readonly ready: string;
    readonly link: string;
    readonly copy: string;
    readonly sit: string;
    readonly kick: string;
    readonly start: string;
    readonly leave: string;
    readonly chat: string;
    readonly write: string;
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
    readonly away: string;
    readonly luck: string;
    readonly luckHelp: string;
    readonly left: (name: string) => string;
    readonly leaveForGood: string;
    readonly leaveSure: string;
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
    readonly rematchSet: string;
  };
  readonly consent: Readonly<Record<'back' | 'pause' | 'resume', (name: string) => string>> & {
    readonly agree: string;
    readonly refuse: string;
    readonly waits: (names: string) => string;
    readonly askPause: string;
    readonly paused: string;
    readonly goOn: string;
  };
  readonly lost: { readonly title: string; readonly text: string; readonly home: string };
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en: Words = {
  skipToContent: 'Skip to the content',
  home: 'Tabletour, home',
  nav: { learn: 'Learn', lobby: 'Lobby', replay: 'Replay', settings: 'Settings', menu: 'Menu', language: 'Language' },
  theme: { change: 'Light or dark', system: 'Like the device', light: 'Light', dark: 'Dark' },
  offline: 'Offline, everything still works',
  fault: problem => `This page cannot be shown: ${problem}`,
  prototype: {
    cut: (kept, played) =>
      kept === 0
        ? 'The rules have changed: the match starts anew.'
        : `The rules have changed: the match goes on from move ${kept} of ${played}.`,
  },
  newVersion: { ready: 'A new version is ready.', load: 'Load it' },
  shelf: {
    title: 'Five journeys, one table',
    lead: 'Travel board games in your browser: alone against good bots, round one device, or offline on a train. No account, no waiting.',
    playNow: 'Play now',
    openRecord: 'Open a record',
    games: 'The games',
    players: players => `${players} players`,
    minutes: (minutes, isDay) => (isDay ? `${minutes} min a day` : `${minutes} min`),
    team: 'Co-operative',
    goOn: 'Continue',
    yourTurn: 'Your turn',
    turnOf: names => `Turn of ${names}`,
    unfinished: 'Unfinished tables',
    drop: title => `Put ${title} away`,
    dropSure: 'Put this table away for good?',
    ways: [
      { title: 'Round one device', text: 'Pass the tablet on; hands stay hidden.' },
      { title: 'Against good bots', text: 'Four strengths that never peek.' },
      { title: 'Offline on a train', text: 'After one visit everything works without a connection.' },
    ],
    footer: 'Tabletour is free and open. Drawn and written by us.',
  },
  bots: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    names: ['Ada', 'Bruno', 'Clara', 'Diego', 'Elif', 'Franz', 'Greta', 'Hugo'],
  },
  setup: {
    back: 'All games',
    seats: 'Seats',
    seatsHelp: (least, most) => `${least} to ${most} players`,
    human: 'Human',
    bot: 'Bot',
    name: seat => `Name of seat ${seat}`,
    you: 'You',
    strength: name => `Strength of ${name}`,
    colour: name => `Another colour for ${name}`,
    add: 'Add a seat',
    remove: name => `Remove ${name}`,
    options: 'Options',
    advanced: 'More options',
    range: (least, most) => `${least} to ${most}`,
    yes: 'Yes',
    no: 'No',
    seed: 'Seed',
    seedHelp: 'The same seed and the same moves give the same game. Leave it empty for new luck.',
    start: 'Set the table',
    summary: (humans, bots) => {
      const people = humans === 1 ? 'You' : counted(humans, 'player', 'players');
      return bots === 0 ? people : `${people} and ${counted(bots, 'bot', 'bots')}`;
    },
    about: minutes => `about ${minutes} minutes`,
    rules: 'Read the rules',
    problem: 'The table cannot be set like this.',
    pages: { campaign: 'Campaign', editor: 'Make a day' },
  },
  table: {
    yourTurn: 'Your turn',
    turnOf: names => `Turn of ${names}`,
    thinks: names => `${names} is thinking`,
    over: 'The game is over',
    you: 'you',
    bot: 'bot',
    players: 'Players',
    board: 'Board',
    tray: 'Before you',
    decision: 'Your decision',
    hint: 'Hint',
    hintWait: 'Thinking about it',
    hintSays: move => `A strong player would: ${move}`,
    winChance: percent => `wins ${percent} % of the games it imagined`,
    expected: score => `about ${score} at the end`,
    rules: 'Rules',
    log: 'Log',
    explain: 'Explain this',
    isFinal: 'This can’t be taken back.',
    notYet: 'Not yet',
    askNoMore: 'Do it, and don’t ask again',
    allMoves: count => `All moves (${count})`,
    scores: 'Scores',
    menu: 'Table menu',
    takeBack: 'Take back',
    cancel: 'Step back',
    skip: 'Skip',
    speed: 'Speed',
    backToNow: 'Back to now',
    lookBack: line => `You look at move ${line}`,
    nothingHere: 'There is nothing to do with this now.',
    notYourTurn: 'It is not your turn.',
    stale: 'The table has moved on. Look again and choose.',
    notKept: 'This could not be saved and was not done. Try again.',
    close: 'Close',
    handTo: name => `Pass to ${name}`,
    iAm: name => `I am ${name}, show my hand`,
    handHelp: 'Nobody else should look now.',
    toBot: name => `Let a bot play for ${name}`,
    fromBot: name => `${name} plays again`,
    leave: 'Leave the table',
    gone: 'This table is not on this device.',
    problems: {
      version: (version, known) =>
        `This table is played by version ${version} of the rules; versions up to ${known} are known here. Tabletour must be updated before anybody can play on. Nothing is lost.`,
      rules: entry =>
        `From entry ${entry} on, what is stored of this table does not follow from the rules: they were changed without a new version, or the data are damaged. Nothing was changed, and nobody can play on. The version that played it can still open it; if the data are damaged, a backup helps.`,
      damaged: 'What this device stored of the table is damaged, so it cannot be opened. Your other tables are not affected.',
    },
    loading: 'Setting the table',
    keyHelp: [
      ['Tab', 'from zone to zone'],
      ['Arrows', 'from piece to piece'],
      ['Enter', 'touch'],
      ['N', 'next legal piece'],
      ['L', 'list of all moves'],
      ['P', 'read the prompt'],
      ['Backspace', 'take back'],
      ['H', 'hint'],
      ['+ − 0', 'zoom'],
      ['Esc', 'skip motion, close'],
    ],
    hidePanels: 'Fold the panels',
  },
  end: {
    wins: (names, count) => (count === 1 ? `${names} wins` : `${names} win`),
    teamWon: 'Won together',
    teamLost: 'Lost together',
    ranking: 'Ranking',
    rank: rank => `Place ${rank}`,
    rematch: 'Rematch',
    review: 'Replay',
    save: 'Save the record',
    share: 'Share',
    copied: 'Copied',
    board: 'Look at the board',
    facts: 'Worth telling',
    fair: 'Check the luck',
    fairYes: 'Every card and die follows from the seed that was fixed before the first draw.',
    fairNo: 'The luck of this record does not follow from its seed.',
    fairOther: 'The luck follows from its seed, but another seed was promised before the first draw.',
    home: 'All games',
  },
  replay: {
    title: 'Replay',
    lead: 'Open a recorded match and look at it move by move, through anybody’s eyes.',
    open: 'Open a record file',
    drop: 'or drop it here',
    wrong: reason => `This is no record that can be played: ${reason}`,
    as: 'Seen by',
    player: seat => `Player ${seat}`,
    everybody: 'Everybody',
    line: (line, of) => `Move ${line} of ${of}`,
    start: 'To the start',
    end: 'To the end',
    before: 'One back',
    next: 'One on',
    play: 'Play',
    pause: 'Pause',
  },
  rules: {
    title: game => `Rules of ${game}`,
    search: 'Search the rules',
    older: version => `This table is played by version ${version} of the rules; newer tables have a newer one.`,
    found: count => counted(count, 'rule', 'rules'),
    none: 'No rule says that.',
    contents: 'Contents',
    components: 'What is in the box',
    lead: 'Every game, clause by clause, in our own words.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    motion: 'Motion',
    speeds: { off: 'None', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
    sound: 'Sound',
    soundHelp: 'A soft knock when it is your turn.',
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', huge: 'Double' },
    name: 'Your name',
    nameHelp: 'So the others know who you are.',
    on: 'On',
    off: 'Off',
    saved: 'Kept on this device.',
    turns: 'When it is your turn online',
    turnsHelp: 'Title and sign of the tab change by themselves. If you like, you are told while the table is closed, too.',
    push: 'Notification',
    pushHelp: 'The browser shows a notice, even when no page of Tabletour is open.',
    pushNone: 'This browser cannot show notices here. They need https and a browser with web push.',
    pushRefused: 'This browser refuses notices from this site. Allow them in its settings for this page, then try again.',
    pushFailed: 'The notification service of this browser does not answer. Try again later, or use a webhook.',
    webhook: 'Webhook',
    webhookHelp: 'An https address that is called with the table and the game. Leave it empty for none.',
    webhookSave: 'Save',
    webhookKept: 'This address is called when it is your turn.',
    webhookGone: 'No address is called.',
    webhookWrong: reason => `The server does not take this address: ${reason}.`,
    device: 'The same guest on another device',
    deviceHelp: 'Open the link there and you have all your tables. It works once; keep it to yourself. A new link ends the one before.',
    nextLink: 'The link has been used up. Keep this one: it is the next way back to your tables.',
    signOut: 'Sign out everywhere else',
    signOutHelp: 'All other devices of this guest lose their tables at once, and the old link ends. This device stays.',
    signOutSure: 'Sign out on all other devices?',
    signedOut: 'Only this device is left. The link above is the new one; keep it.',
    deviceLink: 'Your link for another device',
    deviceMake: 'Make a link',
    comeBack: 'Come back on this device',
    comeBackHelp: 'This link opens your tables of another device here. Tables of the guest you are here now stay with that guest.',
    cameBack: name => `Welcome back, ${name}.`,
  },
  lobby: {
    title: 'Lobby',
    lead: 'Tables that wait for somebody. Sit down, or watch.',
    open: 'Open tables',
    mine: 'Your tables',
    none: 'Nobody waits just now. Set a table and send its link.',
    free: 'free seat',
    stages: { gathering: 'waiting', playing: 'playing', over: 'over' },
    noServer: 'The server cannot be reached. You can keep playing against bots.',
    noTable: 'There is no table at this address.',
    refusals: {
      over: 'The match is over.',
      full: 'No seat is free; you may watch.',
      taken: 'Somebody was quicker: this seat is taken.',
      'not seated': 'Only who sits at this table may do that.',
      'open seat': 'A seat is still open; wait for somebody.',
      'not over': 'The match is not over yet.',
      'not host': 'Only the host of the table may do that.',
      begun: 'The match has begun already.',
      'too many': 'That was too much at once; wait a moment.',
      'not known':
        'This link has been used already, or a newer one has replaced it. Make a new one on a device where you are still this guest.',
      'one seat': 'You have a seat at this table already; one person holds one seat here.',
      'sent away': 'The host has sent you away from this table. You may watch.',
      declined: 'They said no this time. You may watch, and ask again in a few minutes.',
      'nobody here': 'Nobody is left here who could let you in. Only those who played at this table may come back.',
      'not asking': 'Nobody asks for that any more.',
      name: 'A name needs at least one letter, figure or sign that can be seen.',
      'nothing said': 'There is nothing to be seen in this line.',
      damaged: 'What the server stored of this match is damaged, so it is not continued. Whoever runs the server can restore a backup.',
      failed: 'Something went wrong at the server; try again.',
    },
    waiting: 'Send the link; the game begins when every seat is taken.',
    ready: 'Everybody is here.',
    link: 'Link to this table',
    copy: 'Copy the link',
    sit: 'Sit here',
    kick: 'Send away',
    start: 'Begin the game',
    leave: 'Leave',
    chat: 'Chat',
    write: 'Write something',
    send: 'Send',
    reconnecting: 'Connecting again, your moves are kept',
    onDevice: 'On this device',
    onDeviceHelp: 'Alone against bots, or passing it round',
    online: 'Online by link',
    onlineHelp: 'Everybody on their own device',
    how: 'How to play',
    openSeat: 'By link',
    listed: 'Show it in the lobby',
    listedHelp: 'Anybody may take a free seat.',
    pace: 'Time',
    paces: {
      untimed: 'As long as you like',
      live: (minutes, seconds) => `${minutes} minutes each, ${seconds} seconds a move`,
      days: (days, vacation) => `${days} days a move, ${vacation} days off`,
    },
    away: 'away',
    luck: 'Luck',
    luckHelp: 'Fingerprint of the seed of all cards and dice, fixed now. The end screen checks that it was kept.',
    left: name => `${name} has left and a bot plays on.`,
    leaveForGood: 'Give up the seat to a bot',
    leaveSure: 'Give up your seat? A bot plays on. You may come back as long as the others have not given the seat to somebody else.',
    seats: 'Seats',
    several: 'One person may hold several seats.',
    severalSeats: 'Several seats for one person',
    severalSeatsHelp: 'For people who share a device at an online table. Everybody sees that it is allowed.',
    here: 'Here',
    watches: 'watching',
    ask: 'Ask for the seat',
    unask: 'No longer ask',
    asks: (name, left) => `${name} would like the seat that ${left} has left.`,
    asked: left => `You have asked for the seat that ${left} has left.`,
    rematchSet: 'The next game is set.',
  },
  consent: {
    back: name => `${name} asks to take the last move back.`,
    pause: name => `${name} asks for a pause.`,
    resume: name => `${name} asks to go on.`,
    agree: 'Agree',
    refuse: 'Refuse',
    waits: names => `Waiting for ${names}.`,
    askPause: 'Ask for a pause',
    paused: 'The table is paused.',
    goOn: 'Go on',
  },
  lost: { title: 'Off the map', text: 'There is nothing at this address.', home: 'Back to the games' },
};
