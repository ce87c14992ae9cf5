import { simulators as texts } from '@laundry/strings';
import { bancardTokens } from './bancardTokens.ts';
import type { Writer } from './delivery.ts';
import { stateOf } from './payments.ts';
import type { Attempt, Payment } from './payments.ts';

/** response, response_code and response_description of a decided operation. */
const RESPONSE: Readonly<Record<Exclude<Attempt['state'], 'pending'>, readonly [string, string, string]>> = {
  approved: ['S', '00', texts.messages.approved],
  denied: ['N', '51', texts.messages.denied],
  cancelled: ['N', '17', texts.messages.cancelled],
  expired: ['N', '22', texts.messages.expired],
  refunded: ['N', '40', texts.messages.cancelled],
};

/** "400.00": how Bancard writes money. */
export const bancardAmount = (pesos: number): string => pesos.toFixed(2);

/** A decided operation, as the callback and the confirmation query tell it; undefined while nobody has paid. */
export function decidedOperation(payment: Payment, token: string) {
  const state = stateOf(payment);
  if (state === 'pending') return undefined;
  const [response, response_code, response_description] = RESPONSE[state];
  const { shopProcessId = '', currency = '' } = payment.details;
  return {
    token,
    shop_process_id: shopProcessId,
    response,
    response_details: response_description,
    amount: bancardAmount(payment.amount),
    currency,
    authorization_number: state === 'approved' ? '123456' : '',
    ticket_number: payment.attempts.at(-1)?.id ?? '',
    response_code,
    response_description,
    extended_response_description: '',
    security_information: {
      customer_ip: '127.0.0.1',
      card_source: 'L',
      card_country: 'UY',
      version: '0.3',
      risk_index: '0',
    },
  };
}

/** The callback of a payment's last attempt, which is told as it is, whatever came before it. */
export const callbackWriter =
  (privateKey: string, url: string): Writer =>
  (payment, forged) => {
    const { shopProcessId = '', currency = '' } = payment.details;
    const key = forged ? 'another-key' : privateKey;
    const token = bancardTokens.confirm(key, shopProcessId, bancardAmount(payment.amount), currency);
    const last = { ...payment, attempts: payment.attempts.slice(-1) };
    return {
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: decidedOperation(last, token) }),
    };
  };
