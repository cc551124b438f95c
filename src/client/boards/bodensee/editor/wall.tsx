// The wall: one row a colour, in the order in which tourists visit.
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Attraction, CATEGORIES, type Category } from '../../../../games/bodensee/table.ts';
import { fieldId } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { Motif, SIGNS } from '../drawings/pieces.tsx';
import { hyphenated } from '../hyphenation.ts';
import { addCard, chosenIn, type Props } from './chosen.ts';
import { incomesIn } from './income.ts';
import { nameOfTile, printedTile } from './names.ts';
import { type Kind, kindsIn, movedTo, rowOf, stepped } from './order.ts';

/** On a phone one row is shown at a time. */
export function Wall(props: Props) {
  const { desk, speaking } = props;
  const [row, setRow] = useState<Category>();
  const chosen = desk.content.attractions[chosenIn(desk)];
  const shown = row ?? chosen?.category ?? 'green';
  const result = desk.balance.result;
  const incomes = new Map((result ? incomesIn(result.own) : []).map(({ id, figure }) => [id, figure]));
  const most = Math.max(1, ...incomes.values());
  return (
    <div class="bt-ed-wall">
      <div class="bt-ed-colours" role="group" aria-label={speaking.words.category}>
        {CATEGORIES.map(category => (
          <button
            key={category}
            type="button"
            class={`cat-${category}`}
            aria-pressed={shown === category}
            aria-label={speaking.board.categories[category]}
            onClick={() => setRow(category)}
          >
            <Icon name={SIGNS[category]} />
          </button>
        ))}
      </div>
      {CATEGORIES.map(category => (
        <Row key={category} {...props} category={category} isShown={category === shown} shareOf={id => (incomes.get(id) ?? 0) / most} />
      ))}
    </div>
  );
}

type RowProps = Props & { readonly category: Category; readonly isShown: boolean; readonly shareOf: (id: string) => number };

