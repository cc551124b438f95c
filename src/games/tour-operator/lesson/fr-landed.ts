import type { StepTexts } from '../../../kernel/index.ts';
import { ROWS } from '../activity-rows.ts';
import { ANGRY } from '../components.ts';
import { fr as texts } from '../texts/fr.ts';
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
export const counted = (count: number, one: string) => `${count} ${one}${Math.abs(count) < 2 ? '' : 's'}`.replace('-', '−');
export const points = (count: number) => counted(count, 'point');

/** The steps after the landing. */
export const landed: Readonly<Record<string, StepTexts<View>>> = {
  rooms: {
    idea: 'Chaque client veut une chambre propre.',
    say: 'Un client à couronne veut la chambre VIP ; ailleurs, il coûte 1 point. La chambre reste prise les semaines indiquées.',
    do: seen => (waitingIn(seen).length > 0 ? 'Touchez un client, puis une chambre.' : 'Tous ont une chambre. Touchez « Terminé ».'),
    why: 'Quand un client part, la chambre est sale jusqu’au nettoyage. Deux clients qui ont le symbole dortoir peuvent partager le dortoir.',
    good: 'Chacun a son lit.',
    otherwise: seen => `Votre hôtel a maintenant ${counted(guestsIn(seen), 'client')}.`,
    captions: [seen => (waitingIn(seen).length > 0 ? 'vos clients' : ''), 'chambres propres'],
    stamp: 'Une chambre pour tous',
    futures: (move, seen) => {
      const { guest, vip, room } = placedIn(seen, move);
      return {
        idea: 'C’est permis. Cherchez d’abord la couronne.',
        say: `${nameOf(vip)} a la couronne. Il n’y a qu’une chambre VIP.`,
        rows: [
          { choice: `${nameOf(guest)} : ${pieces[room]}`, pieces: [room], comesTo: '−1 point pour la couronne' },
          { choice: `${nameOf(vip)} : ${pieces.V}`, pieces: ['V'], comesTo: 'aucun malus' },
        ],
        keep: 'Garder cette chambre',
      };
    },
  },
  full: {
    idea: 'Sans chambre propre, cela coûte cher.',
    say: 'Quelques semaines plus tard : trois chambres occupées, une sale, et Amara vient d’atterrir.',
    do: 'Touchez la gouvernante, puis la chambre sale. Amara s’y installe.',
    why: 'Sans chambre, vous rendez les points du client et en perdez 3 autres. Comptez donc les chambres avant d’embarquer.',
    good: 'Sauvé ! Les points d’Amara vous restent.',
    otherwise: seen =>
      isSaved(seen)
        ? 'Sauvé ! Les points d’Amara vous restent.'
        : `Pas de chambre : vous rendez les points d’Amara et perdez ${points(ANGRY)} de plus.`,
    captions: ['nettoie une chambre par semaine', seen => (agencyIn(seen).rooms.S2.clean ? 'de nouveau propre' : 'libre, mais sale')],
    stamp: 'Comptez les chambres',
    futures: (_move, seen) => {
      const guest = firstWaiting(seen);
      return {
        idea: 'C’est permis. Regardez d’abord votre personnel.',
        say: 'Votre gouvernante est disponible, et une chambre est libre. Un jeton chambre irait aussi.',
        rows: [
          { choice: 'Refuser', pieces: guest ? [guest.tourist] : [], comesTo: points(-(guest?.scored ?? 0) - ANGRY) },
          { choice: 'Nettoyer', pieces: ['H1'], comesTo: 'aucun point perdu' },
        ],
        keep: 'Refuser',
      };
    },
  },
  activity: {
    idea: 'Un marqueur par semaine.',
    say: 'Retour à votre semaine : la ville propose une activité. Chaque rangée ne récompense que le premier à la remplir.',
    do: 'Touchez une rangée pour votre marqueur.',
    why: 'Il faut un client logé, et vous posez un seul marqueur par semaine. Les rangées courtes vont vite, les longues rapportent plus.',
    good: 'Marqueur posé. La course est lancée.',
    otherwise: seen =>
      isMarked(seen) ? 'Marqueur posé. La course est lancée.' : 'Pas de marqueur cette semaine. Ce sera pour la prochaine.',
    captions: [
      seen => {
        const next = nextMark(seen);
        return next ? `${pieces[next.row]} : ${ROWS[next.row].spaces.map(space => pieces[space]).join(', ')}` : '';
      },
      seen => `${pieces[visitedBy(seen) ?? 'NBO']} : vos clients sont ici`,
    ],
    stamp: 'Le premier marqueur',
    futures: (_move, seen) => {
      const next = nextMark(seen);
      return {
        idea: 'C’est permis. Mais un marqueur est gratuit.',
        say: 'Le marqueur de cette semaine est perdu si vous passez.',
        rows: [
          { choice: 'Aucune activité', comesTo: 'aucune rangée commencée' },
          {
            choice: next ? `${pieces[next.row]}` : '',
            pieces: next ? [next.row] : [],
            comesTo: next ? `encore ${counted(next.left - 1, 'case')}` : '',
          },
        ],
        keep: 'Aucune activité',
      };
    },
  },
  mood: {
    idea: 'Attendre use la patience.',
    say: seen => {
      if (phaseOf(seen) === 'endWeek') return 'Tous ceux qui attendent ont eu leur tour. Votre semaine est finie.';
      const { waiting } = moodOf(seen);
      const name = nameOf(waiting?.tourist);
      return waiting?.patience === 'happy'
        ? `${name} a dû attendre et s’impatiente. Un coupon préserve l’humeur.`
        : `${name} s’impatiente et partirait en colère : −3 points. Un coupon préserve l’humeur.`;
    },
    do: seen => {
      const phase = phaseOf(seen);
      if (phase === 'weekend') return 'Passez à l’humeur des touristes.';
      if (phase !== 'mood') return 'Finissez maintenant votre semaine.';
      return agencyIn(seen).tokens.coupon > 0
        ? 'Touchez le coupon, ou laissez l’humeur baisser.'
        : 'Plus de coupon : laissez l’humeur baisser.';
    },
    why: 'Le touriste content s’impatiente, l’impatient part. La semaine prochaine, faites voler d’abord ceux qui attendent.',
    good: 'Voilà pour le week-end.',
    otherwise: seen => {
      const names = waitingAtDesks(seen).map(({ tourist }) => nameOf(tourist));
      return names.length > 0
        ? `Voilà pour le week-end. Au bureau : ${names.join(', ')}.`
        : 'Voilà pour le week-end. Votre bureau est vide.';
    },
    captions: [
      seen => (phaseOf(seen) === 'mood' && agencyIn(seen).tokens.coupon > 0 ? counted(agencyIn(seen).tokens.coupon, 'coupon') : ''),
      seen => {
        const { waiting } = moodOf(seen);
        return waiting && phaseOf(seen) === 'mood' ? `${nameOf(waiting.tourist)} : ${pieces[waiting.patience]}` : '';
      },
    ],
    stamp: 'Patience',
    futures: (_move, seen) => {
      const name = nameOf(moodOf(seen).waiting?.tourist);
      return {
        idea: 'C’est permis. Un coupon coûte moins cher.',
        say: `Vous avez ${counted(agencyIn(seen).tokens.coupon, 'coupon')}, et les dés en apportent d’autres.`,
        rows: [
          { choice: `${name} s’en va`, comesTo: `${points(-ANGRY)}, un guichet libre` },
          { choice: 'Un coupon', pieces: ['coupon'], comesTo: `${name} attend une semaine de plus` },
        ],
        keep: `Laisser partir ${name}`,
      };
    },
  },
  start: {
    idea: 'Le dernier commence.',
    say: (seen, voice) => {
      if (isTied(seen)) {
        return seen.start === 0
          ? 'Vous partagez la dernière place et l’égalité vous désigne : vous commencez la nouvelle semaine.'
          : `${voice.name(seen.start)} partage la dernière place et commence la nouvelle semaine : l’égalité en décide ainsi.`;
      }
      return seen.start === 0
        ? 'Vous avez le moins de points : vous commencez la nouvelle semaine.'
        : `${voice.name(seen.start)} a le moins de points et commence la nouvelle semaine.`;
    },
    do: 'Vers le passeport',
    why: 'Ainsi, le dernier choisit et vole en premier. À égalité, c’est celui qui a le moins de jetons qui commence.',
    captions: [seen => `commence la semaine : ${points(agencyIn(seen, seen.start).vp)}`, seen => `vous : ${points(agencyIn(seen).vp)}`],
  },
};
