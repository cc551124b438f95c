// What is said between people around a match, fetched with the pages that say it.
import { computed, effect, signal } from '@preact/signals';
import { type Language, typeset } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { type CompanyWords, en } from './words/en.ts';

const FILES: Readonly<Record<Language, () => Promise<CompanyWords>>> = {
  en: async () => en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

const loaded = signal<CompanyWords>(en);

/** The words of the language spoken; the one before until they have arrived. */
export const company = computed(() => loaded.value);

effect(() => {
  const { language } = settings.value;
  void FILES[language]().then(found => {
    if (settings.value.language === language) loaded.value = typeset(language, found);
  });
});
