import { Icon } from '../../ui/index.ts';
import type { DesignerParts } from '../kit.ts';
import type { PlainScene } from './scene.ts';

/** Notes for the designer, each with its moment, and the same match once more. */
export function Designer({ scene, designer }: { scene: PlainScene; designer: DesignerParts }) {
  const { words } = scene;
  return (
    <section class="plain-notes">
      <header>
        <h2>
          <Icon name="i-edit" />
          {words.notes}
        </h2>
        <button type="button" class="tool" aria-label={words.sameLuck} title={words.sameLuck} onClick={() => designer.again()}>
          <Icon name="i-refresh" />
        </button>
      </header>
      {designer.notes.map(({ line, by, text }, at) => (
        <blockquote key={at}>
          <p>{text}</p>
          <small>{words.noted(by, line)}</small>
        </blockquote>
      ))}
      <form
        onSubmit={event => {
          event.preventDefault();
          const [field, pin] = event.currentTarget.elements;
          if (!(field instanceof HTMLInputElement)) return;
          designer.write(field.value);
          field.value = '';
          // The keys of the table play on.
          if (pin instanceof HTMLElement) pin.focus();
        }}
      >
        <input aria-label={words.writeNote} placeholder={words.writeNote} maxLength={500} />
        <button type="submit" class="tool" aria-label={words.pinNote} title={words.pinNote}>
          <Icon name="i-pin" />
        </button>
      </form>
    </section>
  );
}
