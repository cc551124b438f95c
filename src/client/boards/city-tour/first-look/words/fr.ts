import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in French. */
export const fr = (n: Numbers): Told => ({
  title: 'La ville en une minute',
  guide: 'Pauline, au volant',
  travellers: 'voyageurs',
  goal: {
    heading: `Menez-en ${n.objective} à bon port, puis sortez de la ville.`,
    brief: n.isAlone ? 'Et la journée est gagnée.' : 'Vous gagnez ensemble.',
    picture: `Le bus passe devant les sites jusqu’à la sortie ; la journée demande ${n.objective} voyageurs.`,
    text: [
      `${n.isAlone ? '' : 'Vous gagnez *ensemble*. '}Les voyageurs comptent dès qu’ils descendent, assez nombreux, à un site de leur couleur.`,
    ],
    legend: [`${n.sites.GA}, ${n.sites.LA}`, `${n.sites.CL}, ${n.sites.CA}`, `${n.sites.FO}, ${n.sites.BR}`],
    foot: `Moins de ${n.objective} quand le bus sort ? ${n.isDaily ? 'La journée est perdue, et votre premier essai compte.' : 'On rejoue la journée.'}${n.later ? ` Les suivantes en demandent ${n.later.join(' à ')}.` : ''}`,
  },
  turn: {
    heading: 'Choisir, pivoter, rouler.',
    brief: 'Une tuile par tour.',
    picture: 'Les cinq temps d’un tour, chacun avec une image.',
    steps: [
      ['Deux tuiles', 'gardez-en une ; l’autre quitte la partie.'],
      ['Pivoter, poser', 'devant le bus. Quatre sens, et posée, elle reste.'],
      ['Le bus roule', 'jusqu’au bout de la route, par les vieilles tuiles et le bord. Jamais de demi-tour.'],
      ['On monte', `tous ceux qui attendent sur la route suivie. ${n.seats} places.`],
      ['À un site', 'tous ceux de sa couleur descendent : assez, ils restent ; trop peu, ils repartent.'],
    ],
  },
  counts: {
    heading: 'Assez, ou aucun.',
    brief: 'Trop peu : ils repartent.',
    picture: 'Ce qui compte aux sites, et ce qui ne compte pas.',
    rows: [
      ['Assez', `le château en demande ${n.enough.asked} : les ${n.enough.come} restent et comptent`],
      ['Trop peu', `le pont en demande ${n.tooFew} : retour à la réserve`],
      ['Places', 'un bus plein passe devant ceux qui attendent'],
      ['Chaque site', 'n’est longé qu’une fois. Embarquez d’abord.'],
      ['Encore à bord', 'à la sortie : ils ne comptent pas'],
    ],
  },
  advice: {
    heading: 'Gardez le coin de la sortie pour la fin.',
    brief: 'D’abord l’autre côté.',
    picture: 'Le coin de la sortie est encore libre ; le bus remplit l’autre côté.',
    text: 'La tuile de ce coin peut faire sortir le bus d’un coup, et la journée est finie. Remplissez d’abord l’autre côté.',
    caution: `Un doute ? « ${n.question} » : la table vous répond à tout moment.`,
  },
});
