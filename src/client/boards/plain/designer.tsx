import { Icon } from '../../ui/index.ts';
import type { DesignerParts } from '../kit.ts';
import type { PlainScene } from './scene.ts';

/** Notes for the designer, each with its moment, and the same match once more. */
export function Designer({ scene, designer }: { scene: PlainScene; designer: DesignerParts }) {
  const { words } = scene;
  return (
    <section class="plain-notes">
      <h2>
        <Icon name="i-edit" />
        {words.notes}
      </h2>
      {designer.notes.map(({ line, by, text }, at) => (
        <blockquote key={at}>
          <p>{text}</p>
          <small>{words.noted(by, line)}</small>
        </blockquote>
      ))}
      <form
        onSubmit={event => {
          event.preventDefault();
          const [field] = event.currentTarget.querySelectorAll('input');
          if (!field) return;
          designer.write(field.value);
          field.value = '';
        }}
      >
        <input aria-label={words.writeNote} placeholder={words.writeNote} maxLength={500} />
        <button type="submit" class="tool" aria-label={words.pinNote} title={words.pinNote}>
          <Icon name="i-pin" />
        </button>
      </form>
      <button type="button" class="button quiet" onClick={() => designer.again()}>
        <Icon name="i-refresh" />
        {words.sameLuck}
      </button>
    </section>
  );
}
