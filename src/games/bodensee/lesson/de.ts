import type { LessonTexts, Voice } from '../../../kernel/index.ts';
import { type Die, faceOf, type View } from '../index.ts';
import { de as texts } from '../texts/de.ts';
import {
  bestBus,
  bestSite,
  busTown,
  diceAboard,
  drivesOf,
  goalsOf,
  isOnTour,
  mostWith,
  otherPaid,
  ownOf,
  ownTiles,
  paidBy,
  siteIn,
  tileInHand,
  tourIncome,
  visitorsOf,
  YOU,
} from './reading.ts';

const name = (id: string | undefined) => texts.pieces[id ?? ''] ?? '';
const attraction = (id: string | undefined) => `„${name(id)}“`;
const die = (id: Die) => `${name(faceOf(id).colour)} ${faceOf(id).pips}`;
const euro = (euros: number | undefined) => `${euros ?? 0}\u00a0€`;
const forYou = (euros: number | undefined) => `${euro(euros)} für dich`;
const aboard = (seen: View, town: string) => diceAboard(seen, town).map(die).join(', ');

/** Who is paid for a drive: another player, where the learner gets nothing. */
const paid = (drive: { readonly gains: readonly number[] } | undefined, voice?: Voice) => {
  const other = drive && !drive.gains[YOU] ? otherPaid(drive.gains) : undefined;
  return other && voice ? `${euro(other.euros)} für ${voice.name(other.seat)}` : forYou(drive?.gains[YOU]);
};

