// What the success of a day depends on, as numbers: how much each counts is learned, and tells what is to be expected.
import { DAY_COUNT, isSpecial, LETTERS, SITES, SPACES, TRAVELLERS } from './components.ts';
import { onSites } from './rules/end.ts';
import { isAhead, isOutOfReach } from './rules/reach.ts';
import { aboard, signsMet } from './rules/sites.ts';
import type { State } from './state.ts';
import { grandsVoyageurs } from './town.ts';
import { emptySpaces, USUAL, worth } from './worth.ts';

const DAYS = Array.from({ length: DAY_COUNT }, (_, at) => at + 1);

/** What is looked at, what it is about in one word, and how much of that one more adds; how many arrive is known from the end of the day. */
const OF_NOW = [
  ['missing', '', 0],
  ['missing beyond 5', '', 0],
  ['missing beyond 10', '', 0],
  ['aboard', 'aboard', 0],
  ['enough aboard', 'aboard', 1],
  ['too few aboard', 'aboard', 0],
  ['useless aboard', 'useless', -1],
  ['sites ahead', 'ahead', 1],
  ['specials ahead', 'ahead', 0],
  ['fans aboard', 'fans', 1],
  ['voyageurs missing', 'voyageurs', -1],
  ['signs met', 'signs', 1],
  ['worth', '', 0],
] as const;
const NOW = OF_NOW.map(([name]) => name);
const THEMES = OF_NOW.map(([, theme]) => theme);
const NO_THEME = DAYS.map(() => '');

/** All of them as they are, and times what is left of the day. */
export const FEATURE_NAMES: readonly string[] = [
  'left',
  'out of reach',
  'left²',
  ...NOW,
  ...DAYS.map(day => `day ${day}`),
  ...NOW.map(name => `${name} × left`),
  ...DAYS.map(day => `day ${day} × left`),
];

/** What each feature is about; how much of the day is left is the same after every move. */
export const FEATURE_THEMES: readonly string[] = ['', 'reach', '', ...THEMES, ...NO_THEME, ...THEMES, ...NO_THEME];

/** What the worth of a day is made of, as `worth.ts` has it. */
const WORTH = { 'enough aboard': USUAL.enoughAboard, 'too few aboard': USUAL.someAboard };

export const MADE_OF = {
  worth: WORTH,
  'worth × left': Object.fromEntries(Object.entries(WORTH).map(([name, share]) => [`${name} × left`, share])),
};

/** How much one more of each feature adds to the amount of its theme. */
export const FEATURE_AMOUNTS: readonly number[] = [0, -1, 0, ...OF_NOW.map(([, , amount]) => amount)];

/** The features of the team, the same for every seat; none on days of one's own, with open piles or another objective. */
export function features(s: State): number[][] {
  const { day, ownDay, piles, objective } = s.plan.options;
  if (ownDay !== null || objective !== null || piles !== 'hidden') return [];
  const left = emptySpaces(s) / SPACES.length;
  const now = s.result ? NOW.map(() => 0) : ofNow(s);
  const days = DAYS.map(each => (each === day ? 1 : 0));
  const own = [left, isOutOfReach(s) ? 1 : 0, left * left, ...now, ...days, ...[...now, ...days].map(each => each * left)];
  return Array.from({ length: s.plan.seats }, () => own);
}

function ofNow(s: State): number[] {
  const missing = Math.max(0, s.town.objective - onSites(s) - grandsVoyageurs(s.town));
  const ahead = LETTERS.map((_, letter) => (isAhead(s, letter) ? s.town.sites[letter] : undefined)).filter(site => site != null);
  const [enough, tooFew, useless] = passengers(s);
  const voyageurs = TRAVELLERS.reduce((sum, colour) => sum + Math.max(0, s.town.leaving[colour] - s.bus[colour]), 0);
  return [
    missing,
    Math.max(0, missing - 5),
    Math.max(0, missing - 10),
    aboard(s.bus),
    enough,
    tooFew,
    useless,
    ahead.length,
    ahead.filter(isSpecial).length,
    s.bus.W,
    voyageurs,
    signsMet(s),
    worth(s),
  ];
}

/** Passengers that a site ahead would take as they are, those that are too few for any, and those that none waits for. */
function passengers(s: State): [enough: number, tooFew: number, useless: number] {
  let [enough, tooFew, useless] = [0, 0, 0];
  for (const colour of TRAVELLERS) {
    let least = 0;
    for (const [letter, site] of s.town.sites.entries()) {
      if (!site || isSpecial(site) || SITES[site].colour !== colour || !isAhead(s, letter)) continue;
      least = least === 0 ? SITES[site].required : Math.min(least, SITES[site].required);
    }
    const count = s.bus[colour];
    if (least === 0) useless += count;
    else if (count >= least) enough += count;
    else tooFew += count;
  }
  return [enough, tooFew, useless];
}
