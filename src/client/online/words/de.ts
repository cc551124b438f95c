import type { ServerWords } from './en.ts';

export const de: ServerWords = {
  refusals: {
    over: 'Die Partie ist zu Ende.',
    full: 'Es ist kein Platz mehr frei, aber du kannst zuschauen.',
    taken: 'Jemand war schneller: Dieser Platz ist vergeben.',
    'not seated': 'Das darf nur, wer an diesem Tisch sitzt.',
    'open seat': 'Ein Platz ist noch frei; warte, bis ihn jemand nimmt.',
    'not over': 'Die Partie ist noch nicht zu Ende.',
    'not host': 'Das darf nur, wer den Tisch eröffnet hat.',
    begun: 'Die Partie hat schon begonnen.',
    'too many': 'Das war zu viel auf einmal; warte einen Moment.',
    'not known': 'Dieser Link gilt nicht mehr: Er ist schon benutzt, oder es gibt einen neueren.',
    'one seat': 'Du hast an diesem Tisch schon einen Platz; hier bekommt jede Person nur einen.',
    'sent away': 'Wer den Tisch eröffnet hat, hat dich entfernt. Du kannst aber zuschauen.',
    declined: 'Diesmal haben die anderen abgelehnt. Du kannst zuschauen und in ein paar Minuten wieder fragen.',
    'nobody here': 'Hier ist niemand mehr, der dich hereinlassen könnte. Zurück kann nur, wer hier gespielt hat.',
    'not asking': 'Darum bittet inzwischen niemand mehr.',
    name: 'Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht.',
    colour: 'Diese Farbe hat schon jemand.',
    'no session': 'Du bist auf diesem Gerät nicht mehr angemeldet. Lade die Seite neu.',
    'no such game': 'Dieses Spiel gibt es auf diesem Server nicht.',
    options: 'Der Server nimmt diese Varianten nicht an.',
    push: 'Der Server erreicht den Benachrichtigungsdienst deines Browsers nicht.',
    seat: 'Das geht mit diesem Platz nicht.',
    seats: 'Mit so vielen Personen lässt sich das Spiel nicht spielen.',
    webhook: 'Der Server nimmt diese Adresse nicht an.',
    'nothing said': 'In dieser Nachricht ist nichts zu lesen.',
    damaged:
      'Diese Partie ist auf dem Server beschädigt und kann nicht fortgesetzt werden. Wer den Server betreibt, kann eine Sicherung einspielen.',
    failed: 'Auf dem Server ist etwas schiefgegangen; versuche es noch einmal.',
  },
};
