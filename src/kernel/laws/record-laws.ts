import { hash } from '../hash.ts';
import { matchesOf } from '../matches.ts';
import { difference, same } from '../same.ts';
import { type Law, seatsOf, twinStep, viewersOf } from './trial.ts';

/** Laws 6 and 7: records, and how moves are written and touched. */
export const RECORD_LAWS: readonly Law[] = [
  {
    name: '6 a record replays to the same states and events',
    ofMatch({ game, walk }) {
      const again = matchesOf(game).replay(walk.match.record);
      if (!again.ok) return `entry ${again.entry}: ${again.reason}`;
      if (!same(again.match.state, walk.match.state)) return difference(again.match.state, walk.match.state);
      const told = [walk.opening, ...walk.steps.map(step => step.events)];
      return same(again.events, told) ? undefined : difference(again.events, told);
    },
  },
  {
    name: '6 a choice taken back leaves the state before it',
    ofMatch({ game, walk, hashes }) {
      if (hash(matchesOf(game).rewind(walk.match, 0).state) !== hashes[0]) return 'rewinding to the root does not give the deal';
      const stride = Math.ceil(walk.steps.length / 6);
      for (let length = walk.steps.length; length > 0; length -= stride) {
        const entry = walk.match.record.entries[length - 1];
        const before = walk.steps[length - 1]?.before;
        if (!entry || !before) continue;
        const earlier = matchesOf(game).takeBack(matchesOf(game).rewind(walk.match, length), entry.seat);
        if (entry.final && earlier) return `entry ${length} is final, yet it was taken back`;
        const isOver = length === walk.steps.length;
        // Only a walk leaves undone what in a match would have played itself before.
        if (isOver || entry.final || matchesOf(game).onlyOption(before)) continue;
        if (!earlier) return `entry ${length} cannot be taken back, though nothing is final`;
        if (!same(earlier.state, before)) return `entry ${length}, taken back: ${difference(earlier.state, before)}`;
      }
      return undefined;
    },
  },
  {
    name: '6 a move that can be taken back has shown nobody anything new',
    ofStep({ game, walk }, step) {
      const isFinal = step.luck.length > 0 || step.events.some(event => event.reveals) || game.awaiting(step.after).length === 0;
      if (isFinal) return undefined;
      for (const viewer of viewersOf(walk.match.record.seats)) {
        const twin = twinStep(game, walk, step, viewer);
        if (!twin) continue;
        const [seen, seenInTwin] = [game.view(step.after, viewer), game.view(twin.after, viewer)];
        if (!same(seenInTwin, seen)) return `${viewer} learns from "${game.write(step.move)}": ${difference(seenInTwin, seen)}`;
      }
      return undefined;
    },
  },
  {
    name: '7 every move is written so that it reads back, and no two alike',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        const moves = game.candidates(state, seat);
        const unreadable = moves.find(move => !same(game.read(game.write(move)), move));
        if (unreadable) return `${JSON.stringify(unreadable)} is written "${game.write(unreadable)}" and does not read back`;
      }
      return undefined;
    },
  },
  {
    name: '7 every move is touched in a way of its own',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        const paths = game.legal(state, seat).map(move => `${game.touches(move).join(' ')} `);
        const vague = paths.find(
          (path, at) => path === ' ' || paths.some((other, elsewhere) => at !== elsewhere && other.startsWith(path)),
        );
        if (vague !== undefined) return `the touches "${vague.trim()}" do not tell one move of seat ${seat} from another`;
      }
      return undefined;
    },
  },
];
