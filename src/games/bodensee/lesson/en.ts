import type { LessonTexts, Voice } from '../../../kernel/index.ts';
import { type Die, faceOf, type View } from '../index.ts';
import { en as texts } from '../texts/en.ts';
import {
  bestBus,
  bestSite,
  busTown,
  diceAboard,
  drivesOf,
  goalsOf,
  isOnTour,
  mostWith,
  otherPaid,
  ownOf,
  ownTiles,
  paidBy,
  siteIn,
  tileInHand,
  tourIncome,
  visitorsOf,
  YOU,
} from './reading.ts';

const name = (id: string | undefined) => texts.pieces[id ?? ''] ?? '';
const attraction = name;
const die = (id: Die) => `${name(faceOf(id).colour)} ${faceOf(id).pips}`;
const euro = (euros: number | undefined) => `€${euros ?? 0}`;
const forYou = (euros: number | undefined) => `${euro(euros)} for you`;
const aboard = (seen: View, town: string) => diceAboard(seen, town).map(die).join(', ');

/** Who is paid for a drive: another player, where the learner gets nothing. */
const paid = (drive: { readonly gains: readonly number[] } | undefined, voice?: Voice) => {
  const other = drive && !drive.gains[YOU] ? otherPaid(drive.gains) : undefined;
  return other && voice ? `${euro(other.euros)} for ${voice.name(other.seat)}` : forYou(drive?.gains[YOU]);
};

