import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, typeset } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';

/** The words of a part of the house in the language spoken; the one before until they have arrived. */
export function spoken<Words>(en: Words, others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>): ReadonlySignal<Words> {
  const loaded = signal(en);
  effect(() => {
    const { language } = settings.value;
    void (language === 'en' ? Promise.resolve(en) : others[language]()).then(found => {
      if (settings.value.language === language) loaded.value = typeset(language, found);
    });
  });
  return computed(() => loaded.value);
}
