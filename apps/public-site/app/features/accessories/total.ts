/** What so many of an item cost, in pesos, reckoned in cents. */
export const totalOf = (price: number, quantity: number): number =>
  (Math.round(price * 100) * quantity) / 100;
