// How a language's sentences become the texts of the game: the same for every language.
import { type Facts, type Odd, type Sentences, speaking, type Texts } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { OddKind } from '../odd.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import { explaining } from './explain.ts';
import type { ExplainWords } from './explain-words.ts';
import type { ObstacleWords } from './obstacles.ts';
import { type StoryWords, storyOf } from './story.ts';
import { type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** The rulebook in a language, and what may be agreed. */
export type Rulebook = Pick<GameTexts, 'sections' | 'rules' | 'formerly' | 'options'>;

/** What a language supplies: its sentences, its names, and the words of the table. */
interface Language extends Sentences<Move, Event, View, ClauseId>, Rulebook, Pick<GameTexts, 'title' | 'pitch' | 'pieces' | 'handbook'> {
  readonly table: TableWords;
  readonly story: StoryWords;
  readonly obstacles: ObstacleWords;
  readonly warnings: { readonly [K in OddKind]: (facts: NonNullable<Odd['facts']>) => string };
  readonly explain: ExplainWords;
}

/** The texts of the game in a language. */
export function texts({ table, refusals, obstacles, moves, events, story, warnings, explain, ...rest }: Language): GameTexts {
  const warning: Readonly<Record<string, ((facts: NonNullable<Odd['facts']>) => string) | undefined>> = warnings;
  const obstacle: Readonly<Record<string, ((facts: Facts) => string) | undefined>> = obstacles;
  const spoken = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  return {
    ...rest,
    standard: OPTIONS.standard,
    ...spoken,
    refusal: (clause, facts) => obstacle[String(facts.why)]?.(facts) ?? spoken.refusal(clause, facts),
    story: (told, voice, isOver) => storyOf(told, voice, story, isOver),
    warning: odd => warning[odd.kind]?.(odd.facts ?? {}),
    explain: explaining(explain, rest.pieces),
    table: (view, voice) => tableLines(view, voice, table, rest.pieces),
  };
}
