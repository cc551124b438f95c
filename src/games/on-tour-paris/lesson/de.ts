import type { Futures, LessonTexts } from '../../../kernel/index.ts';
import { numeral } from '../marks.ts';
import { homeNumeral } from '../texts/sentences.ts';
import type { View } from '../view.ts';
import {
  clubIn,
  comparedWrites,
  counts,
  isAtDockA,
  lastRide,
  markHere,
  marksAhead,
  mostAfter,
  mostWithX,
  numbersLeft,
  type Prospect,
  rising,
  setupCall,
  tallyOf,
} from './reading.ts';

const points = (count: number) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
const upTo = (count: number) => `bis zu ${points(count)}`;

/** A number in its place or out of line. */
function writeFutures(text: string, seen: View): Futures {
  const [own, other] = comparedWrites(seen, text);
  const row = ({ move, circled, mark, count, of }: Prospect) => ({
    choice: `${numeral(move.number)} in ${homeNumeral(move.club)}${circled ? ', eingekreist' : ''}`,
    pieces: [`mark:${mark}`],
    comesTo: `${count} von ${of} Zahlen steigen`,
  });
  return {
    idea: 'Das darfst du. Sieh erst auf deine Richtung.',
    say: 'Deine Zahlen steigen von Ost nach West. Was aus der Reihe fällt, erreicht die Route kaum.',
    rows: [row(own), row(other)],
    keep: `Bei ${homeNumeral(own.move.club)} bleiben`,
  };
}

/** The number that is left in the first turn. */
const left = (seen: View) => numeral(numbersLeft(seen)[0] ?? 0);

/** Where the lines lead on to. */
function linesOn(seen: View): string {
  const ahead = marksAhead(seen);
  return ahead.length > 0 ? `von ${markHere(seen)} zu ${ahead.join(', ')}` : `${markHere(seen)}: Keine Linie führt weiter`;
}

/** What became of the route by the river. */
function routeEnd(seen: View): string {
  const ride = lastRide(seen);
  if (ride) return `Mit dem Boot von ${ride.from} nach ${ride.to}: ${points(ride.points)}.`;
  return seen.results
    ? `Deine Route endet hier: ${points(tallyOf(seen).points)}.`
    : 'Zu Fuß am Ufer entlang. Von einem anderen Anleger kann noch ein Boot weiterführen.';
}

