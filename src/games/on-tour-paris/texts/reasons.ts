// What is to be expected of a map.
import type { Language, Reasons } from '../../../kernel/index.ts';

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: { ends: points => `about ${points} points at the end` },
  da: { ends: points => `omkring ${points} point til sidst` },
  fr: { ends: points => `environ ${points} points à la fin` },
  de: { ends: points => `am Ende etwa ${points} Punkte` },
};
