import type { LessonTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { roundsOf } from '../options.ts';
import { de as texts } from '../texts/de.ts';
import type { View } from '../view.ts';
import {
  agencyIn,
  bestCompany,
  boarded,
  draftedIn,
  firstWaiting,
  flightsFrom,
  flownTo,
  moodOf,
  nameOf,
  nextMark,
  officeOf,
  placedIn,
  type Trip,
  tripWith,
  twoFlights,
  visitedBy,
} from './reading.ts';

const { pieces } = texts;
const counted = (count: number, one: string, many: string) => `${count} ${Math.abs(count) === 1 ? one : many}`.replace('-', '−');
const points = (count: number) => counted(count, 'Punkt', 'Punkte');
const coupons = (seen: View) => counted(agencyIn(seen).tokens.coupon, 'Gutschein', 'Gutscheine');
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
      do: 'Du hast die Wahl: Nimm einen Touristen.',
      why: 'Eine Karte bleibt immer übrig. Die Reihenfolge dreht sich jedes Mal um: Jetzt beginnst du, dann bist du zuletzt dran.',
      good: 'Willkommen im Büro!',
      captions: ['neue Touristen'],
    },
    together: {
      idea: 'Nimm Leute, die dieselbe Stadt lieben.',
      say: 'Dein Flugzeug fliegt jede Woche in eine Stadt. Es lohnt sich, wenn alle an Bord sie lieben.',
      do: 'Nimm einen von diesen beiden, dann einen von den nächsten vier.',
      why: 'Drei Passagiere bringen auf einem Flug Punkte. Such also erst die Stadt, dann die Leute.',
      good: 'Gute Gesellschaft.',
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
      captions: ['die letzte Wahl', 'drei Sitze für vier'],
    },
    dice: {
      idea: 'Die Würfel bringen, was du brauchst.',
      say: 'Jeder Würfel bringt eine Marke oder Personal. Gibst du einen ab, darfst du einen anderen drehen.',
      do: 'Behalte die Würfel oder tausche vorher. Tippe dann auf den Personalwürfel.',
      why: 'Treibstoff ist zum Fliegen da, Gutscheine beruhigen, Marken reinigen Sitze und Zimmer. Zweimal darfst du tauschen, drei Würfel bleiben also mindestens.',
      good: 'Die Marken gehören dir. Nun zu den Bewerbungen.',
      captions: ['fünf Würfel, einmal je Woche'],
      stamp: 'Fünf Würfel',
    },
    hire: {
      idea: 'Gutes Personal arbeitet für dich.',
      say: 'Dein Personalwürfel hat drei Bewerbungen aufgedeckt. Büro, Flugzeug und Hotel haben je eine Stelle.',
      do: 'Stelle jemanden ein oder niemanden und tippe dann auf „Fertig“.',
      why: 'Das Kreislaufsymbol heißt: jede Woche. Der Mülleimer heißt: einmal, dann ist die Karte weg.',
      good: 'Willkommen im Team! Weiter zum Flugzeug.',
      captions: ['je eine Stelle'],
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
      do: 'Lass drei einsteigen: Tippe auf einen Touristen, dann auf einen Sitz.',
      why: 'Nach dem Flug sind benutzte Sitze schmutzig. Wer zurückbleibt, verliert am Wochenende die Geduld.',
      good: 'Alle an Bord. Wohin?',
      captions: ['dein Büro', 'vorn Business, alle sauber'],
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
    rooms: {
      idea: 'Jeder Gast braucht ein sauberes Zimmer.',
      say: 'Gäste mit Krone wollen ins VIP-Zimmer; woanders kostet es 1 Punkt. Das Zimmer bleibt die angegebenen Wochen belegt.',
      do: 'Tippe auf einen Gast, dann auf ein Zimmer. Haben alle eines, tippe auf „Fertig“.',
      why: 'Reisen Gäste ab, ist das Zimmer schmutzig, bis du es reinigst. Zwei Gäste mit Schlafsaal-Symbol dürfen sich den Schlafsaal teilen.',
      good: 'Alle haben ein Bett.',
      captions: ['deine Gäste', 'vier Zimmer, alle sauber'],
      stamp: 'Ein Zimmer für alle',
      futures: (move, seen) => {
        const { guest, vip, room } = placedIn(seen, move);
        return {
          idea: 'Das darfst du. Achte vorher auf die Krone.',
          say: `${nameOf(vip)} hat die Krone. Es gibt nur ein VIP-Zimmer.`,
          rows: [
            { choice: `${nameOf(guest)}: ${pieces[room]}`, pieces: [room], comesTo: '−1\u00a0Punkt für die Krone' },
            { choice: `${nameOf(vip)}: ${pieces.V}`, pieces: ['V'], comesTo: 'kein Abzug' },
          ],
          keep: 'Bei diesem Zimmer bleiben',
        };
      },
    },
    full: {
      idea: 'Kein sauberes Zimmer: Das wird teuer.',
      say: 'Wochen später: Drei Zimmer sind belegt, eines ist schmutzig. Und Amara ist gerade gelandet.',
      do: 'Tippe auf die Reinigungskraft, dann auf das schmutzige Zimmer. Amara zieht ein.',
      why: 'Ohne Zimmer verlierst du die Punkte des Gastes und 3 weitere. Zähl also vor dem Einsteigen die sauberen Zimmer.',
      good: 'Gerettet! Die Punkte von Amara bleiben dir.',
      captions: ['leer, aber schmutzig', 'reinigt jede Woche ein Zimmer'],
      stamp: 'Zimmer zählen',
      futures: (_move, seen) => {
        const guest = firstWaiting(seen);
        return {
          idea: 'Das darfst du. Schau vorher auf dein Personal.',
          say: 'Deine Reinigungskraft hat Zeit, und ein Zimmer ist leer. Eine Zimmerreinigung täte es auch.',
          rows: [
            { choice: 'Abweisen', pieces: guest ? [guest.tourist] : [], comesTo: points(-(guest?.scored ?? 0) - ANGRY) },
            { choice: 'Zimmer reinigen', pieces: ['H1'], comesTo: 'kein Punkt verloren' },
          ],
          keep: 'Abweisen',
        };
      },
    },
    activity: {
      idea: 'Eine Markierung pro Woche.',
      say: 'Zurück in deine Woche: Die Stadt bietet eine Aktivität. Punkte für eine Reihe bekommt nur, wer sie zuerst füllt.',
      do: 'Tippe auf eine Reihe und ihr Feld.',
      why: 'Du brauchst einen Gast im Zimmer und hast eine Markierung pro Woche. Kurze Reihen sind schnell, lange bringen mehr.',
      good: 'Markiert. Das Rennen läuft.',
      captions: [
        seen => {
          const next = nextMark(seen);
          return next ? `${pieces[next.row]}: ${ROWS[next.row].spaces.map(space => pieces[space]).join(', ')}` : '';
        },
        seen => `${pieces[visitedBy(seen) ?? 'NBO']}: Hier sind deine Gäste`,
      ],
      stamp: 'Erste Markierung',
      futures: (_move, seen) => {
        const next = nextMark(seen);
        return {
          idea: 'Das darfst du. Markieren kostet allerdings nichts.',
          say: 'Die Markierung dieser Woche verfällt, wenn du verzichtest.',
          rows: [
            { choice: 'Keine Aktivität', comesTo: 'keine Reihe begonnen' },
            {
              choice: next ? `${pieces[next.row]}` : '',
              pieces: next ? [next.row] : [],
              comesTo: next ? `noch ${counted(next.left - 1, 'Feld', 'Felder')}` : '',
            },
          ],
          keep: 'Keine Aktivität',
        };
      },
    },
    mood: {
      idea: 'Warten kostet Geduld.',
      say: seen => {
        const { waiting } = moodOf(seen);
        const name = nameOf(waiting?.tourist);
        return waiting?.patience === 'happy'
          ? `${name} musste warten und wird jetzt ungeduldig. Ein Gutschein hält bei Laune.`
          : `${name} ist ungeduldig und ginge jetzt verärgert: −3\u00a0Punkte. Ein Gutschein hält bei Laune.`;
      },
      do: 'Geh weiter zur Laune. Tippe auf den Gutschein oder lass die Laune sinken. Beende dann deine Woche.',
      why: 'Zufriedene werden ungeduldig, Ungeduldige gehen. Nächste Woche könntest du die Wartenden zuerst mitnehmen.',
      good: 'Das war dein Wochenende.',
      captions: [
        seen => {
          const { waiting } = moodOf(seen);
          return `${nameOf(waiting?.tourist)}: ${pieces[waiting?.patience ?? 'happy']}`;
        },
        coupons,
      ],
      stamp: 'Geduld',
      futures: (_move, seen) => {
        const name = nameOf(moodOf(seen).waiting?.tourist);
        return {
          idea: 'Das darfst du. Ein Gutschein ist billiger.',
          say: `Du hast ${coupons(seen)}, und die Würfel bringen neue.`,
          rows: [
            { choice: `${name} geht`, comesTo: `${points(-ANGRY)}, ein freier Schreibtisch` },
            { choice: 'Ein Gutschein', pieces: ['coupon'], comesTo: `${name} wartet noch eine Woche` },
          ],
          keep: `${name} gehen lassen`,
        };
      },
    },
    start: {
      idea: 'Wer hinten liegt, beginnt.',
      say: (seen, voice) =>
        seen.start === 0
          ? 'Du hast die wenigsten Punkte, also beginnst du die neue Woche.'
          : `${voice.name(seen.start)} hat die wenigsten Punkte und beginnt die neue Woche.`,
      do: 'Zum Reisepass',
      why: 'So wählt und fliegt zuerst, wer hinten liegt. Bei Gleichstand beginnt, wer die wenigsten Marken hat.',
      captions: ['beginnt die Woche', seen => `du: ${points(agencyIn(seen).vp)}`],
    },
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
