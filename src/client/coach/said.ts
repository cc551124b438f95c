// What the coach says in every game, fetched with the coach.
import { computed, effect, signal } from '@preact/signals';
import { type Language, typeset } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { type CoachWords, en } from './words/en.ts';

const FILES: Readonly<Record<Language, () => Promise<CoachWords>>> = {
  en: async () => en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

const loaded = signal<CoachWords>(en);

/** The words of the language spoken; the one before until they have arrived. */
export const said = computed(() => loaded.value);

effect(() => {
  const { language } = settings.value;
  void FILES[language]().then(found => {
    if (settings.value.language === language) loaded.value = typeset(language, found);
  });
});
