import type { ChannelName } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import { enabledChannels } from '@laundry/payment-channels/server';
import type { PaymentFacts, Provider } from '@laundry/payment-channels/server';
import { openDiscrepancies, recordCheck } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import { paymentsBookedBetween } from '../../queries/ledgerCheck/ledgerCheck.ts';
import type { BookedPayment } from '../../queries/ledgerCheck/ledgerCheck.ts';
import { findProviderPayment } from '../../queries/payments/providerPayments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { DAY_MS, daysUntil } from '../../shared/clock.ts';
import type { Dependencies } from '../dependencies.ts';
import { netAmount } from '../../payments/allocation.ts';
import { applyPaymentFacts, findNamedPayment } from '../payments/applyPaymentFacts.ts';
import { channelsOfAccount } from '../payments/pollProvider.ts';

/** Why a check resolves a discrepancy. */
export const FOUND_NOTHING = 'a later check found nothing';
/** The kinds that a comparison finds, and resolves. */
const COMPARED = ['provider-differs', 'unknown-payment', 'not-at-provider'] as const;

/** How many payments are queried one by one in a check, newest first, where a provider has no list. */
const MAX_QUERIED = 2000;

export interface CheckedSpan {
  /** The number of days before today. */
  readonly days: number;
  /** How far a provider's list or a notification may be delayed. */
  readonly graceMs: number;
}

type ListedPayment = PaymentFacts & { readonly paymentId: string };
type DatedPayment = ListedPayment & { readonly day: string };

/** A payment's net amounts at the provider and in the ledger; undefined where one lacks it. */
interface ComparedPayment {
  readonly day: string;
  readonly key: string;
  readonly providerCents: number | undefined;
  readonly ledgerCents: number | undefined;
  readonly fault?: Pick<NewDiscrepancy, 'kind' | 'transactionId' | 'currency' | 'amountCents' | 'detail'>;
}

/** A payment's net amount by the provider, without refunds and chargebacks that operators entered. */
const netOfPayment = ({ paidCents, reportedRefundedCents, reportedChargedBackCents }: ProviderPayment) =>
  netAmount({ paidCents, refundedCents: reportedRefundedCents, chargedBackCents: reportedChargedBackCents });

const netOfFacts = ({ amountCents, refundedCents = 0, chargedBackCents = 0 }: PaymentFacts) =>
  netAmount({ paidCents: amountCents, refundedCents, chargedBackCents });

const isPaid = (facts: PaymentFacts): facts is ListedPayment =>
  facts.outcome === 'approved' && facts.paymentId !== undefined;

/**
 * Applies a provider's report of a payment, and compares it with the ledger afterwards. A change without a
 * notification in time is a discrepancy too, although the ledger has it by now.
 */
async function comparePayment(
  dependencies: Dependencies,
  channel: ChannelName,
  { day, ...facts }: DatedPayment,
  graceMs: number,
): Promise<ComparedPayment> {
  const { db, clock } = dependencies;
  const { paymentId, currency, changedAt } = facts;
  const key = `${channel}:${paymentId}`;
  const before = await findProviderPayment(db, channel, paymentId);
  const isOurs = await applyPaymentFacts(dependencies, channel, facts, 'status-query');
  const known = await findProviderPayment(db, channel, paymentId);
  const providerCents = netOfFacts(facts);
  const ledgerCents = known && netOfPayment(known);
  // A notification of a newer change has arrived while the list was read.
  if (changedAt && known?.changedAt && known.changedAt > changedAt)
    return { day, key, providerCents: ledgerCents, ledgerCents };
  const transactionId = known?.transactionId;
  if (providerCents !== (ledgerCents ?? 0)) {
    const kind = isOurs || known ? 'provider-differs' : 'unknown-payment';
    const detail = `the provider holds ${providerCents} cents, the ledger has ${ledgerCents ?? 0}`;
    const amountCents = providerCents - (ledgerCents ?? 0);
    const fault = { kind, transactionId, currency, amountCents, detail } as const;
    return { day, key, providerCents, ledgerCents, fault };
  }
  const centsBefore = before ? netOfPayment(before) : 0;
  const at = clock();
  const isLate = changedAt === undefined || changedAt.getTime() < at.getTime() - graceMs;
  if (centsBefore !== providerCents && isLate)
    await openDiscrepancies(db, [
      {
        kind: 'missed-change',
        key: `${key}:${changedAt?.toISOString() ?? providerCents}`,
        transactionId,
        channel,
        amountCents: providerCents - centsBefore,
        currency,
        detail: `the ledger had ${centsBefore} cents of it, the provider ${providerCents}: the ledger followed`,
        at,
      },
    ]);
  return { day, key, providerCents, ledgerCents };
}

/**
 * The payments that a provider lists for some days; none where it has no list. Each has the day on which it
 * was created, or that of its change where it was created before these days.
 */
