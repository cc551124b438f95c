import type { LessonTexts } from '../../../kernel/index.ts';
import { LAST_TURN, SEATS_IN_BUS } from '../components.ts';
import type { View } from '../view.ts';
import { waysIn } from './futures.ts';
import { delivered, isLost, mostStaying, seatsTaken, siteAhead, spacesWithWaiting, staying } from './reading.ts';

const progress = (seen: View) => `${delivered(seen)} of ${seen.town.objective}`;
const seats = (seen: View) => `${seatsTaken(seen)} of ${SEATS_IN_BUS} seats taken`;

const { ways, waysUnlessLost, lost } = waysIn({
  own: 'Your way',
  rotated: 'Rotated',
  otherTile: 'The other tile',
  keep: 'Keep my way',
  stay: count => `${count} delivered`,
  back: count => `${count} back to the reserve`,
  lost: count => (count === 1 ? '1 site lost for good' : `${count} sites lost for good`),
  siteLost: { idea: 'You may. But each site comes only once.', say: 'Your way passes a site with too few aboard. It is lost then.' },
  board: count => (count === 1 ? '1 boards' : `${count} board`),
  over: 'the day is over',
  nothing: 'no one gets on or off',
});

const ahead = (seen: View) => {
  const site = siteAhead(seen);
  return site ? `needs ${site.needs}, aboard ${site.aboard}` : seats(seen);
};

/** What came of collecting. */
const collected = (seen: View) =>
  mostStaying(seen) > 1 ? 'Many at once: that is how twelve come together.' : `${seats(seen)}: bring as many as you can to the next site.`;

const boardedFromBend = (seen: View) => {
  if (isLost(seen, 'C')) return 'Too few blue passengers for the Bridge. It does not come again.';
  if (staying(seen, 'C') > 0) return 'Two got off at the Bridge: there are seats again.';
  return seatsTaken(seen) === SEATS_IN_BUS
    ? 'The bus is full: time for a site.'
    : `${seats(seen)}. The travellers on the bend can still board.`;
};

const stillWaiting = (seen: View) => {
  const { length: count } = spacesWithWaiting(seen);
  if (count === 0) return 'Nobody waits on your tiles any more.';
  return count === 1 ? 'Somebody still waits on one of your tiles.' : `Somebody still waits on ${count} of your tiles.`;
};