export const de: LessonTexts<View> = {
  guide: 'Léon',
  title: 'Erster Abend',
  here: 'Léon ist da, wenn du ihn brauchst.',
  steps: {
    goal: {
      idea: 'Eine Route, immer aufwärts.',
      say: seen => {
        const { clubs, circled, points: all } = tallyOf(seen);
        return `Dieser Plan ist voll, und seine Route steigt von 08 bis 97. ${clubs} Clubs und ${circled} Kreise bringen ${points(all)}.`;
      },
      do: 'Los geht’s',
      why: 'Du füllst vierzig Clubs, dann zeichnest du eine Route. Ein Club darauf bringt 1 Punkt, ein eingekreister 2. Bootsfahrten kommen dazu.',
      captions: ['97: Hier endet sie', '08: Hier beginnt sie'],
      stamp: 'Immer aufwärts',
    },
    first: {
      idea: 'Zuerst kommen vier Zahlen.',
      say: 'Die 78 gehört ins Arrondissement VII, in einen der zwei Clubs. Sie wird eingekreist: 1 Punkt mehr auf der Route.',
      do: 'Tippe auf einen der beiden Clubs in VII.',
      why: 'Alle vier Zahlen des Aufbaus werden eingekreist. Ein Club hier hat den Anleger C, der andere mehr Linien.',
      good: 'Eingekreist: 2 Punkte, wenn deine Route vorbeikommt.',
      otherwise: 'Eingekreist: 2 Punkte, wenn deine Route vorbeikommt.',
      captions: ['die zwei Clubs in VII', 'die Karte mit VII'],
      stamp: 'Eingekreist',
    },
    four: {
      idea: 'Finde deine Richtung.',
      say: seen => {
        const { number, left } = setupCall(seen);
        if (left > 2) return 'Drei weitere Zahlen kommen genauso. Achte darauf, wo die kleinen und die großen landen.';
        return left === 2
          ? `Die ${number} ist klein und gehört in den Osten. Danach kommt noch eine Zahl.`
          : `Die ${number} ist die letzte. Sie gehört zwischen die kleinen und die großen.`;
      },
      do: seen => `Trage die ${setupCall(seen).number} in einen Club in ${setupCall(seen).home} ein.`,
      why: 'Eine Route darf in jede Richtung führen. Diese vier Zahlen steigen von Ost nach West, also plane so.',
      good: '15 im Osten, 51 in der Mitte, 78 und 87 im Westen.',
      otherwise: '15 im Osten, 51 in der Mitte, 78 und 87 im Westen.',
      captions: [seen => `${setupCall(seen).number}: die zwei Clubs in ${setupCall(seen).home}`],
      stamp: 'Eine Richtung',
    },
    dice: {
      idea: 'Zwei Würfel, zwei Zahlen.',
      say: '4 und 8 ergeben 48 und 84. Du trägst in diesem Zug beide ein.',
      why: 'Jeder der Würfel darf vorn stehen. Auch die Null zählt: 0 und 7 ergeben 07 und 70.',
      captions: ['4 und 8: 48 und 84', 'drei Karten, drei Regionen'],
      stamp: 'Zwei Zahlen',
    },
    card: {
      idea: 'Eine Karte öffnet eine Region.',
      say: 'Jede Zahl nutzt eine eigene Karte und kommt in deren Region. Im Arrondissement der Karte wird sie eingekreist.',
      do: 'Wähle 48 oder 84, dann einen hervorgehobenen Club. Alle sind erlaubt.',
      why: 'Die Karte „Mitte“ öffnet die Mitte des Plans, und dorthin gehört die 48. In IX bekommt sie sogar ihren Kreis.',
      good: 'Eingetragen. Die andere Zahl braucht eine andere Karte.',
      otherwise: 'Eingetragen. Die andere Zahl braucht eine andere Karte.',
      captions: ['IX: eingekreist mit Mitte', 'XI: eingekreist mit Ost', 'XIV: eingekreist mit Süd'],
      stamp: 'Je eine Karte',
      futures: writeFutures,
    },
    order: {
      idea: 'Jetzt ein Kreis oder später Ordnung?',
      say: seen =>
        left(seen) === '84'
          ? 'Die 84 ist groß, und deine großen Zahlen liegen im Westen. Ein Kreis im Osten würde die Reihe stören.'
          : `Die ${left(seen)} liegt zwischen deinen kleinen und großen Zahlen. Ein Kreis ist schön, Ordnung hält länger.`,
      do: seen => `Trage die ${left(seen)} in einen hervorgehobenen Club ein. Alle sind erlaubt.`,
      why: 'Ein Kreis bringt 1 Punkt, wenn die Route vorbeikommt. Eine Zahl am richtigen Ort hält den Weg offen.',
      good: 'Zwei Clubs gefüllt, und der Zug ist vorbei.',
      otherwise: 'Zwei Clubs gefüllt, und der Zug ist vorbei.',
      captions: ['78 und 87, im Westen', '15, im Osten'],
      futures: writeFutures,
    },
    star: {
      idea: 'Ein Pasch bringt einen Stern.',
      say: 'Zweimal die 6: keine Zahlen in diesem Zug, aber ein Stern. Er passt zwischen alle Zahlen.',
      do: 'Zeichne den Stern in einen hervorgehobenen Club.',
      why: 'Auch drei Karten einer Region bringen einen Stern. Er hilft am meisten, wo viele Linien zusammenkommen.',
      good: 'Ein Stern ist nie zu groß und nie zu klein.',
      otherwise: 'Ein Stern ist nie zu groß und nie zu klein.',
      captions: ['6 und 6', 'viele Linien kommen hier zusammen'],
      stamp: 'Ein Stern passt',
    },
    x: {
      idea: 'Manchmal passt nichts mehr.',
      say: 'Die 29 nahm den letzten Club dieser Regionen. Die 92 wird darum ein X in einem beliebigen leeren Club.',
      do: 'Setze das X in einen hervorgehobenen Club.',
      why: 'Keine Route führt durch ein X. In einer Ecke kostet es am wenigsten; an einem Anleger schließt es auch diesen.',
      good: 'Die Route geht einfach außen herum.',
      otherwise: 'Dieser Club ist für immer zu. Die Route geht außen herum.',
      captions: ['am Anleger A', 'eine Ecke', 'sieben Linien kommen hier zusammen'],
      stamp: 'X in die Ecke',
      futures: (move, seen) => ({
        idea: 'Das darfst du. Denk erst an die Route.',
        say: 'Ein X schließt seinen Club für immer. So viel kann die beste Route dann noch bringen.',
        rows: [
          { choice: `X in ${homeNumeral(clubIn(move))}`, pieces: ['mark:X'], comesTo: upTo(mostWithX(seen, clubIn(move))) },
          { choice: 'X in XVII', pieces: ['mark:X'], comesTo: upTo(mostWithX(seen, '17b')) },
        ],
        keep: `Bei ${homeNumeral(clubIn(move))} bleiben`,
      }),
    },
    draw: {
      idea: 'Gleich oder größer, den Linien nach.',
      say: seen =>
        `Deine Route ist bei ${markHere(seen)}. Eine Linie führt weiter zu einer gleichen oder größeren Zahl oder zu einem Stern.`,
      do: 'Geh weiter, Club für Club, so weit du magst.',
      why: 'Eine kleinere Zahl wird abgelehnt, auch nach einem Stern. Clubs neben der Route bringen nichts.',
      good: 'Höher und höher: Das ist eine Route.',
      otherwise: seen => `Diese Route besucht ${tallyOf(seen).clubs} Clubs: ${points(tallyOf(seen).points)}.`,
      captions: [linesOn],
      stamp: 'Nie kleiner',
      futures: (_move, seen) => ({
        idea: 'Das darfst du. Die Route kann noch weiter.',
        say: 'Eine Route darf überall enden. Doch jeder weitere Club ist ein Punkt mehr.',
        rows: [
          { choice: 'Jetzt abgeben', comesTo: points(tallyOf(seen).points) },
          { choice: 'Weitergehen', comesTo: upTo(mostAfter(seen)) },
        ],
        keep: 'Jetzt abgeben',
      }),
    },
    boat: {
      idea: 'Nur Boote queren die Seine.',
      say: 'An einem Anleger darf deine Route ein Boot nehmen. Der Abstand der Buchstaben zählt: A nach I bringt 8 Punkte.',
      do: 'Tippe auf Anleger A und dann auf dein Ziel oder geh zu Fuß weiter.',
      why: 'Auch nach der Fahrt muss die Zahl gleich oder größer sein. Jede Fahrt endet in einem Club.',
      good: 'Eine lange Bootsfahrt ist so viel wert wie viele Clubs.',
      otherwise: routeEnd,
      captions: [
        seen => (isAtDockA(seen) ? '07: Hier bist du' : linesOn(seen)),
        seen => (isAtDockA(seen) ? 'von A nach I: 8 Punkte' : ''),
        seen => (isAtDockA(seen) ? '08: zu Fuß' : ''),
      ],
      stamp: 'Mit dem Boot',
      futures: (move, seen) => ({
        idea: 'Das darfst du. Sieh erst auf den Fluss.',
        say: 'Beides ist erlaubt. So viel kann die beste Route bringen.',
        rows: [
          move === 'submit'
            ? { choice: 'Jetzt abgeben', comesTo: points(tallyOf(seen).points) }
            : { choice: 'Zu Fuß', comesTo: upTo(mostAfter(seen, move)) },
          { choice: 'Mit dem Boot', comesTo: upTo(mostAfter(seen)) },
        ],
        keep: move === 'submit' ? 'Jetzt abgeben' : 'Zu Fuß weiter',
      }),
    },
    yours: {
      idea: 'Der Plan gehört dir.',
      say: seen =>
        `Zurück auf deinem eigenen Plan: ${counts(seen).empty} Clubs sind leer. Ab hier fallen Karten und Würfel, wie sie wollen.`,
      do: 'Zum Reisepass',
      why: 'Bei einem oder zwei leeren Clubs wird nur gewürfelt. Am Ende zeichnest du deine Route und siehst dann die beste.',
      captions: ['deine Partie'],
    },
  },
  end: {
    title: 'Jetzt gehört der Abend dir.',
    lead: 'Der Tisch bleibt, wie er ist. Du spielst um einen Titel, und einen Tipp bekommst du jederzeit.',
    figures: seen => [
      { label: 'Leere Clubs', value: String(counts(seen).empty) },
      { label: 'Eingekreist', value: String(counts(seen).circled) },
      { label: 'Von Ost nach West steigend', value: `${rising(seen).count} von ${rising(seen).of}` },
    ],
    discover: [
      { icon: 'g-star', lead: 'Drei Karten einer Region:', text: 'Das ist ein Stern, was auch immer die Würfel zeigen.' },
      { icon: 'g-sax', lead: 'Deine Band bekommt einen Titel:', text: 'vom Musikanten in der Métro bis zur Legende von Saint-Germain.' },
    ],
  },
};
