// The way back into a match that a team has lost: to the last turn from which it could be won.
import { useEffect, useState } from 'preact/hooks';
import { readRecord } from '../../kernel/index.ts';
import type { Ending, LastChance } from '../arrival/ending.ts';
import type { Scene } from '../boards/kit.ts';
import { go } from '../shell/route.ts';
import type { Arrived } from './arriving.ts';
import type { EndAction } from './end-actions.tsx';

/** An end that may be turned yet. */
interface Lost {
  readonly arrived: Arrived;
  readonly ending: Ending;
  readonly scene: Scene;
  /** The record as a file; '' until it has come, and where nobody may try. */
  readonly file: string;
}

/** Until when the match could be won, worked out once its end is on the screen; undefined until then, and where it is not known. */
export function useLastChance({ arrived: { arrival }, ending, file }: Omit<Lost, 'scene'>): LastChance | undefined {
  const [chance, tell] = useState<LastChance>();
  useEffect(() => (ending.isLost && file ? arrival.lastChance?.(JSON.parse(file), tell) : undefined), [arrival, file]);
  return chance;
}

/** To play on from there. */
export function tryAction(chance: LastChance, lost: Lost): EndAction {
  return {
    name: lost.arrived.words.tryFrom(chance.turn),
    icon: 'i-undo',
    key: 'tryFrom',
    sign: 'T',
    look: 'primary',
    act: () => void tryFrom(chance, lost),
  };
}

/** Sets a table at that turn: whoever played here plays again, bots for the others. */
async function tryFrom({ line }: LastChance, { ending, scene: { game, seats }, file }: Lost): Promise<void> {
  const reading = readRecord(game, JSON.parse(file));
  if (!reading.ok) return;
  const { record } = reading;
  const { playOnFrom } = await import('../moments/play-on.tsx');
  const [seat = record.entries[line]?.seat ?? 0, ...people] = seats
    .filter(({ isMine, kind }) => isMine && kind === 'human')
    .map(each => each.seat);
  const resultOf = async () => ({ result: ending.result, isWon: false });
  go(`/table/${await playOnFrom({ game, record, line, seats, resultOf }, { seat, people })}`);
}
