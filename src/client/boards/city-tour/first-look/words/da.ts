import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in Danish. */
export const da = (n: Numbers): Told => ({
  title: 'Byen på ét minut',
  guide: 'Pauline, chauffør',
  travellers: 'rejsende',
  goal: {
    heading: `Få ${n.objective} frem, og kør så ud af byen.`,
    brief: n.isAlone ? 'Så er dagen vundet.' : 'I vinder sammen.',
    picture: `Bussen kører forbi seværdighederne til udkørslen; dagens mål er ${n.objective} rejsende.`,
    text: [
      `${n.isAlone ? '' : 'I vinder *sammen*. '}De rejsende tæller, når de er stået af ved en seværdighed i deres farve, og der er nok af dem.`,
    ],
    legend: [`${n.sites.GA}, ${n.sites.LA}`, `${n.sites.CL}, ${n.sites.CA}`, `${n.sites.FO}, ${n.sites.BR}`],
    foot: `Færre end ${n.objective}, når bussen kører ud? ${n.isDaily ? 'Så er dagen tabt, og dit første forsøg tæller.' : 'Spil dagen igen.'}${n.later ? ` Senere dage kræver ${n.later.join('–')}.` : ''}`,
  },
  turn: {
    heading: 'Vælg, drej, kør.',
    brief: 'Én vejbrik pr. tur.',
    picture: 'De fem trin i en tur, hvert med et billede.',
    steps: [
      ['To vejbrikker', 'Behold den ene; den anden går ud af spillet.'],
      ['Drej den, læg den', 'på feltet foran bussen. Fire måder, og lagt er lagt.'],
      ['Bussen kører', 'til vejen ender, over gamle brikker og langs kanten. Den vender aldrig om.'],
      ['Ventende stiger på', `alle langs den vej, bussen kører. ${n.seats} sæder.`],
      ['Ved en seværdighed', 'Alle i dens farve står af: Er der nok, bliver de, er der for få, går de tilbage.'],
    ],
  },
  counts: {
    heading: 'Nok, eller ingen.',
    brief: 'For få går tilbage.',
    picture: 'Det, der tæller ved seværdighederne, og det, der ikke gør.',
    rows: [
      ['Nok', `slottet kræver ${n.enough.asked}: Alle ${n.enough.come} bliver og tæller`],
      ['For få', `broen kræver ${n.tooFew}: tilbage til forrådet`],
      ['Sæder', 'en fuld bus kører forbi folk'],
      ['Hver seværdighed', 'passeres højst én gang. Saml op først.'],
      ['Stadig om bord', 'ved udkørslen: De tæller ikke'],
    ],
  },
  advice: {
    heading: 'Gem hjørnet ved udkørslen til sidst.',
    brief: 'Fyld den anden side først.',
    picture: 'Hjørnet ved udkørslen er stadig ledigt; bussen fylder den anden side.',
    text: 'Brikken i dette hjørne kan sende bussen ud med det samme, og så er dagen slut. Fyld den anden side først.',
    caution: `I tvivl? ”${n.question}” ved bordet svarer når som helst.`,
  },
});
