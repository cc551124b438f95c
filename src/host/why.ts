// Why a bot would make a move: what it expects, in what the move is better, and how the next best compare. The same wherever it is read.
import { type Alternative, beside, type Finding, type Parts } from '../bots/index.ts';
import { type Language, type Reasons, typeset } from '../kernel/index.ts';

/** How a move compares with the one advised. */
type Verdict = 'level' | 'worse' | 'clearly';

/** With whom, or against whom, one plays. */
type Company = 'alone' | 'together' | 'rivals';

interface Words {
  /** The chance to win: alone, together, or where all play alike. */
  readonly wins: Readonly<Record<Company, (percent: string) => string>>;
  readonly won: string;
  readonly lost: string;
  readonly ends: (score: string) => string;
  /** What the move does better, by itself and behind a comparison. */
  readonly because: (reasons: string) => string;
  readonly advised: (reasons: string) => string;
  /** Of a move that needs no comparison, where the game does not say it better. */
  readonly settled: string;
  readonly and: string;
  /** Quotes within it become those that a language has for that. */
  readonly quoted: (move: string) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    wins: {
      alone: percent => `${percent} to win`,
      together: percent => `${percent} to win together`,
      rivals: percent => `${percent} to win if everyone plays equally well`,
    },
    won: 'as good as won',
    lost: 'as good as lost',
    ends: score => `about ${score} at the end`,
    because: reasons => `This ${reasons}`,
    advised: reasons => `the suggested move ${reasons}`,
    settled: 'is proved to be the best move',
    and: ' and ',
    quoted: move => `“${move.replaceAll('“', '‘').replaceAll('”', '’')}”`,
    verdicts: { level: 'is about as good', worse: 'is a little worse', clearly: 'is clearly worse' },
  },
  da: {
    wins: {
      alone: percent => `${percent} chance for at vinde`,
      together: percent => `${percent} chance for at vinde sammen`,
      rivals: percent => `${percent} chance for at vinde, hvis alle spiller lige godt`,
    },
    won: 'så godt som vundet',
    lost: 'så godt som tabt',
    ends: score => `omkring ${score} til sidst`,
    because: reasons => `Det ${reasons}`,
    advised: reasons => `Det foreslåede træk ${reasons}`,
    settled: 'er bevisligt det bedste træk',
    and: ' og ',
    quoted: move => `”${move.replaceAll('”', '’')}”`,
    verdicts: { level: 'er omtrent lige så godt', worse: 'er lidt dårligere', clearly: 'er klart dårligere' },
  },
  fr: {
    wins: {
      alone: percent => `${percent} de chances de gagner`,
      together: percent => `${percent} de chances de gagner ensemble`,
      rivals: percent => `${percent} de chances de gagner à force égale`,
    },
    won: 'partie pratiquement gagnée',
    lost: 'partie pratiquement perdue',
    ends: score => `environ ${score} à la fin`,
    because: reasons => `Ce coup ${reasons}`,
    advised: reasons => `le coup conseillé ${reasons}`,
    settled: 'est le meilleur, c’est prouvé',
    and: ' et ',
    quoted: move => `« ${move.replace(/«\s?/g, '“').replace(/\s?»/g, '”')} »`,
    verdicts: { level: 'est à peu près aussi bon', worse: 'est un peu moins bon', clearly: 'est nettement moins bon' },
  },
  de: {
    wins: {
      alone: percent => `${percent} Siegchance`,
      together: percent => `${percent} Chance, gemeinsam zu gewinnen`,
      rivals: percent => `${percent} Siegchance, wenn alle gleich gut spielen`,
    },
    won: 'so gut wie gewonnen',
    lost: 'so gut wie verloren',
    ends: score => `am Ende etwa ${score}`,
    because: reasons => `Das ${reasons}`,
    advised: reasons => `Die empfohlene Möglichkeit ${reasons}`,
    settled: 'ist nachweislich die beste Möglichkeit',
    and: ' und ',
    quoted: move => `„${move.replaceAll('„', '‚').replaceAll('“', '‘')}“`,
    verdicts: { level: 'ist etwa ebenso gut', worse: 'ist etwas schlechter', clearly: 'ist deutlich schlechter' },
  },
};

/** Moves that are named beside the one advised. */
const OTHERS = 2;
/** Beside how far moves usually lie apart: smaller differences say nothing, and larger ones are clear. */
const LEVEL = 0.25;
const CLEAR = 1.5;
/** Reasons given at most, and how much a further one must weigh beside the first. */
const REASONS = 2;
const WEIGHTY = 0.3;

interface Asked<M> {
  readonly seats: number;
  readonly language: Language;
  /** How a move is named. */
  readonly name: (move: M) => string;
  readonly reasons?: Reasons | undefined;
}

type Advised<M> = Pick<Finding<M>, 'move' | 'usual' | 'isTogether' | 'isSettled'> & { readonly alternatives: readonly Alternative<M>[] };

