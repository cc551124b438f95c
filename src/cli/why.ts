// Why a bot would make a move, in one sentence: what it expects of it, and of the next best.
import type { Advice, Alternative } from '../bots/index.ts';
import { type Language, typeset } from '../kernel/index.ts';

interface Words {
  /** Said of the move itself, where the chance to win is known. */
  readonly wins: (percent: string) => string;
  readonly ends: (score: string) => string;
  /** Said of the others, which are named first. */
  readonly about: (score: string) => string;
  readonly worth: (value: string) => string;
  readonly quoted: (move: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    wins: percent => `wins ${percent} of simulated games`,
    ends: score => `about ${score} at the end`,
    about: score => `about ${score}`,
    worth: value => `is worth ${value}`,
    quoted: move => `"${move}"`,
  },
  da: {
    wins: percent => `vinder ${percent} af de gennemspillede partier`,
    ends: score => `ender omkring ${score}`,
    about: score => `omkring ${score}`,
    worth: value => `er ${value} værd`,
    quoted: move => `”${move}”`,
  },
  fr: {
    wins: percent => `gagne ${percent} des parties simulées`,
    ends: score => `environ ${score} à la fin`,
    about: score => `environ ${score}`,
    worth: value => `vaut ${value}`,
    quoted: move => `« ${move} »`,
  },
  de: {
    wins: percent => `gewinnt in ${percent} der durchgerechneten Partien`,
    ends: score => `am Ende etwa ${score}`,
    about: score => `etwa ${score}`,
    worth: value => `ist ${value} wert`,
    quoted: move => `„${move}“`,
  },
};

/** Moves that are named beside the one advised. */
const OTHERS = 2;

/** What is expected of the move and of the best of the others, alone only in points; undefined where nothing was compared. */
export function whyOf<M>(
  { move, alternatives }: Advice<M>,
  seats: number,
  write: (move: M) => string,
  language: Language,
): string | undefined {
  const advised = alternatives.find(each => write(each.move) === write(move));
  const others = alternatives.filter(each => each !== advised).slice(0, OTHERS);
  if (!advised || others.length === 0) return undefined;
  const { wins, ends, about, worth, quoted } = WORDS[language];
  const figure = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');
  const said = ({ winChance, score, value }: Alternative<M>, winning: Words['wins'], ending: Words['ends']) => {
    const chance = winChance === undefined || seats === 1 ? [] : [winning(winChance.toLocaleString(language, { style: 'percent' }))];
    const end = score === undefined ? [] : [ending(figure(score, 1))];
    return [...chance, ...end].join(', ') || worth(figure(value, 2));
  };
  const beside = others.map(each => `${quoted(write(each.move))} ${said(each, percent => percent, about)}`);
  const semicolon = language === 'fr' ? ' ; ' : '; ';
  return typeset(language, `${[`${quoted(write(move))} ${said(advised, wins, ends)}`, ...beside].join(semicolon)}.`);
}
