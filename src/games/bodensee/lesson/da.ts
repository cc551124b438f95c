import type { LessonTexts, Voice } from '../../../kernel/index.ts';
import { type Die, faceOf, type View } from '../index.ts';
import { da as texts } from '../texts/da.ts';
import {
  bestBus,
  bestSite,
  busTown,
  diceAboard,
  drivesOf,
  goalsOf,
  isOnTour,
  mostWith,
  otherPaid,
  ownOf,
  ownTiles,
  paidBy,
  siteIn,
  tileInHand,
  tourIncome,
  visitorsOf,
  YOU,
} from './reading.ts';

const name = (id: string | undefined) => texts.pieces[id ?? ''] ?? '';
const attraction = (id: string | undefined) => `”${name(id)}”`;
const die = (id: Die) => `${name(faceOf(id).colour)} ${faceOf(id).pips}`;
const euro = (euros: number | undefined) => `${euros ?? 0}\u00a0€`;
const forYou = (euros: number | undefined) => `${euro(euros)} til dig`;
const aboard = (seen: View, town: string) => diceAboard(seen, town).map(die).join(', ');

/** Who is paid for a drive: another player, where the learner gets nothing. */
const paid = (drive: { readonly gains: readonly number[] } | undefined, voice?: Voice) => {
  const other = drive && !drive.gains[YOU] ? otherPaid(drive.gains) : undefined;
  return other && voice ? `${euro(other.euros)} til ${voice.name(other.seat)}` : forYou(drive?.gains[YOU]);
};

