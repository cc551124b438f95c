import type { LessonTexts } from '../../../kernel/index.ts';
import { LAST_TURN, SEATS_IN_BUS } from '../components.ts';
import type { View } from '../view.ts';
import { waysIn } from './futures.ts';
import { delivered, isLost, mostStaying, seatsTaken, siteAhead, spacesWithWaiting, staying } from './reading.ts';

const progress = (seen: View) => `${delivered(seen)} sur ${seen.town.objective}`;
const seats = (seen: View) => `places occupées : ${seatsTaken(seen)} sur ${SEATS_IN_BUS}`;

const { ways, waysUnlessLost, lost } = waysIn({
  own: 'Votre route',
  rotated: 'Pivotée',
  otherTile: 'L’autre tuile',
  keep: 'Garder ma route',
  stay: count => (count > 1 ? `${count} arrivés` : `${count} arrivé`),
  back: count => `${count} de retour à la réserve`,
  lost: count => (count > 1 ? `${count} sites perdus pour de bon` : '1 site perdu pour de bon'),
  siteLost: {
    idea: 'C’est permis. Mais chaque site ne vient qu’une fois.',
    say: 'Votre route passe devant un site avec trop peu de monde à bord. Il est alors perdu.',
  },
  board: count => (count > 1 ? `${count} montent` : `${count} monte`),
  over: 'la journée est finie',
  nothing: 'personne ne monte ni ne descend',
});

const ahead = (seen: View) => {
  const site = siteAhead(seen);
  return site ? `en demande ${site.needs}, à bord : ${site.aboard}` : seats(seen);
};

/** What came of collecting. */
const collected = (seen: View) =>
  mostStaying(seen) > 1
    ? 'Plusieurs à la fois : c’est ainsi qu’on arrive à douze.'
    : `À bord : ${seatsTaken(seen)}. Amenez le plus de monde possible au prochain site.`;

const boardedFromBend = (seen: View) => {
  if (isLost(seen, 'C')) return 'Trop peu de bleus pour le Pont. Il ne reviendra pas.';
  if (staying(seen, 'C') > 0) return 'Deux sont descendus au Pont : il y a de nouveau des places.';
  return seatsTaken(seen) === SEATS_IN_BUS
    ? 'Bus complet : il est temps de trouver un site.'
    : `À bord : ${seatsTaken(seen)}. Les voyageurs du virage peuvent encore monter.`;
};

const stillWaiting = (seen: View) => {
  const { length: count } = spacesWithWaiting(seen);
  if (count === 0) return 'Plus personne n’attend sur vos tuiles.';
  return count === 1 ? 'Quelqu’un attend encore sur une de vos tuiles.' : `Quelqu’un attend encore sur ${count} de vos tuiles.`;
};

