// TO-3.2 Dice are told apart by their faces only: a throw is a count of each face.
import type { Chance } from '../../../kernel/index.ts';
import { DICE, FACES, type Face } from '../components.ts';

/** The place of a face among the counts. There are few faces: looking through them is quicker than any table. */
function placeOf(face: Face): number {
  let at = 0;
  while (at < FACES.length && FACES[at] !== face) at++;
  return at;
}

/** How many of the dice show a face. */
export function countOf(dice: readonly number[], face: Face): number {
  return dice[placeOf(face)] ?? 0;
}

/** One die more, or fewer, shows this face. */
export function change(dice: number[], face: Face, by: 1 | -1): void {
  dice[placeOf(face)] = countOf(dice, face) + by;
}

/** Rolls so many dice, one number of luck each, in among the others. */
export function rollInto(dice: number[], count: number, chance: Chance, stream: string | undefined): void {
  for (let die = 0; die < count; die++) {
    const at = chance.below(FACES.length, stream);
    dice[at] = (dice[at] ?? 0) + 1;
  }
}

/** The faces shown, in the order of the faces. */
export function facesOf(dice: readonly number[]): Face[] {
  const faces: Face[] = [];
  for (const face of FACES) for (let left = countOf(dice, face); left > 0; left--) faces.push(face);
  return faces;
}

const FACE_COUNTS = FACES.map((_, at) => (DICE + 1) ** (FACES.length - 1 - at));

/** What one die of a face adds to the number of a throw. */
export function faceCounts(face: Face): number {
  return FACE_COUNTS[placeOf(face)] ?? 0;
}

/** Numbers of throws are smaller than this. */
export const THROWS = (DICE + 1) ** FACES.length;

/** A throw as one number, the same for the same faces. */
export function numberOf(dice: readonly number[]): number {
  let number = 0;
  for (let at = 0; at < dice.length; at++) number = number * (DICE + 1) + (dice[at] ?? 0);
  return number;
}

/** The counts of each face in the throw with this number. */
export function countsOf(number: number, counts: number[]): void {
  let left = number;
  for (let at = FACES.length - 1; at >= 0; at--) {
    counts[at] = left % (DICE + 1);
    left = (left / (DICE + 1)) | 0;
  }
}

/** Keeps what a list of moves is for each throw: there are few different ones, so each list is made once. */
export function byThrow<M>(listOf: (dice: readonly number[]) => readonly M[]): (dice: readonly number[]) => readonly M[] {
  const known = new Map<number, readonly M[]>();
  return dice => {
    const number = numberOf(dice);
    const list = known.get(number) ?? listOf(dice);
    known.set(number, list);
    return list;
  };
}
