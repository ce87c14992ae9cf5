import { MAX_LENGTH, PAYER_DOCUMENT } from '@laundry/api-contract';
import { isCedula, toPesos } from '@laundry/strings/format';
import { server } from '@laundry/strings';
import * as v from 'valibot';
import { Failure } from '@laundry/error-catalogue/failure';
import { LIMITS } from '../limits.ts';
import type { RedPagosSettings } from './channel.ts';
import type { ProviderHttp } from '../../server/http.ts';
import { mercadoPagoProtocol, notificationUrl, providerInstant } from '../../mercadopago/server/protocol.ts';
import { splitName, resultPage } from '../../server/provider.ts';
import type { Payer, PaymentIntent, Provider, StartedPayment } from '../../server/provider.ts';

const reference = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200)));

const Ticket = v.object({
  payment_method_reference_id: reference,
  transaction_details: v.object({
    external_resource_url: v.pipe(v.string(), v.url(), v.startsWith('http')),
    payment_method_reference_id: reference,
    verification_code: reference,
  }),
});

/** The provider's names of the types in `tipoDoc` (D75). */
const DOCUMENT_TYPES: Readonly<Record<number, string>> = {
  [PAYER_DOCUMENT.cedula]: 'CI',
  [PAYER_DOCUMENT.other]: 'Otro',
};

/**
 * The payer's document, which the network demands, because it collects in the payer's name (providers §4).
 *
 * @throws Failure where it is missing or wrong
 */
function requireIdentification({ tipoDoc, nroDoc }: Payer): { type: string; number: string } {
  if (tipoDoc === undefined || !nroDoc) {
    const missing = [tipoDoc === undefined && 'tipoDoc', !nroDoc && 'nroDoc'].filter(Boolean);
    throw new Failure('ex_missing_parameters', { detail: missing.join(', ') });
  }
  const type = DOCUMENT_TYPES[tipoDoc];
  if (type === undefined) throw new Failure('ex_invalid_field', { detail: 'tipoDoc' });
  const refused = (message: string) => new Failure('ex_invalid_field', { detail: 'nroDoc', message });
  if (tipoDoc === PAYER_DOCUMENT.cedula && !isCedula(nroDoc)) throw refused(server.document.cedula);
  if (nroDoc.length > MAX_LENGTH.otherDocument)
    throw refused(server.document.other(MAX_LENGTH.otherDocument));
  return { type, number: nroDoc };
}

/** RedPagos through MercadoPago's protocol: a ticket that is paid at a counter (providers §4). */
export function redPagos(http: ProviderHttp, settings: RedPagosSettings): Provider {
  const protocol = mercadoPagoProtocol(http, {
    baseUrl: settings.REDPAGOS_BASE_URL,
    accessToken: settings.REDPAGOS_ACCESS_TOKEN,
    webhookSecret: settings.REDPAGOS_WEBHOOK_SECRET,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });

  function toTicket(intent: PaymentIntent) {
    const { first, last } = splitName(intent.payer.name);
    return {
      transaction_amount: toPesos(intent.amountCents),
      description: intent.title,
      payment_method_id: 'redpagos',
      payer: {
        email: intent.payer.email,
        first_name: first,
        last_name: last,
        identification: requireIdentification(intent.payer),
      },
      external_reference: intent.id,
      notification_url: notificationUrl(settings, 'redpagos'),
      callback_url: resultPage(settings.PUBLIC_ORIGIN, intent.id),
      date_of_expiration: providerInstant(intent.expiresAt),
    };
  }

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const ticket = await protocol.post(Ticket, '/v1/payments', toTicket(intent), {
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
    limits: LIMITS,
    checkPayer: (payer) => void requireIdentification(payer),
    create,
    ...protocol.reports,
  };
}