async function listPayments(provider: Provider, days: readonly string[]): Promise<DatedPayment[]> {
  const byId = new Map<string, DatedPayment>();
  for (const by of ['created', 'changed'] as const)
    for (const day of days)
      for (const facts of ((await provider.listPayments?.(day, by)) ?? []).filter(isPaid))
        byId.set(facts.paymentId, { ...facts, day: byId.get(facts.paymentId)?.day ?? day });
  return [...byId.values()];
}

/**
 * Leaves out the payments of other channels that share the account: they are compared with their own channel.
 * Payments of none of these channels are reported once, by the first.
 */
async function withoutOthers(
  dependencies: Dependencies,
  channel: ChannelName,
  listed: readonly DatedPayment[],
): Promise<readonly DatedPayment[]> {
  const sharing = channelsOfAccount(dependencies, channel);
  if (sharing.length === 1) return listed;
  const [first] = enabledChannels(dependencies.settings).filter((name) => sharing.includes(name));
  const own: DatedPayment[] = [];
  for (const facts of listed) {
    let owner = first;
    for (const candidate of sharing)
      if (await findNamedPayment(dependencies.db, candidate, facts.name)) owner = candidate;
    if (owner === channel) own.push(facts);
  }
  return own;
}

/** Queries the provider for a single payment of the ledger; undefined where it does not know the payment. */
async function queryBooked(provider: Provider, booked: BookedPayment): Promise<ListedPayment | undefined> {
  const { transactionId: id, paymentKey: paymentId, shopProcessId, orderedCents } = booked;
  const payment = { id, shopProcessId, amountCents: orderedCents, wasPaid: true };
  const known = (await provider.queryStatus?.(payment)) ?? [];
  return known
    .map((facts) => ({ ...facts, paymentId: facts.paymentId ?? id }))
    .find((facts) => facts.paymentId === paymentId && facts.outcome === 'approved');
}

/** The number of payments, and their amounts in cents without refunds and chargebacks. */
const sumKnown = (amounts: readonly (number | undefined)[]) => {
  const known = amounts.filter((cents) => cents !== undefined);
  return { payments: known.length, cents: known.reduce((sum, cents) => sum + cents, 0) };
};

/**
 * Compares each of the last days at a provider with the ledger: by the provider's list where it has one, else
 * by a query for each payment in the ledger. The provider's reports are applied first.
 *
 * @returns each Montevideo day with the provider's sums, and the ledger's sums of the provider's reports
 */
export async function compareProvider(
  dependencies: Dependencies,
  channel: ChannelName,
  { days, graceMs }: CheckedSpan,
) {
  const { db, providers, clock, log } = dependencies;
  const provider = providers[channel];
  const now = clock();
  const checkedDays = daysUntil(now, days);
  const listed = await withoutOthers(dependencies, channel, await listPayments(provider, checkedDays));
  const compared: ComparedPayment[] = [];
  for (const facts of listed) compared.push(await comparePayment(dependencies, channel, facts, graceMs));

  const from = montevideoDay(new Date(now.getTime() - days * DAY_MS));
  const until = new Date(now.getTime() - graceMs);
  const all = await paymentsBookedBetween(db, channel, from, until);
  const listedIds = new Set(listed.map(({ paymentId }) => paymentId));
  // A payment with a late notification may have been created before these days, so it is not in the lists.
  const unlisted = all.filter(({ paymentKey }) => !listedIds.has(paymentKey));
  if (unlisted.length > MAX_QUERIED)
    log.warn({ channel, left: unlisted.length - MAX_QUERIED }, 'more payments than are asked about');
  for (const booked of unlisted.slice(0, MAX_QUERIED)) {
    const { paymentKey, transactionId, currency, paidCents } = booked;
    const [key, day] = [`${channel}:${paymentKey}`, montevideoDay(booked.at)];
    const facts = await queryBooked(provider, booked);
    if (facts) {
      compared.push(await comparePayment(dependencies, channel, { ...facts, day }, graceMs));
      continue;
    }
    const detail = `the ledger has ${paidCents} cents that the provider does not know`;
    const fault = {
      kind: 'not-at-provider',
      transactionId,
      currency,
      amountCents: paidCents,
      detail,
    } as const;
    compared.push({ day, key, providerCents: undefined, ledgerCents: paidCents, fault });
  }
  const at = clock();
  const found = compared.flatMap(({ key, fault }) => (fault ? [{ ...fault, key, channel, at }] : []));
  const checked = { kinds: COMPARED, keys: compared.map(({ key }) => key) };
  await recordCheck(db, checked, found, FOUND_NOTHING, at);
  return checkedDays.map((day) => {
    const ofDay = compared.filter((payment) => payment.day === day);
    return {
      channel,
      day,
      provider: sumKnown(ofDay.map(({ providerCents }) => providerCents)),
      ledger: sumKnown(ofDay.map(({ ledgerCents }) => ledgerCents)),
    };
  });
}