export const de: LessonTexts<View> = {
  guide: 'Käpt’n Resi',
  title: 'Erster Zug',
  here: 'Käpt’n Resi ist da, wenn du Hilfe brauchst.',
  steps: {
    goal: {
      idea: 'Wer das meiste Geld hat, gewinnt.',
      say: 'Busse voller Touristen fahren um den See. Sorge dafür, dass sie ihr Geld bei dir ausgeben.',
      do: 'Los geht’s',
      why: 'Die Partie endet, wenn ein neuer Tourist gebraucht wird und der Würfelbeutel leer ist. Sie endet auch, wenn eine Farbe der Attraktionen aufgebraucht ist.',
      captions: [seen => `dein Geld: ${euro(ownOf(seen)?.money)}`],
      stamp: 'Das meiste Geld',
    },
    tourist: {
      idea: 'Jeder Würfel ist ein Tourist.',
      say: 'Die Augen sind das Geld, das er noch hat. Die Farbe zeigt, was er mag: Rot ist Kultur.',
      why: 'Grün mag Natur, Blau Wasser, Rot Kultur und Gelb Genuss. Ein Tourist besucht nur seine Farbe, und nur, was er bezahlen kann.',
      captions: [seen => aboard(seen, 'wan')],
      stamp: 'Würfel sind Touristen',
    },
    bus: {
      idea: 'Die Busse gehören niemandem.',
      say: 'In deinem Zug fährst du mit einem beliebigen Bus. Sieh vorher nach, wer an Bord ist.',
      do: 'Tippe auf einen Bus. Alle vier sind erlaubt.',
      why: 'Ein Bus ist so viel wert, wie seine Touristen ausgeben können. Wer nach dir dran ist, darf denselben nehmen.',
      good: 'Gut. Für diesen Zug ist es dein Bus.',
      stamp: 'Busse für alle',
    },
    build: {
      idea: 'Baue, wo der Bus halten muss.',
      say: 'Morgens darfst du eine Aktion dieser Stadt nutzen. Bauen kannst du in jeder Stadt am See.',
      do: seen => `Baue ${attraction(bestSite(seen)?.tile)} in ${name(bestSite(seen)?.town)}. Oder wähle selbst.`,
      why: 'Du zahlst den Preis der Farbe, 1\u00a0€ je gleiche Farbe dort und 1\u00a0€ im Hafen. Blau braucht einen Wassertropfen. Was du jetzt baust, zählt sofort.',
      good: 'Was jetzt steht, zählt schon in diesem Zug.',
      otherwise: seen =>
        ownTiles(seen).length > 0
          ? 'Was jetzt steht, zählt schon in diesem Zug.'
          : 'Noch keine Attraktion: Bis du baust, bezahlt dich niemand.',
      captions: [
        seen => {
          const tile = tileInHand(seen);
          return tile ? `kostet ${euro(bestSite(seen, tile)?.price)}, bringt ${euro(bestSite(seen, tile)?.income)}` : '';
        },
        seen => aboard(seen, busTown(seen)),
      ],
      stamp: 'Vor dem Bus bauen',
      futures: (move, seen) => {
        const tile = tileInHand(seen);
        const best = bestSite(seen, tile);
        const own = tile && siteIn(seen, tile, move.replace('town ', ''));
        return {
          idea: 'Das darfst du. Zähl vorher das Geld.',
          say: own ? 'In diesem Zug würde dir der Bus dort nichts einbringen.' : 'Ohne eigene Attraktion bezahlt dich niemand.',
          rows: [
            {
              choice: own ? `${attraction(own.tile)} in ${name(own.town)}` : 'Ohne zu bauen',
              pieces: own ? [own.tile] : [],
              comesTo: `${forYou(0)} in diesem Zug`,
            },
            {
              choice: `${attraction(best?.tile)} in ${name(best?.town)}`,
              pieces: best ? [best.tile] : [],
              comesTo: `kostet ${euro(best?.price)}, bringt ${euro(best?.income)}`,
            },
          ],
          keep: own ? `In ${name(own.town)} bauen` : 'Ohne zu bauen losfahren',
        };
      },
    },
    drive: {
      idea: 'Die Fahrt endet am ersten Halt.',
      say: 'Ein Halt ist ein Hafen oder eine Stadt mit einer Attraktion in einer Farbe an Bord.',
      do: 'Tippe auf eine hervorgehobene Stadt.',
      why: 'Durch alle anderen Städte fährt der Bus hindurch, auch durch jede, in der ein Bus steht. Du wählst die Straße und damit den Halt.',
      good: seen => (isOnTour(seen) ? 'Angekommen. Der Rundgang beginnt.' : 'Angekommen. Von Bord besucht hier niemand etwas.'),
      otherwise: seen => (isOnTour(seen) ? 'Angekommen. Der Rundgang beginnt.' : 'Angekommen. Von Bord besucht hier niemand etwas.'),
      captions: [seen => paid(goalsOf(seen)[0]), (seen, voice) => paid(goalsOf(seen)[1], voice)],
      stamp: 'Der erste Halt',
      futures: (move, seen) => goalFutures(move, seen),
    },
    visit: {
      idea: 'Jede Attraktion wird einmal besucht.',
      say: 'Der Tourist braucht die Farbe der Attraktion und mindestens ihren Wert an Augen. Können mehrere zahlen, wählst du.',
      do: 'Tippe auf einen Touristen im Bus.',
      why: 'Wer die Attraktion besucht, verliert ihren Wert an Augen, und der Besitzer bekommt so viele Euro. Kann niemand zahlen, entfällt der Besuch.',
      good: 'Der Tourist zahlt, der Besitzer verdient.',
      captions: [
        seen =>
          visitorsOf(seen)
            .map(visitor => `${die(visitor.die)}: ${euro(visitor.prospect.gains[YOU])}`)
            .join(', '),
      ],
      stamp: 'Ein Besuch je Rundgang',
      futures: (move, seen) => {
        const own = visitorsOf(seen).find(visitor => move === `send ${visitor.die}`);
        const [best] = visitorsOf(seen);
        return {
          idea: 'Das darfst du. Schau vorher auf das letzte Auge.',
          say: 'Mehrere können zahlen. Für einen ist es der letzte Euro, und der zählt doppelt.',
          rows: [
            { choice: own ? `Mit ${die(own.die)}` : '', comesTo: forYou(own?.prospect.gains[YOU]) },
            { choice: best ? `Mit ${die(best.die)}` : '', comesTo: forYou(best?.prospect.gains[YOU]) },
          ],
          keep: own ? `Bei ${die(own.die)} bleiben` : '',
        };
      },
    },
    ruin: {
      idea: 'Das letzte Auge zahlt doppelt.',
      say: 'Ein Tourist ohne Augen ist ruiniert und scheidet aus. Wer fährt, bekommt den Wert noch einmal.',
      why: 'Der Besitzer wird bezahlt wie immer, und wer fährt, bekommt dasselbe noch einmal. Lass also Augen und Wert zusammenpassen: 3 zu 3.',
      captions: [seen => `${euro(ownOf(seen)?.atHome)} + ${euro(ownOf(seen)?.ruinMoney)}`],
      stamp: 'Das letzte Auge',
    },
    allDay: {
      idea: 'Nach dem Rundgang noch eine Aktion.',
      say: seen =>
        tourIncome(seen) > 0
          ? `${name(busTown(seen))} bietet einen Extra-Rundgang: Ein Tourist besucht alles noch einmal.`
          : 'Du darfst eine Ganztagsaktion der Stadt nutzen, in der du angekommen bist.',
      do: seen => (tourIncome(seen) > 0 ? 'Wähle den Extra-Rundgang oder beende deinen Zug.' : 'Nutze eine Aktion oder beende deinen Zug.'),
      why: 'Eine Aktion am Morgen, eine nach dem Rundgang. Beide dürfen gleich sein, und keine ist Pflicht.',
      good: 'Das war dein Zug. Neue Touristen steigen ein, und der Markt wird aufgefüllt.',
      captions: [seen => aboard(seen, busTown(seen)), seen => (tourIncome(seen) > 0 ? `${euro(tourIncome(seen))} mehr` : '')],
      stamp: 'Morgens und ganztags',
      futures: (_move, seen) => ({
        idea: 'Das darfst du. Schau, wer noch zahlen kann.',
        say: 'Das ist ein eigener Rundgang: Dieselbe Attraktion darf wieder besucht werden.',
        rows: [
          { choice: 'Zug beenden', comesTo: `${euro(0)} mehr` },
          { choice: 'Extra-Rundgang', pieces: ownTiles(seen).slice(-1), comesTo: `${euro(tourIncome(seen))} mehr` },
        ],
        keep: 'Zug beenden',
      }),
    },
    others: {
      idea: 'Du verdienst auch, wenn andere fahren.',
      say: (seen, voice) => {
        const guest = paidBy(seen);
        if (guest === undefined) return 'Bringt jemand anderes Touristen zu deiner Attraktion, zahlen sie auch an dich.';
        return `${voice.name(guest)} hat einen Touristen zu deiner Attraktion gebracht: ${euro(ownOf(seen)?.fromOthers)} für dich. Auch ${voice.name(guest)} hat am letzten Auge verdient.`;
      },
      why: 'Der Besitzer wird bezahlt, egal wer fährt. Die Prämie für das letzte Auge geht an die Person am Steuer. Achte also darauf, wen du an Bord lässt.',
      captions: [seen => (ownOf(seen)?.fromOthers ? `+${euro(ownOf(seen)?.fromOthers)}` : '')],
      stamp: 'Geld in jedem Zug',
    },
    paid: {
      idea: 'Sieh vor der Fahrt, wer bezahlt wird.',
      say: seen =>
        `Von ${name(bestBus(seen))} führt eine Straße zu deiner Attraktion. Andere Straßen bringen anderen Geld, oder niemandem.`,
      do: seen => {
        const [best] = drivesOf(seen);
        if (!best) return 'Fahre ohne Morgenaktion los. Oder wähle selbst.';
        return `Fahre mit dem Bus von ${name(best.bus)} nach ${name(best.to)}, ohne Morgenaktion. Oder wähle selbst.`;
      },
      why: 'Bring reiche Touristen zu deinen Attraktionen und lass den anderen die armen Busse. Was du stehen lässt, fahren die anderen.',
      good: 'Jeder Bus ist für alle da. Jetzt weißt du, worauf es ankommt.',
      captions: [
        seen => (goalsOf(seen)[0] ? paid(goalsOf(seen)[0]) : aboard(seen, bestBus(seen))),
        (seen, voice) => paid(drivesOf(seen)[0] ?? goalsOf(seen)[1], voice),
        (seen, voice) =>
          paid(
            drivesOf(seen).find(({ gains }) => otherPaid(gains)),
            voice,
          ),
      ],
      futures: (move, seen) => (move.startsWith('bus') ? busFutures(move, seen) : goalFutures(move, seen)),
    },
    yours: {
      idea: 'Ab hier steuerst du.',
      say: 'Die Partie endet, wenn der Würfelbeutel oder eine Farbe aufgebraucht ist. Ab hier fallen die Würfel, wie sie wollen.',
      do: 'Zum Reisepass',
      why: 'Ein leerer Beutel allein beendet nichts, erst ein Würfel, der nicht mehr gezogen werden kann. Der laufende Zug wird noch beendet.',
      captions: [seen => `dein Geld: ${euro(ownOf(seen)?.money)}`],
    },
  },
  end: {
    title: 'Jetzt gehört der See dir.',
    lead: (_seen, voice) =>
      `Der Tisch bleibt, wie er ist. ${voice.name(1)} und ${voice.name(2)} spielen auf leichter Stufe weiter, und du kannst jederzeit um einen Tipp bitten.`,
    figures: seen => [
      { label: 'Dein Geld', value: euro(ownOf(seen)?.money) },
      { label: 'Deine Attraktionen', value: String(ownTiles(seen).length) },
      { label: 'Würfel im Beutel', value: String(seen.bag.reduce((sum, count) => sum + count, 0)) },
    ],
    discover: [
      { icon: 'g-boat', lead: 'Die Fähre kostet 1\u00a0€.', text: 'Sie bringt einen Bus von Hafen zu Hafen.' },
      { icon: 'g-key', lead: 'Graue Attraktionen bieten Aktionen.', text: 'Alle dürfen sie nutzen, egal wer sie gebaut hat.' },
    ],
  },
};

