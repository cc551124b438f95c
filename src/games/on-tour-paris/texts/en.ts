import type { Facts, Voice } from '../../../kernel/index.ts';
import { type Card, regionOf, shownOn } from '../components.ts';
import { COVER } from '../cover.ts';
import { higher, isDoubles, lower, meaning, numeral, setupNumberOf } from '../marks.ts';
import { explainsEn } from './explain-en.ts';
import { RULES, SECTIONS } from './rules-en.ts';
import {
  finishes,
  hasRoute,
  type Language,
  lexicon,
  numeralOf,
  people,
  piecesWith,
  placeWith,
  regionNamesWith,
  routePoints,
  type SpotWords,
  sentence,
  texts,
  twoDigits,
} from './sentences.ts';
import { marked, rolledDice, type StoryWords, written } from './story.ts';
import type { Pieces, TableWords } from './table.ts';

const printed: Pieces = piecesWith({
  N: 'North',
  S: 'South',
  W: 'West',
  C: 'Central',
  E: 'East',
  busker: 'Métro busker',
  openingAct: 'Opening act',
  houseBand: 'House band',
  headliner: 'Headliner',
  toast: 'Toast of Montmartre',
  legend: 'Legend of Saint-Germain',
});

/** How a club is found on the map. */
const SPOTS: SpotWords = {
  home: numeral => (numeral === 'X' ? 'arr. X' : numeral),
  left: 'left',
  right: 'right',
  top: 'top',
  bottom: 'bottom',
};

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list } = lexicon('en-GB', pieces);
  const all = people(list, 'You', 'first');
  const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) === 1 ? one : many}`;
  const parts = ({ clubs, circled, boats }: { readonly clubs: number; readonly circled: number; readonly boats: number }) =>
    list([counted(clubs, 'club'), ...(circled > 0 ? [`${circled} circled`] : []), ...(boats > 0 ? [`${boats} by boat`] : [])]);
  const place = placeWith(pieces);
  const regionNames = regionNamesWith(pieces);
  /** Outside the regions that the cards open. */
  const outside = ({ club, regions }: Facts) =>
    `${place(club)} lies in ${list(regionNames(club))}; a card opens only its own region, here ${list([...String(regions)].map(piece))}.`;
  const destination = (card: Card) => `arrondissement ${numeralOf(shownOn(card))} (${piece(regionOf(card))} card)`;
  const rolls = (roller: number, voice: Voice) => voice.tell(roller, 'you roll', name => `${name} rolls`);

  const words: TableWords = {
    setup: (step, number, card) => `Setup ${step} of 4: ${number} goes in ${destination(card)}`,
    turn: (turn, roller, voice) => `Turn ${turn}, ${rolls(roller, voice)}`,
    colon: ':',
    cards: 'Cards',
    noCards: 'none (last turn)',
    dice: 'Dice',
    doubles: 'doubles: a star',
    deck: (left, discarded) => `${counted(left, 'card')} in the deck, ${discarded} discarded`,
    routes: 'All clubs are filled: the routes',
    you: 'You',
    empty: clubs => counted(clubs, 'empty club'),
    done: 'finished',
    thinking: 'thinking',
    hidden: 'map hidden until the end',
    pencilled: 'pencilled in',
    key: 'Each arrondissement with its two clubs: · empty, (40) circled, ★ star, ✕ closed',
    result: result => `${counted(result.points, 'point')} (${parts(result)})`,
    best: points => `best possible, ${points}`,
    noRoute: 'no route',
    boat: (from, to) => `boat from ${from} to ${to}`,
  };

  const VERBS = { number: ['write', 'writes'], star: ['draw', 'draws'], x: ['put', 'puts'] } as const;

  const stories: StoryWords = {
    place,
    spot: club => piece(`at:${club}`),
    you: 'You',
    verb: (kind, isYou) => [VERBS[kind][isYou ? 0 : 1], ''],
    thing: mark => {
      const { kind, value, circled } = meaning(mark);
      const thing = { number: numeral(value), star: 'a star', x: 'an X' }[kind];
      return circled ? `${thing}, circled,` : thing;
    },
    within: 'in',
    and: 'and',
    everyone: kind => [{ number: 'Everyone writes ', star: 'Everyone draws ', x: 'Everyone puts ' }[kind], '.'],
    everyoneElse: 'Everyone fills in their own map.',
    setup: ({ number, card }) => [
      'Everyone gets ',
      marked(numeral(number), twoDigits(number)),
      ' for ',
      { piece: card, words: destination(card) },
      '.',
    ],
    rolled: ({ roller, dice, kind }, voice) => {
      const who = voice.tell(roller, 'You roll', name => `${name} rolls`);
      const star = [marked('*', 'a star'), ' for everyone.'];
      if (isDoubles(dice)) return [`${who} doubles: `, ...star];
      return [`${who} `, ...rolledDice(dice, 'and'), ...(kind === 'star' ? [', three cards of one region: ', ...star] : ['.'])];
    },
    won: ({ seat, points, ...rest }, voice) =>
      `${voice.tell(seat, 'You win', name => `${name} wins`)} with ${counted(points, 'point')}: ${parts(rest)}.`,
    shared: (winners, points, voice) => `${all(winners, voice)} win together with ${counted(points, 'point')} each.`,
    routed: ({ seat, points, ...rest }, voice) =>
      `${voice.tell(seat, 'You score', name => `${name} scores`)} ${counted(points, 'point')}: ${parts(rest)}.`,
  };

  /** What a choice says that is the last of its player in this step. */
  const FINISH = ' and finish';

  const SEATS = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [seat, `Player ${seat + 1}`]));

  return {
    handbook: async () => (await import('../handbook/en.ts')).en,
    title: COVER.title.en,
    pitch: 'A hundred days, forty jazz clubs, one band: write the dates of your tour so that they make the longest route.',
    sections: SECTIONS,
    rules: RULES,
    options: {
      firstRoller: {
        name: 'First roller',
        help: 'Who rolls first; it changes nothing else.',
        rulebook: 'The player with the best taste in music begins; how to tell is left to you.',
        values: { random: 'At random', ...SEATS },
      },
      dockUse: {
        name: 'Docks',
        help: 'Whether a route may use a dock for more than one boat ride.',
        rulebook: 'A boat ends your route at one dock and it resumes at any other. Whether a dock may be used again is not said.',
        values: { free: 'As often as you like', once: 'Once each' },
      },
      xRule: {
        name: 'When an X is due',
        help: 'How carefully you must make both numbers fit.',
        rulebook: 'A number without a legal place becomes an X. That the first number must leave room for the second is not said.',
        values: { strict: 'Write both if you can', sequential: 'One after the other', voluntary: 'An X may be chosen' },
      },
      xPlace: {
        name: 'Where an X goes',
        help: 'Where an X may go.',
        rulebook: 'An X goes in any empty club.',
        values: { anywhere: 'Any empty club', cardRegions: 'A region on the table first' },
      },
      routeMode: {
        name: 'Routes',
        help: 'Whether you draw your route or the best one counts automatically.',
        rulebook: 'Once all clubs are filled, everyone draws a route.',
        values: { draw: 'Drawn by hand', auto: 'Best route counts' },
      },
      routeAid: {
        name: 'Help with planning',
        help: 'What you are told about your sketch.',
        rulebook: 'You may draw your plan and erase it as often as you like. Checking and counting it is our addition.',
        values: { none: 'Nothing', validate: 'Mistakes and points', optimum: 'The best route so far' },
      },
      tieBreak: {
        name: 'Ties',
        help: 'What happens when scores are equal.',
        rulebook: 'The highest score wins. Nothing is said about ties.',
        values: { shared: 'Shared victory', detailed: 'Clubs, circles, boats, fewest X’s' },
      },
      openBoards: {
        name: 'Other maps',
        help: 'When you may look at the other players’ maps.',
        rulebook: 'Nothing is said about looking at other maps.',
        values: { afterStep: 'After every step', end: 'Only at the end' },
      },
      content: {
        name: 'Own map',
        help: 'Clubs, lines and docks of your own. Leave empty for Paris as printed.',
        rulebook: 'The box also has a map of New York with 40 cards of its own. It isn’t included: this is Paris only.',
      },
    },
    pieces,
    table: words,
    stories,
    explains: explainsEn(piece),
    refusals: {
      'OT-1.1': ({ club }) => `${place(club)} is already taken; what is written stays.`,
      'OT-2.3': ({ club, arrondissement }) =>
        `${place(club)} is outside arrondissement ${numeralOf(arrondissement)}; a setup number goes in one of its two clubs.`,
      'OT-3.3': ({ number }) => `You have no ${twoDigits(number)} to write; each number of the roll is written once.`,
      'OT-4.1': ({ card, shown, club }) => {
        if (!shown) return `${piece(card)} isn’t face up; a number needs one of the cards shown.`;
        const used = club ? `Only ${piece(card)} opens ${place(club)}, and you used it` : `You used ${piece(card)}`;
        return `${used} for your first number; each number needs a card of its own.`;
      },
      'OT-4.2': outside,
      'OT-5.2': outside,
      'OT-6.3': ({ club }) =>
        `${place(club)} is outside the regions of the cards, and other empty clubs are inside; an X goes there first.`,
      'OT-6.5': ({ club, number }) =>
        `With ${twoDigits(number)} in ${place(club)} on that card, your other number would fit nowhere; if both can be written, both must be.`,
      'OT-7.3': ({ number }) => `${twoDigits(number)} wasn’t rolled; on a last turn you write one of the two numbers of the roll.`,
      'OT-8.1': ({ dock }) => `Dock ${dock} waits for the route; boats sail once every club is filled.`,
      'OT-8.3': ({ club }) => `There is an X in ${place(club)}; no route can visit it.`,
      'OT-8.4': ({ club, from, dock, to }) =>
        `No line leads from ${place(from)} to ${place(club)}; ${dock ? `only the boat from dock ${dock} to dock ${to} goes there` : 'a route follows lines, or takes a boat'}.`,
      'OT-8.5': ({ number, last }) =>
        `${twoDigits(number)} is lower than ${twoDigits(last)}, the last number on your route; along a route the numbers never fall.`,
      'OT-8.7': ({ club }) => `Your route has already visited ${place(club)}; it visits no club twice.`,
      'OT-9.1': ({ dock, landings, from, to, club, at }) => {
        if (landings === 0) return `From dock ${dock} the boat can land nowhere; every club at another dock is closed, visited or too low.`;
        if (dock && at) return `Dock ${dock} isn’t at ${place(at)}; a boat leaves from a dock at the last club of your route.`;
        if (dock) return `Your route hasn’t begun; a boat leaves from a dock at its last club.`;
        if (from === to) return 'The boat leaves from that very dock; it lands at a different one.';
        return `Dock ${from} must be at ${place(at)}, and dock ${to} at ${place(club)}; a boat leaves from a dock at your club.`;
      },
      'OT-9.6': ({ from, to }) =>
        `Dock ${from === to ? from : `${from} or ${to}`} has already been used; with this option a route uses each dock once.`,
    },
    moves: {
      club: ({ club }, view) => `Write ${numeral(setupNumberOf(view.setup?.step ?? 0, view.dice))} in ${place(club)}${FINISH}`,
      write: ({ number, club, card }, view) =>
        `Write ${twoDigits(number)} in ${place(club)}${card ? ` with ${piece(card)}` : ''}${finishes(view) ? FINISH : ''}`,
      star: ({ club }) => `Draw a star in ${place(club)}${FINISH}`,
      x: ({ number, club }, view) =>
        `Put an X in ${place(club)}${number === null ? '' : ` instead of ${twoDigits(number)}`}${finishes(view) ? FINISH : ''}`,
      low: ({ club }, { dice }) => `Write ${numeral(lower(dice))} in ${place(club)}, ${numeral(higher(dice))} in the other club,${FINISH}`,
      submit: (_move, view) =>
        hasRoute(view) ? `Submit your route: ${counted(routePoints(view), 'point')}` : 'Finish without a route: 0 points',
      start: ({ club }) => `Start at ${place(club)}`,
      step: ({ club }) => `Continue to ${place(club)}`,
      ride: ({ from, to, club }) => `Take the boat from dock ${from} to dock ${to}, then go to ${place(club)}`,
    },
    warning: ({ kind, facts: { points, clubs, club, gain, from, to, number, card, best } = {} }) => {
      switch (kind) {
        case 'emptyRoute':
          return `Finish without a route? You would score 0 points, though your tour could start at ${counted(clubs, 'club')}.`;
        case 'routeGoesOn':
          return from
            ? `Submit ${counted(points, 'point')} now? The boat from dock ${from} to dock ${to} would still add ${gain}.`
            : `Submit ${counted(points, 'point')} now? Your route can still continue: ${place(club)} would add ${gain}.`;
        case 'unusedBoat':
          return `Submit ${counted(points, 'point')} without the boat? From dock ${from} to dock ${to} it would add ${gain}.`;
        case 'shortRoute':
          return best === undefined
            ? `Submit ${counted(points, 'point')}? Your map allows more than twice as many.`
            : `Submit ${counted(points, 'point')}? Your map allows ${best}.`;
        case 'chosenX':
          return `Put an X in ${place(club)}? ${twoDigits(number)} would fit, and no route can visit an X.`;
        case 'missedCircle':
          return `Write ${twoDigits(number)} without a circle? With ${piece(card)} it would be circled, 1 more point on your route.`;
        default:
          return undefined;
      }
    },
    events: {
      setupDrawn: ({ step, number, card }) => `Setup ${step} of 4: ${twoDigits(number)} goes in ${destination(card)}.`,
      rollerChosen: ({ seat }, voice) =>
        voice.tell(
          seat,
          'You have the best taste in music and roll first.',
          name => `${name} has the best taste in music and rolls first.`,
        ),
      reshuffled: ({ cards }) => `The discard pile becomes a new deck of ${counted(cards, 'card')}.`,
      turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
        const shown = cards.length > 0 ? `${list(cards.map(piece))}; ` : '';
        const star = isDoubles(dice) ? ' Doubles: a star for everyone!' : ' Three cards of one region: a star for everyone!';
        const asked = { write: '', star, lastPair: ' The last two clubs.', lastSingle: ' The last club.', lastStar: star }[kind];
        return `Turn ${turn}: ${shown}${rolls(roller, voice)} ${dice.join(' and ')}.${asked}`;
      },
      // Who is still thinking is shown at the seats.
      finished: () => undefined,
      entered: ({ seat, entries }, voice) => (entries ? sentence(written(seat, entries, voice, stories)) : undefined),
      routed: ({ seat, route, points, ...rest }, voice) => {
        const [from, to] = [route[0]?.club, route.at(-1)?.club];
        if (!from) return voice.tell(seat, 'You draw no route: 0 points.', name => `${name} draws no route: 0 points.`);
        const who = voice.tell(seat, 'You score', name => `${name} scores`);
        const way = from === to ? `at ${place(from)}` : `from ${place(from)} to ${place(to)}`;
        return `${who} ${counted(points, 'point')} ${way}: ${parts(rest)}.`;
      },
      ended: ({ winners }, voice) => {
        const [first, ...others] = winners;
        if (first === undefined) return undefined;
        return others.length > 0 ? `${all(winners, voice)} win together.` : voice.tell(first, 'You win!', name => `${name} wins.`);
      },
    },
  };
};

/** The game in English. */
export const en = texts({ printed, spots: SPOTS, speak });
