import type { Futures, LessonTexts } from '../../../kernel/index.ts';
import { numeral } from '../marks.ts';
import { homeNumeral } from '../texts/sentences.ts';
import type { View } from '../view.ts';
import {
  clubIn,
  comparedWrites,
  counts,
  isAtDockA,
  lastRide,
  markHere,
  marksAhead,
  mostAfter,
  mostWithX,
  numbersLeft,
  type Prospect,
  rising,
  setupCall,
  tallyOf,
} from './reading.ts';

const points = (count: number) => `${count} ${count < 2 ? 'point' : 'points'}`;
const ordinal = (numeralOfHome: string) => (numeralOfHome === 'I' ? 'Ier' : `${numeralOfHome}e`);
const home = (club: string) => ordinal(homeNumeral(club));

/** A number in its place or out of line. */
function writeFutures(text: string, seen: View): Futures {
  const [own, other] = comparedWrites(seen, text);
  const row = ({ move, circled, mark, count, of }: Prospect) => ({
    choice: `${numeral(move.number)} dans le ${home(move.club)}${circled ? ', entouré' : ''}`,
    pieces: [`mark:${mark}`],
    comesTo: `${count} nombres sur ${of} montent`,
  });
  return {
    idea: 'C’est permis. Regardez d’abord votre direction.',
    say: 'Vos nombres montent d’est en ouest. Un nombre hors de la suite est difficile à visiter.',
    rows: [row(own), row(other)],
    keep: `Garder le ${home(own.move.club)}`,
  };
}

/** The number that is left in the first turn. */
const left = (seen: View) => numeral(numbersLeft(seen)[0] ?? 0);

/** Where the lines lead on to. */
function linesOn(seen: View): string {
  const ahead = marksAhead(seen);
  return ahead.length > 0 ? `de ${markHere(seen)} à ${ahead.join(', ')}` : `${markHere(seen)} : aucune ligne ne continue`;
}

/** What became of the route by the river. */
function routeEnd(seen: View): string {
  const ride = lastRide(seen);
  if (ride) return `En bateau de ${ride.from} à ${ride.to} : ${points(ride.points)}.`;
  return seen.results
    ? `Votre itinéraire finit ici : ${points(tallyOf(seen).points)}.`
    : 'À pied le long de la rive. Un autre embarcadère pourra encore servir.';
}

