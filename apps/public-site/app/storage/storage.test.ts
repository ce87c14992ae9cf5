import { browserStorage } from '@laundry/flow/browserStorage';
import { memory } from '@laundry/flow/testing';
import { EMPTY_PAYER, NO_PAYER } from '@laundry/payment-channels/client';
import { creditAttempt, storedDraft, purchaseAttempt } from './attempts.ts';
import { forgetDevice } from './forgetDevice.ts';
import { withMemoryFallback } from './memoryFallback.ts';
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
const closed = browserStorage(() => {
  throw new Error('storage is closed');
});

it('the checkout of a payment is loaded for its own id only', () => {
  const session = memory();
  expect(saveCheckout(session, checkout)).toBe(true);
  expect(loadCheckout(session)).toEqual(checkout);
  expect(loadCheckout(session, 't')).toEqual(checkout);
  expect(loadCheckout(session, 'another')).toBeUndefined();
});

describe('a form that submits itself', () => {
  it('does so again after its payment was created again', () => {
    const session = memory();
    markSubmitted(session, checkout.transactionId);
    saveCheckout(session, checkout);
    expect(markSubmitted(session, checkout.transactionId)).toBe(true);
  });

  it('does not if that cannot be stored', () => {
    expect(markSubmitted(withMemoryFallback(closed), 'a')).toBe(false);
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
  expect(saveCheckout(withMemoryFallback(closed), checkout)).toBe(false);
  const params = { transactionId: 't', channel: 'Bancard', processId: 'p' };
  const address = new URL(withCheckoutFragment('/bancard-checkout', params), 'http://site.test');
  expect(readCheckout(address, withMemoryFallback(closed))).toEqual(params);
});

describe('remembered cards', () => {
  const card = '12345678';

  it('are at most five, newest first, with names of at most 30 characters', () => {
    const device = memory();
    for (const last of '0123456') rememberCard(device, { card: `1000000${last}`, name: 'x'.repeat(50) });
    expect(loadCards(device).map((each) => each.card.slice(-1))).toEqual(['6', '5', '4', '3', '2']);
    expect(loadCards(device)[0]?.name).toHaveLength(30);
  });

  it('stay if the last top-up is not valid', () => {
    const device = memory();
    device.setItem('laundry.cards', `[{"card":"${card}","name":"Casa","last":{"channel":"Gone"}}]`);
    expect(loadCards(device)).toEqual([{ card, name: 'Casa' }]);
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
const purchase = { itemId: 'bag', quantity: 1, channel: 'PagosWeb' as const, ...NO_PAYER };

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
