import { de } from '../../../kernel/index.ts';
import { texts } from './sentences.ts';

const pieces = {
  coast: 'côte',
  town: 'ville',
  alps: 'Alpes',
  nice: 'Nice',
  genoa: 'Gênes',
  trieste: 'Trieste',
  lisbon: 'Lisbonne',
  lyon: 'Lyon',
  munich: 'Munich',
  vienna: 'Vienne',
  paris: 'Paris',
  chur: 'Coire',
  innsbruck: 'Innsbruck',
  zermatt: 'Zermatt',
  chamonix: 'Chamonix',
} as const;

const DREAMS = { coast: 'de la côte', town: 'd’une ville', alps: 'des Alpes' } as const;

/** Night Train, in French. */
export const fr = texts('fr', {
  pitch: 'Une nuit, huit gares, quatre clochettes : levez-vous pour la vue dont vous rêvez et dormez le reste du temps.',
  sections: { 'NT-1': 'En général', 'NT-2': 'Mise en place', 'NT-3': 'Un arrêt', 'NT-4': 'Le matin' },
  rules: {
    'NT-1.1': 'Le train de nuit fait le nombre d’arrêts convenu, huit en général. Au matin, le joueur qui a le plus de points gagne.',
    'NT-1.2': 'Jusqu’au matin, personne d’autre ne sait de quoi vous rêvez.',
    'NT-2.1': 'Chacun commence avec le même nombre de clochettes, quatre en général.',
    'NT-2.2':
      'Chacun reçoit, face cachée, une des six cartes Rêve ; il y en a deux par paysage : côte, ville et Alpes. Les cartes restantes demeurent dans la boîte sans être vues.',
    'NT-2.3': 'Le joueur interrogé en premier au premier arrêt est tiré au sort.',
    'NT-3.1':
      'À chaque arrêt, une gare qui n’est pas encore venue est tirée au sort. Sa carte postale est posée sur le quai, face visible.',
    'NT-3.2': 'Les joueurs sont interrogés l’un après l’autre, dans l’ordre des places : continuer à dormir ou se lever.',
    'NT-3.3': 'Se lever coûte une clochette. Sans clochette, vous dormez pendant l’arrêt.',
    'NT-3.4': 'Le joueur qui se lève prend la carte postale, et personne d’autre n’est interrogé à cet arrêt.',
    'NT-3.5': 'Si tout le monde dort, la carte postale reste sur place et ne compte pour personne.',
    'NT-3.6': 'À l’arrêt suivant, le joueur suivant dans l’ordre des places est interrogé en premier.',
    'NT-4.1': 'Après le dernier arrêt, c’est le matin : chacun montre sa carte Rêve.',
    'NT-4.2': 'Une carte postale rapporte les points imprimés dessus, de 1 à 4, et le double si elle montre le paysage dont vous rêvez.',
    'NT-4.3': 'Chaque clochette qui vous reste rapporte 1 point.',
    'NT-4.4':
      'Le plus de points l’emporte. En cas d’égalité, le joueur à qui il reste le plus de clochettes passe devant ; si elles sont aussi à égalité, la place est partagée.',
  },
  options: {
    stops: { name: 'Arrêts', help: 'Combien de fois le train s’arrête pendant la nuit.' },
    bells: { name: 'Clochettes', help: 'Combien de fois chaque joueur peut se lever.' },
  },
  pieces,
  refusals: { 'NT-3.3': ({ bells }) => `Vous ne pouvez pas vous lever : toutes vos clochettes (${bells}) ont sonné.` },
  moves: {
    sleep: () => 'Continuer à dormir',
    rise: (_move, { station }) => (station ? `Se lever pour la carte postale ${de(pieces[station])}` : 'Se lever'),
  },
  events: {
    dealt: ({ seat, dream }, voice) =>
      dream ? `${voice.name(seat)} rêve ${DREAMS[dream]}.` : `${voice.name(seat)} reçoit une carte Rêve.`,
    arrived: ({ stop, station }) => `Arrêt ${stop} : ${pieces[station]}.`,
    slept: ({ seat }, voice) => `${voice.name(seat)} continue à dormir.`,
    rose: ({ seat, station }, voice) => `${voice.name(seat)} se lève et prend la carte postale ${de(pieces[station])}.`,
    missed: ({ station }) => `Personne ne se lève pour ${pieces[station]}.`,
    morning: ({ dreams }, voice) =>
      `C’est le matin. ${dreams.map((dream, seat) => `${voice.name(seat)} rêvait ${DREAMS[dream]}.`).join(' ')}`,
  },
  table: {
    stop: (stop, stops) => `Arrêt ${stop} sur ${stops}`,
    platform: postcard => `Sur le quai : ${postcard}`,
    bells: bells => (bells < 2 ? `${bells} clochette` : `${bells} clochettes`),
    nothing: 'aucune carte postale',
    dream: landscape => `rêve : ${landscape}`,
  },
});
