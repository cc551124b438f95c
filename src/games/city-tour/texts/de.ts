import { COVER } from '../cover.ts';
import { explain } from './explain-de.ts';
import { options } from './options-de.ts';
import { capital, lexicon, type PieceWords } from './pieces.ts';
import { rules, sections } from './rules-de.ts';
import { type Reasons, texts } from './sentences.ts';

const names = { G: 'Grün', O: 'Orange', B: 'Blau', W: 'Fan' } as const;

const words: PieceWords = {
  names,
  travellers: {
    G: ['ein grüner Reisender', 'grüne Reisende'],
    O: ['ein oranger Reisender', 'orange Reisende'],
    B: ['ein blauer Reisender', 'blaue Reisende'],
    W: ['ein Fan', 'Fans'],
  },
  passenger: { G: 'ein grüner Fahrgast', O: 'ein oranger Fahrgast', B: 'ein blauer Fahrgast', W: 'ein Fan' },
  passengers: count => `${count} ${count === 1 ? 'Fahrgast' : 'Fahrgäste'}`,
  several: count => `${count} Reisende`,
  count: (colour, count) => `${count}\u00a0×\u00a0${names[colour]}`,
  you: 'du',
  flyover: { name: 'Überführung', a: 'eine Überführung' },
  bend: { name: 'Doppelkurve', a: 'eine Doppelkurve' },
  controller: { name: 'Kontrollplättchen', a: 'das Kontrollplättchen' },
  empty: 'leer',
  inspector: 'Madame Perforée',
  bus: 'City-Tour-Bus',
  sites: {
    BR: { full: 'Papyrusbrücke', the: 'die Brücke', at: 'an der Brücke' },
    FO: { full: 'Tintenfassbrunnen', the: 'der Brunnen', at: 'am Brunnen' },
    LA: { full: 'Krepppapierlabyrinth', the: 'das Labyrinth', at: 'am Labyrinth' },
    GA: { full: 'Botanischer Origamigarten', the: 'der Botanische Garten', at: 'am Botanischen Garten' },
    CA: { full: 'Pappschloss', the: 'das Schloss', at: 'am Schloss' },
    CL: { full: 'Große Uhr am Pergamentplatz', the: 'die Große Uhr', at: 'an der Großen Uhr' },
    PARK: { full: 'Konfettipark', the: 'der Park', at: 'am Park' },
    STATION: { full: 'Karton-Hauptbahnhof', the: 'der Bahnhof', at: 'am Bahnhof' },
    STADIUM: { full: 'Kraftpapier-Stadion', the: 'das Stadion', at: 'am Stadion' },
  },
  cards: {
    Park: 'Freizeitpark',
    Controller: 'Überraschungskontrolle',
    Station: 'Bahnhof',
    Detour: 'Umleitung',
    Stadium: 'Stadion',
    'GV A': 'Grands Voyageurs A: Zwei für den Nachtzug',
    'GV B': 'Grands Voyageurs B: Der Gartenverein und sein Kassenwart',
    'GV C': 'Grands Voyageurs C: Familie Velin',
  },
  streets: ['Foliokai', 'Riesstraße', 'Velinallee', 'Rollenallee', 'Karbonkai', 'Löschblattgasse', 'Ringstraße', 'Wasserzeichentor'],
  days: [
    'Der erste Falz',
    'Markt in der Riesstraße',
    'Der lange Knick',
    'Die Fahrscheine, bitte!',
    'Konfettimorgen',
    'Die Runde der Kontrolleurin',
    'Der Bahnhof wird eröffnet',
    'Bauarbeiten in der Riesstraße',
    'Einbahnstraße durch die Stadt',
    'Anpfiff im Kraftpapier-Stadion',
    'Pokalabend',
    'Die letzte Seite',
  ],
  spaces: [
    'Ecke zwischen B und C',
    'Feld bei C',
    'Feld bei D',
    'Ecke an der Ausfahrt',
    'Feld bei B',
    'Mittelfeld Nordwest',
    'Mittelfeld Nordost',
    'Nordfeld bei E',
    'Feld bei A',
    'Mittelfeld Südwest',
    'Mittelfeld Südost',
    'Südfeld bei E',
    'Ecke am Start',
    'Westfeld bei F',
    'Ostfeld bei F',
    'Ecke zwischen E und F',
  ],
  atSpace: each => `${each.startsWith('Ecke') ? 'der' : 'dem'} ${each}`,
};

const { piece, street, tile, site, crowd, tally, passenger, space, spaceNamed, the } = lexicon(words);
const isOne = (count: number) => count === 1;

