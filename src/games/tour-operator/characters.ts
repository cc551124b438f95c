// Bots with a style of their own, each as strong as hard.

/** How much more or less than others each cares for what the features are about. */
export const CHARACTERS = {
  careful: { rooms: 1.2, seats: 1.3, coupons: 1.4 },
  daring: { flight: 1.3, fuel: 1.2, office: 0.8 },
  builder: { staff: 1.25, rows: 1.25 },
};
