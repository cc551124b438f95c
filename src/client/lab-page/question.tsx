// The question is the form: a sentence, and below it what is measured.
import type { ComponentChildren } from 'preact';
import { INTERACTION, type Measure, type Told, type Who } from '../../lab/index.ts';
import { elementName, groupName, type LabWords, measureWords } from '../../lab/words/index.ts';
import { GAME_IDS } from '../catalogue.ts';
import { titleOf } from '../shell/cover.ts';
import { go } from '../shell/route.ts';
import {
  type Asked,
  botsOf,
  FREE_MEASURES,
  measureOf,
  readyOf,
  withBot,
  withElement,
  withMeasure,
  withReason,
  withSeats,
  withVariant,
} from './asked.ts';
import type { LabGame } from './lab-game.ts';
import { botText, endingText, optionText, optionValue, valuesOf } from './names.ts';
import { said } from './said.ts';
import { type Choice, Sentence, Slot } from './slot.tsx';

/** The game that is asked about, to be changed for another. */
export function GameSlot({ id }: { id: string }) {
  const choices = GAME_IDS.map(value => ({ value, text: titleOf(value) }));
  return <Slot name={said.value.slots.game} value={id} choices={choices} choose={value => go(`/lab/${value}`)} />;
}

interface QuestionProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly told: readonly Told[];
  readonly change: (asked: Asked) => void;
  /** Begins with a ready question; undefined shows all of them. */
  readonly begin: (question: string) => void;
}

const OWN = '';
const OTHERS = '?';

/** The question as one heading. */
export function QuestionSentence({ lab, asked, change, begin }: QuestionProps) {
  const { slots, seats: seatsText, ownQuestion, otherQuestion, and, sentence } = said.value;
  const { entry, game, questions, words } = lab;
  const { least, most } = entry.seats;
  const seats = Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(least + at), text: seatsText(least + at) }));
  const bots = botsOf(game).map(value => ({ value, text: botText(value) }));
  const asking: readonly Choice[] = [
    ...questions.map(({ id }) => ({ value: id, text: words.questions[id].ask })),
    { value: OWN, text: ownQuestion },
    { value: OTHERS, text: otherQuestion },
  ];
  const choose = (value: string) => (value === OWN ? change(withMeasure(asked, asked.question.measure)) : begin(value));
  const parts: Readonly<Record<string, ComponentChildren>> = {
    game: <GameSlot id={entry.id} />,
    seats: (
      <Slot name={slots.seats} value={String(asked.seats)} choices={seats} choose={value => change(withSeats(asked, Number(value)))} />
    ),
    bots: asked.bots.map((name, at) => (
      <span key={at}>
        {at > 0 && and}
        <Slot name={slots.bots} value={name} choices={bots} choose={value => change(withBot(asked, at, value))} />
      </span>
    )),
    question: <Slot name={slots.question} value={readyOf(questions, asked)?.id ?? OWN} choices={asking} choose={choose} />,
  };
  return (
    <h1 class="lab-question">
      <Sentence text={sentence} slots={parts} />
    </h1>
  );
}

/** What is measured, of whom; and the values of the option that a ready question is about. */
export function MeasuredRow({ lab, asked, told, change }: QuestionProps) {
  const { words } = lab;
  const { measure } = asked.question;
  const { slots } = said.value;
  const kinds: readonly Choice[] = FREE_MEASURES.map(value => ({ value, text: words.measures[value].name }));
  const own = kinds.some(({ value }) => value === measure.what)
    ? []
    : [{ value: measure.what, text: measureWords(words, measure, asked.game).name }];
  const choose = (value: string) => {
    const what = FREE_MEASURES.find(each => each === value);
    if (what) change(withMeasure(asked, measureOf(what, measure)));
  };
  const parts = {
    measure: <Slot name={slots.measure} value={measure.what} choices={[...own, ...kinds]} choose={choose} />,
    who: <WhoseSlot lab={lab} asked={asked} told={told} change={change} />,
  };
  return (
    <p class="lab-measured">
      <span>
        <Sentence text={said.value.measured} slots={parts} />
      </span>
      <OptionSlots lab={lab} asked={asked} change={change} />
      <small>{measureWords(words, measure, asked.game).means}</small>
    </p>
  );
}