/** What is expected of the move advised, why, and how the best of the others compare; undefined where nothing was compared and nothing is proved. */
export function whyOf<M>(
  { alternatives, usual = 0, isTogether = false, isSettled = false }: Advised<M>,
  { seats, language, name, reasons = {} }: Asked<M>,
): string | undefined {
  const [advised, ...rest] = alternatives;
  const words = WORDS[language];
  if (isSettled) return inSentences(language, [words.because(reasons.settled?.(0) ?? words.settled)]);
  if (!advised || rest.length === 0) return undefined;
  const others = rest.slice(0, OTHERS).map(each => ({ each, verdict: verdictOf(advised, each, usual) }));
  const better = others.findIndex(({ verdict }) => verdict !== 'level');
  const why = reasonsFor(advised, others[better]?.each, reasons).join(words.and);
  const semicolon = language === 'fr' ? ' ; ' : '; ';
  const verdicts = others.map(({ each, verdict }) => `${words.quoted(name(each.move))} ${words.verdicts[verdict]}`).join(semicolon);
  // What is said of one move only is said behind it.
  const isOfLast = why !== '' && better > 0;
  return inSentences(language, [
    [
      ...chanceTold(alternatives, seats === 1 ? 'alone' : isTogether ? 'together' : 'rivals', language),
      ...endTold(advised, language, reasons),
    ].join(', '),
    why === '' || isOfLast ? '' : words.because(why),
    isOfLast ? `${verdicts}${language === 'fr' ? ' : ' : ': '}${words.advised(why)}` : verdicts,
  ]);
}

function inSentences(language: Language, sentences: readonly string[]): string {
  return typeset(language, sentences.flatMap(each => (each === '' ? [] : [`${each[0]?.toUpperCase()}${each.slice(1)}.`])).join(' '));
}

/** What decided tells moves apart, and so must what is told of them: where nearly the same is expected of both, the word is milder. */
function verdictOf<M>(advised: Alternative<M>, other: Alternative<M>, usual: number): Verdict {
  const lost = advised.value - other.value;
  if (lost <= LEVEL * usual) return 'level';
  if (lost < CLEAR * usual) return isToldWithin(SAME, advised, other) ? 'level' : 'worse';
  return isToldWithin(NEAR, advised, other) ? 'worse' : 'clearly';
}

/** Chances and scores that are told as the same, and as not far apart. */
const SAME = { chance: 0.01, score: 0.5 };
const NEAR = { chance: 0.02, score: 1 };

function isToldWithin<M>({ chance, score }: typeof SAME, one: Alternative<M>, other: Alternative<M>): boolean {
  if (one.winChance === undefined || other.winChance === undefined || one.score === undefined || other.score === undefined) return false;
  return Math.abs(one.winChance - other.winChance) < chance && Math.abs(one.score - other.score) < score;
}

/** The chance to win, unless nobody alone can lose. */
function chanceTold<M>(alternatives: readonly Alternative<M>[], company: Company, language: Language): readonly string[] {
  const { wins, won, lost } = WORDS[language];
  const { winChance } = alternatives[0] ?? {};
  if (winChance === undefined || (company === 'alone' && alternatives.every(each => each.winChance === 1))) return [];
  const percent = Math.round(100 * winChance);
  if (percent === 0 || percent === 100) return [percent === 0 ? lost : won];
  return [wins[company](winChance.toLocaleString(language, { style: 'percent' }))];
}

/** The score, in the game's own words where it has some. */
function endTold<M>({ score }: Alternative<M>, language: Language, reasons: Reasons): readonly string[] {
  if (score === undefined) return [];
  const rounded = Math.round(score) + 0;
  return [reasons.ends?.(rounded) ?? WORDS[language].ends(rounded.toLocaleString(language).replace('-', '−'))];
}

/** What the move advised is better in than another, the weightiest first. */
function reasonsFor<M>(advised: Alternative<M>, other: Alternative<M> | undefined, reasons: Reasons): readonly string[] {
  return advised.parts && other?.parts ? reasonsIn(beside(advised.parts, other.parts), reasons) : [];
}

/** Why one move is better than another, by its parts beside the other's: the weightiest first, in the game's own words. */
export function reasonsIn(parts: Parts, reasons: Reasons): readonly string[] {
  const better = Object.entries(parts)
    .flatMap(([theme, { value, amount }]) => {
      const told = value > 0 && Object.hasOwn(reasons, theme) ? reasons[theme]?.(amount) : undefined;
      return told === undefined ? [] : [{ value, told }];
    })
    .toSorted((a, b) => b.value - a.value);
  const most = better[0]?.value ?? 0;
  return better
    .filter(({ value }) => value >= WEIGHTY * most)
    .slice(0, REASONS)
    .map(({ told }) => told);
}
