// The twelve days as tickets, with padlocks, stars and best results.
import './pages.css';
import { useState } from 'preact/hooks';
import {
  areOwnDaysOpen,
  DAYS,
  isLevelOpen,
  isOpen,
  isWon,
  LEVELS,
  nextDay,
  type Order,
  readCampaign,
  writeCampaign,
} from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import type { PageProps } from '../kit.ts';
import { kindOf } from './kinds.ts';
import { kept, type Progress, progressIn, starsOf } from './progress.ts';
import { SITE_ICONS } from './score.ts';
import { groundOf, markOn } from './sites.ts';
import type { Words } from './words/en.ts';

type CampaignProps = PageProps<Words>;

/** The campaign. */
export function CampaignPage(props: CampaignProps) {
  const { words, memory, play } = props;
  const [progress, setProgress] = useState(() => progressIn(memory.read()));
  const keep = (next: Progress) => {
    memory.write(kept(next));
    setProgress(next);
  };
  const { campaign: texts } = words;
  const next = nextDay(progress.campaign);
  const count = DAYS.filter((_, at) => isWon(progress.campaign, at + 1)).length;
  return (
    <div class="ct-page">
      <header class="ct-page-head">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </div>
        <p class="ct-page-count">{texts.won(count)}</p>
        {next !== null && isOpen(progress.campaign, next, progress.order) && (
          <button type="button" class="ct-drive" onClick={() => play({ day: next })}>
            <Icon name="g-bus" size={24} />
            {texts.next(next)}
          </button>
        )}
        {next === null && <p class="ct-verdict">{texts.done}</p>}
      </header>
      {LEVELS.map(({ level, days, padlock }) => (
        <section key={level} class="ct-level" data-open={isLevelOpen(progress.campaign, level, progress.order)}>
          <h2>
            <span class="ct-padlock" data-lock={padlock ?? 'none'}>
              <Icon name={isLevelOpen(progress.campaign, level, progress.order) ? 'i-unlock' : 'g-padlock'} size={20} />
            </span>
            <span class="ct-eyebrow">{words.level(level)}</span> {words.levels[level - 1]}
          </h2>
          <ol class="ct-tickets">
            {days.map(day => (
              <Ticket key={day} day={day} progress={progress} {...props} />
            ))}
          </ol>
        </section>
      ))}
      <footer class="ct-page-foot">
        <OrderChoice progress={progress} keep={keep} words={words} />
        <Unlocking progress={progress} keep={keep} words={words} />
        <OwnDays isOpen={areOwnDaysOpen(progress.campaign) || progress.order === 'free'} words={words} />
        <TextOfProgress progress={progress} keep={keep} words={words} />
      </footer>
    </div>
  );
}

/** A day: what it asks for, how it went, and the way to it. */
function Ticket({ day, progress, texts, words, play }: CampaignProps & { day: number; progress: Progress }) {
  const { campaign, order } = progress;
  const card = DAYS[day - 1];
  const { attempts, best } = campaign[day - 1] ?? { attempts: 0, best: null };
  const mayPlay = isOpen(campaign, day, order);
  const { campaign: names } = words;
  if (!card) return null;
  return (
    <li class="ct-ticket" data-open={mayPlay} data-won={best !== null}>
      <div class="ct-ticket-stub">
        <b>{day}</b>
        {best ? (
          <Stars count={starsOf(best.over)} label={names.stars(starsOf(best.over))} />
        ) : (
          <Icon name={mayPlay ? 'g-ticket' : 'g-padlock'} size={24} />
        )}
      </div>
      <div class="ct-ticket-body">
        <h3>{texts.pieces[`day:${day}`]}</h3>
        <p class="ct-ticket-sites">
          {card.sites.map(site => (
            <span
              key={site}
              class="ct-site-dot"
              style={{ background: groundOf(site), color: markOn(site) }}
              title={texts.pieces[site] ?? site}
            >
              <Icon name={SITE_ICONS[kindOf(site)]} size={16} />
            </span>
          ))}
        </p>
        <p class="ct-ticket-note">
          {names.objective(card.objective)} ·{' '}
          {best ? names.best(best.over, best.turns) : attempts > 0 ? names.attempts(attempts) : names.never}
        </p>
        {mayPlay ? (
          <div class="ct-ticket-acts">
            <button type="button" class={best ? 'ct-secondary' : 'ct-drive'} onClick={() => play({ day })}>
              {best ? names.again : names.play}
            </button>
            {best && (
              <button type="button" class="ct-quiet" onClick={() => play({ day, piles: 'open' })}>
                {names.open}
              </button>
            )}
          </div>
        ) : (
          <p class="ct-note">
            <Icon name="i-lock" size={16} /> {order === 'strict' ? names.locked(day - 1) : names.lockedLevel}
          </p>
        )}
      </div>
    </li>
  );
}

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span class="ct-stars" role="img" aria-label={label}>
      {[1, 2, 3].map(each => (
        <span key={each} data-on={each <= count}>
          <Icon name={each <= count ? 'g-star' : 'i-star-line'} size={16} />
        </span>
      ))}
    </span>
  );
}