export const en: LessonTexts<View> = {
  guide: 'Pauline',
  title: 'First day',
  here: 'Pauline is here if you need her.',
  steps: {
    goal: {
      idea: 'Bring 12 travellers to their sites.',
      say: 'Pick them up, set them down at sites of their colour, then leave by the exit. Twelve win the day.',
      do: 'Off we go',
      why: 'The day is won if twelve travellers stand on sites when the bus leaves. Later days ask for more.',
      captions: [seen => `${progress(seen)} delivered`, 'the exit: here the day ends', 'your bus, still empty'],
    },
    choose: {
      idea: 'Two tiles: you use one.',
      say: 'Every turn shows two tiles. One goes in front of the bus, the other leaves the game.',
      do: 'Your choice: select a tile, then drive.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'Look at the road the bus will take, and at who stands on it. The line on the map shows both.',
      good: 'The other tile is out of the game.',
      otherwise: seen =>
        isLost(seen, 'A')
          ? 'The other tile is out of the game, and the Great Clock is behind you for good.'
          : 'The other tile is out of the game.',
      captions: ['one of these two', 'it goes here'],
      stamp: 'One of two',
      futures: lost,
    },
    drive: {
      idea: 'The bus follows its road.',
      say: seen => {
        if (isLost(seen, 'A')) return 'Yours passed the Great Clock with no orange traveller aboard. That site does not come again.';
        return seatsTaken(seen) > 0
          ? 'It drives to the end of the road, and everyone standing on that road boards. You only choose the tile.'
          : 'It drives to the end of the road. Nobody stood on yours, so nobody boarded.';
      },
      why: 'Once the tile is placed, there is no choice of road. The bus also drives over old tiles and around the edge.',
      captions: [seats, 'two roads, one of them driven'],
      stamp: 'To the end of the road',
    },
    turn: {
      idea: 'One tile, four ways.',
      say: 'Rotate it and watch the line: it shows where the bus will go. A placed tile stays, so look first.',
      do: 'Select a tile, rotate it until you like the road, then drive.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'The same bend leads left or right and may pick up other people. A placed tile never moves again.',
      good: 'That is a whole turn: choose, rotate, drive.',
      otherwise: seen => `That was a whole turn. Aboard: ${seatsTaken(seen)}, delivered: ${delivered(seen)}.`,
      captions: ['two tiles', 'rotate it here', ahead],
      stamp: 'Four ways',
      futures: waysUnlessLost({ idea: 'You may. Rotated, it leads elsewhere.', say: 'It is the same tile. Only the road is different.' }),
    },
    enough: {
      idea: 'Enough? They stay and count.',
      say: 'The Great Clock needs 1 orange traveller, and you brought one. Bravo!',
      why: 'At a site all passengers of its colour get off, and no one else. If there are enough, they all count.',
      captions: ['Great Clock: needs 1 orange', seen => `${progress(seen)} delivered`],
      stamp: 'Enough of a colour',
    },
    collect: {
      idea: 'Each site comes once. Collect first.',
      say: 'The bus passes a site once at most. Everyone of its colour who is aboard by then counts.',
      do: 'Place a tile. Count first who will be aboard at the site.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'A site takes as many as you bring, as long as there are enough. Anyone who boards later needs another site.',
      good: collected,
      otherwise: collected,
      captions: ['two tiles', seen => (siteAhead(seen) ? ahead(seen) : ''), seats],
      stamp: 'Collect first',
      futures: waysUnlessLost({
        idea: 'You may. Count who is aboard first.',
        say: 'Both ways pass the site. One of them brings more people there.',
      }),
    },
    second: {
      idea: 'Every tile has a second road.',
      say: 'Someone is still waiting on the other road of this tile. Lead the bus back over it, and they board.',
      do: 'Place a tile: towards it or away from it, as you like.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'The bus meets only those on its own road. Roads not driven yet can still fill your seats.',
      good: 'An old tile is always worth a second look.',
      otherwise: stillWaiting,
      captions: ['waiting on the second road', 'two tiles'],
      stamp: 'The second road',
      futures: lost,
    },
    few: {
      idea: 'Too few? They all go back.',
      say: 'The Labyrinth needs 2 green travellers, but only 1 is aboard. Alone, that one would go back to the reserve.',
      do: 'Bring enough green to the Labyrinth, or drive another way.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'Too few get off as well, but none of them counts. And the site does not come again.',
      good: 'Enough, or none: count before every site.',
      otherwise: seen => {
        if (isLost(seen, 'E')) return 'The green passenger went back, and the Labyrinth does not come again.';
        return staying(seen, 'E') > 0
          ? 'Enough, or none: count before every site.'
          : 'The Labyrinth can still come. Until then, collect green travellers.';
      },
      captions: ['Labyrinth: needs 2 green', '1 green aboard', 'two tiles'],
      stamp: 'Enough, or none',
      futures: ways({ idea: 'You may. Count the green ones first.', say: 'The Labyrinth needs 2. Fewer go back to the reserve.' }),
    },
    full: {
      idea: 'The bus has six seats.',
      say: 'Five are aboard, and two stand on this bend. The first you meet boards; the second stays behind.',
      do: 'Place a tile. Entered from its other end, the bend offers the other one first.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'A full bus takes no one. A site on the way frees seats for the next travellers.',
      good: boardedFromBend,
      otherwise: boardedFromBend,
      captions: [seats, 'two on one road'],
      stamp: 'Six seats',
      futures: lost,
    },
    gate: {
      idea: 'The exit ends the day.',
      say: seen => `From this corner a road leads out of the city. Only ${progress(seen)} are delivered.`,
      do: 'Choose a road that stays in the city.',
      then: 'Rotate the tile if you like, then drive.',
      why: 'The day ends as soon as the bus leaves, and passengers aboard do not count. Fill the other side first.',
      good: 'Keep this corner for the end.',
      otherwise: seen => {
        if (seen.result) return `The day is over, with ${progress(seen)} delivered.`;
        return staying(seen, 'D') > 0 ? 'Keep this corner for the end.' : 'The bus stays in the city, and the Castle can still come.';
      },
      captions: ['the exit', '2 orange aboard', 'Castle: needs 2 orange'],
      stamp: 'The exit comes last',
      futures: ways({ idea: 'You may. But then the day is over.', say: 'Ten are not enough to win. The Castle is still waiting.' }),
    },
    yours: {
      idea: 'The city is yours.',
      say: 'This is your own day again, as you left it. “Is 12 still possible?” gives an answer at any time.',
      do: 'To the passport',
      why: 'The answer takes into account every road that can still come. A lost day can be started again.',
      captions: [seen => `${progress(seen)} delivered`],
    },
  },
  end: {
    title: 'Now the city is yours.',
    lead: 'The table stays as it is. The next tiles come by chance, and you may ask for a hint at any time.',
    figures: seen => [
      { label: 'Delivered', value: progress(seen) },
      { label: 'Aboard', value: `${seatsTaken(seen)} of ${SEATS_IN_BUS}` },
      { label: 'Turn', value: `${Math.min(seen.turn, LAST_TURN)} of ${LAST_TURN}` },
    ],
    discover: [
      { icon: 'g-inspector', lead: 'From day 4:', text: 'Madame Perforée checks tickets, and someone must get off.' },
      { icon: 'g-suitcase', lead: 'From day 10:', text: 'Globetrotters want to be aboard when the bus leaves.' },
    ],
  },
};
