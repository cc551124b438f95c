// One's tables on another device: a link that works once, to be held up to its camera.
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { newRecovery } from '../online/api.ts';
import { later } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { company } from './company.ts';
import { LinkRow } from './link-row.tsx';
import '../styles/dialog-sheet.css';

const QrCode = later(async () => (await import('../moments/qr.tsx')).QrCode);

/** What opens one's tables on another device; `table` is where one arrives. */
function linkOf(token: string, table?: string): string {
  return `${location.origin}/settings#come-back=${token}${table === undefined ? '' : `&table=${table}`}`;
}

/** The token, and the table to arrive at, in the address of a page. */
export function comeBackIn(hash: string): { readonly token: string; readonly table: string | undefined } | undefined {
  const [, token, table] = /^come-back=([\w-]+)(?:&table=([\w-]+))?$/.exec(hash) ?? [];
  return token === undefined ? undefined : { token, table };
}

/** A link to another device, as a picture and as text. */
export function DeviceLink({ token, table }: { token: string; table?: string | undefined }) {
  const { deviceLink, deviceQr } = company.value.settings;
  const link = linkOf(token, table);
  return (
    <>
      <span class="move-qr">
        <QrCode text={link} label={deviceQr} />
      </span>
      <LinkRow link={link} label={deviceLink} />
    </>
  );
}

/** Shows the way to another device over the page. */
export function moveToDevice(table?: string): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const close = () => {
    render(null, holder);
    holder.remove();
  };
  render(<MoveDialog table={table} close={close} />, holder);
}

function MoveDialog({ table, close }: { table: string | undefined; close: () => void }) {
  const { device, deviceHelp } = company.value.settings;
  const dialog = useModal();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void newRecovery().then(setToken, (error: Error) => setProblem(error.message));
  }, []);
  return (
    <dialog ref={dialog} class="dialog-sheet move-device" aria-label={device} onClose={close}>
      <h2>{device}</h2>
      <p>{deviceHelp}</p>
      {token && <DeviceLink token={token} table={table} />}
      <p role="alert">{problem}</p>
      <p class="acts">
        <button type="button" class="button second" onClick={() => dialog.current?.close()}>
          {words.value.table.close}
        </button>
      </p>
    </dialog>
  );
}
