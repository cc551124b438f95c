// A part of content as cards: all of them to choose from, and the chosen one with its fields.
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { type Parts, type Press, same, withValue } from '../../kernel/index.ts';
import { Icon } from '../ui/index.ts';
import { Compared } from './compared.tsx';
import { fieldId, Told } from './fields.tsx';
import type { Desk, Speaking } from './kit.ts';
import { RowFields } from './press-fields.tsx';
import { type PressWords, rowName } from './press-kit.ts';
import { said } from './said.ts';

interface PartProps<C extends Parts> {
  readonly desk: Desk<C>;
  readonly press: Press;
  readonly part: string;
  readonly speaking: Speaking<PressWords>;
  readonly help: string;
  /** A card as it will lie on the table. */
  draw(id: string, isLarge: boolean): ComponentChildren;
}

/** The row that is looked at; the first where none is. */
function chosenIn({ at }: Pick<Desk<unknown>, 'at'>, part: string, ids: readonly string[]): string {
  return ids.find(id => at[0] === part && at[1] === id) ?? ids[0] ?? '';
}

export function PressPart<C extends Parts>(props: PartProps<C>) {
  const { desk, press, part, speaking, help, draw } = props;
  const ids = Object.keys(press.printed[part] ?? {});
  const chosen = chosenIn(desk, part, ids);
  const name = rowName(press, desk.content, [part, chosen], speaking);
  return (
    <div class="ed-two ed-press">
      <section class="ed-panel" aria-label={name}>
        <div class="ed-press-card" aria-hidden="true">
          {draw(chosen, true)}
        </div>
        <RowFields desk={desk} press={press} path={[part, chosen]} speaking={speaking} />
        <Back {...props} id={chosen} />
      </section>
      <div>
        <section class="ed-panel">
          <p class="ed-help">{help}</p>
          <Told desk={desk} path={[part]} />
          <Wall {...props} ids={ids} chosen={chosen} />
        </section>
        <Compared desk={desk} language={speaking.language} />
      </div>
    </div>
  );
}

/** The chosen card as it is printed. */
function Back<C extends Parts>({ desk, press, part, id }: PartProps<C> & { id: string }) {
  const printed = press.printed[part]?.[id];
  const now = desk.content[part]?.[id];
  if (desk.isReadOnly || same(now, printed)) return null;
  return (
    <div class="ed-row ed-acts">
      <button type="button" class="button quiet" onClick={() => desk.change(withValue(desk.content, [part, id], printed))}>
        <Icon name="i-undo" size={16} /> {said.value.diff.back}
      </button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** All cards of the part: one stop for Tab, arrows go from card to card. */
function Wall<C extends Parts>({
  desk,
  press,
  part,
  speaking,
  draw,
  ids,
  chosen,
}: PartProps<C> & { ids: readonly string[]; chosen: string }) {
  const go = (event: TargetedKeyboardEvent<HTMLElement>, id: string) => {
    const next = ids[(ids.indexOf(id) + (STEPS[event.key] ?? 0) + ids.length) % ids.length];
    if (STEPS[event.key] === undefined || next === undefined) return;
    event.preventDefault();
    desk.go([part, next]);
    document.getElementById(fieldId([part, next]))?.focus();
  };
  return (
    <ul class="ed-press-wall" data-part={part}>
      {ids.map(id => (
        <li key={id} data-changed={!same(desk.content[part]?.[id], press.printed[part]?.[id])}>
          <span class="ed-press-face" aria-hidden="true">
            {draw(id, false)}
          </span>
          <button
            type="button"
            id={fieldId([part, id])}
            aria-pressed={id === chosen}
            aria-label={rowName(press, desk.content, [part, id], speaking)}
            data-bad={desk.findings.some(({ path, isHint }) => !isHint && path[0] === part && path[1] === id)}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => desk.go([part, id])}
            onKeyDown={event => go(event, id)}
          />
        </li>
      ))}
    </ul>
  );
}
