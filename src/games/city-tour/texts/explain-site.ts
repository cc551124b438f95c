// What a site is, and how it stands.
import type { Explanation } from '../../../kernel/index.ts';
import { COLOURS, type Colour, isSpecial, LETTERS, SEATS_IN_BUS, SITE_IDS, SITES, type SiteId, type Special } from '../components.ts';
import type { Move } from '../moves.ts';
import type { ClauseId } from '../rulebook.ts';
import { isOpen } from '../rules/sites.ts';
import { imagine, type View } from '../view.ts';
import type { ExplainWords } from './explain-words.ts';
import type { Lexicon } from './pieces.ts';

/** What would come of a move, in words. */
export type Foresight = (move: Move, view: View) => string;

/** What is asked about, and what the answer is told with. */
export interface Asked {
  readonly id: string;
  readonly view: View;
  readonly words: ExplainWords;
  readonly says: Lexicon;
  readonly foresee: Foresight;
}

const SPECIAL_CLAUSES: Readonly<Record<Special, ClauseId>> = { PARK: 'CT-9.2', STATION: 'CT-10.2', STADIUM: 'CT-11.4' };

export function site({ id, view, words, says }: Asked): Explanation | undefined {
  const inBox = SITE_IDS.find(each => each === id);
  if (inBox) return siteIn(inBox, words, says);
  const letter = LETTERS.find(each => each === id);
  if (!letter) return undefined;
  const at = LETTERS.indexOf(letter);
  const found = view.town.sites[at];
  if (!found) {
    return { kind: words.kinds.letter, name: `${id}, ${says.street(id)}`, text: words.letter, clause: clause('CT-6.5') };
  }
  const printed = siteIn(found, words, says);
  const isRequired = isSpecial(found) && view.town.mandatory;
  return {
    ...printed,
    text: isRequired ? `${printed.text} ${words.mandatory}` : printed.text,
    example: siteNow(found, at, view, words, says),
  };
}

/** A site as it lies in the box, behind no letter. */
function siteIn(found: SiteId, words: ExplainWords, says: Lexicon): Explanation {
  return {
    kind: words.kinds.site,
    name: says.piece(found),
    piece: found,
    text: isSpecial(found) ? words.specials[found] : words.site(says.tally(SITES[found].colour.repeat(SITES[found].required))),
    clause: clause(isSpecial(found) ? SPECIAL_CLAUSES[found] : 'CT-6.2'),
  };
}

function siteNow(found: SiteId, at: number, view: View, words: ExplainWords, says: Lexicon): string {
  const on = view.onSites[at];
  if (on) return words.here(says.crowd(on));
  if (view.passed[at]) return words.passed;
  const letter = LETTERS[at];
  if (letter && !isOpen(imagine(view), letter)) return words.closed;
  if (isSpecial(found)) return aboardNow(view, words, says);
  const { colour, required } = SITES[found];
  return words.now(says.tally(colour.repeat(view.bus[colour])) || '0', Math.max(0, required - view.bus[colour]));
}

/** An id of the rulebook. */
export function clause(id: ClauseId): ClauseId {
  return id;
}

/** Who is aboard now, in words. */
export function aboardNow({ bus: seated }: View, words: ExplainWords, says: Lexicon): string {
  const pawns = COLOURS.map((colour: Colour) => colour.repeat(seated[colour])).join('');
  return pawns ? words.onBus(says.tally(pawns), SEATS_IN_BUS - pawns.length) : words.emptyBus;
}
