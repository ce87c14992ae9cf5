import * as v from 'valibot';
import { Failure } from '../../failure.ts';
import { decimalText } from '../../payments/money.ts';
import { sameSecret } from '../../secrets.ts';
import type { Settings } from '../../settings.ts';
import { ProviderUnavailable, checked } from '../http.ts';
import type { ProviderAnswer, ProviderHttp, ProviderRequest } from '../http.ts';
import { resultPage } from '../provider.ts';
import type {
  KnownPayment,
  Notification,
  PaymentFacts,
  PaymentIntent,
  Provider,
  StartedPayment,
} from '../provider.ts';
import { Confirmation, factsOf, bancardTokens } from './protocol.ts';

const Created = v.object({
  status: v.literal('success'),
  process_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(100)),
});
const Callback = v.object({ operation: Confirmation });
const Confirmed = v.object({ status: v.literal('success'), confirmation: Confirmation });
const Refused = v.object({ status: v.literal('error'), messages: v.array(v.object({ key: v.string() })) });
const RolledBack = v.object({ status: v.literal('success') });

/** Keys for an operation that nobody has paid. */
const UNPAID = ['PaymentNotFoundError', 'BuyNotFoundError'];
const ROLLED_BACK = 'AlreadyRollbackedError';
/** Keys after which a rolled back operation cannot be paid any more. */
const CALLED_OFF = [...UNPAID, ROLLED_BACK];

const keysOf = ({ body }: ProviderAnswer): readonly string[] => {
  const refused = v.safeParse(Refused, body);
  return refused.success ? refused.output.messages.map(({ key }) => key) : [];
};

/** Bancard vPOS 2.0, the embedded checkout (providers §2). */
export function bancard(http: ProviderHttp, settings: Settings): Provider {
  const { BANCARD_PUBLIC_KEY: publicKey, BANCARD_PRIVATE_KEY: privateKey } = settings;

  const post = (operation: ProviderRequest['operation'], path: string, details: object, timeoutMs: number) =>
    http.send({
      operation,
      method: 'POST',
      url: `${settings.BANCARD_BASE_URL}/vpos/api/0.3/${path}`,
      body: { public_key: publicKey, operation: details },
      timeoutMs,
    });

  async function create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment> {
    const amount = decimalText(intent.amountCents);
    const currency = String(intent.currency);
    const back = resultPage(settings.PUBLIC_ORIGIN, intent.id);
    const operation = {
      token: bancardTokens.singleBuy(privateKey, intent.number, amount, currency),
      shop_process_id: intent.number,
      amount,
      currency,
      additional_data: intent.id,
      description: intent.title,
      return_url: back,
      cancel_url: back,
    };
    const answer = await post('create', 'single_buy', operation, timeoutMs);
    return { answer: { process_id: checked(Created, answer, 'POST single_buy').process_id } };
  }

  /** Queries Bancard's confirmation of a payment; undefined where nobody has paid it. */
  async function confirmed(
    purpose: 'notification' | 'query',
    number: number,
  ): Promise<PaymentFacts | 'rolled back' | undefined> {
    const operation = { token: bancardTokens.getConfirmation(privateKey, number), shop_process_id: number };
    const answer = await post(purpose, 'single_buy/confirmations', operation, settings.PROVIDER_TIMEOUT_MS);
    const keys = keysOf(answer);
    if (keys.includes(ROLLED_BACK)) return 'rolled back';
    if (keys.some((key) => UNPAID.includes(key))) return undefined;
    const { confirmation } = checked(Confirmed, answer, 'POST single_buy/confirmations');
    if (Number(confirmation.shop_process_id) !== number)
      throw new ProviderUnavailable('POST single_buy/confirmations: another shop_process_id');
    return factsOf(confirmation);
  }

  /** The signature of a callback covers neither `response` nor `response_code`, so the result is queried. */
  async function verifyNotification({ body }: Notification): Promise<readonly PaymentFacts[]> {
    const callback = v.safeParse(Callback, body);
    if (!callback.success) throw new Failure('ex_bad_request');
    const { operation } = callback.output;
    const { shop_process_id: id, amount, currency } = operation;
    const expected = bancardTokens.confirm(privateKey, id, amount, currency);
    if (!sameSecret(operation.token.toLowerCase(), expected)) throw new Failure('ex_unauthorized');
    const facts = await confirmed('notification', Number(id));
    // A late callback: the rollback was ours, and its result is recorded.
    if (facts === 'rolled back') return [];
    if (!facts) throw new Failure('ex_not_found');
    return [facts];
  }

  async function queryStatus(payment: KnownPayment): Promise<readonly PaymentFacts[]> {
    const { number, amountCents, currency, wasPaid } = payment;
    const facts = await confirmed('query', number);
    if (facts === 'rolled back') {
      // After a rollback the shop has no money: a paid operation was refunded, an unpaid one can no longer be
      // paid.
      const returned = { outcome: 'approved', refundedCents: amountCents } as const;
      return [{ name: { number }, amountCents, currency, ...(wasPaid ? returned : { outcome: 'expired' }) }];
    }
    return facts ? [facts] : [];
  }

  async function expire({ number }: KnownPayment): Promise<'expired' | 'paid' | 'refused'> {
    const operation = { token: bancardTokens.rollback(privateKey, number), shop_process_id: number };
    const answer = await post('expire', 'single_buy/rollback', operation, settings.PROVIDER_TIMEOUT_MS);
    const keys = keysOf(answer);
    if (keys.includes('TransactionAlreadyConfirmed')) return 'paid';
    if (keys.some((key) => CALLED_OFF.includes(key)) || v.is(RolledBack, answer.body)) return 'expired';
    // A rollback is possible on the same day only. Later the operation may have been paid.
    if (keys.length > 0) return 'refused';
    throw new ProviderUnavailable(`POST single_buy/rollback: status ${answer.status}`);
  }

  return { lifeMs: settings.PENDING_TTL_MS, create, verifyNotification, queryStatus, expire };
}