export const da: LessonTexts<View> = {
  guide: 'Kaptajn Resi',
  title: 'Første tur',
  here: 'Kaptajn Resi er her, hvis du har brug for hjælp.',
  steps: {
    goal: {
      idea: 'Den med flest penge vinder.',
      say: 'Busser fulde af turister kører rundt om søen. Sørg for, at de bruger pengene hos dig.',
      do: 'Så kører vi',
      why: 'Spillet slutter, når der skal en ny turist til, og terningposen er tom. Det slutter også, når en farve attraktioner er sluppet op.',
      captions: [seen => `dine penge: ${euro(ownOf(seen)?.money)}`],
      stamp: 'Den med flest penge',
    },
    tourist: {
      idea: 'Hver terning er en turist.',
      say: 'Øjnene er de penge, turisten har tilbage. Farven er det, turisten kan lide: Rød er kultur.',
      why: 'Grøn kan lide natur, blå vand, rød kultur og gul gastronomi. En turist besøger kun sin egen farve, og kun det, pengene rækker til.',
      captions: [seen => aboard(seen, 'wan')],
      stamp: 'Terninger er turister',
    },
    bus: {
      idea: 'Busserne tilhører ingen.',
      say: 'I din tur kører du med den bus, du vil. Se først, hvem der er om bord.',
      do: 'Tryk på en bus. Alle fire er tilladt.',
      why: 'En bus er så meget værd, som dens turister kan bruge. Den næste spiller må tage den samme bus.',
      good: 'Godt. I denne tur er det din bus.',
      stamp: 'Alles busser',
    },
    build: {
      idea: 'Byg dér, hvor bussen skal standse.',
      say: 'Om morgenen må du bruge én af byens handlinger. Bygge må du i en hvilken som helst by.',
      do: seen => `Byg ${attraction(bestSite(seen)?.tile)} i ${name(bestSite(seen)?.town)}. Eller vælg selv.`,
      why: 'Du betaler farvens pris, 1\u00a0€ pr. samme farve dér og 1\u00a0€ i en havn. Blå kræver en vanddråbe. Det, du bygger nu, gælder straks.',
      good: 'Det, der står nu, gælder allerede i denne tur.',
      otherwise: seen =>
        ownTiles(seen).length > 0
          ? 'Det, der står nu, gælder allerede i denne tur.'
          : 'Ingen attraktion endnu: Før du bygger, betaler ingen dig.',
      captions: [
        seen => {
          const tile = tileInHand(seen);
          return tile ? `koster ${euro(bestSite(seen, tile)?.price)}, giver ${euro(bestSite(seen, tile)?.income)}` : '';
        },
        seen => aboard(seen, busTown(seen)),
      ],
      stamp: 'Byg foran bussen',
      futures: (move, seen) => {
        const tile = tileInHand(seen);
        const best = bestSite(seen, tile);
        const own = tile && siteIn(seen, tile, move.replace('town ', ''));
        return {
          idea: 'Det må du godt. Tæl først pengene.',
          say: own ? 'I denne tur ville bussen ikke give dig noget dér.' : 'Uden din egen attraktion er der ingen, der betaler dig.',
          rows: [
            {
              choice: own ? `${attraction(own.tile)} i ${name(own.town)}` : 'Uden at bygge',
              pieces: own ? [own.tile] : [],
              comesTo: `${forYou(0)} i denne tur`,
            },
            {
              choice: `${attraction(best?.tile)} i ${name(best?.town)}`,
              pieces: best ? [best.tile] : [],
              comesTo: `koster ${euro(best?.price)}, giver ${euro(best?.income)}`,
            },
          ],
          keep: own ? `Byg i ${name(own.town)}` : 'Kør uden at bygge',
        };
      },
    },
    drive: {
      idea: 'Bussen holder ved det første stop.',
      say: 'Et stop er en havn eller en by med en attraktion i en farve, der er om bord.',
      do: 'Tryk på en fremhævet by.',
      why: 'Bussen kører gennem alle andre byer, også dem, hvor der holder en bus. Du vælger vejen og dermed stoppet.',
      good: seen => (isOnTour(seen) ? 'Fremme. Rundturen begynder.' : 'Fremme. Ingen om bord besøger noget her.'),
      otherwise: seen => (isOnTour(seen) ? 'Fremme. Rundturen begynder.' : 'Fremme. Ingen om bord besøger noget her.'),
      captions: [seen => paid(goalsOf(seen)[0]), (seen, voice) => paid(goalsOf(seen)[1], voice)],
      stamp: 'Det første stop',
      futures: (move, seen) => goalFutures(move, seen),
    },
    visit: {
      idea: 'Hver attraktion får ét besøg.',
      say: 'Turisten skal have attraktionens farve og mindst dens værdi i øjne. Kan flere betale, vælger du.',
      do: 'Tryk på en turist i bussen.',
      why: 'Turisten mister værdien i øjne, og ejeren får lige så mange euro. Kan ingen betale, er der intet besøg.',
      good: 'Turisten betaler, og ejeren tjener.',
      captions: [
        seen =>
          visitorsOf(seen)
            .map(visitor => `${die(visitor.die)}: ${euro(visitor.prospect.gains[YOU])}`)
            .join(', '),
      ],
      stamp: 'Én turist til hver',
      futures: (move, seen) => {
        const own = visitorsOf(seen).find(visitor => move === `send ${visitor.die}`);
        const [best] = visitorsOf(seen);
        return {
          idea: 'Det må du godt. Se først på det sidste øje.',
          say: 'Flere kan betale. For én af dem er det den sidste euro, og den tæller dobbelt.',
          rows: [
            { choice: own ? `Med ${die(own.die)}` : '', comesTo: forYou(own?.prospect.gains[YOU]) },
            { choice: best ? `Med ${die(best.die)}` : '', comesTo: forYou(best?.prospect.gains[YOU]) },
          ],
          keep: own ? `Vælg ${die(own.die)}` : '',
        };
      },
    },
    ruin: {
      idea: 'Det sidste øje betaler dobbelt.',
      say: 'En turist uden øjne er ruineret og stiger af. Den, der kører, får værdien én gang til.',
      why: 'Ejeren får sine penge som altid, og den, der kører, får det samme. Så lad øjne og værdi passe sammen: 3 til 3.',
      captions: [seen => `${euro(ownOf(seen)?.atHome)} + ${euro(ownOf(seen)?.ruinMoney)}`],
      stamp: 'Det sidste øje',
    },
    allDay: {
      idea: 'Efter rundturen: én handling til.',
      say: seen =>
        tourIncome(seen) > 0
          ? `I ${name(busTown(seen))} kan du give en rundtur: Én turist besøger det hele igen.`
          : 'Du må bruge én heldagshandling i den by, du er kommet til.',
      do: seen => (tourIncome(seen) > 0 ? 'Giv en rundtur, eller afslut turen.' : 'Brug en handling, eller afslut turen.'),
      why: 'Én handling om morgenen, én efter rundturen. Det må gerne være den samme, og ingen af dem er en pligt.',
      good: 'Det var din tur. Nye turister stiger på, og markedet fyldes op.',
      captions: [seen => aboard(seen, busTown(seen)), seen => (tourIncome(seen) > 0 ? `${euro(tourIncome(seen))} mere` : '')],
      stamp: 'Morgen og heldag',
      futures: (_move, seen) => ({
        idea: 'Det må du godt. Se, hvem der stadig kan betale.',
        say: 'Det er en rundtur for sig: Turisten må besøge den samme attraktion igen.',
        rows: [
          { choice: 'Afslut turen', comesTo: `${euro(0)} mere` },
          { choice: 'Giv en rundtur', pieces: ownTiles(seen).slice(-1), comesTo: `${euro(tourIncome(seen))} mere` },
        ],
        keep: 'Afslut turen',
      }),
    },
    others: {
      idea: 'Du tjener også i de andres ture.',
      say: (seen, voice) => {
        const guest = paidBy(seen);
        if (guest === undefined) return 'Kommer en anden med turister til din attraktion, betaler de også dig.';
        return `${voice.name(guest)} kom med en turist til din attraktion, og du fik ${euro(ownOf(seen)?.fromOthers)}. Det sidste øje gav også ${voice.name(guest)} penge.`;
      },
      why: 'Ejeren får sine penge, hvem der end kører. Men pengene for det sidste øje går til den, der kører. Pas på, hvem du lader blive om bord.',
      captions: [seen => (ownOf(seen)?.fromOthers ? `+${euro(ownOf(seen)?.fromOthers)}` : '')],
      stamp: 'Penge i alles ture',
    },
    paid: {
      idea: 'Se, hvem der får penge, før du kører.',
      say: seen => `Fra ${name(bestBus(seen))} går der en vej til din egen attraktion. Andre veje giver penge til andre eller til ingen.`,
      do: seen => {
        const [best] = drivesOf(seen);
        if (!best) return 'Kør uden morgenhandling. Eller vælg selv.';
        return `Kør bussen fra ${name(best.bus)} til ${name(best.to)}, uden morgenhandling. Eller vælg selv.`;
      },
      why: 'Kør rige turister til dine egne attraktioner, og lad de andre få de fattige busser. Det, du lader stå, kører den næste.',
      good: 'Hver bus er alles bus. Nu ved du, hvad du skal se efter.',
      captions: [
        seen => (goalsOf(seen)[0] ? paid(goalsOf(seen)[0]) : aboard(seen, bestBus(seen))),
        (seen, voice) => paid(drivesOf(seen)[0] ?? goalsOf(seen)[1], voice),
        (seen, voice) =>
          paid(
            drivesOf(seen).find(({ gains }) => otherPaid(gains)),
            voice,
          ),
      ],
      futures: (move, seen) => (move.startsWith('bus') ? busFutures(move, seen) : goalFutures(move, seen)),
    },
    yours: {
      idea: 'Herfra styrer du.',
      say: 'Spillet slutter, når terningposen eller en farve slipper op. Herfra falder terningerne, som de vil.',
      do: 'Til passet',
      why: 'En tom pose slutter ikke spillet: Det gør først en terning, der ikke kan trækkes. Turen spilles altid færdig.',
      captions: [seen => `dine penge: ${euro(ownOf(seen)?.money)}`],
    },
  },
  end: {
    title: 'Nu er søen din.',
    lead: (_seen, voice) =>
      `Bordet bliver, som det er. ${voice.name(1)} og ${voice.name(2)} spiller videre som begyndere, og du kan altid bede om et tip.`,
    figures: seen => [
      { label: 'Dine penge', value: euro(ownOf(seen)?.money) },
      { label: 'Dine attraktioner', value: String(ownTiles(seen).length) },
      { label: 'Terninger i posen', value: String(seen.bag.reduce((sum, count) => sum + count, 0)) },
    ],
    discover: [
      { icon: 'g-boat', lead: 'Færgen koster 1\u00a0€.', text: 'Den sejler en bus fra havn til havn.' },
      { icon: 'g-key', lead: 'Grå attraktioner giver handlinger.', text: 'Alle må bruge dem, hvem der end har bygget dem.' },
    ],
  },
};

