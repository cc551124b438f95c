// The schedule of what is shown while bots play: planned times, no clock.
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { type AnyGame, matchesOf, type Seat, seeded, type Told } from '../../kernel/index.ts';
import { amount } from '../../testing/part.ts';
import { Pace } from './pace.ts';

interface Moving {
  readonly motion?: (event: Told) => number;
}

// By their files and not by their kits, which draw.
const FILES = import.meta.glob<Moving>('../boards/*/{motion,log,score}.ts', { eager: true });

function motionOf(id: string): (event: Told) => number {
  const [motion] = Object.entries(FILES).flatMap(([path, file]) => (path.includes(`/${id}/`) && file.motion ? [file.motion] : []));
  if (!motion) throw new Error(`boards/${id} has no motion`);
  return motion;
}

/** The person sits first, the bots after. */
const PERSON: Seat = 0;
const SEATS = [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }];
const MOST = 4000;

/** What is planned for the bots between each two decisions of the person, in ms at normal speed. */
function plannedIn(game: AnyGame, id: string, seed: string): readonly number[] {
  const [chance, motion, pace, matches] = [seeded(seed), motionOf(id), new Pace(), matchesOf(game)];
  let { match } = matches.start({ seats: SEATS.length, options: game.options.standard }, chance);
  const sums = [0];
  for (let awaiting = game.awaiting(match.state); awaiting.length > 0; awaiting = game.awaiting(match.state)) {
    const seat = awaiting[chance.below(awaiting.length)] ?? PERSON;
    const legal = game.legal(match.state, seat).filter(move => !game.surrenders?.(move));
    const move = game.policy?.(match.state, seat, legal, chance) ?? legal[0];
    const answer = move && matches.submit(match, seat, [move], chance);
    if (!answer?.ok) throw new Error('nobody can move');
    match = answer.match;
    for (const event of answer.told.flat()) {
      const time = pace.timeFor(motion(event), event, { seats: SEATS, awaiting });
      if (seat !== PERSON) sums.push((sums.pop() ?? 0) + time);
    }
    const next = game.awaiting(match.state);
    pace.rest({ seats: SEATS, awaiting: next });
    if (next.includes(PERSON)) sums.push(0);
  }
  return sums;
}

describe.each(Object.values(SHELF))('two bots in $id', ({ id, open }) => {
  test('are shown for four seconds at the most between two decisions of a person', async () => {
    const game = await open();
    const planned = Array.from({ length: amount(2, 8) }, (_, at) => plannedIn(game, id, `pace ${at}`)).flat();
    expect(planned.filter(time => time > MOST)).toEqual([]);
    expect(Math.max(...planned)).toBeGreaterThan(0);
  });
});
