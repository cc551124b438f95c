import { BLUE_DAYS, EVENT_CARDS, type OwnDeck, PRINTED } from '../../../../games/eighty-days/content.ts';
import type { PartProps } from '../../../editor/kit.ts';
import { Numbers } from '../../../editor/numbers.tsx';
import type { Words } from '../words/en.ts';
import type { DeckWords } from './words/en.ts';

/** The event cards, and how often each is in the deck. */
export function Events({ desk, speaking }: PartProps<OwnDeck, DeckWords, Words>) {
  const { words, texts, language } = speaking;
  const rows = EVENT_CARDS.map(card => ({
    path: [card],
    name: texts.pieces[card] ?? card,
    value: desk.content[card],
    printed: PRINTED[card],
    isFixed: BLUE_DAYS[card] !== undefined,
  }));
  return <Numbers desk={desk} title={words.events} help={words.help} rows={rows} language={language} />;
}
