import type { Futures, LessonTexts } from '../../../kernel/index.ts';
import { numeral } from '../marks.ts';
import { homeNumeral } from '../texts/sentences.ts';
import type { View } from '../view.ts';
import {
  clubIn,
  comparedWrites,
  counts,
  isAtDockA,
  lastRide,
  markHere,
  marksAhead,
  mostAfter,
  mostWithX,
  numbersLeft,
  type Prospect,
  rising,
  setupCall,
  tallyOf,
} from './reading.ts';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/** A number in its place or out of line. */
function writeFutures(text: string, seen: View): Futures {
  const [own, other] = comparedWrites(seen, text);
  const row = ({ move, circled, mark, count, of }: Prospect) => ({
    choice: `${numeral(move.number)} in ${homeNumeral(move.club)}${circled ? ', circled' : ''}`,
    pieces: [`mark:${mark}`],
    comesTo: `${count} of ${of} numbers rise`,
  });
  return {
    idea: 'You may. Look at your direction first.',
    say: 'Your numbers rise from East to West. A route can hardly reach one that is out of line.',
    rows: [row(own), row(other)],
    keep: `Keep ${homeNumeral(own.move.club)}`,
  };
}

/** The number that is left in the first turn. */
const left = (seen: View) => numeral(numbersLeft(seen)[0] ?? 0);

/** Where the lines lead on to. */
function linesOn(seen: View): string {
  const ahead = marksAhead(seen);
  return ahead.length > 0 ? `from ${markHere(seen)} to ${ahead.join(', ')}` : `${markHere(seen)}: no line leads on`;
}

/** What became of the route by the river. */
function routeEnd(seen: View): string {
  const ride = lastRide(seen);
  if (ride) return `From ${ride.from} to ${ride.to} by boat: ${points(ride.points)}.`;
  return seen.results
    ? `Your route ends here: ${points(tallyOf(seen).points)}.`
    : 'On foot along the bank. From another dock a boat may still lead on.';
}

