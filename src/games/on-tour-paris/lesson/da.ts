import type { Futures, LessonTexts } from '../../../kernel/index.ts';
import { numeral } from '../marks.ts';
import { homeNumeral } from '../texts/sentences.ts';
import type { View } from '../view.ts';
import {
  clubIn,
  comparedWrites,
  counts,
  isAtDockA,
  lastRide,
  markHere,
  marksAhead,
  mostAfter,
  mostWithX,
  numbersLeft,
  type Prospect,
  rising,
  setupCall,
  tallyOf,
} from './reading.ts';

const points = (count: number) => `${count} point`;

/** A number in its place or out of line. */
function writeFutures(text: string, seen: View): Futures {
  const [own, other] = comparedWrites(seen, text);
  const row = ({ move, circled, mark, count, of }: Prospect) => ({
    choice: `${numeral(move.number)} i ${homeNumeral(move.club)}${circled ? ', med cirkel' : ''}`,
    pieces: [`mark:${mark}`],
    comesTo: `${count} af ${of} tal stiger`,
  });
  return {
    idea: 'Det må du gerne. Se først på din retning.',
    say: 'Dine tal stiger fra øst mod vest. Et tal uden for rækken er svært at få med på ruten.',
    rows: [row(own), row(other)],
    keep: `Behold ${homeNumeral(own.move.club)}`,
  };
}

/** The number that is left in the first turn. */
const left = (seen: View) => numeral(numbersLeft(seen)[0] ?? 0);

/** Where the lines lead on to. */
function linesOn(seen: View): string {
  const ahead = marksAhead(seen);
  return ahead.length > 0 ? `fra ${markHere(seen)} til ${ahead.join(', ')}` : `${markHere(seen)}: Ingen linje fører videre`;
}

/** What became of the route by the river. */
function routeEnd(seen: View): string {
  const ride = lastRide(seen);
  if (ride) return `Med båd fra ${ride.from} til ${ride.to}: ${points(ride.points)}.`;
  return seen.results
    ? `Her slutter ruten: ${points(tallyOf(seen).points)}.`
    : 'Til fods langs bredden. Fra en anden anløbsbro kan ruten stadig tage en båd.';
}

