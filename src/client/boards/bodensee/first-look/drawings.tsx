// The pictures on the cards, from the pieces of the table.
import type { ComponentChildren } from 'preact';
import type { Category } from '../../../../games/bodensee/table.ts';
import { Icon } from '../../../ui/index.ts';
import { BusBody, Die, HarbourSquare, SIGNS, TileFace } from '../drawings/pieces.tsx';
import { EXAMPLE, type Numbers } from './numbers.ts';
import type { Told } from './words/en.ts';

const TILE = { category: EXAMPLE.colour, value: EXAMPLE.value, bonus: false } as const;
const ALPS = 'M0 82L40 36 66 62 98 14 140 74 172 44 214 80 252 46 290 82z';
const SNOW = 'M98 14l16 20-9 3-8-6-9 8-6-5zM40 36l12 12-6 2-7-4-7 6-4-3zM252 46l12 12-7 2-6-4-7 5-5-3z';
const SHORE = 'M0 152q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 2 0V268H0z';

function Bus({ at, number, dice }: { at: string; number: number; dice: Parameters<typeof BusBody>[0]['dice'] }) {
  return (
    <g transform={at}>
      <BusBody number={number} dice={dice} seats={4} />
    </g>
  );
}

function Coin({ at, size, children }: { at: string; size: number; children: ComponentChildren }) {
  return (
    <g class="bt-look-coin" transform={at}>
      <circle class="edge" r={size} />
      <circle class="gold" r={size} cy="-2.5" />
      <circle class="ring" r={size - 5} cy="-2.5" />
      <text y="6">{children}</text>
    </g>
  );
}

/** A town with room for some attractions, the first of them built. */
function Town({ at, spaces, children }: { at: string; spaces: number; children?: ComponentChildren }) {
  return (
    <g class="bt-look-town" transform={at}>
      <rect class="glow" x="-7" y="-7" width={54 * spaces + 22} height="76" rx="13" />
      <rect class="paper" width={54 * spaces + 8} height="62" rx="8" />
      {Array.from({ length: spaces }, (_, space) => (
        <rect key={space} class="space" x={8 + 54 * space} y="8" width="46" height="46" rx="4" />
      ))}
      <g transform="translate(4 4)">{children}</g>
    </g>
  );
}

/** A tourist gets off where somebody earns his money. */
export function Visit({ n, words }: { n: Numbers; words: Told }) {
  return (
    <svg class="bt-look-scene" viewBox="0 0 290 268" aria-hidden="true">
      <path class="sky" d="M0 0h290v82H0z" />
      <circle class="sun" cx="246" cy="26" r="20" />
      <path class="alps" d={ALPS} />
      <path class="snow" d={SNOW} />
      <path class="meadow" d="M0 76h290v84H0z" />
      <path class="lake" d={SHORE} />
      <path class="road" d="M0 134C80 118 150 140 290 118" />
      <Bus at="translate(4 70) scale(.84)" number={1} dice={[EXAMPLE.die, 'red4', 'green2', 'yellow5']} />
      <Town at="translate(196 118)" spaces={1}>
        <TileFace tile={TILE} owner={0} />
      </Town>
      <path class="hop" d="M26 70C60 22 212 28 226 98" />
      <path class="tip" d="M217 92l10 16 7-17z" />
      <Coin at="translate(228 232)" size={28}>
        {n.value}
      </Coin>
      <g transform="translate(14 188) scale(1.4)">
        <Die die={EXAMPLE.die} />
      </g>
      <text class="say" x="78" y="210">
        {words.likes}
      </text>
      <text class="say" x="78" y="232">
        {words.has}
      </text>
    </svg>
  );
}

/** The next stop of a bus, just built. */
export function NextStop({ n }: { n: Numbers }) {
  return (
    <svg class="bt-look-scene bt-look-next" viewBox="0 0 290 206" aria-hidden="true">
      <path class="lake" d="M0 150q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 2 0V206H0z" />
      <path class="lane" d="M60 118C120 60 150 150 196 96" />
      <path class="dots" d="M60 118C120 60 150 150 196 96" />
      <Bus at="translate(2 84) scale(.7)" number={3} dice={[EXAMPLE.die, 'red2', 'green5', 'yellow4']} />
      <Town at="translate(158 50) scale(.72)" spaces={3}>
        <TileFace tile={TILE} owner={0} />
      </Town>
      <text class="name" x="222" y="30">
        {n.towns.to}
      </text>
      <text class="name" x="72" y="172">
        {n.towns.from}
      </text>
      <Coin at="translate(196 172)" size={21}>
        {n.owner}
      </Coin>
      {n.driver > 0 && (
        <Coin at="translate(246 172)" size={21}>
          {n.driver}
        </Coin>
      )}
    </svg>
  );
}

export function Buses() {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true">
      <Bus at="translate(4 1) scale(.58)" number={1} dice={[EXAMPLE.die, 'red4', 'green2', 'yellow5']} />
      <Bus at="translate(26 45) scale(.58)" number={2} dice={['red2', 'blue6', 'blue4', 'green5']} />
    </svg>
  );
}

/** What a town offers at a time of the day. */
export function Offers({ time, actions }: { time: 'g-sunrise' | 'g-sun'; actions: readonly string[] }) {
  return (
    <span class="bt-look-offers">
      <Icon name={time} size={24} />
      {actions.map(action => (
        <span key={action}>{action}</span>
      ))}
    </span>
  );
}

export function Drive() {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true">
      <path class="bt-look-road" d="M12 78C30 20 58 78 92 44" />
      <circle class="bt-look-bend" cx="52" cy="53" r="7" />
      <Town at="translate(84 16) scale(.52)" spaces={2}>
        <HarbourSquare />
      </Town>
    </svg>
  );
}

export function Tour() {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true">
      <g transform="translate(10 26)">
        <Die die="blue4" />
      </g>
      <path class="bt-look-arrow" d="M52 45h10m-5-5l6 5-6 5" />
      <g transform="translate(66 19) scale(.98)">
        <TileFace tile={TILE} owner={0} />
      </g>
      <g transform="translate(122 32) scale(.66)">
        <Die die="blue1" />
      </g>
    </svg>
  );
}

/** The sign of a kind of attraction on its colour. */
export function Kind({ category }: { category: Category }) {
  return (
    <span class={`bt-chip bt-look-kind cat-${category}`}>
      <Icon name={SIGNS[category]} size={16} />
    </span>
  );
}

/** What each kind costs. */
export function Prices({ categories, prices }: { categories: readonly Category[]; prices: readonly string[] }) {
  return (
    <span class="bt-look-prices">
      {prices.map((price, at) => {
        const category = categories[at];
        return (
          category && (
            <span key={category} class={`bt-chip cat-${category}`}>
              <Icon name={SIGNS[category]} size={12} />
              {price}
            </span>
          )
        );
      })}
    </span>
  );
}
