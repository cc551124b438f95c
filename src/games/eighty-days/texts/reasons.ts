// Why a move is better than another, by what the features say.
import type { Language, Reasons } from '../../../kernel/index.ts';

/** Days that are saved, rounded; fewer than one are not counted. */
function saved(amount: number, some: string, days: (count: number) => string): string {
  const count = Math.round(amount);
  return count < 1 ? some : days(count);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: days => (days < 0 ? `about ${counted(-days, 'day', 'days')} too late` : `about ${counted(days, 'day', 'days')} to spare`),
    spare: amount => saved(amount, 'saves days', count => `saves ${count === 1 ? '1 day' : `${count} days`}`),
    race: () => 'gets you further in the race',
    pairs: () => 'keeps two equal cards, which count once',
    hand: () => 'keeps better cards for the next legs',
    coins: () => 'keeps coins for later',
    detective: () => 'keeps the detective away',
    home: () => 'brings you home sooner',
    starts: () => 'lets you start the next round',
    events: () => 'makes better use of your event cards',
    others: () => 'leaves less to the others',
  },
  da: {
    ends: days => (days < 0 ? `omkring ${counted(-days, 'dag', 'dage')} for sent` : `omkring ${counted(days, 'dag', 'dage')} til overs`),
    spare: amount => saved(amount, 'sparer dage', count => `sparer ${count === 1 ? '1 dag' : `${count} dage`}`),
    race: () => 'bringer dig længere frem i kapløbet',
    pairs: () => 'beholder to ens kort, som kun tæller én gang',
    hand: () => 'beholder bedre kort til de næste etaper',
    coins: () => 'gemmer mønter til senere',
    detective: () => 'holder detektiven væk',
    home: () => 'bringer dig hurtigere hjem',
    starts: () => 'lader dig begynde næste runde',
    events: () => 'udnytter dine begivenhedskort bedre',
    others: () => 'levner mindre til de andre',
  },
  fr: {
    ends: days =>
      days < 0 ? `environ ${counted(-days, 'jour', 'jours')} de retard` : `environ ${counted(days, 'jour', 'jours')} d’avance`,
    spare: amount => saved(amount, 'fait gagner des jours', count => `fait gagner ${count === 1 ? '1 jour' : `${count} jours`}`),
    race: () => 'vous fait avancer dans la course',
    pairs: () => 'garde deux cartes égales, qui ne comptent qu’une fois',
    hand: () => 'garde de meilleures cartes pour les étapes suivantes',
    coins: () => 'garde des pièces pour plus tard',
    detective: () => 'tient le détective à distance',
    home: () => 'vous ramène plus tôt à Londres',
    starts: () => 'vous fait commencer la manche suivante',
    events: () => 'tire mieux parti de vos cartes événement',
    others: () => 'laisse moins aux autres',
  },
  de: {
    ends: days => (days < 0 ? `etwa ${counted(-days, 'Tag', 'Tage')} zu spät` : `etwa ${counted(days, 'Tag', 'Tage')} übrig`),
    spare: amount => saved(amount, 'spart Tage', count => `spart ${count === 1 ? '1 Tag' : `${count} Tage`}`),
    race: () => 'bringt dich im Rennen voran',
    pairs: () => 'behält zwei gleiche Karten, die nur einmal zählen',
    hand: () => 'behält bessere Karten für die nächsten Etappen',
    coins: () => 'lässt dir Münzen für später',
    detective: () => 'hält den Detektiv fern',
    home: () => 'bringt dich früher nach Hause',
    starts: () => 'lässt dich die nächste Runde beginnen',
    events: () => 'nutzt deine Ereigniskarten besser',
    others: () => 'lässt den anderen weniger',
  },
};
