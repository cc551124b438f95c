import type { Own } from './en.ts';

const NUMBERS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const spelled = (count: number) => NUMBERS[count] ?? String(count);
const headed = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

/** What the newspaper says in French. */
export const fr: Own = {
  you: 'Vous',
  travellers: count => many(count, 'voyageur', 'voyageurs'),
  gazette: 'la gazette de Paper City',
  edition: { won: 'pliée en deux', lost: 'édition du soir' },
  board: (tiles, stops) =>
    `La ville à la fin : ${many(tiles, 'tuile posée', 'tuiles posées')}, ${many(stops, 'site desservi', 'sites desservis')} sur six.`,
  won: (total, over) =>
    over > 0
      ? `${headed(spelled(total))} à bon port, ${spelled(over)} de plus que demandé`
      : `${headed(spelled(total))} à bon port, juste ce qu’il fallait`,
  short: (short, left) =>
    left > 0
      ? `Il en manque ${spelled(short)}, et ${spelled(left)} ${left === 1 ? 'est' : 'sont'} encore dans le bus`
      : `Il en manque ${spelled(short)} pour une belle journée`,
  notEnough: total => `${headed(spelled(total))} à bon port, et pourtant la journée est perdue`,
  conceded: (total, objective) => `La journée s’arrête tôt : ${spelled(total)} sur ${spelled(objective)}`,
  brought: (names, you, total, objective) => {
    const all = [...(you ? ['vous'] : []), ...names];
    const who = all.length > 1 ? `${all.slice(0, -1).join(', ')} et ${all.at(-1)}` : (all[0] ?? '');
    const verb = you ? 'avez' : all.length > 1 ? 'ont' : 'a';
    return `${headed(who)} ${verb} conduit ${many(total, 'voyageur', 'voyageurs')}${total < objective ? ` sur ${objective}` : ''} à bon port.`;
  },
  left: turn => `Le bus a quitté la ville au tour ${turn}.`,
  asked: need => `demandé : ${need}`,
  missed: need => `demandé : ${need} ; personne n’est venu`,
  aboard: 'partis avec le bus',
  sum: (parts, total, objective) => `${parts.join(' + ') || total}${parts.length > 1 ? ` = ${total}` : ''} sur ${objective} demandés.`,
  team: { alone: 'En solo au volant', together: 'L’équipage' },
  tiles: count => many(count, 'tuile', 'tuiles'),
  toGold: total => `À ${total}, c’est une journée en or.`,
  gold: 'Une journée en or.',
  tomorrow: 'Demain',
  again: 'La ville rouvre',
  day: (day, level, objective) => `Journée ${day} sur 12, niveau ${level} : ${objective} voyageurs.`,
  grands: 'Les douze journées sont gagnées.',
  sameDay: 'Les mêmes sites, de nouvelles tuiles.',
  until: (turn, objective) => `Jusqu’au tour ${turn}, on pouvait encore en amener ${objective}.`,
  daily: {
    won: (total, objective) => `Journée gagnée : ${total} sur ${objective}`,
    lost: (total, objective) => `Journée perdue : ${total} sur ${objective}`,
    next: 'Une nouvelle ville pour tous, dès minuit UTC.',
  },
  roads: {
    close: 'Fermer',
    see: 'Voir les deux routes',
    title: turn => `Tour ${turn} : les deux routes`,
    taken: 'La route prise',
    open: 'La route encore ouverte',
    lost: objective => `Ensuite, une journée à ${objective} n’était plus possible.`,
    unfound: objective => `Ensuite, aucune route vers ${objective} n’a été trouvée.`,
    possible: objective => `Par là, ${objective} restaient possibles, avec les bonnes tuiles.`,
  },
  practice: {
    title: 'Encore un essai',
    from: turn => `Reprise au tour ${turn}, avec les deux mêmes tuiles`,
    note: 'Une journée d’entraînement. Elle ne compte pas, mais c’est ainsi qu’on apprend.',
  },
};