const reasons: Reasons = {
  objective: 'Das Tagesziel ist erreicht',
  short: 'Zu wenige Reisende sind angekommen',
  park: 'Am Park fehlte eine Farbe',
  station: 'Der Bahnhof verlangte einen vollen Bus',
  stadium: 'Das Stadion verlangte beide Fans',
  grandsVoyageurs: 'Die Grands Voyageurs waren nicht an Bord',
  specialUnserved: 'Ein besonderer Ort wurde nicht besucht',
  conceded: 'Das Team hat aufgegeben',
  outOfReach: 'Das Tagesziel war außer Reichweite',
};

/** City Tour auf Deutsch. */
export const de = texts({
  handbook: async () => (await import('../handbook/de.ts')).de,
  title: COVER.title.en,
  pitch:
    'Ein Bus, ein Team und eine Papierstadt, die sich erst beim Fahren entfaltet: Reisende einsammeln, zu ihren Orten bringen und rechtzeitig hinausfinden.',
  words,
  sections,
  rules,
  explain,
  options,
  table: {
    day: (day, title) => `Tag ${day}: ${title}`,
    ownDay: 'Ein eigener Tag',
    colon: ': ',
    turn: (turn, last) => `Zug ${turn} von ${last}`,
    delivered: (count, objective) => `${count} von ${objective} angekommen`,
    leaving: each => `bei der Ausfahrt an Bord: ${each}`,
    sign: 'Umleitungsschild',
    fanWaits: 'ein Fan wartet',
    noSite: 'kein Ort',
    passed: 'vorbei',
    cutOff: 'abgeschnitten',
    ahead: 'voraus',
    bus: (each, seats) => `Bus: ${each}, freie Plätze: ${seats}`,
    nobody: 'niemand',
    before: (each, side) => `vor ${each}, von ${side} kommend`,
    sides: ['Norden', 'Osten', 'Süden', 'Westen'],
    reserve: 'Vorrat',
    piles: (left, right) => `Stapel zu ${left} und ${right}`,
    revealed: 'Aufgedeckt',
    next: 'Als Nächstes',
    votes: 'Für das Aufgeben',
    atTurn: (voice, seat) => voice.tell(seat, '▶ Du legst ein Plättchen.', name => `▶ ${name} legt ein Plättchen.`),
    inspected: (voice, seat) => voice.tell(seat, '▶ Du wählst, wer aussteigen muss.', name => `▶ ${name} wählt, wer aussteigen muss.`),
    result: (won, total, objective, turns) =>
      `${won ? 'Gewonnen' : 'Verloren'}: ${total} von ${objective} nach ${turns} ${isOne(turns) ? 'Zug' : 'Zügen'}.`,
  },
  refusals: {
    'CT-2.7': ({ seat }) => (seat === undefined ? undefined : `Person ${Number(seat) + 1} ist am Zug.`),
    'CT-3.1': ({ tile: next }) =>
      `${capital(tile(next))} kommt erst im nächsten Zug; jetzt kann nur eines der zwei aufgedeckten Plättchen gelegt werden.`,
    'CT-3.2': ({ left, right, front }) =>
      front
        ? `Der Bus steht vor ${spaceNamed(front)}; ein Plättchen kommt direkt vor den Bus und nirgends sonst hin.`
        : `Nur ein aufgedecktes Plättchen kann gelegt werden: ${tile(left)} oder ${tile(right)}.`,
    'CT-3.4': ({ tile: out }) =>
      out
        ? `${capital(tile(out))} wurde abgelegt; abgelegte Plättchen sind aus dem Spiel.`
        : 'Diese Plättchen wurden abgelegt; abgelegte Plättchen sind aus dem Spiel.',
    'CT-3.5': () => 'Dieses Plättchen liegt schon; ein gelegtes Plättchen bewegt sich nicht mehr.',
    'CT-3.7': () => 'Diese Plättchen sind noch verdeckt; niemand darf sie ansehen, bevor sie aufgedeckt werden.',
    'CT-4.1': ({ site: there }) =>
      `${capital(the(there))}: Der Bus kommt nur hin, wenn die Straße hinführt; er folgt ihr und hat nie eine Wahl.`,
    'CT-4.3': ({ bus }) =>
      bus ? 'Der Bus fährt von selbst los, sobald ein Plättchen liegt; er hat nie die Wahl zwischen Straßen.' : undefined,
    'CT-4.7': ({ site: there }) => `${capital(the(there))}: Der Bus war schon da; an jedem Buchstaben kommt er höchstens einmal vorbei.`,
    'CT-5.1': ({ reserve }) =>
      reserve ? 'Diese Figuren liegen im Vorrat; sie steigen von selbst ein, wenn der Bus auf Reisende ihrer Farbe trifft.' : undefined,
    'CT-6.1': ({ passenger: who }) =>
      who === 'W'
        ? 'Fans steigen von selbst aus, nur am Stadion und am Bahnhof.'
        : `Fahrgäste dieser Farbe (${piece(who)}) steigen von selbst aus, nur an einem Ort ihrer Farbe.`,
    'CT-6.6': ({ site: there }) =>
      `${capital(the(there))} ist abgeschnitten: Die Straße dort führt in sich zurück, und der Bus kommt nicht mehr hin.`,
    'CT-10.5': ({ site: there }) =>
      `${capital(the(there))} ist gerade geschlossen; Orte nehmen nur zwischen dem ersten und dem zweiten Umleitungsschild Reisende auf.`,
    'CT-11.2': ({ fan }) =>
      fan ? 'Dieser Fan wartet; ein Fan steigt von selbst ein, wenn der Bus vorbeikommt und ein Platz frei ist.' : undefined,
    'CT-9.4': () => 'Das Kontrollplättchen ist aufgedeckt und muss gelegt werden. Drehe es, wie du willst.',
    'CT-9.5': ({ colour, waits }) =>
      waits
        ? 'Der Bus steht auf dem Kontrollplättchen; er fährt erst weiter, wenn ein Fahrgast ausgestiegen ist.'
        : colour === 'W'
          ? 'Kein Fan ist an Bord; aussteigen kann nur, wer im Bus sitzt.'
          : `Kein Fahrgast der Farbe ${piece(colour)} ist an Bord; aussteigen kann nur, wer im Bus sitzt.`,
    'CT-7.8': ({ voted }) =>
      voted === 1 ? 'Du hast schon gestimmt; warte auf das nächste Plättchen.' : 'Du hast an diesem Tisch keine Stimme.',
  },
  semicolon: '; ',
  place: (each, degrees) => (degrees === 0 ? `${capital(each)} legen` : `${capital(each)} um ${degrees}° gedreht legen`),
  control: each => `Aussteigen lassen: ${each}`,
  concede: (votes, needed) =>
    votes >= needed ? 'Aufgeben: Der Tag ist verloren' : `Für das Aufgeben des Tages stimmen (${votes} von ${needed})`,
  preview: {
    setDown: (count, at) => `${count} ${isOne(count) ? 'steigt' : 'steigen'} ${at} aus`,
    sendHome: (count, at, required) => `${at} braucht es ${required}, ${count} ${isOne(count) ? 'muss' : 'müssen'} heim`,
    lost: at => `niemand steigt ${at} aus, für immer verpasst`,
    closed: the => `${the} ist geschlossen: alle bleiben an Bord, für immer verpasst`,
    fan: 'ein Fan steigt ein',
    fanLeft: 'ein Fan bleibt für immer zurück',
    board: (each, count) => `${each} ${isOne(count) ? 'steigt' : 'steigen'} ein`,
    stay: (each, count) => `${each} ${isOne(count) ? 'bleibt' : 'bleiben'} zurück`,
    inspector: 'die Kontrolleurin steigt zu und jemand muss aussteigen',
    stop: each => `Halt vor ${each}`,
    end: (won, total) => (won ? `der Tag ist mit ${total} gewonnen` : `der Tag ist mit ${total} verloren`),
  },
  warnings: {
    lostAtSite: ({ at }) => `${capital(at)} wäre die Bedingung nicht erfüllt und der Tag sofort verloren. Trotzdem fahren?`,
    leavesShort: ({ total, objective }) =>
      `Der Bus würde mit ${total} von ${objective} hinausfahren, und der Tag wäre verloren. Trotzdem fahren?`,
    leavesWithout: () => 'Bei der Ausfahrt wären nicht alle Grands Voyageurs an Bord, und der Tag wäre verloren. Trotzdem fahren?',
    leavesUnserved: () => 'Ein besonderer Ort wäre nicht besucht, und der Tag wäre verloren. Trotzdem fahren?',
    losesFan: ({ the }) => `Ein Fan wäre für immer fort, und ${the} verlangt beide. Trotzdem weiter?`,
    tooEarly: ({ the, crowd: later, count, required }) =>
      `${capital(the)} verlangt ${required}, und nur ${count} ${isOne(count) ? 'würde' : 'würden'} aussteigen; gleich danach an der Straße: ${later}. Trotzdem fahren?`,
    usesUp: ({ the, crowd: wasted, required }) =>
      `${capital(the)} verlangt ${required}, und ihr kommt nie wieder hierher. Heimgeschickt: ${wasted}. Trotzdem fahren?`,
    leavesBehind: ({ crowd: left }) => `Der Bus ist zu voll; zurück bleiben: ${left}. Trotzdem fahren?`,
    givesUpWon: ({ total, objective }) => `${total} von ${objective} sind schon angekommen. Den Tag trotzdem aufgeben?`,
  },
  story: {
    colon: ': ',
    places: (voice, seat) => voice.tell(seat, 'Du legst', name => `${name} legt`),
    chooses: (voice, seat) => voice.tell(seat, 'Du lässt aussteigen:', name => `${name} lässt aussteigen:`),
    off: who => [who, ' muss aussteigen'],
    board: (who, count) => [who, isOne(count) ? ' steigt ein' : ' steigen ein'],
    stay: (who, count) => [who, isOne(count) ? ' bleibt zurück' : ' bleiben zurück'],
    arrive: (who, count, at) => [who, isOne(count) ? ' steigt ' : ' steigen ', at, ' aus'],
    home: (count, at, required) => [`${count} ${isOne(count) ? 'muss' : 'müssen'} heim, `, at, ` braucht es ${required}`],
    lost: at => ['niemand steigt ', at, ' aus, und der Bus kommt nie wieder hin'],
    closed: the => [`${the} ist geschlossen, und der Bus kommt nie wieder hin`],
    unserved: the => [`${the} bekommt nicht, was verlangt ist`],
    fan: who => [who, ' steigt ein'],
    fanLeft: who => [who, ' bleibt für immer zurück'],
    sign: order => [order === 1 ? 'die nächsten Orte öffnen' : 'die nächsten Orte schließen'],
    ended: (won, total, objective) => [`der Tag ist ${won ? 'gewonnen' : 'verloren'}, ${total} von ${objective}`],
    nothing: 'der Bus fährt weiter',
    revealed: 'Aufgedeckt',
  },
  events: {
    begun: ({ seat, objective }, voice) =>
      voice.tell(seat, `Du beginnst; Tagesziel: ${objective} Reisende.`, name => `${name} beginnt; Tagesziel: ${objective} Reisende.`),
    revealed: ({ turn, left, right }) => `Zug ${turn}: ${tile(left)} und ${tile(right)}.`,
    placed: ({ seat, tile: placed, discarded }, voice) => {
      const what = `${tile(placed)} vor den Bus; ${tile(discarded)} scheidet aus`;
      return voice.tell(seat, `Du legst ${what}.`, name => `${name} legt ${what}.`);
    },
    drove: () => undefined,
    boarded: ({ colour }) => `${capital(crowd(colour))} steigt ein.`,
    leftBehind: ({ colour, why }) =>
      `${capital(crowd(colour))} bleibt zurück: ${why === 'full' ? 'Der Bus ist voll' : 'In dieser Farbe ist keine Figur übrig'}.`,
    passed: ({ letter, site: there }) => `Der Bus fährt an ${letter} vorbei, ${street(letter)}${there ? `: ${site(there).the}` : ''}.`,
    signMet: ({ order }) =>
      order === 1
        ? 'Das erste Umleitungsschild: Die nächsten Orte sind jetzt offen.'
        : 'Das zweite Umleitungsschild: Die nächsten Orte sind jetzt geschlossen.',
    turnedAway: ({ site: there }) => `${capital(site(there).the)} ist geschlossen; alle bleiben an Bord, und der Bus kommt nie wieder hin.`,
    setDown: ({ site: there, pawns }) =>
      `Bravo! ${capital(crowd(pawns))} ${isOne(pawns.length) ? 'steigt' : 'steigen'} ${site(there).at} aus.`,
    sentHome: ({ site: there, colour, count, required }) =>
      count === 0
        ? `Niemand steigt ${site(there).at} aus, und der Bus kommt nie wieder hin.`
        : `Schade: ${capital(site(there).the)} verlangt ${required}, der Bus bringt nur ${tally(colour.repeat(count))}. ${isOne(count) ? 'Der Fahrgast muss' : 'Alle müssen'} heim, und der Bus kommt nie wieder hin.`,
    unserved: ({ site: there }) => `${capital(site(there).at)} ist die Bedingung nicht erfüllt.`,
    fanBoarded: () => 'Ein Fan steigt ein.',
    fanLeft: () => 'Der Bus ist voll; der Fan bleibt für immer zurück.',
    controlled: ({ seat, colour }, voice) =>
      `Die Kontrolleurin hält ${voice.tell(seat, 'dich', name => name)} an: ${capital(passenger(colour))} muss aussteigen.`,
    stopped: ({ space: at }) => `Der Bus hält vor ${space(at)}.`,
    conceded: ({ seat, votes, needed }, voice) =>
      voice.tell(seat, `Du möchtest aufgeben (${votes} von ${needed}).`, name => `${name} möchte aufgeben (${votes} von ${needed}).`),
    ended: ({ won, reason, total, objective }) =>
      `Der Tag ist ${won ? 'gewonnen' : 'verloren'}, ${total} von ${objective}: ${reasons[reason]}.`,
  },
});
