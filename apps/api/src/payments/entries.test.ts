import fc from 'fast-check';
import { netAmount } from './allocation.ts';
import { countChargebacks, entriesFor, toReceivedPayment } from './entries.ts';
import type { PaymentAmounts } from './entries.ts';

const payment = (fields: Partial<PaymentAmounts> = {}): PaymentAmounts => ({
  channel: 'MercadoPagos',
  paymentKey: '1',
  currency: 858,
  paidCents: 40_000,
  reportedRefundedCents: 0,
  reportedChargedBackCents: 0,
  statedRefundedCents: 0,
  statedChargedBackCents: 0,
  chargebacks: 0,
  ...fields,
});

const kindsAndCents = (before: PaymentAmounts | undefined, after: PaymentAmounts) =>
  entriesFor(before, countChargebacks(before, after)).map(({ kind, key, cents }) => [kind, key, cents]);

test('a payment first reported with a refund is booked, then its refund', () => {
  expect(kindsAndCents(undefined, payment({ reportedRefundedCents: 10_000 }))).toEqual([
    ['payment', 'MercadoPagos:1', 40_000],
    ['refund', 'MercadoPagos:1:10000', -10_000],
  ]);
});

test('a won chargeback is booked before the refund reported with it', () => {
  const before = payment({ reportedChargedBackCents: 40_000, chargebacks: 1 });
  const after = payment({ reportedRefundedCents: 15_000, chargebacks: 1 });
  expect(kindsAndCents(before, after)).toEqual([
    ['chargeback-won', 'MercadoPagos:1:2', 40_000],
    ['refund', 'MercadoPagos:1:15000', -15_000],
  ]);
});

test('a refund stated by an operator and later reported by the provider is booked once', () => {
  const stated = payment({ statedRefundedCents: 5000 });
  expect(kindsAndCents(stated, { ...stated, reportedRefundedCents: 5000 })).toEqual([]);
});

const amount = fc.integer({ min: 0, max: 100 });
const amounts = fc
  .record({
    reportedRefundedCents: amount,
    reportedChargedBackCents: amount,
    statedRefundedCents: amount,
    statedChargedBackCents: amount,
  })
  .map((fields) => payment({ ...fields, paidCents: 100 }));

test('entries have unique keys, add up to the change, and never make the held amount negative', () => {
  fc.assert(
    fc.property(fc.option(amounts, { nil: undefined }), amounts, (before, later) => {
      // Refunds only grow.
      const refunded = before ? toReceivedPayment(before).refundedCents : 0;
      const after = { ...later, statedRefundedCents: Math.max(later.statedRefundedCents, refunded) };
      const entries = entriesFor(before, countChargebacks(before, after));
      let held = before ? netAmount(toReceivedPayment(before)) : 0;
      for (const { cents, received } of entries) {
        held += cents;
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBe(netAmount(received));
      }
      expect(held).toBe(netAmount(toReceivedPayment(after)));
      expect(new Set(entries.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(entries.length);
    }),
  );
});