function Row(props: RowProps) {
  const { desk, speaking, category, isShown } = props;
  const { words, board } = speaking;
  const cards = rowOf(desk.content.attractions, category);
  const kinds = kindsIn(cards);
  const isPiled = kinds.length < cards.length;
  return (
    <section class={`bt-ed-row cat-${category}`} data-shown={isShown} id={`field-attractions-${category}`} tabIndex={-1}>
      <h2>
        <span class={`bt-chip cat-${category}`}>
          <Icon name={SIGNS[category]} size={12} />
        </span>
        {board.categories[category]} <span>{isPiled ? words.cardsAndKinds(cards.length, kinds.length) : words.cards(cards.length)}</span>
        {!desk.isReadOnly && (
          <button type="button" class="bt-ed-new" onClick={() => addCard(desk, category, {}, words.newName)}>
            <Icon name="i-plus" size={16} /> {words.newCard}
          </button>
        )}
      </h2>
      <ol>
        {kinds.map((kind, place) => (
          <Tile key={kind.tiles[0]?.id} {...props} kind={kind} place={place} />
        ))}
      </ol>
    </section>
  );
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The card beside, above or below one on the wall, by where they are drawn. */
function neighbourOf(card: HTMLElement, [right, down]: readonly [number, number]): HTMLElement | undefined {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(card);
  const all = [...document.querySelectorAll<HTMLElement>('.bt-ed-tile')].filter(each => each !== card && each.offsetWidth > 0);
  const ahead = all.filter(each => {
    const { x, y } = middle(each);
    return right === 0 ? (y - here.y) * down > 4 : Math.abs(y - here.y) < 4 && (x - here.x) * right > 0;
  });
  const far = (each: Element) => Math.abs(middle(each).x - here.x) + 3 * Math.abs(middle(each).y - here.y);
  return ahead.sort((a, b) => far(a) - far(b))[0];
}

/** Where a row is scrolled, the chosen card is in its middle. */
function showInRow(card: HTMLElement | null): void {
  const row = card?.parentElement;
  if (card && row) row.scrollLeft = card.offsetLeft - row.offsetLeft - (row.clientWidth - card.clientWidth) / 2;
}

/** Cards are dragged by their short name. */
const DRAGGED = 'text/x-attraction';

type TileProps = RowProps & { readonly kind: Kind; readonly place: number };

function Tile(props: TileProps) {
  const { desk, speaking, kind, category } = props;
  const { attractions } = desk.content;
  const chosen = attractions[chosenIn(desk)];
  const within = chosen ? kind.tiles.indexOf(chosen) : -1;
  const tile = kind.tiles[Math.max(0, within)];
  const spot = useRef<HTMLLIElement>(null);
  useEffect(() => showInRow(within >= 0 ? spot.current : null), [within >= 0]);
  if (!tile) return null;
  const next = kind.tiles[(within + 1) % kind.tiles.length] ?? tile;
  const name = nameOfTile(tile, speaking);
  const isBad = desk.findings.some(({ path, isHint }) => !isHint && path[0] === 'attractions' && path[1] === attractions.indexOf(tile));
  const label = speaking.words.cardOf(name, tile.value, tile.priority) + (printedTile(tile.id) ? '' : `, ${speaking.words.isNew}`);
  return (
    <li ref={spot}>
      <button
        type="button"
        class={`bt-ed-tile cat-${category}`}
        data-new={printedTile(tile.id) === undefined}
        data-bad={isBad}
        aria-current={within >= 0}
        tabIndex={within >= 0 ? 0 : -1}
        draggable={!desk.isReadOnly}
        onClick={() => desk.go(['attractions', attractions.indexOf(next)])}
        {...actsOf(props, tile)}
      >
        <span class="unseen">{label}</span>
        <Face {...props} tile={tile} name={name} />
      </button>
    </li>
  );
}

/** What a card does by key and when it is dragged. */
function actsOf({ desk, speaking, category, place }: TileProps, tile: Attraction) {
  const { attractions } = desk.content;
  const path = ['attractions', attractions.indexOf(tile)];
  const move = (by: readonly [number, number]) => {
    const next = stepped(attractions, tile.id, ...by);
    desk.change({ ...desk.content, attractions: next });
    desk.go(path);
    const now = next.find(({ id }) => id === tile.id);
    if (now) desk.tell(speaking.words.moved(nameOfTile(tile, speaking), now.priority));
  };
  return {
    onKeyDown(event: TargetedKeyboardEvent<HTMLButtonElement>) {
      const by = ARROWS[event.key];
      if (!by && event.key !== 'Enter') return;
      event.preventDefault();
      if (!by) {
        desk.go(path);
        return document.getElementById(fieldId([...path, 'english']))?.focus();
      }
      if (event.altKey && !desk.isReadOnly) return move(by);
      const other = neighbourOf(event.currentTarget, by);
      other?.focus();
      return other?.click();
    },
    onDragStart(event: DragEvent) {
      event.dataTransfer?.setData(DRAGGED, tile.id);
      desk.go(path);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const id = event.dataTransfer?.getData(DRAGGED);
      if (!id) return;
      event.preventDefault();
      desk.change({ ...desk.content, attractions: movedTo(attractions, id, category, place) });
    },
  };
}

function Face({ desk, kind, shareOf, tile, name }: TileProps & { tile: Attraction; name: string }) {
  return (
    <>
      <span class="bt-ed-picture" aria-hidden="true">
        <Motif tile={tile} />
        <b>{Number.isFinite(tile.value) ? tile.value : '?'}</b>
        {tile.bonus && (
          <i>
            <Icon name="g-bonus" size={12} />
          </i>
        )}
        {kind.tiles.length > 1 && <em>×{kind.tiles.length}</em>}
      </span>
      <span class="bt-ed-name" aria-hidden="true">
        {hyphenated(name)}
      </span>
      {desk.balance.result && <span class="bt-ed-bar" aria-hidden="true" style={{ '--share': `${Math.round(100 * shareOf(tile.id))}%` }} />}
    </>
  );
}
