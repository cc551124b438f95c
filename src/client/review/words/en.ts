/** Somebody by name, or null for whoever reads. */
export type Who = string | null;

/** What figures are counted in; 'win' is the chance to win, in points of a hundred. */
export type CountedIn = 'days' | 'euros' | 'points' | 'win';

const list = new Intl.ListFormat('en-GB');

/** What a review says in English. */
export const en = {
  title: 'Review',
  of: (game: string) => `${game}, review`,
  amount: (unit: CountedIn, text: string, isOne: boolean): string =>
    unit === 'euros'
      ? `€${text}`
      : unit === 'days'
        ? `${text} ${isOne ? 'day' : 'days'}`
        : unit === 'points'
          ? `${text} ${isOne ? 'point' : 'points'}`
          : `${text} ${isOne ? 'point' : 'points'} of win chance`,
  units: { days: 'days', euros: 'euros', points: 'points', win: 'win chance' },
  worth: { days: 'days', euros: 'euros', points: 'points', win: 'points' },
  percent: (text: string) => `${text}%`,
  range: (low: string, high: string) => `${low} to ${high}`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  seen: 'Seen by',
  you: 'You',
  team: 'Team',
  /** Of all who play together. */
  ofTeam: {
    moved: 'What moved your result',
    bestMove: 'Your best move',
    draw: (amount: string) => `This draw was worth ${amount} to your team.`,
  },
  headline: {
    lost: (who: Who, amount: string) => `${who ?? 'You'} lost by ${amount}.`,
    won: (who: Who, amount: string) => `${who ?? 'You'} won by ${amount}.`,
    lostPlain: (who: Who) => `${who ?? 'You'} lost.`,
    wonPlain: (who: Who) => `${who ?? 'You'} won.`,
    shared: 'Shared victory.',
    alone: (who: Who, amount: string) => `${who ?? 'You'} finished with ${amount}.`,
    was: {
      cards: 'It was the cards.',
      dice: 'It was the dice.',
      tiles: 'It was the tiles.',
      luck: 'It was luck.',
    },
    helped: {
      cards: 'The cards helped.',
      dice: 'The dice helped.',
      tiles: 'The tiles helped.',
      luck: 'Luck helped.',
    },
    decisions: 'It was the decisions.',
    both: 'It was both.',
    well: 'Well played.',
  },
  lead: {
    tookGave: (_who: Who) => 'Luck took {luck}, decisions gave {skill} back.',
    tookCost: (_who: Who) => 'Luck took {luck}, decisions cost {skill}.',
    gaveGave: (who: Who) => `Luck gave ${who ?? 'you'} {luck}, decisions gave {skill}.`,
    gaveCost: (who: Who) => `Luck gave ${who ?? 'you'} {luck}, decisions cost {skill}.`,
    took: (_who: Who) => 'Luck took {luck}. What decisions did is not clear.',
    gave: (who: Who) => `Luck gave ${who ?? 'you'} {luck}. What decisions did is not clear.`,
    tookAlone: (_who: Who) => 'Luck took {luck}. Decisions made no difference.',
    gaveAlone: (who: Who) => `Luck gave ${who ?? 'you'} {luck}. Decisions made no difference.`,
    skillGave: (_who: Who) => 'Decisions gave {skill}. What luck did is not clear.',
    skillCost: (_who: Who) => 'Decisions cost {skill}. What luck did is not clear.',
    apart: (who: Who, other: Who | undefined, isGain: boolean) => {
      const own = who === null ? 'Your decisions' : `${who}’s decisions`;
      const others = other === undefined ? 'the others’' : other === null ? 'yours' : `${other}’s`;
      return isGain ? `${own} gave {skill}, ${others} took {others}.` : `${own} cost {skill}, ${others} gave {others}.`;
    },
    theirs: (other: Who | undefined, isGain: boolean) => {
      const others = other === undefined ? 'The others’' : other === null ? 'Your' : `${other}’s`;
      return `${others} decisions ${isGain ? 'gave' : 'took'} {others}.`;
    },
    luckTook: 'Luck took {luck}.',
    luckGave: (who: Who) => `Luck gave ${who ?? 'you'} {luck}.`,
    luckUnclear: 'What luck did is not clear.',
    unclear: 'Neither luck nor decisions stand out clearly.',
    unclearYet: 'Nothing stands out clearly yet.',
    soFar: (done: number, all: number, unit: string) => `${done} of ${all} ${unit} looked at so far.`,
    moments: 'moments',
    best: (who: Who) => (who === null ? 'You decided better than anyone at this table.' : `${who} decided best.`),
    odd: 'These figures do not add up well: the bot is misjudging this game.',
  },
  /** What is drawn in a game. */
  draws: { cards: 'cards', dice: 'dice', tiles: 'tiles', luck: 'draws' },
  fall: {
    label: 'How the result came about',
    start: ['Seat', 'the start'],
    luck: 'Luck',
    you: ['You', 'your decisions'],
    named: (name: string) => [name, 'decisions'],
    others: ['The others', 'their decisions'],
    othersShort: 'Others',
    open: ['Open', 'not explained'],
    running: ['Open', 'still computing'],
    result: 'Result',
    unclear: 'not clear',
    /** The parts as a sentence calls them. */
    within: { luck: 'luck', you: 'you', others: 'the others', team: 'your team' },
    head: ['Part', 'Figure', 'Interval'],
  },
  chart: {
    label: 'Course of the game',
    show: 'Show',
    days: 'Expected day of arrival',
    euros: 'Expected money at the end',
    points: 'Expected points at the end',
    fewer: 'fewer is better',
    win: 'Win chance',
    sums: 'adds up to 100%',
    byUnit: { days: 'Days', euros: 'Money', points: 'Points', win: 'Win chance' },
    bet: '80 days: the bet is lost below this line',
    moved: (who: Who) => (who === null ? 'What moved your result' : `What moved ${who}’s result`),
    luck: (draws: string) => `luck: ${draws}`,
    decisions: 'decisions',
    band: '8 of 10 games played on end in here',
    good: 'good',
    bad: 'bad',
    played: ['being', 'played on'],
    notYet: ['not looked at', 'yet'],
    table: 'Table',
    places: 'Round',
    end: 'The end',
    only: (part: string) => `Bars: only ${part}.`,
  },
  turning: {
    label: 'Turning points',
    bestMove: (who: Who) => (who === null ? 'Your best move' : `${who}’s best move`),
    luckiest: 'Luckiest draw',
    lost: 'Where it was lost',
    won: 'Where it was won',
    unluckiest: 'Unluckiest draw',
    gift: 'Their gift',
    theirLuck: 'Their luck',
    gained: 'The move that gained most',
    cost: 'The move that cost most',
    giftOf: (name: string, isYou: boolean) => (isYou ? 'Your gift' : `${name}’s gift`),
    luckOf: (name: string, isYou: boolean) => (isYou ? 'Your luck' : `${name}’s luck`),
    chosen: (name: string, move: string) => `${name} chooses “${move}”.`,
    none: 'No clear turning point. No single moment stands out.',
    noneYet: 'No turning point is clear yet.',
    waiting: 'Still looking',
    number: (at: number, all: number) => `${at} of ${all}`,
    byLuck: 'by luck',
    byDecision: 'by decision',
    second: (amount: string) => `The next best move was worth ${amount} less.`,
    better: (move: string) => `Better: ${move}`,
  },
  moment: {
    label: 'The moment',
    turn: (place: string, who: Who) => (who === null ? `${place}, your turn` : `${place}, ${who}`),
    known: 'What could be known',
    youKnew: 'What you could know',
    open: 'All cards open',
    sight: 'Judged by',
    best: 'best',
    better: 'better',
    made: (who: Who, mark: string) => (who === null ? `your move, ${mark}` : `${who}’s move, ${mark}`),
    madeBest: (who: Who) => (who === null ? 'your move, the best' : `${who}’s move, the best`),
    madeLevel: (who: Who) => (who === null ? 'your move, none clearly better' : `${who}’s move, none clearly better`),
    madeTag: (who: Who) => (who === null ? 'you' : who),
    reason: (who: Who) => (who === null ? 'Why:' : `Why, in ${who}’s place:`),
    because: (reasons: readonly string[], isMade: boolean) => `${isMade ? 'this move' : 'the better move'} ${reasons.join(' and ')}.`,
    soon: (event: string, best: number, made: number) =>
      best > made
        ? `In ${best} of 100 games played on, “${event}” came soon after the better move; after the move made, in ${made}.`
        : `In ${made} of 100 games played on, “${event}” came soon after the move made; after the better move, in ${best}.`,
    why: (best: number, made: number) => `Of 100 games played on, the better move won ${best}, the one made ${made}.`,
    whyBest: (best: number, next: number) => `Of 100 games played on, this won ${best}, the next best move ${next}.`,
    could: (amount: string) => `No one could know that. Luck’s share: ${amount}.`,
    hands: 'Cards in other hands',
    draw: (amount: string, who: Who) => `This draw was worth ${amount} to ${who ?? 'you'}.`,
    rough: 'Not yet compared.',
    single: 'Only one move was possible.',
    value: (unit: string) => `expected result, ${unit}`,
    previous: 'Previous moment',
    next: 'Next moment',
    whole: 'Show the whole board',
    near: 'Show the place',
    board: (place: string) => `The board, ${place}`,
    end: 'How it ended',
  },
  marks: {
    best: 'best',
    fine: 'fine',
    slip: 'a slip',
    mistake: 'a mistake',
    blunder: 'a blunder',
    only: 'only move',
    unknown: 'not judged yet',
  },
  sheet: {
    title: 'Every move',
    explained: 'Bars in a square: {skill} given away, {luck} luck. Marks: ✓ best, · fine, ?! slip, ? mistake, ?? blunder, □ only move.',
    mistakes: 'Only mistakes',
    mine: 'Only mine',
    lucky: (amount: string) => `Only luck above ${amount}`,
    search: 'Search moves',
    round: 'Round',
    none: 'Nothing matches.',
    whose: 'Whose moves',
  },
  players: {
    title: 'Who played how',
    counted: 'Luck and what was given away, counted in a player’s own result.',
    player: 'Player',
    /** A score that was not reached, only to be expected. */
    about: (score: string) => `about ${score}`,
    score: { days: 'Day', euros: 'Money', points: 'Points', win: 'Delivered' },
    luck: 'Luck',
    given: 'Given away',
    accuracy: 'Accuracy',
  },
  method: {
    title: 'What the figures mean',
    luck: [
      'Luck',
      'What a draw was worth, less the average of all that could have come. Also what cards in other hands did to a decision.',
    ],
    skill: [
      'Decisions',
      'What the move made was worth, less the one a bot would have played there, judged with what that player could know. “Given away” counts the best move found instead.',
    ],
    open: (games: string) => ['Not explained', `What is left over, because only ${games} games were played on, not all there could be.`],
    bots: [
      'Bots',
      'All values assume that everyone plays on like a bot. A human plan may be better than it looks here, and what others’ moves betray of their cards is not used.',
    ],
  },
  work: {
    label: 'Review',
    playing: (done: number, all: number, workers: number, left: string) =>
      `${done} of ${all} moments, on ${workers === 1 ? '1 core' : `${workers} cores`}${left ? `, ${left} left` : ''}`,
    again: (workers: number, left: string) =>
      `All moments seen once, now in more detail, on ${workers === 1 ? '1 core' : `${workers} cores`}${left ? `, ${left} left` : ''}`,
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    done: (percent: string) => `${percent} done`,
    pause: 'Pause',
    goOn: 'Continue',
    paused: (percent: string) => `Paused. ${percent} done`,
    start: 'Start the review',
    battery: 'This device runs on battery. The review waits until you start it.',
    known: (amount: string) => `Luck known to ±\u00a0${amount}`,
    improving: (amount: string) => `Luck known to ±\u00a0${amount}, and improving`,
    closer: 'Look closer',
    rough: 'A quick look',
    fault: (places: readonly string[]) => `Could not be judged: ${list.format(places)}. That is part of “Open”.`,
    failed: 'The review can’t be computed here. You can still watch the replay.',
    older: (version: number) => `This game was played under version ${version} of the rules. The review uses it too.`,
    waitOnBattery: 'Wait when on battery',
  },
  doors: {
    replay: 'Replay',
    unfinished: 'This game isn’t over yet. You can review it when it is.',
    opening: 'Open a replay file to review it',
    lead: 'What was luck, what was skill, and what would have been better.',
  },
  keys: {
    step: 'move by move',
    turning: 'turning point by turning point',
    compare: 'through the moves compared',
    open: 'what could be known / all cards open',
    win: 'result / win chance',
    whole: 'whole board',
    playOn: 'play on from here',
    ends: 'first and last moment',
    point: 'a turning point',
    search: 'search moves',
    run: 'pause, continue',
  },
};

export type ReviewWords = typeof en;
