// What is said of a game of one's own in a list.
import { entryOf } from '../../catalogue.ts';
import { settings } from '../../device/settings.ts';
import { words } from '../../locale/index.ts';
import { titleOf } from '../../shell/cover.ts';
import type { OwnGame } from './own-games.ts';
import { ownWords } from './own-words.ts';

const DAY = 86_400_000;

/** Its own title, or the game's. */
export function nameOf({ title, game }: OwnGame): string {
  return title || titleOf(game);
}

/** Whose turn it is, or that it has not begun. */
export function turnIn({ stage, awaiting, mine, names }: OwnGame): string {
  const { lobby, table } = words.value;
  if (stage === 'gathering') return lobby.stages.gathering;
  if (awaiting.length === 0) return lobby.stages.playing;
  const others = awaiting.filter(seat => !mine.includes(seat)).map(seat => names[seat] ?? '');
  return table.turnOf({ names: others, you: others.length < awaiting.length });
}

/** Who else plays. */
export function othersIn({ names, mine, stage }: OwnGame): string {
  const others = names.filter((_, seat) => !mine.includes(seat)).map(name => name || words.value.lobby.free);
  if (others.length > 0) return new Intl.ListFormat(settings.value.language, { type: 'unit' }).format(others);
  return stage === 'gathering' ? '' : ownWords.value.alone;
}

/** When something last happened: today, yesterday, or the date. */
export function whenIn({ touched }: OwnGame): string {
  const { language } = settings.value;
  const days = Math.round((startOfDay(touched) - startOfDay(Date.now())) / DAY);
  if (days > -2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const names: Intl.DateTimeFormatOptions = days > -7 ? { weekday: 'long' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(language, names).format(touched);
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** How a game ended: first the result, then the figures behind it. */
export interface Ending {
  readonly isWon: boolean;
  readonly text: string;
  readonly figures: string;
}

export function endingOf(own: OwnGame): Ending {
  const ranks = own.result?.ranks ?? own.outcome?.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ...resultIn(own, ranks, winners), figures: figuresIn(own, winners) };
}

type Seats = readonly number[];

function resultIn({ game, names, mine, finishedFor = [] }: OwnGame, ranks: Seats, winners: Seats): Omit<Ending, 'figures'> {
  const say = ownWords.value;
  const [seat, ...more] = mine;
  if (ranks.length === 0) return { isWon: false, text: '' };
  // What others have won in one's place is not won.
  if (seat !== undefined && more.length === 0 && finishedFor.includes(seat)) return { isWon: false, text: say.byBot };
  if (entryOf(game)?.cover.isTeam) return { isWon: winners.length > 0, text: winners.length > 0 ? say.won : say.notWon };
  // Alone there is nobody to win against.
  if (names.length === 1) return { isWon: false, text: '' };
  if (seat === undefined || more.length > 0) return { isWon: false, text: say.wins(winners.map(each => names[each] ?? '')) };
  const isWon = winners.includes(seat);
  return { isWon, text: isWon ? say.won : say.rank(ranks[seat] ?? 0) };
}

/** One's own figure, then that of the best of the others. */
function figuresIn({ result, mine, names, game }: OwnGame, winners: Seats): string {
  if (!result) return '';
  const [own = winners[0] ?? 0] = mine;
  const first = result.figures[own] ?? '';
  if (entryOf(game)?.cover.isTeam) return first;
  const others = result.figures.map((_, seat) => seat).filter(seat => seat !== own);
  const [next] = others.sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  return next === undefined ? first : `${first} · ${names[next]} ${result.figures[next]}`;
}
