// The end of a game whose board has none of its own: who wins, and what the points are made of.
import { type Ending, placesOf, ranked, toldOf } from '../arrival/ending.ts';
import { Ladder, type PaperProps, Places, Reasons } from '../arrival/paper.tsx';
import { type AnyArrival, type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';

type Nothing = Readonly<Record<string, never>>;

async function noWords(): Promise<Nothing> {
  return {};
}

/** An arrival for any kit: it needs nothing but its points. */
export function plainArrival(kit: AnyKit): AnyArrival<Scene> {
  return {
    words: { en: noWords, da: noWords, fr: noWords, de: noWords },
    ratio: 1.3,
    tell: scene => tell(kit, scene),
    Paper,
    Ground: () => <svg class="end-ground" viewBox="0 0 1440 900" aria-hidden="true" />,
  };
}

function tell(kit: AnyKit, scene: Scene): Ending {
  const board = boardOf(kit);
  const seat = toldOf(scene);
  const result = scene.outcome?.scores[seat] ?? 0;
  const figure = (value: number) => `${value} ${board.unit(value, scene.words)}`.replace('-', '−');
  return {
    seat,
    title: '',
    voice: [],
    reasons: board.score(scene, seat).map(({ label, value, icon }) => ({
      pieces: [icon],
      text: label,
      sum: `${value < 0 ? '−' : '+'}${Math.abs(value)}`,
      tone: value < 0 ? 'cost' : 'gain',
      marks: [],
    })),
    places: placesOf(scene, words.value.table.you, figure, () => ''),
    board: words.value.table.board,
    result,
    sums: board.score(scene, seat).map(({ value }) => value),
    figure,
    standing: { text: '', scale: [0, 1] },
  };
}

function Paper({ ending, words: say, title, best, ring }: PaperProps<Scene, Nothing>) {
  return (
    <div class="paper">
      {title}
      {ending.reasons.length > 0 && <Reasons ending={ending} words={say} ring={ring} draw={icon => <Icon name={icon} size={24} />} />}
      <Places ending={ending} words={say} />
      <Ladder ending={ending} words={say} best={best} />
    </div>
  );
}

/** Who wins, for a game that has no sentence of its own. */
export function plainTitle(
  { outcome, voice, seats }: Scene,
  isTeam: boolean,
  say: PaperProps<Scene, Nothing>['words'],
  figure: string,
): string {
  const ranks = outcome?.ranks ?? [];
  const winners = ranked(ranks).filter(seat => ranks[seat] === 1);
  if (isTeam) return winners.length > 0 ? say.teamWon : say.teamLost;
  if (seats.length === 1 && voice.isYou(0)) return say.alone(figure);
  const you = winners.some(seat => voice.isYou(seat));
  return say.wins(
    winners.filter(seat => !voice.isYou(seat)).map(seat => voice.name(seat)),
    you,
  );
}
