// What everything on the table is, for whoever asks: the same for every language but for its words.
import type { Explanation, Voice } from '../../../kernel/index.ts';
import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  isSpecial,
  LAST_TURN,
  LETTERS,
  ROTATIONS,
  SEATS_IN_BUS,
  SITES,
  type SiteId,
  SPACES,
  type Special,
  TILE_IDS,
  TILES,
} from '../components.ts';
import type { Move } from '../moves.ts';
import type { ClauseId } from '../rulebook.ts';
import { votesNeeded } from '../rules/concede.ts';
import { isOpen, signsMet } from '../rules/sites.ts';
import { imagine, type View } from '../view.ts';
import type { ExplainWords } from './explain-words.ts';
import { capital, type Lexicon } from './pieces.ts';

/** What would come of a move, in words. */
type Foresight = (move: Move, view: View) => string;

type Explain = (touch: string, view: View, voice: Voice) => Explanation | undefined;

/** Explains touches and drawn things: `tile:T13`, `site:A`, `sign:A`, `fan:A`, `bus`, `pile`, `card:Park` and so on. */
export function explaining(words: ExplainWords, says: Lexicon, foresee: Foresight): Explain {
  return (touch, view) => {
    const [head = '', id = ''] = touch.split(':');
    const asked: Asked = { id, view, words, says, foresee };
    return (ANSWERS as Readonly<Record<string, Answer | undefined>>)[head]?.(asked);
  };
}

interface Asked {
  readonly id: string;
  readonly view: View;
  readonly words: ExplainWords;
  readonly says: Lexicon;
  readonly foresee: Foresight;
}

type Answer = (asked: Asked) => Explanation | undefined;

const ANSWERS = { tile, rotation, passenger, button, site, sign, fan, bus, pile, unseen, discards, reserve, day, card, space, exit, turn };

function tile({ id, view, words, says, foresee }: Asked): Explanation | undefined {
  const found = TILE_IDS.find(each => each === id);
  if (!found) return undefined;
  const isInspector = found === 'CTL';
  const isOffered = view.revealed.includes(found) && !view.result && view.frames[0]?.phase === 'place';
  return {
    kind: words.kinds.tile,
    name: capital(says.piece(found)),
    piece: found,
    text: words.tile[isInspector ? 'inspector' : TILES[found].shape],
    ...(isOffered ? { example: words.asItLies(foresee({ type: 'place', tile: found, rotation: 0 }, view)) } : {}),
    clause: clause(isInspector ? 'CT-9.5' : 'CT-4.2'),
  };
}

function rotation({ id, view, words }: Asked): Explanation | undefined {
  const turned = ROTATIONS.find(each => String(each) === id);
  if (turned === undefined) return undefined;
  return {
    kind: words.kinds.rotation,
    name: words.rotated(turned * 90),
    text: words.rotation,
    example: deliveredSoFar(view, words),
    clause: clause('CT-3.5'),
  };
}

function passenger({ id, view, words, says }: Asked): Explanation | undefined {
  const colour = COLOURS.find(each => each === id);
  if (!colour) return undefined;
  return {
    kind: words.kinds.passenger,
    name: capital(says.piece(colour)),
    piece: colour,
    text: words.passenger(colour === 'W'),
    example: aboardNow(view, words, says),
    clause: clause('CT-9.5'),
  };
}

function button({ id, view, words }: Asked): Explanation | undefined {
  if (id !== 'concede') return undefined;
  const needed = votesNeeded(imagine(view));
  return {
    kind: words.kinds.vote,
    name: words.concede,
    text: words.vote(needed),
    example: words.votes(view.votes.length, needed),
    clause: clause('CT-7.8'),
  };
}

const SPECIAL_CLAUSES: Readonly<Record<Special, ClauseId>> = { PARK: 'CT-9.2', STATION: 'CT-10.2', STADIUM: 'CT-11.4' };

function site({ id, view, words, says }: Asked): Explanation | undefined {
  const letter = LETTERS.find(each => each === id);
  if (!letter) return undefined;
  const at = LETTERS.indexOf(letter);
  const found = view.town.sites[at];
  if (!found) {
    return { kind: words.kinds.letter, name: `${id}, ${says.street(id)}`, text: words.letter, clause: clause('CT-6.5') };
  }
  const text = isSpecial(found)
    ? specialText(found, view, words)
    : words.site(says.tally(SITES[found].colour.repeat(SITES[found].required)));
  return {
    kind: words.kinds.site,
    name: says.piece(found),
    piece: found,
    text,
    example: siteNow(found, at, view, words, says),
    clause: clause(isSpecial(found) ? SPECIAL_CLAUSES[found] : 'CT-6.2'),
  };
}

