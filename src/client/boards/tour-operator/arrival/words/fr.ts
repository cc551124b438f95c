import type { Own } from './en.ts';

const points = (count: number) => `${count} ${Math.abs(count) < 2 ? 'point' : 'points'}`;
const list = new Intl.ListFormat('fr');
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

/** What the guest book says in French. */
export const fr: Own = {
  you: 'Vous',
  points,
  quotes: {
    nature: ['Nous avons vu le soleil se lever.', 'Personne à des lieues à la ronde.', 'Ça sentait le pin.'],
    party: ['On n’a dormi que dans l’avion.', 'J’entends encore la musique.', 'Personne ne s’est couché.'],
    shopping: ['Ma valise est trop petite.', 'Des affaires à chaque coin de rue.', 'Un chapeau pour toute la famille.'],
    culture: ['Je n’ai pas trouvé les mots.', 'Trois musées avant midi.', 'Le guide connaissait chaque pierre.'],
  },
  book: 'Livre d’or',
  quoted: (name, city) => `${name}, ${city}`,
  board: cities => `La carte finale : ${many(cities, 'ville visitée', 'villes visitées')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Votre agence gagne la saison avec ${points(score)}, ${by} d’avance sur ${other}.`
        : `Votre agence gagne la saison avec ${points(score)}, devant ${other} au départage.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gagne la saison avec ${points(score)}, ${by} d’avance sur ${other}.`
        : `${name} gagne la saison avec ${points(score)}, devant ${other} au départage.`,
    youTie: (others, score) => `${list.format(['Vous', ...others])} partagez la victoire avec ${points(score)} chacun.`,
    tie: (names, score) => `${list.format(names)} partagent la victoire avec ${points(score)} chacun.`,
  },
  flights: (guests, flights) => `${many(guests, 'client', 'clients')}, ${many(flights, 'vol', 'vols')}.`,
  bestCity: (city, score) => `Meilleure destination : ${city}, avec ${score}.`,
  causes: {
    business: count => many(count, 'touriste affaires en éco', 'touristes affaires en éco'),
    dirtySeat: count => many(count, 'siège sale', 'sièges sales'),
    vip: count => `${count} VIP sans chambre VIP`,
    angryOffice: count => many(count, 'départ en colère du bureau', 'départs en colère du bureau'),
    noRoom: count => `${count} sans chambre`,
    revokeNoRoom: count => `${count} × points repris`,
    closedLeave: count => many(count, 'départ en colère d’une ville fermée', 'départs en colère d’une ville fermée'),
    stayInPlane: count => many(count, 'attente à bord', 'attentes à bord'),
  },
  other: 'd’avant',
  nothing: 'Pas un point, mais pas de malus non plus.',
  behind: (rank, score, winner, by) =>
    by > 0
      ? `Vous finissez ${rank}ᵉ avec ${points(score)} ; ${winner} gagne avec ${score + by}.`
      : `Vous finissez ${rank}ᵉ avec ${points(score)} ; ${winner} en a autant et gagne au départage.`,
  parts: { interest: 'intérêts', row: 'activités', employee: 'personnel', fines: 'amendes' },
  ranks: {
    now: rank => `Rang : ${rank}.`,
    next: (more, rank) => `Encore ${points(more)} pour « ${rank} ».`,
    office: 'Bureau de voyages',
    hotel: 'Grand Hôtel',
    world: 'Agence mondiale',
  },
};
