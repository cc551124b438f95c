import type { Language } from '../kernel/index.ts';

/** What the terminal says around a lesson. */
export interface LessonWords {
  readonly step: (step: number, steps: number) => string;
  readonly example: string;
  readonly why: string;
  readonly next: string;
  readonly choose: string;
}

export const LESSON_WORDS: Readonly<Record<Language, LessonWords>> = {
  en: {
    step: (step, steps) => `Step ${step} of ${steps}`,
    example: 'an example, from later',
    why: 'Why?',
    next: 'Enter to go on ',
    choose: 'A number, or Enter for the move shown (*): ',
  },
  da: {
    step: (step, steps) => `Trin ${step} af ${steps}`,
    example: 'et eksempel fra senere',
    why: 'Hvorfor?',
    next: 'Enter for at fortsætte ',
    choose: 'Et nummer, eller Enter for det viste træk (*): ',
  },
  fr: {
    step: (step, steps) => `Étape ${step} sur ${steps}`,
    example: 'un exemple, pour plus tard',
    why: 'Pourquoi ?',
    next: 'Entrée pour continuer ',
    choose: 'Un numéro, ou Entrée pour le coup montré (*) : ',
  },
  de: {
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    example: 'ein Beispiel von später',
    why: 'Warum?',
    next: 'Weiter mit Enter ',
    choose: 'Eine Nummer, oder Enter für den gezeigten Zug (*): ',
  },
};
