import type { LessonTexts } from '../../../kernel/index.ts';
import { placeAt, TRAVEL, type TravelCard } from '../components.ts';
import { fr as texts } from '../texts/fr.ts';
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

const card = (id: TravelCard) => `le ${TRAVEL[id].kind === 'T' ? 'train' : 'bateau'} ${TRAVEL[id].value}`;
const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;
/** Said until a leg is chosen. */
const out = (text: string) => (seen: View) => (isSettingOut(seen) ? text : '');

export const fr: LessonTexts<View> = {
  guide: 'Passepartout',
  title: 'Première partie',
  here: 'Passepartout est là si vous avez besoin de lui.',
  steps: {
    goal: {
      idea: 'Soyez de retour d’ici le jour 80.',
      say: 'De Londres à Londres en faisant le tour du monde, le plus vite possible. Sans retour, pas de victoire.',
      do: 'En route',
      why: 'Tous ceux qui rentrent en 80 jours au plus restent en lice. Parmi eux, celui qui a le moins de jours gagne.',
      captions: ['dix étapes, de Londres à Londres', 'vos jours : aucun pour l’instant'],
      stamp: 'De retour au jour 80',
    },
    leg: {
      idea: 'Chaque étape demande ses cartes.',
      say: 'Paris demande un bateau et un train, ni plus ni moins. Le nombre sur la carte indique les jours.',
      why: 'Chaque étape montre ce qu’elle demande. Vous posez exactement ces cartes, et leurs nombres s’additionnent.',
      captions: ['bateau et train', seen => `cartes les plus basses : Paris en ${sumOfLowest(seen)} jours`],
    },
    card: {
      idea: 'Chaque tour commence par une carte.',
      say: 'Prenez l’une de ces quatre cartes. La case à côté vous donne aussi quelque chose.',
      do: 'À vous de choisir : touchez une carte. Les quatre sont permises.',
      why: 'Une carte par tour, et les petits nombres vont vite. Pensez à la halte suivante : Brindisi demande deux trains.',
      good: 'Un train rapide. Brindisi en demandera deux.',
      captions: ['une carte par tour', 'bateau 4 + train 2 : Paris en 6 jours'],
      stamp: 'Une carte par tour',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'C’est permis. Pensez d’abord à la halte suivante.',
          say: 'Paris est payé dans les deux cas : bateau 4 et train 2. Mais Brindisi demande deux trains.',
          rows: [
            { choice: `Avec ${card(own)}`, pieces: restOfHand(own), comesTo: 'deux trains à trouver' },
            { choice: 'Avec le train 2', pieces: restOfHand('T2'), comesTo: 'un train à trouver' },
          ],
          keep: `Garder ${card(own)}`,
        };
      },
    },
    space: {
      idea: 'Chaque case donne quelque chose.',
      say: 'La carte vient de cette case, son action est donc à vous. Utilisez-la ou renoncez-y.',
      do: 'Touchez l’action, ou renoncez-y.',
      why: 'Une action n’est jamais une obligation. Prenez ce qui vous aide ce tour-ci, laissez le reste.',
      good: 'Bien. Ce qu’offre la case est à vous pour ce tour.',
      captions: ['à vous avec la carte'],
      stamp: 'Chaque case donne',
    },
    pay: {
      idea: 'Payez avec les plus petits nombres.',
      say: 'Paris demande un bateau et un train. Leurs nombres sont les jours que vous dépensez.',
      do: seen => (isPaying(seen) ? 'Posez le bateau 4 et le train 2, puis partez.' : isSettingOut(seen) ? 'Choisissez Paris.' : 'Partez.'),
      why: 'À la fin, seuls les jours comptent. Gardez plutôt un bateau lent pour un ballon, qui en ignore le nombre.',
      good: 'Quatre et deux : Paris au jour 6.',
      otherwise: seen =>
        journeyOf(seen).place === 'paris'
          ? `Paris au jour ${journeyOf(seen).days}.`
          : 'Vous restez à Londres pour l’instant. L’étape attend ses cartes.',
      captions: [seen => (isSettingOut(seen) ? `Paris en ${sumOfLowest(seen)} jours avec vos plus petites` : '')],
      stamp: 'Petit, donc rapide',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'C’est permis. Comptez d’abord les jours.',
          say: 'Les deux bateaux vous mènent à Paris. L’un des deux met plus longtemps.',
          rows: [
            { choice: `Avec ${card(own)}`, pieces: [own, 'T2'], comesTo: `Paris au jour ${TRAVEL[own].value + 2}` },
            { choice: 'Avec le bateau 4', pieces: ['S4', 'T2'], comesTo: 'Paris au jour 6' },
          ],
          keep: `Garder ${card(own)}`,
        };
      },
    },
    chip: {
      idea: 'Première arrivée : le jeton rouge.',
      say: 'Personne n’est à Paris avant vous : le jeton rouge est à vous. Le bleu attend la dernière arrivée.',
      do: 'Touchez le jeton rouge, puis finissez votre tour.',
      why: 'Le jeton est retourné, que vous l’utilisiez ou non. Rien ne sert donc de l’économiser.',
      good: 'Une pièce pour la première arrivée à Paris.',
      otherwise: 'Utilisé ou non, le jeton est maintenant retourné.',
      captions: [seen => (seen.frames.at(-1)?.phase === 'arrive' ? 'rouge : première arrivée' : '')],
      stamp: 'Premier et dernier',
    },
    clocks: {
      idea: 'Il y a deux horloges.',
      say: (_seen, voice) =>
        `${voice.name(1)} et ${voice.name(2)} ont voyagé aussi. Regardez le lieu et les jours : loin ne veut pas dire vite.`,
      why: 'En tête sur la carte, on peut avoir dépensé le plus de jours. À la fin, on ne compare que les jours de ceux qui sont de retour.',
      captions: [
        seen => `vous : ${days(seen.travellers[0]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(1)} : ${days(seen.travellers[1]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(2)} : ${days(seen.travellers[2]?.days ?? 0)}`,
      ],
    },
    pair: {
      idea: 'Une paire ne compte qu’une fois.',
      say: 'Brindisi demande deux trains. Deux trains égaux comptent pour un : 2 et 2 font 2.',
      do: seen => (isChoosing(seen) ? 'Prenez une carte. Un second train 2 fait la paire.' : 'Utilisez l’action, ou passez-la.'),
      why: 'Deux cartes égales : ni changement, ni attente. Deux bateaux égaux valent encore plus sur les longues étapes.',
      good: 'Voyez maintenant ce que cela change pour Brindisi.',
      otherwise: seen => {
        const { pair, lowest } = trainsInHand(seen);
        if (pair !== undefined) return `Une paire : pour Brindisi, ${pair} et ${pair} font ${pair}.`;
        return lowest
          ? `Pas de paire : pour Brindisi, ${lowest.join(' et ')} font ${lowest[0] + lowest[1]}.`
          : 'Brindisi demande deux trains. Guettez-les.';
      },
      captions: [seen => (isChoosing(seen) ? 'ce que les autres ont laissé' : ''), 'votre main'],
      stamp: 'Une paire compte une fois',
    },
    detective: {
      idea: 'Le détective pose des questions.',
      say: 'Si votre tour finit là où il se trouve, vous perdez 2 jours. Le quitter ne coûte rien.',
      do: 'Allez à Brindisi, ou finissez votre tour et restez à Paris.',
      why: 'Arriver maintenant coûte l’étape et ses 2 jours. Au prochain tour il sera peut-être parti, mais les autres seront devant.',
      good: 'C’est fait. Même avec ses questions, vous allez vite.',
      otherwise: seen =>
        journeyOf(seen).place === 'brindisi'
          ? `Brindisi au jour ${journeyOf(seen).days}.`
          : 'Vous restez à Paris : pas de questions, mais les autres prennent de l’avance.',
      captions: [out('deux trains'), out('2 jours si le tour finit ici')],
      stamp: 'Le détective',
    },
    die: {
      idea: 'Un dé peut remplacer une carte.',
      say: 'Le ballon est prêt, et le bateau 7 est lent. Avec le ballon, le dé compte à sa place.',
      do: 'Mettez le ballon sur le bateau et partez. Relancez pour une pièce, ou gardez le résultat.',
      why: 'Le dernier lancer compte, même s’il est moins bon. Une pièce paie un nouveau lancer, deux paient une carte.',
      good: 'Voilà comment un bateau 7 devient rapide.',
      otherwise: seen =>
        journeyOf(seen).place === 'suez'
          ? `Suez au jour ${journeyOf(seen).days}. Le ballon aurait pu y changer quelque chose.`
          : 'L’étape est encore devant vous.',
      captions: [
        seen => (isLoading(seen) ? 'un ballon pour une carte' : isRolled(seen) ? 'une pièce : relancer' : ''),
        seen => (isLoading(seen) ? 'une pièce : relancer' : ''),
      ],
      stamp: 'Le dé',
    },
    home: {
      idea: 'La dernière étape demande trois cartes.',
      say: (_seen, voice) =>
        `${voice.name(1)} est de retour, donc chaque manche coûte un jour aux autres. Vous avez deux bateaux et un train.`,
      do: 'Rentrez avec les deux bateaux 5 et le train 3. Ou attendez, si vous voulez.',
      why: 'Quand un seul voyageur est encore en route, la partie s’arrête. Hors de Londres, on ne peut alors plus gagner.',
      good: 'De retour au jour 74, grâce à la paire de bateaux.',
      otherwise: seen =>
        journeyOf(seen).isHome
          ? `De retour au jour ${journeyOf(seen).days}.`
          : 'Vous attendez à New York. Chaque manche vous coûte maintenant un jour.',
      captions: [seen => (isSettingOut(seen) ? 'deux bateaux et un train' : isPaying(seen) ? 'deux bateaux égaux comptent une fois' : '')],
      stamp: 'La dernière étape',
    },
    yours: {
      idea: 'La table est à vous.',
      say: 'Revoici votre propre partie, telle que vous l’avez laissée. À partir d’ici, le hasard décide.',
      do: 'Vers le passeport',
      why: 'L’éléphant et la tempête vous attendent encore. Vous pouvez demander un conseil à tout moment.',
      captions: ['votre partie'],
    },
  },
  end: {
    title: 'À vous de voyager maintenant.',
    lead: (_seen, voice) =>
      `La table reste telle quelle. ${voice.name(1)} et ${voice.name(2)} continuent en débutants, et vous pouvez toujours demander un conseil.`,
    figures: (seen, voice) => [
      { label: 'Vous êtes à', value: texts.pieces[placeAt(seen.travellers[0]?.position ?? 0)] ?? '' },
      { label: 'Jours dépensés', value: String(seen.travellers[0]?.days ?? 0) },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => seen.travellers[seat]?.days ?? 0).join(', ') },
    ],
    discover: [
      { icon: 'g-elephant', lead: 'Ce qui vous attend en Inde :', text: 'douze jours à pied, ou un éléphant.' },
      { icon: 'g-storm', lead: 'Deux cartes événement sont bleues.', text: 'Elles frappent tout le monde à la fois.' },
    ],
  },
};
