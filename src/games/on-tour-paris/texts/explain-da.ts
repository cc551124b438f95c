// What every thing on the board is, in Danish.
import { ARRONDISSEMENTS, clubsOf, homeOf, regionOf, regionsOf, shownOn } from '../components.ts';
import { meaning } from '../marks.ts';
import { type ClubFacts, type ExplainWords, linesTo } from './explain.ts';
import { hasRoute, numeralOf, routePoints } from './sentences.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const empties = (count: number) => counted(count, 'tom klub', 'tomme klubber');
const list = new Intl.ListFormat('da');

/** The explanations, with the names of the pieces. */
export function explainsDa(piece: (id: unknown) => string): ExplainWords {
  const regionNames = (arrondissement: number) => clubsOf(arrondissement).slice(0, 1).flatMap(regionsOf).map(piece);
  const clubText = ({ club, mark }: ClubFacts) => {
    const [bank = '', column = ''] = regionsOf(club).map(piece);
    if (mark === null)
      return {
        text: `Så længe den er tom, åbner kort med området ${bank} eller ${column} den for et tal eller en stjerne.`,
        clause: 'OT-1.3',
      };
    const { kind, value, circled } = meaning(mark);
    const worth = circled ? 'Med cirkel: 2 point på din rute.' : '1 point på din rute.';
    if (kind === 'x') return { text: 'Her er et kryds. Klubben er lukket, og ingen rute kan gå hertil.', clause: 'OT-8.3' };
    if (kind === 'star') return { text: `En stjerne passer mellem alle tal. ${worth}`, clause: 'OT-8.6' };
    return { text: `Din rute kan komme hertil fra ${value} eller mindre og gå videre til ${value} eller mere. ${worth}`, clause: 'OT-8.5' };
  };
  return {
    club: facts => {
      const boats = facts.docks.length > 0 ? `; båden sejler fra anløbsbro ${facts.docks.join(', ')}` : '';
      return {
        kind: `Jazzklub, arrondissement ${numeralOf(homeOf(facts.club))}`,
        name: piece(facts.club),
        ...clubText(facts),
        example: `${counted(facts.neighbours.length, 'linje', 'linjer')}: ${list.format(linesTo(facts.neighbours, club => piece(`at:${club}`)))}${boats}.`,
      };
    },
    card: (card, phase, empty) => {
      const home = numeralOf(shownOn(card));
      const region = piece(regionOf(card));
      const clause = { setup: 'OT-2.3', star: 'OT-5.2', write: 'OT-4.2' }[phase];
      const text = `I en tur åbner kortet de tomme klubber i området ${region}; det, der står i arrondissement ${home}, får cirkel. Under opstillingen gælder kun arrondissementet.`;
      return { kind: 'Pariskort', name: piece(card), text, clause, example: `${empties(empty)} i området ${region} på din plan.` };
    },
    number: (number, phase, dice) => ({
      kind: 'Slået tal',
      name: number,
      ...(phase === 'lastPair' || phase === 'lastSingle'
        ? { text: 'I en sidste tur kan det stå i enhver tom klub, og intet får cirkel.', clause: 'OT-7.6' }
        : { text: 'Skriv det i en tom klub i et af kortenes områder. Dine to tal bruger hver sit kort.', clause: 'OT-4.1' }),
      example: `Terningerne viser ${dice.join(' og ')}.`,
    }),
    dock: (dock, use, far) => ({
      kind: 'Anløbsbro',
      name: `Anløbsbro ${dock}, ${piece(`dock:${dock}`)}`,
      text: `Fra klubben her kan din rute sejle til enhver anden anløbsbro: 1 point for hvert trin. ${
        use === 'once' ? 'I dette parti bruger en rute hver anløbsbro én gang.' : 'Anløbsbroer må bruges igen og igen.'
      }`,
      example: `Fra ${dock} til ${far.dock} giver ${far.length}.`,
      clause: 'OT-9.3',
    }),
    submit: view => ({
      kind: 'Knap',
      name: 'Aflevér ruten',
      text: 'Slutter din rute, som den er tegnet. Du kan fortryde, indtil alle har afleveret.',
      example: hasRoute(view) ? `Den giver ${routePoints(view)} point nu.` : 'Uden rute får du 0 point.',
      clause: 'OT-8.9',
    }),
    chosenX: {
      kind: 'Knap',
      name: 'Kryds',
      text: 'Sætter kryds i klubben i stedet for det valgte tal, selv om der er plads. Ingen rute kan gå gennem et kryds.',
      clause: 'OT-6.7',
    },
    region: (region, empty) => ({
      kind: 'Område',
      name: piece(region),
      text: 'Hvert arrondissement ligger i Nord eller Syd og i Vest, Centrum eller Øst. Et kort åbner alle klubber i sit område.',
      example: `${empties(empty)} i dette område.`,
      clause: 'OT-1.2',
    }),
    home: arrondissement => ({
      kind: 'Arrondissement',
      name: `${numeralOf(arrondissement)} ${ARRONDISSEMENTS[arrondissement - 1]?.name}`,
      text: `To klubber i områderne ${regionNames(arrondissement).join(' og ')}. Et tal her får cirkel, hvis dets kort viser dette arrondissement.`,
      example: `${list.format(clubsOf(arrondissement).map(club => piece(club)))}.`,
      clause: 'OT-4.3',
    }),
    drawn: DRAWN,
  };
}

