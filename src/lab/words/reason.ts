import { isDespite, type Reason } from '../examples.ts';
import type { LabWords } from './lab-words.ts';
import { numberIn } from './sentences.ts';

/** Why a game is shown, in a few words. */
export function reasonText(words: LabWords, reason: Reason): string {
  const { reasons, units } = words;
  const count = (number: number) => numberIn(words, number, Number.isInteger(number) ? 0 : 1);
  switch (reason.why) {
    case 'turned':
      return reasons.turned;
    case 'long':
      return units.moves(count(reason.moves));
    case 'typical':
    case 'unfinished':
      return reasons[reason.why](units.moves(count(reason.moves)));
    case 'leadChanges':
      return units.leadChanges(count(reason.count));
    case 'result':
      return listed(reasons.result(count(reason.score)), reason.extreme && reasons[reason.extreme]);
    default: {
      if (isDespite(reason)) return reasons.despite(count(-reason.by));
      const figure = reason.by === 0 ? reasons.level : reasons[reason.why](count(reason.by));
      return listed(figure, reason.extreme && reasons[reason.extreme], reason.isToLast && reasons.toLast);
    }
  }
}

function listed(...parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
