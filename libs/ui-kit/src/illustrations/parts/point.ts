/** Where a part stands on the grid of 240. */
export interface Point {
  x: number;
  y: number;
}
