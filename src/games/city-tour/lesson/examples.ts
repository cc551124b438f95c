// Three pictures from later: too few greens for the Labyrinth, one seat for two, and the corner at the gate.
import { daySoFar } from '../day-so-far.ts';

const options = { day: 1 };

/** One green aboard, in front of the road to the Labyrinth. */
export function oneGreen() {
  return daySoFar({ options, tiles: ['T11@2', 'T14@2', 'T27@2', 'T24@3', 'T20@2'], revealed: ['T25', 'T05'] });
}

/** Five aboard, and a bend on which two are waiting. */
export function oneSeat() {
  return daySoFar({ options, tiles: ['T12@2', 'T20@2', 'T21@2', 'T26@2', 'T16@2'], revealed: ['T29', 'T04'] });
}

/** Ten delivered, two orange aboard, and the gate straight ahead. */
export function atTheGate() {
  return daySoFar({
    options,
    tiles: ['T29@1', 'T24@2', 'T25@2', 'T28@2', 'T12@2', 'T13@2', 'T22@1', 'T27@2', 'T05@1'],
    revealed: ['T14', 'T01'],
  });
}
