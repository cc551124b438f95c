// Things on a board that can be touched: by finger, mouse, keyboard and screen reader alike.
import type { ComponentChildren, CSSProperties, TargetedKeyboardEvent } from 'preact';
import type { Touch } from '../../kernel/index.ts';
import type { Touching } from '../touch/touching.ts';

interface TargetProps {
  readonly touching: Pick<Touching<never>, 'lit' | 'chosen' | 'press' | 'says'>;
  readonly touch: Touch;
  /** What a screen reader says: name, and all that the drawing shows. */
  readonly label: string;
  readonly class?: string;
  readonly style?: CSSProperties | Record<string, string>;
  readonly children: ComponentChildren;
}

/** How a target looks: the one place that knows. */
export function stateOf({ lit, chosen }: Pick<Touching<never>, 'lit' | 'chosen'>, touch: Touch): 'chosen' | 'legal' | 'dark' {
  if (chosen(touch)) return 'chosen';
  return lit(touch) ? 'legal' : 'dark';
}

function attributes({ touching, touch, label, class: name = '', style }: TargetProps) {
  const state = stateOf(touching, touch);
  const press = (event: { currentTarget: EventTarget | null }) => {
    touching.press(touch, event.currentTarget instanceof Element ? event.currentTarget : undefined);
  };
  return {
    class: `target ${name}`,
    style: style ?? {},
    'data-touch': touch,
    'data-state': state,
    'aria-label': label,
    // What is final says so before it is touched.
    'aria-description': state === 'legal' ? touching.says?.(touch) : undefined,
    'aria-disabled': state === 'dark',
    'aria-pressed': state === 'chosen',
    onClick: press,
  };
}

/** A touchable part of an SVG drawing. */
export function SvgTarget(props: TargetProps & { transform?: string }) {
  const { onClick, 'aria-label': label, ...rest } = attributes(props);
  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onClick(event);
  };
  return (
    <g
      {...rest}
      {...(props.transform ? { transform: props.transform } : {})}
      role="button"
      tabindex={0}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      {props.children}
    </g>
  );
}

/** A touchable piece outside a drawing: a card in hand, a die, a row. */
export function Target(props: TargetProps) {
  const { 'aria-label': label, ...named } = attributes(props);
  return (
    <button type="button" {...named}>
      {/* The name says all that the face shows. */}
      <span class="unseen">{label}</span>
      <span class="target-face" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}
