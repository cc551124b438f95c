// What a tourist is: every sign of the card in its words.
import type { Explanation, Sign } from '../../../kernel/index.ts';
import { type Patience, SEATS, type Tourist, type TouristId } from '../components.ts';
import type { View } from '../view.ts';
import { bestInterest, worth } from '../worth.ts';
import { boxIn, nameOf, type Table } from './explain-table.ts';

export function tourist(table: Table, id: TouristId, patience: Patience | undefined): Explanation | undefined {
  const box = boxIn(table);
  const card: Tourist | undefined = box.tourists[id];
  if (!card || !patience) return undefined;
  const { words, view } = table;
  const [best] = view.grid
    .flatMap((each, cell) => (each && view.open[cell] ? [{ city: each, points: worth(box, each, id, bestInterest(box, each, id)) }] : []))
    .toSorted((a, b) => b.points - a.points);
  const isFlying = isAboard(view, id);
  return {
    kind: isFlying ? words.kinds.passenger : words.kinds.tourist,
    name: card.name,
    piece: id,
    text: words.tourist,
    signs: [...signsOf(table, card), ...(isFlying ? [] : [{ piece: patience, text: words.signs[patience] }])],
    clause: 'TO-4.13',
    ...(best ? { example: words.examples.best(card.name, nameOf(table, best.city), best.points), figure: String(best.points) } : {}),
  };
}

function isAboard({ agencies }: View, id: TouristId): boolean {
  return agencies.some(({ seats }) => SEATS.some(at => seats[at].passenger?.tourist === id));
}

function signsOf(table: Table, { interests, plusOne, business, room, weeks }: Tourist): readonly Sign[] {
  const { signs } = table.words;
  return [
    ...interests.map(each => ({ piece: each, text: signs.likes(nameOf(table, each), plusOne === each) })),
    ...(business ? [{ piece: 'business', text: signs.business }] : []),
    ...(room ? [{ piece: room, text: signs[room] }] : []),
    { piece: 'weeks', text: signs.weeks(weeks) },
  ];
}
