// What names look like: two that could be taken for each other are alike.

/** Letters that look like others, and those. */
const ALIKE = [
  ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
  ['асеорухіјѕԁһԛԝгпкмтвьѵӏ', 'aceopyxijsdhqwrnkmtbbvi'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεικνορτυχη', 'abeikvoptuxn'],
  ['օուհɑɡıłøđħ', 'onuhagilodh'],
  ['l1|0', 'iiio'],
  ['口工二力夕卜八', 'ロエニカタトハ'],
] as const;
const PLAIN = new Map(ALIKE.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)));

/** The scripts in which people write their names today (UAX 31, table 5), but for those of East Asia. */
const SCRIPTS = `Latin Greek Cyrillic Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao
  Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`
  .split(/\s+/)
  .map(name => new RegExp(`\\p{Script=${name}}`, 'u'));
const [LATIN] = SCRIPTS;
/** What is written beside any script and is taken for none of its letters. */
const BESIDE_ANY = /[\d\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}]/u;
const OTHER = /[\p{L}\p{N}]/u;
/** The last letter of the alphabets of Europe; small capitals, phonetic letters and such come after it. */
const LAST_OF_EUROPE = '\u017f';
/** What stands for any letter. */
const ANY = '\ue000';

/** What a name looks like at a glance, to be compared by `areAlike`. */
export function likeness(name: string): readonly string[] {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const scripts = new Set([...bare].map(scriptOf));
  scripts.delete(undefined);
  const seen = [...bare].map(letter => PLAIN.get(letter) ?? (mayBeAny(letter, scripts.size > 1) ? ANY : letter)).join('');
  const letters = seen.toLowerCase().replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return [...(letters.replace(/[^\p{L}\p{N}\ue000]/gu, '') || bare)];
}

function scriptOf(letter: string): RegExp | undefined {
  if (BESIDE_ANY.test(letter)) return undefined;
  return [...SCRIPTS, OTHER].find(script => script.test(letter));
}

/** Whether a letter may be meant to be taken for another: nobody writes names with it, or not with the others beside it. */
function mayBeAny(letter: string, isMixed: boolean): boolean {
  const script = scriptOf(letter);
  if (script === LATIN) return letter > LAST_OF_EUROPE;
  return script === OTHER || (script !== undefined && isMixed);
}

/** Whether two names could be taken for each other, by what they look like. */
export function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((letter, at) => isAlike(letter, other[at] ?? ''));
}

function isAlike(one: string, other: string): boolean {
  return one === other || (one === ANY && isLetter(other)) || (other === ANY && isLetter(one));
}

/** Figures tell names apart, whatever stands before them. */
function isLetter(seen: string): boolean {
  return !/\d/.test(seen);
}
