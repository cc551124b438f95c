// The balance check of attractions: a sentence about the chosen card, and all of them by what they earn.
import { useMemo } from 'preact/hooks';
import { ATTRACTIONS } from '../../../../games/bodensee/table.ts';
import { BalanceButton, BalanceNotes } from '../../../editor/balance-button.tsx';
import { chosenIn, type Props } from './chosen.ts';
import { type Income, incomesIn, verdictOn } from './income.ts';
import { nameOfTile } from './names.ts';

/** A sum of money with one figure behind the comma. */
function euros(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return value => format.format(value);
}

export function BalanceStrip(props: Props) {
  const { desk, speaking } = props;
  const { words, house, language } = speaking;
  const { result } = desk.balance;
  const own = useMemo(() => (result ? incomesIn(result.own) : []), [result]);
  const printed = useMemo(() => (result ? incomesIn(result.printed) : []), [result]);
  const tile = desk.content.attractions[chosenIn(desk)];
  const chosen = own.find(({ id }) => id === tile?.id);
  const nameOf = (id: string) => {
    const found = desk.content.attractions.find(each => each.id === id);
    return found ? nameOfTile(found, speaking) : id;
  };
  const write = euros(language);
  return (
    <section class="ed-panel ed-balance" aria-label={house.balance.title}>
      <div>
        <h2>{chosen && tile ? sentenceOn(chosen, tile, printed, words, nameOf) : result ? words.allFit : house.balance.title}</h2>
        {chosen && <p class="ed-help">{reasonFor(chosen, own, words, nameOf, write)}</p>}
        <BalanceNotes desk={desk} />
        <BalanceButton desk={desk} />
      </div>
      {own.length > 0 && <Strip {...props} incomes={own} chosen={chosen} nameOf={nameOf} write={write} />}
    </section>
  );
}

type Words = Props['speaking']['words'];

function sentenceOn(
  chosen: Income,
  { value, category }: { readonly value: number; readonly category: string },
  printed: readonly Income[],
  words: Words,
  nameOf: (id: string) => string,
): string {
  const peers = ATTRACTIONS.filter(
    each => each.value === value && each.category !== 'grey' && category !== 'grey' && each.id !== chosen.id,
  );
  return words.verdicts[
    verdictOn(
      chosen,
      printed.filter(({ id }) => peers.some(each => each.id === id)),
    )
  ](nameOf(chosen.id));
}

function reasonFor(
  chosen: Income,
  all: readonly Income[],
  words: Words,
  nameOf: (id: string) => string,
  write: (value: number) => string,
): string {
  const far = (each: Income) => Math.abs(each.figure - chosen.figure);
  const [near] = all.filter(each => each !== chosen).sort((a, b) => far(a) - far(b));
  const isNear = near && near.low < chosen.high && near.high > chosen.low;
  const earns = words.earns(write(chosen.figure), write(chosen.low), write(chosen.high));
  return isNear ? `${earns} ${words.near(nameOf(near.id), write(near.figure))}` : earns;
}

const WIDE = { width: 548, height: 136, left: 10, foot: 106, radius: 6 } as const;

interface StripProps extends Props {
  readonly incomes: readonly Income[];
  readonly chosen: Income | undefined;
  nameOf(id: string): string;
  write(value: number): string;
}

/** Each attraction is a dot; dots that would cover one another are piled up. */
function Strip({ desk, speaking, incomes, chosen, nameOf, write }: StripProps) {
  const most = Math.max(2, Math.ceil((incomes.at(-1)?.figure ?? 0) / 2) * 2);
  const place = (figure: number) => WIDE.left + (figure / most) * (WIDE.width - 2 * WIDE.left - 20);
  const dots: { readonly id: string; readonly x: number; readonly y: number; readonly figure: number }[] = [];
  for (const { id, figure } of incomes) {
    const x = place(figure);
    let y = WIDE.foot - WIDE.radius;
    while (dots.some(other => Math.hypot(other.x - x, other.y - y) < 2 * WIDE.radius + 0.6)) y -= 4.2;
    dots.push({ id, x, y, figure });
  }
  const colour = (id: string) => desk.content.attractions.find(each => each.id === id)?.category ?? 'grey';
  const marks = Array.from({ length: most / 2 + 1 }, (_, at) => 2 * at);
  const best = incomes.at(-1);
  const hot = dots.find(({ id }) => id === chosen?.id);
  return (
    <svg
      class="bt-ed-strip"
      viewBox={`0 0 ${WIDE.width} ${WIDE.height}`}
      role="img"
      aria-label={speaking.words.strip(nameOf(best?.id ?? ''), write(best?.figure ?? 0))}
    >
      {marks.map(mark => (
        <g key={mark}>
          <path class="bt-ed-grid" d={`M${place(mark)} 8V${WIDE.foot + 4}`} />
          <text x={place(mark)} y={WIDE.height - 6} text-anchor={mark === 0 ? 'start' : 'middle'}>
            {speaking.board.euro(mark)}
          </text>
        </g>
      ))}
      {dots.map(({ id, x, y, figure }) => (
        <circle key={id} class={`bt-ed-dot cat-${colour(id)}`} cx={x} cy={y} r={WIDE.radius} data-hot={id === chosen?.id}>
          <title>{speaking.words.income(nameOf(id), write(figure))}</title>
        </circle>
      ))}
      {hot && (
        <g class="bt-ed-hot">
          <path d={`M${hot.x} 24V${hot.y - 8}`} />
          <text x={Math.min(Math.max(hot.x, 80), WIDE.width - 90)} y={18} text-anchor="middle">
            {nameOf(hot.id)} {write(hot.figure)}
          </text>
        </g>
      )}
    </svg>
  );
}
