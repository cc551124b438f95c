// How a day in the paper city ended: stop by stop, and what comes tomorrow.
import type { View } from '../../../../games/city-tour/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { type Ending, placesOf, type Reason, type Standing, toldOf } from '../../../arrival/ending.ts';
import { kindOf } from '../kinds.ts';
import type { CityScene } from '../scene.ts';
import { needInWords, type Stop, stopsOf } from '../sites.ts';
import type { Own } from './words/en.ts';

/** So many more than asked for turn a day to gold. */
const GOLD = 5;

function resultOf({ view }: CityScene) {
  if (!view.result) throw new Error('a day that is not over has no end to tell');
  return view.result;
}

/** Who is still aboard. */
export function aboard({ bus }: View): number {
  return Object.values(bus).reduce((sum, count) => sum + count, 0);
}

/** The stops with those who came, most first; then those where nobody did. */
function stopsByTravellers(scene: CityScene): readonly Stop[] {
  return stopsOf(scene.view, scene.past)
    .filter(({ site }) => site !== null)
    .toSorted((a, b) => b.on.length - a.on.length || a.at - b.at);
}

function reasonsOf(scene: CityScene, own: Own): readonly Reason[] {
  const stops = stopsByTravellers(scene);
  const rows = stops.map(
    ({ letter, site, on, state }): Reason => ({
      letter,
      pieces: on,
      strong: site ? scene.words.sites[kindOf(site)] : letter,
      text: site
        ? on.length > 0 || state === 'open'
          ? own.asked(needInWords(site, scene.words))
          : own.missed(needInWords(site, scene.words))
        : '',
      sum: String(on.length),
      tone: on.length > 0 ? 'gain' : 'cost',
      marks: [`site:${letter}`],
    }),
  );
  const rest = restOf(scene);
  if (rest === 0) return rows;
  const row: Reason = { pieces: [], strong: scene.words.grandsVoyageurs, text: own.aboard, sum: String(rest), tone: 'gain', marks: [] };
  return [...rows, row];
}

/** Those who count without a stop: the Grands Voyageurs who left with the bus. */
function restOf(scene: CityScene): number {
  const total = stopsByTravellers(scene).reduce((sum, { on }) => sum + on.length, 0);
  return resultOf(scene).total - total;
}

function titleOf(scene: CityScene, own: Own): string {
  const { won, total, objective, reason } = resultOf(scene);
  if (scene.daily !== undefined) return won ? own.daily.won(total, objective) : own.daily.lost(total, objective);
  if (won) return own.won(total, total - objective);
  if (reason === 'conceded') return own.conceded(total, objective);
  return total < objective ? own.short(objective - total, aboard(scene.view)) : own.notEnough(total);
}

/** Who brought how many, and why the day ended as it did. */
function leadOf(scene: CityScene, own: Own): string {
  const { voice, texts, past } = scene;
  const { won, total, objective, turns, reason } = resultOf(scene);
  const names = scene.seats.filter(({ seat }) => !voice.isYou(seat)).map(({ name }) => name);
  const you = names.length < scene.seats.length;
  const ended = past.findLast(({ type }) => type === 'ended');
  const told = ended && !won && reason !== 'short' ? (texts.event(ended, voice) ?? '') : '';
  return `${own.brought(names, you, total, objective)} ${won ? own.left(turns) : told}`.trim();
}

function tilesOf({ past }: CityScene, seat: Seat): number {
  return past.filter(event => event.type === 'placed' && event.seat === seat).length;
}

function standingOf(scene: CityScene, own: Own): Standing {
  const { won, total, objective } = resultOf(scene);
  const gold = objective + GOLD;
  // What was asked for stands in the sum of a lost day already.
  const text = !won || scene.daily !== undefined ? '' : total >= gold ? own.gold : own.toGold(gold);
  return { text, scale: [0, gold] };
}

/** The end of a day, told as the voice of the scene speaks. */
export function tell(scene: CityScene, own: Own): Ending {
  const { won, total } = resultOf(scene);
  const counts = stopsByTravellers(scene)
    .map(({ on }) => on.length)
    .filter(count => count > 0);
  const rest = restOf(scene);
  return {
    seat: toldOf(scene),
    title: titleOf(scene, own),
    voice: [leadOf(scene, own)],
    reasons: reasonsOf(scene, own),
    places: placesOf(
      scene,
      own.you,
      () => '',
      seat => own.tiles(tilesOf(scene, seat)),
    ),
    board: own.board(scene.view.board.filter(Boolean).length, counts.length),
    result: total,
    sums: rest === 0 ? counts : [...counts, rest],
    figure: own.travellers,
    standing: standingOf(scene, own),
    isLost: !won,
  };
}
