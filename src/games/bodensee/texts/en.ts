import type { Seat, Voice } from '../../../kernel/index.ts';
import { type Die, faceOf } from '../components.ts';
import { COVER } from '../cover.ts';
import { explain } from './explain-en.ts';
import { letter } from './letter-en.ts';
import { agreedIn, dieAsked, endsTurn, numbersOf, people, priceIn, printedNames, texts, tileAsked } from './sentences.ts';
import { type Pieces, sentence, speechOf, type Whence } from './table.ts';
import { why } from './why-en.ts';

const pieces: Pieces = {
  ...printedNames('english'),
  green: 'green',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  grey: 'grey',
  'category:green': 'Nature',
  'category:blue': 'Water',
  'category:red': 'Culture',
  'category:yellow': 'Food',
  'category:grey': 'Utility',
  'action:increase': 'Increase Value',
  'action:ignore': 'Ignore First Appeal',
  'action:ferry': 'Ferry',
  'action:appeal': 'All Attractions Appeal',
  'action:build': 'Build',
  'action:reroll': 'Reroll',
  'action:pips': 'Add Two Pips',
  'action:tour': 'Give Tour',
  'action:contractor': 'Contractor: cheaper Build',
  'action:centre green': 'Nature Centre: pips for a green tourist',
  'action:centre blue': 'Water Centre: pips for a blue tourist',
  'action:centre red': 'Culture Centre: pips for a red tourist',
  'action:centre yellow': 'Food Centre: pips for a yellow tourist',
  'action:dispatch': 'Dispatch',
  'action:casino': 'Casino',
};
const speech = speechOf('en-GB', pieces, 'english');
const { piece, die, tourist, tile, town, list } = speech;
const action = (id: unknown) => piece(`action:${id}`);
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const euro = (euros: unknown) => `€${euros}`;
const { startTowns, spaces, prices } = agreedIn(speech, euro);
/** A rule that holds only where it was agreed. */
const option = (isAgreed: boolean, rule: string) => (isAgreed ? sentence(rule) : `With this option, ${rule}`);
/** An attraction within a sentence: the Opera, but Sailing. */
const the = (id: unknown, whence?: Whence) => {
  const name = tile(id, whence);
  return name.endsWith('ing') || pieces[String(id)] !== name ? name : `the ${name}`;
};
const aTourist = (id: Die) => `a ${piece(faceOf(id).colour)} tourist (${counted(faceOf(id).pips, 'pip')})`;
/** An action within a sentence. */
const used = (id: string) => (/^(contractor|casino|centre)/.test(id) ? `the ${action(id).replace(/:.*/, '')}` : action(id));
const win = (seats: readonly Seat[], voice: Voice, what = '') => {
  const [first = 0] = seats;
  if (seats.length === 1) return voice.tell(first, `you win${what}`, name => `${name} wins${what}`);
  return `${list(people(seats, voice, 'you', 'first'))} win${what || ' together'}`;
};
const WHY = {
  dice: 'the dice bag is empty',
  category: 'a category has run out',
  stuck: 'no bus can move any longer',
  stall: 'nothing has happened for several rounds',
  turns: 'the last turn has been played',
};

const END = ', then your turn ends';
/** What is done with the tourist who is chosen. */
function forDie(who: string, asked: string | undefined, pips: number): string {
  if (asked === 'tour') return `Give the ${who} a tour`;
  if (asked === 'reroll' || asked === 'casino') return `Reroll the ${who}`;
  return asked ? `${counted(pips, 'pip')} for the ${who}` : `Choose the ${who}`;
}

