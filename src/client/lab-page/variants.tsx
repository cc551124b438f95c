// What is compared: A as agreed, and what if.
import type { VariantPlan } from '../../lab/index.ts';
import { letterOf } from '../../lab/words/index.ts';
import { Icon } from '../ui/index.ts';
import { type Asked, asAgreed, withoutVariant } from './asked.ts';
import type { LabGame } from './lab-game.ts';
import { botText, changesText } from './names.ts';
import { said } from './said.ts';
import { VariantDialog } from './variant-dialog.tsx';

interface VariantsProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly change: (asked: Asked) => void;
  /** The variant whose dialog is open; null for none. */
  readonly opened: number | null;
  readonly open: (variant: number | null) => void;
}

/** From so many variants on there is only the table of them. */
const MOST_CARDS = 4;

export function Variants({ lab, asked, change, opened, open }: VariantsProps) {
  const { variants: say } = said.value;
  const { variants } = asked;
  const next = variants.length;
  return (
    <section class="lab-variants" aria-label={say.title}>
      {variants.length > MOST_CARDS ? (
        <div class="lab-variant lab-many">
          <span>
            <b>{say.many(String(variants.length))}</b>
            <small>{variants.map(each => changesText(lab.texts, each.options)).join(' · ')}</small>
          </span>
          <button type="button" class="tool" aria-label={say.back} title={say.back} onClick={() => change(asAgreed(asked))}>
            <Icon name="i-close" />
          </button>
        </div>
      ) : (
        variants.map((variant, at) => (
          <VariantCard
            key={at}
            lab={lab}
            variant={variant}
            at={at}
            change={() => open(at)}
            {...(at > 0 ? { remove: () => change(withoutVariant(asked, at)) } : {})}
          />
        ))
      )}
      {variants.length < MOST_CARDS && (
        <button type="button" class="lab-what-if" onClick={() => open(next)}>
          <Icon name="i-plus" /> {say.whatIf}
        </button>
      )}
      {opened !== null && <VariantDialog lab={lab} asked={asked} at={opened} close={() => open(null)} takeOver={change} />}
    </section>
  );
}

interface CardProps {
  readonly lab: LabGame;
  readonly variant: VariantPlan;
  readonly at: number;
  readonly change: () => void;
  readonly remove?: () => void;
}

function VariantCard({ lab, variant, at, change, remove }: CardProps) {
  const { variants: say } = said.value;
  const count = Object.keys(variant.options ?? {}).length;
  const letter = letterOf(at);
  const title = count > 0 ? changesText(lab.texts, variant.options) : say.asAgreed;
  const below = count > 0 ? say.changed(count) : say.nothingChanged;
  return (
    <div class="lab-variant" data-letter={letter}>
      <span class="lab-letter" aria-hidden="true">
        {letter}
      </span>
      <span>
        <b>{title}</b>
        <small>{variant.bots ? say.otherBots(variant.bots.map(botText).join(said.value.and)) : below}</small>
      </span>
      <button type="button" class="tool" aria-label={say.change(letter)} title={say.change(letter)} onClick={change}>
        <Icon name="i-edit" />
      </button>
      {remove && (
        <button type="button" class="tool" aria-label={say.remove(letter)} title={say.remove(letter)} onClick={remove}>
          <Icon name="i-close" />
        </button>
      )}
    </div>
  );
}
