import type { LessonTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { roundsOf } from '../options.ts';
import { en as texts } from '../texts/en.ts';
import type { View } from '../view.ts';
import {
  agencyIn,
  bestCompany,
  boarded,
  draftedIn,
  firstWaiting,
  flightsFrom,
  flownTo,
  moodOf,
  nameOf,
  nextMark,
  officeOf,
  placedIn,
  type Trip,
  tripWith,
  twoFlights,
  visitedBy,
} from './reading.ts';

const { pieces } = texts;
const counted = (count: number, one: string) => `${count} ${one}${Math.abs(count) === 1 ? '' : 's'}`.replace('-', '−');
const points = (count: number) => counted(count, 'point');
const trip = (to: Trip | undefined) => (to ? `${points(to.points)} in ${pieces[to.city]}` : 'no city in reach');
const flight = (to: Trip | undefined) => (to ? `${pieces[to.city]}: ${points(to.points)}, ${to.fuel} fuel` : '');

export const en: LessonTexts<View> = {
  guide: 'Gloria',
  title: 'First week',
  here: 'Gloria is here if you need her.',
  steps: {
    goal: {
      idea: 'Have the most points after the last week.',
      say: 'Welcome to your agency! Take in tourists, fly them to cities they love, and give them rooms.',
      do: 'Off we go',
      why: 'A week has six phases: check-out, draft, dice, flight, check-in and weekend. All players go through them together.',
      captions: [({ round, plan }) => `week ${Math.max(1, round)} of ${roundsOf(plan.options, plan.seats)}: no points yet`],
    },
    number: {
      idea: 'A city has a number for each interest.',
      say: 'Isabel likes nature, and Nairobi’s number for nature is 6. Her +1 makes it 7.',
      why: 'Each passenger scores one interest when you land. With two interests, the better one counts.',
      captions: ['Isabel: nature, +1', 'Nairobi: nature 6'],
      stamp: 'One number each',
    },
    draft: {
      idea: 'Four desks, four tourists.',
      say: 'Everyone takes one tourist at a time, until four are waiting in each office.',
      do: 'Your choice: take a tourist.',
      why: 'One card is always left over. The order of picking is reversed each time: now you are first, next time last.',
      good: 'Welcome to the office!',
      captions: ['new tourists'],
    },
    together: {
      idea: 'Draft people who love the same city.',
      say: 'Your plane flies to one city a week. It pays when everyone aboard loves it.',
      do: 'Take one of these two, then one of the next four.',
      why: 'Three passengers score on one flight. So look for the city first, then for the people.',
      good: 'Good company.',
      captions: ['new tourists', seen => `waiting: ${officeOf(seen).map(nameOf).join(', ')}`],
      stamp: 'One city for all',
      futures: (move, seen) => {
        const [own, other] = [draftedIn(move), bestCompany(seen)];
        return {
          idea: 'You may. Look for a city for all first.',
          say: 'This is what your office would score in its best city within your fuel.',
          rows: [
            { choice: `With ${nameOf(own)}`, pieces: own ? [own] : [], comesTo: trip(own && tripWith(seen, own)) },
            { choice: `With ${nameOf(other)}`, pieces: other ? [other] : [], comesTo: trip(other && tripWith(seen, other)) },
          ],
          keep: `Keep ${nameOf(own)}`,
        };
      },
    },
    fourth: {
      idea: 'The fourth will have to wait.',
      say: 'Your plane has three seats, so one of your tourists stays in the office. A face shows their mood.',
      do: 'Take your last tourist.',
      why: 'Each tourist arrives as patient as the card says: happy or impatient. At the weekend you will see what that means.',
      good: 'All four desks are taken. Now to the dice.',
      captions: ['the last choice', 'three seats for four'],
    },
    dice: {
      idea: 'Dice are your supplies.',
      say: 'Each die is a token or an employee. Give one up, and you may change another.',
      do: 'Keep the dice, or swap first. Then select the employee die.',
      why: 'Fuel is for flying, coupons calm people down, tokens clean seats and rooms. You may swap twice, so at least three dice remain.',
      good: 'The tokens are yours. Now to the applicants.',
      captions: ['five dice, once a week'],
      stamp: 'Five dice',
    },
    hire: {
      idea: 'Good staff work for you.',
      say: 'Your employee die turned up three applicants. Office, plane and hotel have room for one each.',
      do: 'Hire one or no one, then select Done.',
      why: 'A circle of arrows means: every week. A bin means: once, and then the card is gone.',
      good: 'Welcome aboard! On to the plane.',
      captions: ['one for each place'],
      stamp: 'Your first employee',
      futures: () => ({
        idea: 'You may. Hiring is free, though.',
        say: 'An employee costs nothing. An empty place does nothing for you.',
        rows: [
          { choice: 'With no one', comesTo: 'the hotel place stays empty' },
          { choice: `With the ${pieces.H1}`, pieces: ['H1'], comesTo: 'one room cleaned every week' },
        ],
        keep: 'Hire no one',
      }),
    },
    board: {
      idea: 'Three seats, three passengers.',
      say: 'Business tourists want the front seat; in economy they cost 1 point. So does a dirty seat.',
      do: 'Board three: select a tourist, then a seat.',
      why: 'After the flight, used seats are dirty. Those who stay behind lose patience at the weekend.',
      good: 'All aboard. Where to?',
      captions: ['your office', 'business in front, all clean'],
      futures: (move, seen) => {
        const name = nameOf(boarded(seen, move));
        return {
          idea: 'You may. It costs a point, though.',
          say: `${name} has the business symbol, and the business seat is still free.`,
          rows: [
            { choice: `${name} in economy`, pieces: ['E1'], comesTo: '−1 point' },
            { choice: `${name} in business`, pieces: ['B1'], comesTo: 'no penalty' },
          ],
          keep: 'Keep economy',
        };
      },
    },
    city: {
      idea: 'One landing, all score.',
      say: 'Every city you fly over or land in costs 1 fuel. Each city scores only once per game.',
      do: 'Select a city, then confirm the flight.',
      why: 'Everyone aboard scores one of the city’s numbers. After the visit it closes, for the others too.',
      good: 'A good landing! The points are yours.',
      captions: [seen => flight(twoFlights(seen)[0]), seen => flight(twoFlights(seen)[1])],
      stamp: 'The first flight',
      futures: (move, seen) => {
        const [best] = flightsFrom(seen);
        const own = flownTo(seen, move);
        return {
          idea: 'You may. Compare the numbers first.',
          say: own ? 'You keep the fuel you save. Points come only from landings.' : 'A plane that stays lands nowhere.',
          rows: [
            {
              choice: own ? `To ${pieces[own.city]}` : 'Stay here',
              pieces: own ? [own.city] : [],
              comesTo: own ? `${points(own.points)} for ${own.fuel} fuel` : 'no points',
            },
            {
              choice: best ? `To ${pieces[best.city]}` : '',
              pieces: best ? [best.city] : [],
              comesTo: best ? `${points(best.points)} for ${best.fuel} fuel` : '',
            },
          ],
          keep: own ? `Keep ${pieces[own.city]}` : 'Stay here',
        };
      },
    },
    rooms: {
      idea: 'Every guest needs a clean room.',
      say: 'A guest with a crown wants the VIP room; any other costs 1 point. Guests stay for the weeks shown.',
      do: 'Select a guest, then a room. When everyone has one, select Done.',
      why: 'When guests leave, the room is dirty until you clean it. Two with the dorm symbol may share the dorm.',
      good: 'Everyone has a bed.',
      captions: ['your guests', 'four rooms, all clean'],
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
      captions: ['empty, but dirty', 'cleans one room a week'],
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
      do: 'Select a row and its space.',
      why: 'You need a guest in a room, and you place only one marker a week. Short rows are quick, long ones pay more.',
      good: 'Placed. The race is on.',
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
        const { waiting } = moodOf(seen);
        const name = nameOf(waiting?.tourist);
        return waiting?.patience === 'happy'
          ? `${name} had to wait and now becomes impatient. A coupon keeps the mood up.`
          : `${name} is impatient and would leave angry now: −3 points. A coupon keeps the mood up.`;
      },
      do: 'Move on to the mood. Select the coupon, or let the mood drop. Then end your week.',
      why: 'Happy tourists become impatient, impatient ones leave. Next week you could fly those who waited first.',
      good: 'That was your weekend.',
      captions: [
        seen => {
          const { waiting } = moodOf(seen);
          return `${nameOf(waiting?.tourist)}: ${waiting?.patience === 'happy' ? 'happy' : 'impatient'}`;
        },
        seen => counted(agencyIn(seen).tokens.coupon, 'coupon'),
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
      say: (seen, voice) =>
        seen.start === 0
          ? 'You have the fewest points, so you start the new week.'
          : `${voice.name(seen.start)} has the fewest points and starts the new week.`,
      do: 'To the passport',
      why: 'The player in last place picks and flies first. On a tie, it is the player with the fewest resources.',
      captions: ['starts the week', seen => `you: ${points(agencyIn(seen).vp)}`],
    },
  },
  end: {
    title: 'Now the agency is yours.',
    lead: (_seen, voice) =>
      `The table stays as it is. ${voice.name(1)} and ${voice.name(2)} play on as beginners, and you may ask for a hint at any time.`,
    figures: (seen, voice) => [
      { label: 'Week', value: `${seen.round} of ${roundsOf(seen.plan.options, seen.plan.seats)}` },
      { label: 'Your points', value: String(agencyIn(seen).vp).replace('-', '−') },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => agencyIn(seen, seat).vp).join(', ') },
    ],
    discover: [
      { icon: 'g-dorm', lead: 'Two in the dorm:', text: 'guests with the dorm symbol share one room.' },
      { icon: 'g-employee', lead: 'Twenty-eight employees', text: 'bend the rules, each in a different way.' },
    ],
  },
};
