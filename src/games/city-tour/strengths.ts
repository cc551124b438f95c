/** A day is short: a search plays it to its end, and all want the same; what is expected is told on the way, as the policy wins less often than a search. */
const TO_THE_END = { horizon: 100, look: 0, lead: 0.1, caution: 0, moves: 8 };

/** In so few playouts a day is seldom won and seldom lost by one move alone: how many arrive tells more. */
const BRIEFLY = { ...TO_THE_END, blunders: 0, iterations: 24, lead: 0.5 };

/** What suits bots that search. The weaker ones look briefly, and are less sure of what moves are worth, from 0 to 1. */
export const STRENGTHS = {
  easy: { ...BRIEFLY, moves: 6, doubt: 0.25 },
  medium: { ...BRIEFLY, moves: 4, doubt: 0.08 },
  hard: { ...TO_THE_END, iterations: 800 },
  expert: { ...TO_THE_END, iterations: 2400 },
};
