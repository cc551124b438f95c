import type { LessonTexts } from '../../../kernel/index.ts';

import { roundsOf } from '../options.ts';

import { da as texts } from '../texts/da.ts';
import type { View } from '../view.ts';
import { isStaffed, scoredIn, visitedBy } from './after-landing.ts';
import { landed, points } from './da-landed.ts';
import {
  agencyIn,
  applicantsIn,
  bestCompany,
  bestTrip,
  boarded,
  diceLeft,
  draftedIn,
  draftIn,
  flightsFrom,
  flownTo,
  nameOf,
  officeOf,
  phaseOf,
  type Trip,
  tripWith,
  twoFlights,
} from './reading.ts';

const { pieces } = texts;
const trip = (to: Trip | undefined) => (to ? `${points(to.points)} i ${pieces[to.city]}` : 'ingen by inden for rækkevidde');
const flight = (to: Trip | undefined) => (to ? `${pieces[to.city]}: ${points(to.points)}, ${to.fuel} brændstof` : '');

export const da: LessonTexts<View> = {
  guide: 'Gloria',
  title: 'Første uge',
  here: 'Gloria er her, hvis du har brug for hende.',
  steps: {
    goal: {
      idea: 'Hav flest point efter den sidste uge.',
      say: 'Velkommen til dit rejsebureau! Tag imod turister, flyv dem til byer, de elsker, og giv dem værelser.',
      do: 'Så går vi i gang',
      why: 'En uge har seks faser: udtjekning, nye turister, terninger, flyvning, indtjekning og weekend. Alle gennemgår dem sammen.',
      captions: [({ round, plan }) => `uge ${Math.max(1, round)} af ${roundsOf(plan.options, plan.seats)}: ingen point endnu`],
    },
    number: {
      idea: 'Hver by har et tal for hver interesse.',
      say: 'Isabel kan lide natur, og Nairobi har tallet 6 for natur. Med hendes +1 bliver det 7.',
      why: 'Hver passager giver point for én interesse, når du lander. Har passageren to, tæller den bedste.',
      captions: ['Isabel: natur, +1', 'Nairobi: natur 6'],
      stamp: 'Ét tal til hver',
    },
    draft: {
      idea: 'Fire skriveborde, fire turister.',
      say: 'Alle tager én turist ad gangen, til der venter fire på hvert kontor.',
      do: 'Vælg selv: Tryk på en turist og så på knappen.',
      why: 'Ét kort bliver altid tilovers. Rækkefølgen vendes hver gang: Nu er du først, næste gang sidst.',
      good: 'Velkommen på kontoret!',
      otherwise: 'Velkommen på kontoret!',
      captions: ['nye turister'],
    },
    together: {
      idea: 'Tag folk, der elsker den samme by.',
      say: 'Dit fly flyver til én by om ugen. Det betaler sig, når alle om bord elsker den.',
      do: seen => (draftIn(seen).round < 3 ? 'Tag en af de to og så en af de næste fire.' : 'Tag nu en af de fire.'),
      why: 'Tre passagerer giver point på én flyvning. Find derfor først byen og så folkene.',
      good: 'Godt selskab.',
      otherwise: seen => {
        const best = bestTrip(seen, officeOf(seen));
        return best ? `Dit kontor kan nu give ${trip(best)}.` : 'De venter nu på dit kontor.';
      },
      captions: ['nye turister', seen => `på kontoret: ${officeOf(seen).map(nameOf).join(', ')}`],
      stamp: 'Én by til alle',
      futures: (move, seen) => {
        const [own, other] = [draftedIn(move), bestCompany(seen)];
        return {
          idea: 'Det må du godt. Find først en by til alle.',
          say: 'Så meget ville dit kontor give i den bedste by, dit brændstof rækker til.',
          rows: [
            { choice: `Med ${nameOf(own)}`, pieces: own ? [own] : [], comesTo: trip(own && tripWith(seen, own)) },
            { choice: `Med ${nameOf(other)}`, pieces: other ? [other] : [], comesTo: trip(other && tripWith(seen, other)) },
          ],
          keep: `Behold ${nameOf(own)}`,
        };
      },
    },
    fourth: {
      idea: 'Den fjerde må vente.',
      say: 'Dit fly har tre sæder, så én bliver på kontoret. Ansigtet viser humøret.',
      do: 'Tag din sidste turist.',
      why: 'En turist er så tålmodig, som kortet siger: glad eller utålmodig. I weekenden ser du, hvad det betyder.',
      good: 'Alle fire skriveborde er optaget. Nu til terningerne.',
      otherwise: 'Alle fire skriveborde er optaget. Nu til terningerne.',
      captions: ['det sidste valg', 'tre sæder til fire'],
    },
    dice: {
      idea: 'Terningerne giver dig forsyninger.',
      say: 'Hver terning giver en brik eller en ansat. Opgiver du én, må du vende en anden.',
      do: seen => {
        if (phaseOf(seen) === 'dice') return 'Behold terningerne. Eller byt: Opgiv én, og vend en anden.';
        return diceLeft(seen).includes('employee')
          ? 'Tryk nu på ansatterningen og så på knappen.'
          : 'Tryk nu på jokerterningen og så på en brik.';
      },
      why: 'Brændstof får dig i luften, kuponer beroliger, brikker rengør sæder og værelser. Du må bytte to gange, så mindst tre terninger er tilbage.',
      good: 'Brikkerne er dine. Nu til ansøgerne.',
      otherwise: seen =>
        phaseOf(seen) === 'hire'
          ? 'Terningerne ligger fast. Nu til ansøgerne.'
          : 'Terningerne ligger fast. Uden ansatterning søger ingen i denne uge.',
      captions: [
        seen => (phaseOf(seen) === 'dice' ? 'behold dem alle' : diceLeft(seen).includes('employee') ? 'giver ansøgere' : 'en valgfri brik'),
        'eller byt: opgiv én, vend en anden',
      ],
      stamp: 'Fem terninger',
    },
    hire: {
      idea: 'Gode ansatte arbejder for dig.',
      say: 'Din ansatterning har vendt ansøgere. Kontor, fly og hotel har hver plads til én.',
      do: seen => {
        if (phaseOf(seen) === 'prep') return 'Tryk på Færdig.';
        return applicantsIn(seen).length > 0
          ? 'Tryk på en ansøger og så på knappen. Du må også ansætte ingen.'
          : 'Brug også din anden terning.';
      },
      why: 'En ring af pile betyder: hver uge. En skraldespand betyder: én gang, så er kortet væk.',
      good: 'Velkommen om bord! Videre til flyet.',
      otherwise: seen =>
        isStaffed(seen) ? 'Velkommen om bord! Videre til flyet.' : 'Ingen ansat: Alle tre pladser er tomme. Videre til flyet.',
      captions: [seen => (applicantsIn(seen).length > 0 ? 'én til hvert sted' : '')],
      stamp: 'Din første ansatte',
      futures: () => ({
        idea: 'Det må du godt. Men det er gratis at ansætte.',
        say: 'En ansat koster intet. En tom plads gør intet for dig.',
        rows: [
          { choice: 'Uden ansat', comesTo: 'pladsen på hotellet er tom' },
          { choice: `${pieces.H1}`, pieces: ['H1'], comesTo: 'ét værelse rent hver uge' },
        ],
        keep: 'Ansæt ingen',
      }),
    },
    board: {
      idea: 'Tre sæder, tre passagerer.',
      say: 'Business-turister vil sidde forrest; på økonomi koster de 1 point. Det gør et snavset sæde også.',
      do: 'Tryk på en turist og så på et sæde, til tre er om bord.',
      why: 'Efter flyvningen er brugte sæder snavsede. De, der bliver tilbage, mister tålmodigheden i weekenden.',
      good: 'Alle er om bord. Hvorhen?',
      otherwise: seen => {
        if (phaseOf(seen) === 'flight') return 'Klar til afgang. Hvorhen?';
        const city = visitedBy(seen);
        return city ? `Du er allerede fløjet til ${pieces[city]}.` : 'Dit fly bliver: Ingen lander i denne uge.';
      },
      captions: ['dit kontor', 'business forrest, økonomi bagved'],
      futures: (move, seen) => {
        const name = nameOf(boarded(seen, move));
        return {
          idea: 'Det må du godt. Men det koster et point.',
          say: `${name} har business-symbolet, og business-sædet er stadig ledigt.`,
          rows: [
            { choice: `${name} på økonomi`, pieces: ['E1'], comesTo: '−1 point' },
            { choice: `${name} på business`, pieces: ['B1'], comesTo: 'ingen straf' },
          ],
          keep: 'Behold økonomi',
        };
      },
    },
    city: {
      idea: 'Én landing, point for alle.',
      say: 'Hver by, du flyver over eller lander i, koster 1 brændstof. Hver by giver kun point én gang.',
      do: 'Tryk på en by, og bekræft flyvningen.',
      why: 'Hver passager giver ét af byens tal i point. Efter besøget lukker den, også for de andre.',
      good: 'Godt landet! Pointene er dine.',
      otherwise: seen => {
        const city = visitedBy(seen);
        return city
          ? `Landet i ${pieces[city]}: Dine passagerer giver ${points(scoredIn(seen))}.`
          : 'Dit fly bliver: Ingen lander i denne uge.';
      },
      captions: [seen => flight(twoFlights(seen)[0]), seen => flight(twoFlights(seen)[1])],
      stamp: 'Den første flyvning',
      futures: (move, seen) => {
        const [best] = flightsFrom(seen);
        const own = flownTo(seen, move);
        return {
          idea: 'Det må du godt. Sammenlign først tallene.',
          say: own
            ? 'Det brændstof, du sparer, har du stadig. Point får du kun, når du lander.'
            : 'Et fly, der bliver, lander ingen steder.',
          rows: [
            {
              choice: own ? `Til ${pieces[own.city]}` : 'Bliv her',
              pieces: own ? [own.city] : [],
              comesTo: own ? `${points(own.points)} for ${own.fuel} brændstof` : 'ingen point',
            },
            {
              choice: best ? `Til ${pieces[best.city]}` : '',
              pieces: best ? [best.city] : [],
              comesTo: best ? `${points(best.points)} for ${best.fuel} brændstof` : '',
            },
          ],
          keep: own ? `Behold ${pieces[own.city]}` : 'Bliv her',
        };
      },
    },
    ...landed,
  },
  end: {
    title: 'Nu er rejsebureauet dit.',
    lead: (_seen, voice) =>
      `Bordet bliver, som det er. ${voice.name(1)} og ${voice.name(2)} spiller videre som begyndere, og du kan altid få et tip.`,
    figures: (seen, voice) => [
      { label: 'Uge', value: `${seen.round} af ${roundsOf(seen.plan.options, seen.plan.seats)}` },
      { label: 'Dine point', value: String(agencyIn(seen).vp).replace('-', '−') },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => agencyIn(seen, seat).vp).join(', ') },
    ],
    discover: [
      { icon: 'g-dorm', lead: 'To i sovesalen:', text: 'gæster med symbolet deler den.' },
      { icon: 'g-employee', lead: '28 ansatte', text: 'bøjer reglerne, hver på sin måde.' },
    ],
  },
};
