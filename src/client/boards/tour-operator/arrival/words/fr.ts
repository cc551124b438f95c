import type { Own } from './en.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the guest book says in French. */
export const fr: Own = {
  you: 'Vous',
  points,
  quotes: {
    nature: ['Nous avons vu le soleil se lever.', 'Personne à des lieues.', 'Ça sentait le pin.'],
    party: ['Dormi dans l’avion, et là seulement.', 'J’entends encore la musique.', 'Personne ne s’est couché.'],
    shopping: ['Ma valise est trop petite.', 'Des affaires à chaque coin de rue.', 'Un chapeau pour toute la famille.'],
    culture: ['Je suis resté là sans un mot.', 'Trois musées avant midi.', 'Le guide connaissait chaque pierre.'],
  },
  book: 'Livre d’or',
  quoted: (name, city) => `${name}, ${city}`,
  board: cities => `La carte finale : ${many(cities, 'ville visitée', 'villes visitées')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Votre agence gagne la saison avec ${points(score)}, ${by} de plus que ${other}.`
        : `Votre agence gagne la saison avec ${points(score)}, au départage contre ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gagne la saison avec ${points(score)}, ${by} de plus que ${other}.`
        : `${name} gagne la saison avec ${points(score)}, au départage contre ${other}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `${winner} gagne la saison avec ${points(score)}, ${by} de plus que vous.`
        : `${winner} a ${points(score)} comme vous et gagne au départage.`,
    youTie: (others, score) => `${others.join(', ')} et vous partagez la victoire avec ${score} chacun.`,
    tie: (names, score) => `${names.join(' et ')} partagent la victoire avec ${score} chacun.`,
  },
  flights: (guests, flights) => `${many(guests, 'client', 'clients')}, ${many(flights, 'vol', 'vols')}.`,
  bestCity: (city, score) => `${city} a rapporté ${score} à elle seule.`,
  causes: {
    business: count => `${count} × affaires en économie`,
    dirtySeat: count => many(count, 'siège sale', 'sièges sales'),
    vip: count => `${count} VIP sans chambre VIP`,
    angryOffice: count => many(count, 'parti fâché de l’agence', 'partis fâchés de l’agence'),
    noRoom: count => `${count} sans chambre`,
    revokeNoRoom: count => `points repris ${count} ×`,
    closedLeave: count => many(count, 'parti à la fermeture', 'partis à la fermeture'),
    stayInPlane: count => many(count, 'resté dans l’avion', 'restés dans l’avion'),
  },
  other: 'd’avant',
  nothing: 'Pas un point, mais pas une amende.',
  angry: count => (count === 0 ? 'aucun départ fâché' : many(count, 'parti fâché', 'partis fâchés')),
  ranks: {
    now: rank => `Rang : ${rank}.`,
    next: (more, rank) => `Encore ${more} pour « ${rank} ».`,
    office: 'Bureau de voyages',
    hotel: 'Grand Hôtel',
    world: 'Agence mondiale',
  },
};