export const da: LessonTexts<View> = {
  guide: 'Léon',
  title: 'Første aften',
  here: 'Léon er her, hvis du har brug for ham.',
  steps: {
    goal: {
      idea: 'Én rute, der altid stiger.',
      say: seen => {
        const { clubs, circled, points: all } = tallyOf(seen);
        return `Planen er fuld, og ruten stiger fra 08 til 97. ${clubs} klubber og ${circled} cirkler giver ${points(all)}.`;
      },
      do: 'Så går vi i gang',
      why: 'Du fylder fyrre klubber og tegner så én rute. En klub på ruten giver 1 point, en med cirkel 2. Sejlture kommer oveni.',
      captions: ['97: Her slutter den', '08: Her begynder den'],
      stamp: 'Én stigende rute',
    },
    first: {
      idea: 'Først kommer fire tal.',
      say: '78 skal stå i arrondissement VII, i en af de to klubber. Tallet får cirkel: 1 point mere på ruten.',
      do: 'Vælg en af de to klubber i VII.',
      why: 'Alle fire tal fra opstillingen får cirkel. Den ene klub har anløbsbro C, den anden har flere linjer.',
      good: 'Med cirkel giver det 2 point, hvis ruten kommer forbi.',
      otherwise: 'Med cirkel giver det 2 point, hvis ruten kommer forbi.',
      captions: ['de to klubber i VII', 'kortet med VII'],
      stamp: 'Med cirkel',
    },
    four: {
      idea: 'Find din retning.',
      say: seen => {
        const { number, left } = setupCall(seen);
        if (left > 2) return 'Tre tal mere kommer på samme måde. Læg mærke til, hvor de lave og de høje havner.';
        return left === 2
          ? `${number} er lavt og skal stå i øst. Bagefter kommer der ét tal mere.`
          : `${number} er det sidste. Det skal stå mellem de lave og de høje.`;
      },
      do: seen => `Skriv ${setupCall(seen).number} i en klub i ${setupCall(seen).home}.`,
      why: 'En rute må gå i alle retninger. Disse fire tal stiger fra øst mod vest, så byg videre på det.',
      good: '15 i øst, 51 i midten, 78 og 87 i vest.',
      otherwise: '15 i øst, 51 i midten, 78 og 87 i vest.',
      captions: [seen => `${setupCall(seen).number}: de to klubber i ${setupCall(seen).home}`],
      stamp: 'En retning',
    },
    dice: {
      idea: 'To terninger, to tal.',
      say: '4 og 8 giver 48 og 84. Du skriver dem begge i denne tur.',
      why: 'Begge terninger kan stå først. Nullet tæller med: 0 og 7 giver 07 og 70.',
      captions: ['4 og 8: 48 og 84', 'tre kort, tre områder'],
      stamp: 'To tal',
    },
    card: {
      idea: 'Et kort åbner et område.',
      say: 'Hvert tal bruger sit eget kort og skrives i dets område. I kortets arrondissement får tallet cirkel.',
      do: 'Vælg 48 eller 84 og så en fremhævet klub. Alle er tilladt.',
      why: 'Centrum åbner midten af planen, og dér hører 48 til. I IX får tallet endda cirkel.',
      good: 'Skrevet. Det andet tal skal bruge et andet kort.',
      otherwise: 'Skrevet. Det andet tal skal bruge et andet kort.',
      captions: ['IX: cirkel med Centrum', 'XI: cirkel med Øst', 'XIV: cirkel med Syd'],
      stamp: 'Hver sit kort',
      futures: writeFutures,
    },
    order: {
      idea: 'Cirkel nu eller orden senere?',
      say: seen =>
        left(seen) === '84'
          ? '84 er højt, og dine høje tal står i vest. En cirkel i øst ville bryde rækken.'
          : `${left(seen)} ligger mellem dine lave og dine høje tal. En cirkel er god, men orden holder længere.`,
      do: seen => `Skriv ${left(seen)} i en fremhævet klub. Alle er tilladt.`,
      why: 'En cirkel giver 1 point, hvis ruten kommer forbi. Et tal på rette sted holder vejen åben.',
      good: 'To klubber er fyldt, og turen er slut.',
      otherwise: 'To klubber er fyldt, og turen er slut.',
      captions: ['78 og 87, i vest', '15, i øst'],
      futures: writeFutures,
    },
    star: {
      idea: 'To ens giver en stjerne.',
      say: 'To seksere: ingen tal i denne tur, men en stjerne. Den passer mellem alle tal.',
      do: 'Tegn stjernen i en fremhævet klub.',
      why: 'Tre kort fra samme område giver også en stjerne. Den hjælper mest, hvor mange linjer mødes.',
      good: 'En stjerne er aldrig for høj og aldrig for lav.',
      otherwise: 'En stjerne er aldrig for høj og aldrig for lav.',
      captions: ['6 og 6', 'her mødes mange linjer'],
      stamp: 'En stjerne passer',
    },
    x: {
      idea: 'Nogle gange er der ikke plads.',
      say: '29 tog den sidste klub i disse områder. Derfor bliver 92 til et kryds i en valgfri tom klub.',
      do: 'Sæt krydset i en fremhævet klub.',
      why: 'Ingen rute går gennem et kryds. I et hjørne koster det mindst; ved en anløbsbro lukker det også den.',
      good: 'Ruten går bare udenom.',
      otherwise: 'Den klub er lukket for altid. Ruten går udenom.',
      captions: ['ved anløbsbro A', 'et hjørne', 'her mødes syv linjer'],
      stamp: 'Kryds i et hjørne',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Tænk først på ruten.',
        say: 'Et kryds lukker klubben for altid. Så meget kan den bedste rute stadig give.',
        rows: [
          {
            choice: `Kryds i ${homeNumeral(clubIn(move))}`,
            pieces: ['mark:X'],
            comesTo: `op til ${points(mostWithX(seen, clubIn(move)))}`,
          },
          { choice: 'Kryds i XVII', pieces: ['mark:X'], comesTo: `op til ${points(mostWithX(seen, '17b'))}` },
        ],
        keep: `Behold ${homeNumeral(clubIn(move))}`,
      }),
    },
    draw: {
      idea: 'Lige så højt eller højere, langs linjerne.',
      say: seen => `Ruten er nået til ${markHere(seen)}. En linje fører videre til et tal, der ikke er lavere, eller til en stjerne.`,
      do: 'Gå videre, klub for klub, så langt du vil.',
      why: 'Et lavere tal afvises, også efter en stjerne. Klubber uden for ruten giver ingen point.',
      good: 'Højere og højere: Sådan er en rute.',
      otherwise: seen => `Ruten besøger ${tallyOf(seen).clubs} klubber: ${points(tallyOf(seen).points)}.`,
      captions: [linesOn],
      stamp: 'Aldrig lavere',
      futures: (_move, seen) => ({
        idea: 'Det må du godt. Ruten kan gå videre.',
        say: 'En rute må slutte hvor som helst. Men hver klub mere er et point mere.',
        rows: [
          { choice: 'Aflevér nu', comesTo: points(tallyOf(seen).points) },
          { choice: 'Gå videre', comesTo: `op til ${points(mostAfter(seen))}` },
        ],
        keep: 'Aflevér nu',
      }),
    },
    boat: {
      idea: 'Kun med båd kommer du over Seinen.',
      say: 'Ved en anløbsbro kan ruten tage båden. Hvert trin langs anløbsbroerne giver point: A til I giver 8.',
      do: 'Vælg anløbsbro A og så, hvor du går i land. Eller gå videre.',
      why: 'Tallet efter sejlturen må heller ikke være lavere. Hver sejltur ender i en klub.',
      good: 'En lang sejltur er lige så meget værd som mange klubber.',
      otherwise: routeEnd,
      captions: [
        seen => (isAtDockA(seen) ? '07: Her er du' : linesOn(seen)),
        seen => (isAtDockA(seen) ? 'A til I: 8 point' : ''),
        seen => (isAtDockA(seen) ? '08: til fods' : ''),
      ],
      stamp: 'Med båd',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Se først på floden.',
        say: 'Begge dele er tilladt. Så meget kan den bedste rute give.',
        rows: [
          move === 'submit'
            ? { choice: 'Aflevér nu', comesTo: points(tallyOf(seen).points) }
            : { choice: 'Til fods', comesTo: `op til ${points(mostAfter(seen, move))}` },
          { choice: 'Med båd', comesTo: `op til ${points(mostAfter(seen))}` },
        ],
        keep: move === 'submit' ? 'Aflevér nu' : 'Gå til fods',
      }),
    },
    yours: {
      idea: 'Nu er planen din.',
      say: seen => `Tilbage til din egen plan: ${counts(seen).empty} klubber er tomme. Herfra falder kort og terninger, som de vil.`,
      do: 'Til passet',
      why: 'Med en eller to tomme klubber slås der kun med terningerne. Til sidst tegner du din rute og ser så den bedste.',
      captions: ['dit parti'],
    },
  },
  end: {
    title: 'Nu er aftenen din.',
    lead: 'Bordet bliver, som det er. Du spiller om en titel og kan altid bede om et tip.',
    figures: seen => [
      { label: 'Tomme klubber', value: String(counts(seen).empty) },
      { label: 'Med cirkel', value: String(counts(seen).circled) },
      { label: 'Stiger fra øst mod vest', value: `${rising(seen).count} af ${rising(seen).of}` },
    ],
    discover: [
      { icon: 'g-star', lead: 'Tre kort fra samme område:', text: 'Det er en stjerne, uanset hvad terningerne viser.' },
      { icon: 'g-sax', lead: 'Dit band får en titel:', text: 'fra gademusikant i metroen til legende fra Saint-Germain.' },
    ],
  },
};
