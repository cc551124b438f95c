import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dage`);

/** The four cards in Danish. */
export const da = (n: Numbers): Told => ({
  title: 'Firs dage på ét minut',
  guide: 'Passepartout',
  dial: 'DAGE',
  days: 'dage',
  goal: {
    heading: `Vær hjemme senest på dag ${n.bet}.`,
    brief: 'Den med færrest dage vinder.',
    picture: `Et lommeur med ${days(n.bet)}; ${n.legs} etaper fører fra London tilbage til London.`,
    text: [
      `${n.legs} etaper fører fra London til London. Af dem, der når hjem på ${days(n.bet)}, vinder den med *færrest dage*.`,
      `${n.places.join(', ')}.`,
    ],
    foot: 'Er du ikke hjemme, når partiet slutter, kan du ikke vinde.',
  },
  turn: {
    heading: 'Kort, felt, etape, detektiv.',
    brief: 'Fire trin pr. tur.',
    picture: 'De fire trin i en tur, hvert med et billede.',
    steps: [
      ['Tag et kort', 'fra handlingssporet op på hånden.'],
      ['Brug feltet', 'Mønt, ballon, begivenhedskort eller detektiv. Du må også lade være.'],
      ['Rejs eller bliv', 'Etapen viser, hvilke kort den kræver. Deres tal er dine dage.'],
      ['Detektiven kigger forbi', `${days(n.detective)}, hvis han står dér, hvor du ender. Behold højst ${n.hand} kort.`],
    ],
  },
  counts: {
    heading: 'Hver dag koster.',
    brief: 'To ens kort tæller kun én gang.',
    picture: 'Det, der koster dage, og det, der sparer dem.',
    rows: [
      ['Et tog', 'dets tal i dage'],
      ['Et skib', 'dets tal i dage'],
      ['To ens', 'to ens tog eller skibe på samme etape tæller én gang'],
      ['Detektiven', 'når din tur slutter'],
      ['Hver runde', 'når nogen er kommet hjem'],
    ],
  },
  advice: {
    heading: 'Gem to ens skibe til de lange etaper.',
    brief: `${n.longLegs.length} etaper kræver to.`,
    picture: `To skibe på ${days(n.equal)}: Tilsammen tæller de ${n.equal}, ikke ${2 * n.equal}.`,
    text: `${n.longLegs.map(([from, to]) => `${from} – ${to}`).join(', ')}: Her skal du bruge to skibe hver gang.`,
    caution: `Men vent ikke for længe: Efter den første ankomst koster hver runde ${days(n.pressure)}.`,
  },
});
