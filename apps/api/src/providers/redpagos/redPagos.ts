import * as v from 'valibot';
import { pesosOf } from '../../payments/money.ts';
import type { Settings } from '../../settings.ts';
import type { ProviderHttp } from '../http.ts';
import { mercadoPagoProtocol, notificationUrl } from '../mercadopago/protocol.ts';
import { providerInstant } from '../mercadopago/providerInstant.ts';
import { splitName, resultPage } from '../provider.ts';
import type { PaymentIntent, Provider, StartedPayment } from '../provider.ts';

const reference = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200)));

const Ticket = v.object({
  payment_method_reference_id: reference,
  transaction_details: v.object({
    external_resource_url: v.pipe(v.string(), v.url(), v.startsWith('http')),
    payment_method_reference_id: reference,
    verification_code: reference,
  }),
});

/** RedPagos through MercadoPago's protocol: a ticket that is paid at a counter (providers §4). */
export function redPagos(http: ProviderHttp, settings: Settings): Provider {
  const protocol = mercadoPagoProtocol(http, {
    baseUrl: settings.REDPAGOS_BASE_URL,
    accessToken: settings.REDPAGOS_ACCESS_TOKEN,
    webhookSecret: settings.REDPAGOS_WEBHOOK_SECRET,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });

  function ticketOf(intent: PaymentIntent) {
    const { first, last } = splitName(intent.payer.name);
    return {
      transaction_amount: pesosOf(intent.amountCents),
      description: intent.title,
      payment_method_id: 'redpagos',
      payer: { email: intent.payer.email, first_name: first, last_name: last },
      external_reference: intent.id,
      notification_url: notificationUrl(settings, 'redpagos'),
      callback_url: resultPage(settings.PUBLIC_ORIGIN, intent.id),
      date_of_expiration: providerInstant(intent.expiresAt),
    };
  }

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const ticket = await protocol.post(Ticket, '/v1/payments', ticketOf(intent), {
      idempotencyKey: intent.id,
      timeoutMs,
    });
    const details = ticket.transaction_details;
    const slipUrl = details.external_resource_url;
    const verificationCode = details.verification_code ?? undefined;
    const number =
      ticket.payment_method_reference_id ?? details.payment_method_reference_id ?? verificationCode;
    return {
      answer: { checkout: slipUrl },
      ...(number !== undefined && { ticket: { number, verificationCode, slipUrl } }),
    };
  }

  return {
    lifeMs: settings.REDPAGOS_TTL_MS,
    create,
    ...protocol.reports,
  };
}
