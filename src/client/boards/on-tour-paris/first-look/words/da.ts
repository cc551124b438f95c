import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The four cards in Danish. */
export const da = (n: Numbers): LookWords => ({
  title: 'Paris på ét minut',
  guide: 'Léon, kapelmester',
  goal: {
    heading: 'Den længste stigende turné.',
    brief: `${n.tour.clubs} klubber + ${n.tour.circled} cirkler = ${n.tour.points}`,
    picture: 'En færdig plan: En gylden turné stiger fra 08 i vest til 97 i øst.',
    sum: `*${n.tour.clubs}* klubber *+ ${n.tour.circled}* cirkler *= ${n.tour.points}*`,
    text: [
      `Fyld ${n.clubs} klubber med tal. Tegn så én rute langs linjerne, *aldrig til et lavere tal*.`,
      'Seinen skiller nord fra syd; du kommer kun over med båd.',
    ],
    foot: `Den med flest point vinder. Alene spiller du om en titel: Med ${n.title.points} er du ${n.title.name.toLowerCase()}.`,
  },
  turn: {
    heading: 'Tre kort, to terninger, to klubber.',
    brief: 'Alle skriver på samme tid.',
    picture: 'De fem trin i en tur, hvert med et billede.',
    steps: [
      ['Tre kort', 'Hvert åbner et område og nævner ét arrondissement.'],
      ['To terninger', `4 og 8 giver ${n.numbers.join(' og ')}. Alle bruger dem.`],
      ['Skriv begge', 'hvert med sit eget kort, i en tom klub i området.'],
      ['Præcis dér', 'I kortets eget arrondissement får tallet cirkel.'],
      ['To ens: en stjerne', 'også ved tre ens områder. Et tal uden plads bliver et kryds.'],
    ],
  },
  counts: {
    heading: 'Kun ruten tæller.',
    brief: 'En klub 1, en cirkel 1 mere.',
    picture: 'Det, der giver point på ruten, og det, der spærrer den.',
    rows: [
      ['En klub på ruten', 'hvert tal skal være det samme eller højere'],
      ['Med cirkel', 'tal eller stjerne'],
      ['En sejltur', `fra anløbsbro til anløbsbro: så mange bogstaver videre, ${n.ride.from} til ${n.ride.to} er ${n.ride.points}`],
      ['En stjerne', 'passer til ethvert tal og tæller som klub'],
      ['Et kryds', 'lukket: ruten kan ikke passere'],
    ],
  },
  advice: {
    heading: 'Bestem, hvor du begynder lavt og slutter højt.',
    brief: 'Lavt i vest, højt i øst.',
    picture: `En plan, hvor tallene stiger fra ${n.low} i vest til ${n.high} i øst.`,
    text: 'Skriv lavt i den ene ende, halvtreds i midten og højt i den anden. Så har de fleste tal en plads.',
    caution: 'Skrevet er skrevet. Hold et hjørne frit til tal, der ikke passer nogen steder.',
  },
});
