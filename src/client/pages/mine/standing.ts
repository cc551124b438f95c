// How a game in play stands for whoever looks, without sitting down at it.
import { holdsSecrets, type Seat, textsOfMatch } from '../../../kernel/index.ts';
import type { TableSight } from '../../../protocol/index.ts';
import { boardOf, type Figure, type Scene } from '../../boards/kit.ts';
import { lastLook } from '../../device/last-look.ts';
import { settings } from '../../device/settings.ts';
import { localSight } from '../../local/host-worker.ts';
import { tableSight } from '../../online/api.ts';
import { sceneOf } from '../../table/scene.ts';
import { TableSession } from '../../table/session.ts';
import { type Happened, since } from '../../table/since.ts';
import { type LoadedGame, loadGame } from '../loaded-game.ts';
import type { OwnGame } from './own-games.ts';
import { ownWords } from './own-words.ts';

export interface Standing {
  /** Where the match is: round, week, turn. */
  readonly headline: string;
  readonly figures: readonly Figure[];
  readonly happened: readonly Happened[];
}

/** Undefined where the table cannot be looked at now. */
export async function standingOf(own: OwnGame): Promise<Standing | undefined> {
  const { language } = settings.value;
  const [seat, ...more] = own.mine;
  const viewer = more.length > 0 ? undefined : seat;
  const sight = own.where === 'online' ? await tableSight(own.id, viewer) : await localSight(own.id, viewer);
  if (!sight) return undefined;
  const opened = await loadGame(own.game, language);
  const scene = sceneIn(sight, opened);
  if (!scene) return undefined;
  const kit = boardOf(opened.kit);
  return {
    headline: kit.headline(scene),
    figures: viewer === undefined ? [] : await figuresIn(opened, scene, viewer),
    happened: since(opened.kit, scene, sight.told, lastLook(own.id) ?? sight.told.length),
  };
}

/** Tables are looked up one after the other: nobody waits for a digest. */
let last: Promise<unknown> = Promise.resolve();
/** Turns that a digest tells. */
const TOLD = 3;

/** What others did since the last look, in one line; empty where nothing is new. */
export function digestOf(own: OwnGame): Promise<string> {
  const digest = last.then(async () => {
    const happened = (await standingOf(own))?.happened ?? [];
    return happened
      .slice(-TOLD)
      .map(({ subject, text }) => subject + text)
      .join(' · ');
  });
  last = digest.catch(() => {});
  return digest;
}

function sceneIn(sight: TableSight, { entry, game, kit, texts, boardWords, language }: LoadedGame): Scene | undefined {
  const session = new TableSession({
    game,
    kit,
    hasSecrets: options => holdsSecrets(entry.cover, options),
    speed: () => 0,
    confirm: () => 'never',
  });
  session.hear({ type: 'table', table: sight });
  const spoken = textsOfMatch(texts, { version: session.version, options: sight.options });
  return sceneOf(session, { texts: spoken, words: boardWords, language });
}

async function figuresIn(opened: LoadedGame, scene: Scene, own: Seat): Promise<readonly Figure[]> {
  const places = placesIn(opened, scene, own);
  const figures = await boardOf(opened.kit).figures?.();
  return figures?.(scene, own, places) ?? places;
}

/** Points so far, the place they give, and how far the next is. */
function placesIn({ kit, entry }: LoadedGame, scene: Scene, own: Seat): readonly Figure[] {
  const { score, unit } = boardOf(kit);
  const words = ownWords.value;
  const totals = scene.seats.map(({ seat }) => score(scene, seat).reduce((sum, { value }) => sum + value, 0));
  const mine = totals[own] ?? 0;
  const points: Figure = { figure: String(mine).replace('-', '−'), label: unit(mine, scene.words) };
  if (entry.cover.isTeam || totals.length < 2) return [points];
  const best = Math.max(...totals.filter((_, seat) => seat !== own));
  const rival = scene.seats.find(({ seat }) => seat !== own && totals[seat] === best)?.name ?? '';
  const label = mine === best ? words.level(rival) : mine > best ? words.ahead(mine - best, rival) : words.behind(best - mine, rival);
  return [points, { figure: words.rank(1 + totals.filter(total => total > mine).length), label }];
}
