// What every thing on the board is, in German.
import { ARRONDISSEMENTS, clubsOf, homeOf, regionOf, regionsOf, shownOn } from '../components.ts';
import { meaning } from '../marks.ts';
import { type ClubFacts, type ExplainWords, linesTo } from './explain.ts';
import { hasRoute, numeralOf, routePoints } from './sentences.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const points = (count: number) => counted(count, 'Punkt', 'Punkte');
const list = new Intl.ListFormat('de');

/** The explanations, with the names of the pieces. */
export function explainsDe(piece: (id: unknown) => string): ExplainWords {
  const regionNames = (arrondissement: number) => clubsOf(arrondissement).slice(0, 1).flatMap(regionsOf).map(piece);
  const clubText = ({ club, mark }: ClubFacts) => {
    const [bank = '', column = ''] = regionsOf(club).map(piece);
    if (mark === null)
      return {
        text: `Solange er leer ist, öffnen ihn Karten der Regionen ${bank} und ${column} für eine Zahl oder einen Stern.`,
        clause: 'OT-1.3',
      };
    const { kind, value, circled } = meaning(mark);
    const worth = circled ? 'Eingekreist: 2 Punkte auf deiner Route.' : '1 Punkt auf deiner Route.';
    if (kind === 'x') return { text: 'Hier steht ein X. Der Club ist geschlossen, keine Route führt hindurch.', clause: 'OT-8.3' };
    if (kind === 'star') return { text: `Ein Stern passt zwischen beliebige Zahlen. ${worth}`, clause: 'OT-8.6' };
    return {
      text: `Deine Route kommt von ${value} oder weniger hierher und geht zu ${value} oder mehr weiter. ${worth}`,
      clause: 'OT-8.5',
    };
  };
  return {
    club: facts => {
      const boats = facts.docks.length > 0 ? `; das Boot legt am Anleger ${facts.docks.join(' oder ')} ab` : '';
      return {
        kind: `Jazzclub, Arrondissement ${numeralOf(homeOf(facts.club))}`,
        name: piece(facts.club),
        ...clubText(facts),
        example: `${counted(facts.neighbours.length, 'Linie', 'Linien')}: ${list.format(linesTo(facts.neighbours, club => piece(`at:${club}`)))}${boats}.`,
      };
    },
    card: (card, phase, empty) => {
      const home = numeralOf(shownOn(card));
      const region = piece(regionOf(card));
      const clause = { setup: 'OT-2.3', star: 'OT-5.2', write: 'OT-4.2' }[phase];
      const text = `Im Zug öffnet sie die leeren Clubs der Region ${region}; was ins Arrondissement ${home} kommt, wird eingekreist. Beim Aufbau zählt nur das Arrondissement.`;
      const free = counted(empty, 'leerer Club', 'leere Clubs');
      return { kind: 'Paris-Karte', name: piece(card), text, clause, example: `${free} in der Region ${region} auf deinem Plan.` };
    },
    number: (number, phase, dice) => ({
      kind: 'Gewürfelte Zahl',
      name: number,
      ...(phase === 'lastPair' || phase === 'lastSingle'
        ? { text: 'In einem letzten Zug darf sie in jeden leeren Club, und nichts wird eingekreist.', clause: 'OT-7.6' }
        : {
            text: 'Trage sie in einen leeren Club in der Region einer Karte ein. Deine zwei Zahlen nutzen zwei verschiedene Karten.',
            clause: 'OT-4.1',
          }),
      example: `Die Würfel zeigen ${dice.join(' und ')}.`,
    }),
    dock: (dock, use, far) => ({
      kind: 'Anleger',
      name: `Anleger ${dock}, ${piece(`dock:${dock}`)}`,
      text: `Vom Club hier fährt deine Route mit dem Boot zu jedem anderen Anleger: 1 Punkt je Buchstabe Abstand. ${
        use === 'once' ? 'In dieser Partie nutzt eine Route jeden Anleger einmal.' : 'Anleger dürfen beliebig oft genutzt werden.'
      }`,
      example: `Von ${dock} nach ${far.dock}: ${points(far.length)}.`,
      clause: 'OT-9.3',
    }),
    submit: view => ({
      kind: 'Möglichkeit',
      name: 'Route abgeben',
      text: 'Beendet deine Route so, wie sie gezeichnet ist. Du kannst sie zurücknehmen, bis alle abgegeben haben.',
      example: hasRoute(view) ? `Sie bringt jetzt ${points(routePoints(view))}.` : 'Ohne Route erhältst du 0 Punkte.',
      clause: 'OT-8.9',
    }),
    chosenX: {
      kind: 'Möglichkeit',
      name: 'X',
      text: 'Setzt statt der gewählten Zahl ein X in den Club, obwohl die Zahl passt. Durch ein X führt keine Route.',
      clause: 'OT-6.7',
    },
    region: (region, empty) => ({
      kind: 'Region',
      name: piece(region),
      text: 'Jedes Arrondissement liegt in Nord oder Süd und in West, Mitte oder Ost. Eine Karte öffnet alle Clubs ihrer Region.',
      example: `${counted(empty, 'leerer Club', 'leere Clubs')} in dieser Region.`,
      clause: 'OT-1.2',
    }),
    home: arrondissement => ({
      kind: 'Arrondissement',
      name: `${numeralOf(arrondissement)} ${ARRONDISSEMENTS[arrondissement - 1]?.name}`,
      text: `Zwei Clubs in den Regionen ${regionNames(arrondissement).join(' und ')}. Eine Zahl hier wird eingekreist, wenn ihre Karte dieses Arrondissement zeigt.`,
      example: `${list.format(clubsOf(arrondissement).map(club => piece(club)))}.`,
      clause: 'OT-4.3',
    }),
    drawn: DRAWN,
  };
}

