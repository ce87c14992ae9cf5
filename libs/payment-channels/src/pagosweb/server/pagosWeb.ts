import * as v from 'valibot';
import { isInRanges } from '@laundry/settings/addressRanges';
import { Failure } from '@laundry/error-catalogue/failure';
import type { PagosWebSettings } from './channel.ts';
import type {
  Notification,
  Payer,
  PaymentFacts,
  PaymentIntent,
  Provider,
  StartedPayment,
} from '../../server/provider.ts';
import { requestFields, requestToken } from './requestFields.ts';
import { Result, toPaymentFacts, isGenuine } from './result.ts';

/** The fields that each payment method requires (spec §5, §9). */
const REQUIRED_FIELDS: Readonly<Record<number, readonly (keyof Payer)[]>> = {
  1: ['address'],
  2: [],
  3: ['phone', 'nroDoc'],
};
const INSTALLMENTS = 1;
const DOCUMENT_TYPES = [1, 2, 3];

function checkPayer(payer: Payer): void {
  const { paymentMethod, coutas, tipoDoc } = payer;
  if (paymentMethod === undefined) throw new Failure('ex_missing_parameters', { detail: 'paymentMethod' });
  const required = REQUIRED_FIELDS[paymentMethod];
  if (!required) throw new Failure('ex_invalid_field', { detail: 'paymentMethod' });
  const missing = required.filter((name) => !payer[name]);
  if (missing.length > 0) throw new Failure('ex_missing_parameters', { detail: missing.join(', ') });
  if (coutas !== undefined && coutas !== INSTALLMENTS)
    throw new Failure('ex_invalid_field', { detail: 'coutas' });
  if (tipoDoc !== undefined && !DOCUMENT_TYPES.includes(tipoDoc))
    throw new Failure('ex_invalid_field', { detail: 'tipoDoc' });
}

/**
 * PagosWeb: a form that the browser posts, and a signed result that its servers post (providers §3). It has
 * no query, so notifications are the only source of a payment's result.
 */
export function pagosWeb(settings: PagosWebSettings): Provider {
  const { PAGOSWEB_CLIENT_ID: clientId, PAGOSWEB_KEY: key, PAGOSWEB_VAT_PERCENT: vatPercent } = settings;
  const processor = `${settings.PAGOSWEB_BASE_URL}/v3.4/requestprocessor.aspx`;

  async function create(intent: PaymentIntent): Promise<StartedPayment> {
    const fields = requestFields(clientId, vatPercent, intent);
    const query = new URLSearchParams({ ...fields, transactionSecurityToken: requestToken(key, fields) });
    return { answer: { pw_url: `${processor}?${query.toString()}`, process_id: String(intent.number) } };
  }

  async function verifyNotification({ body }: Notification): Promise<readonly PaymentFacts[]> {
    const result = v.safeParse(Result, body);
    if (!result.success) throw new Failure('ex_bad_request');
    if (!isGenuine(key, clientId, result.output)) throw new Failure('ex_unauthorized');
    return [toPaymentFacts(result.output)];
  }

  return {
    lifeMs: settings.PENDING_TTL_MS,
    checkPayer,
    create,
    notifiesFrom: (address) => isInRanges(settings.PAGOSWEB_NOTIFY_FROM, address),
    verifyNotification,
  };
}
