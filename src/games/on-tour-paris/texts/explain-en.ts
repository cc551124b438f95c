// What every thing on the board is, in English.
import { ARRONDISSEMENTS, clubsOf, homeOf, regionOf, regionsOf, shownOn } from '../components.ts';
import { meaning } from '../marks.ts';
import { type ClubFacts, type ExplainWords, linesTo } from './explain.ts';
import { hasRoute, numeralOf, routePoints } from './sentences.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const list = new Intl.ListFormat('en-GB');

/** The explanations, with the names of the pieces. */
export function explainsEn(piece: (id: unknown) => string): ExplainWords {
  const regionNames = (arrondissement: number) => clubsOf(arrondissement).slice(0, 1).flatMap(regionsOf).map(piece);
  const clubText = ({ club, mark }: ClubFacts) => {
    const [bank = '', column = ''] = regionsOf(club).map(piece);
    if (mark === null)
      return { text: `Cards of the ${bank} and ${column} regions open it for a number or a star while it is empty.`, clause: 'OT-1.3' };
    const { kind, value, circled } = meaning(mark);
    const worth = circled ? 'It is circled: 2 points on your route.' : 'It scores 1 point on your route.';
    if (kind === 'x') return { text: 'There is an X here. The club is closed, and no route can visit it.', clause: 'OT-8.3' };
    if (kind === 'star') return { text: `A star fits between any two numbers. ${worth}`, clause: 'OT-8.6' };
    return { text: `Your route may come here from ${value} or less and continue to ${value} or more. ${worth}`, clause: 'OT-8.5' };
  };
  return {
    club: facts => {
      const boats = facts.docks.length > 0 ? `; boats leave from dock ${facts.docks.join(', ')}` : '';
      return {
        kind: `Jazz club, arrondissement ${numeralOf(homeOf(facts.club))}`,
        name: piece(facts.club),
        ...clubText(facts),
        example: `${counted(facts.neighbours.length, 'line')}: ${list.format(linesTo(facts.neighbours, club => piece(`at:${club}`)))}${boats}.`,
      };
    },
    card: (card, phase, empty) => {
      const home = numeralOf(shownOn(card));
      const region = piece(regionOf(card));
      const clause = { setup: 'OT-2.3', star: 'OT-5.2', write: 'OT-4.2' }[phase];
      const text = `On a turn it opens the empty clubs of the ${region} region; what goes in arrondissement ${home} is circled. During setup only the arrondissement counts.`;
      return {
        kind: 'Paris card',
        name: piece(card),
        text,
        clause,
        example: `${counted(empty, 'club')} in the ${region} region still empty on your map.`,
      };
    },
    number: (number, phase, dice) => ({
      kind: 'Number of the roll',
      name: number,
      ...(phase === 'lastPair' || phase === 'lastSingle'
        ? { text: 'On a last turn it may go in any empty club, and nothing is circled.', clause: 'OT-7.6' }
        : { text: 'Write it in an empty club in the region of one card. Your two numbers use two different cards.', clause: 'OT-4.1' }),
      example: `The dice show ${dice.join(' and ')}.`,
    }),
    dock: (dock, use, far) => ({
      kind: 'Dock',
      name: `Dock ${dock}, ${piece(`dock:${dock}`)}`,
      text: `From its club your route may take a boat to any other dock. Each step along the docks scores 1 point. ${
        use === 'once' ? 'In this game a route uses each dock once.' : 'Docks may be used again and again.'
      }`,
      example: `From ${dock} to ${far.dock} scores ${far.length}.`,
      clause: 'OT-9.3',
    }),
    submit: view => ({
      kind: 'Button',
      name: 'Submit your route',
      text: 'Ends your route as it is drawn. You can take it back until everyone has submitted.',
      example: hasRoute(view) ? `It scores ${counted(routePoints(view), 'point')} now.` : 'Without a route you score 0 points.',
      clause: 'OT-8.9',
    }),
    chosenX: {
      kind: 'Button',
      name: 'X',
      text: 'Puts an X in the club instead of the number you chose, though the number would fit. No route can visit an X.',
      clause: 'OT-6.7',
    },
    region: (region, empty) => ({
      kind: 'Region',
      name: piece(region),
      text: 'Every arrondissement lies North or South, and West, Central or East. A card opens all clubs of its region.',
      example: `${counted(empty, 'club')} empty in this region.`,
      clause: 'OT-1.2',
    }),
    home: arrondissement => ({
      kind: 'Arrondissement',
      name: `${numeralOf(arrondissement)} ${ARRONDISSEMENTS[arrondissement - 1]?.name}`,
      text: `Two clubs in the ${regionNames(arrondissement).join(' and ')} regions. A number here is circled if its card shows this arrondissement.`,
      example: `${list.format(clubsOf(arrondissement).map(club => piece(club)))}.`,
      clause: 'OT-4.3',
    }),
    drawn: DRAWN,
  };
}

