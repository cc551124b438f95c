// What every thing on the board is, in French.
import { ARRONDISSEMENTS, clubsOf, homeOf, regionOf, regionsOf, shownOn } from '../components.ts';
import { meaning } from '../marks.ts';
import { type ClubFacts, type ExplainWords, linesTo } from './explain.ts';
import { hasRoute, numeralOf, routePoints } from './sentences.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`;
const ordinal = (arrondissement: number) => `${numeralOf(arrondissement)}${arrondissement === 1 ? 'er' : 'e'}`;
const empties = (count: number) => counted(count, 'club libre', 'clubs libres');
const list = new Intl.ListFormat('fr');

/** The explanations, with the names of the pieces. */
export function explainsFr(piece: (id: unknown) => string): ExplainWords {
  const regionNames = (arrondissement: number) => clubsOf(arrondissement).slice(0, 1).flatMap(regionsOf).map(piece);
  const clubText = ({ club, mark }: ClubFacts) => {
    const [bank = '', column = ''] = regionsOf(club).map(piece);
    if (mark === null)
      return {
        text: `Tant qu’il est libre, les cartes des régions ${bank} et ${column} l’ouvrent à un nombre ou à une étoile.`,
        clause: 'OT-1.3',
      };
    const { kind, value, circled } = meaning(mark);
    const worth = circled ? 'Entouré : 2 points sur l’itinéraire.' : '1 point sur l’itinéraire.';
    if (kind === 'x') return { text: 'Il y a une croix ici. Le club est fermé, aucun itinéraire n’y passe.', clause: 'OT-8.3' };
    if (kind === 'star') return { text: `Une étoile se place entre n’importe quels nombres. ${worth}`, clause: 'OT-8.6' };
    return { text: `L’itinéraire arrive ici de ${value} ou moins et continue vers ${value} ou plus. ${worth}`, clause: 'OT-8.5' };
  };
  return {
    club: facts => {
      const boats = facts.docks.length > 0 ? ` ; le bateau part de l’embarcadère ${facts.docks.join(' ou ')}` : '';
      return {
        kind: `Club de jazz, ${ordinal(homeOf(facts.club))} arrondissement`,
        name: piece(facts.club),
        ...clubText(facts),
        example: `${counted(facts.neighbours.length, 'ligne')} : ${list.format(linesTo(facts.neighbours, club => piece(`at:${club}`)))}${boats}.`,
      };
    },
    card: (card, phase, empty) => {
      const home = ordinal(shownOn(card));
      const region = piece(regionOf(card));
      const clause = { setup: 'OT-2.3', star: 'OT-5.2', write: 'OT-4.2' }[phase];
      const text = `Pendant un tour, elle ouvre les clubs libres de la région ${region} ; ce qui va dans le ${home} est entouré. À la mise en place, seul l’arrondissement compte.`;
      return {
        kind: 'Carte Paris',
        name: piece(card),
        text,
        clause,
        example: `${empties(empty)} dans la région ${region} sur votre plan.`,
      };
    },
    number: (number, phase, dice) => ({
      kind: 'Nombre du lancer',
      name: number,
      ...(phase === 'lastPair' || phase === 'lastSingle'
        ? { text: 'Au dernier tour, il va dans n’importe quel club libre, et rien n’est entouré.', clause: 'OT-7.6' }
        : {
            text: 'Écrivez-le dans un club libre de la région d’une carte. Vos deux nombres utilisent deux cartes différentes.',
            clause: 'OT-4.1',
          }),
      example: `Les dés montrent ${dice.join(' et ')}.`,
    }),
    dock: (dock, use, far) => ({
      kind: 'Embarcadère',
      name: `Embarcadère ${dock}, ${piece(`dock:${dock}`)}`,
      text: `De ce club, l’itinéraire peut prendre le bateau vers tout autre embarcadère : 1 point par embarcadère d’écart. ${
        use === 'once' ? 'Dans cette partie, chacun ne sert qu’une fois.' : 'Ils servent autant que l’on veut.'
      }`,
      example: `De ${dock} à ${far.dock} : ${counted(far.length, 'point')}.`,
      clause: 'OT-9.3',
    }),
    submit: view => ({
      kind: 'Choix',
      name: 'Valider l’itinéraire',
      text: 'Termine l’itinéraire tel qu’il est tracé. Vous pouvez l’annuler tant que tous n’ont pas validé.',
      example: hasRoute(view) ? `Il vaut ${counted(routePoints(view), 'point')} pour l’instant.` : 'Sans itinéraire, vous marquez 0 point.',
      clause: 'OT-8.9',
    }),
    chosenX: {
      kind: 'Choix',
      name: 'Croix',
      text: 'Met une croix dans le club à la place du nombre choisi, qui pourrait pourtant y aller. Aucun itinéraire ne passe par une croix.',
      clause: 'OT-6.7',
    },
    region: (region, empty) => ({
      kind: 'Région',
      name: piece(region),
      text: 'Chaque arrondissement est au Nord ou au Sud, et à l’Ouest, au Centre ou à l’Est. Une carte ouvre les clubs de sa région.',
      example: `${empties(empty)} dans cette région.`,
      clause: 'OT-1.2',
    }),
    home: arrondissement => ({
      kind: 'Arrondissement',
      name: `${ordinal(arrondissement)}, ${ARRONDISSEMENTS[arrondissement - 1]?.name}`,
      text: `Deux clubs dans les régions ${regionNames(arrondissement).join(' et ')}. Un nombre y est entouré si sa carte montre cet arrondissement.`,
      example: `${list.format(clubsOf(arrondissement).map(club => piece(club)))}.`,
      clause: 'OT-4.3',
    }),
    drawn: DRAWN,
  };
}

