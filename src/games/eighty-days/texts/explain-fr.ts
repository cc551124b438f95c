import type { ExplainWords } from './explain-words.ts';

const days = (count: number) => (count < 2 ? `${count} jour` : `${count} jours`);
/** Trains and ships are no names: within a sentence they are written small. */
const small = (cards: string) => cards.replaceAll(/Train(?! express)|Bateau/g, kind => kind.toLowerCase());
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);

/** What every thing is, in French. */
export const explainFr: Omit<ExplainWords, 'people'> = {
  kinds: {
    space: 'Case d’action',
    place: 'Lieu',
    route: 'Étape',
    travel: 'Carte voyage',
    event: 'Carte événement',
    blue: 'Carte bleue',
    deck: 'Pioche',
    chip: 'Jeton bonus',
    slot: 'Carte de l’étape',
    thing: 'Sur la table',
    button: 'Choix',
  },
  spaces: {
    coin: 'En prenant la carte de cette case, vous pouvez aussi prendre une pièce de la réserve.',
    balloon:
      'Si vous prenez la carte de cette case, le dé peut remplacer une de vos cartes voyage ce tour-ci. Un ballon inutilisé est perdu.',
    event: 'En prenant la carte de cette case, vous pouvez aussi piocher une carte événement. Elle est peut-être bleue.',
    detective: 'En prenant la carte de cette case, vous pouvez envoyer le détective dans un autre lieu, sauf à Londres.',
    start: 'En prenant la carte de cette case, vous pouvez commencer la manche suivante. Le premier joueur ne peut pas la prendre.',
    trade: 'En prenant la carte de cette case, vous pouvez défausser jusqu’à trois cartes voyage, puis en piocher autant.',
  },
  events: {
    balloon: () => 'Le dé remplace une carte de l’étape. Vous le lancez au départ. Un ballon par tour.',
    elephant: () => 'De Bombay à Calcutta, 6 jours plus le dé au lieu de 12. Ou défaussez-le contre 1 pièce.',
    connection: () => 'Vous pouvez parcourir une deuxième étape ce tour-ci.',
    offer: ({ offerDays }) => `Une étape dure ${days(offerDays)} de moins, mais toujours au moins 1 jour.`,
    express: ({ expressDays }) => `Un train de l’étape compte pour ${days(expressDays)}.`,
    submarine: ({ submarineDays }) => `Un bateau de l’étape compte pour ${days(submarineDays)}.`,
    princess: () => 'Elle agit comme la carte du dessus de la défausse des événements, si celle-ci pouvait être jouée.',
    passepartout: () => 'Le détective ne vous interroge pas ce tour-ci.',
    carpetbag: () => 'Vous prenez 2 pièces de la réserve.',
    bradshaw: () => 'Vous reprenez une carte voyage de votre choix dans la défausse.',
    delay: () => 'Une fois piochée : 1 jour perdu pour tous les voyageurs, et chacun perd ses cartes événement. On remélange tout.',
    storm: () => 'Une fois piochée : 2 jours perdus pour tous les voyageurs, et chacun perd ses cartes événement. On remélange tout.',
  },
  chipNames: { red: place => `Jeton rouge de ${place}`, blue: place => `Jeton bleu de ${place}` },
  chips: {
    red: gain => `Le premier à arriver ici peut l’utiliser : ${gain}. Puis on le retourne.`,
    blue: gain => `Le dernier de tous à arriver ici peut l’utiliser : ${gain}. Puis on le retourne.`,
  },
  gains: {
    coin: 'prendre une pièce',
    travel: 'piocher une carte voyage',
    event: 'piocher une carte événement',
    day: 'tous les autres voyageurs perdent un jour',
  },
  things: {
    'button:takeBlind': [
      'Piocher à l’aveugle',
      () => 'Le dernier de six voyageurs peut piocher au lieu de prendre la dernière carte, sans action.',
    ],
    'button:resign': ['Abandonner', () => 'Vos cartes et vos pièces sont rendues et les autres continuent. C’est sans retour.'],
    'button:decline': ['Renoncer à l’action', () => 'Vous gardez la carte sans faire l’action de sa case.'],
    'button:stop': ['Finir l’échange', () => 'Vous piochez autant de cartes voyage que vous en avez défaussé. L’échange est terminé.'],
    'button:endTurn': [
      'Finir votre tour',
      ({ detectiveDays }) =>
        `C’est ensuite au joueur suivant de jouer. Si le détective est là où vous êtes, vous perdez ${days(detectiveDays)}.`,
    ],
    'button:depart': [
      'Partir',
      () => 'L’étape est fixée : on compte ses jours, après le lancer s’il y a un dé à lancer. On ne revient pas en arrière.',
    ],
    'button:accept': ['Garder le lancer', () => 'Le dé reste tel quel et l’étape se termine.'],
    'button:reroll': ['Relancer', () => 'Payez 1 pièce et relancez. Le dernier lancer compte, même s’il est pire.'],
    'button:leave': ['Ne pas utiliser le jeton', () => 'Le jeton est retourné malgré tout.'],
    detective: [
      'Détective',
      ({ detectiveDays }) => `Finir votre tour là où il se trouve coûte ${days(detectiveDays)}. Y passer ou en partir ne coûte rien.`,
    ],
    watch: [
      'Montre',
      () => 'Celui qui l’a commence la manche. Elle passe au joueur suivant, dans le sens horaire, si personne ne la prend sur la piste.',
    ],
    coins: ['Pièces', () => 'Une pièce paie un nouveau lancer, deux pièces une carte voyage ou une carte événement.'],
    die: ['Dé', () => 'Il décide de la durée d’un ballon ou d’un Éléphant, de 1 à 6 jours.'],
    days: ['Compte des jours', () => 'Vos jours de voyage. Il faut être de retour en 80 jours ; celui qui en a le moins gagne.'],
    figure: ['Figurine', () => 'Elle montre où est un voyageur. Elle avance d’une étape par tour, de deux avec Correspondance.'],
    hand: ['Main', ({ handLimit }) => `À la fin de votre tour, vous pouvez garder ${handLimit} cartes, voyage et événement confondues.`],
    discard: ['Défausse des événements', () => 'Les cartes événement jouées sont ici, face visible. La Princesse copie celle du dessus.'],
    pressure: [
      'Le temps presse',
      ({ pressureDays }) => `Dès qu’un joueur est de retour, chaque manche coûte ${days(pressureDays)} à tous ceux qui voyagent encore.`,
    ],
  },
  travel: count => `Elle compte pour ${days(count)} sur une étape. Deux de même sorte et de même valeur ne comptent qu’une fois.`,
  place: 'Le premier et le dernier à arriver ici peuvent utiliser un jeton bonus. Le détective peut y attendre.',
  london: 'Le voyage commence et finit ici. Une fois de retour, vos jours ne changent plus.',
  route: 'Défaussez exactement ces cartes pour y aller. Leurs valeurs sont les jours du trajet.',
  onFoot: 'Aucune carte : 12 jours à pied, ou 6 jours plus le dé avec un Éléphant.',
  slotName: slot => `Carte ${slot}`,
  slot: 'Une carte de l’étape. Un ballon, un Train express ou un Sous-marin peut remplacer sa valeur, un par carte.',
  decks: {
    travel: ['Cartes voyage', 'À votre tour, vous pouvez payer 2 pièces pour en piocher une. Trains de 2 à 6, bateaux de 4 à 8.'],
    event: ['Cartes événement', 'À votre tour, vous pouvez payer 2 pièces pour en piocher une. Deux sont bleues et frappent aussitôt.'],
  },
  lies: card => `Ici en ce moment : ${small(card)}.`,
  here: people => `Ici en ce moment : ${people}.`,
  nobodyHere: 'Il n’y a personne ici.',
  needs: kinds => `Il faut : ${small(kinds)}.`,
  copies: (count, all) => `Il y en a ${count} sur ${all} cartes.`,
  left: count => `Encore ${cards(count)}.`,
  detectiveIn: (place, count) => `Il est à ${place} en ce moment : y finir votre tour coûte ${days(count)}.`,
  starts: (seat, voice) => voice.tell(seat, 'Vous commencez cette manche.', name => `${name} commence cette manche.`),
  owns: (seat, voice, count) => {
    const coins = count < 2 ? `${count} pièce` : `${count} pièces`;
    return voice.tell(seat, `Vous avez ${coins}.`, name => `${name} a ${coins}.`);
  },
  onDay: (seat, voice, count) => voice.tell(seat, `Vous en êtes à ${days(count)}.`, name => `${name} en est à ${days(count)}.`),
  holds: (seat, voice, count) => voice.tell(seat, `Vous avez ${cards(count)} en main.`, name => `${name} a ${cards(count)} en main.`),
  onTop: card => `Sur le dessus : ${card}.`,
};
