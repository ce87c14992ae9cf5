import { toPesos } from '@laundry/strings/format';
import * as v from 'valibot';
import type { Executor } from '../../database/connect.ts';
import { Failure, requireFound } from '../../shared/failure.ts';
import { toReceivedPayment } from '../../payments/entries.ts';
import {
  findDiscrepancy,
  isFrozen,
  resolveDiscrepancy,
  listDiscrepancies,
} from '../../queries/ledgerCheck/discrepancies.ts';
import { sumHeldAndSuspense, listActions, recordAction } from '../../queries/payments/ledger.ts';
import { findPaymentId, lockPayment, paymentStatus } from '../../queries/payments/payments.ts';
import { listProviderPayments } from '../../queries/payments/providerPayments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { CoreDependencies } from '../dependencies.ts';
import { bookPaymentChange, releaseSuspense } from '../payments/bookPaymentChange.ts';
import type { Booking } from '../payments/bookPaymentChange.ts';
import { amount, command, manualAction, refusal, requireNamed, shortText } from './command.ts';

/** The id of the payment with an id or a reference. @throws Failure ex_not_found */
export const requirePaymentId = async (db: Executor, idOrReference: string): Promise<string> =>
  requireNamed(await findPaymentId(db, idOrReference), `payment ${idOrReference}`);

type Work = (booking: Booking) => Promise<unknown>;

/** Runs with a transaction's row locked. @throws Failure ex_not_found for an unknown one */
function withPayment({ db, settings, clock }: CoreDependencies, id: string, work: Work): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const payment = requireFound(await lockPayment(transaction, id));
    await work({ db: transaction, payment, source: 'operator', at: clock(), settings });
  });
}

/** @throws Failure where the transaction has no such payment, or several and none is named */
function pickPayment(payments: readonly ProviderPayment[], paymentId: string | undefined): ProviderPayment {
  const [payment, another] = payments.filter(
    ({ paymentKey }) => paymentId === undefined || paymentKey === paymentId,
  );
  if (!payment) throw refusal('its provider has told of no such payment');
  if (another) throw refusal('it was paid several times: --payment has to name one of them');
  return payment;
}

const tooMuch = () => refusal('the amount is none, or more than there is');

/** How an operator's entry changes a payment. @throws Failure for more than was paid */
const MANUAL_CHANGES: Readonly<
  Record<'refund' | 'chargeback', (payment: ProviderPayment, cents: number) => ProviderPayment>
> = {
  refund: (payment, cents) => {
    const { paidCents, refundedCents, chargedBackCents } = toReceivedPayment(payment);
    if (cents <= 0 || refundedCents + chargedBackCents + cents > paidCents) throw tooMuch();
    return { ...payment, statedRefundedCents: refundedCents + cents };
  },
  chargeback: (payment, cents) => {
    const { paidCents, refundedCents } = toReceivedPayment(payment);
    if (cents < 0 || refundedCents + cents > paidCents) throw tooMuch();
    return { ...payment, statedChargedBackCents: cents };
  },
};

/**
 * Records a refund or a chargeback (0: the chargeback was won) that the provider's protocol cannot report.
 * The card or the order changes accordingly, unless the payment is frozen. `paymentId` is the provider's,
 * where the transaction has several payments.
 */
const manualChange = (action: 'refund' | 'chargeback') =>
  command(
    v.object({ ...manualAction, payment: shortText, amount, paymentId: v.optional(shortText) }),
    async (deps, { payment: named, amount: amountCents, paymentId, ...by }) => {
      const id = await requirePaymentId(deps.db, named);
      await withPayment(deps, id, async (booking) => {
        const { db, payment, at } = booking;
        const before = pickPayment(await listProviderPayments(db, id), paymentId);
        const done = { provider_payment_id: before.id, amount_cents: amountCents };
        if (!(await recordAction(db, { ...by, ...done, transaction_id: payment.id, action, at }))) return;
        await bookPaymentChange(booking, before, MANUAL_CHANGES[action](before, amountCents));
      });
      return moneyInPesos(deps, id);
    },
  );

const pesosOrNull = (cents: number | null) => (cents === null ? null : toPesos(cents));