function specialText(found: Special, { town }: View, words: ExplainWords): string {
  return town.mandatory ? `${words.specials[found]} ${words.mandatory}` : words.specials[found];
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

function sign({ view, words }: Asked): Explanation {
  return {
    kind: words.kinds.sign,
    name: words.kinds.sign,
    text: words.sign(view.plan.options.signSites === 'open'),
    example: words.signs(signsMet(imagine(view))),
    clause: clause('CT-10.4'),
  };
}

function fan({ view, words, says }: Asked): Explanation {
  return {
    kind: words.kinds.fan,
    name: capital(says.piece('W')),
    piece: 'W',
    text: words.fan,
    example: aboardNow(view, words, says),
    clause: clause('CT-11.2'),
  };
}

function bus({ view, words, says }: Asked): Explanation {
  return {
    kind: words.kinds.bus,
    name: says.piece('bus'),
    text: words.bus,
    example: aboardNow(view, words, says),
    clause: clause('CT-5.3'),
  };
}

function pile({ view, words }: Asked): Explanation {
  const isFaceUp = view.plan.options.piles === 'open';
  const left = view.piles[0] + view.piles[1];
  return {
    kind: words.kinds.pile,
    name: words.kinds.pile,
    text: words.pile(isFaceUp),
    example: words.left(left),
    clause: clause('CT-3.1'),
  };
}

function unseen({ view, words }: Asked): Explanation {
  return {
    kind: words.kinds.unseen,
    name: words.kinds.unseen,
    text: words.unseen,
    example: words.left(view.bag.length),
    clause: clause('CT-2.8'),
  };
}

function discards({ view, words }: Asked): Explanation {
  const { discards: out } = view;
  return {
    kind: words.kinds.discards,
    name: words.kinds.discards,
    text: words.discards,
    example: words.left(out.length),
    clause: clause('CT-3.4'),
  };
}

function reserve({ words, view, says }: Asked): Explanation {
  const { G, O, B } = view.reserve;
  const rest = 'G'.repeat(G) + 'O'.repeat(O) + 'B'.repeat(B);
  return {
    kind: words.kinds.reserve,
    name: words.kinds.reserve,
    text: words.reserve,
    example: `${says.tally(rest)}.`,
    clause: clause('CT-5.4'),
  };
}

function day({ view, words, says }: Asked): Explanation {
  const { day: number, ownDay } = view.plan.options;
  const { objective } = view.town;
  return {
    kind: words.kinds.day,
    name: ownDay ? words.kinds.day : says.piece(`day:${number}`),
    text: words.day(objective),
    example: deliveredSoFar(view, words),
    clause: clause('CT-7.2'),
  };
}

const CARD_CLAUSES: Readonly<Record<Card, ClauseId>> = {
  Park: 'CT-9.2',
  Controller: 'CT-9.5',
  Station: 'CT-10.2',
  Detour: 'CT-10.4',
  Stadium: 'CT-11.4',
  'GV A': 'CT-11.5',
  'GV B': 'CT-11.5',
  'GV C': 'CT-11.5',
};

function card({ id, view, words, says }: Asked): Explanation | undefined {
  const found = CARDS.find(each => each === id);
  if (!found) return undefined;
  const { G, O, B } = view.town.leaving;
  const wanted = 'G'.repeat(G) + 'O'.repeat(O) + 'B'.repeat(B);
  const isVoyageurs = found === 'GV A' || found === 'GV B' || found === 'GV C';
  return {
    kind: words.kinds.card,
    name: says.piece(found),
    text: isVoyageurs ? words.voyageurs(says.tally(wanted), wanted.length) : words.cards[found],
    example: aboardNow(view, words, says),
    clause: clause(CARD_CLAUSES[found]),
  };
}

function space({ view, words, says }: Asked): Explanation {
  return { kind: words.kinds.space, name: capital(says.piece(`space:${SPACES[view.space]}`)), text: words.space, clause: clause('CT-3.2') };
}

function exit({ view, words, says }: Asked): Explanation {
  return {
    kind: words.kinds.exit,
    name: says.street('EXIT'),
    text: words.exit,
    example: deliveredSoFar(view, words),
    clause: clause('CT-4.5'),
  };
}

function turn({ view, words }: Asked): Explanation {
  const { kinds, turn: text, turnNow } = words;
  return { kind: kinds.day, name: kinds.turn, text, example: turnNow(Math.min(view.turn, LAST_TURN)), clause: clause('CT-4.6') };
}

function clause(id: ClauseId): ClauseId {
  return id;
}

function deliveredSoFar({ onSites, town, result }: View, words: ExplainWords): string {
  return words.delivered(result?.total ?? onSites.join('').length, town.objective);
}

function aboardNow({ bus: seated }: View, words: ExplainWords, says: Lexicon): string {
  const pawns = COLOURS.map((colour: Colour) => colour.repeat(seated[colour])).join('');
  return pawns ? words.onBus(says.tally(pawns), SEATS_IN_BUS - pawns.length) : words.emptyBus;
}
