import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The four cards in English. */
export const en = (n: Numbers) =>
  ({
    title: 'Eighty days in one minute',
    guide: 'Passepartout',
    dial: 'DAYS',
    days: 'days',
    goal: {
      heading: `Be home by day ${n.bet}.`,
      brief: 'The fewest days win.',
      picture: `A watch with ${days(n.bet)}; ${n.legs} legs lead from London back to London.`,
      text: [
        `${n.legs} legs lead from London to London. Among those home in ${days(n.bet)}, the *fewest days* win.`,
        `${n.places.join(', ')}.`,
      ],
      foot: 'If you’re not home when the game ends, you can’t win.',
    },
    turn: {
      heading: 'Card, space, leg, look.',
      brief: 'Four steps a turn.',
      picture: 'The four steps of a turn, each with a picture.',
      steps: [
        ['Take a card', 'from the track into your hand.'],
        ['Use its space', 'A coin, a balloon, an event card, the detective: or skip it.'],
        ['Travel or stay', 'The leg shows which cards it takes. Their numbers are your days.'],
        ['The detective looks in', `${days(n.detective)} if he stands where you end. Then keep ${n.hand} cards at most.`],
      ],
    },
    counts: {
      heading: 'Every day is a cost.',
      brief: 'A pair counts once.',
      picture: 'What costs days, and what saves them.',
      rows: [
        ['A train', 'its number in days'],
        ['A ship', 'its number in days'],
        ['A pair', 'two equal trains or ships of one leg count once'],
        ['The detective', 'at the end of your turn'],
        ['Each round', 'once someone is home'],
      ],
    },
    advice: {
      heading: 'Save two equal ships for the long legs.',
      brief: `${n.longLegs.length} legs take two.`,
      picture: `Two ships of ${n.equal} days: together they count ${n.equal}, not ${2 * n.equal}.`,
      text: `${n.longLegs.map(([from, to]) => `${from} to ${to}`).join(', ')}: each takes two ships.`,
      caution: `But don’t wait too long: each round after the first arrival costs ${days(n.pressure)}.`,
    },
  }) as const satisfies LookWords & Own;

interface Own {
  readonly dial: string;
  readonly days: string;
}

/** The words of the cards in one language. */
export type Told = LookWords & Own;
