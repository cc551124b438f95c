// What the laboratory is called. Apart from the other words, as few pages name it.
import type { Language } from '../../kernel/index.ts';

interface Laboratory {
  readonly name: string;
  /** What one can do there, for whoever has never been. */
  readonly invitation: string;
}

export const LABORATORY: Readonly<Record<Language, Laboratory>> = {
  en: {
    name: 'Laboratory',
    invitation: 'Ask a question of a game, let bots play it a thousand times, and read the answer with its interval.',
  },
  da: {
    name: 'Laboratorium',
    invitation: 'Stil et spørgsmål om et spil, lad botter spille det tusind gange, og læs svaret med dets interval.',
  },
  fr: {
    name: 'Laboratoire',
    invitation: 'Posez une question sur un jeu, faites-le jouer mille fois par des bots, et lisez la réponse avec son intervalle.',
  },
  de: {
    name: 'Labor',
    invitation: 'Stell eine Frage zu einem Spiel, lass Bots es tausendmal spielen, und lies die Antwort mit ihrem Intervall.',
  },
};
