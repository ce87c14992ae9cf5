import { findTrend } from './comparison.ts';

describe('a trend', () => {
  it.each([
    [0, 0, 'Sin cambios', 'flat'],
    [5, 0, 'Sin movimientos antes', 'up'],
    [3, 2, '50% más', 'up'],
    [0, 2, '100% menos', 'down'],
    [1003, 1000, 'Casi sin cambios', 'flat'],
    [997, 1000, 'Casi sin cambios', 'flat'],
    [995, 1000, '1% menos', 'down'],
    // More was refunded than received.
    [-50, -100, '50% más', 'up'],
  ])('of %d after %d', (now, before, trend, direction) =>
    expect(findTrend(now, before)).toEqual({ trend, direction }),
  );
});
