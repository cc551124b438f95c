// Why a move is better than another, by what the features say.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';

/** Less is not worth a word, in euros and in tourists. */
const LEAST = 0.5;

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: euros => `about €${euros} at the end`.replace('€-', '−€'),
    points: reasonFrom(LEAST, euros => `brings €${euros} more in the next rounds`),
    income: reasonFrom(LEAST, 'gives you more profitable attractions'),
    guests: reasonFrom(LEAST, 'leaves more tourists for your attractions'),
    others: reasonFrom(LEAST, 'makes it harder for others'),
  },
  da: {
    ends: euros => `omkring ${euros} € til sidst`.replace('-', '−'),
    points: reasonFrom(LEAST, euros => `giver ${euros} € mere i de næste runder`),
    income: reasonFrom(LEAST, 'giver dig mere indbringende attraktioner'),
    guests: reasonFrom(LEAST, 'levner flere turister til dine attraktioner'),
    others: reasonFrom(LEAST, 'gør det sværere for andre'),
  },
  fr: {
    ends: euros => `environ ${euros} € à la fin`.replace('-', '−'),
    points: reasonFrom(LEAST, euros => `rapporte ${euros} € de plus dans les prochaines manches`),
    income: reasonFrom(LEAST, 'vous donne des attractions plus rentables'),
    guests: reasonFrom(LEAST, 'laisse plus de touristes pour vos attractions'),
    others: reasonFrom(LEAST, 'gêne davantage l’adversaire'),
  },
  de: {
    ends: euros => `am Ende etwa ${euros} €`.replace('-', '−'),
    points: reasonFrom(LEAST, euros => `bringt in den nächsten Runden ${euros} € mehr`),
    income: reasonFrom(LEAST, 'verschafft dir einträglichere Attraktionen'),
    guests: reasonFrom(LEAST, 'lässt mehr Touristen für deine Attraktionen übrig'),
    others: reasonFrom(LEAST, 'macht es anderen schwerer'),
  },
};