type PartProps = Pick<QuestionProps, 'lab' | 'asked' | 'told' | 'change'>;

/** Whose figure it is: of somebody, of one element, of one reason; nothing where it is the game's own. */
function WhoseSlot({ lab: { texts, words }, asked, told, change }: PartProps) {
  const { slots } = said.value;
  const { measure } = asked.question;
  if ('who' in measure) {
    const choices = whoOf(asked).map(who => ({ value: JSON.stringify(who), text: whoText(words, who, asked.seats) }));
    const choose = (value: string) => change(withMeasure(asked, { ...measure, who: readWho(value, asked) }));
    return <Slot name={slots.who} value={JSON.stringify(measure.who)} choices={choices} choose={choose} />;
  }
  if (measure.what === 'worth' && measure.kind !== INTERACTION) {
    const names = (told[0]?.summary.elements ?? []).filter(({ kind }) => kind === measure.kind).map(({ name }) => name);
    const choices = [...new Set([measure.name, ...names])].map(value => ({
      value,
      text: elementName(words, texts.pieces, measure.kind, value),
    }));
    return <Slot name={slots.element} value={measure.name} choices={sorted(choices)} choose={value => change(withElement(asked, value))} />;
  }
  if (measure.what !== 'ending') return null;
  const reasons = [...new Set([measure.reason, ...Object.keys(told[0]?.summary.endings ?? {})])];
  const choices = reasons.map(value => ({ value, text: endingText(value) }));
  return <Slot name={slots.reason} value={measure.reason} choices={choices} choose={value => change(withReason(asked, value))} />;
}

/** Whom a question is about, outside a sentence: some languages end it with the comma of a clause. */
function whoText(words: LabWords, who: Who, seats: number): string {
  return groupName(words, who, seats).replace(/,$/, '');
}

function sorted(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((a, b) => a.text.localeCompare(b.text));
}

/** Everybody that can be asked about at a table. */
function whoOf({ seats, bots, question: { measure } }: Asked): readonly Who[] {
  const places = Array.from({ length: seats }, (_, place) => ({ place }));
  const kinds = [...new Set(bots)];
  const seat = 'who' in measure && typeof measure.who === 'object' && 'seat' in measure.who ? [measure.who] : [];
  return ['all', ...places, ...seat, ...(kinds.length > 1 ? kinds.map(bot => ({ bot })) : [])];
}

function readWho(value: string, asked: Asked): Who {
  return whoOf(asked).find(who => JSON.stringify(who) === value) ?? 'all';
}

/** The options that the ready question is about, with their value in B, or in all games where there is only A. */
function OptionSlots({ lab: { game, questions, texts }, asked, change }: Omit<PartProps, 'told'>) {
  const ready = readyOf(questions, asked);
  const at = asked.variants.length - 1;
  if (!ready || at > 1) return null;
  const names = ready.slots.flatMap(slot => (slot.slot === 'option' ? [slot.option] : []));
  return (
    <>
      {names.map(name => {
        const option = game.options.table[name];
        const values = option ? valuesOf(option) : [];
        if (!option || values.length === 0) return null;
        const now = asked.variants[at]?.options?.[name] ?? asked.options?.[name] ?? option.lab ?? option.standard;
        const choices = values.map(value => ({ value: String(value), text: optionValue(texts, name, value) }));
        const choose = (text: string) => {
          const value = values.find(each => String(each) === text);
          change(withVariant(asked, at, { ...asked.variants[at]?.options, [name]: value }));
        };
        return (
          <span key={name}>
            {optionText(texts, name).name}
            {said.value.colon}
            <Slot name={optionText(texts, name).name} value={String(now)} choices={choices} choose={choose} />
          </span>
        );
      })}
    </>
  );
}

/** A measure as a short title: its name, and whose. */
export function measureTitle({ words, texts, entry }: LabGame, measure: Measure, seats: number): string {
  const { name } = measureWords(words, measure, entry.id);
  const { colon } = said.value;
  if ('who' in measure) return name + colon + whoText(words, measure.who, seats);
  if (measure.what === 'worth' && measure.kind !== INTERACTION)
    return name + colon + elementName(words, texts.pieces, measure.kind, measure.name);
  return measure.what === 'ending' ? name + colon + endingText(measure.reason) : name;
}
