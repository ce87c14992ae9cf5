import { trendText } from './comparison.ts';

describe('a trend', () => {
  it.each([
    [0, 0, 'Sin cambios'],
    [5, 0, 'Sin movimientos antes'],
    [3, 2, '50% más'],
    [0, 2, '100% menos'],
    [1003, 1000, 'Casi sin cambios'],
    [997, 1000, 'Casi sin cambios'],
    [995, 1000, '1% menos'],
  ])('of %d after %d', (now, before, text) => expect(trendText(now, before)).toBe(text));
});
