// What a review says on a terminal, in each language.
import type { Language } from '../../kernel/index.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en, type ReviewLines } from './words/en.ts';
import { fr } from './words/fr.ts';

export type { ReviewLines };

export const LINES: Readonly<Record<Language, ReviewLines>> = { en, da, fr, de };
