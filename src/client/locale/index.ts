// The house's own words, one file a language, loaded when it is spoken.
import { computed, effect, signal } from '@preact/signals';
import { type Language, typeset } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

const FILES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  da: async () => (await import('./da.ts')).da,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

const loaded = signal<{ readonly language: Language; readonly words: Words }>({ language: 'en', words: en });

/** The words of the language spoken; the one before until they have arrived. */
export const words = computed(() => loaded.value.words);

/** Loads the words whenever another language is chosen. */
export function speak(): void {
  effect(() => {
    const { language } = settings.value;
    void FILES[language]().then(found => {
      if (settings.value.language === language) loaded.value = { language, words: typeset(language, found) };
    });
  });
}
