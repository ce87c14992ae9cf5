import { wallClock } from './wallClock.ts';

it.each([
  ['2026-03-02T02:59:30Z', '2026-03-01T23:59:30.000Z'],
  ['2026-03-02T03:00:00Z', '2026-03-02T00:00:00.000Z'],
  // Summer time was one hour ahead until 2015.
  ['2014-12-31T23:30:00Z', '2014-12-31T21:30:00.000Z'],
])('%s is %s in Montevideo', (instant, shown) => {
  expect(new Date(wallClock(instant)).toISOString()).toBe(shown);
});

it('is NaN for an invalid instant', () => expect(wallClock('ayer')).toBeNaN());
