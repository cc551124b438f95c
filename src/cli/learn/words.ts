import type { Language } from '../../kernel/index.ts';

/** What the terminal says around lessons and tasks. */
interface LearnWords {
  readonly step: (step: number, steps: number) => string;
  readonly example: string;
  readonly why: string;
  /** What may be typed where nothing is to be chosen, and where something is. */
  readonly next: string;
  readonly choose: string;
  /** The move that Enter makes. */
  readonly shown: string;
  readonly task: (task: number, tasks: number) => string;
  readonly hint: string;
  readonly solve: string;
  readonly solved: string;
  readonly nextTask: string;
  readonly failed: string;
  readonly tryAgain: string;
}

export const LEARN_WORDS: Readonly<Record<Language, LearnWords>> = {
  en: {
    step: (step, steps) => `Step ${step} of ${steps}`,
    example: 'an example, from later',
    why: 'Why?',
    next: 'Enter next, w why, b back, p play on from here, q quit: ',
    choose: 'A number or a move, Enter the one shown, w why, b back, s skip, p play on from here, q quit: ',
    shown: 'Enter: ',
    task: (task, tasks) => `Task ${task} of ${tasks}`,
    hint: 'Hint: ',
    solve: 'A number or a move, h hint, a start again, s next task, q quit: ',
    solved: 'Solved!',
    nextTask: 'Enter next task, q quit: ',
    failed: 'It can no longer be solved from here.',
    tryAgain: 'Enter try again, s next task, q quit: ',
  },
  da: {
    step: (step, steps) => `Trin ${step} af ${steps}`,
    example: 'et eksempel fra senere',
    why: 'Hvorfor?',
    next: 'Enter videre, w hvorfor, b tilbage, p spil videre herfra, q afslut: ',
    choose: 'Et tal eller et træk, Enter det viste, w hvorfor, b tilbage, s spring over, p spil videre herfra, q afslut: ',
    shown: 'Enter: ',
    task: (task, tasks) => `Opgave ${task} af ${tasks}`,
    hint: 'Tip: ',
    solve: 'Et tal eller et træk, h tip, a begynd forfra, s næste opgave, q afslut: ',
    solved: 'Løst!',
    nextTask: 'Enter næste opgave, q afslut: ',
    failed: 'Herfra kan den ikke længere løses.',
    tryAgain: 'Enter prøv igen, s næste opgave, q afslut: ',
  },
  fr: {
    step: (step, steps) => `Étape ${step} sur ${steps}`,
    example: 'un exemple, pour plus tard',
    why: 'Pourquoi ?',
    next: 'Entrée suite, w pourquoi, b retour, p continuer la partie, q quitter : ',
    choose: 'Un numéro ou un coup, Entrée celui qui est montré, w pourquoi, b retour, s passer, p continuer la partie, q quitter : ',
    shown: 'Entrée : ',
    task: (task, tasks) => `Exercice ${task} sur ${tasks}`,
    hint: 'Conseil : ',
    solve: 'Un numéro ou un coup, h conseil, a recommencer, s exercice suivant, q quitter : ',
    solved: 'Réussi !',
    nextTask: 'Entrée exercice suivant, q quitter : ',
    failed: 'À partir d’ici, ce n’est plus possible.',
    tryAgain: 'Entrée réessayer, s exercice suivant, q quitter : ',
  },
  de: {
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    example: 'ein Beispiel von später',
    why: 'Warum?',
    next: 'Enter weiter, w warum, b zurück, p von hier weiterspielen, q beenden: ',
    choose: 'Eine Nummer oder ein Schritt, Enter der gezeigte, w warum, b zurück, s überspringen, p von hier weiterspielen, q beenden: ',
    shown: 'Enter: ',
    task: (task, tasks) => `Aufgabe ${task} von ${tasks}`,
    hint: 'Tipp: ',
    solve: 'Eine Nummer oder ein Schritt, h Tipp, a von vorn, s nächste Aufgabe, q beenden: ',
    solved: 'Gelöst!',
    nextTask: 'Enter nächste Aufgabe, q beenden: ',
    failed: 'Von hier aus geht es nicht mehr.',
    tryAgain: 'Enter noch einmal, s nächste Aufgabe, q beenden: ',
  },
};
