// The numbers as records, and the dice they come from.
import type { ComponentChildren } from 'preact';
import { Target } from '../../../ui/index.ts';
import { Cross, STAR } from '../map/mark.tsx';
import type { Paris } from '../scene.ts';

/** A number, a star or an X on its record. */
export interface RecordLook {
  readonly text: string;
  /** What is done with it: chosen now, already written, or given up. */
  readonly state: 'idle' | 'chosen' | 'placed' | 'gone';
  readonly note: string;
}

/** A record that can be touched where a number is to be chosen. */
export function NumberRecord({ scene, look }: { scene: Paris; look: RecordLook }) {
  const isNumber = /^\d\d$/.test(look.text);
  const disc = <Disc look={look} />;
  if (!isNumber)
    return (
      <span class={`record ${look.state}`} data-explain={look.text === 'X' ? 'mark:x' : 'mark:star'}>
        {disc}
      </span>
    );
  return (
    <Target
      touching={scene.touching}
      touch={`number:${look.text}`}
      label={`${scene.words.number(look.text)}, ${look.note}`}
      class={`record ${look.state}`}
    >
      {disc}
    </Target>
  );
}

function Disc({ look: { text, note } }: { look: RecordLook }) {
  return (
    <>
      <svg class="vinyl" viewBox="0 0 100 100" aria-hidden="true">
        <circle class="vinyl-edge" cx="50" cy="50" r="47.500" />
        <circle class="groove" cx="50" cy="50" r="43.500" />
        <circle class="groove" cx="50" cy="50" r="39.500" />
        <circle class="vinyl-label" cx="50" cy="50" r="34" />
        <Engraving text={text} />
      </svg>
      <span class="record-note">{note}</span>
    </>
  );
}

function Engraving({ text }: { text: string }): ComponentChildren {
  if (text === '*') return <path class="star" d={STAR} transform="translate(50 51) scale(1.500)" />;
  if (text === 'X') {
    return (
      <g transform="translate(50 50) scale(1.500)">
        <Cross />
      </g>
    );
  }
  return (
    <text class="vinyl-number" x="50" y="63">
      {text}
    </text>
  );
}

const STEPS = [3, 7];

/** A ten-sided die. */
export function DieFace({ face, isRolling = false }: { face: number; isRolling?: boolean }) {
  return (
    <svg class="die" viewBox="0 0 48 48" aria-hidden="true">
      <path class="die-body" d="M24 2L46 22 44 30 24 46 4 30 2 22z" />
      <path class="die-edges" d="M24 4L38 28 24 34 10 28zM10 28L3 24M38 28L45 24M24 34V45" />
      {isRolling &&
        STEPS.map((step, turn) => (
          <text key={step} class={`die-face before-${turn}`} x="24" y="27.500">
            {(face + step) % 10}
          </text>
        ))}
      <text class="die-face last" x="24" y="27.500">
        {face}
      </text>
    </svg>
  );
}

/** Two ten-sided dice; while they roll, three faces follow each other. */
export function Dice({ faces, label, isRolling }: { faces: readonly number[]; label: string; isRolling: boolean }) {
  return (
    <span class={`dice ${isRolling ? 'rolling' : ''}`} role="img" aria-label={label} data-explain="dice">
      {faces.map((face, at) => (
        <DieFace key={`${at} ${isRolling}`} face={face} isRolling={isRolling} />
      ))}
    </span>
  );
}