const DRAWN: ExplainWords['drawn'] = {
  dice: ({ view }) => ({
    kind: 'Dice',
    name: 'Two ten-sided dice',
    text: 'They form two numbers, with either die in front. Doubles give a star instead.',
    example: `Now: ${view.dice.join(' and ')}.`,
    clause: 'OT-1.5',
  }),
  turn: ({ view }) => ({
    kind: 'Game',
    name: 'Turn',
    text: 'Everyone writes at the same time. Usually a turn fills two clubs; the game takes 18 to 24 turns.',
    example: view.turn === 0 ? 'Four setup numbers come first.' : `This is turn ${view.turn}.`,
    clause: 'OT-3.7',
  }),
  map: ({ view, empty }) => ({
    kind: 'Map',
    name: 'A player’s map',
    text:
      view.plan.options.openBoards === 'end'
        ? 'Select it to look at it. The other maps stay hidden until the end.'
        : 'Select it to look at it. New marks appear when everyone has finished.',
    example: `${counted(empty, 'empty club')} on yours.`,
    clause: 'OT-3.6',
  }),
  roller: () => ({
    kind: 'Player',
    name: 'Roller',
    text: 'Rolls the dice for everyone this turn. The dice pass clockwise; it changes nothing else.',
    clause: 'OT-3.5',
  }),
  deck: ({ view }) => ({
    kind: 'Cards',
    name: 'Deck',
    text: 'Three cards are turned up each turn. When it is empty, the discard pile becomes the new deck.',
    example: `${counted(view.bag.length, 'card')} left.`,
    clause: 'OT-3.2',
  }),
  discard: ({ view }) => ({
    kind: 'Cards',
    name: 'Discard pile',
    text: 'The cards of past turns, counted by region. The four setup cards never come back.',
    example: `${counted(view.discard.length, 'card')} discarded.`,
    clause: 'OT-3.4',
  }),
  'mark:empty': ({ empty }) => ({
    kind: 'Mark',
    name: 'Empty club',
    text: 'Still to be filled. When none is empty, everyone draws a route.',
    example: `${empty} of 40 clubs.`,
    clause: 'OT-8.1',
  }),
  'mark:circle': ({ circled }) => ({
    kind: 'Mark',
    name: 'Circle',
    text: 'The club lies in the arrondissement on the card used: 1 more point if your route visits it.',
    example: `${circled} on your map.`,
    clause: 'OT-4.3',
  }),
  'mark:star': ({ stars }) => ({
    kind: 'Mark',
    name: 'Star',
    text: 'Fits anywhere on a route, between any two numbers. Doubles or three cards of one region give one.',
    example: `${stars} on your map.`,
    clause: 'OT-8.6',
  }),
  'mark:x': ({ crosses }) => ({
    kind: 'Mark',
    name: 'X',
    text: 'Put where a number or star fitted nowhere. No route can visit it.',
    example: `${crosses} on your map.`,
    clause: 'OT-6.2',
  }),
  river: () => ({
    kind: 'Map',
    name: 'The Seine',
    text: 'Only boats cross it, and they score one point per step along the docks.',
    example: 'C to D scores 1, A to I scores 8.',
    clause: 'OT-9.3',
  }),
  route: ({ view }) => ({
    kind: 'Route',
    name: 'Route',
    text: 'Your clubs in order: along lines or by boat, and no number lower than the one before.',
    example: `Worth ${counted(routePoints(view), 'point')} so far.`,
    clause: 'OT-8.5',
  }),
  sketch: () => ({
    kind: 'Route',
    name: 'Sketch',
    text: 'A plan for your eyes only. Draw and change it whenever you like; nothing is sent.',
    clause: 'OT-11.1',
  }),
  best: () => ({
    kind: 'Route',
    name: 'Best possible route',
    text: 'The dashed line is the best route your map allows. It doesn’t count.',
    clause: 'OT-8.8',
  }),
  points: ({ circled }) => ({
    kind: 'Scoring',
    name: 'Points',
    text: 'One point per club on the route, one more if it is circled, plus the boat rides.',
    example: `${counted(circled, 'circled club')} on your map.`,
    clause: 'OT-10.1',
  }),
  title: ({ legend }) => ({
    kind: 'Scoring',
    name: 'Title',
    text: 'What your score makes of your band, from Métro busker to Legend of Saint-Germain.',
    example: `Legends score ${legend} or more.`,
    clause: 'OT-10.1',
  }),
};
