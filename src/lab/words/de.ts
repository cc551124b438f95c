import type { LabWords } from './lab-words.ts';

const enough = (isEnough: boolean | null) => (isEnough === null ? '' : isEnough ? ', und sie genügt' : ', aber sie genügt nicht');
const ORDINALS = ['erster', 'zweiter', 'dritter', 'vierter', 'fünfter', 'sechster', 'siebter', 'achter'];
/** Bots by what they are called in German; styles of a game keep their own names. */
const BOTS: Readonly<Record<string, string>> = {
  random: 'Zufällig',
  greedy: 'Gierig',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  expert: 'Experte',
};
const COUNTS = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf'];
const small = (text: string) => text.replace(/^(Wer|Der)\b/, word => word.toLowerCase());

export const de: LabWords = {
  decimal: ',',
  thousands: '.',
  range: (low, high) => `${low} bis ${high}`,
  percent: number => `${number}\u00a0%`,
  units: {
    points: number => `${number} Prozentpunkte`,
    moves: number => `${number} Schritte`,
    turns: number => `${number} Züge`,
    decisions: number => `${number} Entscheidungen`,
    choices: number => `${number} Möglichkeiten`,
    leadChanges: number => `${number} Führungswechsel`,
    plain: number => number,
  },
  soFar: (count, isPaired) => `Bisher, nach ${count} ${isPaired ? 'Paaren' : 'Partien'}`,
  after: (count, isPaired) => `Nach ${count} ${isPaired ? 'Paaren' : 'Partien'}`,
  clearness: { clear: 'deutlich unter allen', alone: 'nur für sich allein deutlich', open: 'nicht deutlich' },
  verdict: {
    nothing: 'Noch nichts zu sagen: Es wurde noch keine Partie gespielt.',
    figure: (name, value, range) => (range === '' ? `${name}: ${value}.` : `${name}: ${value} (${range}).`),
    often: (group, share, fair) => `Ja. ${group} gewinnt ${share} der Partien; fair wären ${fair}.`,
    firstPlaces: (places, fraction) => `Ja. Die ersten ${COUNTS[places] ?? places} in der Zugreihenfolge gewinnen ${fraction}.`,
    seldom: share => `Nein, eher zu selten: ${share}.`,
    fair: share => `Nein. ${share} liegen im fairen Rahmen.`,
    unclear: (low, high) => `Das lässt sich noch nicht sagen: zwischen ${low} und ${high}.`,
    raises: (variant, by, range, isEnough) =>
      `Ja. ${variant} erhöht den Wert um ${by} (${range}): eine deutliche Änderung${enough(isEnough)}.`,
    lowers: (variant, by, range, isEnough) =>
      `Ja. ${variant} senkt den Wert um ${by} (${range}): eine deutliche Änderung${enough(isEnough)}.`,
    same: (variant, margin) => `Keine nennenswerte Änderung in ${variant}: weniger als ${margin} in beide Richtungen.`,
    alike: (variant, pairs) => `${variant} unterscheidet sich nie von A: Alle ${pairs} Paare endeten gleich.`,
    open: (variant, range) =>
      range === '' ? `Über ${variant} lässt sich noch nichts sagen.` : `Über ${variant} lässt sich noch nichts sagen: ${range}.`,
  },
  backing: {
    wins: (first, share, others, isAgreed) =>
      `${isAgreed ? 'In A: ' : ''}${first} gewinnt ${share} der Partien${others.map(([who, each]) => `; ${small(who)} ${each}`).join('')}.`,
    variants: figures => `${figures.map(([name, figure]) => `${name}: ${figure}`).join('; ')}.`,
    half: (low, high) => `Die Hälfte der Partien liegt zwischen ${low} und ${high}.`,
    count: (hits, games) => `Das ${hits === '1' ? 'ist' : 'sind'} ${hits} von ${games} Partien.`,
    ends: (most, mostFigure, least, leastFigure) => `Am meisten: ${most}, ${mostFigure}. Am wenigsten: ${least}, ${leastFigure}.`,
  },
  fractions: {
    half: 'die Hälfte der Partien',
    threeFifths: 'drei von fünf Partien',
    twoThirds: 'zwei von drei Partien',
    threeQuarters: 'drei von vier Partien',
    fourFifths: 'vier von fünf Partien',
    nineTenths: 'neun von zehn Partien',
    almost: fraction => `fast ${fraction}`,
    over: fraction => `mehr als ${fraction}`,
  },
  who: {
    all: 'Alle zusammen',
    place: (place, seats) =>
      place === 0
        ? 'Wer beginnt,'
        : place === seats - 1
          ? 'Wer zuletzt dran ist,'
          : `Wer an ${ORDINALS[place] ?? `${place + 1}.`} Stelle dran ist,`,
    seat: seat => `Platz ${seat + 1}`,
    bot: name => `Der Bot „${BOTS[name] ?? name}“`,
  },
  measures: {
    wins: { name: 'Anteil der Siege', means: 'Gewonnene Partien von allen beendeten. Ein geteilter Sieg zählt für alle, die ihn teilen.' },
    score: { name: 'Ergebnis', means: 'Das Ergebnis am Ende, als Mittel über die Partien.' },
    waiting: {
      name: 'Wartezeit',
      means: 'Anteil der Entscheidungen einer Partie, die andere treffen, während dieser Platz nichts zu tun hat.',
    },
    margin: { name: 'Vorsprung', means: 'Abstand zwischen dem besten und dem zweitbesten Ergebnis.' },
    moves: { name: 'Länge', means: 'Schritte einer Partie, von allen Plätzen zusammen.' },
    turns: { name: 'Züge', means: 'Schritte eines Platzes, die aufeinander folgen, sind ein Zug.' },
    decisions: { name: 'Entscheidungen', means: 'Schritte, zu denen es mindestens eine andere Möglichkeit gab.' },
    choices: { name: 'Auswahl', means: 'Möglichkeiten bei einer Entscheidung, im Mittel.' },
    leadChanges: {
      name: 'Führungswechsel',
      means:
        'Wie oft die Führung von einem Platz zum anderen geht, nach der Schätzung der Bots, zu höchstens zehn Zeitpunkten einer Partie.',
    },
    stakes: {
      name: 'Gewicht einer Entscheidung',
      means:
        'Um wie viel die beste Möglichkeit besser ist als das Mittel aller, im erwarteten Ergebnis am Ende des Zuges; eine ausgeloste Entscheidung in jeder achten Partie.',
    },
    leaderWins: {
      name: 'Die Führung gewinnt',
      means:
        'Anteil der Partien, in denen gewinnt, wer nach der Hälfte der Schritte allein vorn liegt. Wer vorn liegt, ist die Schätzung der Bots.',
    },
    ending: { name: 'Ende', means: 'Anteil der Partien, die aus diesem Grund enden.' },
    worth: {
      name: 'Ertrag',
      means: 'Was etwas in allen Partien einbringt, geteilt durch das, woran es gemessen wird: bezahlte Euro, Besuche, Flüge.',
    },
  },
  parts: {
    name: 'Teil des Ergebnisses',
    means:
      'Woraus ein Ergebnis besteht: wie weit Zufall, Entscheidungen und Platz es vom ausgeglichenen Ergebnis entfernen. Jede Partie wird ausgewertet: Würfe und gezogene Karten werden mit neuen verglichen, Entscheidungen mit denen, die der schnelle Bot des Spiels getroffen hätte. Was übrig bleibt, ist nicht erklärt. Alle vier Teile ergeben zusammen 100\u00a0%.',
    of: { luck: 'Zufall', decisions: 'Entscheidungen', seat: 'Platz und Start', rest: 'Nicht erklärt' },
  },
  interaction: {
    name: 'Interaktion',
    means: 'Wie viel von dem, was man bekommt, auf andere zurückgeht.',
    of: {
      bodensee: 'Der Anteil der Einnahmen, die in Zügen anderer kommen.',
      'eighty-days':
        'Der Anteil der Tage, die einen die anderen kosten: durch den Detektiv, den sie schicken, und durch den Zeitdruck, sobald jemand von ihnen zu Hause ist.',
      'tour-operator':
        'Der Anteil der Markierungen in Aktivitätenreihen, die wertlos werden, weil jemand anderes die Reihe zuerst füllt. Touristen, die andere nehmen, und Städte, die andere schließen, zählen nicht mit.',
      'on-tour-paris':
        'Hier beeinflusst niemand die anderen: Alle füllen ihren eigenen Plan mit denselben Karten und Würfeln. Deshalb wird gemessen, wie verschieden die Pläne sind: Jeder Club eines Plans wird mit demselben Club jedes anderen Plans verglichen.',
      'city-tour': 'Keine, denn alle fahren denselben Bus und gewinnen oder verlieren gemeinsam.',
    },
  },
  definitions: {
    interval: 'In 95 von 100 Versuchen liegt der wahre Wert in diesem Bereich.',
    pairs: 'Partie 17 von A und Partie 17 von B haben denselben Zufall und werden miteinander verglichen.',
    clear:
      'Eine Änderung ist deutlich, wenn ihr Bereich die Null nicht enthält. Solange gespielt wird, entscheidet ein breiterer Bereich; er gilt, so oft man auch hinsieht.',
    dead: 'Unbenutzt heißt: in keiner Partie von Nutzen.',
    leader: 'Wer zu einem Zeitpunkt der Partie nach der Schätzung der Bots vorn liegt.',
    decision: 'Ein Schritt, zu dem es mindestens eine andere Möglichkeit gab.',
    worth: 'Bereiche aus 400 neuen Stichproben der Partien.',
  },
  reasons: {
    lost: by => `um ${by} verloren`,
    won: by => `um ${by} gewonnen`,
    caught: by => `zur Halbzeit vorn, um ${by} verloren`,
    decided: by => `Abstand ${by}`,
    despite: by => `verloren trotz eines um ${by} besseren Ergebnisses`,
    level: 'Gleichstand',
    result: score => `Ergebnis ${score}`,
    most: 'so viel wie sonst nie',
    least: 'so wenig wie sonst nie',
    toLast: 'gegen den Platz, der zuletzt dran ist',
    typical: moves => `übliche Länge: ${moves}`,
    unfinished: moves => `nicht zu Ende: ${moves}`,
    turned: 'B dreht es um',
  },
  wishes: {
    startPlayerLost: 'verloren hat, wer begann',
    startPlayerWon: 'gewonnen hat, wer begann',
    closest: 'es am knappsten war',
    clearest: 'es am deutlichsten war',
    longest: 'es am längsten dauerte',
    shortest: 'es am kürzesten dauerte',
    mostLeadChanges: 'die Führung am häufigsten wechselte',
    leaderCaught: 'die Führung eingeholt wurde',
    unfinished: 'kein Ende kam',
    winnerChanged: 'B jemand anderen gewinnen ließ',
    endedBy: 'ein bestimmter Grund das Ende brachte',
  },
  questions: {
    startPlayer: { ask: 'Gewinnt zu oft, wer beginnt?', line: 'Siege nach der Reihenfolge, verglichen mit gleichen Anteilen.' },
    length: { ask: 'Wie lang ist eine Partie?', line: 'Schritte einer Partie, von der kürzesten bis zur längsten.' },
    closeness: { ask: 'Wie knapp ist das Ende?', line: 'Der Abstand zwischen dem besten und dem zweitbesten Ergebnis.' },
    leader: { ask: 'Wird die Führung noch eingeholt?', line: 'Wie oft gewinnt, wer zur Halbzeit vorn liegt.' },
    waiting: { ask: 'Wie lange wartet man?', line: 'Entscheidungen anderer, während ein Platz nichts zu tun hat.' },
    luckShare: { ask: 'Wie viel ist Zufall?', line: 'Woraus Ergebnisse bestehen: Zufall, Entscheidungen, Platz.' },
    choices: { ask: 'Wie viel gibt es zu entscheiden?', line: 'Entscheidungen in einem Zug und Möglichkeiten dabei.' },
    strongerBot: { ask: 'Welcher Bot ist stärker?', line: 'Zwei Bots an einem Tisch, ihre Siege verglichen mit gleichen Anteilen.' },
    twoThings: { ask: 'Was, wenn ich zwei Dinge ändere?', line: 'Jede Kombination zweier Varianten, als Tabelle.' },
    dearerFerry: { ask: 'Was, wenn die Fähre 1\u00a0€ mehr kostet?', line: 'Das Geld am Ende bei Fährpreisen von 1 und 2 Euro.' },
    evenMoney: {
      ask: 'Was, wenn alle mit gleich viel Geld beginnen?',
      line: 'Siege der Startperson, mit gestaffeltem und mit gleichem Startgeld.',
    },
    noGrey: { ask: 'Was ändern die grauen Attraktionen?', line: 'Die Länge einer Partie mit ihnen und ohne sie.' },
    townWorth: { ask: 'Welche Stadt lohnt die Fahrt?', line: 'Geld, das in einer Stadt bleibt, für jeden Bus, der kommt.' },
    attractionWorth: { ask: 'Ist eine Attraktion zu stark?', line: 'Einnahmen für jeden Euro, den eine Attraktion gekostet hat.' },
    daysByOthers: {
      ask: 'Wie viele Tage kosten mich die anderen?',
      line: 'Der Anteil der Tage, die der Detektiv und der Zeitdruck kosten.',
    },
    fromOthers: { ask: 'Wie viel verdient man in Zügen anderer?', line: 'Der Anteil der Einnahmen, die in Zügen anderer kommen.' },
    markersLost: {
      ask: 'Wie viele Markierungen in Aktivitätenreihen bringen nichts?',
      line: 'Der Anteil der Markierungen in Reihen, die jemand anderes zuerst füllt.',
    },
    mapsDiffer: { ask: 'Wie verschieden sind unsere Pläne?', line: 'Der Anteil der Clubs, in denen sich zwei Pläne unterscheiden.' },
    otherDeck: { ask: 'Was ändert der Expeditionsstapel?', line: 'Reisetage mit dem einen und dem anderen Stapel.' },
    noDetective: { ask: 'Was kostet der Detektiv?', line: 'Reisetage mit seinen Tagen und ohne sie.' },
    noPressure: { ask: 'Was kostet der Zeitdruck?', line: 'Reisetage mit ihm und ohne ihn.' },
    biggerHand: { ask: 'Was, wenn man mehr Karten halten darf?', line: 'Die Länge einer Partie bei Handlimit 6 und 9.' },
    deadEvents: { ask: 'Welche Ereigniskarten werden gespielt?', line: 'Wie oft eine Karte gespielt wird, wenn sie gezogen wurde.' },
    legDays: { ask: 'Welche Etappe dauert am längsten?', line: 'Tage je Reise auf einer Etappe.' },
    rowsFinished: {
      ask: 'Welche Aktivitätenreihen werden nie gefüllt?',
      line: 'Partien, in denen eine Reihe gefüllt wird, und Punkte je Markierung.',
    },
    employeeWorth: { ask: 'Welches Personal lohnt sich?', line: 'Punkte für jede Einstellung.' },
    cityWorth: { ask: 'Welche Stadt lohnt den Flug?', line: 'Punkte für Interessen je Flug in eine Stadt.' },
    smallDeck: { ask: 'Was, wenn es nur 30 Touristen gibt?', line: 'Punkte mit dem vollen und dem kleinen Stapel.' },
    shorterGame: {
      ask: 'Wird die Führung in einer kürzeren Partie eingeholt?',
      line: 'Wie oft bei fünf Wochen gewinnt, wer zur Halbzeit vorn liegt.',
    },
    moreFuel: { ask: 'Was, wenn alle mit mehr Treibstoff beginnen?', line: 'Punkte mit 2 und mit 4 Treibstoff am Anfang.' },
    points: { ask: 'Wie viele Punkte gibt es?', line: 'Die Punkte einer Route, von den wenigsten bis zu den meisten.' },
    docksOnce: {
      ask: 'Was, wenn man jeden Anleger nur einmal nutzen darf?',
      line: 'Punkte, wenn Anleger beliebig oft und wenn sie einmal genutzt werden.',
    },
    freeX: { ask: 'Was, wenn man ein X wählen darf?', line: 'Punkte nach der strengen Regel und mit freiwilligen X.' },
    xInRegions: { ask: 'Was, wenn ein X in die Regionen der Karten muss?', line: 'Punkte mit X überall und nur in den Regionen.' },
    dockWorth: { ask: 'Welcher Anleger zahlt sich aus?', line: 'Wie weit über dem Mittel ihres Tisches endet, wer ihn benutzt.' },
    arrondissementWorth: {
      ask: 'Welches Arrondissement liegt am Weg?',
      line: 'Clubs auf einer Route, von allen Clubs des Arrondissements.',
    },
    dayTooHard: { ask: 'Ist dieser Tag zu schwer?', line: 'Der Anteil der Tage, die ihr gewinnt.' },
    losingReason: { ask: 'Woran scheitert es am häufigsten?', line: 'Wie oft ein Tag aus welchem Grund endet.' },
    openPiles: { ask: 'Was ändern offene Stapel?', line: 'Gewonnene Tage mit verdeckten und mit offenen Stapeln.' },
    avoidableSites: { ask: 'Was, wenn man besondere Orte meiden darf?', line: 'Gewonnene Tage nach beiden Regeln, an Tag 5.' },
    closedSigns: { ask: 'Was, wenn Orte an Umleitungsschildern geschlossen sind?', line: 'Gewonnene Tage nach beiden Regeln, an Tag 8.' },
    siteWorth: { ask: 'Welcher Ort lohnt den Weg?', line: 'Abgesetzte Reisende für jedes Mal, wenn der Bus vorbeikommt.' },
    dayOrder: { ask: 'Werden die Tage immer schwerer?', line: 'Der Anteil der Siege an jedem der zwölf Tage.' },
    moreDrivers: { ask: 'Ist es zu mehreren schwerer?', line: 'Der Anteil der Tage, die vier zusammen gewinnen.' },
    betterDriver: { ask: 'Welcher Bot ist besser?', line: 'Tage, die der eine und die der andere Bot gewinnt.' },
  },
};