export const fr: LessonTexts<View> = {
  guide: 'Pauline',
  title: 'Première journée',
  here: 'Pauline est là si vous avez besoin d’elle.',
  steps: {
    goal: {
      idea: 'Menez 12 voyageurs à leurs sites.',
      say: 'Faites-les monter, déposez-les aux sites de leur couleur, puis sortez de la ville. Avec douze, la journée est gagnée.',
      do: 'En route',
      why: 'La journée est gagnée si douze voyageurs sont sur des sites quand le bus sort. Les suivantes en demandent plus.',
      captions: [seen => `arrivés : ${progress(seen)}`, 'la sortie : fin de la journée', 'votre bus, encore vide'],
    },
    choose: {
      idea: 'Deux tuiles : une seule sert.',
      say: 'Chaque tour montre deux tuiles. L’une se pose devant le bus, l’autre quitte la partie.',
      do: 'À vous de jouer : choisissez une tuile, puis roulez.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Regardez la route que prendra le bus, et qui s’y trouve. La ligne sur le plateau montre les deux.',
      good: 'L’autre tuile a quitté la partie.',
      otherwise: seen =>
        isLost(seen, 'A')
          ? 'L’autre tuile a quitté la partie, et la Grande Horloge ne reviendra pas.'
          : 'L’autre tuile a quitté la partie.',
      captions: ['l’une des deux', 'elle se pose ici'],
      stamp: 'Une sur deux',
      futures: lost,
    },
    drive: {
      idea: 'Le bus suit sa route.',
      say: seen => {
        if (isLost(seen, 'A')) return 'Il est passé devant la Grande Horloge sans voyageur orange. Ce site ne reviendra pas.';
        return seatsTaken(seen) > 0
          ? 'Il roule jusqu’au bout, et tous ceux qui attendent sur cette route montent. Vous ne choisissez que la tuile.'
          : 'Il roule jusqu’au bout. Personne n’attendait sur la vôtre, donc personne n’est monté.';
      },
      why: 'Une fois la tuile posée, il n’y a plus de choix. Le bus passe aussi sur les vieilles tuiles et par le bord.',
      captions: [seats, 'deux routes, une seule parcourue'],
      stamp: 'Jusqu’au bout de la route',
    },
    turn: {
      idea: 'Une tuile, quatre sens.',
      say: 'Pivotez-la et suivez la ligne : elle montre où ira le bus. Posée, la tuile reste ; regardez avant.',
      do: 'Choisissez une tuile, pivotez-la jusqu’à la bonne route, puis roulez.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Le même virage mène à gauche ou à droite et prend d’autres voyageurs. Une tuile posée ne bouge plus.',
      good: 'Voilà un tour complet : choisir, pivoter, rouler.',
      otherwise: seen => `Voilà un tour complet. À bord : ${seatsTaken(seen)}, arrivés : ${delivered(seen)}.`,
      captions: ['deux tuiles', 'pivotez-la ici', ahead],
      stamp: 'Quatre sens',
      futures: waysUnlessLost({ idea: 'C’est permis. Pivotée, elle mène ailleurs.', say: 'C’est la même tuile. Seule la route change.' }),
    },
    enough: {
      idea: 'Assez ? Ils restent et comptent.',
      say: 'La Grande Horloge demande 1 voyageur orange, et vous en amenez un. Bravo !',
      why: 'À un site, tous les passagers de sa couleur descendent, et personne d’autre. S’ils sont assez nombreux, tous comptent.',
      captions: ['Grande Horloge : demande 1 orange', seen => `arrivés : ${progress(seen)}`],
      stamp: 'Assez d’une couleur',
    },
    collect: {
      idea: 'Chaque site ne vient qu’une fois. Embarquez d’abord.',
      say: 'Le bus passe devant un site une fois au plus. Tous ceux de sa couleur à bord à ce moment comptent.',
      do: 'Posez une tuile. Comptez d’abord qui sera à bord.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Un site accueille tous ceux que vous amenez, s’ils sont assez nombreux. Ceux qui montent après devront trouver un autre site.',
      good: collected,
      otherwise: collected,
      captions: ['deux tuiles', seen => (siteAhead(seen) ? ahead(seen) : ''), seats],
      stamp: 'D’abord embarquer',
      futures: waysUnlessLost({
        idea: 'C’est permis. Comptez d’abord qui est à bord.',
        say: 'Les deux routes passent devant le site. L’une y amène plus de monde.',
      }),
    },
    second: {
      idea: 'Chaque tuile a une seconde route.',
      say: 'Quelqu’un attend encore sur l’autre route de cette tuile. Ramenez-y le bus pour le faire monter.',
      do: 'Posez une tuile : vers elle ou ailleurs, comme il vous plaît.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Le bus ne rencontre que ceux de sa propre route. Les routes non parcourues peuvent encore remplir vos places.',
      good: 'Une vieille tuile mérite toujours un second regard.',
      otherwise: stillWaiting,
      captions: ['attend sur la seconde route', 'deux tuiles'],
      stamp: 'La seconde route',
      futures: lost,
    },
    few: {
      idea: 'Trop peu ? Tous repartent.',
      say: 'Le Labyrinthe demande 2 voyageurs verts, mais il n’y en a qu’un à bord. Seul, il retournerait à la réserve.',
      do: 'Amenez assez de verts au Labyrinthe, ou prenez une autre route.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Trop peu nombreux, ils descendent aussi, mais aucun ne compte. Et le site ne revient pas.',
      good: 'Assez, ou aucun : comptez avant chaque site.',
      otherwise: seen => {
        if (isLost(seen, 'E')) return 'Le voyageur vert est reparti, et le Labyrinthe ne reviendra pas.';
        return staying(seen, 'E') > 0
          ? 'Assez, ou aucun : comptez avant chaque site.'
          : 'Le Labyrinthe peut encore venir. D’ici là, prenez des voyageurs verts.';
      },
      captions: ['Labyrinthe : demande 2 verts', '1 vert à bord', 'deux tuiles'],
      stamp: 'Assez, ou aucun',
      futures: ways({
        idea: 'C’est permis. Comptez d’abord les verts.',
        say: 'Le Labyrinthe en demande 2. Moins nombreux, ils retournent à la réserve.',
      }),
    },
    full: {
      idea: 'Le bus a six places.',
      say: 'Cinq sont prises, et deux voyageurs attendent dans ce virage. Le premier rencontré monte ; l’autre reste.',
      do: 'Posez une tuile. Par l’autre bout, c’est l’autre voyageur qui vient en premier.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'Un bus complet ne prend personne. Un site en chemin libère des places.',
      good: boardedFromBend,
      otherwise: boardedFromBend,
      captions: [seats, 'deux sur une même route'],
      stamp: 'Six places',
      futures: lost,
    },
    gate: {
      idea: 'La sortie termine la journée.',
      say: seen => `De ce coin, une route sort de la ville. Arrivés : ${progress(seen)} seulement.`,
      do: 'Choisissez une route qui reste en ville.',
      then: 'Pivotez la tuile si vous voulez, puis roulez.',
      why: 'La journée finit dès que le bus sort, et les passagers à bord ne comptent pas. Remplissez d’abord l’autre côté.',
      good: 'Gardez ce coin pour la fin.',
      otherwise: seen => {
        if (seen.result) return `La journée est finie. Arrivés : ${progress(seen)}.`;
        return staying(seen, 'D') > 0 ? 'Gardez ce coin pour la fin.' : 'Le bus reste en ville, et le Château peut encore venir.';
      },
      captions: ['la sortie', '2 orange à bord', 'Château : demande 2 orange'],
      stamp: 'La sortie en dernier',
      futures: ways({ idea: 'C’est permis. Mais la journée sera finie.', say: 'Dix ne suffisent pas. Le Château attend encore.' }),
    },
    yours: {
      idea: 'La ville est à vous.',
      say: 'Voici de nouveau votre journée, telle quelle. À tout moment, demandez si 12 voyageurs sont encore possibles.',
      do: 'Vers le passeport',
      why: 'La réponse tient compte de toutes les routes encore possibles. Une journée perdue peut se rejouer depuis le début.',
      captions: [seen => `arrivés : ${progress(seen)}`],
    },
  },
  end: {
    title: 'Maintenant, la ville est à vous.',
    lead: 'La table reste telle quelle. Le hasard choisit les tuiles suivantes, et un conseil vous attend à tout moment.',
    figures: seen => [
      { label: 'Arrivés', value: progress(seen) },
      { label: 'À bord', value: `${seatsTaken(seen)} sur ${SEATS_IN_BUS}` },
      { label: 'Tour', value: `${Math.min(seen.turn, LAST_TURN)} sur ${LAST_TURN}` },
    ],
    discover: [
      { icon: 'g-inspector', lead: 'Dès la journée 4 :', text: 'Madame Perforée contrôle les tickets, et quelqu’un doit descendre.' },
      { icon: 'g-suitcase', lead: 'Dès la journée 10 :', text: 'des Grands Voyageurs veulent être à bord à la sortie.' },
    ],
  },
};
