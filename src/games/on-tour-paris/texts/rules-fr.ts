// The rulebook in French.
import type { Language } from './sentences.ts';

/** The headings of the sections. */
export const SECTIONS: Language['sections'] = {
  'OT-1': 'Vocabulaire',
  'OT-2': 'Mise en place',
  'OT-3': 'Le tour',
  'OT-4': 'Où vont les nombres',
  'OT-5': 'Étoiles',
  'OT-6': 'Croix',
  'OT-7': 'Derniers tours',
  'OT-8': 'L’itinéraire',
  'OT-9': 'Bateaux-mouches',
  'OT-10': 'Décompte',
  'OT-11': 'Préparation',
};

/** What every clause says. */
export const RULES: Language['rules'] = {
  'OT-1.1': ({ content }) =>
    `Chaque arrondissement a deux clubs de jazz. Un club est libre ou porte un nombre, une étoile ou une croix ; nombres et étoiles peuvent être entourés. Ce qui est écrit reste.${content ? ' Le plan est propre à cette table.' : ''}`,
  'OT-1.2': 'Chaque arrondissement est au nord ou au sud de la Seine, et à l’ouest, au centre ou à l’est.',
  'OT-1.3': 'Un club appartient aux deux régions de son arrondissement.',
  'OT-1.4': 'Une carte montre une région et un arrondissement qui s’y trouve.',
  'OT-1.5': 'Deux dés forment deux nombres, selon celui qui vient en tête. Le zéro s’écrit : 0 et 7 donnent 07 et 70 ; 07 vaut sept.',
  'OT-1.6': 'Deux dés égaux sont un double et ne donnent jamais de nombres.',
  'OT-2.1': 'Pendant la mise en place, on relance les doubles.',
  'OT-2.2': 'Le plus petit nombre va avec la première carte, le plus grand avec la seconde.',
  'OT-2.3': 'Chaque joueur choisit lequel des deux clubs de cet arrondissement reçoit le nombre ; la région de la carte ne compte pas.',
  'OT-2.4': 'Si l’un des deux clubs est pris, le nombre va dans l’autre.',
  'OT-2.5': 'Tous les nombres de la mise en place sont entourés.',
  'OT-2.6': 'La mise en place compte deux lancers, avec deux cartes chacun.',
  'OT-2.7': 'Les quatre cartes de la mise en place quittent le jeu pour de bon.',
  'OT-2.8': 'Tous écrivent avant que la carte suivante ne soit tirée.',
  'OT-3.1': 'Avec trois clubs libres ou plus, on retourne trois cartes, puis on lance les deux dés. Ils valent pour tous.',
  'OT-3.2': 'Si la pioche est vide, la défausse devient la nouvelle pioche.',
  'OT-3.3': 'Sauf si le tour donne une étoile, chaque joueur écrit les deux nombres, dans deux clubs libres différents.',
  'OT-3.4': 'Quand tous ont fini, les trois cartes sont défaussées.',
  'OT-3.5': 'Après chaque tour, les dés passent au voisin de gauche. Celui qui les a ne fait que les lancer.',
  'OT-3.6': 'Après chaque étape, tous les plans ont le même nombre de clubs libres.',
  'OT-3.7': ({ openBoards }) =>
    `Tous écrivent en même temps et en secret. Quand le dernier a fini, tout est inscrit${openBoards === 'end' ? ' ; les plans des autres ne sont montrés qu’à la fin' : ' et montré ensemble'}.`,
  'OT-4.1': 'Chaque nombre utilise une des trois cartes ; les deux nombres, des cartes différentes.',
  'OT-4.2': 'Le club doit être dans la région de la carte utilisée.',
  'OT-4.3': 'Un nombre est entouré si son club est dans l’arrondissement de la carte même qu’il utilise.',
  'OT-4.4': 'Un tel nombre est toujours entouré ; on ne peut pas y renoncer.',
  'OT-4.5':
    'Chaque nombre peut utiliser n’importe quelle carte, dans l’ordre voulu, et tous deux peuvent aller dans le même arrondissement.',
  'OT-4.6': 'Tant que l’on écrit, aucun ordre des nombres n’est imposé.',
  'OT-5.1': 'Trois cartes de la même région, ou un double : chacun dessine une étoile et n’écrit aucun nombre.',
  'OT-5.2': 'L’étoile va dans un club libre de la région d’une des trois cartes, au choix.',
  'OT-5.3': 'Une étoile est entourée si une des trois cartes montre l’arrondissement de son club.',
  'OT-5.4': 'Avec trois cartes de la même région, on lance les dés sans s’en servir.',
  'OT-6.1': 'Vous ne mettez une croix dans un club libre que pour un nombre ou une étoile qui ne va nulle part.',
  'OT-6.2': 'Les nombres passent avant les croix. Une croix n’est jamais entourée, et aucun itinéraire n’y passe.',
  'OT-6.3': ({ xPlace }) =>
    xPlace === 'cardRegions'
      ? 'Une croix va d’abord dans une région des cartes visibles, sinon dans n’importe quel club libre.'
      : 'Une croix va dans n’importe quel club libre. Si la variante est choisie, elle va d’abord dans une région des cartes visibles.',
  'OT-6.4': 'Si un seul nombre trouve sa place, vous choisissez lequel.',
  'OT-6.5': ({ xRule }) =>
    xRule === 'strict'
      ? 'Si les deux nombres peuvent être écrits, le premier doit laisser une place au second. Une variante lève cette obligation.'
      : 'Le premier nombre n’est pas tenu de laisser une place au second.',
  'OT-6.6': 'Une étoile qui ne va nulle part devient une croix.',
  'OT-6.7': ({ xRule }) =>
    `Si rien ne va, vous mettez deux croix. Si un seul nombre va, vous l’écrivez et mettez une croix pour l’autre. ${xRule === 'voluntary' ? 'Vous' : 'Si la variante est choisie, vous'} pouvez aussi mettre une croix pour un nombre qui irait.`,
  'OT-7.1': 'Avec un ou deux clubs libres, on ne retourne pas de cartes ; on lance seulement les dés.',
  'OT-7.2': 'Deux clubs libres, pas de double : un nombre dans chacun, à votre gré.',
  'OT-7.3': 'Un club libre, pas de double : écrivez un des deux nombres du lancer ; l’autre est perdu.',
  'OT-7.4': 'Deux clubs libres et un double : une étoile dans l’un, puis encore un dernier tour.',
  'OT-7.5': 'Un club libre et un double : une étoile dedans.',
  'OT-7.6': 'Dans les derniers tours, rien n’est entouré et il n’y a pas de croix.',
  'OT-7.7': 'Les derniers tours se jouent sans cartes, et aucune région ne s’impose.',
  'OT-8.1': 'Quand tous les clubs sont remplis, chacun trace un itinéraire.',
  'OT-8.2': 'Un itinéraire est une suite de clubs différents qui commence où l’on veut. Il peut être vide.',
  'OT-8.3': 'Un itinéraire ne passe jamais par une croix.',
  'OT-8.4': 'D’un club à l’autre, l’itinéraire suit une ligne du plan ou prend le bateau ; on ne traverse pas la Seine autrement.',
  'OT-8.5': 'Aucun nombre ne peut être plus petit que le dernier nombre avant lui, quelles que soient les étoiles entre les deux.',
  'OT-8.6': 'Les étoiles vont partout : au début, à la fin, ou plusieurs de suite.',
  'OT-8.7': 'Aucun club n’est visité deux fois.',
  'OT-8.8': ({ routeMode }) =>
    routeMode === 'auto'
      ? 'Le meilleur itinéraire possible est tracé pour tous.'
      : 'Vous tracez votre itinéraire, puis le meilleur possible est montré. Si la variante est choisie, le meilleur est tracé pour tous.',
  'OT-8.9': 'L’itinéraire se trace club par club, en secret, et s’achève quand vous le validez.',
  'OT-9.1': 'Le bateau part d’un embarcadère de votre club, accoste à un autre, et l’itinéraire reprend dans un club de celui-ci.',
  'OT-9.2': 'Le bateau peut traverser le fleuve ou rester sur sa rive.',
  'OT-9.3': 'Un trajet en bateau rapporte un point par embarcadère d’écart, dans un sens comme dans l’autre : 1 de C à D, 8 de A à I.',
  'OT-9.4': 'L’ordre des nombres vaut aussi de part et d’autre d’un trajet en bateau.',
  'OT-9.5': 'Un itinéraire peut avoir plusieurs trajets, toujours séparés par un club, et ne commence ni ne finit par un trajet.',
  'OT-9.6': ({ dockUse }) =>
    dockUse === 'once'
      ? 'Un itinéraire utilise chaque embarcadère une seule fois.'
      : 'Les embarcadères servent autant de fois que l’on veut. Si la variante est choisie, un itinéraire utilise chacun une seule fois.',
  'OT-9.7': 'Quand une ligne et un bateau relient les mêmes clubs, vous choisissez.',
  'OT-9.8': 'Personne n’est obligé de prendre le bateau.',
  'OT-10.1': ({ tieBreak }) =>
    `Un point par club de l’itinéraire. Le plus haut score gagne${tieBreak === 'detailed' ? ' ; à égalité, le plus de clubs, puis de clubs entourés, les plus longs trajets en bateau, le moins de croix' : ' ; à égalité, la victoire est partagée'}.`,
  'OT-10.2': 'Un point de plus par nombre entouré et par étoile entourée de l’itinéraire.',
  'OT-10.3': 'Plus la longueur de chaque trajet en bateau.',
  'OT-10.4': 'Ce qui n’est pas sur l’itinéraire ne compte pas.',
  'OT-11.1': 'Vous pouvez à tout moment esquisser et changer un itinéraire ; personne d’autre ne le voit.',
  'OT-11.2': ({ routeAid }) =>
    ({
      none: 'L’esquisse reste libre.',
      validate: 'L’esquisse est vérifiée et comptée.',
      optimum: 'L’esquisse est vérifiée et comptée, et le meilleur itinéraire du moment est montré.',
    })[routeAid],
  'OT-11.3': 'Esquisses et aides ne changent aucune règle et ne sont pas conservées.',
};
