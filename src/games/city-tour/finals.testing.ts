// For tests only: nothing can be taken back once a tile lies, a passenger is off or the day is given up; what the English label of each says will happen.
import type { Language } from '../../kernel/index.ts';
import type { Move } from './moves.ts';

export const FINALS: Readonly<Record<Move['type'], RegExp>> = {
  place: /^Place (an?|the) .+: .+$/,
  control: /^An? .+ gets off: .+$/,
  concede: /^(Vote to give up the day \(\d of \d\)|Give up: the day is lost)$/,
};

/** The same in every language, as far as it tells what happens: the bus drives, somebody gets off, the day is given up. */
export const SIGNS: Readonly<Record<Language, Readonly<Record<Move['type'], RegExp>>>> = {
  en: {
    place: /: .*(stop in front of|inspector boards|day is (won|lost))/,
    control: / gets off\b/,
    concede: /^Vote to give up|the day is lost$/,
  },
  da: {
    place: /: .*(stop foran|kontrolløren kommer|dagen (vindes|tabes))/,
    control: / stiger af\b/,
    concede: /^Stem for at opgive|Den er tabt$/,
  },
  fr: {
    place: / : .*(arrêt devant|contrôleuse monte|journée (gagnée|perdue))/,
    control: /^Faire descendre /,
    concede: /^Voter|journée est perdue$/,
  },
  de: {
    place: /: .*(Halt vor|Kontrolleurin steigt zu|Tag ist mit)/,
    control: /^Aussteigen lassen: /,
    concede: /^Für das Aufgeben |Tag ist verloren$/,
  },
};
