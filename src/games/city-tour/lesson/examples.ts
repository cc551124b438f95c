// Three pictures from later: too few greens for the Labyrinth, one seat for two, and the corner at the gate.
import { daySoFar } from '../day-so-far.ts';

const options = { day: 1 };
/** The tile on which two are waiting. */
export const BEND = 'T29';

/** One green aboard, in front of the road to the Labyrinth. */
export function oneGreen() {
  return daySoFar({ options, tiles: ['T12@2', 'T29@2', 'T21@2', 'T02@0', 'T30@1'], revealed: ['T09', 'T14'] });
}

/** Five aboard, and a bend on which two are waiting. */
export function oneSeat() {
  return daySoFar({ options, tiles: ['T27@2', 'T21@2', 'T30@2', 'T11@0', 'T01@2', 'T06@2', 'T17@0'], revealed: [BEND, 'T04'] });
}

/** Ten delivered, two orange aboard, in the corner at the gate. */
export function atTheGate() {
  return daySoFar({
    options,
    tiles: ['T09@2', 'T12@2', 'T06@0', 'T05@0', 'T25@3', 'T10@1', 'T04@1', 'T28@2', 'T27@2'],
    revealed: ['T02', 'T13'],
  });
}
