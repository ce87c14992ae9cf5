import { randomUUID } from 'node:crypto';
import { shortUuid } from '@laundry/strings/format';
import { approval as bancardApproval, bancardTokens } from '@laundry/payment-channels/testing/bancard';
import { webhookSignature } from '@laundry/payment-channels/testing/mercadopago';
import { approval as pagosWebApproval, resultToken } from '@laundry/payment-channels/testing/pagosweb';
import type { ChannelName } from '@laundry/api-contract';
import type { PaymentFacts } from '@laundry/payment-channels/server';
import { applyPaymentFacts } from '../../src/services/payments/applyPaymentFacts.ts';
import type { FakePayment } from '../support/fakeProviders.ts';
import type { TestApp } from '../support/testApp.ts';

const TS = '1742505638683';

interface WebhookOptions {
  readonly channel?: 'mercadopago' | 'redpagos';
  readonly secret?: string;
  readonly body?: object;
  readonly topic?: string;
}

/**
 * Sends MercadoPago's webhook (or RedPagos', same protocol) about a payment id, signed unless told otherwise,
 * and resolves with the answer, while the payment is being looked up.
 */
export function answerOfWebhook(
  app: TestApp,
  paymentId: number | string,
  { channel = 'mercadopago', secret, body, topic = 'payment' }: WebhookOptions = {},
) {
  const requestId = randomUUID();
  const { MERCADOPAGO_WEBHOOK_SECRET: ofPro, REDPAGOS_WEBHOOK_SECRET: ofSlips } = app.settings;
  const own = channel === 'mercadopago' ? ofPro : ofSlips;
  const v1 = webhookSignature(secret ?? own, { dataId: String(paymentId), requestId, ts: TS });
  return app.post(
    `/api/v1/notifications/${channel}?data.id=${paymentId}&type=${topic}`,
    body ?? { id: 1, type: topic, action: 'payment.updated', data: { id: String(paymentId) } },
    { 'x-signature': `ts=${TS},v1=${v1}`, 'x-request-id': requestId },
  );
}

/** Sends the same webhook, and waits until it is processed. @returns the answer */
export async function mercadoPagoWebhook(app: TestApp, paymentId: number | string, options?: WebhookOptions) {
  const answer = await answerOfWebhook(app, paymentId, options);
  await app.background.idle();
  return answer;
}

let payments = 1000;
export const nextPaymentId = () => (payments += 1);

/** A payment as MercadoPago's API shows it, with our id as reference: a new one unless it has an `id`. */
export const fakePayment = (id: string, payment: Partial<FakePayment> = {}): FakePayment => ({
  id: nextPaymentId(),
  status: 'approved',
  external_reference: id,
  transaction_amount: 400,
  currency_id: 'UYU',
  ...payment,
});

/** Puts a payment with our id as reference at the provider, without a notification. @returns its id there */
export function putPayment(
  { providers }: Pick<TestApp, 'providers'>,
  id: string,
  fields?: Partial<FakePayment>,
) {
  const payment = fakePayment(id, fields);
  providers.putPayment(payment);
  return payment.id;
}

/** Puts a payment with our id as reference at the provider, and notifies. */
export const mercadoPagoPays = (
  app: TestApp,
  id: string,
  payment: Partial<FakePayment> = {},
  channel: 'mercadopago' | 'redpagos' = 'mercadopago',
) => mercadoPagoWebhook(app, putPayment(app, id, payment), { channel });

/** Bancard's operation about a payment's number, signed. */
export function bancardOperation(app: TestApp, number: number, fields: Record<string, string> = {}) {
  const { amount = '400.00', currency = app.settings.BANCARD_CURRENCY } = fields;
  const token = bancardTokens.confirm(app.settings.BANCARD_PRIVATE_KEY, number, amount, currency);
  return { token, ...bancardApproval(number, amount, currency), ...fields };
}

/** The number by which Bancard knows a payment. */
export async function paymentNumber(app: TestApp, id: string): Promise<number> {
  const { shop_process_id: number } = await app.row('transactions', { id });
  return number ?? 0;
}

/** Creates a top-up by Bancard. @returns its id, and the number by which Bancard knows it */
export async function bancardTopUp(app: TestApp) {
  const id = await app.createTopUp({ channel: 'Bancard' });
  return { id, number: await paymentNumber(app, id) };
}

/** Sends Bancard's callback, true or not, and waits until it is processed. @returns the answer */
export async function bancardCallsBack(app: TestApp, operation: object) {
  const answer = await app.post('/api/v1/notifications/bancard', { operation });
  await app.background.idle();
  return answer;
}

/** Puts a confirmation at Bancard, which then calls back. */
export function bancardNotifies(app: TestApp, operation: ReturnType<typeof bancardOperation>) {
  app.providers.putConfirmation(Number(operation.shop_process_id), operation);
  return bancardCallsBack(app, operation);
}

const HEX = 16;
/** The provider's number for an order: the same at each call, another for each order. */
const pagosWebNumber = (id: string) => String(Number.parseInt(id.replaceAll('-', '').slice(0, 12), HEX) || 7);

/** PagosWeb's result about an order, signed. */
export function pagosWebResult(app: TestApp, id: string, fields: Record<string, string> = {}) {
  const numeroTransaccion = pagosWebNumber(id);
  const result = { ...pagosWebApproval(shortUuid(id), '400,00'), numeroTransaccion, ...fields };
  return {
    ...result,
    responseSecurityToken: resultToken(app.settings.PAGOSWEB_KEY, { ...result, fecha: result.Fecha }),
  };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const postForm = (
  app: TestApp,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.call({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Applies facts as an adapter would report them, including some that no current protocol can report. */
export async function settleFacts(
  app: Pick<TestApp, 'dependencies' | 'server'>,
  id: string,
  facts: Partial<PaymentFacts>,
  channel: ChannelName = 'MercadoPagos',
): Promise<boolean> {
  const all = { name: { id }, outcome: 'approved' as const, amountCents: 40_000, ...facts };
  return applyPaymentFacts(app.dependencies, channel, all, 'notification');
}
