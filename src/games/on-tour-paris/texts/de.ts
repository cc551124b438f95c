import type { Facts } from '../../../kernel/index.ts';
import { type Card, regionOf, shownOn } from '../components.ts';
import { COVER } from '../cover.ts';
import { higher, isDoubles, lower, meaning, numeral, setupNumberOf } from '../marks.ts';
import { explainsDe } from './explain-de.ts';
import { RULES, SECTIONS } from './rules-de.ts';
import {
  finishes,
  hasRoute,
  type Language,
  lexicon,
  numeralOf,
  people,
  piecesWith,
  placeWith,
  regionNamesWith,
  routePoints,
  type SpotWords,
  sentence,
  texts,
  twoDigits,
} from './sentences.ts';
import { marked, rolledDice, type StoryWords, written } from './story.ts';
import type { Pieces, TableWords } from './table.ts';

const printed: Pieces = piecesWith({
  N: 'Nord',
  S: 'Süd',
  W: 'West',
  C: 'Mitte',
  E: 'Ost',
  busker: 'Musikant in der Métro',
  openingAct: 'Vorgruppe',
  houseBand: 'Hausband',
  headliner: 'Hauptact',
  toast: 'Liebling von Montmartre',
  legend: 'Legende von Saint-Germain',
});

/** How a club is found on the map. */
const SPOTS: SpotWords = {
  home: numeral => (numeral === 'X' ? 'Arr. X' : numeral),
  left: 'links',
  right: 'rechts',
  top: 'oben',
  bottom: 'unten',
};

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list } = lexicon('de', pieces);
  const all = people(list, 'du', 'last');
  const counted = (count: unknown, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`;
  const points = (count: unknown) => counted(count, 'Punkt', 'Punkte');
  const inPoints = (count: unknown) => counted(count, 'Punkt', 'Punkten');
  const parts = ({ clubs, circled, boats }: { readonly clubs: number; readonly circled: number; readonly boats: number }) =>
    list([
      counted(clubs, 'Club', 'Clubs'),
      ...(circled > 0 ? [`${circled} eingekreist`] : []),
      ...(boats > 0 ? [`${boats} mit dem Boot`] : []),
    ]);
  const place = placeWith(pieces);
  const regionNames = regionNamesWith(pieces);
  /** Outside the regions that the cards open. */
  const outside = ({ club, regions }: Facts) =>
    `${place(club)} liegt in den Regionen ${list(regionNames(club))}; eine Karte öffnet nur ihre eigene, hier ${list([...String(regions)].map(piece))}.`;
  const destination = (card: Card) => `ins Arrondissement ${numeralOf(shownOn(card))} (Karte ${piece(regionOf(card))})`;

  const words: TableWords = {
    setup: (step, number, card) => `Aufbau ${step} von 4: ${number} kommt ${destination(card)}`,
    turn: (turn, roller, voice) => `Zug ${turn}, ${voice.tell(roller, 'du würfelst', name => `${name} würfelt`)}`,
    colon: ':',
    cards: 'Karten',
    noCards: 'keine (letzter Zug)',
    dice: 'Würfel',
    doubles: 'Pasch: ein Stern',
    deck: (left, discarded) => `${counted(left, 'Karte', 'Karten')} im Stapel, ${discarded} abgelegt`,
    routes: 'Alle Clubs sind voll: die Routen',
    you: 'Du',
    empty: clubs => counted(clubs, 'leerer Club', 'leere Clubs'),
    done: 'fertig',
    thinking: 'am Überlegen',
    hidden: 'Plan bis zum Schluss verdeckt',
    pencilled: 'vorgemerkt',
    key: 'Jedes Arrondissement mit seinen zwei Clubs: · leer, (40) eingekreist, ★ Stern, ✕ geschlossen',
    result: result => `${points(result.points)} (${parts(result)})`,
    best: count => `bestmöglich, ${count}`,
    noRoute: 'keine Route',
    boat: (from, to) => `Boot von ${from} nach ${to}`,
  };

  const VERBS = {
    number: { you: 'trägst', other: 'trägt', end: 'ein' },
    star: { you: 'zeichnest', other: 'zeichnet', end: '' },
    x: { you: 'setzt', other: 'setzt', end: '' },
  } as const;

  const stories: StoryWords = {
    place,
    spot: club => piece(`at:${club}`),
    you: 'Du',
    verb: (kind, isYou) => [VERBS[kind][isYou ? 'you' : 'other'], VERBS[kind].end],
    thing: mark => {
      const { kind, value, circled } = meaning(mark);
      const thing = { number: numeral(value), star: 'einen Stern', x: 'ein X' }[kind];
      return circled ? `${thing} (eingekreist)` : thing;
    },
    within: 'in',
    and: 'und',
    everyone: kind => [{ number: 'Alle tragen ', star: 'Alle zeichnen ', x: 'Alle setzen ' }[kind], kind === 'number' ? ' ein.' : '.'],
    everyoneElse: 'Alle füllen ihren eigenen Plan.',
    setup: ({ number, card }) => [
      'Alle tragen ',
      marked(numeral(number), twoDigits(number)),
      ' ',
      { piece: card, words: destination(card) },
      ' ein.',
    ],
    rolled: ({ roller, dice, kind }, voice) => {
      const who = voice.tell(roller, 'Du würfelst', name => `${name} würfelt`);
      const star = [marked('*', 'ein Stern'), ' für alle.'];
      if (isDoubles(dice)) return [`${who} einen Pasch: `, ...star];
      return [`${who} `, ...rolledDice(dice, 'und'), ...(kind === 'star' ? ['; drei Karten sind gleich: ', ...star] : ['.'])];
    },
    won: ({ seat, points: count, ...rest }, voice) =>
      `${voice.tell(seat, 'Du gewinnst', name => `${name} gewinnt`)} mit ${inPoints(count)}: ${parts(rest)}.`,
    shared: (winners, count, voice) =>
      `${all(winners, voice)} ${winners.some(voice.isYou) ? 'gewinnt' : 'gewinnen'} gemeinsam mit je ${inPoints(count)}.`,
    routed: ({ seat, points: count, ...rest }, voice) =>
      `${voice.tell(seat, 'Du erhältst', name => `${name} erhält`)} ${points(count)}: ${parts(rest)}.`,
  };

  /** What a choice says that is the last of its player in this step. */
  const FINISH = ' und abschließen';

  const SEATS = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [seat, `Platz ${seat + 1}`]));

  return {
    handbook: async () => (await import('../handbook/de.ts')).de,
    title: COVER.title.en,
    pitch: 'Hundert Tage, vierzig Jazzclubs, eine Band: Trage die Termine so ein, dass daraus die längste Route wird.',
    sections: SECTIONS,
    rules: RULES,
    options: {
      firstRoller: {
        name: 'Wer zuerst würfelt',
        help: 'Sonst ändert sich dadurch nichts.',
        rulebook: 'Wer den besten Musikgeschmack hat, beginnt; wie man das feststellt, bleibt offen.',
        values: { random: 'Zufällig', ...SEATS },
      },
      dockUse: {
        name: 'Anleger',
        help: 'Ob eine Route einen Anleger für mehr als eine Fahrt nutzen darf.',
        rulebook:
          'Die Route endet an einem Anleger und geht an einem beliebigen anderen weiter. Ob ein Anleger noch einmal dienen darf, steht nicht da.',
        values: { free: 'Beliebig oft', once: 'Je einmal' },
      },
      xRule: {
        name: 'Wann ein X fällig ist',
        help: 'Wie weit du dafür sorgen musst, dass beide Zahlen passen.',
        rulebook: 'Eine Zahl ohne erlaubten Platz wird zum X. Dass die erste Zahl Platz für die zweite lassen muss, steht nicht da.',
        values: { strict: 'Beide eintragen, wenn es geht', sequential: 'Eine nach der anderen', voluntary: 'X darf gewählt werden' },
      },
      xPlace: {
        name: 'Wohin ein X kommt',
        help: 'Wohin ein X darf.',
        rulebook: 'Ein X kommt in einen beliebigen leeren Club.',
        values: { anywhere: 'In jeden leeren Club', cardRegions: 'Zuerst in Regionen der Karten' },
      },
      routeMode: {
        name: 'Routen',
        help: 'Ob du deine Route zeichnest oder die beste automatisch zählt.',
        rulebook: 'Sind alle Clubs voll, zeichnen alle eine Route.',
        values: { draw: 'Von Hand gezeichnet', auto: 'Die beste zählt' },
      },
      routeAid: {
        name: 'Hilfe beim Planen',
        help: 'Was du über deine Skizze erfährst.',
        rulebook: 'Den Plan darf man zeichnen und beliebig oft löschen. Dass er geprüft und gezählt wird, ist unsere Zutat.',
        values: { none: 'Nichts', validate: 'Fehler und Punkte', optimum: 'Die bisher beste Route' },
      },
      tieBreak: {
        name: 'Gleichstand',
        help: 'Was bei gleicher Punktzahl gilt.',
        rulebook: 'Die höchste Punktzahl gewinnt. Zum Gleichstand steht nichts da.',
        values: { shared: 'Geteilter Sieg', detailed: 'Clubs, Kreise, Boote, weniger X' },
      },
      openBoards: {
        name: 'Pläne der anderen',
        help: 'Wann du die Pläne der anderen sehen darfst.',
        rulebook: 'Ob man die Pläne der anderen ansehen darf, steht nicht da.',
        values: { afterStep: 'Nach jedem Schritt', end: 'Erst am Ende' },
      },
      content: {
        name: 'Eigener Plan',
        help: 'Eigene Clubs, Linien und Anleger. Leer lassen für das gedruckte Paris.',
        rulebook:
          'In der Schachtel liegt auch ein Plan von New York mit 40 eigenen Karten. Er ist nicht enthalten: Gespielt wird nur Paris.',
      },
    },
    pieces,
    table: words,
    stories,
    explains: explainsDe(piece),
    refusals: {
      'OT-1.1': ({ club }) => `${place(club)} ist schon belegt; was eingetragen ist, bleibt.`,
      'OT-2.3': ({ club, arrondissement }) =>
        `${place(club)} liegt nicht im Arrondissement ${numeralOf(arrondissement)}; die Zahl kommt in einen der zwei Clubs dort.`,
      'OT-3.3': ({ number }) => `Die ${twoDigits(number)} hast du nicht einzutragen; jede gewürfelte Zahl wird einmal eingetragen.`,
      'OT-4.1': ({ card, shown, club }) => {
        if (!shown) return `Karte ${piece(card)} liegt nicht aus; eine Zahl braucht eine der gezeigten Karten.`;
        const used = club ? `Nur Karte ${piece(card)} öffnet ${place(club)}, und sie wurde` : `Karte ${piece(card)} wurde`;
        return `${used} schon für deine erste Zahl genutzt; jede Zahl braucht eine eigene Karte.`;
      },
      'OT-4.2': outside,
      'OT-5.2': outside,
      'OT-6.3': ({ club }) => `${place(club)} liegt in keiner Region der Karten, andere leere Clubs schon; dorthin kommt das X zuerst.`,
      'OT-6.5': ({ club, number }) =>
        `Mit ${twoDigits(number)} in ${place(club)} und dieser Karte passt deine andere Zahl nirgends mehr; gehen beide, werden beide eingetragen.`,
      'OT-7.3': ({ number }) =>
        `${twoDigits(number)} wurde nicht gewürfelt; im letzten Zug wird eine der beiden gewürfelten Zahlen eingetragen.`,
      'OT-8.1': ({ dock }) => `Anleger ${dock} wartet auf die Route; Boote fahren, sobald alle Clubs voll sind.`,
      'OT-8.3': ({ club }) => `In ${place(club)} steht ein X; dort führt keine Route hindurch.`,
      'OT-8.4': ({ club, from, dock, to }) =>
        `Keine Linie führt von ${place(from)} nach ${place(club)}; ${dock ? `nur das Boot von Anleger ${dock} zu Anleger ${to} fährt dorthin` : 'eine Route folgt den Linien oder nimmt das Boot'}.`,
      'OT-8.5': ({ number, last }) =>
        `${twoDigits(number)} ist kleiner als ${twoDigits(last)}, die letzte Zahl deiner Route; unterwegs fallen die Zahlen nie.`,
      'OT-8.7': ({ club }) => `In ${place(club)} war deine Route schon; sie besucht keinen Club zweimal.`,
      'OT-9.1': ({ dock, landings, from, to, club, at }) => {
        if (landings === 0)
          return `Von Anleger ${dock} aus kann das Boot nirgends landen; die Clubs an den anderen sind geschlossen, besucht oder zu niedrig.`;
        if (dock && at) return `Anleger ${dock} liegt nicht bei ${place(at)}; ein Boot legt beim letzten Club der Route ab.`;
        if (dock) return 'Deine Route hat noch nicht begonnen; ein Boot legt bei ihrem letzten Club ab.';
        if (from === to) return 'Das Boot legt an genau diesem Anleger ab; es landet an einem anderen.';
        return `Anleger ${from} muss bei ${place(at)} liegen und Anleger ${to} bei ${place(club)}; ein Boot fährt von Club zu Club.`;
      },
      'OT-9.6': ({ from, to }) =>
        `Anleger ${from === to ? from : `${from} oder ${to}`} wurde schon genutzt; mit dieser Option nutzt eine Route jeden Anleger einmal.`,
    },
    moves: {
      club: ({ club }, view) => `${numeral(setupNumberOf(view.setup?.step ?? 0, view.dice))} in ${place(club)} eintragen${FINISH}`,
      write: ({ number, club, card }, view) =>
        `${twoDigits(number)} in ${place(club)}${card ? ` mit Karte ${piece(card)}` : ''} eintragen${finishes(view) ? FINISH : ''}`,
      star: ({ club }) => `Einen Stern in ${place(club)} zeichnen${FINISH}`,
      x: ({ number, club }, view) =>
        `${number === null ? 'Ein' : `Statt ${twoDigits(number)} ein`} X in ${place(club)} setzen${finishes(view) ? FINISH : ''}`,
      low: ({ club }, { dice }) =>
        `${numeral(lower(dice))} in ${place(club)} eintragen, ${numeral(higher(dice))} in den anderen Club${FINISH}`,
      submit: (_move, view) => (hasRoute(view) ? `Route abgeben: ${points(routePoints(view))}` : 'Ohne Route abschließen: 0 Punkte'),
      start: ({ club }) => `In ${place(club)} beginnen`,
      step: ({ club }) => `Weiter nach ${place(club)}`,
      ride: ({ from, to, club }) => `Mit dem Boot von Anleger ${from} zu Anleger ${to}, nach ${place(club)}`,
    },
    warning: ({ kind, facts: { points: count, clubs, club, gain, from, to, number, card, best } = {} }) => {
      switch (kind) {
        case 'emptyRoute':
          return `Ohne Route abschließen? Das bringt 0 Punkte, dabei könnte deine Tournee in ${counted(clubs, 'Club', 'Clubs')} beginnen.`;
        case 'routeGoesOn':
          return from
            ? `Jetzt mit ${inPoints(count)} abgeben? Das Boot von Anleger ${from} zu Anleger ${to} brächte noch ${gain}.`
            : `Jetzt mit ${inPoints(count)} abgeben? Deine Route kann noch weitergehen: ${place(club)} brächte ${gain}.`;
        case 'unusedBoat':
          return `Mit ${inPoints(count)} ohne das Boot abgeben? Von Anleger ${from} zu Anleger ${to} brächte es ${gain} dazu.`;
        case 'shortRoute':
          return best === undefined
            ? `Mit ${inPoints(count)} abgeben? Auf deinem Plan ist mehr als das Doppelte möglich.`
            : `Mit ${inPoints(count)} abgeben? Auf deinem Plan sind ${best} möglich.`;
        case 'chosenX':
          return `Ein X in ${place(club)} setzen? ${twoDigits(number)} würde passen, und durch ein X führt keine Route.`;
        case 'missedCircle':
          return `${twoDigits(number)} ohne Kreis eintragen? Mit Karte ${piece(card)} wäre sie eingekreist, 1 Punkt mehr auf der Route.`;
        default:
          return undefined;
      }
    },
    events: {
      setupDrawn: ({ step, number, card }) => `Aufbau ${step} von 4: ${twoDigits(number)} kommt ${destination(card)}.`,
      rollerChosen: ({ seat }, voice) =>
        voice.tell(
          seat,
          'Du hast den besten Musikgeschmack und würfelst zuerst.',
          name => `${name} hat den besten Musikgeschmack und würfelt zuerst.`,
        ),
      reshuffled: ({ cards }) => `Die Ablage wird zum neuen Stapel: ${counted(cards, 'Karte', 'Karten')}.`,
      turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
        const shown = cards.length > 0 ? `${list(cards.map(piece))}; ` : '';
        const star = isDoubles(dice) ? ' Pasch: ein Stern für alle!' : ' Drei Karten einer Region: ein Stern für alle!';
        const asked = { write: '', star, lastPair: ' Die letzten zwei Clubs.', lastSingle: ' Der letzte Club.', lastStar: star }[kind];
        return `Zug ${turn}: ${shown}${voice.tell(roller, shown ? 'du würfelst' : 'Du würfelst', name => `${name} würfelt`)} ${dice.join(' und ')}.${asked}`;
      },
      // Who is still thinking is shown at the seats.
      finished: () => undefined,
      entered: ({ seat, entries }, voice) => (entries ? sentence(written(seat, entries, voice, stories)) : undefined),
      routed: ({ seat, route, points: count, ...rest }, voice) => {
        const [from, to] = [route[0]?.club, route.at(-1)?.club];
        if (!from) return voice.tell(seat, 'Du zeichnest keine Route: 0 Punkte.', name => `${name} zeichnet keine Route: 0 Punkte.`);
        const who = voice.tell(seat, 'Du erhältst', name => `${name} erhält`);
        const way = from === to ? `in ${place(from)}` : `von ${place(from)} bis ${place(to)}`;
        return `${who} ${points(count)} ${way}: ${parts(rest)}.`;
      },
      ended: ({ winners }, voice) => {
        const [first, ...others] = winners;
        if (first === undefined) return undefined;
        if (others.length === 0) return voice.tell(first, 'Du gewinnst!', name => `${name} gewinnt.`);
        return `${all(winners, voice)} ${winners.some(voice.isYou) ? 'gewinnt' : 'gewinnen'} gemeinsam.`;
      },
    },
  };
};

/** The game in German. */
export const de = texts({ printed, spots: SPOTS, speak });
