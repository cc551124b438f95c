// What a player has chosen for this device, kept in its memory.
import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../../kernel/index.ts';
import { isSingle } from './key-map.ts';
import { TRAVELLERS } from './travellers.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const CONFIRMS = ['always', 'slips', 'never'] as const;

/** All settings of a device. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** How fast pieces move; off shows only where they end up. */
  readonly speed: (typeof SPEEDS)[number];
  /** Before which final moves the table asks: all, those that look like a slip, or none. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether letters, figures and signs are shortcuts. */
  readonly keys: boolean;
  readonly sound: boolean;
  readonly text: (typeof TEXT_SIZES)[number];
  /** The name that a player has given on this device. */
  readonly name: string;
  /** The name until then, chosen once. */
  readonly traveller: (typeof TRAVELLERS)[number];
}

const KEPT_AS = 'tabletour.settings';
const FACTORS = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;
/** From this size of letters on, in px, tables give text more room than drawings: about one and a half times the usual. */
const LARGE = 23;
const SCALES = { normal: '100%', large: '125%', huge: '200%' } as const;

function spoken(): Language {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2));
  return LANGUAGES.find(language => language === wanted.find(tag => LANGUAGES.some(each => each === tag))) ?? 'en';
}

function standard(): Settings {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: spoken(),
    theme: 'system',
    speed: isCalm ? 'off' : 'normal',
    confirm: 'slips',
    keys: true,
    sound: false,
    text: 'normal',
    name: '',
    traveller: TRAVELLERS[Math.floor(Math.random() * TRAVELLERS.length)] ?? 'Phileas',
  };
}

/** Settings from this device's memory or from another device, as far as they make sense. */
export function settingsIn(kept: unknown): Settings {
  const usual = standard();
  if (typeof kept !== 'object' || kept === null) return usual;
  const given: Partial<Record<keyof Settings, unknown>> = kept;
  const among = <T>(values: readonly T[], value: unknown, otherwise: T) => values.find(each => each === value) ?? otherwise;
  return {
    language: among(LANGUAGES, given.language, usual.language),
    theme: among(THEMES, given.theme, usual.theme),
    speed: among(SPEEDS, given.speed, usual.speed),
    confirm: among(CONFIRMS, given.confirm, usual.confirm),
    keys: given.keys !== false,
    sound: given.sound === true,
    text: among(TEXT_SIZES, given.text, usual.text),
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : '',
    traveller: among(TRAVELLERS, given.traveller, usual.traveller),
  };
}

function remembered(): Settings {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}'));
  } catch {
    return standard();
  }
}

export const settings = signal<Settings>(remembered());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** By how much motion is stretched; 0 for none. */
export function speedFactor(): number {
  return FACTORS[settings.value.speed];
}

/** Whether somebody is writing there. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** Where single keys are switched off, no part of a page hears of them. */
function quietKeys(event: KeyboardEvent): void {
  if (!settings.value.keys && isSingle(event.key) && !isWriting(event.target)) event.stopImmediatePropagation();
}

/** Keeps the page as the settings want it. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => {
    const { theme, language, text, speed } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = speed === 'off' ? 'off' : 'on';
    root.lang = language;
    root.style.fontSize = SCALES[text];
    // A browser may enlarge letters by itself, too.
    root.dataset.text = Number.parseFloat(getComputedStyle(root).fontSize) > LARGE ? 'large' : 'usual';
    root.style.setProperty('--speed', String(FACTORS[speed]));
  };
  dark.addEventListener('change', dress);
  addEventListener('keydown', quietKeys, { capture: true });
  effect(dress);
  effect(() => {
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(settings.value));
    } catch {
      // A device without memory forgets the settings with the page; nothing else depends on them.
    }
  });
}
