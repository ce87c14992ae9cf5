import { EMPTY_PAYER, NO_PAYER } from '@laundry/payment-channels/client';
import { memory } from '../../test/site.ts';
import { creditAttempt, storedDraft, purchaseAttempt } from './attempts.ts';
import { forgetDevice, withMemoryFallback } from './browserStorage.ts';
import {
  readCheckout,
  clearCheckout,
  lastPaymentKind,
  loadCheckout,
  markSubmitted,
  saveCheckout,
  withCheckoutFragment,
} from './checkout.ts';
import { loadCards, rememberCard } from './rememberedCards.ts';

const checkout = { transactionId: 't', channel: 'Bancard', card: '12345678', amount: 400, processId: 'p' };
const closed = {
  getItem: () => {
    throw new Error('storage is closed');
  },
  setItem: () => {
    throw new Error('storage is closed');
  },
  removeItem: () => undefined,
  keys: () => {
    throw new Error('storage is closed');
  },
  outlivesPage: () => false,
};

describe('the checkout of a payment', () => {
  it('is kept until it is cleared, for its own id only', () => {
    const session = memory();
    saveCheckout(session, checkout);
    expect(loadCheckout(session)).toEqual(checkout);
    expect(loadCheckout(session, 't')).toEqual(checkout);
    expect(loadCheckout(session, 'another')).toBeUndefined();
    clearCheckout(session);
    expect(loadCheckout(session)).toBeUndefined();
  });

  it('is absent, without an error, if the browser refuses storage', () => {
    saveCheckout(closed, checkout);
    expect(loadCheckout(closed)).toBeUndefined();
  });
});

describe('a form that submits itself', () => {
  it('does so once per payment', () => {
    const session = memory();
    expect([markSubmitted(session, 'a'), markSubmitted(session, 'a'), markSubmitted(session, 'b')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does so again after its payment was created again', () => {
    const session = memory();
    markSubmitted(session, checkout.transactionId);
    saveCheckout(session, checkout);
    expect(markSubmitted(session, checkout.transactionId)).toBe(true);
  });

  it('does not if that cannot be stored', () => {
    expect(markSubmitted(closed, 'a')).toBe(false);
  });
});

describe('the memory fallback of a session', () => {
  it('keeps values until they are removed', () => {
    const session = withMemoryFallback(closed);
    saveCheckout(session, checkout);
    expect(loadCheckout(session)).toEqual(checkout);
    clearCheckout(session);
    expect(loadCheckout(session)).toBeUndefined();
  });

  it('is not used if storage works', () => {
    const storage = memory();
    saveCheckout(withMemoryFallback(storage), checkout);
    expect(loadCheckout(withMemoryFallback(storage))).toEqual(checkout);
  });
});

it('the address carries the checkout if the browser refuses storage', () => {
  const session = withMemoryFallback(closed);
  expect(saveCheckout(session, checkout)).toBe(false);
  const address = withCheckoutFragment('/bancard-checkout', {
    transactionId: 't',
    channel: 'Bancard',
    processId: 'p',
  });
  expect(readCheckout(new URL(address, 'http://site.test'), withMemoryFallback(closed))).toEqual({
    transactionId: 't',
    channel: 'Bancard',
    processId: 'p',
  });
  expect(saveCheckout(memory(), checkout)).toBe(true);
});

describe('remembered cards', () => {
  const card = '12345678';

  it('are at most five, newest first, with names of at most 30 characters', () => {
    const device = memory();
    for (let number = 0; number < 7; number += 1)
      rememberCard(device, { card: `1000000${number}`, name: 'x'.repeat(50) });
    expect(loadCards(device).map((each) => each.card.slice(-1))).toEqual(['6', '5', '4', '3', '2']);
    expect(loadCards(device)[0]?.name).toHaveLength(30);
  });

  it.each(['{', '"x"', '[{"card":"1","name":"x"}]', `[{"card":"${card}","name":""}]`, '[1]'])(
    'are empty if the device holds %s',
    (garbage) => {
      const device = memory();
      device.setItem('laundry.cards', garbage);
      expect(loadCards(device)).toEqual([]);
    },
  );
});

describe("forgetting a person's data", () => {
  it('keeps the colour scheme and nothing else', () => {
    const [session, device] = [withMemoryFallback(memory()), memory()];
    saveCheckout(session, checkout);
    storedDraft('contact').save(session, { values: { name: 'Ana' } });
    rememberCard(device, { card: '12345678', name: 'Mía' });
    device.setItem('failure-reports', '[]');
    device.setItem('colour-scheme', 'dark');
    forgetDevice(session, device);
    expect([session.keys(), device.keys()]).toEqual([[], ['colour-scheme']]);
  });

  it('clears the memory fallback too, and works without storage', () => {
    const session = withMemoryFallback(closed);
    saveCheckout(session, checkout);
    forgetDevice(closed, session);
    expect(loadCheckout(session)).toBeUndefined();
  });
});

const topUp = { card: '12345678', values: EMPTY_PAYER };
const purchase = { itemId: 'bag', quantity: 1, channel: 'PagosWeb' as const, payer: NO_PAYER };

it('the kind of payment is that of the last checkout, or else of the only attempt', () => {
  const session = memory();
  expect(lastPaymentKind(session)).toBeUndefined();
  purchaseAttempt.save(session, purchase);
  expect(lastPaymentKind(session)).toBe('accessories');
  creditAttempt.save(session, topUp);
  expect(lastPaymentKind(session)).toBeUndefined();
  saveCheckout(session, { transactionId: 't', channel: 'PagosWeb', amount: 490, itemId: 'bag' });
  expect(lastPaymentKind(session)).toBe('accessories');
  saveCheckout(session, checkout);
  expect(lastPaymentKind(session)).toBe('credit');
});
