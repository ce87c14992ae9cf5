import { memory } from '../../test/site.ts';
import { forgetCheckout, recallCheckout, rememberCheckout } from './checkoutSession.ts';
import { markSubmitted } from './submittedOnce.ts';
import { withMemory } from './withMemory.ts';
import { carryCheckout, checkoutAt } from './carriedCheckout.ts';

const checkout = { transactionId: 't', channel: 'Bancard', cardUid: '12345678', amount: 400, processId: 'p' };
const closed = {
  getItem: () => {
    throw new Error('storage is closed');
  },
  setItem: () => {
    throw new Error('storage is closed');
  },
  removeItem: () => undefined,
  outlivesPage: () => false,
};

describe('the payment on its way', () => {
  it('is kept until it is forgotten, for its own id only', () => {
    const session = memory();
    rememberCheckout(session, checkout);
    expect(recallCheckout(session)).toEqual(checkout);
    expect(recallCheckout(session, 't')).toEqual(checkout);
    expect(recallCheckout(session, 'another')).toBeUndefined();
    forgetCheckout(session);
    expect(recallCheckout(session)).toBeUndefined();
  });

  it.each(['', '7', '{}', '{"transactionId":7}', 'no json'])('is none where storage holds %j', (kept) => {
    const session = memory();
    session.setItem('checkout', kept);
    expect(recallCheckout(session)).toBeUndefined();
  });

  it('is none where the browser refuses storage, and nothing breaks', () => {
    rememberCheckout(closed, checkout);
    expect(recallCheckout(closed)).toBeUndefined();
  });
});

describe('a form that sends itself', () => {
  it('does so once a payment', () => {
    const session = memory();
    expect([markSubmitted(session, 'a'), markSubmitted(session, 'a'), markSubmitted(session, 'b')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not where that cannot be remembered', () => {
    expect(markSubmitted(closed, 'a')).toBe(false);
  });
});

describe('a session where the browser refuses storage', () => {
  it('keeps in memory what it is given, until it is removed', () => {
    const session = withMemory(closed);
    rememberCheckout(session, checkout);
    expect(recallCheckout(session)).toEqual(checkout);
    forgetCheckout(session);
    expect(recallCheckout(session)).toBeUndefined();
  });

  it('is not asked where storage works', () => {
    const storage = memory();
    rememberCheckout(withMemory(storage), checkout);
    expect(recallCheckout(withMemory(storage))).toEqual(checkout);
  });
});

it('is carried by the address where the browser keeps nothing', () => {
  const session = withMemory(closed);
  expect(rememberCheckout(session, checkout)).toBe(false);
  const address = carryCheckout('/bancard-checkout', { transactionId: 't', processId: 'p' });
  expect(checkoutAt(new URL(address, 'http://site.test'), withMemory(closed))).toEqual({
    transactionId: 't',
    processId: 'p',
  });
  expect(rememberCheckout(memory(), checkout)).toBe(true);
});
