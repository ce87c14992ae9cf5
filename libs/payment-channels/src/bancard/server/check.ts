import type { BancardSettings } from './channel.ts';
import { right, unseen, wrong } from '../../server/channel.ts';
import type { Send, Finding } from '../../server/channel.ts';
import { bancardTokens, parseErrors } from './protocol.ts';

/** The greatest shop_process_id (providers §2), which none of our payments reaches. */
const NEVER_USED = '999999999999999';
const UNKNOWN_PURCHASE = ['BuyNotFoundError', 'PaymentNotFoundError'];
/** The wrong setting, by the error's key. */
const ABOUT: Readonly<Record<string, string>> = {
  InvalidPublicKeyError: 'BANCARD_PUBLIC_KEY',
  PublicKeyNotFoundError: 'BANCARD_PUBLIC_KEY',
  ApplicationNotFoundError: 'BANCARD_PUBLIC_KEY',
  UnauthorizedOperationError: 'BANCARD_PUBLIC_KEY, or what Bancard allows it',
  InvalidTokenError: 'BANCARD_PRIVATE_KEY',
};

function keyFinding(status: number, body: unknown): Finding {
  const keys = parseErrors(body).map(({ key }) => key);
  if (keys.some((key) => UNKNOWN_PURCHASE.includes(key)))
    return right('both keys are accepted: a purchase that never was is unknown');
  const [key = `status ${status}`] = keys;
  return wrong(`${ABOUT[key] ?? 'the query of a purchase that never was'}: ${key}`);
}

/** Checks both keys by querying a purchase that does not exist (providers §2). */
export async function checkBancard(settings: BancardSettings, send: Send): Promise<readonly Finding[]> {
  const token = bancardTokens.getConfirmation(settings.BANCARD_PRIVATE_KEY, NEVER_USED);
  const { status, body } = await send(`${settings.BANCARD_BASE_URL}/vpos/api/0.3/single_buy/confirmations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      public_key: settings.BANCARD_PUBLIC_KEY,
      operation: { token, shop_process_id: Number(NEVER_USED) },
    }),
  });
  return [
    keyFinding(status, body),
    // Amounts are sent as they are: in another currency, a peso on the card would cost, say, a guaraní.
    settings.BANCARD_CURRENCY === 'UYU'
      ? unseen('BANCARD_CURRENCY is UYU: has the contract these letters? (D76)')
      : wrong(`BANCARD_CURRENCY is ${settings.BANCARD_CURRENCY}, but amounts are Uruguayan pesos (D76)`),
    unseen('the address of confirmations in Bancard’s portal: only a payment shows it'),
  ];
}
