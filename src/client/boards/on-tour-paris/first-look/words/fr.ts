import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The four cards in French. */
export const fr = (n: Numbers): LookWords => ({
  title: 'Paris en une minute',
  guide: 'Léon, chef d’orchestre',
  goal: {
    heading: 'La plus longue tournée qui monte.',
    brief: `${n.tour.clubs} clubs + ${n.tour.circled} entourés = ${n.tour.points}`,
    picture: 'Un plan terminé : une tournée dorée monte de 08 à l’ouest à 97 à l’est.',
    sum: `*${n.tour.clubs}* clubs *+ ${n.tour.circled}* entourés *= ${n.tour.points}*`,
    text: [
      `Remplissez ${n.clubs} clubs de nombres. Puis tracez un itinéraire le long des lignes, *jamais vers un nombre plus petit*.`,
      'La Seine sépare le Nord du Sud ; seuls les bateaux la traversent.',
    ],
    foot: `Le plus de points l’emporte. En solo, vous jouez pour un titre : ${n.title.points} points, et vous voilà ${n.title.name}.`,
  },
  turn: {
    heading: 'Trois cartes, deux dés, deux clubs.',
    brief: 'Tous écrivent ensemble.',
    picture: 'Les cinq temps d’un tour, chacun avec une image.',
    steps: [
      ['Trois cartes', 'chacune ouvre une région et nomme un arrondissement.'],
      ['Deux dés', `4 et 8 font ${n.numbers.join(' et ')}. Ils valent pour tous.`],
      ['Écrire les deux', 'chacun avec sa carte, dans un club libre de sa région.'],
      ['Pile au bon endroit', 'dans l’arrondissement même de la carte, le nombre est entouré.'],
      ['Un double : une étoile', 'de même pour trois régions identiques. Un nombre sans place devient une croix.'],
    ],
  },
  counts: {
    heading: 'Seul l’itinéraire compte.',
    brief: 'Un club 1, entouré 1 de plus.',
    picture: 'Ce qui rapporte des points, et ce qui ferme la route.',
    rows: [
      ['Un club du trajet', 'chaque nombre égal ou plus grand'],
      ['S’il est entouré', 'nombre ou étoile'],
      ['Un trajet en bateau', `entre deux embarcadères : autant que de lettres, de ${n.ride.from} à ${n.ride.to} : ${n.ride.points}`],
      ['Une étoile', 'va avec tout nombre, et compte pour un club'],
      ['Une croix', 'fermé : on ne passe pas'],
    ],
  },
  advice: {
    heading: 'Décidez où l’on part petit et où l’on finit grand.',
    brief: 'Petit à l’ouest, grand à l’est.',
    picture: `Un plan où les nombres montent de ${n.low} à l’ouest à ${n.high} à l’est.`,
    text: 'Les petits d’un côté, cinquante au milieu, les grands de l’autre. Presque chaque nombre a alors sa place.',
    caution: 'Ce qui est écrit reste. Gardez un coin pour les nombres qui ne vont nulle part.',
  },
});
