import type { LessonTexts } from '../../../kernel/index.ts';

import { roundsOf } from '../options.ts';

import { de as texts } from '../texts/de.ts';
import type { View } from '../view.ts';
import { isStaffed, scoredIn, visitedBy } from './after-landing.ts';
import { landed, points } from './de-landed.ts';
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
const trip = (to: Trip | undefined) => (to ? `${points(to.points)} in ${pieces[to.city]}` : 'keine Stadt in Reichweite');
const flight = (to: Trip | undefined) => (to ? `${pieces[to.city]}: ${points(to.points)}, ${to.fuel} Treibstoff` : '');

export const de: LessonTexts<View> = {
  guide: 'Gloria',
  title: 'Erste Woche',
  here: 'Gloria ist da, wenn du sie brauchst.',
  steps: {
    goal: {
      idea: 'Wer am Ende die meisten Punkte hat, gewinnt.',
      say: 'Willkommen in deinem Reisebüro! Nimm Touristen auf, fliege sie in Städte, die sie lieben, und gib ihnen Zimmer.',
      do: 'Los geht’s',
      why: 'Eine Woche hat sechs Phasen: Check-out, neue Touristen, Würfel, Flug, Check-in und Wochenende. Alle durchlaufen sie gemeinsam.',
      captions: [({ round, plan }) => `Woche ${Math.max(1, round)} von ${roundsOf(plan.options, plan.seats)}: noch keine Punkte`],
    },
    number: {
      idea: 'Jede Stadt hat eine Zahl für jedes Interesse.',
      say: 'Isabel mag Natur, und Nairobi hat für Natur eine 6. Mit ihrem +1 sind es 7 Punkte.',
      why: 'Jeder Passagier bringt bei der Landung die Zahl eines Interesses. Wer zwei hat, wertet das bessere.',
      captions: ['Isabel: Natur, +1', 'Nairobi: Natur 6'],
      stamp: 'Eine Zahl für jeden',
    },
    draft: {
      idea: 'Vier Schreibtische, vier Touristen.',
      say: 'Alle nehmen reihum einen Touristen, bis in jedem Büro vier warten.',
      do: 'Du hast die Wahl: Tippe auf einen Touristen, dann auf die Schaltfläche.',
      why: 'Eine Karte bleibt immer übrig. Die Reihenfolge dreht sich jedes Mal um: Jetzt beginnst du, dann bist du zuletzt dran.',
      good: 'Willkommen im Büro!',
      otherwise: 'Willkommen im Büro!',
      captions: ['neue Touristen'],
    },
    together: {
      idea: 'Nimm Leute, die dieselbe Stadt lieben.',
      say: 'Dein Flugzeug fliegt jede Woche in eine Stadt. Es lohnt sich, wenn alle an Bord sie lieben.',
      do: seen =>
        draftIn(seen).round < 3 ? 'Nimm einen von diesen beiden, dann einen von den nächsten vier.' : 'Nimm jetzt einen von diesen vier.',
      why: 'Drei Passagiere bringen auf einem Flug Punkte. Such also erst die Stadt, dann die Leute.',
      good: 'Gute Gesellschaft.',
      otherwise: seen => {
        const best = bestTrip(seen, officeOf(seen));
        return best ? `Dein Büro brächte jetzt ${trip(best)}.` : 'Sie warten jetzt in deinem Büro.';
      },
      captions: ['neue Touristen', seen => `im Büro: ${officeOf(seen).map(nameOf).join(', ')}`],
      stamp: 'Eine Stadt für alle',
      futures: (move, seen) => {
        const [own, other] = [draftedIn(move), bestCompany(seen)];
        return {
          idea: 'Das darfst du. Such vorher eine Stadt für alle.',
          say: 'So viel brächte dein Büro in der besten Stadt, für die dein Treibstoff reicht.',
          rows: [
            { choice: `Mit ${nameOf(own)}`, pieces: own ? [own] : [], comesTo: trip(own && tripWith(seen, own)) },
            { choice: `Mit ${nameOf(other)}`, pieces: other ? [other] : [], comesTo: trip(other && tripWith(seen, other)) },
          ],
          keep: `Bei ${nameOf(own)} bleiben`,
        };
      },
    },
    fourth: {
      idea: 'Einer muss warten.',
      say: 'Dein Flugzeug hat drei Sitze, also bleibt jemand im Büro. Das Gesicht zeigt die Laune.',
      do: 'Nimm deinen letzten Touristen.',
      why: 'Wer neu kommt, ist so geduldig, wie es die Karte sagt: zufrieden oder ungeduldig. Am Wochenende zeigt sich, was das heißt.',
      good: 'Alle vier Schreibtische sind besetzt. Nun zu den Würfeln.',
      otherwise: 'Alle vier Schreibtische sind besetzt. Nun zu den Würfeln.',
      captions: ['die letzte Wahl', 'drei Sitze für vier'],
    },
    dice: {
      idea: 'Die Würfel bringen, was du brauchst.',
      say: 'Jeder Würfel bringt eine Marke oder Personal. Gibst du einen ab, darfst du einen anderen drehen.',
      do: seen => {
        if (phaseOf(seen) === 'dice') return 'Behalte die Würfel. Oder tausche: Gib einen ab und drehe einen anderen.';
        return diceLeft(seen).includes('employee')
          ? 'Tippe jetzt auf den Personalwürfel, dann auf die Schaltfläche.'
          : 'Tippe jetzt auf den Jokerwürfel, dann auf eine Marke.';
      },
      why: 'Treibstoff ist zum Fliegen da, Gutscheine beruhigen, Marken reinigen Sitze und Zimmer. Zweimal darfst du tauschen, drei Würfel bleiben also mindestens.',
      good: 'Die Marken gehören dir. Nun zu den Bewerbungen.',
      otherwise: seen =>
        phaseOf(seen) === 'hire'
          ? 'Die Würfel liegen. Nun zu den Bewerbungen.'
          : 'Die Würfel liegen. Ohne Personalwürfel bewirbt sich diese Woche niemand.',
      captions: [
        seen =>
          phaseOf(seen) === 'dice' ? 'alle behalten' : diceLeft(seen).includes('employee') ? 'bringt Bewerbungen' : 'eine beliebige Marke',
        'oder tauschen: einen abgeben, einen drehen',
      ],
      stamp: 'Fünf Würfel',
    },
    hire: {
      idea: 'Gutes Personal arbeitet für dich.',
      say: 'Dein Personalwürfel hat Bewerbungen aufgedeckt. Büro, Flugzeug und Hotel haben je eine Stelle.',
      do: seen => {
        if (phaseOf(seen) === 'prep') return 'Tippe auf „Fertig“.';
        return applicantsIn(seen).length > 0
          ? 'Tippe auf eine Bewerbung, dann auf die Schaltfläche. Du darfst auch niemanden einstellen.'
          : 'Löse auch deinen anderen Würfel ein.';
      },
      why: 'Das Kreislaufsymbol heißt: jede Woche. Der Mülleimer heißt: einmal, dann ist die Karte weg.',
      good: 'Willkommen im Team! Weiter zum Flugzeug.',
      otherwise: seen =>
        isStaffed(seen)
          ? 'Willkommen im Team! Weiter zum Flugzeug.'
          : 'Niemand eingestellt: Alle drei Stellen sind leer. Weiter zum Flugzeug.',
      captions: [seen => (applicantsIn(seen).length > 0 ? 'je eine Stelle' : '')],
      stamp: 'Dein erstes Personal',
      futures: () => ({
        idea: 'Das darfst du. Einstellen kostet allerdings nichts.',
        say: 'Personal kostet nichts. Eine leere Stelle hilft dir nicht.',
        rows: [
          { choice: 'Ohne Personal', comesTo: 'die Stelle im Hotel bleibt leer' },
          { choice: `Mit ${pieces.H1}`, pieces: ['H1'], comesTo: 'jede Woche ein Zimmer sauber' },
        ],
        keep: 'Niemanden einstellen',
      }),
    },
    board: {
      idea: 'Drei Sitze, drei Passagiere.',
      say: 'Business-Touristen wollen nach vorn; in der Economy kosten sie 1 Punkt. Ein schmutziger Sitz kostet ebenfalls 1.',
      do: 'Tippe auf einen Touristen, dann auf einen Sitz, bis drei an Bord sind.',
      why: 'Nach dem Flug sind benutzte Sitze schmutzig. Wer zurückbleibt, verliert am Wochenende die Geduld.',
      good: 'Alle an Bord. Wohin?',
      otherwise: seen => {
        if (phaseOf(seen) === 'flight') return 'Bereit zum Abflug. Wohin?';
        const city = visitedBy(seen);
        return city ? `Du bist schon geflogen: nach ${pieces[city]}.` : 'Dein Flugzeug bleibt: Diese Woche landet niemand.';
      },
      captions: ['dein Büro', 'vorn Business, hinten Economy'],
      futures: (move, seen) => {
        const name = nameOf(boarded(seen, move));
        return {
          idea: 'Das darfst du. Es kostet aber einen Punkt.',
          say: `${name} hat das Business-Symbol, und der Business-Sitz ist noch frei.`,
          rows: [
            { choice: `${name} in der Economy`, pieces: ['E1'], comesTo: '−1\u00a0Punkt' },
            { choice: `${name} auf dem Business-Sitz`, pieces: ['B1'], comesTo: 'kein Abzug' },
          ],
          keep: 'Bei Economy bleiben',
        };
      },
    },
    city: {
      idea: 'Eine Landung, Punkte für alle.',
      say: 'Jede Stadt, die du überfliegst oder in der du landest, kostet 1 Treibstoff. Jede Stadt wird nur einmal gewertet.',
      do: 'Tippe auf eine Stadt und bestätige den Flug.',
      why: 'Alle an Bord werten eine Zahl der Stadt. Nach dem Besuch schließt sie, auch für die anderen.',
      good: 'Gut gelandet! Die Punkte gehören dir.',
      otherwise: seen => {
        const city = visitedBy(seen);
        return city
          ? `Gelandet in ${pieces[city]}: Deine Passagiere bringen ${points(scoredIn(seen))}.`
          : 'Dein Flugzeug bleibt: Diese Woche landet niemand.';
      },
      captions: [seen => flight(twoFlights(seen)[0]), seen => flight(twoFlights(seen)[1])],
      stamp: 'Der erste Flug',
      futures: (move, seen) => {
        const [best] = flightsFrom(seen);
        const own = flownTo(seen, move);
        return {
          idea: 'Das darfst du. Vergleiche vorher die Zahlen.',
          say: own ? 'Gesparter Treibstoff bleibt dir. Punkte gibt es nur für Landungen.' : 'Ein Flugzeug, das bleibt, landet nirgends.',
          rows: [
            {
              choice: own ? `Nach ${pieces[own.city]}` : 'Hier bleiben',
              pieces: own ? [own.city] : [],
              comesTo: own ? `${points(own.points)} für ${own.fuel} Treibstoff` : 'keine Punkte',
            },
            {
              choice: best ? `Nach ${pieces[best.city]}` : '',
              pieces: best ? [best.city] : [],
              comesTo: best ? `${points(best.points)} für ${best.fuel} Treibstoff` : '',
            },
          ],
          keep: own ? `Bei ${pieces[own.city]} bleiben` : 'Hier bleiben',
        };
      },
    },
    ...landed,
  },
  end: {
    title: 'Jetzt gehört das Reisebüro dir.',
    lead: (_seen, voice) =>
      `Der Tisch bleibt, wie er ist. ${voice.name(1)} und ${voice.name(2)} spielen als Anfänger weiter, und einen Tipp bekommst du jederzeit.`,
    figures: (seen, voice) => [
      { label: 'Woche', value: `${seen.round} von ${roundsOf(seen.plan.options, seen.plan.seats)}` },
      { label: 'Deine Punkte', value: String(agencyIn(seen).vp).replace('-', '−') },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => agencyIn(seen, seat).vp).join(', ') },
    ],
    discover: [
      { icon: 'g-dorm', lead: 'Zu zweit im Schlafsaal:', text: 'Gäste mit dem Symbol teilen ihn sich.' },
      { icon: 'g-employee', lead: '28 Personalkarten', text: 'ändern die Regeln, jede auf ihre Art.' },
    ],
  },
};
