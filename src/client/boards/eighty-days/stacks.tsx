// Decks, discards and coins, below the players.
import type { ComponentChildren } from 'preact';
import { Target } from '../../ui/index.ts';
import { CardBack, EventFace } from './cards.tsx';
import { CoinStack } from './drawings/signs.tsx';
import { capital, type EdScene } from './scene.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** The two supplies, which one may buy from, the event on top of the discard, and the coins. */
export function Stacks({ scene }: { scene: EdScene }) {
  const { view, words } = scene;
  const travel = sum(view.travelSupply);
  const events = sum(view.eventSupply);
  const under = sum(view.travelSupply.slice(1));
  const top = view.eventDiscard.at(-1);
  const note = under > 0 ? words.stacks.under(under) : words.stacks.discarded(view.travelDiscard.length);
  return (
    <section class="ed-stacks" aria-label={words.stacks.label}>
      <Stack count={travel} explains="supply:travel" name={words.stacks.travel(travel)} note={note}>
        <Supply scene={scene} deck="travel" label={`${words.hand.buyTravel}. ${travel} ${words.stacks.travel(travel)}`} />
      </Stack>
      <Stack count={events} explains="supply:event" name={words.stacks.event(events)} note={words.stacks.blue}>
        <Supply scene={scene} deck="event" label={`${words.hand.buyEvent}. ${events} ${words.stacks.event(events)}`} />
      </Stack>
      <Stack
        count={view.eventDiscard.length}
        explains="discard"
        name={top ? capital(scene, top) : words.stacks.emptyDiscard}
        {...(top ? { note: words.stacks.top } : {})}
      >
        <span class={top ? 'lying' : 'lying hole'}>{top && <EventFace event={top} agreed={view.plan.options} />}</span>
      </Stack>
      <Stack count={view.coins} explains="coins" name={words.stacks.coins(view.coins)}>
        <CoinStack coins={view.coins} />
      </Stack>
    </section>
  );
}

function Supply({ scene, deck, label }: { scene: EdScene; deck: 'travel' | 'event'; label: string }) {
  return (
    <Target touching={scene.touching} touch={`supply:${deck}`} label={label}>
      <CardBack deck={deck} />
    </Target>
  );
}

interface StackProps {
  readonly count: number;
  readonly name: string;
  readonly note?: string;
  readonly explains: string;
  readonly children: ComponentChildren;
}

function Stack({ count, name, note, explains, children }: StackProps) {
  return (
    <div class="stack" data-explain={explains}>
      {children}
      <b class="figure">{count}</b>
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
    </div>
  );
}
