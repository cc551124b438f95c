/** A day is short: a search plays it to its end, and all want the same; what is expected is told on the way, as the policy wins less often than a search. */
const TO_THE_END = { horizon: 100, look: 0, lead: 0.1, caution: 0, moves: 8 };

/** What suits bots that search. */
export const STRENGTHS = {
  hard: { ...TO_THE_END, iterations: 800 },
  expert: { ...TO_THE_END, iterations: 2400 },
};
