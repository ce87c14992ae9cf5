import { simulators as texts } from '@laundry/strings';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import type { Purchase } from './purchase.ts';
import { tokens } from './purchase.ts';

const APPROVED = '00';
const CODES: Readonly<Record<AttemptOutcome, string>> = {
  approved: APPROVED,
  refunded: APPROVED,
  charged_back: APPROVED,
  denied: '51',
  cancelled: '17',
  expired: '54',
  pending: '12',
};

/** JSON as Bancard writes it, in ASCII. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The confirmation of an attempt, in the callback and in the answer to a query. */
export function confirmationOf(purchase: Purchase, { id, outcome }: Attempt, privateKey: string) {
  const { shopProcessId, amount, currency } = purchase;
  const approved = CODES[outcome] === APPROVED;
  return {
    token: tokens.confirm(privateKey, shopProcessId, amount, currency),
    shop_process_id: shopProcessId,
    response: approved ? 'S' : 'N',
    response_details: texts.messages[outcome],
    amount,
    currency,
    authorization_number: approved ? String(id).slice(-6) : null,
    ticket_number: String(id),
    response_code: CODES[outcome],
    response_description: texts.messages[outcome],
    extended_response_description: null,
    security_information: {
      customer_ip: '127.0.0.1',
      card_source: 'L',
      card_country: 'Uruguay',
      version: '0.3',
      risk_index: '0',
    },
  };
}
