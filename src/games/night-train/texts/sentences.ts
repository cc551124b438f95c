// How a language's sentences become the texts of the game: the same for every language.
import { type Language as LanguageId, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { type Landscape, STATIONS, type Station } from '../components.ts';
import { COVER } from '../cover.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** The table in plain lines. */
interface TableWords {
  readonly stop: (stop: number, stops: number) => string;
  readonly platform: (postcard: string) => string;
  readonly bells: (bells: number) => string;
  readonly nothing: string;
  readonly dream: (landscape: string) => string;
}

/** What a language supplies. */
export interface Language extends Sentences<Move, Event, View, ClauseId>, Pick<GameTexts, 'pitch' | 'sections' | 'rules' | 'options'> {
  readonly pieces: Readonly<Record<Station | Landscape, string>>;
  readonly table: TableWords;
}

/** The texts of the game in a language. */
export function texts(id: LanguageId, { table, refusals, moves, events, ...rest }: Language): GameTexts {
  return {
    ...rest,
    standard: OPTIONS.standard,
    title: COVER.title[id],
    ...speaking<Move, Event, View, ClauseId>({ refusals, moves, events }),
    table: (view, voice) => tableLines(view, voice, table, rest.pieces),
  };
}

/** A postcard in short: 'Vienna (town 3)'. */
function postcard(pieces: Language['pieces'], station: Station): string {
  const { landscape, value } = STATIONS[station];
  return `${pieces[station]} (${pieces[landscape]} ${value})`;
}

function tableLines(view: View, voice: Voice, words: TableWords, pieces: Language['pieces']): readonly string[] {
  const travellers = view.travellers.map(({ bells, postcards, dream }, seat) => {
    const cards = postcards.map(station => postcard(pieces, station)).join(', ') || words.nothing;
    const parts = [words.bells(bells), cards, ...(dream ? [words.dream(pieces[dream])] : [])];
    return `${voice.name(seat)}: ${parts.join('; ')}`;
  });
  const platform = view.station ? [words.platform(postcard(pieces, view.station))] : [];
  return [words.stop(view.stop, view.plan.options.stops), ...platform, ...travellers];
}
