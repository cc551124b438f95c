// Opens the four cards of a game over whatever page is there, and remembers which games have been looked at.
import type { ReadonlySignal } from '@preact/signals';
import { render } from 'preact';
import { type Language, typeset } from '../../kernel/index.ts';
import { memoryOf } from '../device/memory.ts';
import { type Door, LookDialog, type LookNews, type Place } from './dialog.tsx';
import type { Look, LookAsked } from './look.ts';
import type { HouseWords } from './words/en.ts';

const HOUSE: Readonly<Record<Language, () => Promise<HouseWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

/** Tells and draws the four cards of a game. */
export type TellLook<W> = (asked: LookAsked<W>) => Promise<Look>;

/** The cards with the words of the house. */
export async function loadLook<W>(tell: TellLook<W>, asked: LookAsked<W>): Promise<{ readonly look: Look; readonly house: HouseWords }> {
  const [{ words, drawn }, house] = await Promise.all([tell(asked), HOUSE[asked.language]()]);
  return { look: { words: typeset(asked.language, words), drawn }, house: typeset(asked.language, house) };
}

interface Opening {
  readonly game: string;
  readonly place: Place;
  readonly hasLesson?: boolean;
  readonly mayPlay?: boolean;
  readonly card?: number;
  /** What happens at the table meanwhile. */
  readonly news?: ReadonlySignal<LookNews | null>;
}

/** Shows the cards; tells how they were left. */
export async function openLook<W>(tell: TellLook<W>, asked: LookAsked<W>, opening: Opening): Promise<Door> {
  const loaded = await loadLook(tell, asked);
  const holder = document.createElement('div');
  holder.className = 'look-holder';
  document.body.append(holder);
  return new Promise(resolve => {
    const leave = (door: Door) => {
      holder.querySelector('dialog')?.close();
      render(null, holder);
      holder.remove();
      resolve(door);
    };
    render(<LookDialog hasLesson={false} mayPlay={false} card={0} {...opening} {...loaded} leave={leave} />, holder);
  });
}

/** The games that were looked at on this device. */
const looked = memoryOf('house', 'looked');

/** Whether a game has not been looked at yet; asking counts as looking. */
export function isFirstLook(game: string): boolean {
  const kept = looked.read();
  const games = Array.isArray(kept) ? kept : [];
  if (games.includes(game)) return false;
  looked.write([...games, game]);
  return true;
}
