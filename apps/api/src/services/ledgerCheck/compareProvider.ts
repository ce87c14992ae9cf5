import type { ChannelName } from '@laundry/api-contract';
import type { PaymentFacts, Provider } from '../../providers/provider.ts';
import { openDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import { knownPayment, paymentsBookedBetween } from '../../queries/ledgerCheck/ledgerCheck.ts';
import type { BookedPayment, Fault } from '../../queries/ledgerCheck/ledgerCheck.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { daysUntil, montevideoDay } from '../../clock.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../logging.ts';
import { recordFaults } from './recordFaults.ts';
import { netOf } from '../../payments/allocation.ts';
import { applyPaymentFacts } from '../payments/applyPaymentFacts.ts';

const DAY_MS = 86_400_000;
/** Payments that a provider without a list is asked about in one check, one after the other; the newest. */
const MAX_QUERIED = 2000;

/** What of the providers is looked at. */
export interface CheckedSpan {
  /** How many days back, beside today. */
  readonly days: number;
  /** A provider's list, or a notification that is on its way, may be behind by so much. */
  readonly graceMs: number;
}

/** How many payments of a day there are, and what is left of them, in cents. */
interface Sum {
  readonly payments: number;
  readonly cents: number;
}

/**
 * One Montevideo day of a channel: what its provider says it holds, and what the ledger has by the provider's
 * word.
 */
export interface DayComparison {
  readonly channel: ChannelName;
  readonly day: string;
  readonly provider: Sum;
  readonly ledger: Sum;
}

type ListedPayment = PaymentFacts & { readonly paymentId: string };

/** A payment on both sides: undefined where one of them does not have it. */
interface Pair {
  readonly day: string;
  readonly key: string;
  readonly theirs: number | undefined;
  readonly ours: number | undefined;
  readonly fault?: { readonly kind: 'provider-differs' | 'unknown-payment'; readonly fault: Fault };
}

/** What is left of a payment according to its provider, without what operators entered. */
const netOfPayment = (payment: ProviderPayment) =>
  netOf({
    paidCents: payment.paid_cents,
    refundedCents: payment.refunded_cents,
    chargedBackCents: payment.charged_back_cents,
  });

const netOfFacts = ({ amountCents, refundedCents = 0, chargedBackCents = 0 }: PaymentFacts) =>
  netOf({ paidCents: amountCents, refundedCents, chargedBackCents });

const isPaid = (facts: PaymentFacts): facts is ListedPayment =>
  facts.outcome === 'approved' && facts.paymentId !== undefined;

/**
 * Applies a provider's word about one of its payments, and says where the ledger does not agree afterwards. A
 * change that no notification told in time is a discrepancy too, although the money has followed it by now.
 */
async function comparePayment(
  dependencies: Dependencies,
  channel: ChannelName,
  { day, ...facts }: ListedPayment & { readonly day: string },
  graceMs: number,
  log: Log,
): Promise<Pair> {
  const { db, clock } = dependencies;
  const { paymentId, currency = null, changedAt } = facts;
  const key = `${channel}:${paymentId}`;
  const before = await knownPayment(db, channel, paymentId);
  const isOurs = await applyPaymentFacts(dependencies, channel, facts, 'status-query', log);
  const known = await knownPayment(db, channel, paymentId);
  const theirs = netOfFacts(facts);
  const ours = known && netOfPayment(known);
  // The ledger heard of a newer change while the list was read.
  if (changedAt && known?.changed_at && known.changed_at > changedAt) return { day, key, theirs: ours, ours };
  const transactionId = known?.transaction_id ?? null;
  if (theirs !== (ours ?? 0)) {
    const detail = `the provider holds ${theirs} cents, the ledger has ${ours ?? 0}`;
    const fault = { key, transactionId, currency, amountCents: theirs - (ours ?? 0), detail };
    return {
      day,
      key,
      theirs,
      ours,
      fault: { kind: isOurs || known ? 'provider-differs' : 'unknown-payment', fault },
    };
  }
  const had = before ? netOfPayment(before) : 0;
  const at = clock();
  const isLate = changedAt === undefined || changedAt.getTime() < at.getTime() - graceMs;
  if (had !== theirs && isLate)
    await openDiscrepancy(db, {
      kind: 'missed-change',
      key: `${key}:${changedAt?.toISOString() ?? theirs}`,
      transactionId: transactionId ?? undefined,
      channel,
      amountCents: theirs - had,
      currency: currency ?? undefined,
      detail: `the ledger had ${had} cents of it, the provider ${theirs}: the ledger followed`,
      at,
    });
  return { day, key, theirs, ours };
}

/**
 * What a provider lists of some days, nothing where it has no list: by the day on which each payment was
 * made, those that only changed by the day of that.
 */
async function listPayments(
  provider: Provider,
  days: readonly string[],
): Promise<(ListedPayment & { readonly day: string })[]> {
  const byId = new Map<string, ListedPayment & { readonly day: string }>();
  for (const by of ['created', 'changed'] as const)
    for (const day of days)
      for (const facts of ((await provider.listPayments?.(day, by)) ?? []).filter(isPaid))
        byId.set(facts.paymentId, { ...facts, day: byId.get(facts.paymentId)?.day ?? day });
  return [...byId.values()];
}

/**
 * What a provider says of a payment that the ledger has, asked about it alone; undefined where it says
 * nothing of it.
 */
async function queryBooked(provider: Provider, booked: BookedPayment): Promise<ListedPayment | undefined> {
  const { transaction_id: id, payment_key: paymentId, number, ordered_cents, ordered_currency } = booked;
  const payment = {
    id,
    number,
    amountCents: ordered_cents,
    currency: ordered_currency,
    wasPaid: true,
  };
  const known = (await provider.queryStatus?.(payment)) ?? [];
  return known
    .map((facts) => ({ ...facts, paymentId: facts.paymentId ?? id }))
    .find((facts) => facts.paymentId === paymentId && facts.outcome === 'approved');
}

const sumOf = (amounts: readonly (number | undefined)[]): Sum => {
  const known = amounts.filter((cents) => cents !== undefined);
  return { payments: known.length, cents: known.reduce((sum, cents) => sum + cents, 0) };
};

/**
 * Compares what a provider says of each of the last days with what was booked of it: by its list where it has
 * one, else by asking about each payment that the ledger has. Its word is applied first.
 *
 * @returns a row for each day
 */
export async function compareProvider(
  dependencies: Dependencies,
  channel: ChannelName,
  { days, graceMs }: CheckedSpan,
  log: Log,
): Promise<DayComparison[]> {
  const { db, providers, clock } = dependencies;
  const provider = providers[channel];
  const now = clock();
  const checkedDays = daysUntil(now, days);
  const listed = await listPayments(provider, checkedDays);
  const pairs: Pair[] = [];
  for (const facts of listed) pairs.push(await comparePayment(dependencies, channel, facts, graceMs, log));

  const from = new Date(now.getTime() - days * DAY_MS);
  const until = new Date(now.getTime() - graceMs);
  const all = await paymentsBookedBetween(db, channel, from, until);
  const listedIds = new Set(listed.map(({ paymentId }) => paymentId));
  // A payment whose notification came late was made and changed before these days: its provider lists it
  // there.
  const unlisted = all.filter(({ payment_key }) => !listedIds.has(payment_key));
  if (unlisted.length > MAX_QUERIED)
    log.warn({ channel, left: unlisted.length - MAX_QUERIED }, 'more payments than are asked about');
  const missing: Fault[] = [];
  for (const booked of unlisted.slice(0, MAX_QUERIED)) {
    const { payment_key, transaction_id: transactionId, currency, paid_cents: paidCents } = booked;
    const [key, day] = [`${channel}:${payment_key}`, montevideoDay(booked.at)];
    const facts = await queryBooked(provider, booked);
    if (facts) {
      pairs.push(await comparePayment(dependencies, channel, { ...facts, day }, graceMs, log));
      continue;
    }
    pairs.push({ day, key, theirs: undefined, ours: paidCents });
    const detail = `the ledger has ${paidCents} cents that the provider does not know`;
    missing.push({ key, transactionId, currency, amountCents: paidCents, detail });
  }
  const checkedKeys = pairs.map(({ key }) => key);
  const faultsOf = (wanted: 'provider-differs' | 'unknown-payment') =>
    pairs.flatMap(({ fault }) => (fault?.kind === wanted ? [fault.fault] : []));
  await recordFaults(
    dependencies,
    channel,
    {
      'provider-differs': faultsOf('provider-differs'),
      'unknown-payment': faultsOf('unknown-payment'),
      'not-at-provider': missing,
    },
    checkedKeys,
  );
  return checkedDays.map((day) => {
    const ofDay = pairs.filter((pair) => pair.day === day);
    return {
      channel,
      day,
      provider: sumOf(ofDay.map(({ theirs }) => theirs)),
      ledger: sumOf(ofDay.map(({ ours }) => ours)),
    };
  });
}
