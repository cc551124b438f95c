// What is looked at, and how a card is added.
import { type Edition, freePriority, freshId } from '../../../../games/bodensee/content.ts';
import type { Attraction, Category, Town } from '../../../../games/bodensee/table.ts';
import type { Desk, PartProps } from '../../../editor/kit.ts';
import type { Words } from '../words/en.ts';
import type { BodenseeWords } from './words/en.ts';

export type Props = PartProps<Edition, BodenseeWords, Words>;

/** The place of the card that is looked at; the first where none is. */
export function chosenIn({ at, content }: Desk<Edition>): number {
  const [part, place] = at;
  return part === 'attractions' && typeof place === 'number' && place < content.attractions.length ? place : 0;
}

/** The edition with one more card of a colour, behind all others; its path is what is looked at then. */
export function addCard(desk: Desk<Edition>, category: Category, like: Partial<Attraction>, name: string): void {
  const { attractions } = desk.content;
  const card: Attraction = {
    value: 1,
    bonus: false,
    effect: category === 'grey' ? 'BUILD' : null,
    english: name,
    german: '',
    danish: '',
    ...like,
    category,
    priority: freePriority(attractions, { category }),
    id: freshId(like.english ?? name, attractions),
  };
  desk.change({ ...desk.content, attractions: [...attractions, card] });
  desk.go(['attractions', attractions.length]);
}

/** The town that is looked at; there may be none. */
export function townIn({ at, content }: Desk<Edition>): Town | undefined {
  const [part, place] = at;
  return part === 'towns' && typeof place === 'number' ? content.towns[place] : undefined;
}
