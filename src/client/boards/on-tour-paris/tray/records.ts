// Which records lie on the bill, and how they stand.
import { ARRONDISSEMENTS, higher, homeOf, lower, type Move, numeral, setupNumberOf } from '../../../../games/on-tour-paris/index.ts';
import { chosenNumber, ownSeat, type Paris } from '../scene.ts';
import type { RecordLook } from './record.tsx';

/** The records of the step, as the viewer sees them. */
export function recordsOf(scene: Paris): readonly RecordLook[] {
  const { view } = scene;
  const numbers = view.dice.length === 2 ? [numeral(lower(view.dice)), numeral(higher(view.dice))] : [];
  const pending = pendingOf(scene);
  switch (view.phase) {
    case 'setup':
      return [takenUp(standing(scene, numeral(setupNumberOf(view.setup?.step ?? 0, view.dice)), pending[0]))];
    case 'write':
      return numbers.map(number => writing(scene, number, pending));
    case 'star':
    case 'lastStar':
      return [takenUp(standing(scene, isXDue(scene) || pending[0]?.type === 'x' ? 'X' : '*', pending[0]))];
    case 'lastPair':
      return lastPair(scene, numbers, pending[0]);
    case 'lastSingle':
      return lastSingle(scene, numbers, pending[0]);
    default:
      return [];
  }
}

function pendingOf(scene: Paris): readonly Move[] {
  const seat = ownSeat(scene);
  return seat === undefined ? [] : (scene.view.players[seat]?.pending ?? []);
}

function isFor(move: Move, number: string): boolean {
  return (move.type === 'write' || move.type === 'x') && move.number !== null && numeral(move.number) === number;
}

/** The only record of a step needs no choosing. */
function takenUp(look: RecordLook): RecordLook {
  return look.state === 'idle' ? { ...look, state: 'chosen' } : look;
}

/** Whether an X is all that can be put now. */
export function isXDue({ touching }: Paris): boolean {
  return touching.moves.length > 0 && touching.moves.every(move => move.type === 'x' && move.number === null);
}

/** A record by what was done with it. */
function standing(scene: Paris, text: string, move: Move | undefined): RecordLook {
  const { words } = scene;
  if (!move || !('club' in move))
    return {
      text,
      state: chosenNumber(scene) === text ? 'chosen' : 'idle',
      note: chosenNumber(scene) === text ? words.chosen : words.waiting,
    };
  const home = ARRONDISSEMENTS[homeOf(move.club) - 1]?.numeral ?? '';
  return { text, state: move.type === 'x' ? 'gone' : 'placed', note: move.type === 'x' ? words.asX : words.inClub(home) };
}

/** A number of the roll: written, still to be written, or with an X in its place. */
function writing(scene: Paris, number: string, pending: readonly Move[]): RecordLook {
  const look = standing(
    scene,
    number,
    pending.find(move => isFor(move, number)),
  );
  const isLost = isXDue(scene) || pending.some(move => move.type === 'x' && move.number === null);
  return isLost && look.state === 'idle' ? { ...look, state: 'gone', note: scene.words.asX } : look;
}

function lastPair(scene: Paris, [low = '', high = '']: readonly string[], move: Move | undefined): readonly RecordLook[] {
  const { words } = scene;
  if (move) return [standing(scene, low, move), { text: high, state: 'placed', note: words.other }];
  return [
    { text: low, state: 'chosen', note: words.lowerHere },
    { text: high, state: 'idle', note: words.other },
  ];
}

function lastSingle(scene: Paris, numbers: readonly string[], move: Move | undefined): readonly RecordLook[] {
  const { words } = scene;
  return numbers.map(number => {
    if (move) return isFor(move, number) ? standing(scene, number, move) : { text: number, state: 'gone', note: words.lost };
    return { ...standing(scene, number, undefined), ...(chosenNumber(scene) === number ? {} : { note: words.either }) };
  });
}
