// Small parts that the pages of evenings and clubs share.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askGrave } from '../../shell/ask-first.tsx';
import { spokenHere } from '../../together/correspondence/own-clock.ts';
import { LinkRow } from '../../together/link-row.tsx';
import { Icon, later } from '../../ui/index.ts';

const QrCode = later(async () => (await import('../../moments/qr.tsx')).QrCode);
const COLOURS = 8;

/** Somebody's first letter on a disc; `key` is p1, p2, … or m1, m2, … */
export function Face({ of, name }: { of: string; name: string }) {
  const colour = (Number(of.slice(1)) % COLOURS) + 1;
  return (
    <span class="face" aria-hidden="true" style={{ '--c': `var(--p${colour})`, '--on': `var(--on-p${colour})` }}>
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

/** A link to send, and the same to be held up. */
export function InviteByLink({ link, title, help, children }: { link: string; title: string; help: string; children?: ComponentChildren }) {
  return (
    <section class="gather-card">
      <h2>{title}</h2>
      <div class="gather-qr">
        <QrCode text={link} label={title} />
        <p>{help}</p>
      </div>
      <LinkRow link={link} label={title} />
      {children}
    </section>
  );
}

/** Something that is done at once, or after a question. */
export function ActButton({ text, icon, sure, act, kind = 'quiet' }: ActProps) {
  const press = async () => {
    if (sure === undefined || (await askGrave(sure, text))) act();
  };
  return (
    <button type="button" class={`button ${kind}`} onClick={() => void press()}>
      {icon && <Icon name={icon} />} {text}
    </button>
  );
}

interface ActProps {
  readonly text: string;
  readonly icon?: string;
  readonly sure?: string;
  readonly act: () => void;
  readonly kind?: 'primary large' | 'primary' | 'second' | 'quiet';
}

/** A date and a time as people write them. */
export function whenText(at: number): string {
  return new Intl.DateTimeFormat(spokenHere(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** What the field of a date holds for a moment, and back. */
export function fieldOf(at: number | null | undefined): string {
  if (at === null || at === undefined) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function momentOf(field: string): number | undefined {
  const at = field === '' ? Number.NaN : new Date(field).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** Something that the server tells, looked at again and again while the page is seen; `told` are its refusals in the language spoken. */
export function useLooked<T>(look: () => Promise<T>, key: string, pause: number, told: Readonly<Record<string, string>>) {
  const [sight, setSight] = useState<{ readonly of: T; readonly at: number } | null>(null);
  const [problem, setProblem] = useState('');
  const show = (of: T) => {
    setSight({ of, at: performance.now() });
    setProblem('');
  };
  const fail = (error: Error) => setProblem(told[String(error.cause)] ?? error.message);
  useEffect(() => {
    let isLeft = false;
    const once = () =>
      void look().then(
        of => isLeft || show(of),
        (error: Error) => isLeft || fail(error),
      );
    once();
    const clock = setInterval(() => document.visibilityState === 'visible' && once(), pause);
    document.addEventListener('visibilitychange', once);
    return () => {
      isLeft = true;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', once);
    };
  }, [key]);
  const act = (deed: Promise<T>) => void deed.then(show, fail);
  return { sight: sight?.of ?? null, at: sight?.at ?? 0, problem, act, show, fail };
}
