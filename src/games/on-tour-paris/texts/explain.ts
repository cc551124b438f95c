// What every thing on the board is: found here, put into words by each language.
import type { Explanation } from '../../../kernel/index.ts';
import { ownMarks } from '../aid.ts';
import {
  ARRONDISSEMENTS,
  CARDS,
  type Card,
  CLUBS,
  CLUBS_IN,
  type Club,
  DOCKS,
  type Dock,
  indexOf,
  REGIONS,
  type Region,
  regionOf,
} from '../components.ts';
import { type Mark, meaning } from '../marks.ts';
import { networkIn, rideLength } from '../network.ts';
import type { Agreement } from '../options.ts';
import { TITLE_POINTS, TITLES } from '../score.ts';
import type { View } from '../view.ts';

/** What is drawn on the board and cannot be touched to move, by the name it is asked for. */
export const DRAWN = [
  'dice',
  'turn',
  'map',
  'roller',
  'deck',
  'discard',
  'mark:empty',
  'mark:circle',
  'mark:star',
  'mark:x',
  'river',
  'route',
  'sketch',
  'best',
  'points',
  'title',
  'region:N',
  'region:S',
  'region:W',
  'region:C',
  'region:E',
] as const;
type Drawn = (typeof DRAWN)[number];

/** A club as it is asked about. */
export interface ClubFacts {
  readonly club: Club;
  /** What stands in it on the viewer's map, or on the first map for who has none. */
  readonly mark: Mark | null;
  readonly neighbours: readonly { readonly club: Club; readonly mark: Mark | null }[];
  readonly docks: readonly Dock[];
}

type Thing = Exclude<Drawn, `region:${Region}`>;

/** How a language explains each kind of thing. */
export interface ExplainWords {
  readonly club: (facts: ClubFacts) => Explanation;
  readonly card: (card: Card, phase: 'setup' | 'star' | 'write', empty: number) => Explanation;
  readonly number: (number: string, phase: View['phase'], dice: readonly number[]) => Explanation;
  readonly dock: (dock: Dock, use: Agreement['dockUse'], far: { readonly dock: Dock; readonly length: number }) => Explanation;
  readonly submit: (view: View) => Explanation;
  readonly chosenX: Explanation;
  readonly region: (region: Region, empty: number) => Explanation;
  /** An arrondissement by its number. */
  readonly home: (arrondissement: number) => Explanation;
  readonly drawn: { readonly [K in Thing]: (table: TableFacts) => Explanation };
}

/** Clubs at the other end of a line, each with what stands in it: 'XI top (34)'. */
export function linesTo(neighbours: ClubFacts['neighbours'], spot: (club: Club) => string): readonly string[] {
  return neighbours.map(({ club, mark }) => {
    const sign = mark && { number: mark.slice(0, 2), star: '★', x: 'X' }[meaning(mark).kind];
    return sign ? `${spot(club)} (${sign})` : spot(club);
  });
}

/** The figures of a table that examples are made of. */
export interface TableFacts {
  readonly view: View;
  readonly empty: number;
  readonly circled: number;
  readonly stars: number;
  readonly crosses: number;
  /** The least points of the highest title. */
  readonly legend: number;
}

/** What is touched with this touch, or drawn under this name. */
export function explanation(touch: string, view: View, words: ExplainWords): Explanation | undefined {
  const [kind, id = ''] = touch.split(':');
  const network = networkIn(view.plan.options);
  const marks = ownMarks(view) ?? view.players[0]?.marks ?? [];
  const empty = (region: Region) => CLUBS_IN[region].filter(club => marks[indexOf(club)] == null).length;
  switch (kind) {
    case 'club': {
      const club = CLUBS.find(each => each === id);
      if (!club) return undefined;
      const docks = network.docksAt[club];
      const neighbours = network.neighbours[club].map(each => ({ club: each, mark: marks[indexOf(each)] ?? null }));
      return { ...words.club({ club, mark: marks[indexOf(club)] ?? null, neighbours, docks }), piece: club };
    }
    case 'card': {
      const card = CARDS.find(each => each === id);
      const phase = view.phase === 'setup' || view.phase === 'star' ? view.phase : 'write';
      return card && { ...words.card(card, phase, empty(regionOf(card))), piece: card };
    }
    case 'number':
      return words.number(id, view.phase, view.dice);
    case 'dock': {
      const dock = DOCKS.find(each => each === id);
      const far = DOCKS.indexOf(dock ?? 'A') < 4 ? 'I' : 'A';
      return dock && words.dock(dock, view.plan.options.dockUse, { dock: far, length: rideLength(dock, far, network) });
    }
    case 'button':
      return id === 'submit' ? words.submit(view) : id === 'x' ? words.chosenX : undefined;
    case 'region': {
      const region = REGIONS.find(each => each === id);
      return region && words.region(region, empty(region));
    }
    case 'home':
      return ARRONDISSEMENTS[Number(id) - 1] && words.home(Number(id));
    default:
      return drawn(touch, view, words, marks);
  }
}

function drawn(name: string, view: View, words: ExplainWords, marks: readonly (Mark | null)[]): Explanation | undefined {
  const thing = THINGS.find(each => each === name);
  const written = marks.flatMap(mark => (mark ? [meaning(mark)] : []));
  const legend = TITLE_POINTS[view.plan.options.dockUse][TITLES.length - 1] ?? 0;
  return (
    thing &&
    words.drawn[thing]({
      view,
      legend,
      empty: CLUBS.length - written.length,
      circled: written.filter(({ circled }) => circled).length,
      stars: written.filter(({ kind }) => kind === 'star').length,
      crosses: written.filter(({ kind }) => kind === 'x').length,
    })
  );
}

const THINGS = DRAWN.filter((name): name is Thing => !name.startsWith('region:'));
