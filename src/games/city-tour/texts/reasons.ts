// What is to be expected of a day.
import type { Language, Reasons } from '../../../kernel/index.ts';

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: { ends: count => `about ${count} on the sites at the end` },
  da: { ends: count => `omkring ${count} på seværdighederne til sidst` },
  fr: { ends: count => `environ ${count} à bon port à la fin` },
  de: { ends: count => `am Ende etwa ${count} angekommen` },
};
