import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Token } from '../components.ts';
import { COVER } from '../cover.ts';
import { explanations } from './explain-de.ts';
import type { Pieces } from './pieces.ts';
import { effects, NUMBERS, pieces as printed } from './pieces-de.ts';
import { book } from './rules-de.ts';
import {
  afterDone,
  afterWeek,
  applicants,
  comesImpatient,
  isClosed,
  isEmpty,
  type Language,
  lexicon,
  priceOf,
  texts,
  winnersOf,
  wouldLeave,
} from './sentences.ts';
import { story, warnings } from './story-de.ts';
import type { TableWords } from './table.ts';
import { untouchable } from './untouchable-de.ts';

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list, joined, either, signed, atDesk, target } = lexicon('de', pieces, desk => `Schreibtisch ${desk}`);
  const counted = (count: unknown, one: string, many: string) => `${count} ${Math.abs(Number(count)) === 1 ? one : many}`;
  const weeksOf = (weeks: number) => counted(weeks, 'Woche', 'Wochen');
  const PLURALS: Readonly<Record<Token, string>> = {
    fuel: 'Treibstoff',
    coupon: 'Gutscheine',
    seat: 'Sitzreinigungen',
    room: 'Zimmerreinigungen',
  };
  const tokens = (token: Token, count: number) => counted(count, piece(token), PLURALS[token]);
  const quoted = (id: unknown) => `„${piece(id)}“`;
  /** „Den Schlafsaal“, „das VIP-Zimmer“. */
  const accusative = (room: unknown) => `${room === 'D' ? 'den' : 'das'} ${piece(room)}`;
  const nominative = (room: unknown) => `${room === 'D' ? 'Der' : 'Das'} ${piece(room)}`;
  /** „bei dir“, „bei Ada“; „für dich“, „für Ada“. */
  const dative = (seat: Seat, voice: Voice) => voice.tell(seat, 'dir', name => name);
  const whom = (seat: Seat, voice: Voice) => voice.tell(seat, 'dich', name => name);

  /** „Du nimmst“, „Ada nimmt“. */
  const says = (seat: Seat, voice: Voice, you: string, other: string) => voice.tell(seat, `Du ${you}`, name => `${name} ${other}`);

  const words: TableWords = {
    week: (week, weeks, start) => `Woche ${week} von ${weeks}, ${start === null ? 'du beginnst' : `${start} beginnt`}`,
    decks: (tourists, employees) =>
      `Stapel: ${counted(tourists, 'Tourist', 'Touristen')}, ${counted(employees, 'Personalkarte', 'Personalkarten')}`,
    closed: 'geschlossen',
    display: 'Auslage',
    dice: 'Würfel',
    shown: 'Zur Einstellung',
    points: vp => counted(vp, 'Punkt', 'Punkte'),
    plane: where => `Flugzeug: ${where}`,
    office: 'Büro',
    seats: 'Flugzeug',
    hotel: 'Hotel',
    staff: 'Personal',
    rows: 'Aktivitäten',
    clean: 'sauber',
    dirty: 'schmutzig',
    weeks: weeks => `(${weeksOf(weeks)})`,
    used: 'eingesetzt',
    nobody: 'niemand',
  };

  return {
    title: COVER.title.en,
    pitch: 'Touristen aussuchen, Flugzeug betanken, Betten machen: Bring alle an ihr Wunschziel, bevor ihnen die Geduld ausgeht.',
    ...book,
    handbook: async () => (await import('../handbook/de.ts')).de,
    pieces,
    table: words,
    story: story(pieces),
    warnings,
    untouchable,
    explanations,
    refusals: {
      'TO-2.4': ({ tourist }) => `${piece(tourist)} liegt nicht aus. Wähle jemanden aus der Auslage.`,
      'TO-3.2': () => 'Du kannst nicht mehr tauschen. Behalte die Würfel, wie sie sind.',
      'TO-3.3': ({ discard, change }) =>
        discard === change
          ? `Dafür brauchst du zwei Würfel mit ${quoted(discard)}.`
          : `Dafür brauchst du einen Würfel mit ${quoted(discard)} und einen mit ${quoted(change)}.`,
      'TO-3.4': ({ faces }) => `Deine Würfel zeigen nicht: ${joined(String(faces).split(' ').map(piece))}.`,
      'TO-3.6': ({ die }) => `Du hast keinen Würfel mit ${quoted(die)} mehr.`,
      'TO-3.7': ({ employee }) => (employee ? `${quoted(employee)} steht jetzt nicht zur Wahl.` : undefined),
      'TO-3.11': ({ employee }) => `${quoted(employee)} war diese Woche schon im Einsatz.`,
      'TO-F.2': ({ at, tokens: left }) => (left === 0 ? 'Du hast keine Sitzreinigung.' : `Der ${piece(at)} ist schon sauber.`),
      'TO-F.3': ({ at, tokens: left, guests }) =>
        left === 0 ? 'Du hast keine Zimmerreinigung.' : `${nominative(at)} ist ${guests ? 'belegt' : 'schon sauber'}.`,
      'TO-F.4': ({ tokens: left }) => (left === 0 ? 'Du hast keinen Gutschein.' : 'An diesem Schreibtisch ist niemand ungeduldig.'),
      'TO-F.5': ({ employee, token }) =>
        token ? `Davon hast du keine Marke: ${piece(token)}.` : `${quoted(employee)} kann das jetzt nicht für dich tun.`,
      'TO-4.2': ({ desk, at }) => (desk !== undefined ? 'An diesem Schreibtisch wartet niemand.' : `Der ${piece(at)} ist besetzt.`),
      'TO-4.4': ({ city, here }) => (here ? `Dein Flugzeug ist schon in ${piece(city)}.` : `${piece(city)} liegt nicht aus.`),
      'TO-4.8': ({ city, cost, fuel }) => `${piece(city)} kostet ${cost} Treibstoff; du hast ${fuel}.`,
      'TO-4.9': ({ city }) => `In ${piece(city)} steht ein anderes Flugzeug.`,
      'TO-4.13': ({ tourist }) => `${piece(tourist)} ist jetzt nicht an der Reihe.`,
      'TO-4.15': ({ tourist }) => `Vor ${piece(tourist)} kommt jemand anderes an die Reihe.`,
      'TO-4.18': ({ grounded, at }) =>
        grounded
          ? 'In deinem Flugzeug ist jemand geblieben, also steigt niemand sonst ein.'
          : `Auf dem ${piece(at)} ist jemand sitzen geblieben.`,
      'TO-5.1': ({ waiting, tourist }) =>
        waiting !== undefined
          ? `${counted(waiting, 'Passagier braucht', 'Passagiere brauchen')} noch ein Zimmer.`
          : `${piece(tourist)} wartet auf kein Zimmer.`,
      'TO-5.2': ({ room, guests }) => `${nominative(room)} ist ${guests === 0 ? 'schmutzig' : 'belegt'}.`,
      'TO-5.5': ({ tourist }) => `${piece(tourist)} kann den Schlafsaal hier nicht teilen.`,
      'TO-6.2': ({ activity }) => `Das bietet deine Stadt nicht: ${piece(activity)}.`,
      'TO-6.3': ({ activity, row }) => `${quoted(row)} hat kein freies Feld für ${piece(activity)}.`,
      'TO-6.4': ({ row }) => `${quoted(row)} hat schon jemand gefüllt.`,
      'TO-6.5': ({ row, players }) => `${quoted(row)} ist mit ${players} Personen nicht im Spiel.`,
      'TO-6.8': ({ by }) =>
        by === 'O1'
          ? 'Deine Reisekauffrau kann jetzt nicht helfen.'
          : by
            ? 'Du hast keinen Gutschein.'
            : 'Jemand anderes kommt zuerst an die Reihe.',
      'TO-6.9': () => 'Wer zufrieden ist, geht noch nicht.',
    },
    moves: {
      chooseSide: ({ side }) => `An der ${piece(side)} starten`,
      draft: ({ tourist }, view) => `${piece(tourist)} nehmen${comesImpatient(view, tourist) ? ' (ungeduldig)' : ''}`,
      accept: () => 'Würfel behalten',
      swap: ({ discard, change, to }) => `Einen Würfel abgeben (${piece(discard)}), einen anderen drehen: ${piece(change)} → ${piece(to)}`,
      turn: ({ from, to }) => `Einen Würfel drehen: ${piece(from)} → ${piece(to)}`,
      reroll: ({ faces }) => `Neu würfeln: ${list(faces)}`,
      reward: ({ die, as }, view) => {
        const turnUp = `${NUMBERS[applicants(view)] ?? ''} Bewerbungen aufdecken`;
        if (die !== 'wild') return turnUp.replace(/^./, first => first.toUpperCase());
        return as === 'employee' ? `Für den Joker ${turnUp}` : `Für den Joker nehmen: ${tokens(as, 1)}`;
      },
      hire: ({ employee }) => (employee ? `Einstellen: ${piece(employee)}` : 'Niemanden einstellen'),
      keep: ({ tourist }, view) => `${piece(tourist)} behalten${comesImpatient(view, tourist) ? ' (ungeduldig)' : ''}`,
      stop: () => 'Dabei belassen',
      again: ({ desk }, view) => `Auch ${atDesk(view, desk)} ersetzen: zwei neue Touristen`,
      done: (_, view) =>
        ({ roll: 'Fertig: Die nächste Person würfelt', fly: 'Fertig: weiter zu den Flügen', weekend: 'Fertig: Alle haben ein Zimmer' })[
          afterDone(view)
        ],
      stay: (_, view) => `Hier bleiben${isEmpty(view) ? ', niemand an Bord' : ''}`,
      fly: ({ city, captain }, view) => {
        const without = [...(isEmpty(view) ? ['ohne Passagiere'] : []), ...(captain ? ['ohne Treibstoff'] : [])].join(' und ');
        const way = `${without ? `${without} nach` : 'nach'} ${piece(city)} fliegen${isClosed(view, city) ? ' (geschlossen)' : ''}`;
        return `${way.replace(/^./, first => first.toUpperCase())}${captain ? ', mit dem erfahrenen Kapitän' : ''}`;
      },
      board: ({ desk, seat }, view) => `${atDesk(view, desk)} auf den ${piece(seat)} setzen`,
      noWriter: () => 'Den Reiseschriftsteller aufsparen',
      score: ({ tourist, interest }) => `${piece(interest)} für ${piece(tourist)} werten`,
      hotel: ({ tourist }) => `${piece(tourist)} ins Hotel schicken (ohne Punkte)`,
      leave: ({ tourist, complaint }) =>
        `${piece(tourist)} verärgert gehen lassen${complaint ? ', mit der Beschwerdestelle (0)' : ' (−3)'}`,
      remain: ({ tourist }) => `${piece(tourist)} im Flugzeug lassen (−1)`,
      place: ({ tourist, room }) => `${piece(tourist)} ${accusative(room)} geben`,
      turnAway: (move, view) =>
        `${piece(move.tourist)} abweisen${move.complaint ? ', mit der Beschwerdestelle' : ''} (${signed(-priceOf(view, move))})`,
      skip: () => 'Keine Aktivität',
      mark: ({ row, activity }) => `${piece(activity)} in ${quoted(row)} markieren`,
      toMood: () => 'Weiter zur Laune der Wartenden',
      lower: ({ desk, complaint }, view) =>
        wouldLeave(view, desk)
          ? `${atDesk(view, desk)} verärgert gehen lassen${complaint ? ', mit der Beschwerdestelle (0)' : ' (−3)'}`
          : `${atDesk(view, desk)} ungeduldig werden lassen`,
      hold: ({ desk, by }, view) => `${atDesk(view, desk)} mit ${by === 'O1' ? 'der Reisekauffrau' : 'Gutschein'} bei Laune halten`,
      endWeek: (_, view) =>
        ({ player: 'Deine Woche beenden', week: 'Woche beenden: Neue Touristen kommen', end: 'Saison beenden' })[afterWeek(view)],
      use: ({ employee, on }, view) => (on === null ? `${piece(employee)} einsetzen` : `${piece(employee)} einsetzen: ${target(view, on)}`),
      trade: ({ give, take }) => `Marken tauschen: ${piece(give)} → ${piece(take)}`,
      cleanSeat: ({ seat }) => `Den ${piece(seat)} reinigen`,
      cleanRoom: ({ room }) => `${accusative(room).replace(/^d/, 'D')} reinigen`,
      coupon: ({ desk }, view) => `${atDesk(view, desk)} mit einem Gutschein aufmuntern`,
    },
    events: {
      sideChosen: ({ seat, side }, voice) =>
        `${voice.tell(seat, 'Dein Flugzeug', name => `Das Flugzeug von ${name}`)} wartet an der ${piece(side)}.`,
      roundBegun: ({ round, start }, voice) => `Woche ${round}: ${says(start, voice, 'beginnst', 'beginnt')}.`,
      checkedOut: ({ seat, room, guests }, voice) =>
        `${list(guests)} ${guests.length === 1 ? 'reist' : 'reisen'} bei ${dative(seat, voice)} aus dem ${piece(room)} ab.`,
      revealed: ({ tourists }) => `Neue Touristen: ${list(tourists)}.`,
      drafted: ({ seat, tourist }, voice) => `${says(seat, voice, 'nimmst', 'nimmt')} ${piece(tourist)}.`,
      passedOver: ({ tourists }) => `${list(tourists)} ${tourists.length === 1 ? 'geht' : 'gehen'} nach Hause.`,
      shuffled: ({ deck, cards }) =>
        `${deck === 'tourists' ? 'Die abgelegten Touristen werden' : 'Das abgelegte Personal wird'} zum neuen Stapel: ${counted(cards, 'Karte', 'Karten')}.`,
      rolled: ({ seat, dice }, voice) => `${says(seat, voice, 'würfelst', 'würfelt')}: ${list(dice)}.`,
      swapped: ({ seat, discard, change, to }, voice) =>
        `${says(seat, voice, 'gibst', 'gibt')} einen Würfel ab (${piece(discard)}) und ${voice.tell(seat, 'drehst', () => 'dreht')} einen anderen: ${piece(change)} → ${piece(to)}.`,
      turned: ({ seat, from, to }, voice) => `${says(seat, voice, 'drehst', 'dreht')} einen Würfel: ${piece(from)} → ${piece(to)}.`,
      rerolled: ({ seat, dice }, voice) =>
        `${says(seat, voice, 'würfelst', 'würfelt')} neu und ${voice.tell(seat, 'hast', () => 'hat')} jetzt: ${list(dice)}.`,
      gained: ({ seat, token, count }, voice) => `${says(seat, voice, 'erhältst', 'erhält')} ${tokens(token, count)}.`,
      shown: ({ seat, employees }, voice) =>
        employees.length > 0
          ? `Für ${whom(seat, voice)} zur Wahl: ${either(employees.map(piece))}.`
          : `Für ${whom(seat, voice)} ist keine Personalkarte mehr da.`,
      hired: ({ seat, employee, replaced }, voice) =>
        `${says(seat, voice, 'stellst', 'stellt')} ${quoted(employee)} ein${replaced ? ` (ersetzt: ${piece(replaced)})` : ''}.`,
      hiredNobody: ({ seat }, voice) => `${says(seat, voice, 'stellst', 'stellt')} niemanden ein.`,
      used: ({ seat, employee }, voice) => `${says(seat, voice, 'setzt', 'setzt')} ${quoted(employee)} ein.`,
      helped: ({ seat, employee }, voice) => `${quoted(employee)} hilft ${dative(seat, voice)}.`,
      sentElsewhere: ({ seat, tourist, drawn }, voice) =>
        `${says(seat, voice, 'schickst', 'schickt')} ${piece(tourist)} weiter; zur Wahl: ${either(drawn.map(piece))}.`,
      kept: ({ seat, tourist }, voice) => `${says(seat, voice, 'behältst', 'behält')} ${piece(tourist)}.`,
      traded: ({ seat, give, take }, voice) =>
        `${says(seat, voice, 'tauschst', 'tauscht')} mit ${quoted('P7')}: ${piece(give)} → ${piece(take)}.`,
      seatCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'reinigst', 'reinigt')} den ${piece(at)}.`,
      roomCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'reinigst', 'reinigt')} ${accusative(at)}.`,
      calmed: ({ seat, tourist }, voice) => `${piece(tourist)} ist bei ${dative(seat, voice)} wieder zufrieden.`,
      boarded: ({ seat, tourist, at }, voice) => `${piece(tourist)} nimmt bei ${dative(seat, voice)} auf dem ${piece(at)} Platz.`,
      flown: ({ seat, city, fuel, open }, voice) =>
        `${says(seat, voice, 'fliegst', 'fliegt')} ${fuel === 0 ? 'ohne' : `für ${fuel}`} Treibstoff nach ${piece(city)}${open ? '' : '; die Stadt ist geschlossen'}.`,
      stayed: ({ seat, city }, voice) => `${says(seat, voice, 'bleibst', 'bleibt')} ${city ? `in ${piece(city)}` : 'am Rand'}.`,
      points: ({ seat, vp, reason, who }, voice) => {
        const why = reason === 'employee' || reason === 'row' ? quoted(who) : `${piece(who)}, ${piece(`reason:${reason}`)}`;
        return `${signed(vp)} ${Math.abs(vp) === 1 ? 'Punkt' : 'Punkte'} für ${whom(seat, voice)}: ${why}.`;
      },
      sentToHotel: ({ tourist }) => `${piece(tourist)} geht ohne Punkte ins Hotel.`,
      remained: ({ tourist }) => `${piece(tourist)} bleibt im Flugzeug.`,
      placed: ({ seat, tourist, room, weeks }, voice) =>
        `${piece(tourist)} wohnt bei ${dative(seat, voice)} ${weeksOf(weeks)} im ${piece(room)}.`,
      lodged: ({ tourist }) => `${piece(tourist)} schläft in einem Partnerhotel.`,
      leftAngry: ({ seat, tourist }, voice) =>
        `${piece(tourist)} verlässt ${voice.tell(seat, 'dein Reisebüro', name => `das Reisebüro von ${name}`)} verärgert.`,
      marked: ({ seat, row, activity }, voice) => `${says(seat, voice, 'markierst', 'markiert')} ${piece(activity)} in ${quoted(row)}.`,
      rowFinished: ({ seat, row }, voice) => `${says(seat, voice, 'füllst', 'füllt')} zuerst ${quoted(row)}.`,
      closed: ({ city }) => `${piece(city)} wird geschlossen.`,
      held: ({ tourist, by }) => `${by === 'O1' ? quoted(by) : 'Ein Gutschein'} hält ${piece(tourist)} bei Laune.`,
      lowered: ({ tourist }) => `${piece(tourist)} wird ungeduldig.`,
      startPassed: ({ seat }, voice) => `${says(seat, voice, 'beginnst', 'beginnt')} die nächste Woche.`,
      ended: ({ winners }, voice) => {
        const { isYou, others } = winnersOf(winners, voice);
        const names = joined([...others, ...(isYou ? [others.length > 0 ? 'du' : 'Du'] : [])]);
        const verb = winners.length > 1 ? (isYou ? 'gewinnt gemeinsam' : 'gewinnen gemeinsam') : isYou ? 'gewinnst' : 'gewinnt';
        return `Die Saison ist vorbei: ${names} ${verb}.`;
      },
    },
  };
};

/** Tour Operator auf Deutsch. */
export const de = texts('german', printed, effects, speak);
