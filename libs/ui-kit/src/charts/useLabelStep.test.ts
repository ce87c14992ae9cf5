import { labelStep } from './useLabelStep.ts';

const names = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));

it.each([
  ['all of a few', names(3, 7), 600, 1],
  ['every third day of a month on a phone', names(31, 2), 290, 3],
  ['every nth of a year', names(366, 5), 1200, 15],
  ['one where there is no room yet', names(31, 2), 0, 868],
  ['none of nothing', [], 300, 1],
])('names %s', (_, all, width, step) => expect(labelStep(all, width)).toBe(step));