const DRAWN: ExplainWords['drawn'] = {
  dice: ({ view }) => ({
    kind: 'Dés',
    name: 'Deux dés à dix faces',
    text: 'Ils forment deux nombres, selon le dé placé en premier. Un double donne une étoile à la place.',
    example: `Maintenant : ${view.dice.join(' et ')}.`,
    clause: 'OT-1.5',
  }),
  turn: ({ view }) => ({
    kind: 'Partie',
    name: 'Tour',
    text: 'Tous écrivent en même temps. Un tour remplit d’ordinaire deux clubs ; la partie dure 18 à 24 tours.',
    example: view.turn === 0 ? 'D’abord viennent les quatre nombres de la mise en place.' : `C’est le tour ${view.turn}.`,
    clause: 'OT-3.7',
  }),
  map: ({ view, empty }) => ({
    kind: 'Plan',
    name: 'Plan d’un joueur',
    text:
      view.plan.options.openBoards === 'end'
        ? 'Choisissez-le pour le regarder. Les plans des autres restent cachés jusqu’à la fin.'
        : 'Choisissez-le pour le regarder. Les nouveautés apparaissent quand tous ont fini.',
    example: `${empties(empty)} sur le vôtre.`,
    clause: 'OT-3.6',
  }),
  roller: () => ({
    kind: 'Joueur',
    name: 'Celui qui lance les dés',
    text: 'Lance les dés pour tous pendant ce tour. Ils passent ensuite au voisin de gauche ; cela ne change rien d’autre.',
    clause: 'OT-3.5',
  }),
  deck: ({ view }) => ({
    kind: 'Cartes',
    name: 'Pioche',
    text: 'Trois cartes sont retournées à chaque tour. Quand elle est vide, la défausse devient la nouvelle pioche.',
    example: `${counted(view.bag.length, 'carte restante', 'cartes restantes')}.`,
    clause: 'OT-3.2',
  }),
  discard: ({ view }) => ({
    kind: 'Cartes',
    name: 'Défausse',
    text: 'Les cartes des tours passés, comptées par région. Les quatre cartes de la mise en place ne reviennent jamais.',
    example: `${counted(view.discard.length, 'carte')}.`,
    clause: 'OT-3.4',
  }),
  'mark:empty': ({ empty }) => ({
    kind: 'Signe',
    name: 'Club libre',
    text: 'Encore à remplir. Quand aucun n’est libre, chacun trace un itinéraire.',
    example: `${empty} sur 40 clubs.`,
    clause: 'OT-8.1',
  }),
  'mark:circle': ({ circled }) => ({
    kind: 'Signe',
    name: 'Entouré',
    text: 'Le club est dans l’arrondissement de la carte utilisée : 1 point de plus si l’itinéraire y passe.',
    example: `${circled} sur votre plan.`,
    clause: 'OT-4.3',
  }),
  'mark:star': ({ stars }) => ({
    kind: 'Signe',
    name: 'Étoile',
    text: 'Se place partout sur un itinéraire, entre n’importe quels nombres. Un double ou trois cartes de même région en donnent une.',
    example: `${stars} sur votre plan.`,
    clause: 'OT-8.6',
  }),
  'mark:x': ({ crosses }) => ({
    kind: 'Signe',
    name: 'Croix',
    text: 'Mise pour un nombre ou une étoile qui ne pouvait aller nulle part. Aucun itinéraire n’y passe.',
    example: `${crosses} sur votre plan.`,
    clause: 'OT-6.2',
  }),
  river: () => ({
    kind: 'Plan',
    name: 'La Seine',
    text: 'Seuls les bateaux la traversent ; ils rapportent un point par embarcadère d’écart.',
    example: '1 de C à D, 8 de A à I.',
    clause: 'OT-9.3',
  }),
  route: ({ view }) => ({
    kind: 'Itinéraire',
    name: 'Itinéraire',
    text: 'Vos clubs dans l’ordre : par les lignes ou en bateau, et aucun nombre plus petit que le précédent.',
    example: `${counted(routePoints(view), 'point')} pour l’instant.`,
    clause: 'OT-8.5',
  }),
  sketch: () => ({
    kind: 'Itinéraire',
    name: 'Esquisse',
    text: 'Une idée que personne d’autre ne voit. Tracez-la et changez-la à tout moment ; rien n’est envoyé.',
    clause: 'OT-11.1',
  }),
  best: () => ({
    kind: 'Itinéraire',
    name: 'Meilleur itinéraire possible',
    text: 'Le trait pointillé est le meilleur itinéraire de votre plan. Il ne compte pas.',
    clause: 'OT-8.8',
  }),
  points: ({ circled }) => ({
    kind: 'Décompte',
    name: 'Points',
    text: 'Un point par club de l’itinéraire, un de plus s’il est entouré, plus les trajets en bateau.',
    example: `${counted(circled, 'club entouré', 'clubs entourés')} sur votre plan.`,
    clause: 'OT-10.1',
  }),
  title: ({ legend }) => ({
    kind: 'Décompte',
    name: 'Titre',
    text: 'Ce que vos points font du groupe, du musicien du métro à la légende de Saint-Germain.',
    example: `Légende dès ${legend} points.`,
    clause: 'OT-10.1',
  }),
};
