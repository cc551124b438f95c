import type { LessonTexts } from '../../../kernel/index.ts';
import { LAST_TURN, SEATS_IN_BUS } from '../components.ts';
import type { View } from '../view.ts';
import { waysIn } from './futures.ts';
import { delivered, isLost, mostStaying, seatsTaken, siteAhead, spacesWithWaiting, staying } from './reading.ts';

const progress = (seen: View) => `${delivered(seen)} von ${seen.town.objective}`;
const seats = (seen: View) => `${seatsTaken(seen)} von ${SEATS_IN_BUS} Plätzen besetzt`;

const { ways, waysUnlessLost, lost } = waysIn({
  own: 'Dein Weg',
  rotated: 'Anders gedreht',
  otherTile: 'Das andere Plättchen',
  keep: 'Meinen Weg behalten',
  stay: count => (count === 1 ? '1 kommt an' : `${count} kommen an`),
  back: count => `${count} zurück in den Vorrat`,
  lost: count => (count === 1 ? '1 Ort für immer verpasst' : `${count} Orte für immer verpasst`),
  siteLost: {
    idea: 'Das darfst du. Aber jeder Ort kommt nur einmal.',
    say: 'Dein Weg führt mit zu wenigen an Bord an einem Ort vorbei. Dann ist er verpasst.',
  },
  board: count => (count === 1 ? '1 steigt ein' : `${count} steigen ein`),
  over: 'der Tag ist vorbei',
  nothing: 'niemand steigt ein oder aus',
});

const ahead = (seen: View) => {
  const site = siteAhead(seen);
  return site ? `verlangt ${site.needs}, an Bord: ${site.aboard}` : seats(seen);
};

/** What came of collecting. */
const collected = (seen: View) =>
  mostStaying(seen) > 1 ? 'Viele auf einmal: So kommen zwölf zusammen.' : `${seats(seen)}: Bring möglichst viele zum nächsten Ort.`;

const boardedFromBend = (seen: View) => {
  if (isLost(seen, 'C')) return 'Zu wenig Blau für die Brücke. Sie kommt nicht wieder.';
  if (staying(seen, 'C') > 0) return 'Zwei sind an der Brücke ausgestiegen: Es gibt wieder freie Plätze.';
  return seatsTaken(seen) === SEATS_IN_BUS
    ? 'Der Bus ist voll: Zeit für einen Ort.'
    : `${seats(seen)}. Die Reisenden an der Kurve können noch einsteigen.`;
};

const stillWaiting = (seen: View) => {
  const { length: count } = spacesWithWaiting(seen);
  if (count === 0) return 'Auf deinen Plättchen wartet niemand mehr.';
  return count === 1 ? 'Auf einem deiner Plättchen wartet noch jemand.' : `Auf ${count} deiner Plättchen wartet noch jemand.`;
};