/** A transaction's payments at the provider, where its money is, and the manual actions. @throws Failure */
async function moneyInPesos({ db }: CoreDependencies, id: string) {
  const { currency: ordered } = requireFound(await paymentStatus(db, id));
  const payments = await listProviderPayments(db, id);
  const { held, suspense } = await sumHeldAndSuspense(db, id, ordered);
  const others: { readonly currency: number; readonly suspense: number }[] = [];
  for (const currency of new Set(payments.map((payment) => payment.currency)))
    if (currency !== ordered)
      others.push({ currency, suspense: toPesos((await sumHeldAndSuspense(db, id, currency)).suspense) });
  const actions = await listActions(db, id);
  return {
    held: toPesos(held),
    suspense: toPesos(suspense),
    /** What waits in other currencies than the order's. */
    others,
    payments: payments.map((payment) => {
      const { currency, paidCents, refundedCents, chargedBackCents } = toReceivedPayment(payment);
      return {
        id: payment.paymentKey,
        currency,
        paid: toPesos(paidCents),
        refunded: toPesos(refundedCents),
        charged_back: toPesos(chargedBackCents),
      };
    }),
    actions: actions.map(({ amount_cents: cents, ...action }) => ({ ...action, amount: pesosOrNull(cents) })),
  };
}

/** Commands that show and move the money of payments, and resolve discrepancies. */
export const PAYMENT_COMMANDS = {
  money: command(v.object({ payment: shortText }), async (deps, { payment }) =>
    moneyInPesos(deps, await requirePaymentId(deps.db, payment)),
  ),
  refund: manualChange('refund'),
  chargeback: manualChange('chargeback'),
  /** Credits money from suspense to the card or the order, even where the payment is frozen. */
  credit: command(
    v.object({ ...manualAction, payment: shortText, amount }),
    async (deps, { payment: named, amount: amountCents, ...by }) => {
      const id = await requirePaymentId(deps.db, named);
      await withPayment(deps, id, async (booking) => {
        const { db, payment, at } = booking;
        const { suspense } = await sumHeldAndSuspense(db, id, payment.currency);
        const done = { transaction_id: payment.id, amount_cents: amountCents };
        if (!(await recordAction(db, { ...by, ...done, action: 'credit', at }))) return;
        if (amountCents <= 0 || amountCents > suspense) throw tooMuch();
        await releaseSuspense(booking, { key: by.id, creditedCents: amountCents });
      });
      return moneyInPesos(deps, id);
    },
  ),
  discrepancies: command(v.object({ state: v.picklist(['open', 'resolved']) }), async ({ db }, { state }) => {
    const rows = await listDiscrepancies(db, state);
    return rows.map(({ amount_cents: cents, ...row }) => ({ ...row, amount: pesosOrNull(cents) }));
  }),
  /** Resolves a discrepancy. Once no discrepancy freezes a payment, its money is allocated by the rule. */
  resolve: command(
    v.object({ ...manualAction, discrepancy: shortText }),
    async (deps, { discrepancy: id, ...by }) => {
      const found = isUuid(id) ? await findDiscrepancy(deps.db, id) : undefined;
      const discrepancy = requireNamed(found, `discrepancy ${id}`);
      const { transaction_id: transactionId } = discrepancy;
      const resolve = async (db: Executor, at: Date) => {
        if (!(await resolveDiscrepancy(db, id, { ...by, at }))) return;
        const done = { transaction_id: transactionId, discrepancy_id: id };
        const action = { ...by, ...done, action: 'resolve', at } as const;
        // The discrepancy was opened again since, and the action's id is that of its earlier resolution.
        if (!(await recordAction(db, action))) throw new Failure('ex_idempotency_conflict');
      };
      if (transactionId === null)
        await deps.db.transaction().execute((transaction) => resolve(transaction, deps.clock()));
      else
        await withPayment(deps, transactionId, async (booking) => {
          const wasFrozen = await isFrozen(booking.db, transactionId);
          await resolve(booking.db, booking.at);
          if (wasFrozen) await releaseSuspense(booking, { key: by.id });
        });
      return {};
    },
  ),
} as const;
