// The action track: a card and an action on each space.
import { CARDS_LAID, SPACES, type Space, type TravelCard } from '../../../games/eighty-days/index.ts';
import type { Seat, Touch } from '../../../kernel/index.ts';
import { Piece, Target } from '../../ui/index.ts';
import { TravelFace } from './cards.tsx';
import { SpaceIcon } from './drawings/signs.tsx';
import { cardName, type EdScene, frameOf, thisRound } from './scene.ts';

interface Taken {
  readonly seat: Seat;
  readonly card: TravelCard;
}

function takenFrom(scene: EdScene, space: Space): Taken | undefined {
  const event = thisRound(scene).findLast(each => each.type === 'taken' && each.space === space);
  return event?.type === 'taken' ? event : undefined;
}

/** The fewest travellers with whom a space is in use. */
function travellersFor(space: Space): number {
  return CARDS_LAID.findIndex(laid => laid > SPACES.indexOf(space));
}

/** What touching a space means now: its card, its action, or the balloon it gave. */
function touchOf(scene: EdScene, space: Space): Touch {
  const frame = frameOf(scene.view);
  if (frame?.phase === 'act' && frame.space === space) return `action:${space}`;
  if (frame?.phase === 'modify' && space === 'balloon') return 'action:balloon';
  return `space:${space}`;
}

function labelOf(scene: EdScene, space: Space, card: TravelCard | null): string {
  const { words } = scene;
  const { name, does } = words.track.spaces[space];
  if (card) return words.track.take(cardName(scene, card), name, does);
  const laid = CARDS_LAID[scene.view.begunWith] ?? 0;
  return `${name}${words.colon}${SPACES.indexOf(space) < laid ? words.track.taken : words.track.closed}. ${words.track.spaces[space].explains}`;
}

function Well({ scene, space, card, open }: { scene: EdScene; space: Space; card: TravelCard | null; open: boolean }) {
  const { words } = scene;
  if (card) {
    return (
      <span class="well" key={card}>
        <TravelFace card={card} />
      </span>
    );
  }
  const taken = takenFrom(scene, space);
  return (
    <span class="well bare">
      {open && taken ? (
        <span class="gone">
          <Piece seat={taken.seat} size={22} />
          <span class="told">
            {words.track.took} <b>{cardName(scene, taken.card)}</b>
          </span>
        </span>
      ) : (
        <span class="gone">{open ? words.track.taken : words.track.closed}</span>
      )}
    </span>
  );
}

function SpaceOf({ scene, space, index }: { scene: EdScene; space: Space; index: number }) {
  const { view, words, touching } = scene;
  const open = index < (CARDS_LAID[view.begunWith] ?? 0);
  const card = view.display[index] ?? null;
  const frame = frameOf(view);
  const current = frame?.phase === 'act' && frame.space === space;
  const { name, does } = words.track.spaces[space];
  return (
    <li class="ed-space" data-open={open} data-current={current}>
      <Target touching={touching} touch={touchOf(scene, space)} label={labelOf(scene, space, card)}>
        <Well scene={scene} space={space} card={card} open={open} />
        <span class="plate">
          <SpaceIcon space={space} />
          <b>{name}</b>
          <span class="does">{open ? does : words.track.from(travellersFor(space))}</span>
        </span>
      </Target>
    </li>
  );
}

/** The spaces from left to right; with fewer travellers the last ones are closed. */
export function ActionTrack({ scene }: { scene: EdScene }) {
  return (
    <div class="ed-track-frame">
      <ol class="ed-track" aria-label={scene.words.track.label}>
        {SPACES.map((space, index) => (
          <SpaceOf key={space} scene={scene} space={space} index={index} />
        ))}
      </ol>
    </div>
  );
}
