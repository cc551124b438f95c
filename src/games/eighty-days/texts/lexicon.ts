// The small words every language is asked for.
import type { Seat, Voice } from '../../../kernel/index.ts';
import { KINDS, type Kind, TRAVEL, TRAVEL_CARDS, type TravelCard } from '../components.ts';
import { named, type Pieces } from './table.ts';

/** The travel cards by name, as pieces: 'ship 7'. */
export function travelNames(kinds: Readonly<Record<Kind, string>>): Pieces {
  return Object.fromEntries([
    ...KINDS.map(kind => [kind, kinds[kind]]),
    ...TRAVEL_CARDS.map(card => [card, `${kinds[TRAVEL[card].kind]} ${TRAVEL[card].value}`]),
  ]);
}

/** How a language calls whoever listens in a list of people: first or last, 'Ada and you'. */
interface Listener {
  readonly locale: string;
  readonly you: string;
  readonly last?: boolean;
}

/** The small words of a language: names of pieces and cards, and lists of players. */
export function lexicon({ locale, you, last = false }: Listener, pieces: Pieces) {
  const piece = (id: unknown) => named(pieces, String(id));
  const join = new Intl.ListFormat(locale);
  return {
    piece,
    card: (id: TravelCard) => piece(id),
    space: (id: unknown) => piece(`space:${id}`),
    chip: (id: unknown) => piece(`chip:${id}`),
    list: (parts: readonly string[]) => join.format(parts),
    all: (seats: readonly Seat[], voice: Voice) => {
      const others = seats.filter(seat => !voice.isYou(seat)).map(voice.name);
      if (others.length === seats.length) return join.format(others);
      return join.format(last ? [...others, you] : [you, ...others]);
    },
  };
}

/** The same at the beginning of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** Whether facts name a travel card. */
export function isTravelCard(id: unknown): id is TravelCard {
  return typeof id === 'string' && Object.hasOwn(TRAVEL, id);
}