const DRAWN: ExplainWords['drawn'] = {
  dice: ({ view }) => ({
    kind: 'Würfel',
    name: 'Zwei zehnseitige Würfel',
    text: 'Sie bilden zwei Zahlen, je nachdem, welcher vorn steht. Ein Pasch gibt stattdessen einen Stern.',
    example: `Jetzt: ${view.dice.join(' und ')}.`,
    clause: 'OT-1.5',
  }),
  turn: ({ view }) => ({
    kind: 'Partie',
    name: 'Zug',
    text: 'Alle tragen gleichzeitig ein. Ein Zug füllt meist zwei Clubs; die Partie dauert 18 bis 24 Züge.',
    example: view.turn === 0 ? 'Zuerst kommen die vier Zahlen des Aufbaus.' : `Dies ist Zug ${view.turn}.`,
    clause: 'OT-3.7',
  }),
  map: ({ view, empty }) => ({
    kind: 'Plan',
    name: 'Persönlicher Plan',
    text:
      view.plan.options.openBoards === 'end'
        ? 'Tippe darauf, um ihn anzusehen. Die Pläne der anderen bleiben bis zum Schluss verdeckt.'
        : 'Tippe darauf, um ihn anzusehen. Neues erscheint, sobald alle fertig sind.',
    example: `${counted(empty, 'leerer Club', 'leere Clubs')} auf deinem.`,
    clause: 'OT-3.6',
  }),
  roller: () => ({
    kind: 'Mitspielende',
    name: 'Wer würfelt',
    text: 'Würfelt in diesem Zug für alle. Die Würfel wandern im Uhrzeigersinn weiter; sonst ändert sich nichts.',
    clause: 'OT-3.5',
  }),
  deck: ({ view }) => ({
    kind: 'Karten',
    name: 'Stapel',
    text: 'In jedem Zug werden drei Karten aufgedeckt. Ist er leer, wird die Ablage zum neuen Stapel.',
    example: `Noch ${counted(view.bag.length, 'Karte', 'Karten')}.`,
    clause: 'OT-3.2',
  }),
  discard: ({ view }) => ({
    kind: 'Karten',
    name: 'Ablage',
    text: 'Die Karten der vergangenen Züge, nach Regionen gezählt. Die vier Karten des Aufbaus kommen nie zurück.',
    example: `${counted(view.discard.length, 'Karte', 'Karten')} abgelegt.`,
    clause: 'OT-3.4',
  }),
  'mark:empty': ({ empty }) => ({
    kind: 'Zeichen',
    name: 'Leerer Club',
    text: 'Noch auszufüllen. Ist keiner mehr leer, zeichnen alle ihre Route.',
    example: `${empty} von 40 Clubs.`,
    clause: 'OT-8.1',
  }),
  'mark:circle': ({ circled }) => ({
    kind: 'Zeichen',
    name: 'Kreis',
    text: 'Der Club liegt im Arrondissement der genutzten Karte: 1 Punkt mehr, wenn deine Route ihn besucht.',
    example: `${circled} auf deinem Plan.`,
    clause: 'OT-4.3',
  }),
  'mark:star': ({ stars }) => ({
    kind: 'Zeichen',
    name: 'Stern',
    text: 'Passt überall auf der Route, zwischen beliebige Zahlen. Ein Pasch oder drei Karten einer Region bringen ihn.',
    example: `${stars} auf deinem Plan.`,
    clause: 'OT-8.6',
  }),
  'mark:x': ({ crosses }) => ({
    kind: 'Zeichen',
    name: 'X',
    text: 'Steht, wo eine Zahl oder ein Stern nirgends passte. Keine Route führt hindurch.',
    example: `${crosses} auf deinem Plan.`,
    clause: 'OT-6.2',
  }),
  river: () => ({
    kind: 'Plan',
    name: 'Die Seine',
    text: 'Nur Boote überqueren sie. Eine Fahrt bringt so viele Punkte, wie die Buchstaben ihrer Anleger auseinanderliegen.',
    example: 'Von C nach D: 1, von A nach I: 8.',
    clause: 'OT-9.3',
  }),
  route: ({ view }) => ({
    kind: 'Route',
    name: 'Route',
    text: 'Deine Clubs der Reihe nach: über Linien oder mit dem Boot, und keine Zahl kleiner als die davor.',
    example: `Bisher ${points(routePoints(view))}.`,
    clause: 'OT-8.5',
  }),
  sketch: () => ({
    kind: 'Route',
    name: 'Skizze',
    text: 'Ein Plan nur für deine Augen. Zeichne und ändere ihn, wann du willst; nichts wird gesendet.',
    clause: 'OT-11.1',
  }),
  best: () => ({
    kind: 'Route',
    name: 'Bestmögliche Route',
    text: 'Die gestrichelte Linie ist die beste Route, die dein Plan erlaubt. Sie zählt nicht.',
    clause: 'OT-8.8',
  }),
  points: ({ circled }) => ({
    kind: 'Wertung',
    name: 'Punkte',
    text: 'Ein Punkt je Club der Route, einer mehr, wenn er eingekreist ist, dazu die Bootsfahrten.',
    example: `${circled} eingekreist auf deinem Plan.`,
    clause: 'OT-10.1',
  }),
  title: ({ legend }) => ({
    kind: 'Wertung',
    name: 'Titel',
    text: 'Was deine Punkte aus der Band machen, vom Musikanten in der Métro bis zur Legende von Saint-Germain.',
    example: `Legende ab ${legend} Punkten.`,
    clause: 'OT-10.1',
  }),
};
