// Why a move is better than another, by what the features say.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';

/** Less is not worth a word, in euros and in tourists. */
const LEAST = 0.5;

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: euros => `about €${euros} at the end`,
    points: reasonFrom(LEAST, euros => `brings €${euros} more in the next rounds`),
    income: reasonFrom(LEAST, 'gives you attractions that will earn more'),
    guests: reasonFrom(LEAST, 'leaves more tourists who can visit your attractions'),
    others: reasonFrom(LEAST, 'leaves less to the others'),
  },
  da: {
    ends: euros => `omkring ${euros} € til sidst`,
    points: reasonFrom(LEAST, euros => `giver ${euros} € mere i de næste runder`),
    income: reasonFrom(LEAST, 'giver dig attraktioner, der vil tjene mere'),
    guests: reasonFrom(LEAST, 'efterlader flere turister, der kan besøge dine attraktioner'),
    others: reasonFrom(LEAST, 'levner mindre til de andre'),
  },
  fr: {
    ends: euros => `environ ${euros} € à la fin`,
    points: reasonFrom(LEAST, euros => `rapporte ${euros} € de plus dans les prochaines manches`),
    income: reasonFrom(LEAST, 'vous donne des attractions qui rapporteront davantage'),
    guests: reasonFrom(LEAST, 'laisse plus de touristes capables de visiter vos attractions'),
    others: reasonFrom(LEAST, 'laisse moins aux autres'),
  },
  de: {
    ends: euros => `am Ende etwa ${euros} €`,
    points: reasonFrom(LEAST, euros => `bringt in den nächsten Runden ${euros} € mehr`),
    income: reasonFrom(LEAST, 'verschafft dir Attraktionen, die mehr einbringen werden'),
    guests: reasonFrom(LEAST, 'lässt mehr Touristen übrig, die deine Attraktionen besuchen können'),
    others: reasonFrom(LEAST, 'lässt den anderen weniger'),
  },
};
