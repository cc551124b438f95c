import type { ArrivalWords } from './en.ts';

const list = new Intl.ListFormat('de');

/** What every end of a game says in German. */
export const de: ArrivalWords = {
  decided: 'Was den Ausschlag gab',
  turned: 'Wo es kippte',
  where: 'Auf dem Plan zeigen',
  ranking: 'Endstand',
  rank: rank => `${rank}. Platz`,
  first: 'Deine erste Reise. Die gilt es zu schlagen.',
  best: figure => `Deine Bestmarke: ${figure}.`,
  newBest: before => `Deine neue Bestmarke; vorher ${before}.`,
  minutes: count =>
    count < 60 ? `${count} ${count === 1 ? 'Minute' : 'Minuten'}` : `${Math.floor(count / 60)}\u00a0Std. ${count % 60}\u00a0Min.`,
  what: 'Wie geht es weiter',
  rematch: 'Revanche',
  rematchWanted: (by, of) => `Revanche, ${by} von ${of} wollen`,
  again: 'Noch einmal',
  nextDay: 'Nächster Tag',
  tryFrom: turn => `Ab Zug ${turn} neu versuchen`,
  share: 'Teilen',
  replay: 'Nachspielen',
  review: 'Auswertung',
  save: 'Partie speichern',
  fair: 'Zufall prüfen',
  fairYes: 'Alle Karten und Würfe ergeben sich aus dem Startwert, der vor Spielbeginn feststand.',
  fairNo: 'Karten und Würfe passen nicht zum Startwert dieser Partie.',
  fairOther: 'Karten und Würfe passen zum Startwert, zugesagt war aber ein anderer.',
  campaign: 'Die Kampagne',
  home: 'Alle Spiele',
  more: 'Mehr',
  board: 'Plan ansehen',
  wins: (names, you) =>
    names.length === 0
      ? 'Du gewinnst.'
      : you
        ? `${list.format([...names, 'du'])} gewinnt.`
        : `${list.format(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}.`,
  teamWon: 'Gemeinsam gewonnen.',
  teamLost: 'Gemeinsam verloren.',
  alone: figure => `Dein Ergebnis: ${figure}.`,
};
