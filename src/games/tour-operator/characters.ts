// Bots with a style of their own, each as strong as hard.

/** How much more or less than others each cares for what the features are about. */
export const CHARACTERS = {
  careful: { rooms: 1.06, seats: 1.1, coupons: 1.15 },
  daring: { flight: 1.1, fuel: 1.08, office: 0.93, patience: 0.93 },
  builder: { staff: 1.1, rows: 1.1 },
};
