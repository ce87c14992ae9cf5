import { median, medianRatio } from '../src/web/statistics.ts';

it('takes the middle, between two their mean', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 5, 9, 11])).toBe(7);
});

it('takes what never came for the slowest', () => {
  expect(median([Infinity, 2, Infinity])).toBe(Infinity);
  expect(median([Infinity, Infinity])).toBe(Infinity);
  expect(median([1, Infinity, 2])).toBe(2);
});

it('compares run by run', () => {
  expect(medianRatio([200, 900, 220], [100, 450, 200])).toBe(2);
});
