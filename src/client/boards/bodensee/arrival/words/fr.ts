import type { Own } from './en.ts';

const list = new Intl.ListFormat('fr');
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;
const euro = (money: number) => (money < 0 ? `−${-money} €` : `${money} €`);

/** What the postcard says in French. */
export const fr: Own = {
  you: 'Vous',
  euro,
  endings: {
    dice: 'Le dernier touriste a quitté le sac, et l’été s’est achevé.',
    category: 'Une catégorie d’attractions s’est épuisée, et l’été s’est achevé.',
    stuck: 'Plus aucun bus ne pouvait rouler, et l’été s’est achevé.',
    stall: 'Plus rien ne bougeait, et l’été s’est achevé.',
    turns: 'Le dernier tour était joué, et l’été s’est achevé.',
  },
  greetings: 'Bons baisers du',
  board: tiles => `La carte finale du lac avec ${many(tiles, 'attraction', 'attractions')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `${euro(score)} en caisse : vous finissez l’été avec ${euro(by)} d’avance sur ${other}.`
        : `${euro(score)} en caisse, à égalité avec ${other} : le départage vous donne la victoire.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${euro(score)} en caisse : ${name} finit l’été avec ${euro(by)} d’avance sur ${other}.`
        : `${euro(score)} en caisse, à égalité avec ${other} : le départage donne la victoire à ${name}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Vous finissez l’été avec ${euro(score - by)} ; ${winner} gagne avec ${euro(score)}.`
        : `${winner} a ${euro(score)} comme vous et gagne au départage.`,
    youTie: (others, score) => `${list.format(['Vous', ...others])} partagez la victoire avec ${euro(score)} chacun.`,
    tie: (names, score) => `${list.format(names)} partagent la victoire avec ${euro(score)} chacun.`,
  },
  titleOther: {
    youWin: (score, by, other) =>
      by > 0
        ? `Vous gagnez l’été avec ${score}, ${by} d’avance sur ${other}.`
        : `Vous gagnez l’été avec ${score}, devant ${other} au départage.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gagne l’été avec ${score}, ${by} d’avance sur ${other}.`
        : `${name} gagne l’été avec ${score}, devant ${other} au départage.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Vous finissez l’été avec ${score - by} ; ${winner} gagne avec ${score}.`
        : `${winner} a ${score} comme vous et gagne au départage.`,
    youTie: (others, score) => `${list.format(['Vous', ...others])} partagez la victoire avec ${score} chacun.`,
    tie: (names, score) => `${list.format(names)} partagent la victoire avec ${score} chacun.`,
  },
  visits: (tiles, visits) => `${many(tiles, 'attraction', 'attractions')}, ${many(visits, 'visite', 'visites')}.`,
  bestTown: (town, money) => `${town} a rapporté ${money} à elle seule.`,
  ruined: count =>
    count === 0
      ? 'Aucun touriste n’a dépensé son dernier euro pendant ces trajets.'
      : count === 1
        ? 'Un touriste a dépensé son dernier euro pendant ce trajet.'
        : `${count} touristes ont dépensé leur dernier euro pendant ces trajets.`,
  built: (count, money) => `${many(count, 'attraction construite', 'attractions construites')} pour ${money}`,
  ferries: (count, money) => `${many(count, 'ferry', 'ferries')} pour ${money}`,
  tiles: 'Attractions, comptées à la fin',
  began: 'Argent de départ',
  nothing: 'Une caisse vide, mais vue sur les Alpes.',
  visitCount: count => many(count, 'visite', 'visites'),
  ranks: {
    now: rank => `Rang : ${rank}.`,
    next: (money, rank) => `À partir de ${euro(money)}, le rang est « ${rank} ».`,
    boats: 'Location de barques',
    harbour: 'Capitainerie',
    host: 'Première maison du lac',
  },
};
