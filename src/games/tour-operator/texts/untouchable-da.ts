// Why something cannot be used now, in Danish.
import { THE } from './articles-da.ts';
import type { UntouchableWords, When } from './untouchable.ts';

const capital = (text: string) => text.replace(/^./u, first => first.toUpperCase());
const WHEN: Readonly<Record<When, string>> = {
  leaving: 'når nogen går i vrede',
  roll: 'mens du vælger terninger',
  prepare: 'mens du forbereder dig',
  hire: 'når du vender ansøgere',
  landing: 'lige efter landing i en åben by',
  flight: 'sammen med din flyvning',
  checkIn: 'ved indtjekningen',
  weekend: 'i weekenden',
  ready: 'når terningerne er afgjort',
  calm: 'mens du forbereder dig, og i weekenden',
};

export const untouchable = (piece: (id: unknown) => string): UntouchableWords => {
  const The = (id: unknown) => capital(THE[id as keyof typeof THE] ?? piece(id));
  return {
    side: () => 'Dit fly har allerede sin side.',
    notYet: () => 'Flyene letter, når alle har slået og gjort sig klar.',
    flown: () => 'Dit fly har haft sin tur i denne uge.',
    first: ({ tourist }) => `${piece(tourist)} kommer først: Det går skrivebord for skrivebord.`,
    asked: ({ tourist }) => `Det handler om ${piece(tourist)}: Knapperne viser, hvad der kan ske.`,
    happy: ({ tourist }) => `${piece(tourist)} er glad; en kupon hjælper kun den utålmodige.`,
    boardLater: ({ tourist }) => `${piece(tourist)} kan gå om bord, når flyvningerne begynder.`,
    leftBehind: ({ tourist }) => `${piece(tourist)} bliver på kontoret: Dit fly har haft sin tur i denne uge.`,
    noOne: () => 'Der er ingen tilbage på kontoret, som kan gå om bord.',
    cleanLater: () => 'Du kan gøre rent, når terningerne er afgjort.',
    cleanNext: () => 'Du kan gøre rent igen efter dette valg.',
    calmLater: () => 'Kuponer hjælper, mens du forbereder dig, og i weekenden.',
    fuel: () => 'Brændstof bruges til at flyve: 1 for hver by.',
    byItself: ({ employee }) => `${The(employee)} arbejder selv, når øjeblikket kommer.`,
    turn: ({ employee }) => `${The(employee)} arbejder gennem ”Vend en terning gratis”.`,
    works: ({ employee, when }) => `${The(employee)} arbejder ${WHEN[when as When]}.`,
    markLater: () => 'Markører lægges i weekenden, på en aktivitet i den åbne by, du besøgte.',
  };
};
