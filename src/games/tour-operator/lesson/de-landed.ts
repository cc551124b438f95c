import type { StepTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { de as texts } from '../texts/de.ts';
import type { View } from '../view.ts';
import {
  firstWaiting,
  guestsIn,
  isMarked,
  isSaved,
  isTied,
  moodOf,
  nextMark,
  placedIn,
  visitedBy,
  waitingAtDesks,
  waitingIn,
} from './after-landing.ts';
import { agencyIn, nameOf, phaseOf } from './reading.ts';

const { pieces } = texts;
const counted = (count: number, one: string, many: string) => `${count} ${Math.abs(count) === 1 ? one : many}`.replace('-', '−');
export const points = (count: number) => counted(count, 'Punkt', 'Punkte');
const coupons = (seen: View) => counted(agencyIn(seen).tokens.coupon, 'Gutschein', 'Gutscheine');

/** The steps after the landing. */
export const landed: Readonly<Record<string, StepTexts<View>>> = {
  rooms: {
    idea: 'Jeder Gast braucht ein sauberes Zimmer.',
    say: 'Gäste mit Krone wollen ins VIP-Zimmer; woanders kostet es 1 Punkt. Das Zimmer bleibt die angegebenen Wochen belegt.',
    do: seen => (waitingIn(seen).length > 0 ? 'Tippe auf einen Gast, dann auf ein Zimmer.' : 'Alle haben ein Zimmer. Tippe auf „Fertig“.'),
    why: 'Reisen Gäste ab, ist das Zimmer schmutzig, bis du es reinigst. Zwei Gäste mit Schlafsaal-Symbol dürfen sich den Schlafsaal teilen.',
    good: 'Alle haben ein Bett.',
    otherwise: seen => `Dein Hotel hat jetzt ${counted(guestsIn(seen), 'Gast', 'Gäste')}.`,
    captions: [seen => (waitingIn(seen).length > 0 ? 'deine Gäste' : ''), 'saubere Zimmer'],
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
    otherwise: seen =>
      isSaved(seen)
        ? 'Gerettet! Die Punkte von Amara bleiben dir.'
        : `Kein Zimmer: Du verlierst die Punkte von Amara und ${points(ANGRY)} dazu.`,
    captions: ['reinigt jede Woche ein Zimmer', seen => (agencyIn(seen).rooms.S2.clean ? 'wieder sauber' : 'leer, aber schmutzig')],
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
    do: 'Tippe auf eine Reihe für deine Markierung.',
    why: 'Du brauchst einen Gast im Zimmer und hast eine Markierung pro Woche. Kurze Reihen sind schnell, lange bringen mehr.',
    good: 'Markiert. Das Rennen läuft.',
    otherwise: seen => (isMarked(seen) ? 'Markiert. Das Rennen läuft.' : 'Keine Markierung diese Woche. Nächste Woche darfst du wieder.'),
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
      if (phaseOf(seen) === 'endWeek') return 'Alle, die warten, sind gefragt. Deine Woche ist vorbei.';
      const { waiting } = moodOf(seen);
      const name = nameOf(waiting?.tourist);
      return waiting?.patience === 'happy'
        ? `${name} musste warten und wird jetzt ungeduldig. Ein Gutschein hält bei Laune.`
        : `${name} ist ungeduldig und ginge jetzt verärgert: −3\u00a0Punkte. Ein Gutschein hält bei Laune.`;
    },
    do: seen => {
      const phase = phaseOf(seen);
      if (phase === 'weekend') return 'Geh weiter zur Laune der Wartenden.';
      if (phase !== 'mood') return 'Beende jetzt deine Woche.';
      return agencyIn(seen).tokens.coupon > 0
        ? 'Tippe auf den Gutschein oder lass die Laune sinken.'
        : 'Kein Gutschein mehr: Lass die Laune sinken.';
    },
    why: 'Zufriedene werden ungeduldig, Ungeduldige gehen. Nächste Woche könntest du die Wartenden zuerst mitnehmen.',
    good: 'Das war dein Wochenende.',
    otherwise: seen => {
      const names = waitingAtDesks(seen).map(({ tourist }) => nameOf(tourist));
      return names.length > 0
        ? `Das war dein Wochenende. Im Büro warten: ${names.join(', ')}.`
        : 'Das war dein Wochenende. Dein Büro ist leer.';
    },
    captions: [
      seen => (phaseOf(seen) === 'mood' && agencyIn(seen).tokens.coupon > 0 ? coupons(seen) : ''),
      seen => {
        const { waiting } = moodOf(seen);
        return waiting && phaseOf(seen) === 'mood' ? `${nameOf(waiting.tourist)}: ${pieces[waiting.patience]}` : '';
      },
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
    say: (seen, voice) => {
      if (isTied(seen)) {
        return seen.start === 0
          ? 'Du liegst mit hinten, und der Gleichstand entscheidet: Du beginnst die neue Woche.'
          : `${voice.name(seen.start)} liegt mit hinten, und der Gleichstand entscheidet: ${voice.name(seen.start)} beginnt die neue Woche.`;
      }
      return seen.start === 0
        ? 'Du hast die wenigsten Punkte, also beginnst du die neue Woche.'
        : `${voice.name(seen.start)} hat die wenigsten Punkte und beginnt die neue Woche.`;
    },
    do: 'Zum Reisepass',
    why: 'So wählt und fliegt zuerst, wer hinten liegt. Bei Gleichstand beginnt, wer die wenigsten Marken hat.',
    captions: [seen => `beginnt die Woche: ${points(agencyIn(seen, seen.start).vp)}`, seen => `du: ${points(agencyIn(seen).vp)}`],
  },
};