export const en: LessonTexts<View> = {
  guide: 'Léon',
  title: 'First night',
  here: 'Léon is here if you need him.',
  steps: {
    goal: {
      idea: 'One route, always rising.',
      say: seen => {
        const { clubs, circled, points: all } = tallyOf(seen);
        return `This map is full, and its route climbs from 08 to 97. ${clubs} clubs and ${circled} circles make ${points(all)}.`;
      },
      do: 'Off we go',
      why: 'You fill forty clubs, then you draw one route. A club on it scores 1 point, a circled one 2. Boat rides come on top.',
      captions: ['97: it ends here', '08: it begins here'],
      stamp: 'One rising route',
    },
    first: {
      idea: 'Four numbers come first.',
      say: '78 belongs in arrondissement VII, in either of its clubs. It is circled: 1 more point on your route.',
      do: 'Choose one of the two clubs in VII.',
      why: 'All four setup numbers are circled. One club here has dock C, the other has more lines.',
      good: 'Circled. It scores 2 if your route comes by.',
      otherwise: 'Circled. It scores 2 if your route comes by.',
      captions: ['the two clubs in VII', 'card VII'],
      stamp: 'Circled',
    },
    four: {
      idea: 'Find your direction.',
      say: seen => {
        const { number, left } = setupCall(seen);
        if (left > 2) return 'Three more numbers come the same way. Watch where the low and the high ones go.';
        return left === 2
          ? `${number} is low, and it belongs in the East. One more number comes after it.`
          : `${number} is the last. It belongs between the low and the high ones.`;
      },
      do: seen => `Write ${setupCall(seen).number} in a club in ${setupCall(seen).home}.`,
      why: 'A route may run in any direction. These four numbers rise from East to West, so plan for that.',
      good: '15 in the East, 51 in the middle, 78 and 87 in the West.',
      otherwise: '15 in the East, 51 in the middle, 78 and 87 in the West.',
      captions: [seen => `${setupCall(seen).number}: the two clubs in ${setupCall(seen).home}`],
      stamp: 'A direction',
    },
    dice: {
      idea: 'Two dice, two numbers.',
      say: '4 and 8 make 48 and 84. You write both of them this turn.',
      why: 'Either die may come first. A zero counts as well: 0 and 7 make 07 and 70.',
      captions: ['4 and 8: 48 and 84', 'three cards, three regions'],
      stamp: 'Two numbers',
    },
    card: {
      idea: 'A card opens a region.',
      say: 'Each number needs a card of its own. It goes in that region, and in the card’s arrondissement it is circled.',
      do: 'Choose 48 or 84, then a highlighted club. All are allowed.',
      why: 'The Central card opens the middle of the map, and 48 belongs there. In IX it even gets its circle.',
      good: 'Written. The other number needs another card.',
      otherwise: 'Written. The other number needs another card.',
      captions: ['IX: circled with Central', 'XI: circled with East', 'XIV: circled with South'],
      stamp: 'A card each',
      futures: writeFutures,
    },
    order: {
      idea: 'Circle now, or order later?',
      say: seen =>
        left(seen) === '84'
          ? '84 is high, and your high numbers lie in the West. A circle in the East would break the order.'
          : `${left(seen)} lies between your low and your high numbers. A circle is nice, but order lasts longer.`,
      do: seen => `Write ${left(seen)} in a highlighted club. All are allowed.`,
      why: 'A circle scores 1 point, if the route comes by. A number in the right place keeps the route open.',
      good: 'Two clubs filled, and the turn is over.',
      otherwise: 'Two clubs filled, and the turn is over.',
      captions: ['78 and 87, in the West', '15, in the East'],
      futures: writeFutures,
    },
    star: {
      idea: 'Doubles give a star.',
      say: 'Two sixes: no numbers this turn, but a star. It fits between any two numbers.',
      do: 'Draw the star in a highlighted club.',
      why: 'Three cards of one region give a star as well. It helps most where many lines meet.',
      good: 'A star is never too high and never too low.',
      otherwise: 'A star is never too high and never too low.',
      captions: ['6 and 6', 'many lines meet here'],
      stamp: 'A star fits',
    },
    x: {
      idea: 'Sometimes nothing fits.',
      say: '29 took the last club in these regions. So 92 becomes an X, in any empty club.',
      do: 'Put the X in a highlighted club.',
      why: 'No route visits an X. In a corner it costs least; at a dock it closes the dock as well.',
      good: 'The route will go around it.',
      otherwise: 'That club is closed for good. The route will go around it.',
      captions: ['at dock A', 'a corner', 'seven lines meet here'],
      stamp: 'X in a corner',
      futures: (move, seen) => ({
        idea: 'You may. Think of the route first.',
        say: 'An X closes its club for good. This is what the best route could still score.',
        rows: [
          { choice: `X in ${homeNumeral(clubIn(move))}`, pieces: ['mark:X'], comesTo: `up to ${points(mostWithX(seen, clubIn(move)))}` },
          { choice: 'X in XVII', pieces: ['mark:X'], comesTo: `up to ${points(mostWithX(seen, '17b'))}` },
        ],
        keep: `Keep ${homeNumeral(clubIn(move))}`,
      }),
    },
    draw: {
      idea: 'Equal or higher, along the lines.',
      say: seen => `Your route has come to ${markHere(seen)}. It follows a line to an equal or higher number, or to a star.`,
      do: 'Continue, club by club, as far as you like.',
      why: 'A lower number is refused, even after a star. Clubs that are not on the route score nothing.',
      good: 'Higher and higher: that is a route.',
      otherwise: seen => `This route visits ${tallyOf(seen).clubs} clubs: ${points(tallyOf(seen).points)}.`,
      captions: [linesOn],
      stamp: 'Equal or higher',
      futures: (_move, seen) => ({
        idea: 'You may. The route could go on.',
        say: 'A route may end anywhere. But every extra club is another point.',
        rows: [
          { choice: 'Submit now', comesTo: points(tallyOf(seen).points) },
          { choice: 'Continue', comesTo: `up to ${points(mostAfter(seen))}` },
        ],
        keep: 'Submit now',
      }),
    },
    boat: {
      idea: 'Only boats cross the Seine.',
      say: 'At a dock your route may take a boat. Each step along the docks scores: A to I is 8 points.',
      do: 'Choose dock A and where to land, or walk on.',
      why: 'The number after the ride must be equal or higher, too. Every ride ends at a club.',
      good: 'A long ride is worth as much as many clubs.',
      otherwise: routeEnd,
      captions: [
        seen => (isAtDockA(seen) ? '07: you are here' : linesOn(seen)),
        seen => (isAtDockA(seen) ? 'A to I: 8 points' : ''),
        seen => (isAtDockA(seen) ? '08: on foot' : ''),
      ],
      stamp: 'By boat',
      futures: (move, seen) => ({
        idea: 'You may. Look at the river first.',
        say: 'Both are allowed. This is what the best route could score.',
        rows: [
          move === 'submit'
            ? { choice: 'Submit now', comesTo: points(tallyOf(seen).points) }
            : { choice: 'On foot', comesTo: `up to ${points(mostAfter(seen, move))}` },
          { choice: 'By boat', comesTo: `up to ${points(mostAfter(seen))}` },
        ],
        keep: move === 'submit' ? 'Submit now' : 'Walk on',
      }),
    },
    yours: {
      idea: 'The map is yours.',
      say: seen => `Back on your own map: ${counts(seen).empty} clubs are empty. From here cards and dice fall as they like.`,
      do: 'To the passport',
      why: 'With one or two empty clubs only the dice are rolled. At the end you draw your route, then see the best one.',
      captions: ['your game'],
    },
  },
  end: {
    title: 'Now the night is yours.',
    lead: 'The table stays as it is. You play for a title, and you may ask for a hint at any time.',
    figures: seen => [
      { label: 'Empty clubs', value: String(counts(seen).empty) },
      { label: 'Circled', value: String(counts(seen).circled) },
      { label: 'Rising from East to West', value: `${rising(seen).count} of ${rising(seen).of}` },
    ],
    discover: [
      { icon: 'g-star', lead: 'Three cards of one region:', text: 'that is a star, whatever the dice show.' },
      { icon: 'g-sax', lead: 'Your band gets a title:', text: 'from Métro busker to Legend of Saint-Germain.' },
    ],
  },
};
