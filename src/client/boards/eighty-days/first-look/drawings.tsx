// The pictures on the cards, from the pieces of the table.
import type { TravelCard } from '../../../../games/eighty-days/index.ts';
import { TravelFace } from '../cards.tsx';
import { Detective } from '../drawings/figures.tsx';
import { SlotSquares, SpaceIcon } from '../drawings/signs.tsx';
import type { Numbers } from './numbers.ts';

/** A point on a circle of the watch, in legs from the top. */
function onDial(leg: number, legs: number, radius: number): readonly [x: number, y: number] {
  const turn = (2 * Math.PI * leg) / legs;
  return [150 + radius * Math.sin(turn), 150 - radius * Math.cos(turn)];
}

function ticks(count: number): string {
  return Array.from({ length: count }, (_, tick) => {
    const [from, to] = [onDial(tick, count, 118), onDial(tick, count, 127)];
    return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  }).join('');
}

/** A watch with as many ticks as days, and the stations of the journey on its face. */
export function Watch({ n, dial }: { n: Numbers; dial: string }) {
  const [beforeX, beforeY] = onDial(n.legs - 1, n.legs, 84);
  return (
    <svg class="ed-look-watch" viewBox="0 0 300 300" aria-hidden="true">
      <circle class="case" cx="150" cy="150" r="146" />
      <circle class="rim" cx="150" cy="150" r="134" />
      <path class="ticks" d={ticks(n.bet)} />
      <circle class="face" cx="150" cy="150" r="104" />
      <path class="way" d={`M150 66A84 84 0 1 1 ${beforeX} ${beforeY}`} />
      <path class="left" d={`M${beforeX} ${beforeY}A84 84 0 0 1 150 66`} />
      {n.places.slice(1, -1).map((place, at) => {
        const [x, y] = onDial(at + 1, n.legs, 84);
        return <circle key={place} class="place" cx={x} cy={y} r="6" />;
      })}
      <circle class="home" cx="150" cy="66" r="15" />
      <path class="house" d="M143 72V64l7-6 7 6v8z" />
      <text class="days" x="150" y="178">
        {n.bet}
      </text>
      <text class="unit" x="150" y="201">
        {dial}
      </text>
      <circle class="crown" cx="150" cy="14" r="13" />
    </svg>
  );
}

export function Cards({ cards, n }: { cards: readonly TravelCard[]; n: Numbers }) {
  return (
    <span class="ed-look-cards">
      {cards.map((card, at) => (
        <TravelFace key={at} card={card} name={card.startsWith('T') ? n.cards.train : n.cards.ship} />
      ))}
    </span>
  );
}

export function Spaces() {
  return (
    <span class="ed-look-spaces">
      {['coin', 'balloon', 'event', 'detective'].map(space => (
        <SpaceIcon key={space} space={space} />
      ))}
    </span>
  );
}

export function LegPicture() {
  return (
    <span class="ed-look-leg">
      <svg viewBox="0 0 110 52" aria-hidden="true">
        <path d="M14 38C34 6 70 2 96 24" />
        <circle cx="14" cy="38" r="7" />
        <circle class="goal" cx="96" cy="26" r="7" />
      </svg>
      <SlotSquares slots={['S', 'T']} />
    </span>
  );
}

export function DetectivePicture({ days }: { days: number }) {
  return (
    <span class="ed-look-detective">
      <svg viewBox="-18 -44 36 50" aria-hidden="true">
        <Detective />
      </svg>
      <b>+{days}</b>
    </span>
  );
}

/** Two equal ships, and what they count together. */
export function Pair({ n, days }: { n: Numbers; days: string }) {
  return (
    <span class="ed-look-pair">
      <Cards cards={['S7', 'S7']} n={n} />
      <span class="ed-look-count">
        <s>{2 * n.equal}</s> <b>{n.equal}</b> {days}
      </span>
    </span>
  );
}

/** "7 + 7 = 7", in two sizes. */
export function PairSum({ equal }: { equal: number }) {
  return (
    <>
      <small>
        {equal}+{equal}=
      </small>
      {equal}
    </>
  );
}
