// What stands in the way of a touch, in words: the fact first, then the rule.
import type { Facts } from '../../../kernel/index.ts';
import type { Obstacle } from '../untouchable.ts';
import { capital } from './lexicon.ts';

/** A sentence for each obstacle. */
export type ObstacleWords = { readonly [K in Obstacle]: (facts: Facts) => string };

/** The names a language gives: of a place, and of an event card with its article. */
interface Names {
  readonly piece: (id: unknown) => string;
  readonly the: (id: unknown) => string;
}

export function obstaclesEn({ piece, the }: Names): ObstacleWords {
  return {
    behind: ({ place, next }) => `${piece(place)} lies behind you. You travel forwards only; next is ${piece(next)}.`,
    here: ({ place, next }) => `You are in ${piece(place)}. The next leg leads to ${piece(next)}.`,
    beyond: ({ place, next }) => `${piece(place)} is further on. You travel one place after the other; next is ${piece(next)}.`,
    cardFirst: () => 'Your turn begins with a card from the track; everything else follows.',
    actionFirst: () => 'The action of your card comes first, done or skipped; you travel after it.',
    underWay: ({ next }) => `You are already on the way to ${piece(next)}.`,
    tradeFirst: () => 'A trade is not interrupted. Stop it, and you draw.',
    chipFirst: () => 'The chip comes first: it is used or turned over on arrival.',
    turnOver: () => 'Your journey is over for this turn. You travel and buy before that.',
    cardTaken: () => 'You’ve already taken your card. It is one per turn.',
    otherAction: () => 'An action belongs to the card you take; yours came from another space.',
    routeFirst: ({ next }) => `Travel cards are played for a leg. Select ${piece(next)} to set out.`,
    noRoute: ({ next }) => `Your cards don’t reach ${piece(next)}: a leg needs all the cards it shows.`,
    legPaid: () => 'This leg is paid for. It takes exactly the cards it shows.',
    withLeg: ({ event }) => `You play ${the(event)} with a leg, once its cards are down.`,
    paidFirst: ({ event }) => `The cards of the leg come first; ${the(event)} is added to them.`,
    declared: ({ event }) => `The die has been rolled. Cards like ${the(event)} are added before.`,
    nothingToCopy: () => 'The event discard pile is empty: there is nothing for the Princess to copy.',
    notOnTop: ({ top }) => `On top of the event discard pile is ${the(top)}, which cannot be played now. The Princess copies nothing else.`,
    addFirst: () => 'Nothing replaces this card. A balloon, an Express Train or a Submarine would.',
  };
}

export function obstaclesDa({ piece, the }: Names): ObstacleWords {
  return {
    behind: ({ place, next }) => `${piece(place)} ligger bag dig. Du rejser kun fremad; næste sted er ${piece(next)}.`,
    here: ({ place, next }) => `Du er i ${piece(place)}. Næste etape går til ${piece(next)}.`,
    beyond: ({ place, next }) => `${piece(place)} ligger længere fremme. Du rejser ét sted ad gangen; næste er ${piece(next)}.`,
    cardFirst: () => 'Din tur begynder med et kort fra sporet; alt andet kommer bagefter.',
    actionFirst: () => 'Først kommer dit korts handling, udført eller sprunget over; så rejser du.',
    underWay: ({ next }) => `Du er allerede på vej til ${piece(next)}.`,
    tradeFirst: () => 'Et bytte afbrydes ikke. Afslut det, så trækker du.',
    chipFirst: () => 'Brikken kommer først: Den bruges eller vendes ved ankomsten.',
    turnOver: () => 'Du er færdig med at rejse i denne tur. Rejser og køb hører til før det.',
    cardTaken: () => 'Du har allerede taget dit kort. Det er ét pr. tur.',
    otherAction: () => 'En handling hører til det kort, du tager; dit kom fra et andet felt.',
    routeFirst: ({ next }) => `Rejsekort lægges for en etape. Vælg ${piece(next)} for at tage af sted.`,
    noRoute: ({ next }) => `Dine kort rækker ikke til ${piece(next)}: En etape kræver alle de kort, den viser.`,
    legPaid: () => 'Etapen er betalt. Den koster præcis de kort, den viser.',
    withLeg: ({ event }) => `${the(event)} spilles sammen med en etape, når dens kort ligger der.`,
    paidFirst: ({ event }) => `Etapens kort kommer først; ${the(event)} føjes til dem.`,
    declared: ({ event }) => `Terningen er slået. Kort som ${the(event)} føjes til inden da.`,
    nothingToCopy: () => 'Begivenhedskortenes kastebunke er tom: Der er intet, Prinsessen kan efterligne.',
    notOnTop: ({ top }) =>
      `Øverst i begivenhedskortenes kastebunke ligger ${the(top)}, som ikke kan spilles nu. Andet efterligner Prinsessen ikke.`,
    addFirst: () => 'Intet erstatter dette kort. Det kan en ballon, et Eksprestog eller en Undervandsbåd.',
  };
}

