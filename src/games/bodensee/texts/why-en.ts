import type { WhyWords } from './why.ts';

/** Why something cannot be touched or used now, in English. */
export const why: WhyWords = {
  chosen: ({ town }) => `You’ve already chosen the bus in ${town}. Take that back to choose another one.`,
  oneBus: ({ town }) => `This turn is for the bus in ${town}; a turn has only one.`,
  driveLater: () => 'The bus drives only after the morning.',
  arrived: ({ town }) => `The bus has arrived in ${town}; it drives only once a turn.`,
  tourHere: ({ town }) => `The tour is in ${town}; other towns aren’t visited.`,
  townLater: () => 'First comes the attraction, then its town.',
  oneRoad: () => 'A dispatched bus moves along one road only.',
  busOnly: ({ town }) => `This action is for the bus in ${town}.`,
  stands: ({ tile, town }) => `${tile} stands in ${town} already.`,
  building: ({ tile }) => `You’re already building ${tile}. Take that back to choose another one.`,
  needsBuild: () => 'Attractions in the market are for the action Build.',
  noVisit: ({ tile }) => `No tourist aboard can visit ${tile} now.`,
  morningOver: () => 'Morning actions are used before the drive.',
  allDayLater: () => 'All-day actions come after the tour again.',
  actionLater: () => 'An action belongs to the town of the chosen bus, and none has been chosen yet.',
  inFull: () => 'An action is under way, and it’s carried out in full.',
  space: () => 'No town has a free space for an open attraction.',
  noDispatch: () => 'No other bus has a free town beside it.',
  empty: () => 'No tourist is left on the bus.',
  noPips: () => 'No room for two more pips on this bus.',
  nobodyVisits: ({ town }) => `No tourist aboard would visit anything in ${town}.`,
  noCare: () => 'No tourist of the right colour has room for more pips.',
  strands: ({ action }) => `${action} would leave the bus unable to drive.`,
};
