// A day of one's own: the city with its six letters, a tray of sites, and what lies beside them.
import { useState } from 'preact/hooks';
import { DAYS, LETTERS, type Letter, readDay, SITE_IDS, type SiteId, writeDay } from '../../../../games/city-tour/index.ts';
import { BalanceButton, BalanceNotes } from '../../../editor/balance-button.tsx';
import { Choice, fieldId } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { PLATES } from '../drawings/plate.tsx';
import { kindOf } from '../kinds.ts';
import { SITE_ICONS } from '../score.ts';
import { groundOf, markOn } from '../sites.ts';
import { shareOf } from './chances.ts';
import { DayPreview } from './day-preview.tsx';
import { arrangementOf, dayOf, draftOf, sitesIn, withSite } from './draft.ts';
import { Gate, useProgress } from './gate.tsx';
import { CardChoices, type Props, SiteChoices, siteText } from './sites.tsx';

const DRAGGED = 'text/x-site';

export function DayPart(props: Props) {
  return (
    <Gate {...props}>
      <Day {...props} />
    </Gate>
  );
}

function Day(props: Props) {
  const { desk, speaking } = props;
  const [letter, choose] = useState<Letter>('A');
  const put = (at: Letter, site: SiteId | undefined) => {
    if (desk.isReadOnly) return;
    desk.change(withSite(desk.content, at, site));
    desk.tell(speaking.words.put(site ? siteText(site, speaking.board) : speaking.words.none, at));
  };
  return (
    <div class="ed-two ct-editor">
      <div>
        <City {...props} letter={letter} choose={choose} put={put} />
        <Tray {...props} letter={letter} put={put} />
        <Chances {...props} />
      </div>
      <section class="ed-panel" aria-label={speaking.words.day}>
        <CardChoice {...props} />
        <SiteChoices {...props} />
        <CardChoices {...props} />
        <Acts {...props} />
      </section>
    </div>
  );
}

type PutProps = Props & { readonly letter: Letter; readonly put: (letter: Letter, site: SiteId | undefined) => void };

/** Where the letters lie on the drawing, in parts of it. */
function placeOf(letter: Letter): { readonly left: string; readonly top: string } {
  const [x, y] = PLATES[LETTERS.indexOf(letter)] ?? [0, 0];
  return { left: `${((x + 150) / 1300) * 100}%`, top: `${((y + 98) / 1196) * 100}%` };
}

