import * as v from 'valibot';
import { Failure } from '@laundry/error-catalogue/failure';
import { decimalText } from '@laundry/strings/format';
import { sameSecret, ShopProcessIdTaken, resultPage } from '../../server/provider.ts';
import type { BancardSettings } from './channel.ts';
import { ProviderUnavailable, checkAnswer } from '../../server/http.ts';
import type { ProviderAnswer, ProviderHttp, ProviderRequest } from '../../server/http.ts';
import type {
  KnownPayment,
  Notification,
  Notified,
  PaymentFacts,
  PaymentIntent,
  Provider,
  StartedPayment,
} from '../../server/provider.ts';
import { Confirmation, SignedOperation, bancardTokens, parseErrors, toPaymentFacts } from './protocol.ts';

const Created = v.object({
  status: v.literal('success'),
  process_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(100)),
});
const Callback = v.object({ operation: SignedOperation });
/** Bancard's check that the address answers. */
const Ping = v.nullish(v.strictObject({}));
const Confirmed = v.object({ status: v.literal('success'), confirmation: Confirmation });
const RolledBack = v.object({ status: v.literal('success') });

/** Error keys for an operation that nobody has paid, or that never arrived. */
const UNPAID = ['PaymentNotFoundError', 'BuyNotFoundError'];
const ROLLED_BACK = 'AlreadyRollbackedError';
/** Error keys of a rollback after which the operation cannot be paid any more. */
const CALLED_OFF = [...UNPAID, ROLLED_BACK];
/** The payment is on the cardholder's statement: only annulling it in Bancard's portal returns the money. */
const ON_THE_STATEMENT = 'TransactionAlreadyConfirmed';
/** Bancard did not reach its component for rollbacks, so nothing is decided. */
const UNDECIDED = 'PosCommunicationError';
/** The text of an InvalidOperationError for a shop_process_id that has been used. */
const TAKEN = /already been taken/i;

const errorKeys = ({ body }: ProviderAnswer): readonly string[] => parseErrors(body).map(({ key }) => key);

/** The number of a payment. Every payment of this channel has one. */
function requireNumber({ shopProcessId }: Pick<KnownPayment, 'shopProcessId'>): number {
  if (shopProcessId === null) throw new Error('a payment of Bancard without a shop_process_id');
  return shopProcessId;
}

/** Bancard vPOS 2.0, the embedded checkout (providers §2). */
export function bancard(http: ProviderHttp, settings: BancardSettings): Provider {
  const {
    BANCARD_PUBLIC_KEY: publicKey,
    BANCARD_PRIVATE_KEY: privateKey,
    BANCARD_CURRENCY: currency,
  } = settings;

  const post = (operation: ProviderRequest['operation'], path: string, details: object, timeoutMs: number) =>
    http.send({
      operation,
      method: 'POST',
      url: `${settings.BANCARD_BASE_URL}/vpos/api/0.3/${path}`,
      body: { public_key: publicKey, operation: details },
      timeoutMs,
      isError: (body) => parseErrors(body).length > 0,
    });

  /** @throws ProviderUnavailable with the error keys, if the answer has some */
  function throwOnErrors(answer: ProviderAnswer, call: string): void {
    const keys = errorKeys(answer);
    if (keys.length > 0)
      throw new ProviderUnavailable(`${call}: status ${answer.status}, ${keys.join(', ')}`);
  }

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const id = requireNumber(intent);
    const amount = decimalText(intent.amountCents);
    const back = resultPage(settings.PUBLIC_ORIGIN, intent.id);
    // No `additional_data`: it names promotions, and a card may be refused for an unknown one.
    const operation = {
      token: bancardTokens.singleBuy(privateKey, id, amount, currency),
      shop_process_id: id,
      amount,
      currency,
      description: intent.title,
      return_url: back,
      cancel_url: back,
    };
    const call = 'POST single_buy';
    const answer = await post('create', 'single_buy', operation, timeoutMs);
    if (parseErrors(answer.body).some(({ key, dsc }) => key === 'InvalidOperationError' && TAKEN.test(dsc)))
      throw new ShopProcessIdTaken(`${call}: shop_process_id has been used`);
    throwOnErrors(answer, call);
    return { answer: { process_id: checkAnswer(Created, answer, call).process_id } };
  }

  /** Queries Bancard's confirmation of a payment; undefined where nobody has paid it. */
  async function queryConfirmation(purpose: 'notification' | 'query', id: number) {
    const operation = { token: bancardTokens.getConfirmation(privateKey, id), shop_process_id: id };
    const call = 'POST single_buy/confirmations';
    const answer = await post(purpose, 'single_buy/confirmations', operation, settings.PROVIDER_TIMEOUT_MS);
    const keys = errorKeys(answer);
    if (keys.includes(ROLLED_BACK)) return 'rolled back';
    if (keys.some((key) => UNPAID.includes(key))) return undefined;
    throwOnErrors(answer, call);
    const { confirmation } = checkAnswer(Confirmed, answer, call);
    if (confirmation.shop_process_id !== id)
      throw new ProviderUnavailable(`${call}: another shop_process_id`);
    return toPaymentFacts(confirmation, currency);
  }

  /** The token of a callback covers neither `response` nor `response_code`, so the result is queried. */
  async function verifyNotification({ body }: Notification): Promise<Notified> {
    if (v.is(Ping, body)) return [];
    const callback = v.safeParse(Callback, body);
    if (!callback.success) throw new Failure('ex_bad_request');
    const { token, shop_process_id: id, amount, currency: told } = callback.output.operation;
    const expected = bancardTokens.confirm(privateKey, id, amount, told);
    if (!sameSecret(token.toLowerCase(), expected)) throw new Failure('ex_unauthorized');
    return {
      isSigned: true,
      shopProcessId: id,
      lookUp: async () => {
        const facts = await queryConfirmation('notification', id);
        // A late callback: we rolled the payment back ourselves, and have recorded the result.
        return facts === 'rolled back' ? [] : facts && [facts];
      },
    };
  }

  async function queryStatus(payment: KnownPayment): Promise<readonly PaymentFacts[]> {
    const id = requireNumber(payment);
    const facts = await queryConfirmation('query', id);
    if (facts === 'rolled back') {
      // After a rollback, a paid operation is refunded, and an unpaid one can no longer be paid.
      const { amountCents, wasPaid } = payment;
      const returned = { outcome: 'approved', refundedCents: amountCents } as const;
      return [{ name: { shopProcessId: id }, amountCents, ...(wasPaid ? returned : { outcome: 'expired' }) }];
    }
    return facts ? [facts] : [];
  }

  async function expire(payment: KnownPayment, timeoutMs: number = settings.PROVIDER_TIMEOUT_MS) {
    const id = requireNumber(payment);
    const operation = { token: bancardTokens.rollback(privateKey, id), shop_process_id: id };
    const answer = await post('expire', 'single_buy/rollback', operation, timeoutMs);
    const keys = errorKeys(answer);
    if (keys.includes(UNDECIDED)) throwOnErrors(answer, 'POST single_buy/rollback');
    if (keys.includes(ON_THE_STATEMENT)) return 'paid';
    if (keys.some((key) => CALLED_OFF.includes(key)) || v.is(RolledBack, answer.body)) return 'expired';
    // A rollback is possible on the same day only. Later the operation may have been paid.
    if (keys.length > 0) return 'refused';
    throw new ProviderUnavailable(`POST single_buy/rollback: status ${answer.status}`);
  }

  return {
    lifeMs: settings.PENDING_TTL_MS,
    numbersPayments: true,
    create,
    verifyNotification,
    queryStatus,
    expire,
  };
}
