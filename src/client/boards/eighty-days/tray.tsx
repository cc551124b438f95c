// What lies before the player: the purse and the hand.
import { type EventCard, LONDON, PRICE_OF_A_CARD, TRAVEL, type TravelCard } from '../../../games/eighty-days/index.ts';
import type { Touch } from '../../../kernel/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { EventFace, TravelFace } from './cards.tsx';
import { CoinStack } from './drawings/signs.tsx';
import { withOnlySlot } from './extras.tsx';
import { capital, cardName, coinTouch, type EdScene, frameOf, isTravel, mine, seatInTurn, travellerOf } from './scene.ts';

/** Purse and hand of the seat that looks. */
export function Tray({ scene }: { scene: EdScene }) {
  const seat = mine(scene);
  if (seat === undefined) return null;
  const { view, words } = scene;
  const { hand, position } = travellerOf(view, seat);
  const order = view.londonOrder.indexOf(seat) + 1;
  if (position === LONDON || view.resigned.includes(seat)) {
    return (
      <section class="ed-tray ed-tray-home" aria-label={words.hand.label}>
        <Icon name={position === LONDON ? 'i-home' : 'i-flag'} size={24} />
        <p>{position === LONDON ? words.hand.atHome(order) : words.hand.left}</p>
      </section>
    );
  }
  const cards = [...(hand?.travel ?? []), ...(hand?.events ?? [])];
  return (
    <section class="ed-tray" aria-label={words.hand.label}>
      <Purse scene={scene} seat={seat} held={cards.length} />
      <Fan scene={scene} cards={cards} />
    </section>
  );
}

function Purse({ scene, seat, held }: { scene: EdScene; seat: number; held: number }) {
  const { view, words, touching } = scene;
  const { coins } = travellerOf(view, seat);
  const limit = view.plan.options.handLimit;
  return (
    <div class="ed-purse">
      <h2 class="eyebrow" data-explain="hand">
        {words.hand.label} <b data-over={held > limit}>{words.hand.count(held, limit)}</b>
      </h2>
      <p class="coins" data-explain={`coins:${seat}`}>
        <CoinStack coins={coins} />
        <span>
          <b>{words.coins(coins)}</b> <span class="price">· {words.hand.buys(PRICE_OF_A_CARD)}</span>
        </span>
      </p>
      <div class="buy">
        <Target touching={touching} touch="supply:travel" label={words.hand.buyTravel}>
          <Icon name="g-travel-card" size={16} />
          <span>{words.hand.travel}</span>
        </Target>
        <Target touching={touching} touch="supply:event" label={words.hand.buyEvent}>
          <Icon name="g-event-card" size={16} />
          <span>{words.hand.event}</span>
        </Target>
      </div>
      <TurnMarks scene={scene} seat={seat} />
    </div>
  );
}

/** What holds for the rest of this turn. */
function TurnMarks({ scene, seat }: { scene: EdScene; seat: number }) {
  const { view, words } = scene;
  if (seatInTurn(view) !== seat) return null;
  const { balloonRight, balloonUsed, legsAllowed, shielded } = view.turn;
  const marks = [
    balloonRight && !balloonUsed ? { sign: 'g-balloon', text: words.turn.balloon, explains: 'action:balloon' } : undefined,
    legsAllowed > 1 ? { sign: 'g-map', text: words.turn.connection, explains: 'event:connection' } : undefined,
    shielded ? { sign: 'g-detective', text: words.turn.shielded, explains: 'event:passepartout' } : undefined,
  ];
  return (
    <ul class="turn-marks">
      {marks.map(
        mark =>
          mark && (
            <li key={mark.sign} data-explain={mark.explains}>
              <Icon name={mark.sign} size={16} />
              {mark.text}
            </li>
          ),
      )}
    </ul>
  );
}

/** What touching a card in hand means: it is discarded at the hand limit, else paid, traded or played; for a coin where that is all. */
function touchOf({ view, touching }: EdScene, card: TravelCard | EventCard): Touch {
  const phase = frameOf(view)?.phase;
  if (isTravel(card) || phase === 'endTurn') return `card:${card}`;
  const played = `event:${card}`;
  const isForCoin = touching.lit(coinTouch(card)) || (card === 'elephant' && phase !== 'modify');
  return isForCoin && !touching.lit(played) ? coinTouch(card) : played;
}

function Fan({ scene, cards }: { scene: EdScene; cards: readonly (TravelCard | EventCard)[] }) {
  const { words } = scene;
  if (cards.length === 0) return <p class="ed-fan-empty">{words.hand.empty}</p>;
  const copies = new Map<string, number>();
  return (
    <ul class="ed-fan" data-many={cards.length > 7} style={{ '--cards': cards.length }}>
      {cards.map((card, index) => {
        const copy = copies.get(card) ?? 0;
        copies.set(card, copy + 1);
        return (
          <li key={`${card}-${copy}`} style={{ '--turn': index - (cards.length - 1) / 2 }}>
            <HandCard scene={scene} card={card} copy={copy} />
          </li>
        );
      })}
    </ul>
  );
}

function HandCard({ scene, card, copy }: { scene: EdScene; card: TravelCard | EventCard; copy: number }) {
  const { words, view } = scene;
  const touch = touchOf(scene, card);
  // Of several copies so many are chosen as were touched.
  const count = scene.touching.path.filter(each => each === touch).length;
  const touching = { ...withOnlySlot(scene.touching, touch), chosen: (each: Touch) => scene.touching.chosen(each) && copy < count };
  const agreed = view.plan.options;
  const label = isTravel(card)
    ? words.seen.card(capital(scene, TRAVEL[card].kind), TRAVEL[card].value)
    : `${capital(scene, card)}${words.colon}${words.effects[card](agreed)}`;
  return (
    <Target touching={touching} touch={touch} label={label} class="ed-hand-card">
      {isTravel(card) ? (
        <TravelFace card={card} name={cardName(scene, card).replace(/ \d+$/, '')} />
      ) : (
        <EventFace event={card} agreed={agreed} name={capital(scene, card)} />
      )}
      <span class="tick" aria-hidden="true">
        <Icon name="i-check" size={16} />
      </span>
    </Target>
  );
}
