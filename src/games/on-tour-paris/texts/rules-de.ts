// The rulebook in German.
import type { Language } from './sentences.ts';

/** The headings of the sections. */
export const SECTIONS: Language['sections'] = {
  'OT-1': 'Begriffe',
  'OT-2': 'Aufbau',
  'OT-3': 'Der Zug',
  'OT-4': 'Wohin die Zahlen kommen',
  'OT-5': 'Sterne',
  'OT-6': 'Das X',
  'OT-7': 'Letzte Züge',
  'OT-8': 'Die Route',
  'OT-9': 'Bateaux Mouches',
  'OT-10': 'Wertung',
  'OT-11': 'Planung',
};

/** What every clause says. */
export const RULES: Language['rules'] = {
  'OT-1.1': ({ content }) =>
    `Jedes Arrondissement hat zwei Jazzclubs. Ein Club ist leer oder enthält eine Zahl, einen Stern oder ein X; Zahlen und Sterne können eingekreist sein. Was eingetragen ist, bleibt stehen.${content ? ' Gespielt wird auf einem eigenen Plan.' : ''}`,
  'OT-1.2': 'Jedes Arrondissement liegt nördlich oder südlich der Seine und im Westen, in der Mitte oder im Osten.',
  'OT-1.3': 'Ein Club gehört zu beiden Regionen seines Arrondissements.',
  'OT-1.4': 'Eine Karte zeigt eine Region und ein Arrondissement, das darin liegt.',
  'OT-1.5':
    'Zwei Würfel bilden zwei Zahlen, je nachdem, welcher vorn steht. Die führende Null wird mit eingetragen: 0 und 7 ergeben 07 und 70; 07 zählt als sieben.',
  'OT-1.6': 'Gleiche Würfel sind ein Pasch und ergeben nie Zahlen.',
  'OT-2.1': 'Beim Aufbau wird ein Pasch neu gewürfelt.',
  'OT-2.2': 'Die kleinere Zahl gehört zur ersten Karte, die größere zur zweiten.',
  'OT-2.3': 'Alle wählen für sich, welcher Club genau dieses Arrondissements die Zahl bekommt; die Region der Karte spielt keine Rolle.',
  'OT-2.4': 'Ist einer der beiden Clubs belegt, kommt die Zahl in den anderen.',
  'OT-2.5': 'Alle Zahlen des Aufbaus werden eingekreist.',
  'OT-2.6': 'Der Aufbau besteht aus zwei Würfen mit je zwei Karten.',
  'OT-2.7': 'Die vier Karten des Aufbaus bleiben für immer aus dem Spiel.',
  'OT-2.8': 'Alle tragen ihre Zahl ein, bevor die nächste Karte gezogen wird.',
  'OT-3.1': 'Bei drei oder mehr leeren Clubs werden drei Karten aufgedeckt, dann wird mit beiden Würfeln gewürfelt. Sie gelten für alle.',
  'OT-3.2': 'Ist der Stapel leer, wird die Ablage zum neuen Stapel.',
  'OT-3.3': 'Wenn der Zug keinen Stern bringt, tragen alle beide Zahlen ein, jede in einen eigenen leeren Club.',
  'OT-3.4': 'Sind alle fertig, werden die drei Karten abgelegt.',
  'OT-3.5': 'Nach jedem Zug wandern die Würfel im Uhrzeigersinn weiter. Wer sie hat, würfelt nur.',
  'OT-3.6': 'Nach jedem Schritt haben alle Pläne gleich viele leere Clubs.',
  'OT-3.7': ({ openBoards }) =>
    `Alle tragen gleichzeitig und verdeckt ein. ${openBoards === 'end' ? 'Die Pläne der anderen werden erst am Ende gezeigt' : 'Sind alle fertig, wird alles zusammen gezeigt'}.`,
  'OT-4.1': 'Jede Zahl nutzt eine der drei Karten, die beiden Zahlen verschiedene.',
  'OT-4.2': 'Der Club muss in der Region der genutzten Karte liegen.',
  'OT-4.3': 'Eine Zahl wird eingekreist, wenn ihr Club im Arrondissement genau der Karte liegt, die sie nutzt.',
  'OT-4.4': 'Der Kreis kommt von selbst und lässt sich nicht ablehnen.',
  'OT-4.5': 'Jede Zahl darf jede Karte nutzen, in beliebiger Reihenfolge, und beide dürfen ins selbe Arrondissement.',
  'OT-4.6': 'Beim Eintragen bindet dich keine Reihenfolge der Zahlen.',
  'OT-5.1': 'Drei Karten einer Region oder ein Pasch: Alle zeichnen einen Stern und tragen keine Zahl ein.',
  'OT-5.2': 'Der Stern kommt in einen leeren Club in der Region einer beliebigen der drei Karten.',
  'OT-5.3': 'Ein Stern wird eingekreist, wenn eine der drei Karten das Arrondissement seines Clubs zeigt.',
  'OT-5.4': 'Bei drei Karten einer Region wird zwar gewürfelt, aber der Wurf zählt nicht.',
  'OT-6.1': 'Nur wenn eine Zahl oder ein Stern nirgends passt, setzt du ein X in einen leeren Club.',
  'OT-6.2': 'Zahlen kommen vor X. Ein X wird nie eingekreist, und keine Route führt hindurch.',
  'OT-6.3': ({ xPlace }) =>
    xPlace === 'cardRegions'
      ? 'Ein X kommt, solange es geht, in eine Region der ausliegenden Karten, sonst in jeden leeren Club.'
      : 'Ein X darf in jeden leeren Club. Mit der Variante „Zuerst in Regionen der Karten“ kommt es, solange es geht, in eine Region der ausliegenden Karten.',
  'OT-6.4': 'Passt nur eine Zahl, wählst du, welche.',
  'OT-6.5': ({ xRule }) =>
    xRule === 'strict'
      ? 'Lassen sich beide Zahlen eintragen, muss die erste Platz für die zweite lassen. Eine Variante hebt das auf.'
      : 'Die erste Zahl muss der zweiten keinen Platz lassen.',
  'OT-6.6': 'Ein Stern, der nirgends hinpasst, wird zu einem X.',
  'OT-6.7': ({ xRule }) =>
    `Passt nichts, setzt du zwei X. Passt nur eine Zahl, trägst du sie ein und setzt für die andere ein X. ${xRule === 'voluntary' ? 'Du darfst' : 'Mit der Variante „X darf gewählt werden“ darfst du'} auch für eine passende Zahl ein X setzen.`,
  'OT-7.1': 'Bei einem oder zwei leeren Clubs werden keine Karten aufgedeckt; es wird nur gewürfelt.',
  'OT-7.2': 'Zwei leere Clubs, kein Pasch: in jeden eine Zahl, wie du willst.',
  'OT-7.3': 'Ein leerer Club, kein Pasch: Trage eine der beiden gewürfelten Zahlen ein; die andere verfällt.',
  'OT-7.4': 'Zwei leere Clubs und ein Pasch: ein Stern in einen davon, dann folgt noch ein letzter Zug.',
  'OT-7.5': 'Ein leerer Club und ein Pasch: ein Stern hinein.',
  'OT-7.6': 'In letzten Zügen wird nichts eingekreist, und es gibt kein X.',
  'OT-7.7': 'Letzte Züge brauchen keine Karten, und keine Region bindet dich.',
  'OT-8.1': 'Sind alle Clubs voll, zeichnen alle eine Route.',
  'OT-8.2': 'Eine Route ist eine Folge verschiedener Clubs und darf überall beginnen. Sie darf auch leer sein.',
  'OT-8.3': 'Eine Route führt nie durch ein X.',
  'OT-8.4': 'Von Club zu Club folgt die Route einer Linie des Plans oder nimmt ein Boot; einen anderen Weg über die Seine gibt es nicht.',
  'OT-8.5': 'Keine Zahl darf kleiner sein als die letzte Zahl vor ihr, auch wenn Sterne dazwischenliegen.',
  'OT-8.6': 'Sterne passen überall: am Anfang, am Ende oder mehrere hintereinander.',
  'OT-8.7': 'Kein Club wird zweimal besucht.',
  'OT-8.8': ({ routeMode }) =>
    routeMode === 'auto'
      ? 'Die beste Route wird für alle gezeichnet.'
      : 'Du zeichnest deine Route selbst, danach wird die beste gezeigt. Mit der Variante „Die beste zählt“ wird sie für alle gezeichnet.',
  'OT-8.9': 'Die Route entsteht Club für Club, verdeckt, und endet, wenn du sie selbst abgibst.',
  'OT-9.1': 'Ein Boot legt an einem Anleger bei deinem Club ab und an einem anderen an; die Route geht in einem Club dort weiter.',
  'OT-9.2': 'Ein Boot darf den Fluss queren oder am Ufer bleiben.',
  'OT-9.3': 'Eine Fahrt bringt so viele Punkte, wie ihre Buchstaben auseinanderliegen: von C nach D 1, von A nach I 8.',
  'OT-9.4': 'Die Reihenfolge der Zahlen gilt auch über eine Bootsfahrt hinweg.',
  'OT-9.5': 'Eine Route darf mehrere Bootsfahrten haben, immer mit einem Club dazwischen, und weder beginnt noch endet sie mit einer.',
  'OT-9.6': ({ dockUse }) =>
    dockUse === 'once'
      ? 'Eine Route nutzt jeden Anleger nur für eine einzige Fahrt.'
      : 'Anleger dürfen beliebig oft genutzt werden; mit der Variante „Je einmal“ nur für eine einzige Fahrt.',
  'OT-9.7': 'Wo Linie und Boot dieselben Clubs verbinden, hast du die Wahl.',
  'OT-9.8': 'Niemand muss das Boot nehmen.',
  'OT-10.1': ({ tieBreak }) =>
    `Ein Punkt für jeden Club der Route. Wer die meisten Punkte hat, gewinnt${tieBreak === 'detailed' ? '; bei Gleichstand mehr Clubs, dann mehr Kreise, längere Bootsfahrten, weniger X' : '; bei Gleichstand wird der Sieg geteilt'}.`,
  'OT-10.2': 'Einer mehr für jede eingekreiste Zahl und jeden eingekreisten Stern auf der Route.',
  'OT-10.3': 'Dazu die Länge jeder Bootsfahrt.',
  'OT-10.4': 'Was nicht auf der Route liegt, zählt nicht.',
  'OT-11.1': 'Du darfst jederzeit eine Route skizzieren und ändern; nur du siehst sie.',
  'OT-11.2': ({ routeAid }) =>
    ({
      none: 'Die Skizze bleibt ungeprüft.',
      validate: 'Die Skizze wird geprüft und gezählt.',
      optimum: 'Die Skizze wird geprüft und gezählt, und die bisher beste Route wird gezeigt.',
    })[routeAid],
  'OT-11.3': 'Skizzen und Hilfen ändern keine Regel und werden nicht aufgezeichnet.',
};
