// The panel from which a game is shared: a link that holds all of it, a code to hold up, a picture, the file.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { LABORATORY } from '../locale/laboratory.ts';
import { titleOf } from '../shell/cover.ts';
import { Icon, later } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { addressOfFile, type MomentPage } from './addresses.ts';
import { type PaintedBoard, paintedBoard, paintedCard, saveAs } from './picture.ts';
import { momentSaid } from './said.ts';
import { type CardChart, type CardPlace, ShareCard } from './share-card.tsx';
import '../styles/moments.css';

const QrCode = later(async () => (await import('./qr.tsx')).QrCode);
/** A code with more characters has points too small for many cameras. */
const LONGEST_QR = 600;

export interface ShareProps {
  readonly game: AnyGame;
  /** The record as a file. */
  readonly file: string;
  /** The line that is in sight, where the whole match may be meant or this moment. */
  readonly line?: number | undefined;
  /** Where the link leads, unless another page is chosen. */
  readonly page: MomentPage;
  /** What that page is asked, behind a ?. */
  readonly asked?: string;
  /** One sentence for the picture. */
  readonly headline: string;
  readonly places: readonly CardPlace[];
  /** In place of the board, on the picture. */
  readonly chart?: CardChart;
  /** What else is said under it. */
  readonly aside?: string | undefined;
  readonly close: () => void;
}

export function SharePanel({ game, file, line, page, asked = '', headline, places, chart, aside, close }: ShareProps) {
  const { share: say } = momentSaid.value;
  const dialog = useModal();
  const [goal, setGoal] = useState<Goal>({ page, opens: 'all' });
  const [said, tell] = useState('');
  const shown = goal.page === 'review' ? say.review : say;
  const link = useMemo(() => {
    const isMoment = goal.opens !== 'all' || goal.page === 'playOn';
    const shared = {
      file,
      line: isMoment && goal.page !== 'lab' ? line : undefined,
      isPosition: goal.opens === 'position' && goal.page !== 'review',
    };
    return addressOfFile(game, shared, goal.page, goal.page === page ? asked : '');
  }, [file, goal]);
  const board = useBoard(chart === undefined);
  const card = useRef<HTMLDivElement>(null);
  const paint = () => {
    const drawing = card.current?.querySelector('svg');
    return drawing ? paintedCard(drawing) : Promise.reject(new Error('there is no card'));
  };
  const save = async () => {
    try {
      saveAs(await paint(), `${game.id}.png`);
      tell(say.pictured);
    } catch {
      tell(say.noPicture);
    }
  };
  const send = async () => {
    const picture = await paint().catch(() => undefined);
    const files = picture ? [new File([picture], `${game.id}.png`, { type: 'image/png' })] : [];
    const text = { title: titleOf(game.id), text: headline, ...(link === undefined ? {} : { url: link }) };
    // Whoever closes the sheet has changed their mind.
    await navigator.share(navigator.canShare?.({ ...text, files }) ? { ...text, files } : text).catch(() => {});
  };
  return (
    <dialog ref={dialog} class="share-panel" aria-labelledby="share-title" onClose={close} data-game={game.id}>
      <h2 id="share-title">{shown.title}</h2>
      <p>{shown.sees}</p>
      <div class="share-look">
        <div ref={card} data-print>
          <ShareCard game={game.id} headline={headline} places={places} board={board} chart={chart} aside={aside} />
        </div>
        {link !== undefined && link.length <= LONGEST_QR && <QrCode text={link} label={say.qr} />}
      </div>
      {link === undefined ? <p class="share-long">{say.long}</p> : <CopyRow link={link} tell={tell} />}
      {link !== undefined && <Where line={line} goal={goal} choose={setGoal} />}
      <p class="share-acts">
        <button type="button" class="button second" onClick={() => void save()}>
          <Icon name="i-download" /> {say.picture}
        </button>
        <a class="button second" href={`data:application/json,${encodeURIComponent(file)}`} download={`${game.id}.match`}>
          <Icon name="i-download" /> {say.record}
        </a>
        {'share' in navigator && (
          <button type="button" class="button second" onClick={() => void send()}>
            <Icon name="i-share" /> {say.send}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
          {say.close}
        </button>
      </p>
      <p role="status">{said}</p>
    </dialog>
  );
}

/** Where the link leads: to which page, and whether it holds all from the beginning, opens at the line in sight, or holds only what lies there. */
interface Goal {
  readonly page: MomentPage;
  readonly opens: 'all' | 'moment' | 'position';
}

interface WhereProps {
  readonly line: number | undefined;
  readonly goal: Goal;
  readonly choose: (goal: Goal) => void;
}

function Where({ line, goal, choose }: WhereProps) {
  const { share: say } = momentSaid.value;
  const pages: readonly MomentPage[] = line === undefined ? ['replay', 'review', 'lab'] : ['replay', 'review', 'playOn', 'lab'];
  const hasPlace = line !== undefined && goal.page !== 'lab';
  return (
    <div class="share-where">
      <span class="segments" role="group" aria-label={say.opens}>
        {pages.map(page => (
          <button key={page} type="button" aria-pressed={page === goal.page} onClick={() => choose({ ...goal, page })}>
            {page === 'lab' ? LABORATORY[settings.value.language].name : say.as[page]}
          </button>
        ))}
      </span>
      {hasPlace && goal.page !== 'playOn' && <Opens says={say.from(line)} opens="moment" goal={goal} choose={choose} />}
      {hasPlace && goal.page !== 'review' && <Opens says={say.position} opens="position" goal={goal} choose={choose} />}
    </div>
  );
}

interface OpensProps extends Omit<WhereProps, 'line'> {
  readonly says: string;
  readonly opens: Goal['opens'];
}

function Opens({ says, opens, goal, choose }: OpensProps) {
  return (
    <label class="share-from">
      <input
        type="checkbox"
        checked={goal.opens === opens}
        onChange={event => choose({ ...goal, opens: event.currentTarget.checked ? opens : 'all' })}
      />
      {says}
    </label>
  );
}

/** The link to read, to select and to copy. */
function CopyRow({ link, tell }: { link: string; tell: (text: string) => void }) {
  const { share: say } = momentSaid.value;
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    // Without https there is no clipboard: the link is selected instead, to be copied by hand.
    field.current?.select();
    void navigator.clipboard?.writeText(link).then(() => tell(say.copied));
  };
  return (
    <div class="share-link">
      <input ref={field} readOnly value={link} aria-label={say.link} onFocus={event => event.currentTarget.select()} />
      <button type="button" class="button primary" autofocus onClick={copy}>
        <Icon name="i-copy" /> {say.copy}
      </button>
    </div>
  );
}

/** The board in sight as a picture; none where the browser paints none. */
function useBoard(isWanted: boolean): PaintedBoard | undefined {
  const [painted, setPainted] = useState<PaintedBoard>();
  useEffect(() => {
    const board = isWanted ? document.querySelector('#app .board') : null;
    if (board) void paintedBoard(board).then(setPainted, () => {});
  }, []);
  return painted;
}
