// How friends are asked to a table: a code to hold up or to say, and a link to send.
import { useEffect, useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { titleOf } from '../shell/cover.ts';
import { Icon, later } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { AskCompanions } from './ask-companions.tsx';
import { company } from './company.ts';
import { LinkRow } from './link-row.tsx';

const QrCode = later(async () => (await import('../moments/qr.tsx')).QrCode);

/** What the host says to guests is as long as an invitation has room for. */
const LONGEST_WELCOME = 120;

/** The addresses of a table: the link, and the short one that a camera reads. */
export function addressesOf({ id, code }: TableRow): { readonly link: string; readonly scanned: string } {
  const link = `${location.origin}/t/${id}`;
  return { link, scanned: code === undefined ? link : `${location.origin}/join/${code}` };
}

/** The signs of a code, each on its flap. */
export function Flaps({ code }: { code: string }) {
  return (
    <span class="flaps">
      <span class="unseen">{[...code].join(' ')}</span>
      {[...code].map((sign, at) => (
        <b key={at} aria-hidden="true">
          {sign}
        </b>
      ))}
    </span>
  );
}

/** The card from which the host invites. */
export function InviteCard({ row, welcome }: { row: TableRow; welcome: (text: string) => void }) {
  const { invite } = company.value;
  const [isLarge, setLarge] = useState(false);
  const [typed, type] = useState<string>();
  const { link, scanned } = addressesOf(row);
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{invite.title}</h2>
      <div class="invite-code">
        <QrCode text={scanned} label={invite.qr} />
        {row.code && (
          <div>
            <p class="eyebrow">{invite.code}</p>
            <Flaps code={row.code} />
            <button type="button" class="button quiet" onClick={() => setLarge(true)}>
              <Icon name="i-zoom-in" /> {invite.large}
            </button>
          </div>
        )}
      </div>
      <LinkRow link={link} copy={invite.copy} label={invite.title} />
      <Share row={row} link={link} />
      <AskCompanions row={row} />
      <label class="field">
        <span>{invite.welcome}</span>
        <input
          maxLength={LONGEST_WELCOME}
          value={typed ?? row.welcome ?? ''}
          onInput={event => type(event.currentTarget.value)}
          onChange={event => welcome(event.currentTarget.value)}
        />
        <small>{invite.welcomeHelp}</small>
      </label>
      <p class="hint-text">{invite.note}</p>
      {isLarge && row.code && <HeldUp code={row.code} scanned={scanned} close={() => setLarge(false)} />}
    </section>
  );
}

/** The system's own sheet, where there is one. */
export function Share({ row, link }: { row: TableRow; link: string }) {
  const { invite } = company.value;
  if (!('share' in navigator)) return null;
  const share = () => {
    const title = titleOf(row.game);
    // Whoever closes the sheet has changed their mind.
    void navigator.share({ title, text: invite.shareText(title), url: link }).catch(() => {});
  };
  return (
    <button type="button" class="button second" onClick={share}>
      <Icon name="i-share" /> {invite.share}
    </button>
  );
}

/** The code over the whole screen, which stays awake. */
function HeldUp({ code, scanned, close }: { code: string; scanned: string; close: () => void }) {
  const { invite } = company.value;
  const dialog = useModal();
  useEffect(() => {
    const awake = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
    return () => void awake?.then(lock => lock?.release());
  }, []);
  return (
    <dialog ref={dialog} class="held-up" aria-labelledby="held-up-title" onClose={close}>
      <h2 id="held-up-title">{invite.hold}</h2>
      <QrCode text={scanned} label={invite.qr} />
      <Flaps code={code} />
      <p>{invite.holdHelp(`${location.host}/join`)}</p>
      <button type="button" class="tool" aria-label={invite.close} onClick={close}>
        <Icon name="i-close" />
      </button>
    </dialog>
  );
}
