import { findUnit } from './useShowUses.ts';

const units = ['2', '101', '2-101', '1204B'].map((number) => ({ number }));

it.each([
  ['101', '101'],
  ['Apto 101', '101'],
  ['Torre 2, Apto. 1204B', '1204B'],
  ['apto 1204b', '1204B'],
  ['Apto 2-101', '2-101'],
  ['Torre 101 apto 2', '2'],
  ['Apto 7', undefined],
  ['', undefined],
])('%j has the unit %s', (reference, number) => expect(findUnit(units, reference)?.number).toBe(number));
