import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Face, Token } from '../components.ts';
import { COVER } from '../cover.ts';
import { explanations } from './explain-en.ts';
import type { Pieces } from './pieces.ts';
import { effects, NUMBERS, pieces as printed } from './pieces-en.ts';
import { book } from './rules-en.ts';
import {
  afterDone,
  afterWeek,
  applicants,
  comesImpatient,
  isClosed,
  isEmpty,
  type Language,
  lexicon,
  priceOf,
  texts,
  winnersOf,
  wouldLeave,
} from './sentences.ts';
import { story, warnings } from './story-en.ts';
import type { TableWords } from './table.ts';
import { untouchable } from './untouchable-en.ts';

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list, joined, either, signed, atDesk, target } = lexicon('en-GB', pieces, desk => `desk ${desk}`);
  const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Math.abs(Number(count)) === 1 ? one : many}`;
  const tokens = (token: Token, count: number) => (token === 'fuel' ? `${count} fuel` : counted(count, piece(token)));
  const one = (token: Token) => (token === 'fuel' ? '1 fuel' : `a ${piece(token)}`);
  const FACE_NAMES: Readonly<Record<Face, string>> = {
    fuel: 'fuel',
    coupon: 'coupon',
    seat: 'seat',
    room: 'room',
    employee: 'employee',
    wild: 'wild',
  };
  const die = (face: Face) => `${face === 'employee' ? 'an' : 'a'} ${FACE_NAMES[face]} die`;
  const dice = (faces: readonly Face[]) => joined(faces.map(face => FACE_NAMES[face]));
  const the = (id: unknown) => `the ${piece(id)}`;
  const whose = (seat: Seat, voice: Voice) => voice.tell(seat, 'your', name => `${name}’s`);
  const forWhom = (seat: Seat, voice: Voice) => voice.tell(seat, 'you', name => name);

  /** "You take", "Ada takes". */
  const says = (seat: Seat, voice: Voice, you: string, other: string) => voice.tell(seat, `You ${you}`, name => `${name} ${other}`);

  const words: TableWords = {
    week: (week, weeks, start) => `Week ${week} of ${weeks}, ${start === null ? 'you start' : `${start} starts`}`,
    decks: (tourists, employees) => `decks: ${counted(tourists, 'tourist')}, ${counted(employees, 'employee')}`,
    closed: 'closed',
    display: 'On display',
    dice: 'Dice',
    shown: 'For hire',
    points: vp => counted(vp, 'point'),
    plane: where => `plane: ${where}`,
    office: 'Office',
    seats: 'Plane',
    hotel: 'Hotel',
    staff: 'Staff',
    rows: 'Activities',
    clean: 'clean',
    dirty: 'dirty',
    weeks: weeks => `(${counted(weeks, 'week')})`,
    used: 'used',
    nobody: 'no one',
  };

  return {
    title: COVER.title.en,
    pitch: 'Pick your tourists, fuel the plane, make the beds: take them where they want to be before their patience runs out.',
    ...book,
    handbook: async () => (await import('../handbook/en.ts')).en,
    pieces,
    table: words,
    story: story(pieces),
    warnings,
    untouchable,
    explanations,
    refusals: {
      'TO-2.4': ({ tourist }) => `${piece(tourist)} isn’t on display. Choose one of the tourists who are.`,
      'TO-3.2': () => 'You have no swaps left. Keep the dice as they are.',
      'TO-3.3': ({ discard, change }) =>
        discard === change ? `That takes two ${piece(discard)} dice.` : `That takes ${die(discard as Face)} and ${die(change as Face)}.`,
      'TO-3.4': ({ faces }) => `Your dice don’t show ${joined(String(faces).split(' ').map(piece))}.`,
      'TO-3.6': ({ die: face }) => `You have no ${piece(face)} die left.`,
      'TO-3.7': ({ employee }) => (employee ? `The ${piece(employee)} isn’t for hire now.` : undefined),
      'TO-3.11': ({ employee }) => `The ${piece(employee)} has already worked this week.`,
      'TO-F.2': ({ at, tokens: left }) => (left === 0 ? 'You have no seat token.' : `The ${piece(at)} is already clean.`),
      'TO-F.3': ({ at, tokens: left, guests }) =>
        left === 0 ? 'You have no room token.' : `The ${piece(at)} is ${guests ? 'occupied' : 'clean'}.`,
      'TO-F.4': ({ tokens: left }) => (left === 0 ? 'You have no coupon.' : 'No one impatient is at that desk.'),
      'TO-F.5': ({ employee, token }) =>
        token ? `You have no ${piece(token)} to give.` : `The ${piece(employee)} can’t do that for you now.`,
      'TO-4.2': ({ desk, at }) => (desk !== undefined ? 'That desk is empty.' : `The ${piece(at)} is taken.`),
      'TO-4.4': ({ city, here }) => (here ? `Your plane is already in ${piece(city)}.` : `${piece(city)} isn’t in this game.`),
      'TO-4.8': ({ city, cost, fuel }) => `${piece(city)} costs ${cost} fuel; you have ${fuel}.`,
      'TO-4.9': ({ city }) => `Another plane is in ${piece(city)}.`,
      'TO-4.13': ({ tourist }) => `It isn’t ${piece(tourist)}’s turn to score.`,
      'TO-4.15': ({ tourist }) => `Another passenger comes before ${piece(tourist)}.`,
      'TO-4.18': ({ grounded, at }) =>
        grounded ? 'Someone stayed on your plane, so no one else may board.' : `Someone stayed on the ${piece(at)}.`,
      'TO-5.1': ({ waiting, tourist }) =>
        waiting !== undefined
          ? `${counted(waiting, 'passenger')} still ${waiting === 1 ? 'needs' : 'need'} a room.`
          : `${piece(tourist)} isn’t waiting for a room.`,
      'TO-5.2': ({ room, guests }) => (guests === 0 ? `The ${piece(room)} is dirty.` : `The ${piece(room)} is occupied.`),
      'TO-5.5': ({ tourist }) => `${piece(tourist)} can’t share the dorm with the guest who sleeps there.`,
      'TO-6.2': ({ activity }) => `Your city doesn’t offer ${piece(activity)}.`,
      'TO-6.3': ({ activity, row }) => `${piece(row)} has no free space for ${piece(activity)}.`,
      'TO-6.4': ({ row }) => `Someone has already completed ${piece(row)}.`,
      'TO-6.5': ({ row, players }) => `${piece(row)} isn’t in play with ${players} players.`,
      'TO-6.8': ({ by }) =>
        by === 'O1' ? 'Your Travel Agent can’t help now.' : by ? 'You have no coupon.' : 'Another tourist comes first.',
      'TO-6.9': () => 'A happy tourist doesn’t leave yet.',
    },
    moves: {
      chooseSide: ({ side }) => `Start on the ${piece(side)}`,
      draft: ({ tourist }, view) => `Take ${piece(tourist)}${comesImpatient(view, tourist) ? ' (impatient)' : ''}`,
      accept: () => 'Keep these dice',
      swap: ({ discard, change, to }) => `Give up ${die(discard)}, change ${die(change)} to ${FACE_NAMES[to]}`,
      turn: ({ from, to }) => `Change ${die(from)} to ${FACE_NAMES[to]}`,
      reroll: ({ faces }) => `Reroll: ${dice(faces)}`,
      reward: ({ die: face, as }, view) => {
        const turnUp = `Turn up ${NUMBERS[applicants(view)] ?? ''} applicants`;
        if (face !== 'wild') return turnUp;
        return as === 'employee' ? `${turnUp} for the wild die` : `Take ${tokens(as, 1)} for the wild die`;
      },
      hire: ({ employee }) => (employee ? `Hire the ${piece(employee)}` : 'Hire no one'),
      keep: ({ tourist }, view) => `Keep ${piece(tourist)}${comesImpatient(view, tourist) ? ' (impatient)' : ''}`,
      stop: () => 'Done replacing',
      again: ({ desk }, view) => `Also replace ${atDesk(view, desk)}: two new tourists`,
      done: (_, view) =>
        ({ roll: 'Done: the next player rolls', fly: 'Done: on to the flights', weekend: 'Done: everyone has a room' })[afterDone(view)],
      stay: (_, view) => `Stay here${isEmpty(view) ? ', no one aboard' : ''}`,
      fly: ({ city, captain }, view) =>
        [
          `Fly to ${piece(city)}`,
          ...(isEmpty(view) ? ['with no one aboard'] : []),
          ...(captain ? ['with the Veteran Captain, for no fuel'] : []),
          ...(isClosed(view, city) ? ['(closed)'] : []),
        ].join(' '),
      board: ({ desk, seat }, view) => `Board ${atDesk(view, desk)} (${piece(seat)})`,
      noWriter: () => 'Keep the Travel Writer for later',
      score: ({ tourist, interest }) => `Score ${piece(interest)} for ${piece(tourist)}`,
      hotel: ({ tourist }) => `Send ${piece(tourist)} to the hotel (no points)`,
      leave: ({ tourist, complaint }) => `Let ${piece(tourist)} leave angry${complaint ? ', with the Complaints Officer (0)' : ' (−3)'}`,
      remain: ({ tourist }) => `Keep ${piece(tourist)} on the plane (−1)`,
      place: ({ tourist, room }) => `Give ${piece(tourist)} the ${piece(room)}`,
      turnAway: (move, view) =>
        `Turn ${piece(move.tourist)} away${move.complaint ? ' with the Complaints Officer' : ''} (${signed(-priceOf(view, move))})`,
      skip: () => 'No activity',
      mark: ({ row, activity }) => `Mark ${piece(activity)} in ${piece(row)}`,
      toMood: () => 'Next: the mood of those waiting',
      lower: ({ desk, complaint }, view) =>
        wouldLeave(view, desk)
          ? `Let ${atDesk(view, desk)} leave angry${complaint ? ', with the Complaints Officer (0)' : ' (−3)'}`
          : `Let ${atDesk(view, desk)} lose patience`,
      hold: ({ desk, by }, view) => `Keep ${atDesk(view, desk)} calm with ${by === 'O1' ? 'the Travel Agent' : 'a coupon'}`,
      endWeek: (_, view) => ({ player: 'End your week', week: 'End the week: new tourists come', end: 'End the season' })[afterWeek(view)],
      use: ({ employee, on }, view) => (on === null ? `Use the ${piece(employee)}` : `Use the ${piece(employee)}: ${target(view, on)}`),
      trade: ({ give, take }) => `Swap ${one(give)} for ${one(take)}`,
      cleanSeat: ({ seat }) => `Clean the ${piece(seat)}`,
      cleanRoom: ({ room }) => `Clean the ${piece(room)}`,
      coupon: ({ desk }, view) => `Cheer up ${atDesk(view, desk)} with a coupon`,
    },
    events: {
      sideChosen: ({ seat, side }, voice) =>
        voice.tell(seat, `Your plane starts on the ${piece(side)}.`, name => `${name}’s plane starts on the ${piece(side)}.`),
      roundBegun: ({ round, start }, voice) => `Week ${round}: ${voice.tell(start, 'you start', name => `${name} starts`)}.`,
      checkedOut: ({ seat, room, guests }, voice) =>
        `${list(guests)} ${guests.length === 1 ? 'checks' : 'check'} out of ${whose(seat, voice)} ${piece(room)}.`,
      revealed: ({ tourists }) => `New tourists: ${list(tourists)}.`,
      drafted: ({ seat, tourist }, voice) => `${says(seat, voice, 'take', 'takes')} ${piece(tourist)}.`,
      passedOver: ({ tourists }) => `${list(tourists)} ${tourists.length === 1 ? 'goes' : 'go'} home.`,
      shuffled: ({ deck, cards }) => `The discarded ${deck} become a new deck: ${counted(cards, 'card')}.`,
      rolled: ({ seat, dice: faces }, voice) => `${says(seat, voice, 'roll', 'rolls')} ${dice(faces)}.`,
      swapped: ({ seat, discard, change, to }, voice) =>
        `${says(seat, voice, 'give up', 'gives up')} ${die(discard)} and ${voice.tell(seat, 'change', () => 'changes')} ${die(change)} to ${FACE_NAMES[to]}.`,
      turned: ({ seat, from, to }, voice) => `${says(seat, voice, 'change', 'changes')} ${die(from)} to ${FACE_NAMES[to]}.`,
      rerolled: ({ seat, dice: faces }, voice) =>
        `${says(seat, voice, 'reroll', 'rerolls')} and now ${voice.tell(seat, 'have', () => 'has')} ${dice(faces)}.`,
      gained: ({ seat, token, count }, voice) => `${says(seat, voice, 'gain', 'gains')} ${tokens(token, count)}.`,
      shown: ({ seat, employees }, voice) =>
        employees.length > 0
          ? `${says(seat, voice, 'can', 'can')} hire ${either(employees.map(the))}.`
          : `No employee is left for ${forWhom(seat, voice)} to hire.`,
      hired: ({ seat, employee, replaced }, voice) =>
        `${says(seat, voice, 'hire', 'hires')} ${the(employee)}${replaced ? ` in place of ${the(replaced)}` : ''}.`,
      hiredNobody: ({ seat }, voice) => `${says(seat, voice, 'hire', 'hires')} no one.`,
      used: ({ seat, employee }, voice) => `${says(seat, voice, 'use', 'uses')} ${the(employee)}.`,
      helped: ({ seat, employee }, voice) => `The ${piece(employee)} helps ${forWhom(seat, voice)}.`,
      sentElsewhere: ({ seat, tourist, drawn }, voice) =>
        `${says(seat, voice, 'send', 'sends')} ${piece(tourist)} elsewhere; the choice is ${either(drawn.map(piece))}.`,
      kept: ({ seat, tourist }, voice) => `${says(seat, voice, 'keep', 'keeps')} ${piece(tourist)}.`,
      traded: ({ seat, give, take }, voice) =>
        `${says(seat, voice, 'swap', 'swaps')} ${one(give)} for ${one(take)} with the Supply Officer.`,
      seatCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'clean', 'cleans')} the ${piece(at)}.`,
      roomCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'clean', 'cleans')} the ${piece(at)}.`,
      calmed: ({ seat, tourist }, voice) => `${piece(tourist)} is happy again (${whose(seat, voice)} office).`,
      boarded: ({ seat, tourist, at }, voice) => `${piece(tourist)} boards ${whose(seat, voice)} plane (${piece(at)}).`,
      flown: ({ seat, city, fuel, open }, voice) =>
        `${says(seat, voice, 'fly', 'flies')} to ${piece(city)} for ${fuel === 0 ? 'no' : fuel} fuel${open ? '' : '; the city is closed'}.`,
      stayed: ({ seat, city }, voice) => `${says(seat, voice, 'stay', 'stays')} ${city ? `in ${piece(city)}` : 'beside the grid'}.`,
      points: ({ seat, vp, reason, who }, voice) => {
        const why = reason === 'employee' ? the(who) : reason === 'row' ? piece(who) : `${piece(who)}, ${piece(`reason:${reason}`)}`;
        return `${signed(vp)} ${Math.abs(vp) === 1 ? 'point' : 'points'} for ${forWhom(seat, voice)}: ${why}.`;
      },
      sentToHotel: ({ tourist }) => `${piece(tourist)} goes to the hotel without points.`,
      remained: ({ tourist }) => `${piece(tourist)} stays on the plane.`,
      placed: ({ seat, tourist, room, weeks }, voice) =>
        `${piece(tourist)} takes ${whose(seat, voice)} ${piece(room)} for ${counted(weeks, 'week')}.`,
      lodged: ({ tourist }) => `${piece(tourist)} sleeps at a partner hotel.`,
      leftAngry: ({ seat, tourist, from }, voice) => `${piece(tourist)} leaves ${whose(seat, voice)} ${from} angry.`,
      marked: ({ seat, row, activity }, voice) => `${says(seat, voice, 'mark', 'marks')} ${piece(activity)} in ${piece(row)}.`,
      rowFinished: ({ seat, row }, voice) => `${says(seat, voice, 'are', 'is')} the first to complete ${piece(row)}.`,
      closed: ({ city }) => `${piece(city)} closes.`,
      held: ({ tourist, by }) => `${by === 'O1' ? 'The Travel Agent' : 'A coupon'} keeps ${piece(tourist)} from losing patience.`,
      lowered: ({ tourist }) => `${piece(tourist)} becomes impatient.`,
      startPassed: ({ seat }, voice) => `${says(seat, voice, 'start', 'starts')} next week.`,
      ended: ({ winners }, voice) => {
        const { isYou, others } = winnersOf(winners, voice);
        const names = joined([...(isYou ? ['you'] : []), ...others]);
        return `The season is over: ${names} ${winners.length > 1 ? 'win together' : isYou ? 'win' : 'wins'}.`;
      },
    },
  };
};

/** Tour Operator, in English. */
export const en = texts('name', printed, effects, speak);
