import { server } from '@laundry/strings';
import type { PaymentState, StateSource } from '../payments/transitions.ts';
import type { ChannelName } from '../providers/channels.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { isUniqueViolation } from '../database/failures.ts';
import { changeStateIn } from '../queries/changeState.ts';
import type { ChangedState } from '../queries/changeState.ts';
import { isFrozen, openDiscrepancy } from '../queries/discrepancies.ts';
import type { DiscrepancyKind } from '../queries/discrepancies.ts';
import { findPayment } from '../queries/payments.ts';
import type { Payment, PaymentName } from '../queries/payments.ts';
import { sha256 } from '../secrets.ts';
import { isUuid } from '../uuid.ts';
import type { Dependencies, Log } from './dependencies.ts';
import { checkSignedText } from './signedText.ts';

/** Why a payment is denied or expired, as the payer reads it. */
const DEFAULT_REASON: Readonly<Partial<Record<PaymentFacts['outcome'], string>>> = {
  denied: server.payment.denied,
  expired: server.payment.expired,
};

const isLegalName = (name: PaymentName) =>
  'id' in name ? isUuid(name.id) : Number.isSafeInteger(name.number);

const isReturned = ({ amountCents, refundedCents = 0, chargedBackCents = 0 }: PaymentFacts) =>
  refundedCents + chargedBackCents >= amountCents;

const stateOf = (facts: PaymentFacts): PaymentState =>
  facts.outcome === 'approved' && isReturned(facts) ? 'refunded' : facts.outcome;

/** The payer paid twice: one payment is credited, the other one is a person's business to give back. */
const isSecondPayment = (facts: PaymentFacts, { changed, state, providerPaymentId }: ChangedState) =>
  stateOf(facts) === 'approved' &&
  !changed &&
  state === 'approved' &&
  facts.paymentId !== undefined &&
  providerPaymentId !== facts.paymentId;

/** What keeps these facts from moving money, with its key and what an operator reads of it. */
function disagreementOf(
  payment: Payment,
  facts: PaymentFacts,
): { kind: DiscrepancyKind; key: string; detail: string } | undefined {
  const { amountCents, currency = payment.currency, contradiction } = facts;
  const name = facts.paymentId ?? payment.id;
  if (contradiction !== undefined)
    return { kind: 'contradiction', key: `${payment.id}:${sha256(contradiction)}`, detail: contradiction };
  if (currency !== payment.currency)
    return {
      kind: 'currency-differs',
      key: `${payment.channel}:${name}`,
      detail: `ordered in ${payment.currency}, told in ${currency}`,
    };
  if (amountCents !== payment.amount_cents)
    return {
      kind: 'amount-differs',
      key: `${payment.channel}:${name}:${amountCents}`,
      detail: `ordered ${payment.amount_cents} cents, told ${amountCents}`,
    };
  return undefined;
}

/**
 * Applies what a provider says of a payment. Amount and currency must be ours and nothing may contradict, else nothing moves
 * and a discrepancy is opened; what is already so, or is no longer possible, changes nothing.
 *
 * @returns false for a payment that we do not know
 */
export async function settle(
  dependencies: Dependencies,
  channel: ChannelName,
  told: PaymentFacts,
  source: StateSource,
  log: Log,
): Promise<boolean> {
  const { db, settings, clock } = dependencies;
  const payment = isLegalName(told.name) ? await findPayment(db, channel, told.name) : undefined;
  if (!payment) return false;
  const at = clock();
  const facts = await checkSignedText(db, payment, told, at);
  const to = stateOf(facts);
  const fields = { transaction: payment.id, channel, outcome: facts.outcome, source };
  const about = { transactionId: payment.id, channel, amountCents: facts.amountCents, at };
  const open = async (kind: DiscrepancyKind, key: string, detail: string) => {
    await openDiscrepancy(db, { ...about, kind, key, detail, currency: facts.currency ?? payment.currency });
    log.error({ ...fields, kind, detail }, 'discrepancy');
  };
  const disagreement = disagreementOf(payment, facts);
  if (disagreement) {
    await open(disagreement.kind, disagreement.key, disagreement.detail);
    return true;
  }
  const moves = facts.outcome === 'approved';
  const change = {
    to,
    source,
    at,
    errorMessage: facts.reason ?? DEFAULT_REASON[facts.outcome],
    providerPaymentId: moves ? facts.paymentId : undefined,
    nextCheckAt: new Date(at.getTime() + settings.RECONCILE_AFTER_MS),
  };
  try {
    const result = await db.transaction().execute(async (transaction) => {
      // Locked by the change of state; a contradiction that commits in between concerns money that was moved before it.
      if (await isFrozen(transaction, payment.id)) return undefined;
      return changeStateIn(transaction, payment.id, change);
    });
    if (result && isSecondPayment(facts, result))
      await open('paid-twice', `${channel}:${facts.paymentId}`, 'paid twice: a payment was not credited');
    else log.info({ ...fields, changed: result?.changed, state: result?.state }, 'payment settled');
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const key = `${channel}:${facts.paymentId}:${payment.id}`;
    await open('paid-for-another', key, 'the provider payment was credited to another transaction');
  }
  return true;
}

const DECIDING: readonly PaymentFacts['outcome'][] = ['pending', 'denied', 'expired'];

/**
 * Applies all that a provider knows of a payment: every payment that took money, else the one attempt that decides.
 *
 * @returns whether the provider still waits for the payer
 */
export async function settleAll(
  dependencies: Dependencies,
  channel: ChannelName,
  known: readonly PaymentFacts[],
  source: StateSource,
  log: Log,
): Promise<boolean> {
  const paid = known.filter(({ outcome, contradiction }) => outcome === 'approved' || contradiction);
  const others = DECIDING.flatMap((outcome) => known.filter((facts) => facts.outcome === outcome));
  for (const facts of paid.length > 0 ? paid : others.slice(0, 1))
    await settle(dependencies, channel, facts, source, log);
  return paid.length === 0 && (others[0] === undefined || others[0].outcome === 'pending');
}
