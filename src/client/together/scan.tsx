// Reads the QR code of a table by the camera, where the browser can: there is a button for it only then.
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../shell/route.ts';
import { Icon } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { company } from './company.ts';

/** What browsers that read codes have. */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type CodeReaderKind = new (options: { readonly formats: readonly string[] }) => CodeReader;

/** How often a picture is looked at, in ms. */
const EVERY = 200;

function readerKind(): CodeReaderKind | undefined {
  const { BarcodeDetector: kind } = globalThis as { readonly BarcodeDetector?: CodeReaderKind };
  return 'mediaDevices' in navigator ? kind : undefined;
}

/** The way to a table that a text names; undefined where it names none. */
export function wayIn(text: string): string | undefined {
  return /(\/(?:t|join)\/[\w-]+)/.exec(text)?.[1];
}

export function Scan() {
  const [isOpen, open] = useState(false);
  const Reader = readerKind();
  if (!Reader) return null;
  return (
    <>
      <button type="button" class="button second" onClick={() => open(true)}>
        <Icon name="i-device" /> {company.value.join.scan}
      </button>
      {isOpen && <Camera reader={new Reader({ formats: ['qr_code'] })} close={() => open(false)} />}
    </>
  );
}

function Camera({ reader, close }: { reader: CodeReader; close: () => void }) {
  const { join, invite } = company.value;
  const dialog = useModal();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const look = lookThrough(video.current, reader, way => {
      close();
      go(way);
    });
    look.catch(() => setProblem(join.noCamera));
    return () => void look.then(stop => stop()).catch(() => {});
  }, []);
  return (
    <dialog class="scan" aria-label={join.scan} ref={dialog} onClose={close}>
      <p role="status">{problem || join.scanHelp}</p>
      <video ref={video} muted playsInline />
      <form method="dialog">
        <button type="submit" class="button second">
          {invite.close}
        </button>
      </form>
    </dialog>
  );
}

/** Looks through the camera until a code leads to a table; gives the way to stop. */
async function lookThrough(video: HTMLVideoElement | null, reader: CodeReader, found: (way: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const clock = setInterval(async () => {
    if (!video || video.readyState < video.HAVE_CURRENT_DATA) return;
    const codes = await reader.detect(video).catch(() => []);
    const way = codes.map(({ rawValue }) => wayIn(rawValue)).find(each => each !== undefined);
    if (way === undefined) return;
    clearInterval(clock);
    found(way);
  }, EVERY);
  if (video) {
    video.srcObject = stream;
    await video.play().catch(() => {});
  }
  return () => {
    clearInterval(clock);
    for (const track of stream.getTracks()) track.stop();
  };
}
