import { memory, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, waitFor } from '@testing-library/react';
import { EMPTY_PAYER, NO_PAYER } from '@laundry/payment-channels/client';
import { loadCheckout, saveCheckout } from '../../storage/checkout.ts';
import { creditAttempt, purchaseAttempt } from '../../storage/attempts.ts';
import { renderSiteHook } from '../../../test/renderSiteHook.tsx';
import { usePaymentResult } from './usePaymentResult.ts';
import type { PaymentResultState } from './usePaymentResult.ts';

const ID = '7a8b9fb2-eb79-466a-85d6-628737e9bc94';
const status = (body: unknown, rest: Partial<FakeAnswer> = {}): FakeAnswer => ({
  path: `/api/v1/transaction/status/${ID}`,
  body,
  ...rest,
});
const SUBMISSION = { key: '00000000-0000-4000-8000-000000000001', payload: '{}' };
const PURCHASE = { itemId: 'bag', quantity: 1, channel: 'MercadoPagos' as const, ...NO_PAYER };
const ATTEMPT = { card: '12345678', channel: 'Bancard' as const, values: { ...EMPTY_PAYER, amount: 400 } };

/** Runs the hook of a payment's result page. */
function page(answers: readonly FakeAnswer[], session = memory(), id = ID) {
  const rendered = renderSiteHook(() => usePaymentResult(id), answers, { session });
  const state = () => rendered.result.current.state;
  const step = (expected: PaymentResultState['step']) => waitFor(() => expect(state().step).toBe(expected));
  return { ...rendered, state, step };
}

function ownSession(card = ATTEMPT.card) {
  const session = memory();
  saveCheckout(session, { transactionId: ID, channel: 'Bancard', card: '12345678', amount: 400 });
  creditAttempt.save(session, { ...ATTEMPT, card, submission: SUBMISSION });
  return session;
}

describe('the result of a payment', () => {
  it('is an approval, whoever gave it', async () => {
    const { step } = page([status({ authorizationResult: 'AUTHORIZED_BY_SOMEBODY' })]);
    await step('approved');
  });

  it.each([
    ['an answer without authorizationResult', status({ errorMessage: null })],
    ['a page of HTML', status('<h1>Oops</h1>', { status: 500 })],
  ])('is unknown after %s, and can be requested again', async (_, answer) => {
    const { result, state, step } = page([answer, status({ authorizationResult: 'APPROVED' })]);
    await step('unknown');
    act(() => result.current.askAgain());
    expect(state()).toEqual({ step: 'unknown', asking: true });
    await step('approved');
  });

  it.each([400, 404, 422])('is missing if the server answers %i', async (code) => {
    const { step } = page([{ ...status({}), ...refusal(code, 'ex', 'M') }]);
    await step('missing');
  });

  it('is requested with growing pauses while it is pending', async () => {
    const pending = status({ authorizationResult: 'PENDING' });
    const { step, waited } = page([
      ...Array.from({ length: 13 }, () => pending),
      status({ authorizationResult: 'APPROVED' }),
    ]);
    await step('approved');
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 15, 15];
    expect(waited).toEqual(seconds.map((each) => each * 1000));
  });
});

describe('the session', () => {
  it.each([ATTEMPT.card, '20000002'])('forgets its own paid attempt only: %s', async (card) => {
    const { step, session } = page([status({ authorizationResult: 'APPROVED' })], ownSession(card));
    await step('approved');
    expect(creditAttempt.load(session)?.card).toBe(card === ATTEMPT.card ? undefined : card);
    expect(loadCheckout(session)).toBeUndefined();
  });

  it('keeps the choices of a denied payment, but not its idempotency key', async () => {
    const { step, session } = page([status({ authorizationResult: 'DENIED' })], ownSession());
    await step('denied');
    expect(creditAttempt.load(session)).toEqual(ATTEMPT);
  });

  it('treats a purchase alike, even if the response does not say that it is one', async () => {
    const session = memory();
    saveCheckout(session, { transactionId: ID, channel: 'MercadoPagos', itemId: 'bag', amount: 490 });
    purchaseAttempt.save(session, { ...PURCHASE, submission: SUBMISSION });
    creditAttempt.save(session, ATTEMPT);
    const denied = page([status({ authorizationResult: 'DENIED' })], session);
    await denied.step('denied');
    expect(denied.state()).toMatchObject({ status: { uid: null } });
    expect(purchaseAttempt.load(session)).toEqual(PURCHASE);

    saveCheckout(session, { transactionId: ID, channel: 'MercadoPagos', itemId: 'bag', amount: 490 });
    const approved = page([status({ authorizationResult: 'APPROVED' })], session);
    await approved.step('approved');
    expect(purchaseAttempt.load(session)).toBeUndefined();
    expect(creditAttempt.load(session)).toEqual(ATTEMPT);
  });

  it("is not changed by somebody else's payment", async () => {
    const other = ID.replace('7', '8');
    const session = ownSession();
    const path = `/api/v1/transaction/status/${other}`;
    const { step } = page([status({ authorizationResult: 'APPROVED' }, { path })], session, other);
    await step('approved');
    expect(creditAttempt.load(session)).toEqual({ ...ATTEMPT, submission: SUBMISSION });
  });
});
