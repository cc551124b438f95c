import type { Facts } from '../../../kernel/index.ts';
import { type Card, regionOf, shownOn } from '../components.ts';
import { COVER } from '../cover.ts';
import { higher, isDoubles, lower, meaning, numeral, setupNumberOf } from '../marks.ts';
import { explainsFr } from './explain-fr.ts';
import { RULES, SECTIONS } from './rules-fr.ts';
import {
  finishes,
  hasRoute,
  type Language,
  lexicon,
  numeralOf,
  people,
  piecesWith,
  placeWith,
  regionNamesWith,
  routePoints,
  type SpotWords,
  sentence,
  texts,
  twoDigits,
} from './sentences.ts';
import { marked, rolledDice, type StoryWords, written } from './story.ts';
import type { Pieces, TableWords } from './table.ts';

const printed: Pieces = piecesWith({
  N: 'Nord',
  S: 'Sud',
  W: 'Ouest',
  C: 'Centre',
  E: 'Est',
  busker: 'Musicien du métro',
  openingAct: 'Première partie',
  houseBand: 'Orchestre maison',
  headliner: 'Tête d’affiche',
  toast: 'Coqueluche de Montmartre',
  legend: 'Légende de Saint-Germain',
});

/** How a club is found on the map. */
const SPOTS: SpotWords = {
  home: numeral => `${numeral}${numeral === 'I' ? 'er' : 'e'}`,
  left: 'à gauche',
  right: 'à droite',
  top: 'en haut',
  bottom: 'en bas',
};

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list } = lexicon('fr', pieces);
  const all = people(list, 'Vous', 'first');
  const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) < 2 ? one : many}`;
  const ordinal = (numeralRoman: string) => `${numeralRoman}${numeralRoman === 'I' ? 'er' : 'e'}`;
  const place = placeWith(pieces, name => `« ${name} »`);
  const regionNames = regionNamesWith(pieces);
  /** Outside the regions that the cards open. */
  const outside = ({ club, regions }: Facts) =>
    `${place(club)} est dans les régions ${list(regionNames(club))} ; une carte n’ouvre que sa région, ici ${list([...String(regions)].map(piece))}.`;
  const parts = ({ clubs, circled, boats }: { readonly clubs: number; readonly circled: number; readonly boats: number }) =>
    list([counted(clubs, 'club'), ...(circled > 0 ? [counted(circled, 'entouré')] : []), ...(boats > 0 ? [`${boats} en bateau`] : [])]);
  const destination = (card: Card) => `dans le ${ordinal(numeralOf(shownOn(card)))} (carte ${piece(regionOf(card))})`;

  const words: TableWords = {
    setup: (step, number, card) => `Mise en place ${step} sur 4 : le ${number} va ${destination(card)}`,
    turn: (turn, roller, voice) => `Tour ${turn}, ${voice.tell(roller, 'vous lancez', name => `${name} lance`)} les dés`,
    colon: ' :',
    cards: 'Cartes',
    noCards: 'aucune (dernier tour)',
    dice: 'Dés',
    doubles: 'double : une étoile',
    deck: (left, discarded) => `${counted(left, 'carte')} dans la pioche, ${discarded} dans la défausse`,
    routes: 'Tous les clubs sont remplis : les itinéraires',
    you: 'Vous',
    empty: clubs => counted(clubs, 'club libre', 'clubs libres'),
    done: 'fini',
    thinking: 'réflexion',
    hidden: 'plan caché jusqu’à la fin',
    pencilled: 'au crayon',
    key: 'Chaque arrondissement et ses deux clubs : · libre, (40) entouré, ★ étoile, ✕ fermé',
    result: result => `${counted(result.points, 'point')} (${parts(result)})`,
    best: points => `maximum, ${points}`,
    noRoute: 'aucun itinéraire',
    boat: (from, to) => `bateau de ${from} à ${to}`,
  };

  const VERBS = { number: ['écrivez', 'écrit'], star: ['dessinez', 'dessine'], x: ['mettez', 'met'] } as const;

  const stories: StoryWords = {
    place,
    spot: club => piece(`at:${club}`),
    you: 'Vous',
    verb: (kind, isYou) => [VERBS[kind][isYou ? 0 : 1], ''],
    thing: mark => {
      const { kind, value, circled } = meaning(mark);
      const thing = { number: numeral(value), star: 'une étoile', x: 'une croix' }[kind];
      return circled ? `${thing} ${kind === 'star' ? 'entourée' : 'entouré'}` : thing;
    },
    within: 'dans',
    and: 'et',
    everyone: kind => [{ number: 'Tous écrivent ', star: 'Tous dessinent ', x: 'Tous mettent ' }[kind], '.'],
    everyoneElse: 'Chacun remplit son plan.',
    setup: ({ number, card }) => [
      'Tous écrivent ',
      marked(numeral(number), twoDigits(number)),
      ' ',
      { piece: card, words: destination(card) },
      '.',
    ],
    rolled: ({ roller, dice, kind }, voice) => {
      const who = voice.tell(roller, 'Vous obtenez', name => `${name} obtient`);
      const star = [marked('*', 'une étoile'), ' pour tous.'];
      if (isDoubles(dice)) return [`${who} un double : `, ...star];
      return [`${who} `, ...rolledDice(dice, 'et'), ...(kind === 'star' ? [', mais trois cartes de même région : ', ...star] : ['.'])];
    },
    won: ({ seat, points, ...rest }, voice) =>
      `${voice.tell(seat, 'Vous gagnez', name => `${name} gagne`)} avec ${counted(points, 'point')} : ${parts(rest)}.`,
    shared: (winners, points, voice) =>
      `${all(winners, voice)} ${winners.some(voice.isYou) ? 'gagnez' : 'gagnent'} ensemble avec ${counted(points, 'point')} chacun.`,
    routed: ({ seat, points, ...rest }, voice) =>
      `${voice.tell(seat, 'Vous marquez', name => `${name} marque`)} ${counted(points, 'point')} : ${parts(rest)}.`,
  };

  /** What a choice says that is the last of its player in this step. */
  const FINISH = ' et terminer';

  const SEATS = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [seat, `Place ${seat + 1}`]));

  return {
    handbook: async () => (await import('../handbook/fr.ts')).fr,
    title: COVER.title.en,
    pitch: 'Cent jours, quarante clubs de jazz, un seul groupe : inscrivez les dates de la tournée pour tracer le plus long itinéraire.',
    sections: SECTIONS,
    rules: RULES,
    options: {
      firstRoller: {
        name: 'Premier lancer',
        help: 'Qui lance les dés en premier ? Cela ne change rien d’autre.',
        rulebook: 'Celui qui a les meilleurs goûts musicaux commence ; rien ne dit comment le savoir.',
        values: { random: 'Au hasard', ...SEATS },
      },
      dockUse: {
        name: 'Embarcadères',
        help: 'Un embarcadère peut-il servir à plusieurs trajets ?',
        rulebook: 'L’itinéraire s’arrête à un embarcadère et reprend à n’importe quel autre. Rien ne dit si un embarcadère peut resservir.',
        values: { free: 'Autant que l’on veut', once: 'Une fois chacun' },
      },
      xRule: {
        name: 'Quand mettre une croix',
        help: 'Faut-il veiller à placer les deux nombres ?',
        rulebook: 'Un nombre sans place autorisée devient une croix. Rien n’oblige le premier nombre à laisser une place au second.',
        values: { strict: 'Écrire les deux si possible', sequential: 'L’un après l’autre', voluntary: 'La croix peut être choisie' },
      },
      xPlace: {
        name: 'Où mettre les croix',
        help: 'Où une croix peut aller.',
        rulebook: 'Une croix va dans n’importe quel club libre.',
        values: { anywhere: 'Dans tout club libre', cardRegions: 'D’abord dans les régions des cartes' },
      },
      routeMode: {
        name: 'Itinéraires',
        help: 'Tracez-vous l’itinéraire, ou le meilleur compte-t-il automatiquement ?',
        rulebook: 'Quand tous les clubs sont remplis, chacun trace un itinéraire.',
        values: { draw: 'Tracés à la main', auto: 'Le meilleur compte' },
      },
      routeAid: {
        name: 'Aide à la préparation',
        help: 'Ce que l’on vous dit de votre esquisse.',
        rulebook: 'On peut dessiner son plan et l’effacer à volonté. Le contrôle et le compte des points sont notre ajout.',
        values: { none: 'Rien', validate: 'Erreurs et points', optimum: 'Le meilleur itinéraire du moment' },
      },
      tieBreak: {
        name: 'Égalités',
        help: 'Ce qui se passe à score égal.',
        rulebook: 'Le plus haut score gagne. Rien n’est dit des égalités.',
        values: { shared: 'Victoire partagée', detailed: 'Clubs, clubs entourés, bateaux, moins de croix' },
      },
      openBoards: {
        name: 'Plans des autres',
        help: 'Quand vous pouvez regarder les plans des autres.',
        rulebook: 'Rien n’est dit des plans des autres.',
        values: { afterStep: 'Après chaque étape', end: 'À la fin seulement' },
      },
      content: {
        name: 'Plan personnel',
        help: 'Vos propres clubs, lignes et embarcadères ; vide pour le Paris imprimé.',
        rulebook: 'La boîte contient aussi un plan de New York et ses 40 cartes. Il n’est pas inclus : on ne joue qu’à Paris.',
      },
    },
    pieces,
    table: words,
    stories,
    explains: explainsFr(piece),
    refusals: {
      'OT-1.1': ({ club }) => `${place(club)} est déjà pris ; ce qui est écrit reste.`,
      'OT-2.3': ({ club, arrondissement }) =>
        `${place(club)} n’est pas dans le ${ordinal(numeralOf(arrondissement))} arrondissement ; le nombre va dans un de ses deux clubs.`,
      'OT-3.3': ({ number }) => `Vous n’avez pas de ${twoDigits(number)} à écrire ; chaque nombre du lancer s’écrit une fois.`,
      'OT-4.1': ({ card, shown, club }) => {
        if (!shown) return `La carte ${piece(card)} n’est pas visible ; un nombre demande une des cartes montrées.`;
        const used = club ? `Seule la carte ${piece(card)} ouvre ${place(club)}, et elle a servi` : `La carte ${piece(card)} a servi`;
        return `${used} à votre premier nombre ; il faut à chaque nombre sa propre carte.`;
      },
      'OT-4.2': outside,
      'OT-5.2': outside,
      'OT-6.3': ({ club }) => `${place(club)} est hors des régions des cartes, où il reste des clubs libres ; la croix va d’abord là.`,
      'OT-6.5': ({ club, number }) =>
        `Avec ${twoDigits(number)} dans ${place(club)} et cette carte, votre autre nombre n’irait nulle part ; si les deux peuvent s’écrire, on écrit les deux.`,
      'OT-7.3': ({ number }) => `Le ${twoDigits(number)} n’est pas sorti ; au dernier tour, on écrit un des deux nombres du lancer.`,
      'OT-8.1': ({ dock }) => `L’embarcadère ${dock} attend l’itinéraire ; les bateaux partent quand tous les clubs sont remplis.`,
      'OT-8.3': ({ club }) => `Il y a une croix dans ${place(club)} ; aucun itinéraire n’y passe.`,
      'OT-8.4': ({ club, from, dock, to }) =>
        `Aucune ligne ne va de ${place(from)} à ${place(club)} ; ${dock ? `seul le bateau de l’embarcadère ${dock} à ${to} y mène` : 'un itinéraire suit les lignes ou prend le bateau'}.`,
      'OT-8.5': ({ number, last }) =>
        `${twoDigits(number)} est plus petit que ${twoDigits(last)}, le dernier nombre de votre itinéraire ; en route, les nombres ne baissent jamais.`,
      'OT-8.7': ({ club }) => `Votre itinéraire passe déjà par ${place(club)} ; il ne passe nulle part deux fois.`,
      'OT-9.1': ({ dock, landings, from, to, club, at }) => {
        if (landings === 0)
          return `De l’embarcadère ${dock}, le bateau ne peut accoster nulle part ; les clubs des autres sont fermés, déjà visités ou trop petits.`;
        if (dock && at) return `L’embarcadère ${dock} n’est pas à ${place(at)} ; le bateau part du dernier club de l’itinéraire.`;
        if (dock) return 'Votre itinéraire n’a pas commencé ; le bateau part de son dernier club.';
        if (from === to) return 'Le bateau part justement de cet embarcadère ; il accoste à un autre.';
        return `L’embarcadère ${from} doit toucher ${place(at)}, et l’embarcadère ${to} toucher ${place(club)} ; le bateau va d’un club à un autre.`;
      },
      'OT-9.6': ({ from, to }) =>
        `L’embarcadère ${from === to ? from : `${from} ou ${to}`} a déjà servi ; avec cette variante, chacun ne sert qu’une fois.`,
    },
    moves: {
      club: ({ club }, view) => `Écrire ${numeral(setupNumberOf(view.setup?.step ?? 0, view.dice))} dans ${place(club)}${FINISH}`,
      write: ({ number, club, card }, view) =>
        `Écrire ${twoDigits(number)} dans ${place(club)}${card ? ` avec la carte ${piece(card)}` : ''}${finishes(view) ? FINISH : ''}`,
      star: ({ club }) => `Dessiner une étoile dans ${place(club)}${FINISH}`,
      x: ({ number, club }, view) =>
        `Mettre une croix dans ${place(club)}${number === null ? '' : ` au lieu de ${twoDigits(number)}`}${finishes(view) ? FINISH : ''}`,
      low: ({ club }, { dice }) =>
        `Écrire ${numeral(lower(dice))} dans ${place(club)}, ${numeral(higher(dice))} dans l’autre club${FINISH}`,
      submit: (_move, view) =>
        hasRoute(view) ? `Valider l’itinéraire : ${counted(routePoints(view), 'point')}` : 'Terminer sans itinéraire : 0 point',
      start: ({ club }) => `Commencer à ${place(club)}`,
      step: ({ club }) => `Continuer vers ${place(club)}`,
      ride: ({ from, to, club }) => `Prendre le bateau de l’embarcadère ${from} à ${to}, vers ${place(club)}`,
    },
    warning: ({ kind, facts: { points, clubs, club, gain, from, to, number, card, best } = {} }) => {
      switch (kind) {
        case 'emptyRoute':
          return `Terminer sans itinéraire ? Vous marquez 0 point, alors que la tournée peut commencer dans ${counted(clubs, 'club')}.`;
        case 'routeGoesOn':
          return from
            ? `Valider ${counted(points, 'point')} maintenant ? Le bateau de l’embarcadère ${from} à ${to} en rapporterait encore ${gain}.`
            : `Valider ${counted(points, 'point')} maintenant ? L’itinéraire peut continuer : ${place(club)} en rapporterait encore ${gain}.`;
        case 'unusedBoat':
          return `Valider ${counted(points, 'point')} sans le bateau ? De l’embarcadère ${from} à ${to}, il en rapporterait ${gain} de plus.`;
        case 'shortRoute':
          return best === undefined
            ? `Valider ${counted(points, 'point')} ? Votre plan en permet plus du double.`
            : `Valider ${counted(points, 'point')} ? Votre plan en permet ${best}.`;
        case 'chosenX':
          return `Mettre une croix dans ${place(club)} ? Le ${twoDigits(number)} irait, et aucun itinéraire ne passe par une croix.`;
        case 'missedCircle':
          return `Écrire ${twoDigits(number)} sans l’entourer ? Avec la carte ${piece(card)}, il serait entouré : 1 point de plus.`;
        default:
          return undefined;
      }
    },
    events: {
      setupDrawn: ({ step, number, card }) => `Mise en place ${step} sur 4 : le ${twoDigits(number)} va ${destination(card)}.`,
      rollerChosen: ({ seat }, voice) =>
        voice.tell(
          seat,
          'Vous avez les meilleurs goûts musicaux et lancez en premier.',
          name => `${name} a les meilleurs goûts musicaux et lance en premier.`,
        ),
      reshuffled: ({ cards }) => `La défausse devient une nouvelle pioche de ${counted(cards, 'carte')}.`,
      turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
        const shown = cards.length > 0 ? `${list(cards.map(piece))} ; ` : '';
        const star = isDoubles(dice) ? ' Un double : une étoile pour tous !' : ' Trois cartes de même région : une étoile pour tous !';
        const asked = { write: '', star, lastPair: ' Les deux derniers clubs.', lastSingle: ' Le dernier club.', lastStar: star }[kind];
        return `Tour ${turn} : ${shown}${voice.tell(roller, 'vous obtenez', name => `${name} obtient`)} ${dice.join(' et ')}.${asked}`;
      },
      // Who is still thinking is shown at the seats.
      finished: () => undefined,
      entered: ({ seat, entries }, voice) => (entries ? sentence(written(seat, entries, voice, stories)) : undefined),
      routed: ({ seat, route, points, ...rest }, voice) => {
        const [from, to] = [route[0]?.club, route.at(-1)?.club];
        if (!from)
          return voice.tell(seat, 'Vous ne tracez aucun itinéraire : 0 point.', name => `${name} ne trace aucun itinéraire : 0 point.`);
        const who = voice.tell(seat, 'Vous marquez', name => `${name} marque`);
        const way = from === to ? `à ${place(from)}` : `de ${place(from)} à ${place(to)}`;
        return `${who} ${counted(points, 'point')} ${way} : ${parts(rest)}.`;
      },
      ended: ({ winners }, voice) => {
        const [first, ...others] = winners;
        if (first === undefined) return undefined;
        if (others.length === 0) return voice.tell(first, 'Vous gagnez !', name => `${name} gagne.`);
        return `${all(winners, voice)} ${winners.some(voice.isYou) ? 'gagnez' : 'gagnent'} ensemble.`;
      },
    },
  };
};

/** The game in French. */
export const fr = texts({ printed, spots: SPOTS, speak });
