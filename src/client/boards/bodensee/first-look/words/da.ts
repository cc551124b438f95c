import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in Danish. */
export const da = (n: Numbers): Told => ({
  title: 'Søen på ét minut',
  guide: 'Kaptajn Resi',
  likes: `kan lide ${n.likes.toLowerCase()},`,
  has: `har ${n.value}`,
  build: 'Byg',
  pips: '+2 øjne',
  goal: {
    heading: 'Den med flest penge vinder.',
    brief: 'Hav det, turisterne kan lide.',
    picture: `En turist med ${n.value} står af ved en attraktion af samme værdi; ejeren får ${n.value}.`,
    text: ['Terninger er turister: Farven er det, de kan lide, øjnene er deres penge. Sørg for at *eje de steder*, hvor de bruger dem.'],
    legend: n.colours,
    foot: 'Spillet slutter, når terningposen er tom, og et sæde er ledigt, eller når en farve er sluppet op.',
  },
  turn: {
    heading: 'Fem trin med en hvilken som helst bus.',
    brief: 'Tag en bus, og kør.',
    picture: 'De fem trin i en tur, hvert med et billede.',
    steps: [
      ['Tag en bus', 'De tilhører ingen.'],
      ['Morgen', 'én handling i den by, hvor den holder, eller ingen.'],
      ['Kør', 'til første stop: en havn eller en attraktion i en turists farve. Byer med en bus springes over.'],
      ['Rundtur', 'Hver attraktion tager én turist i sin farve, der kan betale.'],
      ['Hele dagen', 'én handling i den by, du nåede. Fyld så op.'],
    ],
  },
  counts: {
    heading: 'Hvert besøg giver nogen penge.',
    brief: 'Altid ejeren.',
    picture: 'Det, der giver penge, og det, der koster.',
    rows: [
      ['Et besøg', 'attraktionens værdi til ejeren, uanset hvem der kører'],
      ['Det sidste øje', 'den, der kørte, får værdien én gang til'],
      ['Byg', 'efter farve:'],
      ['Dyrere', 'pr. samme farve i byen og i en havn; grå aldrig'],
      ['Færgen', 'fra havn til havn'],
    ],
  },
  advice: {
    heading: 'Byg dér, hvor en bus skal stoppe næste gang.',
    brief: `${n.together} i én tur.`,
    picture: `Bussen i ${n.towns.from} har en turist med ${n.value}; i ${n.towns.to} er der lige bygget en attraktion af samme værdi.`,
    sum: `${n.owner} ejer + ${n.driver} kørsel − ${n.cost} byggeri *${n.together}*`,
    text: 'Værdi og øjne skal passe: Byg om morgenen, og kør derhen med det samme. En ny attraktion tæller straks.',
    caution: 'Alle busser er alles. Den, du lader holde, kører den næste med.',
  },
});