interface PartProps {
  readonly progress: Progress;
  readonly keep: (next: Progress) => void;
  readonly words: Words;
}

function OrderChoice({ progress, keep, words }: PartProps) {
  const choose = (order: Order) => keep({ ...progress, order });
  if (progress.order === 'free') return null;
  return (
    <fieldset class="ct-segments">
      <legend>{words.campaign.order}</legend>
      <div>
        {(['strict', 'levelOnly'] as const).map(order => (
          <button key={order} type="button" aria-pressed={progress.order === order} onClick={() => choose(order)}>
            {words.campaign.orders[order]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** For people who know the campaign from home: all days, cards and days of one's own at once, kept on this device. */
export function Unlocking({ progress, keep, words: { campaign: words } }: PartProps) {
  const isFree = progress.order === 'free';
  return (
    <div class="ct-unlocking">
      <p>{isFree ? words.unlocked : words.unlockHelp}</p>
      <button type="button" class="ct-secondary" onClick={() => keep({ ...progress, order: isFree ? 'strict' : 'free' })}>
        <Icon name={isFree ? 'i-lock' : 'i-unlock'} size={20} />
        {isFree ? words.lock : words.unlock}
      </button>
    </div>
  );
}

/** CT-8.5 The way to days of one's own, once the last day is won. */
function OwnDays({ isOpen: mayEnter, words: { campaign: words, colon } }: { isOpen: boolean; words: Words }) {
  if (mayEnter) {
    return (
      <a class="ct-secondary ct-own-days" href="editor">
        <Icon name="i-edit" size={20} />
        {words.own}
      </a>
    );
  }
  return (
    <p class="ct-note">
      <Icon name="g-padlock" size={16} /> {words.own + colon + words.locked(DAYS.length)}
    </p>
  );
}

/** CT-8.6 The campaign to carry along, and one to take over, cut back to what could be open. */
function TextOfProgress({ progress, keep, words: { campaign: words } }: PartProps) {
  const [text, setText] = useState(writeCampaign(progress.campaign));
  const [said, say] = useState('');
  const load = () => {
    const reading = readCampaign(text, progress.order);
    if (!reading.ok) return say(reading.problem);
    keep({ ...progress, campaign: reading.campaign });
    say(reading.cut.length > 0 ? words.cut(reading.cut.join(', ')) : words.loaded);
  };
  return (
    <details class="ct-drawer">
      <summary>
        <Icon name="i-share" size={20} />
        {words.keep}
      </summary>
      <label class="ct-field">
        {words.keepHelp}
        <textarea rows={2} value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <button type="button" class="ct-secondary" onClick={load}>
        {words.load}
      </button>
      <p role="status">{said}</p>
    </details>
  );
}
