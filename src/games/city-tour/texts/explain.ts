// What everything on the table is, for whoever asks: the same for every language but for its words.
import type { Explanation, Voice } from '../../../kernel/index.ts';
import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  DAYS,
  GRANDS_VOYAGEURS,
  LAST_TURN,
  ROTATIONS,
  SPACES,
  TILE_IDS,
  TILES,
} from '../components.ts';
import type { ClauseId } from '../rulebook.ts';
import { votesNeeded } from '../rules/concede.ts';
import { signsMet } from '../rules/sites.ts';
import { imagine, type View } from '../view.ts';
import { type Asked, aboardNow, clause, type Foresight, site } from './explain-site.ts';
import type { ExplainWords } from './explain-words.ts';
import { capital, type Lexicon } from './pieces.ts';

type Explain = (touch: string, view: View, voice: Voice) => Explanation | undefined;

/** Explains touches and drawn things: `tile:T13`, `site:A` or `site:CA2`, `day` or `day:4`, `sign:A`, `fan:A`, `bus`, `pile`, `card:Park` and so on. */
export function explaining(words: ExplainWords, says: Lexicon, foresee: Foresight): Explain {
  return (touch, view) => {
    const [head = '', id = ''] = touch.split(':');
    const asked: Asked = { id, view, words, says, foresee };
    return (ANSWERS as Readonly<Record<string, Answer | undefined>>)[head]?.(asked);
  };
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
  const rest = says.tally('G'.repeat(G) + 'O'.repeat(O) + 'B'.repeat(B));
  return {
    kind: words.kinds.reserve,
    name: words.kinds.reserve,
    text: words.reserve,
    ...(rest ? { example: `${rest}.` } : {}),
    clause: clause('CT-5.4'),
  };
}

function day({ id, view, words, says }: Asked): Explanation {
  const card = DAYS[Number(id) - 1];
  // One of the twelve cards, as it is printed; otherwise the card on the table.
  if (card) return { kind: words.kinds.day, name: says.piece(`day:${id}`), text: words.day(card.objective), clause: clause('CT-7.2') };
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
  return {
    kind: words.kinds.card,
    name: says.piece(found),
    text: found === 'GV A' || found === 'GV B' || found === 'GV C' ? voyageurs(found, words, says) : words.cards[found],
    example: aboardNow(view, words, says),
    clause: clause(CARD_CLAUSES[found]),
  };
}

/** CT-11.5 What this very card asks for, whatever lies on the table. */
function voyageurs(found: Card, words: ExplainWords, says: Lexicon): string {
  const wanted: Readonly<Partial<Record<Colour, number>>> = GRANDS_VOYAGEURS[found] ?? {};
  const pawns = COLOURS.map(colour => colour.repeat(wanted[colour] ?? 0)).join('');
  return words.voyageurs(says.tally(pawns), pawns.length);
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

function deliveredSoFar({ onSites, town, result }: View, words: ExplainWords): string {
  return words.delivered(result?.total ?? onSites.join('').length, town.objective);
}
