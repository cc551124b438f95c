import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

function weeks([two, three, four]: readonly number[]): string {
  return three === undefined ? `Antal uger: ${two}.` : `Antal uger: ${two} med to spillere, ${three} med tre, ${four} med fire.`;
}

/** The four cards in Danish. */
export const da = (n: Numbers): LookWords => ({
  title: 'Tour Operator på ét minut',
  guide: 'Gloria fra rejsebureauet',
  goal: {
    heading: 'Hav flest point efter sidste uge.',
    brief: 'Flyv turister derhen, hvor de vil.',
    picture: `${n.names.tourist} kan lide fest og giver ${n.sign} ekstra; ${n.names.city} giver ${n.city} for fest: ${n.landed} point.`,
    sum: `*${n.city}* for fest *+ ${n.sign}* for hans symbol`,
    text: ['Flyv turister til de byer, de elsker. En by giver point *én gang*, til ét bureau, og lukker så.'],
    legend: n.interests,
    foot: weeks(n.weeks),
  },
  turn: {
    name: 'En uge',
    heading: 'Vælg, slå, flyv, giv værelser, trøst.',
    brief: 'Fem trin pr. uge.',
    picture: 'De fem trin i en uge, hvert med et billede.',
    steps: [
      ['Vælg turister', `én ad gangen, til der sidder ${n.desks} på dit kontor.`],
      [`Slå ${n.dice} terninger`, 'Brændstof, kupon, rent sæde, rent værelse, ansat eller joker. Opgiv én for at vende en anden.'],
      ['Flyv til én by', `med op til ${n.cabin} om bord. Hver by på vejen koster ét brændstof; aldrig på skrå.`],
      ['Giv rene værelser', `${n.rooms} værelser; en gæst bliver ${n.stays.join('–')} uger og efterlader det snavset.`],
      ['Markér, og trøst', 'én aktivitet i byen. En kupon holder humøret oppe på kontoret.'],
    ],
  },
  counts: {
    heading: 'Du får point, når du lander.',
    brief: 'Byens tal for hver passager.',
    picture: 'Det, der giver point, og det, der koster.',
    rows: [
      ['En passager lander', 'byens tal for én interesse; én mere med +1'],
      ['Aktivitetsrække', 'til den, der først fylder den; én markør pr. uge'],
      ['En smutter', 'snavset sæde; business på økonomi; VIP uden VIP-værelse'],
      ['Tabt tålmodighed', 'en utålmodig turist, der venter og ikke trøstes'],
      ['Intet rent værelse', 'og gæstens point går tilbage'],
    ],
  },
  advice: {
    heading: 'Vælg tre, der elsker den samme by.',
    brief: `${n.each.join(' + ')} = ${n.together}`,
    picture: `${n.names.three.join(', ')} lander i ${n.names.far}: ${n.together} point.`,
    sum: `${n.each.join(' + ')} *= ${n.together}*`,
    text: `Én landing, tre gange point: ${n.names.three[0]} shopper, ${n.names.three[1]} og ${n.names.three[2]} fester.`,
    caution: 'Tæl de rene værelser, før nogen går om bord. To med sovesalssymbol kan dele sovesalen.',
  },
});