const DRAWN: ExplainWords['drawn'] = {
  dice: ({ view }) => ({
    kind: 'Terninger',
    name: 'To tisidede terninger',
    text: 'De danner to tal, med den ene eller den anden forrest. To ens giver en stjerne i stedet.',
    example: `Nu: ${view.dice.join(' og ')}.`,
    clause: 'OT-1.5',
  }),
  turn: ({ view }) => ({
    kind: 'Spil',
    name: 'Tur',
    text: 'Alle skriver samtidig. En tur fylder som regel to klubber; et parti varer 18 til 24 ture.',
    example: view.turn === 0 ? 'Først kommer fire tal fra opstillingen.' : `Det er tur ${view.turn}.`,
    clause: 'OT-3.7',
  }),
  map: ({ view, empty }) => ({
    kind: 'Plan',
    name: 'En spillers plan',
    text:
      view.plan.options.openBoards === 'end'
        ? 'Tryk på den for at se den. De andres planer er skjult, til partiet er slut.'
        : 'Tryk på den for at se den. Det nye vises, når alle er færdige.',
    example: `${empties(empty)} på din.`,
    clause: 'OT-3.6',
  }),
  roller: () => ({
    kind: 'Spiller',
    name: 'Den, der slår',
    text: 'Slår for alle i denne tur. Terningerne går videre med uret; det ændrer intet andet.',
    clause: 'OT-3.5',
  }),
  deck: ({ view }) => ({
    kind: 'Kort',
    name: 'Bunke',
    text: 'I hver tur vendes tre kort. Er bunken tom, bliver de kasserede kort til en ny.',
    example: `${view.bag.length} kort tilbage.`,
    clause: 'OT-3.2',
  }),
  discard: ({ view }) => ({
    kind: 'Kort',
    name: 'Kasserede kort',
    text: 'Kortene fra de forrige ture, talt efter område. De fire kort fra opstillingen kommer aldrig tilbage.',
    example: `${view.discard.length} kasseret.`,
    clause: 'OT-3.4',
  }),
  'mark:empty': ({ empty }) => ({
    kind: 'Tegn',
    name: 'Tom klub',
    text: 'Skal stadig fyldes. Når ingen er tom, tegner alle en rute.',
    example: `${empty} af 40 klubber.`,
    clause: 'OT-8.1',
  }),
  'mark:circle': ({ circled }) => ({
    kind: 'Tegn',
    name: 'Cirkel',
    text: 'Klubben ligger i arrondissementet på det brugte kort: 1 point mere, hvis din rute besøger den.',
    example: `${circled} på din plan.`,
    clause: 'OT-4.3',
  }),
  'mark:star': ({ stars }) => ({
    kind: 'Tegn',
    name: 'Stjerne',
    text: 'Passer overalt på en rute, mellem alle tal. To ens eller tre kort fra samme område giver en.',
    example: `${stars} på din plan.`,
    clause: 'OT-8.6',
  }),
  'mark:x': ({ crosses }) => ({
    kind: 'Tegn',
    name: 'Kryds',
    text: 'Sat for et tal eller en stjerne, der ikke var plads til. Ingen rute kan gå gennem det.',
    example: `${crosses} på din plan.`,
    clause: 'OT-6.2',
  }),
  river: () => ({
    kind: 'Plan',
    name: 'Seinen',
    text: 'Du kommer kun over den med båd, og det giver ét point for hvert trin langs anløbsbroerne.',
    example: 'C til D giver 1, A til I giver 8.',
    clause: 'OT-9.3',
  }),
  route: ({ view }) => ({
    kind: 'Rute',
    name: 'Rute',
    text: 'Dine klubber i rækkefølge: ad linjer eller med båd, og intet tal lavere end det før.',
    example: `${routePoints(view)} point indtil nu.`,
    clause: 'OT-8.5',
  }),
  sketch: () => ({
    kind: 'Rute',
    name: 'Skitse',
    text: 'En rute, som kun du ser. Tegn og ændr den, når du vil; intet bliver sendt.',
    clause: 'OT-11.1',
  }),
  best: () => ({
    kind: 'Rute',
    name: 'Bedste mulige rute',
    text: 'Den stiplede linje er den bedste rute på din plan. Den tæller ikke.',
    clause: 'OT-8.8',
  }),
  points: ({ circled }) => ({
    kind: 'Point',
    name: 'Point',
    text: 'Ét point for hver klub på ruten, ét mere, hvis den har cirkel, og dertil sejlturene.',
    example: `${circled} med cirkel på din plan.`,
    clause: 'OT-10.1',
  }),
  title: ({ legend }) => ({
    kind: 'Point',
    name: 'Titel',
    text: 'Hvad dine point gør bandet til, fra gademusikant i metroen til legende fra Saint-Germain.',
    example: `Legende fra ${legend} point.`,
    clause: 'OT-10.1',
  }),
};
