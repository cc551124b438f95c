import { PawnRow } from './drawings/pawn.tsx';
import type { PreviewLine } from './preview.ts';
import type { Words } from './words/en.ts';

/** What a placement would bring, stop by stop; read out politely whenever it changes. */
export function Timetable({ lines, words, explains }: { lines: readonly PreviewLine[]; words: Words; explains?: string }) {
  return (
    <ol class="ct-timetable" aria-label={words.timetable} aria-live="polite" data-explain={explains}>
      {lines.map(({ tone, lead, text, pawns, value }, at) => (
        <li key={at} data-tone={tone}>
          <span>
            {lead && (
              <b>
                {lead}
                {words.colon}
              </b>
            )}
            {text}
          </span>
          {value ? <b class="ct-gain">+{value}</b> : <PawnRow pawns={pawns} />}
        </li>
      ))}
    </ol>
  );
}
