// Bots with a style of their own, each as strong as hard.

/** How much more or less than others each cares for what the features are about. */
export const CHARACTERS = {
  careful: { spare: 1.15, detective: 1.3 },
  daring: { race: 1.1, spare: 0.9 },
  builder: { hand: 1.2, pairs: 1.3, coins: 1.3, events: 1.2 },
};