/** The board: a letter is chosen, and takes what is dropped on it. */
function City({ desk, speaking, letter, choose, put }: PutProps & { choose: (letter: Letter) => void }) {
  const { words, board } = speaking;
  const draft = desk.content;
  const sites = sitesIn(draft);
  return (
    <div class="ct-editor-city">
      <div class="ct-editor-board">
        <DayPreview town={arrangementOf(draft)} day={draft.card} words={board} label={words.preview} />
        {LETTERS.map((each, at) => {
          const site = sites[at];
          return (
            <button
              key={each}
              type="button"
              class="ct-editor-letter"
              style={placeOf(each)}
              aria-pressed={letter === each}
              aria-label={words.stands(each, site ? siteText(site, board) : words.none)}
              draggable={site !== null && !desk.isReadOnly}
              onClick={() => choose(each)}
              onDragStart={event => event.dataTransfer?.setData(DRAGGED, site ?? '')}
              onDragOver={event => event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
              onDrop={event => {
                const dropped = SITE_IDS.find(id => id === event.dataTransfer?.getData(DRAGGED));
                if (!dropped) return;
                event.preventDefault();
                choose(each);
                put(each, dropped);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** All sites that may stand at a letter. */
function Tray({ desk, speaking, letter, put }: PutProps) {
  const { words, board } = speaking;
  const draft = desk.content;
  const all = draft.mode === 'swap' ? (DAYS[draft.card - 1]?.sites ?? []) : SITE_IDS;
  const placed = sitesIn(draft);
  return (
    <section class="ed-panel ct-editor-tray" aria-label={words.sites}>
      <p class="ed-help">{words.trayHelp}</p>
      <ul>
        {all.map(site => (
          <li key={site}>
            <button
              type="button"
              class="ct-tray-site"
              data-placed={placed.includes(site)}
              aria-pressed={placed[LETTERS.indexOf(letter)] === site}
              disabled={desk.isReadOnly}
              draggable={!desk.isReadOnly}
              onDragStart={event => event.dataTransfer?.setData(DRAGGED, site)}
              onClick={() => put(letter, site)}
            >
              <span style={{ background: groundOf(site), color: markOn(site) }}>
                <Icon name={SITE_ICONS[kindOf(site)]} />
              </span>
              {siteText(site, board)}
            </button>
          </li>
        ))}
        {draft.mode === 'free' && (
          <li>
            <button type="button" class="ct-tray-site" disabled={desk.isReadOnly} onClick={() => put(letter, undefined)}>
              <span>
                <Icon name="i-close" />
              </span>
              {words.takeAway}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function CardChoice({ desk, speaking }: Props) {
  const { words, board } = speaking;
  const draft = desk.content;
  return (
    <>
      <div class="ed-field">
        <label for={fieldId(['card'])}>{words.card}</label>
        <select
          id={fieldId(['card'])}
          class="ed-input"
          disabled={desk.isReadOnly}
          value={String(draft.card)}
          onChange={event => desk.change({ ...draftOf(Number(event.currentTarget.value)), mode: draft.mode })}
        >
          {DAYS.map(({ objective }, at) => (
            <option key={at} value={String(at + 1)}>
              {board.dayNumber(at + 1) + board.colon + board.campaign.objective(objective)}
            </option>
          ))}
        </select>
        <p class="ed-help">{words.intro}</p>
      </div>
      <Choice
        desk={desk}
        path={['mode']}
        label={words.mode}
        value={draft.mode}
        values={['swap', 'free'] as const}
        name={mode => words.modes[mode]}
        face={mode => words.modes[mode]}
        choose={mode => desk.change({ ...draft, mode })}
      />
    </>
  );
}

/** Played at once, with open piles, or kept on this device. */
function Acts({ desk, speaking }: Props) {
  const { words } = speaking;
  const [progress, keep] = useProgress(desk);
  const reading = readDay(dayOf(desk.content));
  const day = reading.ok ? reading.day : undefined;
  const save = () => day && keep({ ...progress, drafts: [...progress.drafts.filter(each => writeDay(each) !== writeDay(day)), day] });
  return (
    <div class="ed-row ed-acts">
      <button type="button" class="button primary" disabled={!day} onClick={() => day && desk.play({ ownDay: day })}>
        <Icon name="g-bus" /> {words.play}
      </button>
      <button type="button" class="button second" disabled={!day} onClick={() => day && desk.play({ ownDay: day, piles: 'open' })}>
        {words.open}
      </button>
      <button type="button" class="button second" disabled={!day} onClick={save}>
        {words.keep}
      </button>
    </div>
  );
}

/** How often a bot alone wins such a day, and the printed one. */
function Chances({ desk, speaking }: Props) {
  const { words, house, language } = speaking;
  const { result } = desk.balance;
  const percent = (share: number) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const [own, printed] = result ? [shareOf(result.own), shareOf(result.printed)] : [];
  const verdict =
    !own || !printed ? house.balance.title : own.high < printed.low ? words.harder : own.low > printed.high ? words.easier : words.alike;
  return (
    <section class="ed-panel" aria-label={house.balance.title}>
      <h2>{verdict}</h2>
      {own && printed && (
        <p class="ed-help">
          {words.wins(percent(own.share), percent(own.low), percent(own.high))}{' '}
          {words.printedWins(desk.content.card, percent(printed.share))}
        </p>
      )}
      <BalanceNotes desk={desk} />
      <BalanceButton desk={desk} />
    </section>
  );
}
