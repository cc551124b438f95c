import type { StepTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { en as texts } from '../texts/en.ts';
import type { View } from '../view.ts';
import {
  firstWaiting,
  guestsIn,
  isMarked,
  isSaved,
  isTied,
  moodOf,
  nextMark,
  placedIn,
  visitedBy,
  waitingAtDesks,
  waitingIn,
} from './after-landing.ts';
import { agencyIn, nameOf, phaseOf } from './reading.ts';

const { pieces } = texts;
const counted = (count: number, one: string) => `${count} ${one}${Math.abs(count) === 1 ? '' : 's'}`.replace('-', '−');
export const points = (count: number) => counted(count, 'point');

/** The steps after the landing. */
export const landed: Readonly<Record<string, StepTexts<View>>> = {
  rooms: {
    idea: 'Every guest needs a clean room.',
    say: 'A guest with a crown wants the VIP room; any other costs 1 point. Guests stay for the weeks shown.',
    do: seen => (waitingIn(seen).length > 0 ? 'Select a guest, then a room.' : 'Everyone has a room. Select Done.'),
    why: 'When guests leave, the room is dirty until you clean it. Two with the dorm symbol may share the dorm.',
    good: 'Everyone has a bed.',
    otherwise: seen => `Your hotel now has ${counted(guestsIn(seen), 'guest')}.`,
    captions: [seen => (waitingIn(seen).length > 0 ? 'your guests' : ''), 'clean rooms'],
    stamp: 'A room for everyone',
    futures: (move, seen) => {
      const { guest, vip, room } = placedIn(seen, move);
      return {
        idea: 'You may. Look for the crown first.',
        say: `${nameOf(vip)} has the crown. There is only one VIP room.`,
        rows: [
          { choice: `${nameOf(guest)}: ${pieces[room]}`, pieces: [room], comesTo: '−1 point for the crown' },
          { choice: `${nameOf(vip)}: ${pieces.V}`, pieces: ['V'], comesTo: 'no penalty' },
        ],
        keep: 'Keep this room',
      };
    },
  },
  full: {
    idea: 'No clean room: that is expensive.',
    say: 'Weeks later: three rooms are taken, one is dirty, and Amara has just landed.',
    do: 'Select the Housekeeper, then the dirty room. Amara moves in.',
    why: 'Without a room, a guest’s points are taken back and 3 more are lost. So count clean rooms before you board.',
    good: 'Saved! Amara’s points stay with you.',
    otherwise: seen =>
      isSaved(seen) ? 'Saved! Amara’s points stay with you.' : `No room: Amara’s points are taken back, and ${points(ANGRY)} more.`,
    captions: ['cleans one room a week', seen => (agencyIn(seen).rooms.S2.clean ? 'clean again' : 'empty, but dirty')],
    stamp: 'Count the rooms',
    futures: (_move, seen) => {
      const guest = firstWaiting(seen);
      return {
        idea: 'You may. Look at your staff first.',
        say: 'Your Housekeeper is free, and one room is empty. A room token would do, too.',
        rows: [
          { choice: 'Turn away', pieces: guest ? [guest.tourist] : [], comesTo: points(-(guest?.scored ?? 0) - ANGRY) },
          { choice: 'Clean the room', pieces: ['H1'], comesTo: 'no points lost' },
        ],
        keep: 'Turn away',
      };
    },
  },
  activity: {
    idea: 'One marker a week.',
    say: 'Back in your week. Your city offers an activity, and each row pays only the first player to fill it.',
    do: 'Select a row for your marker.',
    why: 'You need a guest in a room, and you place only one marker a week. Short rows are quick, long ones pay more.',
    good: 'Placed. The race is on.',
    otherwise: seen => (isMarked(seen) ? 'Placed. The race is on.' : 'No marker this week. The next one comes next week.'),
    captions: [
      seen => {
        const next = nextMark(seen);
        return next ? `${pieces[next.row]}: ${ROWS[next.row].spaces.map(space => pieces[space]).join(', ')}` : '';
      },
      seen => `${pieces[visitedBy(seen) ?? 'NBO']}: your guests are here`,
    ],
    stamp: 'The first marker',
    futures: (_move, seen) => {
      const next = nextMark(seen);
      return {
        idea: 'You may. A marker costs nothing, though.',
        say: 'This week’s marker is lost if you pass.',
        rows: [
          { choice: 'No activity', comesTo: 'no row begun' },
          {
            choice: next ? `${pieces[next.row]}` : '',
            pieces: next ? [next.row] : [],
            comesTo: next ? `${counted(next.left - 1, 'space')} to go` : '',
          },
        ],
        keep: 'No activity',
      };
    },
  },
  mood: {
    idea: 'Waiting costs patience.',
    say: seen => {
      if (phaseOf(seen) === 'endWeek') return 'Everyone who waits has been asked. Your week is over.';
      const { waiting } = moodOf(seen);
      const name = nameOf(waiting?.tourist);
      return waiting?.patience === 'happy'
        ? `${name} had to wait and now becomes impatient. A coupon keeps the mood up.`
        : `${name} is impatient and would leave angry now: −3 points. A coupon keeps the mood up.`;
    },
    do: seen => {
      const phase = phaseOf(seen);
      if (phase === 'weekend') return 'Go on to the mood of those waiting.';
      if (phase !== 'mood') return 'Now end your week.';
      return agencyIn(seen).tokens.coupon > 0 ? 'Select the coupon, or let the mood drop.' : 'No coupon left: let the mood drop.';
    },
    why: 'Happy tourists become impatient, impatient ones leave. Next week you could fly those who waited first.',
    good: 'That was your weekend.',
    otherwise: seen => {
      const names = waitingAtDesks(seen).map(({ tourist }) => nameOf(tourist));
      return names.length > 0
        ? `That was your weekend. Still waiting: ${names.join(', ')}.`
        : 'That was your weekend. Your office is empty.';
    },
    captions: [
      seen => (phaseOf(seen) === 'mood' && agencyIn(seen).tokens.coupon > 0 ? counted(agencyIn(seen).tokens.coupon, 'coupon') : ''),
      seen => {
        const { waiting } = moodOf(seen);
        return waiting && phaseOf(seen) === 'mood'
          ? `${nameOf(waiting.tourist)}: ${waiting.patience === 'happy' ? 'happy' : 'impatient'}`
          : '';
      },
    ],
    stamp: 'Patience',
    futures: (_move, seen) => {
      const name = nameOf(moodOf(seen).waiting?.tourist);
      return {
        idea: 'You may. A coupon is cheaper.',
        say: `You have ${counted(agencyIn(seen).tokens.coupon, 'coupon')}, and new ones come with the dice.`,
        rows: [
          { choice: `${name} leaves`, comesTo: `${points(-ANGRY)}, a free desk` },
          { choice: 'One coupon', pieces: ['coupon'], comesTo: `${name} waits another week` },
        ],
        keep: `Let ${name} go`,
      };
    },
  },
  start: {
    idea: 'The player in last place starts.',
    say: (seen, voice) => {
      if (isTied(seen)) {
        return seen.start === 0
          ? 'You share last place and win the tie, so you start the new week.'
          : `${voice.name(seen.start)} shares last place, wins the tie and starts the new week.`;
      }
      return seen.start === 0
        ? 'You have the fewest points, so you start the new week.'
        : `${voice.name(seen.start)} has the fewest points and starts the new week.`;
    },
    do: 'To the passport',
    why: 'The player in last place picks and flies first. On a tie, it is the player with the fewest resources.',
    captions: [seen => `starts the week: ${points(agencyIn(seen, seen.start).vp)}`, seen => `you: ${points(agencyIn(seen).vp)}`],
  },
};
