import * as v from 'valibot';
import { toPesos } from '@laundry/strings/format';
import type { MercadoPagoSettings } from './channel.ts';
import { redPagosChannel } from '../../redpagos/server/channel.ts';
import type { RedPagosSettings } from '../../redpagos/server/channel.ts';
import { hasCredentials } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import type { ProviderHttp } from '../../server/http.ts';
import { resultPage } from '../../server/provider.ts';
import type { PaymentIntent, Provider, StartedPayment } from '../../server/provider.ts';
import { mercadoPagoProtocol, notificationUrl, providerInstant } from './protocol.ts';

const Preference = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  init_point: v.pipe(v.string(), v.url(), v.startsWith('http')),
});

/** The type of payments at a counter, whose slip can be paid days after the page was left. */
const TICKET = 'ticket';

/**
 * The request that creates a preference. Its page and its slips expire when our payment does.
 *
 * @param sellsTickets whether the page also offers slips for a counter
 */
export function createPreferenceRequest(
  intent: PaymentIntent,
  settings: Pick<SharedSettings, 'PUBLIC_ORIGIN' | 'API_ORIGIN'>,
  sellsTickets: boolean,
) {
  const back = resultPage(settings.PUBLIC_ORIGIN, intent.id);
  const end = providerInstant(intent.expiresAt);
  return {
    items: [
      {
        id: intent.id,
        title: intent.title,
        quantity: 1,
        unit_price: toPesos(intent.amountCents),
        currency_id: 'UYU',
      },
    ],
    payer: { name: intent.payer.name, email: intent.payer.email },
    external_reference: intent.id,
    notification_url: notificationUrl(settings, 'mercadopago'),
    back_urls: { success: back, pending: back, failure: back },
    auto_return: 'approved',
    expires: true,
    expiration_date_to: end,
    ...(sellsTickets
      ? { date_of_expiration: end }
      : { payment_methods: { excluded_payment_types: [{ id: TICKET }] } }),
  };
}

/** MercadoPago Checkout Pro (providers §1). */
export function mercadoPago(http: ProviderHttp, settings: MercadoPagoSettings & RedPagosSettings): Provider {
  const protocol = mercadoPagoProtocol(http, {
    baseUrl: settings.MERCADOPAGO_BASE_URL,
    accessToken: settings.MERCADOPAGO_ACCESS_TOKEN,
    webhookSecret: settings.MERCADOPAGO_WEBHOOK_SECRET,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });
  // If RedPagos is a separate channel, it sells the slips, because it asks for the data that they need.
  const sellsTickets = !hasCredentials(redPagosChannel, settings);

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const preference = await protocol.post(
      Preference,
      '/checkout/preferences',
      createPreferenceRequest(intent, settings, sellsTickets),
      { idempotencyKey: intent.id, timeoutMs },
    );
    return { answer: { checkout: preference.init_point } };
  }

  return {
    lifeMs: sellsTickets ? settings.REDPAGOS_TTL_MS : settings.PENDING_TTL_MS,
    create,
    ...protocol.reports,
  };
}