function goalFutures(move: string, seen: View) {
  const [best] = goalsOf(seen);
  const town = move.replace('drive ', '');
  return {
    idea: 'Det må du godt. Se først, hvem der får penge.',
    say: 'Kun attraktioner giver penge. En havn er et stop, men dér bruger ingen noget.',
    rows: [
      { choice: `Til ${name(town)}`, pieces: [town], comesTo: forYou(0) },
      { choice: `Til ${name(best?.town)}`, pieces: best ? [best.town] : [], comesTo: forYou(best?.gains[YOU]) },
    ],
    keep: `Kør til ${name(town)}`,
  } as const;
}

function busFutures(move: string, seen: View) {
  const [best] = drivesOf(seen);
  const town = move.replace('bus ', '');
  return {
    idea: 'Det må du godt. Se først, hvor den kan køre hen.',
    say: 'Denne bus kan ikke nå noget, der er dit. Det kan en anden.',
    rows: [
      { choice: `Bussen i ${name(town)}`, pieces: ['bus'], comesTo: forYou(mostWith(seen, town)) },
      { choice: `Bussen i ${name(best?.bus)}`, pieces: ['bus'], comesTo: `${forYou(best?.gains[YOU])} i ${name(best?.to)}` },
    ],
    keep: `Tag bussen i ${name(town)}`,
  } as const;
}
