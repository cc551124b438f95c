import type { TrustWords } from './en.ts';

export const fr: TrustWords = {
  open: {
    title: 'Collection ouverte',
    help: 'Les parties en ligne terminées aident celles et ceux qui étudient ces jeux ou entraînent des bots. Les vôtres ne sont partagées que si toute la table est d’accord, et sans noms, sans discussion ni notes : seulement les places et les coups.',
    mine: 'Mes parties terminées peuvent être partagées',
  },
  report: {
    door: 'Signaler…',
    title: 'Signaler aux responsables du serveur',
    help: 'Personne d’autre ne le verra. La personne signalée n’en saura rien.',
    who: 'De quoi s’agit-il ?',
    person: name => `${name} (la personne)`,
    line: (name, text) => `${name} : « ${text} »`,
    reason: 'Que s’est-il passé ?',
    send: 'Envoyer',
    cancel: 'Annuler',
    sent: 'Merci. Votre signalement a été envoyé.',
    nobody: 'Il n’y a personne à signaler ici.',
  },
};
