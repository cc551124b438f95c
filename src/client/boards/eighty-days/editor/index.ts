// The editor of 80 Days' event cards.
import {
  deckIn,
  EVENT_CARDS,
  findingsIn,
  type OwnDeck,
  PRINTED,
  readContent,
  writeContent,
} from '../../../../games/eighty-days/content.ts';
import { same } from '../../../../kernel/index.ts';
import type { EditorKit } from '../../../editor/kit.ts';
import type { Words } from '../words/en.ts';
import { Events } from './events.tsx';
import type { DeckWords } from './words/en.ts';

/** The editor of 80 Days. */
export const editor: EditorKit<OwnDeck, DeckWords, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  printed: PRINTED,
  tabs: [{ key: 'events', icon: 'g-event-card', name: words => words.events, holds: () => true, Part: Events }],
  findings: findingsIn,
  options: deck => (same(deck, PRINTED) ? {} : { eventDeck: deck }),
  from: ({ eventDeck }) => deckIn(eventDeck) ?? PRINTED,
  read: text => {
    const reading = readContent(text);
    return reading.ok ? { ok: true, content: deckIn(reading.options.eventDeck) ?? PRINTED } : reading;
  },
  files: deck => [{ name: 'eighty-days.json', type: 'application/json', text: writeContent(deck) }],
  nameOf: () => '',
  differences: (deck, { words, texts }) =>
    EVENT_CARDS.filter(card => deck[card] !== PRINTED[card]).map(card => ({
      says: words.diff(texts.pieces[card] ?? card, deck[card], PRINTED[card]),
      back: { ...deck, [card]: PRINTED[card] },
    })),
  sample: { seats: 3, bot: 'greedy', columns: {} },
};
