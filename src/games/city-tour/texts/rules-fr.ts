// Les règles en français.
import type { Rule } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';
import type { ClauseId } from '../rulebook.ts';

const list = new Intl.ListFormat('fr');
const voting = (voters: Agreement['voters']) => {
  if (voters === 'all') return '';
  return voters.length > 0 ? ` Ont une voix : ${list.format(voters.map(seat => `joueur ${seat + 1}`))}.` : ' Personne n’a de voix.';
};

export const sections = {
  'CT-1': 'Généralités',
  'CT-2': 'Mise en place',
  'CT-3': 'Le tour de jeu',
  'CT-4': 'La conduite',
  'CT-5': 'Les voyageurs',
  'CT-6': 'Les sites',
  'CT-7': 'La fin de la journée',
  'CT-8': 'La campagne',
  'CT-9': 'Niveau 2 : contrôle surprise',
  'CT-10': 'Niveau 3 : itinéraire imposé',
  'CT-11': 'Niveau 4 : les Grands Voyageurs en ville',
  'CT-12': 'Vos propres journées',
};

export const rules: Readonly<Record<ClauseId, Rule<Agreement>>> = {
  'CT-1.1':
    'Chaque tuile porte deux routes séparées et le cadre a ses propres routes. Passer devant une lettre, c’est parcourir sa route de cadre au-delà du repère central. Les fans à bord sont aussi des passagers.',
  'CT-1.2': 'Vous gagnez ou perdez ensemble, et vous pouvez tout vous dire.',
  'CT-2.1': 'Quatre pièces de cadre entourent une ville vide de quatre cases sur quatre.',
  'CT-2.2': 'Au début de la journée, le bus part vide de la case verte voisine de A.',
  'CT-2.3': 'Les 32 tuiles Routes forment deux piles de 16, faces cachées.',
  'CT-2.4':
    'Onze pions verts, onze orange et onze bleus forment la réserve. Les deux fans blancs restent dans la boîte tant que la carte Stade n’est pas en jeu.',
  'CT-2.5': 'Les sites de la journée se dressent derrière les lettres que montre la carte, un au plus par lettre.',
  'CT-2.6': 'La carte Journée attend à la sortie avec son objectif, les cartes supplémentaires à côté. Le reste demeure dans la boîte.',
  'CT-2.7': 'Un joueur commence, puis on joue dans le sens horaire.',
  'CT-2.8':
    'Personne ne connaît l’ordre des piles : une tuile est tirée au sort quand elle est révélée. Le hasard ne décide sinon que du premier joueur.',
  'CT-3.1': ({ piles }) =>
    `Le tour s’ouvre sur la première tuile de chaque pile, visible de tous. ${piles === 'open' ? 'Les piles sont faces visibles :' : 'Si les piles sont faces visibles,'} on voit aussi les deux suivantes.`,
  'CT-3.2': 'Choisissez une des deux tuiles, pivotez-la à votre gré et posez-la sur la case vide juste devant le bus, jamais ailleurs.',
  'CT-3.3': 'Toute tuile convient dans tous les sens.',
  'CT-3.4': 'L’autre tuile quitte la partie.',
  'CT-3.5': 'Une tuile posée ne bouge plus et ne se reprend pas.',
  'CT-3.6': 'La tuile posée, le bus avance et tout ce qu’il rencontre est résolu dans l’ordre ; c’est ensuite au joueur suivant.',
  'CT-3.7': 'On ne passe pas son tour, on ne pioche pas dans une seule pile et on ne regarde pas plus loin.',
  'CT-4.1':
    'Le bus suit sa route jusqu’au bout, sur la nouvelle tuile et sur toutes les tuiles et routes de cadre qui la prolongent, jusqu’à une case vide ou hors de la ville.',
  'CT-4.2': 'Sur une tuile, le bus garde sa route ; sur un autopont, il va tout droit.',
  'CT-4.3': 'Le bus ne recule pas, ne fait pas demi-tour et n’a jamais le choix du chemin.',
  'CT-4.4':
    'Sorti par une route de cadre, le bus passe devant la lettre et rentre par l’autre ouverture. La rocade du sud-est n’a pas de lettre.',
  'CT-4.5': 'Quitter la ville par la sortie du nord-est termine aussitôt la journée.',
  'CT-4.6': 'Aucune route n’est parcourue deux fois. Le bus peut sortir au plus tôt au tour 7 et il est sorti au plus tard au tour 16.',
  'CT-4.7': 'On passe devant chaque lettre une fois au plus, et chaque voyageur est rencontré une fois au plus.',
  'CT-5.1':
    'Tous les voyageurs de la route montent dans l’ordre où le bus les rencontre : un pion de leur couleur va de la réserve au bus.',
  'CT-5.2': 'On ne refuse personne tant qu’il reste une place.',
  'CT-5.3':
    'Le bus a six places. Complet, il ne prend personne. S’il ne reste qu’une place pour deux voyageurs, seul le premier rencontré monte.',
  'CT-5.4': 'Si la réserve n’a plus de pion de sa couleur, le voyageur ne monte pas.',
  'CT-5.5': 'Les voyageurs de l’autre route de la tuile ne sont pas rencontrés.',
  'CT-6.1': 'Devant un site descendent tous les passagers de sa couleur, et eux seuls.',
  'CT-6.2': 'Si ceux qui descendent sont au moins aussi nombreux que demandé, tous restent et comptent.',
  'CT-6.3': 'Si ceux qui descendent sont moins nombreux que demandé, tous retournent à la réserve.',
  'CT-6.4': 'On ne compare que ceux qui viennent de descendre.',
  'CT-6.5': 'Une lettre sans site n’a pas d’effet.',
  'CT-6.6': 'Il n’est pas nécessaire de passer partout, et un site peut se trouver coupé en route. La partie continue.',
  'CT-6.7': 'Si le bus passe devant plusieurs lettres d’affilée, chacune est résolue avant qu’il reparte.',
  'CT-7.1': 'Une fois le bus sorti, on compte les pions de tous les sites. Les fans qui attendent encore ne comptent pas.',
  'CT-7.2': ({ objective }) =>
    `La journée est gagnée si les voyageurs sur les sites ${objective === null ? 'atteignent l’objectif' : `sont au moins ${objective}`} et si toutes les conditions sont remplies.`,
  'CT-7.3': 'Une journée qui n’est pas gagnée est perdue ; il faut la rejouer.',
  'CT-7.4': 'Les passagers encore à bord ne comptent pas, sauf les Grands Voyageurs.',
  'CT-7.5': 'Si l’objectif vous semble perdu, vous pouvez reprendre la même journée avec des tuiles mélangées à neuf.',
  'CT-7.6': ({ autoEnd }) =>
    autoEnd ? 'Dès que l’objectif est hors d’atteinte, la journée finit.' : 'Vous pouvez aussi continuer ; rien n’impose la fin.',
  'CT-7.7': ({ closedSpecial }) =>
    `L’objectif est hors d’atteinte quand les pions sur les sites, les Grands Voyageurs et des bus complets à toutes les lettres à venir n’y suffiraient pas : six pour un site ou la gare, trois pour le parc, deux pour le stade, ${closedSpecial === 'open' ? 'rien pour un site ordinaire une fois les deux panneaux passés' : 'rien une fois les deux panneaux passés'}. De même quand un site spécial obligatoire ne peut plus être desservi.`,
  'CT-7.8': ({ giveUp, voters }) =>
    `Quiconque a une voix peut voter l’abandon, à son tour ou non, une fois entre deux tuiles. ${{ any: 'Une seule voix termine', majority: 'Plus de la moitié des voix termine', all: 'L’ensemble des voix termine' }[giveUp]} la journée, perdue ; une seule suffit quand l’objectif est hors d’atteinte. Les voix tombent à la tuile suivante.${voting(voters)}`,
  'CT-8.1': 'Douze journées forment quatre niveaux de trois ; dans un niveau, seule la mise en place change.',
  'CT-8.2':
    'Une journée s’ouvre quand la précédente est gagnée, un niveau quand les trois journées d’avant le sont. Rien d’un niveau verrouillé ne s’utilise.',
  'CT-8.3': 'La progression est gardée après chaque journée ; on reprend à la première non gagnée, autant de fois qu’on veut.',
  'CT-8.4': 'Les journées gagnées peuvent se rejouer ; cela n’enlève jamais rien.',
  'CT-8.5': 'Vos propres journées s’ouvrent quand la journée 12 est gagnée.',
  'CT-8.6':
    'Une campagne enregistrée qui contient des journées encore verrouillées est ramenée à celles qui pouvaient s’ouvrir, et on vous le dit.',
  'CT-9.1':
    'Une tuile Routes au hasard cède la place à la tuile Contrôleur ; les cartes Parc d’attractions et Contrôle surprise sont à côté de la carte Journée.',
  'CT-9.2': 'Au parc descendent exactement un passager bleu, un orange et un vert, qui comptent ; les autres restent à bord.',
  'CT-9.3': 'S’il manque une des trois couleurs au parc, la journée est perdue sur-le-champ.',
  'CT-9.4': 'Révélée, la tuile Contrôleur doit être posée, dans le sens de votre choix, et l’autre tuile est défaussée.',
  'CT-9.5':
    'Chaque fois que le bus roule sur la tuile Contrôleur, le joueur dont c’est le tour fait descendre un passager de son choix ; un fan ainsi renvoyé est perdu pour de bon. Avec une seule couleur à bord, il n’y a rien à choisir.',
  'CT-9.6': 'La contrôleuse laisse passer un bus vide.',
  'CT-9.7': 'Un second passage sur la tuile Contrôleur entraîne un second contrôle, même dans le même déplacement.',
  'CT-9.8': 'Nul ne sait quelle tuile a été retirée : c’est celle qu’on ne pioche jamais.',
  'CT-10.1': 'Deux panneaux Déviation se dressent aux lettres que montre la carte ; il n’y a pas de contrôle.',
  'CT-10.2': 'À la gare descendent six passagers de n’importe quelle couleur, qui comptent : un bus complet se vide.',
  'CT-10.3': 'Avec moins de six passagers à la gare, la journée est perdue sur-le-champ.',
  'CT-10.4': 'Le premier panneau rencontré ouvre les sites, le second les ferme, quelle que soit la lettre.',
  'CT-10.5': 'Devant un site fermé, tout le monde reste à bord.',
  'CT-10.6': ({ signSites }) => `Les sites des deux panneaux sont eux-mêmes ${signSites === 'open' ? 'ouverts' : 'fermés'}.`,
  'CT-10.7':
    'Si on ne rencontre jamais le second panneau, les sites restent ouverts ; si on ne rencontre jamais le premier, aucun n’ouvre.',
  'CT-10.8': ({ closedSpecial }) =>
    ({
      inert: 'Les sites spéciaux aussi sont fermés et ne font alors rien.',
      lose: 'Les sites spéciaux aussi sont fermés ; passer devant l’un d’eux perd alors la journée.',
      open: 'La déviation ne ferme jamais un site spécial : ce n’est pas un site touristique.',
    })[closedSpecial],
  'CT-11.1':
    'Un fan attend à chacune des deux lettres indiquées ; la carte Stade et une carte Grands Voyageurs sont à côté de la carte Journée.',
  'CT-11.2': 'Là où attend un fan, le site passe d’abord ; puis le fan monte s’il y a une place, sinon il reste là pour de bon.',
  'CT-11.3': 'Les fans occupent des places ; seuls le stade, la gare et la contrôleuse les font descendre.',
  'CT-11.4':
    'Au stade descendent exactement les deux fans, qui comptent. S’ils ne sont pas tous deux à bord, la journée est perdue sur-le-champ.',
  'CT-11.5':
    'À la sortie, les passagers de la carte Grands Voyageurs au moins doivent être à bord, sinon la journée est perdue. Ils ajoutent au total le nombre de la carte.',
  'CT-12.1': 'Choisissez une des douze cartes Journée ; son objectif demeure.',
  'CT-12.2': ({ swapCarries }) =>
    `Vous pouvez garder les six sites de la carte et intervertir leurs places ; panneaux et fans ${swapCarries === 'sites' ? 'suivent leur site' : 'restent à leur lettre'}.`,
  'CT-12.3': 'Vous pouvez aussi placer les sites de votre choix derrière une à six lettres et ajouter les cartes que vous voulez.',
  'CT-12.4':
    'Le matériel suit les cartes : un site spécial avec sa carte, la tuile Contrôleur, deux panneaux à deux lettres pourvues d’un site, deux fans à deux lettres pourvues d’un site autre que le stade.',
  'CT-12.5': ({ specials }) =>
    ({
      byDay: 'Les cartes ajoutées sont obligatoires : chaque site spécial doit être desservi et les Grands Voyageurs doivent être à bord.',
      avoidable: 'Les sites spéciaux peuvent être évités, même dans une journée à vous ; les Grands Voyageurs doivent être à bord.',
      mandatory: 'Chaque jour, tout site spécial doit être desservi et les Grands Voyageurs doivent être à bord.',
    })[specials],
  'CT-12.6': 'Plusieurs cartes Grands Voyageurs s’additionnent, jusqu’à six passagers.',
  'CT-12.7':
    'Faces visibles, on voit la tuile suivante de chaque pile, pas plus loin. C’est pour vos propres journées et pour celles que vous avez gagnées.',
  'CT-12.8': 'Une journée à vous ne change jamais la campagne.',
  'CT-12.9': 'Une journée à vous est notée en entier et vérifiée avant la mise en place.',
};
