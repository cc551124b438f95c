import { type Seat, speaking, type Texts } from '../../kernel/index.ts';
import { coalBetween, type Island, LETTERS, type Letter } from './components.ts';
import { type Agreement, type Event, type Move, options, type State } from './state.ts';

type Clause = 'IM-1.1' | 'IM-2.1' | 'IM-2.2' | 'IM-2.3' | 'IM-3.1' | 'IM-3.2' | 'IM-3.3';

const ISLAND_NAMES: Readonly<Record<Island, string>> = {
  amrum: 'Amrum',
  foehr: 'Föhr',
  sylt: 'Sylt',
  pellworm: 'Pellworm',
  hooge: 'Hooge',
  langeness: 'Langeness',
};
const KINDS = { love: 'love letter', parcel: 'parcel', paper: 'newspaper', wire: 'telegram' };
const nameOf = (letter: Letter) => `${KINDS[LETTERS[letter].kind]} for ${ISLAND_NAMES[LETTERS[letter].to]}`;
const letterNames = Object.fromEntries(
  Object.keys(LETTERS).map(id => {
    const name = nameOf(id as Letter);
    return [id, name[0]?.toUpperCase() + name.slice(1)];
  }),
);

function coalFor(view: State, to: Island): number {
  const boat = view.boats[view.frames[0]?.seat ?? 0];
  return boat ? coalBetween(boat.at, to) : 0;
}

/** Island Mail, in English. */
export const en: Texts<Move, Event, State, Clause, Agreement> = {
  title: 'Island Mail',
  pitch: 'Carry letters between the islands before the tide turns.',
  sections: { 'IM-1': 'The turn', 'IM-2': 'Sailing', 'IM-3': 'Letters' },
  rules: {
    'IM-1.1': ({ rounds }) => `Players take turns for ${rounds} rounds; each turn is one move.`,
    'IM-2.1': 'A boat sails to another island than the one where it lies.',
    'IM-2.2': 'It burns one coal for every island on the way.',
    'IM-2.3': 'Who waits for the tide gets two coal.',
    'IM-3.1': 'A bag holds four letters.',
    'IM-3.2': 'A letter that is delivered pays its points.',
    'IM-3.3': 'Letters are taken from the quay and delivered out of the bag.',
  },
  standard: options.standard,
  options: { rounds: { name: 'Rounds', help: 'How many rounds are played.' } },
  pieces: {
    ...ISLAND_NAMES,
    ...letterNames,
    island: 'Islands',
    letter: 'Letters',
    quay: 'On the quay',
    sack: 'Letters in the sack',
    bag: 'Bag',
  },
  ...speaking<Move, Event, State, Clause>({
    refusals: { 'IM-2.2': ({ coal }) => `Too far: ${coal} coal.` },
    moves: {
      wait: () => 'Wait for the tide',
      sail: ({ to }, view) => `Sail to ${ISLAND_NAMES[to]}, ${coalFor(view, to)} coal`,
      take: ({ letter }) => `Take the ${nameOf(letter)}`,
      deliver: ({ letter, to }, view) => `Deliver the ${nameOf(letter)}, ${coalFor(view, to)} coal`,
    },
    events: {
      round: () => undefined,
      waited: ({ seat, coal }, voice) => `${voice.name(seat)} waits for the tide and gets ${coal} coal.`,
      sailed: ({ seat, to }, voice) => `${voice.name(seat)} sails to ${ISLAND_NAMES[to]}.`,
      took: ({ seat, letter }, voice) => `${voice.name(seat)} takes the ${nameOf(letter)}.`,
      delivered: ({ seat, letter }, voice) => `${voice.name(seat)} delivers the ${nameOf(letter)}.`,
    },
  }),
  table: (view, voice) => [
    `Round ${view.round} of ${view.plan.options.rounds} · ${view.sack.length} letters in the sack`,
    `Quay: ${view.quay.map(nameOf).join(', ') || 'empty'}`,
    ...view.boats.map(
      ({ at, coal, points, bag }, seat: Seat) =>
        `${voice.name(seat)}: ${ISLAND_NAMES[at]} · ${coal} coal · ${points} points · ${bag.map(nameOf).join(', ') || 'empty bag'}`,
    ),
  ],
};
