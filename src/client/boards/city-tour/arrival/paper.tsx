// The newspaper of the paper city.
import { useState } from 'preact/hooks';
import { numberOf } from '../../../../daily/calendar.ts';
import { DAYS, type Parting } from '../../../../games/city-tour/index.ts';
import { Ladder, type PaperProps, Places, Reasons } from '../../../arrival/paper.tsx';
import { Icon, later } from '../../../ui/index.ts';
import { titleOf } from '../day.ts';
import { PawnRow } from '../drawings/pawn.tsx';
import { goOn } from '../progress.ts';
import type { CityScene } from '../scene.ts';
import { isColour } from '../sites.ts';
import type { Own } from './words/en.ts';

const TwoRoads = later(async () => (await import('./two-roads.tsx')).TwoRoads);

/** The front page: headline, lead, stop by stop, the crew, and what comes tomorrow. */
export function Paper({ scene, ending, own, words, title, best, ring, chance }: PaperProps<CityScene, Own>) {
  const { view } = scene;
  const { short } = titleOf(scene);
  const [areRoadsSeen, see] = useState(false);
  // As this game's own look back has found it.
  const parting = chance?.parting as Parting | undefined;
  return (
    <div class="paper newspaper" data-sign="unfold" data-lost={ending.isLost}>
      <header class="masthead">
        <span>{short}</span>
        <b>{own.gazette}</b>
        <span>{ending.isLost ? own.edition.lost : own.edition.won}</span>
      </header>
      {title}
      <p class="lead-in">{ending.voice[0]}</p>
      <Reasons ending={ending} words={words} ring={ring} draw={piece => isColour(piece) && <PawnRow pawns={[piece]} />} />
      <p class="day-sum">
        {own.sum(ending.sums, ending.result, view.town.objective)}{' '}
        {chance && <span class="day-turned">{own.until(chance.turn, view.town.objective)}</span>}{' '}
        {parting && (
          <button type="button" class="see-roads" onClick={() => see(true)}>
            <Icon name="i-chart" size={16} />
            {own.roads.see}
          </button>
        )}
      </p>
      <div class="columns">
        <div>
          <h2>{scene.seats.length > 1 ? own.team.together : own.team.alone}</h2>
          <Places ending={ending} words={words} />
          <Ladder ending={ending} words={words} best={best} hasBar={false} />
        </div>
        {scene.daily !== undefined ? (
          <Tomorrow own={own} tour={scene.words.daily(numberOf(scene.daily) + 1)} />
        ) : chance ? (
          <Practice own={own} turn={chance.turn} />
        ) : (
          <Advertisement scene={scene} own={own} />
        )}
      </div>
      {parting && areRoadsSeen && <TwoRoads scene={scene} own={own} parting={parting} close={() => see(false)} />}
    </div>
  );
}

/** The way back to the turn where it turned. */
function Practice({ own: { practice }, turn }: { own: Own; turn: number }) {
  return (
    <aside class="advertisement">
      <p>{practice.title}</p>
      <b>{practice.from(turn)}</b>
      <small>{practice.note}</small>
    </aside>
  );
}

/** The next city of the Daily Tour. */
function Tomorrow({ own, tour }: { own: Own; tour: string }) {
  return (
    <aside class="advertisement">
      <p>{own.tomorrow}</p>
      <b>{tour}</b>
      <small>{own.daily.next}</small>
    </aside>
  );
}

/** Tomorrow's day, or the same city again. */
function Advertisement({ scene, own }: { scene: CityScene; own: Own }) {
  const { view, texts } = scene;
  const { day, ownDay } = view.plan.options;
  const next = goOn(view) && day + 1;
  const card = next === undefined ? undefined : DAYS[next - 1];
  const isLast = view.result?.won && !ownDay && next === undefined;
  return (
    <aside class="advertisement">
      <p>{next === undefined ? own.again : own.tomorrow}</p>
      <b>{texts.pieces[`day:${next ?? day}`] ?? ''}</b>
      <small>{next !== undefined && card ? own.day(next, card.level, card.objective) : isLast ? own.grands : own.sameDay}</small>
    </aside>
  );
}
