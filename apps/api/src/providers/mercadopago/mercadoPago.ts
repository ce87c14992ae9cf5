import * as v from 'valibot';
import { pesosOf } from '../../payments/money.ts';
import type { Settings } from '../../settings.ts';
import { checked } from '../http.ts';
import type { ProviderHttp } from '../http.ts';
import { resultPage } from '../provider.ts';
import type { PaymentIntent, Provider, StartedPayment } from '../provider.ts';
import { mercadoPagoProtocol } from './protocol.ts';

const Preference = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  init_point: v.pipe(v.string(), v.url(), v.startsWith('http')),
});

/** MercadoPago Checkout Pro (providers §1). */
export function mercadoPago(http: ProviderHttp, settings: Settings): Provider {
  const protocol = mercadoPagoProtocol(http, {
    baseUrl: settings.MERCADOPAGO_BASE_URL,
    accessToken: settings.MERCADOPAGO_ACCESS_TOKEN,
    webhookSecret: settings.MERCADOPAGO_WEBHOOK_SECRET,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });

  function preferenceOf(intent: PaymentIntent) {
    const back = resultPage(settings.PUBLIC_ORIGIN, intent.id);
    return {
      items: [
        {
          id: intent.id,
          title: intent.title,
          quantity: 1,
          unit_price: pesosOf(intent.amountCents),
          currency_id: 'UYU',
        },
      ],
      payer: { name: intent.payer.name, email: intent.payer.email },
      external_reference: intent.id,
      notification_url: `${settings.API_ORIGIN}/api/v1/notifications/mercadopago`,
      back_urls: { success: back, pending: back, failure: back },
      auto_return: 'approved',
      expires: true,
      expiration_date_from: intent.createdAt.toISOString(),
      expiration_date_to: intent.expiresAt.toISOString(),
    };
  }

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const answer = await protocol.post('/checkout/preferences', preferenceOf(intent), intent.id, timeoutMs);
    const preference = checked(Preference, answer, 'POST /checkout/preferences');
    return { answer: { checkout: preference.init_point } };
  }

  return {
    lifeMs: settings.PENDING_TTL_MS,
    create,
    verifyNotification: protocol.verifyNotification,
    queryStatus: protocol.queryStatus,
    listPayments: protocol.listPayments,
  };
}
