import { EMPTY_PAYER, NO_PAYER } from '@laundry/payment-channels';
import { memory } from '../../test/site.ts';
import { rememberCheckout } from './checkoutSession.ts';
import { creditAttempt } from './creditAttempt.ts';
import { lastBegun } from './lastBegun.ts';
import { purchaseAttempt } from './purchaseAttempt.ts';

const topUp = { uid: '12345678', values: EMPTY_PAYER };
const purchase = { itemId: 'bag', quantity: 1, channel: 'PagosWeb' as const, payer: NO_PAYER };
const paid = { transactionId: 't', channel: 'PagosWeb', amount: 490 };

it('is what was last paid, else the only thing that was begun', () => {
  const session = memory();
  expect(lastBegun(session)).toBeUndefined();
  purchaseAttempt.keep(session, purchase);
  expect(lastBegun(session)).toBe('accessories');
  creditAttempt.keep(session, topUp);
  expect(lastBegun(session)).toBeUndefined();
  rememberCheckout(session, { ...paid, itemId: 'bag' });
  expect(lastBegun(session)).toBe('accessories');
  rememberCheckout(session, { ...paid, cardUid: '12345678' });
  expect(lastBegun(session)).toBe('credit');
});
