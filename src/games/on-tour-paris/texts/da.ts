import type { Facts } from '../../../kernel/index.ts';
import { type Card, regionOf, shownOn } from '../components.ts';
import { COVER } from '../cover.ts';
import { higher, isDoubles, lower, meaning, numeral, setupNumberOf } from '../marks.ts';
import { explainsDa } from './explain-da.ts';
import { RULES, SECTIONS } from './rules-da.ts';
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
  S: 'Syd',
  W: 'Vest',
  C: 'Centrum',
  E: 'Øst',
  busker: 'Gademusikant i metroen',
  openingAct: 'Opvarmningsband',
  houseBand: 'Husorkester',
  headliner: 'Hovednavn',
  toast: 'Montmartres yndling',
  legend: 'Legende fra Saint-Germain',
});

/** How a club is found on the map. */
const SPOTS: SpotWords = {
  home: numeral => (numeral === 'X' ? 'arr. X' : numeral),
  left: 'til venstre',
  right: 'til højre',
  top: 'øverst',
  bottom: 'nederst',
};

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list } = lexicon('da', pieces);
  const all = people(list, 'Du', 'first');
  const counted = (count: unknown, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`;
  const parts = ({ clubs, circled, boats }: { readonly clubs: number; readonly circled: number; readonly boats: number }) =>
    list([
      counted(clubs, 'klub', 'klubber'),
      ...(circled > 0 ? [`${circled} med cirkel`] : []),
      ...(boats > 0 ? [`${boats} point med båd`] : []),
    ]);
  const place = placeWith(pieces);
  const regionNames = regionNamesWith(pieces);
  /** Outside the regions that the cards open. */
  const outside = ({ club, regions }: Facts) =>
    `${place(club)} ligger i områderne ${list(regionNames(club))}; et kort åbner kun sit eget område, her ${list([...String(regions)].map(piece))}.`;
  const destination = (card: Card) => `i arrondissement ${numeralOf(shownOn(card))} (kortet ${piece(regionOf(card))})`;

  const words: TableWords = {
    setup: (step, number, card) => `Opstilling ${step} af 4: ${number} skal stå ${destination(card)}`,
    turn: (turn, roller, voice) => `Tur ${turn}, ${voice.tell(roller, 'du', name => name)} slår`,
    colon: ':',
    cards: 'Kort',
    noCards: 'ingen (sidste tur)',
    dice: 'Terninger',
    doubles: 'to ens: en stjerne',
    deck: (left, discarded) => `${left} kort i bunken, ${discarded} kasseret`,
    routes: 'Alle klubber er fyldt: ruterne',
    you: 'Du',
    empty: clubs => counted(clubs, 'tom klub', 'tomme klubber'),
    done: 'færdig',
    thinking: 'tænker',
    hidden: 'planen er skjult, til partiet er slut',
    pencilled: 'skrevet med blyant',
    key: 'Hvert arrondissement med sine to klubber: · tom, (40) med cirkel, ★ stjerne, ✕ lukket',
    result: result => `${result.points} point (${parts(result)})`,
    best: points => `bedste mulige, ${points}`,
    noRoute: 'ingen rute',
    boat: (from, to) => `båd fra ${from} til ${to}`,
  };

  const VERBS = { number: 'skriver', star: 'tegner', x: 'sætter' } as const;

  const stories: StoryWords = {
    place,
    spot: club => piece(`at:${club}`),
    you: 'Du',
    verb: kind => [VERBS[kind], ''],
    thing: mark => {
      const { kind, value, circled } = meaning(mark);
      const thing = { number: numeral(value), star: 'en stjerne', x: 'et kryds' }[kind];
      return circled ? `${thing} med cirkel` : thing;
    },
    within: 'i',
    and: 'og',
    everyone: kind => [{ number: 'Alle skriver ', star: 'Alle tegner ', x: 'Alle sætter ' }[kind], '.'],
    everyoneElse: 'Alle udfylder deres egen plan.',
    setup: ({ number, card }) => [
      'Alle skriver ',
      marked(numeral(number), twoDigits(number)),
      ' ',
      { piece: card, words: destination(card) },
      '.',
    ],
    rolled: ({ roller, dice, kind }, voice) => {
      const who = voice.tell(roller, 'Du slår', name => `${name} slår`);
      const star = [marked('*', 'en stjerne'), ' til alle.'];
      if (isDoubles(dice)) return [`${who} to ens: `, ...star];
      return [`${who} `, ...rolledDice(dice, 'og'), ...(kind === 'star' ? [', tre kort fra samme område: ', ...star] : ['.'])];
    },
    won: ({ seat, points, ...rest }, voice) => `${voice.tell(seat, 'Du', name => name)} vinder med ${points} point: ${parts(rest)}.`,
    shared: (winners, points, voice) => `${all(winners, voice)} deler sejren med ${points} point hver.`,
    routed: ({ seat, points, ...rest }, voice) => `${voice.tell(seat, 'Du', name => name)} får ${points} point: ${parts(rest)}.`,
  };

  /** What a choice says that is the last of its player in this step. */
  const FINISH = ', og afslut';

  const SEATS = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [seat, `Plads ${seat + 1}`]));

  return {
    handbook: async () => (await import('../handbook/da.ts')).da,
    title: COVER.title.en,
    pitch: 'Hundrede dage, fyrre jazzklubber, ét band: Skriv turnéens datoer, så de danner den længste rute.',
    sections: SECTIONS,
    rules: RULES,
    options: {
      firstRoller: {
        name: 'Første slag',
        help: 'Hvem der slår først. Det ændrer intet andet.',
        rulebook: 'Den med den bedste musiksmag begynder; hvordan det afgøres, står der ikke.',
        values: { random: 'Tilfældigt', ...SEATS },
      },
      dockUse: {
        name: 'Anløbsbroer',
        help: 'Om en rute må bruge en anløbsbro til mere end én sejltur.',
        rulebook: 'Ruten standser ved én anløbsbro og fortsætter ved en anden. Om en anløbsbro må bruges igen, står der ikke.',
        values: { free: 'Så ofte du vil', once: 'Én gang hver' },
      },
      xRule: {
        name: 'Hvornår der sættes kryds',
        help: 'Hvor meget du skal sørge for, at der er plads til begge tal.',
        rulebook: 'Et tal uden lovlig plads bliver til et kryds. At det første tal skal levne plads til det andet, står der ikke.',
        values: { strict: 'Skriv begge, hvis du kan', sequential: 'Det ene efter det andet', voluntary: 'Kryds må vælges' },
      },
      xPlace: {
        name: 'Krydsets plads',
        help: 'Hvor et kryds må stå.',
        rulebook: 'Et kryds kan stå i enhver tom klub.',
        values: { anywhere: 'I enhver tom klub', cardRegions: 'Først i kortenes områder' },
      },
      routeMode: {
        name: 'Ruter',
        help: 'Om du selv tegner ruten, eller den bedste tæller af sig selv.',
        rulebook: 'Når alle klubber er fyldt, tegner alle en rute.',
        values: { draw: 'Tegnes i hånden', auto: 'Den bedste tæller' },
      },
      routeAid: {
        name: 'Hjælp til planen',
        help: 'Hvad du får at vide om din skitse.',
        rulebook: 'Man må tegne sin plan og viske den ud, så tit man vil. At den kontrolleres og tælles op, er vores tilføjelse.',
        values: { none: 'Intet', validate: 'Fejl og point', optimum: 'Den hidtil bedste rute' },
      },
      tieBreak: {
        name: 'Når det står lige',
        help: 'Hvad der sker, når flere har lige mange point.',
        rulebook: 'Flest point vinder. Om pointlighed står der intet.',
        values: { shared: 'Delt sejr', detailed: 'Klubber, cirkler, sejlture, færrest kryds' },
      },
      openBoards: {
        name: 'De andres planer',
        help: 'Hvornår du må se de andres planer.',
        rulebook: 'Om man må se de andres planer, står der intet.',
        values: { afterStep: 'Efter hvert trin', end: 'Først til slut' },
      },
      content: {
        name: 'Egen plan',
        help: 'Egne klubber, linjer og anløbsbroer. Lad feltet stå tomt for at bruge det trykte Paris.',
        rulebook: 'I æsken er der også en plan over New York med 40 egne kort. Den er ikke med: Her spilles kun Paris.',
      },
    },
    pieces,
    table: words,
    stories,
    explains: explainsDa(piece),
    refusals: {
      'OT-1.1': ({ club }) => `${place(club)} er allerede optaget; det skrevne bliver stående.`,
      'OT-2.3': ({ club, arrondissement }) =>
        `${place(club)} ligger uden for arrondissement ${numeralOf(arrondissement)}; tallet skal stå i en af de to klubber dér.`,
      'OT-3.3': ({ number }) => `Du har ikke tallet ${twoDigits(number)} at skrive; hvert slået tal skrives én gang.`,
      'OT-4.1': ({ card, shown, club }) => {
        if (!shown) return `${piece(card)} ligger ikke på bordet; et tal kræver et af de viste kort.`;
        const used = club ? `Kun ${piece(card)} åbner ${place(club)}, og det er brugt` : `${piece(card)} er brugt`;
        return `${used} til dit første tal; hvert tal kræver sit eget kort.`;
      },
      'OT-4.2': outside,
      'OT-5.2': outside,
      'OT-6.3': ({ club }) => `${place(club)} ligger uden for kortenes områder, og i dem er der tomme klubber; krydset skal først stå dér.`,
      'OT-6.5': ({ club, number }) =>
        `Med ${twoDigits(number)} i ${place(club)} på det kort er der ingen plads til dit andet tal; kan begge skrives, skal begge skrives.`,
      'OT-7.3': ({ number }) => `${twoDigits(number)} blev ikke slået; i en sidste tur skrives et af de to slåede tal.`,
      'OT-8.1': ({ dock }) => `Anløbsbro ${dock} venter på ruten; bådene sejler, når alle klubber er fyldt.`,
      'OT-8.3': ({ club }) => `Der er et kryds i ${place(club)}; ingen rute kan gå dertil.`,
      'OT-8.4': ({ club, from, dock, to }) =>
        `Ingen linje fører fra ${place(from)} til ${place(club)}; ${dock ? `kun båden fra anløbsbro ${dock} til ${to} sejler dertil` : 'en rute følger linjerne eller tager båden'}.`,
      'OT-8.5': ({ number, last }) =>
        `${twoDigits(number)} er lavere end ${twoDigits(last)}, det sidste tal på din rute; undervejs falder tallene aldrig.`,
      'OT-8.7': ({ club }) => `Din rute har allerede besøgt ${place(club)}; den besøger ingen klub to gange.`,
      'OT-9.1': ({ dock, landings, from, to, club, at }) => {
        if (landings === 0)
          return `Fra anløbsbro ${dock} kan båden ikke lægge til nogen steder; klubberne ved de andre er lukket, besøgt eller for lave.`;
        if (dock && at) return `Anløbsbro ${dock} ligger ikke ved ${place(at)}; båden sejler fra rutens sidste klub.`;
        if (dock) return 'Din rute er ikke begyndt; båden sejler fra rutens sidste klub.';
        if (from === to) return 'Båden sejler netop fra den anløbsbro; den lægger til ved en anden.';
        return `Anløbsbro ${from} skal ligge ved ${place(at)} og anløbsbro ${to} ved ${place(club)}; båden sejler fra en klub til en anden.`;
      },
      'OT-9.6': ({ from, to }) =>
        `Anløbsbro ${from === to ? from : `${from} eller ${to}`} er allerede brugt; med dette valg bruger en rute hver anløbsbro én gang.`,
    },
    moves: {
      club: ({ club }, view) => `Skriv ${numeral(setupNumberOf(view.setup?.step ?? 0, view.dice))} i ${place(club)}${FINISH}`,
      write: ({ number, club, card }, view) =>
        `Skriv ${twoDigits(number)} i ${place(club)}${card ? ` med ${piece(card)}` : ''}${finishes(view) ? FINISH : ''}`,
      star: ({ club }) => `Tegn en stjerne i ${place(club)}${FINISH}`,
      x: ({ number, club }, view) =>
        `Sæt kryds i ${place(club)}${number === null ? '' : ` i stedet for ${twoDigits(number)}`}${finishes(view) ? FINISH : ''}`,
      low: ({ club }, { dice }) => `Skriv ${numeral(lower(dice))} i ${place(club)} og ${numeral(higher(dice))} i den anden klub${FINISH}`,
      submit: (_move, view) => (hasRoute(view) ? `Aflevér ruten: ${routePoints(view)} point` : 'Afslut uden rute: 0 point'),
      start: ({ club }) => `Begynd i ${place(club)}`,
      step: ({ club }) => `Gå videre til ${place(club)}`,
      ride: ({ from, to, club }) => `Sejl fra anløbsbro ${from} til ${to} og videre til ${place(club)}`,
    },
    warning: ({ kind, facts: { points, clubs, club, gain, from, to, number, card, best } = {} }) => {
      switch (kind) {
        case 'emptyRoute':
          return `Vil du afslutte uden rute? Det giver 0 point, og din turné kunne begynde i ${counted(clubs, 'klub', 'klubber')}.`;
        case 'routeGoesOn':
          return from
            ? `Vil du aflevere nu med ${points} point? Båden fra anløbsbro ${from} til ${to} giver ${gain} mere.`
            : `Vil du aflevere nu med ${points} point? Ruten kan gå videre: ${place(club)} giver ${gain} mere.`;
        case 'unusedBoat':
          return `Vil du aflevere ${points} point uden båden? Fra anløbsbro ${from} til ${to} giver den ${gain} mere.`;
        case 'shortRoute':
          return best === undefined
            ? `Vil du aflevere ${points} point? Din plan rummer mere end det dobbelte.`
            : `Vil du aflevere ${points} point? Din plan rummer ${best}.`;
        case 'chosenX':
          return `Vil du sætte kryds i ${place(club)}? Der er plads til ${twoDigits(number)}, og ingen rute kan gå gennem et kryds.`;
        case 'missedCircle':
          return `Vil du skrive ${twoDigits(number)} uden cirkel? Med ${piece(card)} får det cirkel, 1 point mere på ruten.`;
        default:
          return undefined;
      }
    },
    events: {
      setupDrawn: ({ step, number, card }) => `Opstilling ${step} af 4: ${twoDigits(number)} skal stå ${destination(card)}.`,
      rollerChosen: ({ seat }, voice) => `${voice.tell(seat, 'Du', name => name)} har den bedste musiksmag og slår først.`,
      reshuffled: ({ cards }) => `De kasserede kort bliver til en ny bunke på ${cards} kort.`,
      turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
        const shown = cards.length > 0 ? `${list(cards.map(piece))}; ` : '';
        const star = isDoubles(dice) ? ' To ens: en stjerne til alle!' : ' Tre kort fra samme område: en stjerne til alle!';
        const asked = { write: '', star, lastPair: ' De sidste to klubber.', lastSingle: ' Den sidste klub.', lastStar: star }[kind];
        return `Tur ${turn}: ${shown}${voice.tell(roller, 'du', name => name)} slår ${dice.join(' og ')}.${asked}`;
      },
      // Who is still thinking is shown at the seats.
      finished: () => undefined,
      entered: ({ seat, entries }, voice) => (entries ? sentence(written(seat, entries, voice, stories)) : undefined),
      routed: ({ seat, route, points, ...rest }, voice) => {
        const [from, to] = [route[0]?.club, route.at(-1)?.club];
        const who = voice.tell(seat, 'Du', name => name);
        if (!from) return `${who} tegner ingen rute: 0 point.`;
        const way = from === to ? `i ${place(from)}` : `fra ${place(from)} til ${place(to)}`;
        return `${who} får ${points} point ${way}: ${parts(rest)}.`;
      },
      ended: ({ winners }, voice) =>
        winners.length === 0 ? undefined : `${all(winners, voice)} ${winners.length === 1 ? 'vinder' : 'deler sejren'}.`,
    },
  };
};

/** The game in Danish. */
export const da = texts({ printed, spots: SPOTS, speak });
