// Why a move is better: in the game's own words, else by what happened soon after it.
import { reasonsIn } from '../../host/why.ts';
import { type Language, typeset } from '../../kernel/index.ts';
import type { DecisionStep } from '../../review/index.ts';
import { voiceTo } from '../table/voice.ts';
import type { Sight } from './sight.ts';

/** A reason, and for whom it speaks. */
export interface Why {
  readonly label: string;
  readonly text: string;
}

/** Why the best move is better than the one made, or that one than the next; undefined where nothing tells. */
export function whyAt({ words: { moment }, reasons, opened, looks, nameOf }: Sight, decision: DecisionStep): Why | undefined {
  const { themes = {}, why, known, seat } = decision;
  const said = reasonsIn(themes, reasons);
  const isMade = known.some(choice => choice.isBest && choice.isMade);
  if (said.length > 0) return { label: moment.reason(nameOf(seat)), text: typeset(opened.language, moment.because(said, isMade)) };
  const event = why && opened.game.viewEvent(JSON.parse(why.event), seat);
  const text = event && opened.texts.event(event, voiceTo(looks));
  if (!why || !text) return undefined;
  const hundred = (share: number) => Math.round(100 * share);
  return {
    label: moment.reason(null),
    text: typeset(opened.language, moment.soon(quotedIn(opened.language, text.replace(/[.]$/, '')), hundred(why.best), hundred(why.made))),
  };
}

/** Quotation marks inside others: left, right. */
const INNER: Readonly<Record<Language, readonly [RegExp, string, RegExp, string]>> = {
  en: [/“/g, '‘', /”/g, '’'],
  da: [/”/g, '’', /”/g, '’'],
  de: [/„/g, '‚', /“/g, '‘'],
  fr: [/«\s*/g, '“', /\s*»/g, '”'],
};

/** Words that are quoted: what is quoted within them has the inner marks of the language. */
export function quotedIn(language: Language, text: string): string {
  const [left, begun, right, ended] = INNER[language];
  return text.replace(left, begun).replace(right, ended);
}
