// Words that are fetched with the part that says them.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, typeset } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';

/** The words of the language spoken; the ones before until they have arrived. */
export function spokenFrom<W>(first: W, files: Readonly<Record<Language, () => Promise<W>>>): ReadonlySignal<W> {
  const loaded = signal(first);
  effect(() => {
    const { language } = settings.value;
    void files[language]().then(found => {
      if (settings.value.language === language) loaded.value = typeset(language, found);
    });
  });
  return computed(() => loaded.value);
}
