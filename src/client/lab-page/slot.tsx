import type { ComponentChildren } from 'preact';

/** What can be chosen in a slot. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface SlotProps {
  /** What the slot is: its name for screen readers. */
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly choose: (value: string) => void;
}

/** A part of a sentence that can be changed: it looks like its words, and opens the list of the others. */
export function Slot({ name, value, choices, choose }: SlotProps) {
  const now = choices.find(each => each.value === value);
  return (
    <span class="lab-slot">
      <span aria-hidden="true">{now?.text ?? value}</span>
      <select aria-label={name} value={value} onChange={event => choose(event.currentTarget.value)}>
        {choices.map(({ value: each, text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A sentence of a language with its slots where the language has them. */
export function Sentence({ text, slots }: { text: string; slots: Readonly<Record<string, ComponentChildren>> }) {
  return (
    <>
      {text.split(/(\{\w+\})/).map((part, at) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        return <span key={at}>{name === undefined ? part : slots[name]}</span>;
      })}
    </>
  );
}
