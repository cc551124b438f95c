// Why something cannot be used now, in French.
import { THE } from './articles-fr.ts';
import type { UntouchableWords, When } from './untouchable.ts';

const capital = (text: string) => text.replace(/^./u, first => first.toUpperCase());
const the = (id: unknown) => THE[id as keyof typeof THE];
const WHEN: Readonly<Record<When, string>> = {
  leaving: 'quand quelqu’un part en colère',
  roll: 'pendant que vous choisissez vos dés',
  prepare: 'pendant la préparation',
  hire: 'quand vous révélez des candidats',
  landing: 'à l’arrivée dans une ville ouverte',
  flight: 'pour votre vol',
  checkIn: 'à l’arrivée à l’hôtel',
  weekend: 'le week-end',
  ready: 'une fois vos dés réglés',
  calm: 'pendant la préparation et le week-end',
};

export const untouchable = (piece: (id: unknown) => string): UntouchableWords => ({
  side: () => 'Votre avion a déjà son côté.',
  notYet: () => 'Les avions partent quand tous ont lancé les dés et se sont préparés.',
  flown: () => 'Votre avion a déjà eu son vol cette semaine.',
  first: ({ tourist }) => `${piece(tourist)} passe d’abord : on va de guichet en guichet.`,
  asked: ({ tourist }) => `Il s’agit de ${piece(tourist)} : les boutons montrent ce qui peut arriver.`,
  happy: ({ tourist }) => `${piece(tourist)} a le sourire ; un coupon n’aide que les impatients.`,
  boardLater: ({ tourist }) => `${piece(tourist)} pourra embarquer au moment des vols.`,
  leftBehind: ({ tourist }) => `${piece(tourist)} reste à l’agence : votre avion a déjà eu son vol cette semaine.`,
  noOne: () => 'Il ne reste personne à l’agence pour embarquer.',
  cleanLater: () => 'Vous pourrez nettoyer une fois vos dés réglés.',
  cleanNext: () => 'Vous pourrez nettoyer à nouveau après ce choix.',
  calmLater: () => 'Les coupons servent pendant la préparation et le week-end.',
  fuel: () => 'Le carburant sert à voler : 1 par ville.',
  byItself: ({ employee }) => `${capital(the(employee))} agit sans être appelé, le moment venu.`,
  turn: ({ employee }) => `${capital(the(employee))} agit par « Tourner un dé gratuitement ».`,
  works: ({ employee, when }) => `${capital(the(employee))} travaille ${WHEN[when as When]}.`,
  markLater: () => 'Les marqueurs se posent le week-end, sur une activité de la ville ouverte visitée.',
});
