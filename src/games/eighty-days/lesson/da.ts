import type { LessonTexts } from '../../../kernel/index.ts';
import { placeAt, TRAVEL, type TravelCard } from '../components.ts';
import { da as texts } from '../texts/da.ts';
import type { View } from '../view.ts';
import {
  cardTaken,
  isChoosing,
  isLoading,
  isPaying,
  isRolled,
  isSettingOut,
  journeyOf,
  restOfHand,
  sumOfLowest,
  trainsInHand,
} from './reading.ts';

const card = (id: TravelCard) => `${TRAVEL[id].kind === 'T' ? 'tog' : 'skib'} ${TRAVEL[id].value}`;
const days = (count: number) => `${count} ${count === 1 ? 'dag' : 'dage'}`;
/** Said until a leg is chosen. */
const out = (text: string) => (seen: View) => (isSettingOut(seen) ? text : '');

export const da: LessonTexts<View> = {
  guide: 'Passepartout',
  title: 'Første parti',
  here: 'Passepartout er her, hvis du har brug for ham.',
  steps: {
    goal: {
      idea: 'Vær hjemme senest på dag 80.',
      say: 'Fra London jorden rundt og hjem igen på så få dage som muligt. Er du ikke hjemme, kan du ikke vinde.',
      do: 'Så tager vi af sted',
      why: 'Alle, der er hjemme på højst 80 dage, er med. Blandt dem vinder den med færrest dage.',
      captions: ['ti etaper, fra London til London', 'dine dage: ingen endnu'],
      stamp: 'Hjemme på 80 dage',
    },
    leg: {
      idea: 'En etape kræver bestemte kort.',
      say: 'Paris kræver ét skib og ét tog, hverken mere eller mindre. Tallet på kortet er antallet af dage.',
      why: 'Hver etape viser, hvad den kræver. Du lægger præcis de kort, og tallene lægges sammen.',
      captions: ['skib og tog', seen => `Paris på ${sumOfLowest(seen)} dage med de laveste kort`],
    },
    card: {
      idea: 'Hver tur begynder med et kort.',
      say: 'Tag et af de fire. Feltet ved siden af giver dig også noget.',
      do: 'Vælg selv: Tryk på et kort. Alle fire er tilladt.',
      why: 'Du får et kort hver tur, og lave tal er hurtige. Tænk et stop frem: Brindisi kræver to tog.',
      good: 'Et hurtigt tog. Brindisi kræver to af dem.',
      captions: ['ét kort hver tur', 'skib 4 + tog 2: Paris på 6 dage'],
      stamp: 'Et kort hver tur',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'Det må du godt. Se først et stop frem.',
          say: 'Paris er betalt i begge tilfælde: skib 4 og tog 2. Men Brindisi kræver to tog.',
          rows: [
            { choice: `Med ${card(own)}`, pieces: restOfHand(own), comesTo: 'mangler to tog' },
            { choice: 'Med tog 2', pieces: restOfHand('T2'), comesTo: 'mangler ét tog' },
          ],
          keep: `Behold ${card(own)}`,
        };
      },
    },
    space: {
      idea: 'Hvert felt giver noget.',
      say: 'Du tog kortet fra dette felt, så handlingen er din. Brug den, eller spring den over.',
      do: 'Tryk på handlingen, eller spring den over.',
      why: 'En handling er aldrig en pligt. Brug det, der hjælper dig nu, og spring resten over.',
      good: 'Fint. Det, feltet tilbyder, er dit i denne tur.',
      captions: ['følger med kortet'],
      stamp: 'Felterne giver noget',
    },
    pay: {
      idea: 'Betal med de laveste tal.',
      say: 'Paris kræver et skib og et tog. Tallene er de dage, du bruger.',
      do: seen => (isPaying(seen) ? 'Læg skib 4 og tog 2, og tag af sted.' : isSettingOut(seen) ? 'Vælg Paris.' : 'Tag af sted.'),
      why: 'Til sidst tæller kun dagene. Gem hellere et højt skib til en ballon, for den ser bort fra tallet.',
      good: 'Fire og to: Paris på dag 6.',
      otherwise: seen =>
        journeyOf(seen).place === 'paris'
          ? `Paris på dag ${journeyOf(seen).days}.`
          : 'Du bliver i London indtil videre. Etapen venter på sine kort.',
      captions: [seen => (isSettingOut(seen) ? `Paris på ${sumOfLowest(seen)} dage med de laveste` : '')],
      stamp: 'Lave tal er hurtige',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'Det må du godt. Tæl først dagene.',
          say: 'Begge skibe sejler dig mod Paris. Det ene er længere om det.',
          rows: [
            { choice: `Med ${card(own)}`, pieces: [own, 'T2'], comesTo: `Paris på dag ${TRAVEL[own].value + 2}` },
            { choice: 'Med skib 4', pieces: ['S4', 'T2'], comesTo: 'Paris på dag 6' },
          ],
          keep: `Behold ${card(own)}`,
        };
      },
    },
    chip: {
      idea: 'Først fremme: den røde brik.',
      say: 'Du er den første i Paris, så den røde brik er din. Den blå venter på den sidste.',
      do: 'Tryk på den røde brik, og afslut så din tur.',
      why: 'Brikken vendes, hvad enten du bruger den eller ej. Der er altså ingen grund til at gemme den.',
      good: 'En mønt til den første i Paris.',
      otherwise: 'Brugt eller ej: Brikken er vendt nu.',
      captions: [seen => (seen.frames.at(-1)?.phase === 'arrive' ? 'rød: til den første' : '')],
      stamp: 'Først og sidst',
    },
    clocks: {
      idea: 'Der er to ure.',
      say: (_seen, voice) =>
        `${voice.name(1)} og ${voice.name(2)} er også rejst videre. Se både på sted og dage: Langt er ikke det samme som hurtigt.`,
      why: 'Den, der fører på kortet, kan have brugt flest dage. Til sidst sammenlignes kun dagene for dem, der er hjemme.',
      captions: [
        seen => `dig: ${days(seen.travellers[0]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(1)}: ${days(seen.travellers[1]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(2)}: ${days(seen.travellers[2]?.days ?? 0)}`,
      ],
    },
    pair: {
      idea: 'To ens kort tæller én gang.',
      say: 'Brindisi kræver to tog. To ens tog tæller som ét: 2 og 2 bliver til 2.',
      do: seen => (isChoosing(seen) ? 'Tag et kort. Med et tog 2 mere har du to ens.' : 'Brug handlingen, eller spring den over.'),
      why: 'Ens kort betyder intet skift og ingen ventetid. På de lange etaper er to ens skibe endnu mere værd.',
      good: 'Se nu, hvad det betyder for Brindisi.',
      otherwise: seen => {
        const { pair, lowest } = trainsInHand(seen);
        if (pair !== undefined) return `To ens: Til Brindisi bliver ${pair} og ${pair} til ${pair}.`;
        return lowest
          ? `Ikke to ens: Til Brindisi bliver ${lowest.join(' og ')} til ${lowest[0] + lowest[1]}.`
          : 'Brindisi kræver to tog. Hold øje med dem.';
      },
      captions: [seen => (isChoosing(seen) ? 'det, de andre har levnet' : ''), 'din hånd'],
      stamp: 'To ens tæller én gang',
    },
    detective: {
      idea: 'Detektiven vil afhøre dig.',
      say: 'Slutter din tur hos ham, mister du 2 dage. At rejse fra ham koster intet.',
      do: 'Rejs til Brindisi, eller afslut din tur, og bliv i Paris.',
      why: 'Nu koster det etapen og hans 2 dage. Om en runde er han måske væk, men så er de andre foran.',
      good: 'Klaret. Selv med afhøringen er du hurtig.',
      otherwise: seen =>
        journeyOf(seen).place === 'brindisi'
          ? `Brindisi på dag ${journeyOf(seen).days}.`
          : 'Du bliver i Paris: ingen afhøring i dag, men de andre kommer foran.',
      captions: [out('to tog'), out('2 dage, hvis turen slutter her')],
      stamp: 'Detektiven',
    },
    die: {
      idea: 'En terning kan erstatte et kort.',
      say: 'Ballonen er klar, og skib 7 er langsomt. Med ballonen tæller terningen i stedet.',
      do: 'Brug ballonen på skibet, og tag af sted. Slå om for en mønt, eller behold slaget.',
      why: 'Det sidste slag gælder, også hvis det er dårligere. En mønt giver et nyt slag, to mønter et kort.',
      good: 'Sådan bliver skib 7 hurtigt.',
      otherwise: seen =>
        journeyOf(seen).place === 'suez'
          ? `Suez på dag ${journeyOf(seen).days}. Det kunne ballonen have ændret.`
          : 'Etapen ligger stadig foran dig.',
      captions: [
        seen => (isLoading(seen) ? 'ballon i stedet for kort' : isRolled(seen) ? 'en mønt: slå om' : ''),
        seen => (isLoading(seen) ? 'en mønt: slå om' : ''),
      ],
      stamp: 'Terningen',
    },
    home: {
      idea: 'Den sidste etape kræver tre kort.',
      say: (_seen, voice) => `${voice.name(1)} er hjemme, så hver runde koster de andre en dag. Du har to skibe og et tog.`,
      do: 'Rejs hjem med skib 5, skib 5 og tog 3. Eller vent, hvis du vil.',
      why: 'Når kun én stadig er på rejse, slutter spillet. Den, der ikke er i London, kan ikke vinde.',
      good: 'Hjemme på dag 74, takket være to ens skibe.',
      otherwise: seen =>
        journeyOf(seen).isHome ? `Hjemme på dag ${journeyOf(seen).days}.` : 'Du venter i New York. Nu koster hver runde dig en dag.',
      captions: [seen => (isSettingOut(seen) ? 'to skibe og et tog' : isPaying(seen) ? 'to ens skibe tæller én gang' : '')],
      stamp: 'Den sidste etape',
    },
    yours: {
      idea: 'Nu er bordet dit.',
      say: 'Det er dit eget parti igen, som du forlod det. Herfra råder heldet.',
      do: 'Til passet',
      why: 'Elefanten og stormen har du til gode. Du kan altid bede om et tip.',
      captions: ['dit parti'],
    },
  },
  end: {
    title: 'Nu er rejsen din.',
    lead: (_seen, voice) =>
      `Bordet bliver, som det er. ${voice.name(1)} og ${voice.name(2)} spiller videre som begyndere, og du kan altid bede om et tip.`,
    figures: (seen, voice) => [
      { label: 'Du er i', value: texts.pieces[placeAt(seen.travellers[0]?.position ?? 0)] ?? '' },
      { label: 'Dage brugt', value: String(seen.travellers[0]?.days ?? 0) },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => seen.travellers[seat]?.days ?? 0).join(', ') },
    ],
    discover: [
      { icon: 'g-elephant', lead: 'Det venter i Indien:', text: 'tolv dage til fods eller en elefant.' },
      { icon: 'g-storm', lead: 'To begivenhedskort er blå.', text: 'De rammer alle på én gang.' },
    ],
  },
};
