// Why a move is better than another, by what the features say.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';
import { BET } from '../components.ts';

/** Less is not worth a word: days, cards and coins, and of a hundred tries those in which something happens. */
const LEAST = 0.5;
const DAYS = 0.25;
const OFTEN = 0.25;

/** By how much more one or the other is so. */
function either(least: number, more: string, better: string): (amount: number) => string {
  return amount => (amount < least ? better : more);
}

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: days =>
      days < 0
        ? `about ${BET - days} days in all`
        : days === 0
          ? 'just in time'
          : `about ${days === 1 ? '1 day' : `${days} days`} to spare`,
    spare: reasonFrom(LEAST, count => `saves ${count === 1 ? '1 day' : `${count} days`}`),
    race: either(LEAST, 'gets you further in the race', 'puts you in a better position in the race'),
    pairs: reasonFrom(OFTEN, 'lets you count two equal cards as one'),
    hand: reasonFrom(DAYS, 'gives you better cards for the next legs'),
    coins: reasonFrom(LEAST, 'leaves you more coins'),
    detective: reasonFrom(OFTEN, 'keeps the detective away'),
    home: reasonFrom(OFTEN, 'brings you home sooner'),
    starts: reasonFrom(OFTEN, 'lets you start the next round'),
    events: reasonFrom(LEAST, 'leaves you more event cards'),
    others: () => 'makes it harder for others',
  },
  da: {
    ends: days =>
      days < 0
        ? `omkring ${BET - days} dage i alt`
        : days === 0
          ? 'lige til tiden'
          : `omkring ${days === 1 ? '1 dag' : `${days} dage`} til overs`,
    spare: reasonFrom(LEAST, count => `sparer ${count === 1 ? '1 dag' : `${count} dage`}`),
    race: either(LEAST, 'bringer dig længere frem i kapløbet', 'giver dig en bedre stilling i kapløbet'),
    pairs: reasonFrom(OFTEN, 'lader dig tælle to ens kort som ét'),
    hand: reasonFrom(DAYS, 'giver dig bedre kort til de næste etaper'),
    coins: reasonFrom(LEAST, 'giver dig flere mønter'),
    detective: reasonFrom(OFTEN, 'holder detektiven væk'),
    home: reasonFrom(OFTEN, 'bringer dig hurtigere hjem'),
    starts: reasonFrom(OFTEN, 'lader dig begynde næste runde'),
    events: reasonFrom(LEAST, 'giver dig flere begivenhedskort'),
    others: () => 'gør det sværere for andre',
  },
  fr: {
    ends: days =>
      days < 0
        ? `environ ${BET - days} jours en tout`
        : days === 0
          ? 'juste à temps'
          : `environ ${days === 1 ? '1 jour' : `${days} jours`} d’avance`,
    spare: reasonFrom(LEAST, count => `fait gagner ${count === 1 ? '1 jour' : `${count} jours`}`),
    race: either(LEAST, 'vous fait avancer dans la course', 'vous place mieux dans la course'),
    pairs: reasonFrom(OFTEN, 'vous permet de compter deux cartes égales comme une seule'),
    hand: reasonFrom(DAYS, 'vous donne de meilleures cartes pour les étapes suivantes'),
    coins: reasonFrom(LEAST, 'vous laisse plus de pièces'),
    detective: reasonFrom(OFTEN, 'tient le détective à distance'),
    home: reasonFrom(OFTEN, 'vous ramène plus tôt à Londres'),
    starts: reasonFrom(OFTEN, 'vous fait commencer la manche suivante'),
    events: reasonFrom(LEAST, 'vous laisse plus de cartes événement'),
    others: () => 'gêne davantage l’adversaire',
  },
  de: {
    ends: days =>
      days < 0
        ? `insgesamt etwa ${BET - days} Tage`
        : days === 0
          ? 'gerade rechtzeitig'
          : `etwa ${days === 1 ? '1 Tag' : `${days} Tage`} übrig`,
    spare: reasonFrom(LEAST, count => `spart ${count === 1 ? '1 Tag' : `${count} Tage`}`),
    race: either(LEAST, 'bringt dich im Rennen voran', 'bringt dich im Rennen in eine bessere Lage'),
    pairs: reasonFrom(OFTEN, 'lässt dich zwei gleiche Karten als eine zählen'),
    hand: reasonFrom(DAYS, 'gibt dir bessere Karten für die nächsten Etappen'),
    coins: reasonFrom(LEAST, 'lässt dir mehr Münzen'),
    detective: reasonFrom(OFTEN, 'hält den Detektiv fern'),
    home: reasonFrom(OFTEN, 'bringt dich früher nach Hause'),
    starts: reasonFrom(OFTEN, 'lässt dich die nächste Runde beginnen'),
    events: reasonFrom(LEAST, 'lässt dir mehr Ereigniskarten'),
    others: () => 'macht es anderen schwerer',
  },
};
