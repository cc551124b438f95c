// The four cards on the whole screen, with the ways on from there.
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { meaningOf } from '../device/key-map.ts';
import { Icon } from '../ui/index.ts';
import { cardsOf } from './cards.tsx';
import type { Look } from './look.ts';
import type { HouseWords } from './words/en.ts';
import './styles/look.css';

/** How the cards are left: to the lesson, to play, back to where they were opened, or by leaving the page. */
export type Door = 'lesson' | 'play' | 'back' | 'away';

/** Where the cards are looked at: before a match, at its table, or on the page of the game. */
export type Place = 'before' | 'table' | 'page';

/** What whoever looks at the cards must know: the match has begun, it is their turn, or they were sent away. */
export type LookNews = 'begun' | 'turn' | 'away';

export interface DialogProps {
  readonly game: string;
  readonly look: Look;
  readonly house: HouseWords;
  readonly place: Place;
  /** Whether there is a lesson to go to: then it is the main way on. */
  readonly hasLesson: boolean;
  /** Whether one may go on to play from here. */
  readonly mayPlay: boolean;
  /** The card to begin at, from 0. */
  readonly card: number;
  readonly news?: ReadonlySignal<LookNews | null>;
  readonly leave: (door: Door) => void;
}

/** The first look at a game. */
export function LookDialog(props: DialogProps) {
  const { game, look, house, place, card, leave } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const deck = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(card);
  useEffect(() => {
    const away = () => leave('away');
    addEventListener('popstate', away);
    dialog.current?.showModal();
    showCard(deck.current, card);
    return () => removeEventListener('popstate', away);
  }, []);
  const press = (event: KeyboardEvent) => onLookKey(event, deck.current, dialog.current);
  return (
    <dialog
      ref={dialog}
      class="look"
      data-game={game}
      aria-labelledby="look-title"
      onKeyDown={press}
      onCancel={() => leave('back')}
      style={{ '--wall': `url("${look.drawn.wall}")` }}
    >
      <header class="look-top">
        <span class="look-mark">
          <Icon name="mark" size={24} />
          Tabletour
        </span>
        <button type="button" class="look-quiet look-print" onClick={() => print()}>
          {house.print}
        </button>
        <button type="button" class="look-quiet" onClick={() => leave('back')}>
          {{ before: house.skip, table: house.back, page: house.close }[place]}
          <Icon name="i-chevron-right" size={16} />
        </button>
      </header>
      <News {...props} />
      <div class="look-head">
        <img src={look.drawn.guide} alt={look.words.guide} width="88" height="88" />
        <div>
          <h1 id="look-title">{look.words.title}</h1>
          <p>{house.lead}</p>
        </div>
      </div>
      <ul ref={deck} class="look-deck" data-print aria-label={house.deck} onScroll={() => setSeen(cardInSight(deck.current))}>
        {cardsOf({ look, house }).map((body, at) => (
          <li key={at} class="look-card" tabIndex={-1} data-tip={at === 3}>
            {body}
          </li>
        ))}
      </ul>
      <div class="look-dots" role="img" aria-label={house.cardOf(seen + 1)}>
        {[0, 1, 2, 3].map(at => (
          <i key={at} data-on={at === seen} />
        ))}
      </div>
      <Doors {...props} />
    </dialog>
  );
}

/** The table calls: said aloud too, as the cards are over it. */
function News({ house, news, leave }: DialogProps) {
  const said = news?.value;
  return (
    <div role="alert">
      {said && (
        <p class="look-news">
          <Icon name={said === 'turn' ? 'i-bell' : 'i-info'} size={24} />
          <b>{house.news[said]}</b>
          <button type="button" onClick={() => leave('back')}>
            {house.news.go}
          </button>
        </p>
      )}
    </div>
  );
}

function Doors({ house, hasLesson, mayPlay, place, leave }: DialogProps) {
  const ways = [
    ...(hasLesson ? [{ door: 'lesson', word: house.lesson } as const] : []),
    ...(mayPlay ? [{ door: 'play', word: house.play } as const] : []),
  ];
  const shown = ways.length > 0 ? ways : [{ door: 'back', word: place === 'table' ? house.back : house.close } as const];
  return (
    <footer class="look-doors">
      {shown.map(({ door, word }, at) => (
        <button key={door} type="button" class="look-door" data-main={at === 0} onClick={() => leave(door)}>
          {at === 0 && <Icon name="i-play" />}
          {word}
        </button>
      ))}
      <p class="look-hold">
        <Icon name="i-help" />
        {matchMedia('(hover: hover) and (pointer: fine)').matches ? house.rest : house.hold}
      </p>
    </footer>
  );
}

/** Arrows go from card to card; Enter on a card takes the main way on. */
function onLookKey(event: KeyboardEvent, deck: HTMLElement | null, dialog: HTMLElement | null): void {
  const { target, key } = event;
  if (!(target instanceof Element)) return;
  const meaning = meaningOf(key, 'look');
  if (meaning === 'step') {
    event.preventDefault();
    showCard(deck, cardInFocus(deck) + (key === 'ArrowLeft' ? -1 : 1));
  }
  if (meaning === 'select' && !target.closest('button')) dialog?.querySelector<HTMLElement>('[data-main="true"]')?.click();
}

function cardInFocus(deck: HTMLElement | null): number {
  const at = [...(deck?.children ?? [])].findIndex(card => card.contains(document.activeElement));
  return at < 0 ? cardInSight(deck) : at;
}

/** The card nearest to the middle of the row. */
function cardInSight(deck: HTMLElement | null): number {
  if (!deck) return 0;
  const middle = deck.scrollLeft + deck.clientWidth / 2;
  const away = [...deck.children].map(card =>
    card instanceof HTMLElement ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle) : 0,
  );
  return away.indexOf(Math.min(...away));
}

function showCard(deck: HTMLElement | null, at: number): void {
  const card = deck?.children[Math.min(3, Math.max(0, at))];
  if (!(card instanceof HTMLElement)) return;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest', inline: 'center' });
}
