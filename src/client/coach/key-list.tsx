import type { NamedKey } from '../device/key-map.ts';
import { LESSON_KEYS } from './lesson-keys.ts';
import { said } from './said.ts';

/** The keys of a lesson, above those of the table. */
export function KeyList({ names }: { names: Readonly<Record<NamedKey, string>> }) {
  const { keys } = said.value;
  const wishes = [...new Set(LESSON_KEYS.map(({ wish }) => wish))];
  const signs = (wanted: string) =>
    LESSON_KEYS.filter(({ wish }) => wish === wanted).map(({ keys: [sign], name }) => (name ? names[name] : sign));
  return (
    <>
      <h3>{keys.title}</h3>
      <dl class="key-help">
        {wishes.map(wish => (
          <div key={wish}>
            <dt>{signs(wish).join(', ')}</dt>
            <dd>{keys[wish]}</dd>
          </div>
        ))}
      </dl>
      <h3>{keys.table}</h3>
    </>
  );
}