/** Bodensee Tourismus, in English. */
export const en = texts({
  title: COVER.title.en,
  handbook: async () => (await import('../handbook/en.ts')).en,
  pitch: 'Drive busloads of tourists around Lake Constance and see to it that they spend their last euro with you.',
  sections: {
    'BT-1': 'Terms',
    'BT-2': 'Setup',
    'BT-3': 'The turn',
    'BT-4': 'Driving',
    'BT-5': 'The tour',
    'BT-6': 'Morning actions',
    'BT-7': 'All-day actions',
    'BT-8': 'Building',
    'BT-9': 'Refill',
    'BT-10': 'End of the game',
    'BT-11': 'Scoring',
  },
  rules: {
    'BT-1.1': 'A die on a bus is a tourist, and the pips are the money they have left.',
    'BT-1.2': 'The colour of a tourist is their category: green Nature, blue Water, red Culture, yellow Food. No tourist is grey.',
    'BT-1.3': ({ grey }) =>
      `An attraction has a name, a category, a value in pips and a priority${grey ? '; grey ones carry an action as well' : '. The grey ones are not in play'}.`,
    'BT-1.4': 'The active player drives the selected bus from its start town to its arrival town.',
    'BT-1.5': 'Buses belong to no one: everyone may drive each of them.',
    'BT-2.1': agreed => `The buses start in ${list(startTowns(agreed))}.`,
    'BT-2.2': ({ startTourists, seatsPerBus, dicePerColour, rerollOnes }) =>
      `Each bus gets ${counted(startTourists, 'die', 'dice')} from the bag, which holds ${dicePerColour} of each colour${rerollOnes === 'never' ? '' : '; every 1 is rerolled'}${rerollOnes === 'entering' ? ', but only when a tourist boards' : ''}. The other dice stay in the bag.${seatsPerBus === 4 ? '' : ` A bus has ${counted(seatsPerBus, 'seat')}.`}`,
    'BT-2.3': ({ marketSize, greyMarket }) =>
      `Open at the start: ${counted(marketSize, 'attraction')} of each ${greyMarket === 'all' ? 'colour and all the grey ones' : 'category'}. Stacks and dice bag have no order: what comes next is decided when it is drawn.`,
    'BT-2.4': 'The starting player is chosen at random, or is the last one to have seen the lake.',
    'BT-2.5': ({ startMoney }) => `Start money in turn order: ${list(startMoney.map(euro))}.`,
    'BT-2.6': ({ harbourHasAppeal }) => `Nothing has been built yet, so ${harbourHasAppeal ? 'only harbours have' : 'no town has'} appeal.`,
    'BT-2.7': 'Board and market are open to everyone.',
    'BT-2.8': 'Every roll and every draw is recorded with the move that needed it.',
    'BT-2.9': 'First the starting player is drawn, then the dice bus by bus, then the attractions by category.',
    'BT-3.1': 'Players take turns clockwise, beginning with the starting player.',
    'BT-3.2': 'A turn has six steps: bus, morning, drive, tour, all-day action, refill.',
    'BT-3.3': 'Choose a bus that can move, by road or by a morning action you can pay for.',
    'BT-3.4':
      'In the morning you may use one action of the start town: its morning action, its all-day action or that of a grey attraction there.',
    'BT-3.5': 'An action must be carried out completely, and the bus must still be able to drive; otherwise it is not offered.',
    'BT-3.6': 'The bus must leave its start town.',
    'BT-3.7': 'The tour runs automatically; you make the choices it leaves.',
    'BT-3.8': 'After the tour you may use one all-day action of the arrival town or of a grey attraction there.',
    'BT-3.9': 'An all-day action in the morning does not prevent one after the tour.',
    'BT-3.10': 'Everyone may use the action of a grey attraction, without a fee.',
    'BT-3.11': 'If a town offers the same action twice, it is still one choice.',
    'BT-3.12': 'A player with no bus to choose is skipped; if that happens to all players in a row, the game ends.',
    'BT-4.1': 'Buses follow the roads, any distance in any direction.',
    'BT-4.2': 'A town has appeal if an attraction there has the colour of a tourist aboard, affordable or not.',
    'BT-4.3': ({ harbourHasAppeal }) =>
      harbourHasAppeal ? 'A harbour has appeal for every bus that carries a tourist.' : 'Harbours have no appeal.',
    'BT-4.4': 'Grey attractions give no appeal.',
    'BT-4.5': ({ useAppeal }) => `A stop is a town ${useAppeal ? 'with appeal ' : ''}where no other bus stands.`,
    'BT-4.6': 'A bus ends its route at the first stop it reaches and drives through all other towns. No route passes a town twice.',
    'BT-4.7': 'You may drive to every stop that is the first on some route.',
    'BT-4.8': 'You choose the destination; which way the bus takes does not matter.',
    'BT-4.9': 'With Ignore First Appeal the bus drives through exactly one stop and ends at the second.',
    'BT-4.10': 'The ferry takes the bus to any other harbour without a bus.',
    'BT-4.11': ({ occupied }) => option(occupied === 'block', 'buses may not even drive through an occupied town.'),
    'BT-4.12': 'Two buses never stand in one town.',
    'BT-4.13': 'Where harbours have no appeal and the board offers no stop at all, every free town is a stop.',
    'BT-4.14': ({ allAppealMovement }) => option(allAppealMovement, 'All Attractions Appeal makes every town with an attraction a stop.'),
    'BT-5.1': 'The tour takes place in the arrival town, with everyone now on the bus.',
    'BT-5.2': ({ priorityOrder }) =>
      priorityOrder === 'free'
        ? 'The active player chooses the order of visits.'
        : `Attractions are visited by priority, the ${priorityOrder === 'low-first' ? 'lowest' : 'highest'} number first.`,
    'BT-5.3': 'At each attraction one able tourist visits: of its colour, and with at least its value in pips.',
    'BT-5.4': 'An attraction without an able tourist is skipped; with one, it must be visited.',
    'BT-5.5': 'Of attractions with equal priority you choose the next one, where it can matter.',
    'BT-5.6': 'If several tourists are able, you choose who visits.',
    'BT-5.7': 'Each attraction is visited once per tour; a tourist may visit several.',
    'BT-5.8': ({ bonusEuro }) =>
      `The visitor loses the value in pips, and the owner gets as many euros${bonusEuro ? `, and ${euro(1)} more for a marked attraction` : ''}.`,
    'BT-5.9': 'The owner is paid on every turn, whoever is driving.',
    'BT-5.10': ({ ruinBonus }) =>
      `A tourist without pips is ruined and leaves the game${ruinBonus === 'pips' ? '; the active player gets the pips of that last visit in euros' : ''}.`,
    'BT-5.11': 'An active player who also owns the attraction gets both.',
    'BT-5.12': 'The tour ends when every attraction has been visited or no one can visit anything.',
    'BT-5.13': 'The harbour is no attraction: no one visits it.',
    'BT-5.14': 'Grey attractions are visited only under All Attractions Appeal.',
    'BT-5.15': ({ priorityOrder }) => option(priorityOrder === 'free', 'you choose every next attraction.'),
    'BT-6.1': ({ increaseValue }) =>
      `Increase Value: each visit of this turn pays its owner ${euro(increaseValue)} more; the tourists lose no more pips than usual.`,
    'BT-6.2': 'Ignore First Appeal: drive through the first stop.',
    'BT-6.3': ({ ferryFare }) => `Ferry: pay ${euro(ferryFare)} and cross to another free harbour.`,
    'BT-6.4': ({ allAppealVisits }) =>
      `All Attractions Appeal: on this turn every tourist visits every category, grey too${allAppealVisits === 'optional' ? '; you may decline visits of another colour' : ''}.`,
    'BT-6.5': 'Morning actions last until the end of the turn.',
    'BT-7.1': 'All-day actions concern the selected bus and its town, except for Build and Dispatch.',
    'BT-7.2': 'Build: put up an attraction by the rules of building.',
    'BT-7.3': 'Reroll: roll one die of the bus again.',
    'BT-7.4': ({ dieSides }) => `Add Two Pips: two on one die or one on each of two, never above ${dieSides}.`,
    'BT-7.5': 'Give Tour: one tourist makes a tour of the town alone.',
    'BT-7.6': 'Give Tour is a separate tour: it may visit again what the tour has visited.',
    'BT-7.7': 'Only a tourist who would visit something can be given a tour.',
    'BT-7.8': ({ centrePips }) => `A Centre adds ${counted(centrePips, 'pip')} to a tourist of its colour whose die has room.`,
    'BT-7.9': 'Dispatch: another bus moves along one road to a free town, without a tour.',
    'BT-7.10': ({ giveTourWholeBus }) =>
      option(giveTourWholeBus, 'Give Tour takes the whole bus; if that leaves the bus nowhere to go, it stays.'),
    'BT-7.11': ({ casinoRerolls }) =>
      casinoRerolls > 1
        ? `At the Casino you may reroll ${casinoRerolls} times, and stop after each.`
        : 'With more rerolls at the Casino, you may continue or stop after each of them.',
    'BT-7.12': 'On an empty bus there is nothing to reroll, raise or tour.',
    'BT-8.1': agreed =>
      `Choose an open attraction and any town${agreed.capacity === 'unlimited' ? '; there is always a free space' : ' with a free space'}.${spaces(agreed).length > 0 ? ` Spaces not as printed: ${list(spaces(agreed))}.` : ''}`,
    'BT-8.2': ({ baseCost, surchargeStep, harbourCountsForCost }) =>
      `A coloured attraction costs its base price (${prices(baseCost)}), and ${euro(surchargeStep)} more for each of its colour in the town${harbourCountsForCost ? ' and for a harbour' : ''}.`,
    'BT-8.3': ({ greyCostMode, greyCost }) =>
      `A grey attraction costs ${greyCostMode === 'fixed' ? euro(greyCost) : 'its pips in euros'} everywhere and makes no other more expensive.`,
    'BT-8.4': 'It does not matter who owns the attractions counted.',
    'BT-8.5': 'Blue attractions need a town with a water drop.',
    'BT-8.6': 'You pay in full and mark the attraction as yours.',
    'BT-8.7': ({ contractorDiscount }) => `The Contractor builds ${euro(contractorDiscount)} cheaper, but never below ${euro(0)}.`,
    'BT-8.8': 'Attractions are never moved, sold or removed.',
    'BT-8.9': 'What you build in the morning counts at once.',
    'BT-8.10': 'The market is not refilled before the end of the turn.',
    'BT-9.1': ({ marketSize }) => `Each category is filled up to ${counted(marketSize, 'open attraction')}, as far as its stack lasts.`,
    'BT-9.2': ({ refillMode, seatsPerBus }) =>
      refillMode === 'missing'
        ? 'For each ruined tourist a new die is drawn, rolled and seated.'
        : `When a bus is empty, ${counted(seatsPerBus, 'die', 'dice')} are drawn, rolled and seated.`,
    'BT-9.3': 'Seats of ruined tourists stay empty until the refill.',
    'BT-9.4': ({ refillMode }) => option(refillMode === 'whenEmpty', 'only an empty bus is filled, and then completely.'),
    'BT-9.5': 'First attractions, then dice, then the end is checked.',
    'BT-10.1': 'The game ends when a die must be drawn and the bag is empty.',
    'BT-10.2': ({ categoryRunsOut }) =>
      `The game ends when a colour ${categoryRunsOut === 'allGone' ? 'has no attraction left, neither open nor in its stack' : 'can no longer be filled up'}.`,
    'BT-10.3': ({ endTiming }) =>
      endTiming === 'finishRound'
        ? 'The current round is completed.'
        : 'The current turn is completed; with the option, the round as well.',
    'BT-10.4': ({ greyEndsGame }) => `Grey running out ${greyEndsGame ? 'ends the game too' : 'does not end the game'}.`,
    'BT-10.5': ({ stallRounds, maxTurns }) =>
      `The game also ends after ${stallRounds} rounds in which nothing is visited or built, or after turn ${maxTurns}.`,
    'BT-11.1': ({ winCondition }) =>
      ({
        money: 'The player with the most money wins.',
        attractions: 'The player with the most attractions wins.',
        ruined: 'The player who ruined the most tourists wins.',
        netProfit: 'The player with the highest profit wins: money less start money.',
        mixed: `The player with the highest total wins: ${euro(1)} counts 1, an attraction 3.`,
      })[winCondition],
    'BT-11.2': ({ winCondition }) => `On a tie, ${winCondition === 'money' ? '' : 'more money wins, then '}more attractions win.`,
    'BT-11.3': ({ finalTie }) =>
      finalTie === 'race'
        ? 'Players still tied race around the lake for the first place; other places are shared.'
        : 'Players still tied share the place, or race around the lake for the first one if that was agreed.',
    'BT-11.4': 'The final table shows where everyone’s money came from and went.',
    'BT-11.5': 'Other aims may be agreed on: attractions, ruined tourists, profit, or money and attractions together.',
  },
  options: {
    startMoney: { name: 'Start money', help: 'Euros at the start, in turn order.' },
    startPlayer: {
      name: 'Who starts',
      help: 'Who has the first turn.',
      values: { random: 'Random', 0: 'Player 1', 1: 'Player 2', 2: 'Player 3', 3: 'Player 4', 4: 'Player 5', 5: 'Player 6' },
    },
    dicePerColour: { name: 'Dice per colour', help: 'Fewer dice make a shorter game.' },
    buses: { name: 'Buses', help: 'With a number other than four, name the start towns too.' },
    startTowns: { name: 'Start towns', help: 'One town for each bus.' },
    startTourists: { name: 'Tourists at the start', help: 'Dice on each bus at the start.' },
    seatsPerBus: { name: 'Seats per bus', help: 'Dice that fit on a bus.' },
    dieSides: { name: 'Sides of a die', help: 'With four sides the most expensive attractions stay in the box.' },
    rerollOnes: {
      name: 'Rerolling 1s',
      help: 'When a 1 is rerolled.',
      values: { entering: 'When boarding', always: 'Always', never: 'Never' },
    },
    marketSize: { name: 'Open attractions', help: 'Open attractions per category.' },
    grey: { name: 'Grey attractions', help: 'Attractions with actions of their own.' },
    greyMarket: { name: 'Grey market', help: 'How many grey attractions are open.', values: { two: 'Like the others', all: 'All' } },
    greyCostMode: { name: 'Price of grey', help: 'What a grey attraction costs.', values: { fixed: 'Fixed', value: 'Its pips' } },
    greyCost: { name: 'Fixed price of grey', help: 'Euros for a grey attraction.' },
    baseCost: { name: 'Base prices', help: 'Euros for each colour before surcharges.' },
    surchargeStep: { name: 'Surcharge', help: 'Euros for each attraction of the same colour in the town.' },
    harbourCountsForCost: { name: 'Harbour surcharge', help: 'Whether a harbour makes building more expensive.' },
    harbourHasAppeal: { name: 'Harbours have appeal', help: 'Whether buses stop at every harbour.' },
    capacity: {
      name: 'Spaces in towns',
      help: 'How many attractions a town holds.',
      values: { printed: 'As printed', unlimited: 'Unlimited' },
    },
    ferryFare: { name: 'Ferry fare', help: 'Euros for a crossing.' },
    priorityOrder: {
      name: 'Order of visits',
      help: 'Which priority comes first.',
      values: { 'high-first': 'Highest first', 'low-first': 'Lowest first', free: 'The player chooses' },
    },
    occupied: { name: 'Occupied towns', help: 'Whether buses drive through.', values: { pass: 'Drive through', block: 'Blocked' } },
    useAppeal: { name: 'Appeal', help: 'Without it every free town is a stop.' },
    allAppealMovement: { name: 'All appeal on the road', help: 'Whether All Attractions Appeal also stops buses.' },
    allAppealVisits: {
      name: 'Visits of other colours',
      help: 'Under All Attractions Appeal.',
      values: { forced: 'Forced', optional: 'May be declined' },
    },
    increaseValue: { name: 'Increase Value', help: 'Euros more for each visit.' },
    bonusEuro: { name: 'Bonus euro', help: 'Marked attractions pay €1 more.' },
    ruinBonus: { name: 'Bonus for ruin', help: 'What the active player gets.', values: { pips: 'The pips', none: 'Nothing' } },
    centrePips: { name: 'Pips of a Centre', help: 'How many pips a Centre adds.' },
    casinoRerolls: { name: 'Rerolls at the Casino', help: 'How many times the Casino rerolls.' },
    contractorDiscount: { name: 'Contractor’s discount', help: 'Euros less for building.' },
    giveTourWholeBus: { name: 'Tours for the whole bus', help: 'Give Tour takes everyone along.' },
    refillMode: {
      name: 'New tourists',
      help: 'When seats are filled.',
      values: { missing: 'For each ruined one', whenEmpty: 'When the bus is empty' },
    },
    categoryRunsOut: {
      name: 'Run out',
      help: 'When a category counts as run out.',
      values: { allGone: 'When all are built', cannotRefill: 'When it cannot be filled up' },
    },
    greyEndsGame: { name: 'Grey ends the game', help: 'Whether the game also ends when grey runs out.' },
    endTiming: { name: 'End', help: 'When the game ends.', values: { endOfTurn: 'After the turn', finishRound: 'After the round' } },
    winCondition: {
      name: 'Aim',
      help: 'What decides the game.',
      values: {
        money: 'Money',
        attractions: 'Attractions',
        ruined: 'Ruined tourists',
        netProfit: 'Profit',
        mixed: 'Money and attractions',
      },
    },
    finalTie: { name: 'Last tie-break', help: 'When everything is tied.', values: { shared: 'Shared place', race: 'Race' } },
    stallRounds: { name: 'Quiet rounds', help: 'Rounds without a visit or anything built before the game ends.' },
    maxTurns: { name: 'Last turn', help: 'The game ends after this many turns at the latest.' },
    content: { name: 'Own content', help: 'Attractions and boards of your own. Leave empty for the printed ones.' },
  },
  letter,
  why,
  pieces,
  speech,
  explain,
  table: {
    turn: (turn, seat, voice) => `Turn ${turn}, ${voice.tell(seat, 'your turn', name => `${name}’s turn`)}`,
    steps: {
      bus: 'step 1: choose a bus',
      morning: 'step 2: morning',
      drive: 'step 3: drive',
      tour: 'step 4: tour',
      allDay: 'step 5: all-day action',
      tile: 'build: which attraction',
      town: 'build: in which town',
      die: 'which tourist',
      again: 'casino: again or stop',
      pips: 'where to add pips',
      call: 'dispatch: which bus',
      to: 'dispatch: where to',
      refill: 'step 6: refill',
      endTurn: 'end of turn',
    },
    over: (winners, voice) => `The game is over. ${sentence(win(winners, voice))}.`,
    you: 'You',
    euro,
    colon: ': ',
    tiles: count => counted(count, 'attraction'),
    bus: place => `Bus in ${place}`,
    empty: 'empty',
    market: 'Market',
    stack: count => `${count} in the stack`,
    bag: 'Dice bag',
    nobody: 'no one’s',
    income: (own, others, ruin) => `earned ${own} on own turns, ${others} on others’ turns, ${ruin} from ruined tourists`,
    spent: (building, ferry) => `spent ${building} on building, ${ferry} on ferries`,
  },
  story: {
    you: 'You',
    drives: ['drive to ', 'drives to '],
    ferries: ['ferry a bus to ', 'ferries a bus to '],
    takes: ['take ', 'takes '],
    bus: 'the bus',
    within: ' in ',
    builds: ['build ', 'builds '],
    quoted: name => name,
    acts: {
      reroll: ['reroll a tourist', 'rerolls a tourist'],
      pips: ['add pips', 'adds pips'],
      dispatch: ['dispatch a bus', 'dispatches a bus'],
      tour: ['give a tour', 'gives a tour'],
    },
    using: name => ` with ${name}`,
    comma: ', ',
    and: ' and ',
    colon: ': ',
    semicolon: '; ',
    noVisits: ', no visits',
    skipped: ['have no bus that can move', 'has no bus that can move'],
    gain: euros => (euros < 0 ? `−€${-euros}` : `${euros > 0 ? '+' : ''}€${euros}`),
    visits: count => counted(count, 'visit'),
    ruined: count => counted(count, 'ruined tourist'),
    building: 'building',
    ferry: 'ferry',
  },
  warnings: {
    unseen: facts =>
      facts.category === 'grey'
        ? `Build ${the(facts.tile, facts)} in ${town(facts.town, facts)}? No bus can stop there now, so no one could use it. Then your turn ends.`
        : `Build ${the(facts.tile, facts)} in ${town(facts.town, facts)}? No bus can stop there: there is no ${facts.category} tourist on any of them. Then your turn ends.`,
    'tour unused': facts => `End your turn without Give Tour? You would miss €${facts.euros}.`,
    'best reroll': facts => `Reroll the ${tourist(facts.die)}? It shows the highest face and can only lose pips.`,
  },
  refusals: {
    'BT-1.5': facts => `There’s no bus in ${town(facts.town, facts)}.`,
    'BT-3.2': facts =>
      facts.step === undefined
        ? undefined
        : {
            bus: 'First choose a bus.',
            morning: 'It’s morning: use one action of the town, or drive without one.',
            drive: 'Now the bus drives: choose one of the highlighted towns.',
            tour: 'The tour is on: choose who visits, or which attraction is next.',
            allDay: 'The tour is over: use one all-day action, or end your turn.',
            tile: 'You’re building: choose an attraction in the market.',
            town: 'You’re building: choose the town for your attraction.',
            die: 'Choose one of the tourists on the bus.',
            again: 'You’re at the Casino: reroll once more, or stop.',
            pips: 'Choose who gets the two pips.',
            call: 'You’re dispatching: choose another bus.',
            to: 'You’re dispatching: choose the town it goes to.',
          }[String(facts.step)],
    'BT-3.3': facts => `The bus in ${town(facts.town, facts)} can’t move. Choose another one.`,
    'BT-3.4': facts => `${town(facts.town, facts)} has a different morning action.`,
    'BT-3.5': facts => {
      if (facts.price !== undefined) return `Building costs at least €${facts.price}, and you have €${facts.money}.`;
      return facts.action
        ? `${action(facts.action)} can’t be carried out in full here, or would leave the bus unable to drive.`
        : undefined;
    },
    'BT-3.8': facts => `${town(facts.town, facts)} doesn’t offer ${used(String(facts.action))}.`,
    'BT-4.1': facts => `There’s no town called ${facts.town}.`,
    'BT-4.2': facts => `${town(facts.town, facts)} has no appeal for this bus. It needs an attraction in a colour that’s aboard.`,
    'BT-4.5': facts => `Another bus is in ${town(facts.town, facts)}.`,
    'BT-4.6': facts => `Every road to ${town(facts.town, facts)} leads past another stop, where the bus must end.`,
    'BT-4.9': facts => `${town(facts.town, facts)} isn’t the second stop on any route.`,
    'BT-4.10': facts => `The ferry doesn’t go to ${town(facts.town, facts)}. It needs another harbour without a bus.`,
    'BT-5.5': facts => `${tile(facts.tile, facts)} isn’t next.`,
    'BT-5.6': facts => `The ${tourist(facts.die)} can’t visit ${facts.tile ? the(facts.tile, facts) : 'anything now'}.`,
    'BT-6.3': facts => `The ferry costs €${facts.fare}, and you have €${facts.money}.`,
    'BT-7.1': facts => `There’s no ${tourist(facts.die)} on this bus.`,
    'BT-7.4': facts =>
      `There’s no room for these pips on the ${tourist(facts.die)}${facts.other ? ` and the ${tourist(facts.other)}` : ''}.`,
    'BT-7.7': facts => `The ${tourist(facts.die)} would visit nothing here, or strand the bus.`,
    'BT-7.8': facts =>
      `The ${tourist(facts.die)} has a different colour, or no room for ${counted(Number(facts.pips), 'more pip', 'more pips')}.`,
    'BT-7.9': facts => `No bus can be dispatched through ${town(facts.town, facts)}.`,
    'BT-7.11': facts => `There’s no ${tourist(facts.die)} on this bus to reroll.`,
    'BT-8.1': facts => (facts.tile ? `${tile(facts.tile, facts)} isn’t in the market.` : `${town(facts.town, facts)} has no free space.`),
    'BT-8.5': facts => `${town(facts.town, facts)} has no water drop, so nothing blue can be built there.`,
    'BT-8.6': facts =>
      facts.price === undefined
        ? `You can’t build ${the(facts.tile, facts)} anywhere for your €${facts.money}.`
        : `In ${town(facts.town, facts)} it costs €${facts.price}, and you have €${facts.money}.`,
  },
  moves: {
    bus: (move, view) => `Choose the bus in ${town(move.town, view)}`,
    none: (_move, view) => (view.frames[0]?.phase === 'morning' ? 'Drive without an action' : 'End your turn without an action'),
    morning: (move, view) => (move.action === 'ferry' ? `Take the ferry for €${view.plan.options.ferryFare}` : action(move.action)),
    act: (move, view) => `${action(move.action)}${endsTurn(view, move) ? END : ''}`,
    drive: (move, view) => `Drive to ${town(move.town, view)}`,
    next: (move, view) =>
      `Visit ${the(move.tile, view)} next (${counted(numbersOf(view, move.tile).value, 'pip')})${endsTurn(view, move) ? END : ''}`,
    skip: (move, view) => `Don’t visit${tileAsked(view) ? ` ${the(tileAsked(view), view)}` : ''}${endsTurn(view, move) ? END : ''}`,
    send: (move, view) =>
      `Send the ${die(move.die)}${tileAsked(view) ? ` to ${the(tileAsked(view), view)}` : ''}${endsTurn(view, move) ? END : ''}`,
    tile: (move, view) => {
      const { value, priority } = numbersOf(view, move.tile);
      return `Build ${the(move.tile, view)} (${counted(value, 'pip')}, priority ${priority})`;
    },
    town: (move, view) => `Build in ${town(move.town, view)} for €${priceIn(view, move.town)}${endsTurn(view, move) ? END : ''}`,
    die: (move, view) => `${forDie(die(move.die), dieAsked(view), view.plan.options.centrePips)}${endsTurn(view, move) ? END : ''}`,
    plus2: (move, view) => `Two pips for the ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
    plus1: (move, view) => `One pip for the ${die(move.dice[0])} and one for the ${die(move.dice[1])}${endsTurn(view, move) ? END : ''}`,
    call: (move, view) => `Dispatch the bus in ${town(move.town, view)}`,
    to: (move, view) => `Dispatch it to ${town(move.town, view)}${endsTurn(view, move) ? END : ''}`,
    stop: (move, view) => `Stop rerolling${endsTurn(view, move) ? END : ''}`,
    again: (move, view) => `Reroll the ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
  },
  events: {
    dealt: ({ start }, voice) => `The buses are ready. ${voice.tell(start, 'You start', name => `${name} starts`)}.`,
    turnBegun: ({ seat, turn }, voice) => `Turn ${turn}: ${voice.tell(seat, 'your turn', name => `${name}’s turn`)}.`,
    turnSkipped: ({ seat, turn }, voice) =>
      `Turn ${turn}: ${voice.tell(seat, 'you have no bus that can move, so you are skipped', name => `${name} has no bus that can move and is skipped`)}.`,
    busChosen: (event, voice) => `${voice.tell(event.seat, 'you take', name => `${name} takes`)} the bus in ${town(event.town, event)}.`,
    morningTaken: ({ seat, action: taken, fare }, voice) =>
      taken === 'ferry'
        ? `${voice.tell(seat, 'you take', name => `${name} takes`)} the ferry${fare > 0 ? ` for €${fare}` : ''}.`
        : `${voice.tell(seat, 'you use', name => `${name} uses`)} ${used(taken)}.`,
    actionTaken: (event, voice) =>
      event.action === 'build' ? undefined : `${voice.tell(event.seat, 'you use', name => `${name} uses`)} ${used(event.action)}.`,
    built: (event, voice) =>
      `${voice.tell(event.seat, 'you build', name => `${name} builds`)} ${the(event.tile, event)} in ${town(event.town, event)} for €${event.price}.`,
    rerolled: ({ from, to }) => (from === to ? `${die(from)} is rerolled and stays the same.` : `${die(from)} is rerolled: ${die(to)}.`),
    pipsAdded: ({ from, to }) => `${list(from.map(die))} ${from.length > 1 ? 'go' : 'goes'} up to ${list(to.map(die))}.`,
    dispatched: event => `The bus in ${town(event.from, event)} is dispatched to ${town(event.to, event)}.`,
    drove: event => {
      const via = event.route.slice(1, -1).map(each => town(each, event));
      if (event.by === 'ferry') return `The ferry takes the bus to ${town(event.to, event)}.`;
      return `The bus drives from ${town(event.from, event)} to ${town(event.to, event)}${via.length > 0 ? ` (via ${list(via)})` : ''}.`;
    },
    visited: (event, voice) =>
      `${aTourist(event.die)} visits ${the(event.tile, event)}${event.owner === null ? '. The bank keeps the money.' : ` and pays ${voice.tell(event.owner, 'you', name => name)} €${event.paid}.`}`,
    visitDeclined: event => `No one visits ${the(event.tile, event)}.`,
    ruined: ({ seat, bonus }, voice) =>
      bonus > 0 ? `The tourist is ruined, and ${voice.tell(seat, 'you get', name => `${name} gets`)} €${bonus}.` : 'The tourist is ruined.',
    tileOpened: event => `New in the market: ${tile(event.tile, event)} (${piece(`category:${event.category}`)}).`,
    touristBoarded: event => `${aTourist(event.die)} boards the bus in ${town(event.town, event)}.`,
    lastRound: ({ reason }) => `This is the last round: ${WHY[reason]}.`,
    raced: (event, voice) =>
      `${win(event.winners, voice, ` the tie-break race from ${town(event.from, event)} to ${town(event.to, event)}`)}.`,
    ended: ({ reason, winners }, voice) => `The game is over: ${WHY[reason]}. ${sentence(win(winners, voice))}.`,
  },
});