export const de: LessonTexts<View> = {
  guide: 'Pauline',
  title: 'Erster Tag',
  here: 'Pauline ist da, wenn du sie brauchst.',
  steps: {
    goal: {
      idea: 'Bring 12 Reisende ans Ziel.',
      say: 'Sammle sie ein, setze sie an Orten ihrer Farbe ab und fahr dann hinaus. Zwölf genügen für den Sieg.',
      do: 'Los geht’s',
      why: 'Stehen zwölf Reisende an Orten, wenn der Bus ausfährt, ist der Tag gewonnen. Spätere Tage verlangen mehr.',
      captions: [seen => `${progress(seen)} angekommen`, 'die Ausfahrt: hier endet der Tag', 'dein Bus, noch leer'],
    },
    choose: {
      idea: 'Zwei Plättchen, eins davon legst du.',
      say: 'Jeder Zug zeigt zwei Plättchen. Eins kommt vor den Bus, das andere scheidet aus.',
      do: 'Du hast die Wahl: Tippe auf ein Plättchen und fahr los.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Achte auf die Straße, die der Bus nimmt, und darauf, wer dort steht. Die Linie auf dem Plan zeigt beides.',
      good: 'Das andere Plättchen ist aus dem Spiel.',
      otherwise: seen =>
        isLost(seen, 'A')
          ? 'Das andere Plättchen ist aus dem Spiel, und die Große Uhr kommt nicht wieder.'
          : 'Das andere Plättchen ist aus dem Spiel.',
      captions: ['eins von beiden', 'hierhin kommt es'],
      stamp: 'Eins von zweien',
      futures: lost,
    },
    drive: {
      idea: 'Der Bus folgt seiner Straße.',
      say: seen => {
        if (isLost(seen, 'A')) return 'Er ist ohne orangefarbene Reisende an der Großen Uhr vorbeigefahren. Dieser Ort kommt nicht wieder.';
        return seatsTaken(seen) > 0
          ? 'Er fährt bis an ihr Ende, und alle, die an ihr stehen, steigen ein. Du wählst nur das Plättchen.'
          : 'Er fährt bis an ihr Ende. An deiner stand niemand, also stieg auch niemand ein.';
      },
      why: 'Liegt das Plättchen, gibt es keine Wahl mehr. Der Bus fährt auch über alte Plättchen und am Rand entlang.',
      captions: [seats, 'zwei Straßen, eine davon befahren'],
      stamp: 'Bis ans Ende der Straße',
    },
    turn: {
      idea: 'Ein Plättchen, vier Richtungen.',
      say: 'Drehe es und achte auf die Linie: Sie zeigt die Fahrt. Gelegt ist gelegt, also schau vorher.',
      do: 'Tippe auf ein Plättchen, drehe es, bis dir die Straße gefällt, und fahr los.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Dieselbe Kurve führt nach links oder rechts und nimmt andere mit. Was liegt, bleibt für immer liegen.',
      good: 'Das war ein ganzer Zug: wählen, drehen, fahren.',
      otherwise: seen => `Das war ein ganzer Zug. An Bord: ${seatsTaken(seen)}, angekommen: ${delivered(seen)}.`,
      captions: ['zwei Plättchen', 'hier drehst du es', ahead],
      stamp: 'Vier Richtungen',
      futures: waysUnlessLost({
        idea: 'Das darfst du. Gedreht führt es anderswohin.',
        say: 'Es ist dasselbe Plättchen. Nur die Straße ist eine andere.',
      }),
    },
    enough: {
      idea: 'Genug? Dann bleiben sie und zählen.',
      say: 'Die Große Uhr verlangt 1\u00a0×\u00a0Orange, und genau das bringst du mit. Bravo!',
      why: 'An einem Ort steigen alle Fahrgäste seiner Farbe aus, sonst niemand. Sind es genug, zählen alle.',
      captions: ['Große Uhr: verlangt 1\u00a0×\u00a0Orange', seen => `${progress(seen)} angekommen`],
      stamp: 'Genug in einer Farbe',
    },
    collect: {
      idea: 'Jeder Ort kommt nur einmal. Sammle erst ein.',
      say: 'Der Bus fährt höchstens einmal an einem Ort vorbei. Alle, die dann in seiner Farbe an Bord sind, zählen.',
      do: 'Lege ein Plättchen. Zähle vorher, wer dann an Bord ist.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Ein Ort nimmt alle auf, die du bringst, wenn es genug sind. Wer später einsteigt, braucht einen anderen Ort.',
      good: collected,
      otherwise: collected,
      captions: ['zwei Plättchen', seen => (siteAhead(seen) ? ahead(seen) : ''), seats],
      stamp: 'Erst einsammeln',
      futures: waysUnlessLost({
        idea: 'Das darfst du. Zähle vorher, wer an Bord ist.',
        say: 'Beide Wege führen an dem Ort vorbei. Einer bringt mehr Reisende hin.',
      }),
    },
    second: {
      idea: 'Jedes Plättchen hat eine zweite Straße.',
      say: 'An der anderen Straße dieses Plättchens wartet noch jemand. Fährt der Bus darüber, steigt auch diese Person ein.',
      do: 'Lege ein Plättchen: dorthin oder weg davon, wie du willst.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Der Bus trifft nur die, die an seiner eigenen Straße stehen. Unbefahrene Straßen können also noch Plätze füllen.',
      good: 'Ein altes Plättchen ist immer einen zweiten Blick wert.',
      otherwise: stillWaiting,
      captions: ['wartet an der zweiten Straße', 'zwei Plättchen'],
      stamp: 'Die zweite Straße',
      futures: lost,
    },
    few: {
      idea: 'Zu wenige? Dann gehen alle zurück.',
      say: 'Das Labyrinth verlangt 2\u00a0×\u00a0Grün, an Bord ist aber nur 1\u00a0×\u00a0Grün. Zu wenige gehen zurück in den Vorrat.',
      do: 'Bring genug Grün zum Labyrinth oder nimm einen anderen Weg.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Auch zu wenige steigen aus, aber sie zählen nicht. Und der Ort kommt nicht wieder.',
      good: 'Genug oder gar keine: Zähle vor jedem Ort.',
      otherwise: seen => {
        if (isLost(seen, 'E')) return 'Grün ist zurück im Vorrat, und das Labyrinth kommt nicht wieder.';
        return staying(seen, 'E') > 0
          ? 'Genug oder gar keine: Zähle vor jedem Ort.'
          : 'Das Labyrinth kann noch kommen. Sammle bis dahin Grün ein.';
      },
      captions: ['Labyrinth: verlangt 2\u00a0×\u00a0Grün', '1\u00a0×\u00a0Grün an Bord', 'zwei Plättchen'],
      stamp: 'Genug oder gar keine',
      futures: ways({
        idea: 'Das darfst du. Zähle vorher, wie viel Grün an Bord ist.',
        say: 'Das Labyrinth verlangt zwei. Weniger gehen zurück in den Vorrat.',
      }),
    },
    full: {
      idea: 'Der Bus hat sechs Plätze.',
      say: 'Fünf sind besetzt, und an dieser Kurve stehen zwei. Wer zuerst am Weg steht, steigt ein; wer danach kommt, bleibt zurück.',
      do: 'Lege ein Plättchen. Vom anderen Ende her ist die Reihenfolge umgekehrt.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Ein voller Bus nimmt niemanden mit. Ein Ort unterwegs macht Plätze frei.',
      good: boardedFromBend,
      otherwise: boardedFromBend,
      captions: [seats, 'zwei an einer Straße'],
      stamp: 'Sechs Plätze',
      futures: lost,
    },
    gate: {
      idea: 'Die Ausfahrt beendet den Tag.',
      say: seen => `Von dieser Ecke führt ein Weg aus der Stadt. Erst ${progress(seen)} sind angekommen.`,
      do: 'Wähle eine Straße, die in der Stadt bleibt.',
      then: 'Drehe das Plättchen, wenn du magst, und fahr los.',
      why: 'Fährt der Bus hinaus, endet der Tag sofort, und wer an Bord ist, zählt nicht. Fülle erst die andere Seite.',
      good: 'Lass diese Ecke bis zum Schluss frei.',
      otherwise: seen => {
        if (seen.result) return `Der Tag ist vorbei: ${progress(seen)} sind angekommen.`;
        return staying(seen, 'D') > 0
          ? 'Lass diese Ecke bis zum Schluss frei.'
          : 'Der Bus bleibt in der Stadt, und das Schloss kann noch kommen.';
      },
      captions: ['die Ausfahrt', '2\u00a0×\u00a0Orange an Bord', 'Schloss: verlangt 2\u00a0×\u00a0Orange'],
      stamp: 'Die Ausfahrt zuletzt',
      futures: ways({ idea: 'Das darfst du. Aber dann ist der Tag vorbei.', say: 'Zehn genügen nicht. Das Schloss wartet noch.' }),
    },
    yours: {
      idea: 'Die Stadt gehört dir.',
      say: 'Hier ist wieder dein eigener Tag, wie du ihn verlassen hast. „Sind 12 noch möglich?“ hilft dir jederzeit.',
      do: 'Zum Reisepass',
      why: 'Die Antwort berücksichtigt jede Straße, die noch kommen kann. Einen verlorenen Tag beginnst du einfach neu.',
      captions: [seen => `${progress(seen)} angekommen`],
    },
  },
  end: {
    title: 'Jetzt gehört die Stadt dir.',
    lead: 'Alles bleibt, wie es ist. Die nächsten Plättchen bringt der Zufall, und einen Tipp bekommst du jederzeit.',
    figures: seen => [
      { label: 'Angekommen', value: progress(seen) },
      { label: 'An Bord', value: `${seatsTaken(seen)} von ${SEATS_IN_BUS}` },
      { label: 'Zug', value: `${Math.min(seen.turn, LAST_TURN)} von ${LAST_TURN}` },
    ],
    discover: [
      { icon: 'g-inspector', lead: 'Ab Tag 4:', text: 'Madame Perforée kontrolliert, und jemand muss aussteigen.' },
      { icon: 'g-suitcase', lead: 'Ab Tag 10:', text: 'Grands Voyageurs wollen bei der Ausfahrt an Bord sein.' },
    ],
  },
};
