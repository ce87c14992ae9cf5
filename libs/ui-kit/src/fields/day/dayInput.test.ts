import { parseDayInput, normaliseDayInput, isIsoDay, isInvalidDayInput, formatDayInput } from './dayInput.ts';

it.each([
  ['01/10/2026', '2026-10-01'],
  ['2026-10-01', '2026-10-01'],
  ['01102026', '2026-10-01'],
  ['01-10-2026', '2026-10-01'],
  ['01.10.2026', '2026-10-01'],
  ['29/02/2028', '2028-02-29'],
])('%s is the day %s', (typed, day) => {
  expect(parseDayInput(typed)).toBe(day);
  expect(formatDayInput(day)).toBe(day.split('-').toReversed().join('/'));
});

it.each(['', '0', '01/1', '1/10/26', '01/1/2026', '31/02/2026', '29/02/2026', '20/26/1001'])(
  '%j stays as typed',
  (typed) => {
    expect(parseDayInput(typed)).toBe(typed);
    expect(formatDayInput(typed)).toBe(typed);
    expect(isIsoDay(typed)).toBe(false);
    expect(isInvalidDayInput(typed)).toBe(typed !== '');
  },
);

it('a day that does not exist is invalid in ISO format too', () => {
  expect([isIsoDay('2026-02-30'), formatDayInput('2026-02-30')]).toEqual([false, '2026-02-30']);
});

it.each([
  ['1/10/26', '2026-10-01'],
  ['1/9/2026', '2026-09-01'],
  ['2026-10-01', '2026-10-01'],
  ['31/2/26', '31/2/26'],
  ['', ''],
])('%j becomes %j after blur', (value, normalised) => expect(normaliseDayInput(value)).toBe(normalised));