export function obstaclesFr({ piece, the }: Names): ObstacleWords {
  return {
    behind: ({ place, next }) => `${piece(place)} est derrière vous. On ne voyage que vers l’avant ; prochain arrêt : ${piece(next)}.`,
    here: ({ place, next }) => `Vous êtes à ${piece(place)}. L’étape suivante mène à ${piece(next)}.`,
    beyond: ({ place, next }) => `${piece(place)} est plus loin. On voyage d’un lieu au suivant ; prochain arrêt : ${piece(next)}.`,
    cardFirst: () => 'Votre tour commence par une carte de la piste ; tout le reste vient après.',
    actionFirst: () => 'L’action de votre carte passe d’abord, faite ou non ; le voyage vient ensuite.',
    underWay: ({ next }) => `Vous êtes déjà en route vers ${piece(next)}.`,
    tradeFirst: () => 'Un échange ne s’interrompt pas. Finissez-le, et vous piochez.',
    chipFirst: () => 'Le jeton passe d’abord : il sert ou se retourne à l’arrivée.',
    turnOver: () => 'Vous avez fini de voyager ce tour-ci. Voyages et achats se font avant.',
    cardTaken: () => 'Vous avez déjà pris votre carte. C’est une par tour.',
    otherAction: () => 'Une action va avec la carte prise ; la vôtre vient d’une autre case.',
    routeFirst: ({ next }) => `Les cartes voyage se jouent pour une étape. Choisissez ${piece(next)} pour partir.`,
    noRoute: ({ next }) => `Vos cartes ne suffisent pas pour ${piece(next)} : une étape demande toutes les cartes indiquées.`,
    legPaid: () => 'Cette étape est payée. Elle coûte exactement les cartes indiquées.',
    withLeg: ({ event }) => `On joue ${the(event)} avec une étape, une fois ses cartes posées.`,
    paidFirst: ({ event }) => `Les cartes de l’étape passent d’abord ; ${the(event)} s’y ajoute.`,
    declared: ({ event }) => `Le dé est lancé. ${capital(the(event))} s’ajoute avant.`,
    nothingToCopy: () => 'La défausse des événements est vide : la Princesse n’a rien à copier.',
    notOnTop: ({ top }) =>
      `Sur la défausse des événements se trouve ${the(top)}, qui ne peut pas se jouer maintenant. La Princesse ne copie rien d’autre.`,
    addFirst: () => 'Rien ne remplace cette carte. Un ballon, un Train express ou un Sous-marin le pourrait.',
  };
}

export function obstaclesDe({ piece, the }: Names): ObstacleWords {
  return {
    behind: ({ place, next }) => `${piece(place)} liegt hinter dir. Du reist nur vorwärts; als Nächstes kommt ${piece(next)}.`,
    here: ({ place, next }) => `Du bist in ${piece(place)}. Die nächste Etappe führt nach ${piece(next)}.`,
    beyond: ({ place, next }) => `${piece(place)} liegt weiter vorn. Du reist von Ort zu Ort; als Nächstes kommt ${piece(next)}.`,
    cardFirst: () => 'Dein Zug beginnt mit einer Karte von der Leiste; alles andere folgt danach.',
    actionFirst: () => 'Erst kommt die Aktion deiner Karte, ausgeführt oder nicht; danach reist du.',
    underWay: ({ next }) => `Du bist schon unterwegs nach ${piece(next)}.`,
    tradeFirst: () => 'Ein Tausch wird nicht unterbrochen. Beende ihn, dann ziehst du.',
    chipFirst: () => 'Das Plättchen kommt zuerst: Bei der Ankunft wird es genutzt oder umgedreht.',
    turnOver: () => 'Für diesen Zug bist du fertig gereist. Reisen und Käufe kommen davor.',
    cardTaken: () => 'Du hast deine Karte schon genommen. Es gibt eine je Zug.',
    otherAction: () => 'Eine Aktion gehört zur Karte, die du nimmst; deine kam von einem anderen Feld.',
    routeFirst: ({ next }) => `Reisekarten spielst du für eine Etappe. Wähle ${piece(next)}, um aufzubrechen.`,
    noRoute: ({ next }) => `Deine Karten reichen nicht bis ${piece(next)}: Eine Etappe verlangt alle Karten, die sie zeigt.`,
    legPaid: () => 'Diese Etappe ist bezahlt. Sie kostet genau die Karten, die sie zeigt.',
    withLeg: ({ event }) => `${the(event)} spielst du mit einer Etappe, wenn ihre Karten liegen.`,
    paidFirst: ({ event }) => `Erst kommen die Karten der Etappe; ${the(event)} kommt dazu.`,
    declared: ({ event }) => `Der Würfel ist gefallen. Karten wie ${the(event)} kommen vorher dazu.`,
    nothingToCopy: () => 'Die Ereignisablage ist leer: Die Prinzessin hat nichts nachzuahmen.',
    notOnTop: ({ top }) => `Oben auf der Ereignisablage liegt ${the(top)}; das geht jetzt nicht. Anderes ahmt die Prinzessin nicht nach.`,
    addFirst: () => 'Nichts ersetzt diese Karte. Ein Ballon, ein Schnellzug oder ein Unterseeboot könnte es.',
  };
}
