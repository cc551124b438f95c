import type { StepTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { da as texts } from '../texts/da.ts';
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
export const points = (count: number) => `${count} point`.replace('-', '−');
const coupons = (seen: View) => `${agencyIn(seen).tokens.coupon} ${agencyIn(seen).tokens.coupon === 1 ? 'kupon' : 'kuponer'}`;

/** The steps after the landing. */
export const landed: Readonly<Record<string, StepTexts<View>>> = {
  rooms: {
    idea: 'Hver gæst skal have et rent værelse.',
    say: 'En gæst med krone vil have VIP-værelset; andre steder koster det 1 point. Værelset er optaget i de viste uger.',
    do: seen => (waitingIn(seen).length > 0 ? 'Tryk på en gæst og så på et værelse.' : 'Alle har et værelse. Tryk på Færdig.'),
    why: 'Når gæster rejser, er værelset snavset, til du rengør det. To med sovesalssymbolet må dele sovesalen.',
    good: 'Alle har en seng.',
    otherwise: seen => `Dit hotel har nu ${guestsIn(seen)} ${guestsIn(seen) === 1 ? 'gæst' : 'gæster'}.`,
    captions: [seen => (waitingIn(seen).length > 0 ? 'dine gæster' : ''), 'rene værelser'],
    stamp: 'Værelse til alle',
    futures: (move, seen) => {
      const { guest, vip, room } = placedIn(seen, move);
      return {
        idea: 'Det må du godt. Se først efter kronen.',
        say: `${nameOf(vip)} har kronen. Der er kun ét VIP-værelse.`,
        rows: [
          { choice: `${nameOf(guest)}: ${pieces[room]}`, pieces: [room], comesTo: '−1 point for kronen' },
          { choice: `${nameOf(vip)}: ${pieces.V}`, pieces: ['V'], comesTo: 'ingen straf' },
        ],
        keep: 'Behold værelset',
      };
    },
  },
  full: {
    idea: 'Intet rent værelse: Det bliver dyrt.',
    say: 'Nogle uger senere: Tre værelser er optaget, ét er snavset, og Amara er lige landet.',
    do: 'Tryk på din hotelansatte og så på det snavsede værelse. Amara flytter ind.',
    why: 'Uden værelse mister du gæstens point og 3 til. Tæl derfor de rene værelser, før nogen går om bord.',
    good: 'Reddet! Du beholder Amaras point.',
    otherwise: seen => (isSaved(seen) ? 'Reddet! Du beholder Amaras point.' : `Intet værelse: Du mister Amaras point og ${ANGRY} til.`),
    captions: ['rengør ét værelse om ugen', seen => (agencyIn(seen).rooms.S2.clean ? 'rent igen' : 'tomt, men snavset')],
    stamp: 'Tæl værelserne',
    futures: (_move, seen) => {
      const guest = firstWaiting(seen);
      return {
        idea: 'Det må du godt. Se først på dine ansatte.',
        say: 'Din ansatte har tid, og ét værelse er tomt. En værelsesbrik kan også bruges.',
        rows: [
          { choice: 'Afvis', pieces: guest ? [guest.tourist] : [], comesTo: points(-(guest?.scored ?? 0) - ANGRY) },
          { choice: 'Rengør værelset', pieces: ['H1'], comesTo: 'ingen point mistet' },
        ],
        keep: 'Afvis',
      };
    },
  },
  activity: {
    idea: 'Én markør om ugen.',
    say: 'Tilbage i din uge: Byen tilbyder en aktivitet. Hver række giver kun noget til den første, der fylder den.',
    do: 'Tryk på en række til din markør.',
    why: 'Du skal have en gæst i et værelse og må lægge én markør. Korte rækker er hurtige, lange giver mere.',
    good: 'Markeret. Kapløbet er i gang.',
    otherwise: seen => (isMarked(seen) ? 'Markeret. Kapløbet er i gang.' : 'Ingen markør i denne uge. Næste uge får du en ny.'),
    captions: [
      seen => {
        const next = nextMark(seen);
        return next ? `${pieces[next.row]}: ${ROWS[next.row].spaces.map(space => pieces[space]).join(', ')}` : '';
      },
      seen => `${pieces[visitedBy(seen) ?? 'NBO']}: Her er dine gæster`,
    ],
    stamp: 'Den første markør',
    futures: (_move, seen) => {
      const next = nextMark(seen);
      return {
        idea: 'Det må du godt. Men en markør er gratis.',
        say: 'Ugens markør går tabt, hvis du springer over.',
        rows: [
          { choice: 'Ingen aktivitet', comesTo: 'ingen række begyndt' },
          {
            choice: next ? `${pieces[next.row]}` : '',
            pieces: next ? [next.row] : [],
            comesTo: next ? `mangler ${next.left - 1} ${next.left === 2 ? 'felt' : 'felter'}` : '',
          },
        ],
        keep: 'Ingen aktivitet',
      };
    },
  },
  mood: {
    idea: 'Ventetid koster tålmodighed.',
    say: seen => {
      if (phaseOf(seen) === 'endWeek') return 'Alle, der venter, har haft tur. Din uge er slut.';
      const { waiting } = moodOf(seen);
      const name = nameOf(waiting?.tourist);
      return waiting?.patience === 'happy'
        ? `${name} måtte vente og bliver nu utålmodig. En kupon holder humøret oppe.`
        : `${name} er utålmodig og ville nu gå i vrede: −3 point. En kupon holder humøret oppe.`;
    },
    do: seen => {
      const phase = phaseOf(seen);
      if (phase === 'weekend') return 'Gå videre til de ventendes humør.';
      if (phase !== 'mood') return 'Afslut nu din uge.';
      return agencyIn(seen).tokens.coupon > 0 ? 'Tryk på kuponen, eller lad humøret falde.' : 'Ingen kupon tilbage: Lad humøret falde.';
    },
    why: 'Glade bliver utålmodige, utålmodige går. Næste uge kan du flyve dem, der venter, først.',
    good: 'Det var din weekend.',
    otherwise: seen => {
      const names = waitingAtDesks(seen).map(({ tourist }) => nameOf(tourist));
      return names.length > 0
        ? `Det var din weekend. På kontoret venter: ${names.join(', ')}.`
        : 'Det var din weekend. Dit kontor er tomt.';
    },
    captions: [
      seen => (phaseOf(seen) === 'mood' && agencyIn(seen).tokens.coupon > 0 ? coupons(seen) : ''),
      seen => {
        const { waiting } = moodOf(seen);
        return waiting && phaseOf(seen) === 'mood' ? `${nameOf(waiting.tourist)}: ${pieces[waiting.patience]}` : '';
      },
    ],
    stamp: 'Tålmodighed',
    futures: (_move, seen) => {
      const name = nameOf(moodOf(seen).waiting?.tourist);
      return {
        idea: 'Det må du godt. En kupon er billigere.',
        say: `Du har ${coupons(seen)}, og terningerne giver nye.`,
        rows: [
          { choice: `${name} går`, comesTo: `${points(-ANGRY)}, et ledigt skrivebord` },
          { choice: 'Én kupon', pieces: ['coupon'], comesTo: `${name} venter en uge til` },
        ],
        keep: `Lad ${name} gå`,
      };
    },
  },
  start: {
    idea: 'Den bageste begynder.',
    say: (seen, voice) => {
      if (isTied(seen)) {
        return seen.start === 0
          ? 'Du deler sidstepladsen og begynder den nye uge: Det afgør reglen om lige stilling.'
          : `${voice.name(seen.start)} deler sidstepladsen og begynder den nye uge: Det afgør reglen om lige stilling.`;
      }
      return seen.start === 0
        ? 'Du har færrest point, så du begynder den nye uge.'
        : `${voice.name(seen.start)} har færrest point og begynder den nye uge.`;
    },
    do: 'Til passet',
    why: 'Så vælger og flyver den bageste først. Står det lige, er det den med færrest brikker.',
    captions: [seen => `begynder ugen: ${points(agencyIn(seen, seen.start).vp)}`, seen => `dig: ${points(agencyIn(seen).vp)}`],
  },
};
