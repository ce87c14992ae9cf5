import { TRANSITIONS, transitionPath } from './transitions.ts';
import type { PaymentState } from './transitions.ts';

const STATES = Object.keys(TRANSITIONS) as PaymentState[];

it.each<[PaymentState, PaymentState, PaymentState[]]>([
  ['created', 'approved', ['pending', 'approved']],
  ['pending', 'refunded', ['approved', 'refunded']],
  ['denied', 'approved', ['approved']],
  ['expired', 'approved', ['approved']],
  ['approved', 'denied', []],
  ['refunded', 'approved', ['approved']],
  ['refunded', 'denied', []],
  ['pending', 'pending', []],
])('the path from %s to %s is %j', (from, to, way) => {
  expect(transitionPath(from, to)).toEqual(way);
});

it('every path uses only transitions of the table', () => {
  for (const from of STATES)
    for (const to of STATES)
      transitionPath(from, to).reduce((state, next) => {
        expect(TRANSITIONS[state]).toContain(next);
        return next;
      }, from);
});
