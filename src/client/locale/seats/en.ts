/** What is said of time that runs out, and of seats that change hands. */
export const en = {
  /** In the log: why somebody else moves at a seat from now on. `isYou`: whether it was whoever reads. */
  log: {
    clock: (name: string, isYou: boolean) => (isYou ? 'Your time ran out. A bot plays for you.' : `${name}’s time ran out. A bot plays.`),
    left: (name: string, isYou: boolean) => (isYou ? 'You gave up your seat. A bot plays.' : `${name} gave up the seat. A bot plays.`),
    away: (name: string, isYou: boolean) => (isYou ? 'You were away. A bot plays for you.' : `${name} is away. A bot plays.`),
    bot: (name: string, isYou: boolean) => (isYou ? 'A bot plays for you.' : `A bot plays for ${name}.`),
    back: (name: string, isYou: boolean) => (isYou ? 'You’re back.' : `${name} is back.`),
    takesOver: (name: string, before: string, isYou: boolean) =>
      isYou ? `You take over from ${before}.` : `${name} takes over from ${before}.`,
    renamed: (name: string, before: string) => `${before} is now called ${name}.`,
    move: (name: string, isYou: boolean) =>
      isYou ? 'Your time ran out. The clock makes this move:' : `${name}’s time ran out. The clock makes this move:`,
  },
  botFor: (name: string) => `${name} (bot)`,
  zero: {
    seconds: (bank: number, increment: number) => `${bank} seconds each, plus ${increment} per move`,
    name: 'When the time is up',
    choices: { quiet: 'The clock makes the first possible move', bot: 'A bot plays on', wait: 'Wait and ask the others' },
    says: {
      quiet: 'When the time is up, the clock makes the first possible move.',
      bot: 'When the time is up, a bot plays on. You can take the seat back at any time.',
      wait: 'When the time is up, the table waits. The others may let a bot play.',
    },
  },
  warning: {
    left: (seconds: number) => (seconds === 1 ? '1 second left.' : `${seconds} seconds left.`),
    then: {
      quiet: 'Then the clock makes a move for you.',
      bot: 'Then a bot plays for you.',
      wait: 'Then the others may let a bot play.',
    },
  },
  up: {
    bot: 'Your time is up – a bot plays.',
    quiet: 'Your time was up – the clock made a move for you.',
    wait: 'Your time is up. You can still move, unless the others let a bot play.',
    handed: 'A bot plays for you.',
    takeBack: 'Take my seat back',
    other: (name: string) => `${name}’s time is up. You can wait, or let a bot play.`,
  },
  seat: {
    letBot: 'Let a bot play',
    keeps: 'Your seat stays yours.',
    giveUp: 'Give up my seat…',
    giveUpTitle: 'Give up your seat?',
    giveUpHelp: 'A bot plays on for good. You can ask for your seat in My games, as long as the others haven’t given it to someone else.',
    giveUpNow: 'Give it up',
    keep: 'Keep my seat',
  },
  claim: {
    title: 'Do you play here?',
    help: 'On a new device, say who you are.',
    iAm: (name: string) => `I’m ${name}`,
    says: (name: string) => `Someone on another device says: “I’m ${name}”, and asks for the seat.`,
    asked: (name: string) => `You’ve said that you’re ${name}.`,
    hostAlone: (host: string) => `${host}, the host, can agree alone; or all players together.`,
    allOf: (names: string) => `${names} must agree.`,
    youDecide: 'As the host you decide alone.',
    bot: (name: string) => `Ask to play for ${name}`,
    botHelp: 'The game has begun, but you can ask for a bot’s seat.',
    asksBot: (name: string, bot: string) => `${name} would like to take over from ${bot} (bot).`,
  },
  door: {
    title: (names: string, isOne: boolean) => (isOne ? `${names} has no seat yet.` : `${names} have no seats yet.`),
    unnamed: (count: number) => (count === 1 ? 'Someone has no seat yet.' : `${count} people have no seats yet.`),
    help: 'They’re reading the invitation, or only want to watch.',
    wait: 'Wait',
    start: 'Start without them',
  },
  signals: {
    later: 'I’ll be there in 10 minutes.',
    well: 'Well played!',
    thanks: 'Thank you!',
    moment: 'One moment, please.',
    oh: 'Oh no!',
  },
  nameFirst: 'What’s your name?',
  nameDone: 'That’s me',
  nameMissing: 'Please tell the others your name first.',
  again: {
    wants: (names: string, _isOne: boolean) => `${names} would like to play again.`,
    play: 'Play again',
    go: 'Go to the rematch',
  },
};

export type SeatWords = typeof en;