export const fr: LessonTexts<View> = {
  guide: 'Léon',
  title: 'Première soirée',
  here: 'Léon est là si vous avez besoin de lui.',
  steps: {
    goal: {
      idea: 'Un itinéraire qui monte toujours.',
      say: seen => {
        const { clubs, circled, points: all } = tallyOf(seen);
        return `Ce plan est plein, et son itinéraire monte de 08 à 97. ${clubs} clubs, dont ${circled} entourés, donnent ${points(all)}.`;
      },
      do: 'En scène',
      why: 'Vous remplissez quarante clubs, puis vous tracez un itinéraire. Chaque club y vaut 1 point, un club entouré 2. Le bateau s’y ajoute.',
      captions: ['97 : il finit ici', '08 : il commence ici'],
      stamp: 'Toujours plus haut',
    },
    first: {
      idea: 'D’abord, quatre nombres.',
      say: 'Le 78 va dans le VIIe, dans l’un des deux clubs. Il est entouré : 1 point de plus sur l’itinéraire.',
      do: 'Choisissez un des deux clubs du VIIe.',
      why: 'Les quatre nombres de la mise en place sont entourés. Un de ces clubs a l’embarcadère C, l’autre a plus de lignes.',
      good: 'Entouré : 2 points si votre itinéraire y passe.',
      otherwise: 'Entouré : 2 points si votre itinéraire y passe.',
      captions: ['les deux clubs du VIIe', 'la carte du VIIe'],
      stamp: 'Entouré',
    },
    four: {
      idea: 'Trouvez votre direction.',
      say: seen => {
        const { number, left } = setupCall(seen);
        if (left > 2) return 'Trois autres nombres arrivent de la même façon. Observez où vont les petits et les grands.';
        return left === 2
          ? `Le ${number} est petit : il va à l’est. Un dernier nombre viendra ensuite.`
          : `Le ${number} est le dernier. Il va entre les petits et les grands.`;
      },
      do: seen => `Écrivez ${setupCall(seen).number} dans un club du ${ordinal(setupCall(seen).home)}.`,
      why: 'Un itinéraire va dans le sens que vous voulez. Ces quatre nombres montent d’est en ouest : profitez-en.',
      good: '15 à l’est, 51 au centre, 78 et 87 à l’ouest.',
      otherwise: '15 à l’est, 51 au centre, 78 et 87 à l’ouest.',
      captions: [seen => `${setupCall(seen).number} : les deux clubs du ${ordinal(setupCall(seen).home)}`],
      stamp: 'Une direction',
    },
    dice: {
      idea: 'Deux dés, deux nombres.',
      say: '4 et 8 donnent 48 et 84. Vous écrivez les deux pendant ce tour.',
      why: 'Chaque dé peut venir en tête. Le zéro compte aussi : 0 et 7 donnent 07 et 70.',
      captions: ['4 et 8 : 48 et 84', 'trois cartes, trois régions'],
      stamp: 'Deux nombres',
    },
    card: {
      idea: 'Une carte ouvre une région.',
      say: 'Chaque nombre utilise sa propre carte et va dans sa région. Dans l’arrondissement de la carte, il est entouré.',
      do: 'Choisissez 48 ou 84, puis un club en surbrillance. Tous sont permis.',
      why: 'La carte Centre ouvre le milieu du plan, et le 48 y a sa place. Dans le IXe, il est même entouré.',
      good: 'C’est écrit. L’autre nombre demande une autre carte.',
      otherwise: 'C’est écrit. L’autre nombre demande une autre carte.',
      captions: ['IXe : entouré avec Centre', 'XIe : entouré avec Est', 'XIVe : entouré avec Sud'],
      stamp: 'Chacun sa carte',
      futures: writeFutures,
    },
    order: {
      idea: 'Un point tout de suite, ou le bon ordre ?',
      say: seen =>
        left(seen) === '84'
          ? '84 est grand, et vos grands nombres sont à l’ouest. Entouré à l’est, il romprait la suite.'
          : `${left(seen)} est entre vos petits et vos grands nombres. Être entouré, c’est bien ; le bon ordre dure plus longtemps.`,
      do: seen => `Écrivez ${left(seen)} dans un club en surbrillance. Tous sont permis.`,
      why: 'Un nombre entouré vaut 1 point de plus, si l’itinéraire y passe. Un nombre à sa place laisse la voie libre.',
      good: 'Deux clubs remplis, et le tour est fini.',
      otherwise: 'Deux clubs remplis, et le tour est fini.',
      captions: ['78 et 87, à l’ouest', '15, à l’est'],
      futures: writeFutures,
    },
    star: {
      idea: 'Un double donne une étoile.',
      say: 'Deux six : pas de nombre à ce tour, mais une étoile. Elle se place entre n’importe quels nombres.',
      do: 'Dessinez l’étoile dans un club en surbrillance.',
      why: 'Trois cartes de la même région donnent aussi une étoile. Elle aide surtout là où beaucoup de lignes se croisent.',
      good: 'Une étoile n’est jamais trop haute ni trop basse.',
      otherwise: 'Une étoile n’est jamais trop haute ni trop basse.',
      captions: ['6 et 6', 'beaucoup de lignes se croisent ici'],
      stamp: 'Une étoile va partout',
    },
    x: {
      idea: 'Parfois, rien ne va.',
      say: 'Le 29 a pris le dernier club de ces régions. Le 92 devient donc une croix, dans un club libre.',
      do: 'Mettez la croix dans un club en surbrillance.',
      why: 'Aucun itinéraire ne passe par une croix. Dans un coin, elle coûte le moins ; à un embarcadère, elle le ferme aussi.',
      good: 'L’itinéraire passera à côté.',
      otherwise: 'Ce club est fermé pour de bon. L’itinéraire passera à côté.',
      captions: ['à l’embarcadère A', 'un coin du plan', 'sept lignes se croisent ici'],
      stamp: 'Croix dans un coin',
      futures: (move, seen) => ({
        idea: 'C’est permis. Pensez d’abord à l’itinéraire.',
        say: 'Une croix ferme son club pour de bon. Voici ce que le meilleur itinéraire pourrait encore rapporter.',
        rows: [
          {
            choice: `Croix dans le ${home(clubIn(move))}`,
            pieces: ['mark:X'],
            comesTo: `jusqu’à ${points(mostWithX(seen, clubIn(move)))}`,
          },
          { choice: 'Croix dans le XVIIe', pieces: ['mark:X'], comesTo: `jusqu’à ${points(mostWithX(seen, '17b'))}` },
        ],
        keep: `Garder le ${home(clubIn(move))}`,
      }),
    },
    draw: {
      idea: 'Égal ou plus grand, le long des lignes.',
      say: seen => `Votre itinéraire est à ${markHere(seen)}. Une ligne mène à un nombre égal ou plus grand, ou à une étoile.`,
      do: 'Continuez, club par club, aussi loin que vous voulez.',
      why: 'Un nombre plus petit est refusé, même après une étoile. Les clubs hors de l’itinéraire ne rapportent rien.',
      good: 'De plus en plus haut : voilà un itinéraire.',
      otherwise: seen => `Cet itinéraire visite ${tallyOf(seen).clubs} clubs : ${points(tallyOf(seen).points)}.`,
      captions: [linesOn],
      stamp: 'Jamais plus petit',
      futures: (_move, seen) => ({
        idea: 'C’est permis. L’itinéraire peut continuer.',
        say: 'Un itinéraire peut finir n’importe où. Mais chaque club de plus est un point de plus.',
        rows: [
          { choice: 'Valider maintenant', comesTo: points(tallyOf(seen).points) },
          { choice: 'Continuer', comesTo: `jusqu’à ${points(mostAfter(seen))}` },
        ],
        keep: 'Valider maintenant',
      }),
    },
    boat: {
      idea: 'Seuls les bateaux traversent la Seine.',
      say: 'À un embarcadère, l’itinéraire peut prendre le bateau. Chaque embarcadère d’écart compte : de A à I, 8 points.',
      do: 'Choisissez l’embarcadère A, puis celui d’arrivée. Ou continuez à pied.',
      why: 'Après le trajet aussi, le nombre doit être égal ou plus grand. Chaque trajet finit dans un club.',
      good: 'Un long trajet vaut autant que bien des clubs.',
      otherwise: routeEnd,
      captions: [
        seen => (isAtDockA(seen) ? '07 : vous êtes ici' : linesOn(seen)),
        seen => (isAtDockA(seen) ? 'de A à I : 8 points' : ''),
        seen => (isAtDockA(seen) ? '08 : à pied' : ''),
      ],
      stamp: 'En bateau',
      futures: (move, seen) => ({
        idea: 'C’est permis. Regardez d’abord le fleuve.',
        say: 'Les deux sont permis. Voici ce que le meilleur itinéraire pourrait rapporter.',
        rows: [
          move === 'submit'
            ? { choice: 'Valider maintenant', comesTo: points(tallyOf(seen).points) }
            : { choice: 'À pied', comesTo: `jusqu’à ${points(mostAfter(seen, move))}` },
          { choice: 'En bateau', comesTo: `jusqu’à ${points(mostAfter(seen))}` },
        ],
        keep: move === 'submit' ? 'Valider maintenant' : 'Continuer à pied',
      }),
    },
    yours: {
      idea: 'Le plan est à vous.',
      say: seen => `Revoici votre plan : ${counts(seen).empty} clubs sont libres. Désormais, cartes et dés tombent comme ils veulent.`,
      do: 'Vers le passeport',
      why: 'Avec un ou deux clubs libres, on lance seulement les dés. À la fin, vous tracez votre itinéraire, puis vous voyez le meilleur.',
      captions: ['votre partie'],
    },
  },
  end: {
    title: 'À vous la nuit parisienne.',
    lead: 'La table reste telle quelle. Vous jouez pour un titre, et vous pouvez toujours demander un conseil.',
    figures: seen => [
      { label: 'Clubs libres', value: String(counts(seen).empty) },
      { label: 'Entourés', value: String(counts(seen).circled) },
      { label: 'Montent d’est en ouest', value: `${rising(seen).count} sur ${rising(seen).of}` },
    ],
    discover: [
      { icon: 'g-star', lead: 'Trois cartes de la même région :', text: 'c’est une étoile, quoi que disent les dés.' },
      { icon: 'g-sax', lead: 'Votre groupe reçoit un titre :', text: 'de musicien du métro à légende de Saint-Germain.' },
    ],
  },
};
