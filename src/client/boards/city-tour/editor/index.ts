// The editor of City Tour's days: sites, cards, signs and fans, and levels of several days.

import { dayFaults, mendingOf, readContent } from '../../../../games/city-tour/content.ts';
import { DAYS, LETTERS, readDay, writeDay } from '../../../../games/city-tour/index.ts';
import { same } from '../../../../kernel/index.ts';
import type { Difference, EditorKit, Speaking } from '../../../editor/kit.ts';
import '../pages.css';
import type { Words } from '../words/en.ts';
import { DayPart } from './day-part.tsx';
import { type Draft, dayOf, draftIn, draftOf, sitesIn } from './draft.ts';
import './editor.css';
import { LevelsPart } from './levels.tsx';
import { siteText } from './sites.tsx';
import type { DayWords } from './words/en.ts';

/** What is not as on the Day card. */
function differencesIn(draft: Draft, { words, board, texts }: Speaking<DayWords, Words>): readonly Difference<Draft>[] {
  const printed = draftOf(draft.card);
  const [now, before] = [sitesIn(draft), sitesIn({ ...printed, mode: draft.mode })];
  const named = (site: (typeof now)[number] | undefined) => (site ? siteText(site, board) : words.none);
  const moved = LETTERS.flatMap((letter, at) =>
    now[at] === before[at] ? [] : [words.diffs.site(letter, named(now[at]), named(before[at]))],
  );
  const back = { ...printed, mode: draft.mode };
  if (draft.mode === 'swap') return moved.map(says => ({ says, back }));
  const cards = (DAYS[draft.card - 1]?.cards ?? []) as readonly string[];
  const name = (card: string) => texts.pieces[card] ?? card;
  const says = [
    ...moved,
    ...draft.cards.filter(card => !cards.includes(card)).map(card => words.diffs.card(name(card))),
    ...cards.filter(card => !draft.cards.some(each => each === card)).map(card => words.diffs.noCard(name(card))),
    ...(same(draft.signs, printed.signs) || draft.signs.length === 0 ? [] : [words.diffs.signs(draft.signs.join(', '))]),
    ...(same(draft.fans, printed.fans) || draft.fans.length === 0 ? [] : [words.diffs.fans(draft.fans.join(', '))]),
  ];
  return says.map(each => ({ says: each, back }));
}

/** The editor of City Tour. */
export const editor: EditorKit<Draft, DayWords, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  printed: draftOf(1),
  tabs: [
    { key: 'day', icon: 'g-day', name: words => words.day, holds: () => true, Part: DayPart },
    { key: 'levels', icon: 'g-padlock', name: words => words.levelsTab, holds: () => false, Part: LevelsPart },
  ],
  findings: draft =>
    dayFaults(dayOf(draft)).map(fault => {
      const mending = mendingOf(draft, fault);
      return { ...fault, isHint: false, ...(mending ? { mending } : {}) };
    }),
  options: draft => {
    const reading = readDay(dayOf(draft));
    return reading.ok ? { ownDay: reading.day } : {};
  },
  kept: draft => ({ ownDay: dayOf(draft), draft }),
  from: draftIn,
  base: ({ card }) => ({ day: card }),
  read: text => {
    const reading = readContent(text);
    return reading.ok ? { ok: true, content: draftIn(reading.options) } : reading;
  },
  files: draft => {
    const reading = readDay(dayOf(draft));
    return [
      { name: 'city-tour-day.json', type: 'application/json', text: JSON.stringify(dayOf(draft)) },
      ...(reading.ok ? [{ name: 'city-tour-day.txt', type: 'text/plain', text: writeDay(reading.day) }] : []),
    ];
  },
  nameOf: () => '',
  differences: differencesIn,
  sample: { seats: 1, bot: 'greedy', columns: {} },
};