function goalFutures(move: string, seen: View) {
  const [best] = goalsOf(seen);
  const town = move.replace('drive ', '');
  return {
    idea: 'Das darfst du. Schau vorher, wer bezahlt wird.',
    say: 'Nur Attraktionen bringen Geld. Ein Hafen ist ein Halt, aber dort gibt niemand etwas aus.',
    rows: [
      { choice: `Nach ${name(town)}`, pieces: [town], comesTo: forYou(0) },
      { choice: `Nach ${name(best?.town)}`, pieces: best ? [best.town] : [], comesTo: forYou(best?.gains[YOU]) },
    ],
    keep: `Nach ${name(town)} fahren`,
  } as const;
}

function busFutures(move: string, seen: View) {
  const [best] = drivesOf(seen);
  const town = move.replace('bus ', '');
  return {
    idea: 'Das darfst du. Schau vorher, wohin er fahren kann.',
    say: 'Auf der Straße erreicht dieser Bus keine deiner Attraktionen. Ein anderer schon.',
    rows: [
      { choice: `Der Bus in ${name(town)}`, pieces: ['bus'], comesTo: `${forYou(mostWith(seen, town))} auf der Straße` },
      { choice: `Der Bus in ${name(best?.bus)}`, pieces: ['bus'], comesTo: `${forYou(best?.gains[YOU])} in ${name(best?.to)}` },
    ],
    keep: `Den Bus in ${name(town)} nehmen`,
  } as const;
}
