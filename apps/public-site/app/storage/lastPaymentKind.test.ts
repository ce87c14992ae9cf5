import { EMPTY_PAYER, NO_PAYER } from '@laundry/payment-channels/client';
import { memory } from '../../test/site.ts';
import { saveCheckout } from './checkout.ts';
import { creditAttempt } from './creditAttempt.ts';
import { lastPaymentKind } from './lastPaymentKind.ts';
import { purchaseAttempt } from './purchaseAttempt.ts';

const topUp = { card: '12345678', values: EMPTY_PAYER };
const purchase = { itemId: 'bag', quantity: 1, channel: 'PagosWeb' as const, payer: NO_PAYER };
const paid = { transactionId: 't', channel: 'PagosWeb', amount: 490 };

it('is what was last paid, else the only thing that was begun', () => {
  const session = memory();
  expect(lastPaymentKind(session)).toBeUndefined();
  purchaseAttempt.save(session, purchase);
  expect(lastPaymentKind(session)).toBe('accessories');
  creditAttempt.save(session, topUp);
  expect(lastPaymentKind(session)).toBeUndefined();
  saveCheckout(session, { ...paid, itemId: 'bag' });
  expect(lastPaymentKind(session)).toBe('accessories');
  saveCheckout(session, { ...paid, card: '12345678' });
  expect(lastPaymentKind(session)).toBe('credit');
});
