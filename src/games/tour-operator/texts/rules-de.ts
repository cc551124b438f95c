// The rulebook and the options, in German.
import { type Book, gridIn, weeksIn } from './sentences.ts';

const weeks = weeksIn(
  'zu zweit 7 Wochen, zu dritt 6 und zu viert 5 (oder 6, doch dann ist der Treibstoff für den letzten Flug schwer zu planen)',
  ['Woche', 'Wochen'],
);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const grid = gridIn(
  {
    cols: count => `${count} je Reihe`,
    rows: count => counted(count, 'Reihe', 'Reihen'),
    gaps: count => counted(count, 'Lücke', 'Lücken'),
  },
  parts => `Die Städte: ${parts}.`,
  'In dieser Partie gelten einige eigene Karten, die von den gedruckten abweichen.',
);

export const book: Book = {
  sections: {
    'TO-G': 'Allgemeines',
    'TO-1': 'Check-out',
    'TO-2': 'Neue Touristen',
    'TO-3': 'Ressourcen',
    'TO-F': 'Freie Aktionen',
    'TO-4': 'Der Flug',
    'TO-5': 'Check-in',
    'TO-6': 'Aktivitäten und Ungeduld',
    'TO-X': 'Das Ende',
  },
  rules: {
    'TO-G.1': ({ rounds }) =>
      `Eine Partie dauert ${weeks(rounds)}. Eine Woche hat sechs Phasen; jede endet, wenn alle mit ihr fertig sind.`,
    'TO-G.2': 'In jeder Woche geht es im Uhrzeigersinn, angefangen bei der Startperson.',
    'TO-G.3':
      'Die Reihenfolge zählt bei neuen Touristen, Würfeln, Flügen und Wochenenden. Beim Check-out und Check-in ist sie gleichgültig.',
    'TO-G.4': ({ startTieIncludesCurrent: includes }) =>
      `Die nächste Woche beginnt, wer die wenigsten Punkte hat; bei Gleichstand, wer die wenigsten Ressourcen hat; dann, wer im Uhrzeigersinn am nächsten sitzt${includes ? '' : ', zuletzt, wer diese Woche begonnen hat'}.`,
    'TO-G.5': ({ startFuel, startCoupons }) =>
      `Ressourcen sind die Marken in deinem Vorrat, zu Beginn ${startFuel} Treibstoff und ${counted(startCoupons, 'Gutschein', 'Gutscheine')}. Marken auf Sitzen und Zimmern zählen nicht mehr.`,
    'TO-G.6':
      'Niemand kennt die Reihenfolge eines Stapels. Ist er leer, wird die Ablage zum neuen Stapel; gibt es gar keine Karte, wird keine gezogen.',
    'TO-G.7': 'Marken und Markierungen gehen nie aus, und du darfst beliebig viele haben.',
    'TO-G.8': 'Punkte können unter null fallen. Die Leiste zeigt Zehner und Einer.',
    'TO-G.9': 'Jede Punkteänderung hat einen Grund, und der Verlauf nennt ihn.',
    'TO-G.10': agreed =>
      `Der Zufall bestimmt nur die Lage der Städte, wer zuerst beginnt, welche Touristen und welches Personal aufgedeckt werden, und die Würfel.${grid(agreed)}`,
    'TO-G.11': 'Was mehrere gleichzeitig tun, betrifft nur ihre eigenen Tafeln.',
    'TO-1.1': 'In der ersten Woche reist niemand ab.',
    'TO-1.2': 'Jeder Aufenthalt wird eine Woche kürzer.',
    'TO-1.3': 'Nach der letzten Woche reisen alle Gäste des Zimmers ab. Es ist dann leer und schmutzig.',
    'TO-1.4': 'Wer noch Wochen hat, bleibt einfach, und das Zimmer muss nicht gereinigt werden.',
    'TO-1.5': 'Der Check-out bringt keine Punkte.',
    'TO-2.1': 'Nach dieser Phase haben alle vier Touristen im Büro.',
    'TO-2.2': 'Wer einen freien Schreibtisch hat, nimmt an der Auswahlrunde teil. Nimmt niemand teil, ist die Phase vorbei.',
    'TO-2.3': ({ touristDeck }) =>
      `Es wird ein Tourist mehr aufgedeckt, als Mitspielende teilnehmen.${touristDeck === 'full60' ? '' : ' Es gibt nur 30 Touristen.'}`,
    'TO-2.4': 'Alle nehmen einen Touristen aus der Auslage: in Zugreihenfolge, in jeder zweiten Auswahlrunde rückwärts.',
    'TO-2.5': 'Der übrige Tourist wird abgelegt.',
    'TO-2.6': 'Der Tourist setzt sich an deinen ersten freien Schreibtisch, so geduldig, wie es die Karte sagt.',
    'TO-2.7': 'Mit vier Touristen im Büro wirst du übersprungen.',
    'TO-2.8': 'Reichen die Karten nicht für alle, gehen die Letzten leer aus, und die Phase endet.',
    'TO-2.9': 'Wer im Flugzeug geblieben ist, zählt nicht zu den Wartenden im Büro.',
    'TO-3.1': 'Bist du an der Reihe, würfelst du mit allen fünf Würfeln.',
    'TO-3.2': 'Gib einen Würfel ab, um einen anderen auf eine beliebige andere Seite zu drehen. Das geht zweimal je Woche.',
    'TO-3.3': 'Ein abgegebener Würfel bringt nichts, und abgegeben wird nur, um einen anderen zu drehen.',
    'TO-3.4': 'Personal, das Würfel ändert, hilft nur, bis du sie behältst; dann stehen sie fest.',
    'TO-3.5': 'Eine Markenseite bringt diese Marke, eine Personalseite eine Einstellung, ein Joker, was du davon willst.',
    'TO-3.6': 'Einfache Marken kommen zuerst. Dann löst du Personal- und Jokerwürfel einzeln ein, in der Reihenfolge, die du willst.',
    'TO-3.7': 'Für eine Einstellung werden drei Karten aufgedeckt. Nimm eine oder keine; der Rest wird abgelegt.',
    'TO-3.8': 'Büro, Flugzeug und Hotel haben je einen Platz. Neues Personal löst das alte ab.',
    'TO-3.9': 'Solange die Karten offen liegen, darfst du dein Personal noch einsetzen, auch die Karte, die gleich abgelöst wird.',
    'TO-3.10': 'Neues Personal kann noch in derselben Woche arbeiten.',
    'TO-3.11':
      'Personal mit dem Kreislaufsymbol arbeitet einmal je Woche, wenn die Karte nicht mehr erlaubt; mit dem Mülleimer nur einmal, dann wird die Karte abgelegt.',
    'TO-3.12': ({ overlapPrep }) =>
      `${overlapPrep ? 'Haben alle gewürfelt, bereiten sich alle gleichzeitig vor' : 'Nach den Würfeln bereitest du dich vor'}: reinigen, aufmuntern, Personal einsetzen. Sag, wenn du fertig bist.`,
    'TO-F.1': 'Jede freie Aktion ist in deinem Zug nur zu bestimmten Zeiten erlaubt.',
    'TO-F.2': 'Eine Sitzreinigung macht einen schmutzigen Sitz sauber, auch unter einem Passagier.',
    'TO-F.3': 'Eine Zimmerreinigung macht ein leeres, schmutziges Zimmer sauber.',
    'TO-F.4': 'Ein Gutschein macht einen ungeduldigen Touristen im Büro zufrieden, beim Vorbereiten oder am Wochenende.',
    'TO-F.5': 'Personal arbeitet nur so und nur dann, wie die Karte es sagt.',
    'TO-F.6': 'Freie Aktionen kosten dich keinen Zug; die Reihenfolge ist beliebig.',
    'TO-F.7': 'Marken auf Sitzen und Zimmern werden nie zurückgenommen.',
    'TO-4.1': 'In Zugreihenfolge: Touristen einsteigen lassen, fliegen oder bleiben, ankommen.',
    'TO-4.2': 'Bis zu drei Touristen aus deinem Büro nehmen freie Sitze ein. Niemand muss fliegen.',
    'TO-4.3': 'Du darfst mehr Passagiere mitnehmen, als du saubere Zimmer hast, auf eigene Gefahr.',
    'TO-4.4': 'Das Flugzeug fliegt einmal in eine andere Stadt, nie schräg, oder bleibt kostenlos, wo es ist.',
    'TO-4.5': 'Jede Stadt, die du überfliegst oder in der du landest, kostet 1 Treibstoff.',
    'TO-4.6': ({ baseline }) =>
      `Von außen kostet die erste Stadt jeder Reihe oder Spalte vor deiner Seite 1 Treibstoff.${baseline === 'choose' ? '' : ' Welche Seite das ist, bestimmt dein Platz.'}`,
    'TO-4.7': 'Ein Flugzeug, das seine Seite noch nicht verlassen hat, startet weiter von dort. Dorthin kehrt es nie zurück.',
    'TO-4.8': 'Ohne genug Treibstoff ist eine Stadt unerreichbar.',
    'TO-4.9': 'In einer Stadt hat nur ein Flugzeug Platz. Überfliegen darfst du andere.',
    'TO-4.10': 'Geschlossene Städte darfst du überfliegen und anfliegen.',
    'TO-4.11':
      'Beim Abflug, auch beim Bleiben: −1 für einen Business-Touristen in der Economy, −1 für einen Passagier auf schmutzigem Sitz. Dann ist jeder benutzte Sitz schmutzig.',
    'TO-4.12': 'Ein Tourist ohne Business-Symbol in der Business-Klasse macht keinen Unterschied.',
    'TO-4.13': 'In einer offenen Stadt wertet jeder Passagier die Zahl der Stadt für ein Interesse, und 1 mehr, wenn es ein +1 trägt.',
    'TO-4.14': 'Punkte zählen sofort, und für jeden Touristen nur einmal.',
    'TO-4.15':
      'In einer geschlossenen Stadt oder am Rand gibt es keine Punkte, und du entscheidest für jeden Passagier: Hotel, gehen oder bleiben.',
    'TO-4.16': 'Hotel: Der Passagier checkt ohne Punkte ein. Gehen: −3.',
    'TO-4.17': 'Bleiben: −1, und der Passagier behält den Sitz bis zu deinem nächsten Flug. Auf dem Klappsitz kann niemand bleiben.',
    'TO-4.18': ({ stayRule }) =>
      `Wer an Bord blieb, behält in der nächsten Woche den Sitz und fliegt mit. ${stayRule === 'grounded' ? 'Die Touristen im Büro können in dieser Woche nicht fliegen' : 'Touristen aus dem Büro dürfen nur freie Sitze besetzen'}.`,
    'TO-4.19': 'Ein leerer Flug ist erlaubt und zählt als Besuch.',
    'TO-5.1': 'Wer ankommt, muss ein Zimmer bekommen. Du bringst alle einzeln unter.',
    'TO-5.2': 'Ein Zimmer muss sauber und leer sein.',
    'TO-5.3': 'Die Reinigung ist verbraucht, und der Gast bleibt so viele Wochen, wie die Karte sagt.',
    'TO-5.4': 'Ein VIP im Einzelzimmer oder Schlafsaal kostet 1 Punkt. Im VIP-Zimmer dürfen alle schlafen.',
    'TO-5.5': 'Zwei teilen den Schlafsaal nur, wenn beide das Symbol haben und zusammen ankommen.',
    'TO-5.6': 'Allein dürfen alle in den Schlafsaal.',
    'TO-5.7': 'Teilen sich zwei den Schlafsaal, bleiben beide so lange wie der Gast mit dem längeren Aufenthalt.',
    'TO-5.8': 'Wer das Schlafsaalsymbol hat, darf in jedem Zimmer schlafen.',
    'TO-5.9': 'Nur wenn keiner der Wartenden irgendwo unterkommt, darfst du jemanden abweisen: Du verlierst dessen Punkte und 3 weitere.',
    'TO-5.10': 'Vor dem Abweisen darfst du Zimmer reinigen und Personal einsetzen, musst aber nicht.',
    'TO-5.11': 'Nach dem Check-in sind alle Sitze leer, außer bei Passagieren, die bleiben.',
    'TO-6.1': 'In Zugreihenfolge: Markierung, Stadt schließen, freie Aktionen, Laune, letzte freie Aktionen.',
    'TO-6.2': ({ activityNeedsGuest: needs }) =>
      `Bist du in einer offenen Stadt gelandet${needs ? ' und hat einer ihrer Besucher ein Zimmer' : ''}, darfst du eine Markierung auf eine Aktivität dieser Stadt legen.${needs ? ' Eine Variante erlässt das Zimmer.' : ''}`,
    'TO-6.3': 'Die Felder einer Reihe werden in beliebiger Reihenfolge belegt.',
    'TO-6.4': 'Wer eine Reihe zuerst füllt, bekommt sofort ihren Bonus. Danach kann sie niemand mehr werten.',
    'TO-6.5': 'Manche Reihen sind nur zu dritt oder zu viert im Spiel.',
    'TO-6.6': 'Die angeflogene Stadt bleibt für den Rest der Partie geschlossen, was auch immer der Besuch gebracht hat.',
    'TO-6.7': 'Jede Stadt wird in einer Partie einmal gewertet.',
    'TO-6.8':
      'Für alle, die noch im Büro sitzen, Schreibtisch für Schreibtisch: Halte sie mit einem Gutschein oder der Reisekauffrau bei Laune oder lass die Laune sinken.',
    'TO-6.9': 'Zufriedene werden ungeduldig. Ungeduldige gehen verärgert und kosten 3 Punkte.',
    'TO-6.10': 'Die Laune sinkt auch in der letzten Woche.',
    'TO-6.11': 'Bevor die Laune sinkt, darfst du auch jemanden mit einem Gutschein aufmuntern.',
    'TO-X.1': 'Die Partie endet nach der letzten Woche. Übrige Marken bringen nichts.',
    'TO-X.2': 'Es gewinnt, wer die meisten Punkte hat.',
    'TO-X.3': 'Bei Gleichstand gewinnt, wer weniger Wartende hat, im Büro oder im Flugzeug.',
    'TO-X.4': 'Steht es weiter gleich, gewinnt, wer mehr Ressourcen hat.',
    'TO-X.5': 'Steht es auch dann gleich, wird der Sieg geteilt.',
  },
  options: {
    cols: {
      name: 'Städte je Reihe',
      help: 'Wie viele Städte nebeneinanderliegen.',
      rulebook: 'Empfohlen: 4 zu zweit, 5 zu dritt oder viert. Jede andere Zahl ist auch erlaubt.',
      values: { recommended: 'Wie empfohlen' },
    },
    rows: {
      name: 'Städtereihen',
      help: 'Wie viele Reihen von Städten es gibt.',
      rulebook: 'Empfohlen: 4 zu zweit oder dritt, 5 zu viert. Jede andere Zahl ist auch erlaubt.',
      values: { recommended: 'Wie empfohlen' },
    },
    mask: {
      name: 'Lücken',
      help: 'Felder ohne Stadt, Reihe für Reihe ab 0 gezählt.',
      rulebook: 'Die Städte dürfen in jeder Form liegen; Lücken sind nicht erwähnt.',
    },
    rounds: {
      name: 'Wochen',
      help: 'Wie viele Wochen gespielt wird. Mit weniger Städten als Flügen wird es am Ende eng.',
      rulebook:
        'Empfohlen: 7 Wochen zu zweit, 6 zu dritt, 5 zu viert. Zu viert sind auch 6 möglich, doch dann ist der Treibstoff für den letzten Flug schwer zu planen.',
      values: { recommended: 'Wie empfohlen', long4: 'Lange Partie zu viert (6)' },
    },
    firstStart: {
      name: 'Wer beginnt',
      help: 'Wer die erste Woche beginnt.',
      rulebook: 'Es beginnt, wer zuletzt verreist ist.',
      values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
    },
    baseline: {
      name: 'Startpositionen',
      help: 'Wo die Flugzeuge anfangs warten.',
      rulebook: 'Alle stellen ihr Flugzeug an eine der vier Seiten. Ob zwei an derselben stehen dürfen, ist nicht gesagt; hier dürfen sie.',
      values: { choose: 'Alle wählen', bySeat: 'Nach Sitzplatz' },
    },
    stayRule: {
      name: 'Im Flugzeug bleiben',
      help: 'Wie sich Passagiere, die an Bord geblieben sind, auf den nächsten Flug auswirken.',
      rulebook: 'Die vier Touristen im Büro können in der nächsten Woche nicht fliegen.',
      values: { seats: 'Ihre Sitze sind besetzt', grounded: 'Niemand sonst steigt ein' },
    },
    startTieIncludesCurrent: {
      name: 'Bei Gleichstand weiter beginnen',
      help: 'Ob bei Gleichstand beginnt, wer zuletzt begonnen hat.',
      rulebook:
        'Bei Gleichstand beginnt, wer der Startperson im Uhrzeigersinn am nächsten sitzt. Ob sie selbst die Nächste ist, ist nicht gesagt.',
      values: { true: 'Ja', false: 'Nein' },
    },
    activityNeedsGuest: {
      name: 'Aktivitäten brauchen einen Gast',
      help: 'Ob eine Markierung einen Gast mit Zimmer verlangt.',
      rulebook:
        'Die Touristen, die gerade ein Zimmer bekommen haben, nehmen an einer Aktivität teil. Was ohne neue Gäste gilt, ist nicht gesagt.',
      values: { true: 'Ja', false: 'Nein' },
    },
    autoScoreBest: {
      name: 'Besseres Interesse automatisch werten',
      help: 'Wer zwei Interessen hat, wertet ungefragt das bessere.',
      rulebook: 'Du wählst selbst, welches der beiden Interessen zählt.',
      values: { true: 'Ja', false: 'Fragen' },
    },
    autoEmployees: {
      name: 'Personal arbeitet automatisch',
      help: 'Personalchefin, Bordingenieurin, Purserin, Bordkoch, Concierge und Animateur helfen ungerufen.',
      rulebook: 'Personal darf jederzeit eingesetzt werden, wenn es passt.',
      values: { true: 'Ja', false: 'Nur auf Zuruf' },
    },
    simultaneousCheckIn: {
      name: 'Gleichzeitig einchecken',
      help: 'Alle checken auf einmal ein statt in Zugreihenfolge.',
      rulebook: 'In dieser Phase dürfen alle gleichzeitig handeln, damit es schneller geht.',
      values: { true: 'Ja', false: 'Nein' },
    },
    overlapPrep: {
      name: 'Gleichzeitig vorbereiten',
      help: 'Erst würfeln alle, dann bereiten sich alle auf einmal vor.',
      rulebook: 'Während die nächste Person würfelt, darfst du deine Vorräte schon einsetzen.',
      values: { true: 'Ja', false: 'Nein' },
    },
    touristDeck: {
      name: 'Touristenstapel',
      help: 'Wie viele Touristen es gibt.',
      rulebook: 'Wie viele Touristenkarten es gibt, ist nicht angegeben.',
      values: { full60: '60 Karten', compact30: '30 Karten' },
    },
    startFuel: { name: 'Treibstoff zu Beginn', help: 'Treibstoff, mit dem alle beginnen.', rulebook: 'Alle beginnen mit 2 Treibstoff.' },
    startCoupons: {
      name: 'Gutscheine zu Beginn',
      help: 'Gutscheine, mit denen alle beginnen.',
      rulebook: 'Alle beginnen mit 2 Gutscheinen.',
    },
    content: {
      name: 'Eigene Inhalte',
      help: 'Eigene Städte, Touristen, Reihen und Zahlen auf Personalkarten. Leer lassen für die gedruckten.',
    },
  },
};