export const en: LessonTexts<View> = {
  guide: 'Captain Resi',
  title: 'First turn',
  here: 'Captain Resi is here if you need help.',
  steps: {
    goal: {
      idea: 'The most money wins.',
      say: 'Busloads of tourists travel around the lake. See to it that they spend their money with you.',
      do: 'Off we go',
      why: 'The game ends when a new tourist is needed and the dice bag is empty. It also ends when a colour of attractions has run out.',
      captions: [seen => `your money: ${euro(ownOf(seen)?.money)}`],
      stamp: 'Most money wins',
    },
    tourist: {
      idea: 'Every die is a tourist.',
      say: 'The pips are the money they have left. The colour is what they like: red is Culture.',
      why: 'Green likes Nature, blue Water, red Culture and yellow Food. A tourist visits only their own colour, and only what they can pay for.',
      captions: [seen => aboard(seen, 'wan')],
      stamp: 'Dice are tourists',
    },
    bus: {
      idea: 'The buses belong to no one.',
      say: 'On your turn you drive any bus you like. See who is aboard first.',
      do: 'Select a bus. All four are allowed.',
      why: 'A bus is worth what its tourists can spend. The next player may take the same bus.',
      good: 'Good. For this turn it’s your bus.',
      stamp: 'Everyone’s buses',
    },
    build: {
      idea: 'Build where the bus must stop.',
      say: 'In the morning you may use one action of this town. Build puts an attraction in any town you like.',
      do: seen => `Select Build, then ${attraction(bestSite(seen)?.tile)} and ${name(bestSite(seen)?.town)}. Or choose for yourself.`,
      why: 'You pay for the colour, €1 per equal colour there, and €1 at a harbour. Blue needs a water drop. What you build now counts at once.',
      good: 'What stands now counts on this very turn.',
      otherwise: seen =>
        ownTiles(seen).length > 0
          ? 'What stands now counts on this very turn.'
          : 'No attraction yet: until you build one, nobody pays you.',
      captions: [
        seen => {
          const tile = tileInHand(seen);
          return tile ? `${euro(bestSite(seen, tile)?.price)} now, ${euro(bestSite(seen, tile)?.income)} back` : '';
        },
        seen => aboard(seen, busTown(seen)),
      ],
      stamp: 'Build ahead of the bus',
      futures: (move, seen) => {
        const tile = tileInHand(seen);
        const best = bestSite(seen, tile);
        const own = tile && siteIn(seen, tile, move.replace('town ', ''));
        return {
          idea: 'You may. Count the euros first.',
          say: own ? 'On this turn the bus would earn you nothing there.' : 'Without an attraction of your own, no one pays you.',
          rows: [
            {
              choice: own ? `${attraction(own.tile)} in ${name(own.town)}` : 'Without building',
              pieces: own ? [own.tile] : [],
              comesTo: `${forYou(0)} on this turn`,
            },
            {
              choice: `${attraction(best?.tile)} in ${name(best?.town)}`,
              pieces: best ? [best.tile] : [],
              comesTo: `costs ${euro(best?.price)}, brings ${euro(best?.income)}`,
            },
          ],
          keep: own ? `Build in ${name(own.town)}` : 'Drive without building',
        };
      },
    },
    drive: {
      idea: 'A bus ends at its first stop.',
      say: 'A stop is a harbour, or a town with an attraction in a colour aboard.',
      do: 'Select a highlighted town.',
      why: 'The bus drives through all other towns, and through every town where a bus stands. You choose the road, and so the stop.',
      good: seen => (isOnTour(seen) ? 'Arrived. The tour begins.' : 'Arrived. Nobody aboard visits anything here.'),
      otherwise: seen => (isOnTour(seen) ? 'Arrived. The tour begins.' : 'Arrived. Nobody aboard visits anything here.'),
      captions: [seen => paid(goalsOf(seen)[0]), (seen, voice) => paid(goalsOf(seen)[1], voice)],
      stamp: 'The first stop',
      futures: (move, seen) => goalFutures(move, seen),
    },
    visit: {
      idea: 'Each attraction takes one visitor.',
      say: 'The visitor needs the attraction’s colour and at least its value in pips. If several can pay, you choose.',
      do: 'Select a tourist on the bus.',
      why: 'The visitor loses the value in pips, and the owner gets as many euros. If no one can pay, there is no visit.',
      good: 'The visitor pays, and the owner earns.',
      captions: [
        seen =>
          visitorsOf(seen)
            .map(visitor => `${die(visitor.die)}: ${euro(visitor.prospect.gains[YOU])}`)
            .join(', '),
      ],
      stamp: 'One visitor each',
      futures: (move, seen) => {
        const own = visitorsOf(seen).find(visitor => move === `send ${visitor.die}`);
        const [best] = visitorsOf(seen);
        return {
          idea: 'You may. Look at the last pip first.',
          say: 'More than one can pay. For one of them it’s the last euro, and that counts twice.',
          rows: [
            { choice: own ? `With ${die(own.die)}` : '', comesTo: forYou(own?.prospect.gains[YOU]) },
            { choice: best ? `With ${die(best.die)}` : '', comesTo: forYou(best?.prospect.gains[YOU]) },
          ],
          keep: own ? `Send ${die(own.die)}` : '',
        };
      },
    },
    ruin: {
      idea: 'The last pip pays twice.',
      say: 'A tourist without pips is ruined and leaves. The driver gets the value once more.',
      why: 'The owner is paid as always, and the driver gets the same again. So match value and pips: a 3 for a value of 3.',
      captions: [seen => `${euro(ownOf(seen)?.atHome)} + ${euro(ownOf(seen)?.ruinMoney)}`],
      stamp: 'The last pip',
    },
    allDay: {
      idea: 'After the tour, one more action.',
      say: seen =>
        tourIncome(seen) > 0
          ? `${name(busTown(seen))} offers Give Tour: one tourist visits everything once more.`
          : 'You may use one all-day action of the town you have reached.',
      do: seen => (tourIncome(seen) > 0 ? 'Select Give Tour, or end your turn.' : 'Use an action, or end your turn.'),
      why: 'One action in the morning, one after the tour. Both may be the same kind, and neither is a duty.',
      good: 'That was your turn. New tourists board, and the market is refilled.',
      captions: [seen => aboard(seen, busTown(seen)), seen => (tourIncome(seen) > 0 ? `Give Tour: ${euro(tourIncome(seen))} more` : '')],
      stamp: 'Morning and all day',
      futures: (_move, seen) => ({
        idea: 'You may. See who can still pay.',
        say: 'Give Tour is a separate tour: the same attraction may be visited again.',
        rows: [
          { choice: 'End the turn', comesTo: `${euro(0)} more` },
          { choice: 'Give Tour', pieces: ownTiles(seen).slice(-1), comesTo: `${euro(tourIncome(seen))} more` },
        ],
        keep: 'End the turn',
      }),
    },
    others: {
      idea: 'You also earn on others’ turns.',
      say: (seen, voice) => {
        const guest = paidBy(seen);
        if (guest === undefined) return 'When someone else brings tourists to your attraction, they pay you as well.';
        return `${voice.name(guest)} brought a tourist to your attraction: ${euro(ownOf(seen)?.fromOthers)} for you. ${voice.name(guest)} earned from the last pip, too.`;
      },
      why: 'The owner is paid whoever is driving. But the driver gets the euros for the last pip, so mind what you leave aboard.',
      captions: [seen => (ownOf(seen)?.fromOthers ? `+${euro(ownOf(seen)?.fromOthers)}` : '')],
      stamp: 'Paid on every turn',
    },
    paid: {
      idea: 'See who is paid before you drive.',
      say: seen => `From ${name(bestBus(seen))} a road leads to your own attraction. Other roads pay other players, or no one.`,
      do: seen => {
        const [best] = drivesOf(seen);
        if (!best) return 'Drive without a morning action. Or choose for yourself.';
        return `Take the bus in ${name(best.bus)} to ${name(best.to)}, without a morning action. Or choose for yourself.`;
      },
      why: 'Drive rich tourists to your own attractions, and leave poor buses to the others. What is left on the road, the next player drives.',
      good: 'Every bus is everyone’s bus. Now you know what to look for.',
      captions: [
        seen => (goalsOf(seen)[0] ? paid(goalsOf(seen)[0]) : aboard(seen, bestBus(seen))),
        (seen, voice) => paid(drivesOf(seen)[0] ?? goalsOf(seen)[1], voice),
        (seen, voice) =>
          paid(
            drivesOf(seen).find(({ gains }) => otherPaid(gains)),
            voice,
          ),
      ],
      futures: (move, seen) => (move.startsWith('bus') ? busFutures(move, seen) : goalFutures(move, seen)),
    },
    yours: {
      idea: 'From here on, you steer.',
      say: 'The game ends when the dice bag or a colour runs out. From here on, the dice fall as they like.',
      do: 'To the passport',
      why: 'An empty bag alone ends nothing: only a die that cannot be drawn does. The current turn is still completed.',
      captions: [seen => `your money: ${euro(ownOf(seen)?.money)}`],
    },
  },
  end: {
    title: 'Now the lake is yours.',
    lead: (_seen, voice) =>
      `The table stays as it is. ${voice.name(1)} and ${voice.name(2)} play on as beginners, and you can ask for a hint at any time.`,
    figures: seen => [
      { label: 'Your money', value: euro(ownOf(seen)?.money) },
      { label: 'Your attractions', value: String(ownTiles(seen).length) },
      { label: 'Dice in the bag', value: String(seen.bag.reduce((sum, count) => sum + count, 0)) },
    ],
    discover: [
      { icon: 'g-boat', lead: 'The ferry costs €1.', text: 'It takes a bus from harbour to harbour.' },
      { icon: 'g-key', lead: 'Grey attractions bring actions.', text: 'Everyone may use them, whoever built them.' },
    ],
  },
};

function goalFutures(move: string, seen: View) {
  const [best] = goalsOf(seen);
  const town = move.replace('drive ', '');
  return {
    idea: 'You may. See who is paid first.',
    say: 'Only attractions pay. A harbour is a stop, but no one spends anything there.',
    rows: [
      { choice: `To ${name(town)}`, pieces: [town], comesTo: forYou(0) },
      { choice: `To ${name(best?.town)}`, pieces: best ? [best.town] : [], comesTo: forYou(best?.gains[YOU]) },
    ],
    keep: `Drive to ${name(town)}`,
  } as const;
}

function busFutures(move: string, seen: View) {
  const [best] = drivesOf(seen);
  const town = move.replace('bus ', '');
  return {
    idea: 'You may. See where it can go first.',
    say: 'By road this bus reaches nothing of yours. Another one does.',
    rows: [
      { choice: `The bus in ${name(town)}`, pieces: ['bus'], comesTo: `${forYou(mostWith(seen, town))} by road` },
      { choice: `The bus in ${name(best?.bus)}`, pieces: ['bus'], comesTo: `${forYou(best?.gains[YOU])} in ${name(best?.to)}` },
    ],
    keep: `Take the bus in ${name(town)}`,
  } as const;
}
