import * as v from 'valibot';
import { right, unseen, wrong } from '../../server/channel.ts';
import type { Send, Finding } from '../../server/channel.ts';
import type { MercadoPagoAccess } from './protocol.ts';

const Methods = v.array(
  v.object({
    id: v.string(),
    status: v.string(),
    min_allowed_amount: v.nullish(v.number()),
    max_allowed_amount: v.nullish(v.number()),
  }),
);
const Account = v.object({ id: v.union([v.number(), v.string()]), site_id: v.string() });

/** Uruguay, whose currency is UYU (providers §1). */
const SITE = 'MLU';

function accountFinding(status: number, body: unknown): Finding {
  const account = v.safeParse(Account, body);
  if (!account.success) return unseen(`the account’s site and currency: /users/me answers ${status}`);
  const { id, site_id: site } = account.output;
  return site === SITE
    ? right(`account ${id} of site ${SITE}: amounts are UYU`)
    : wrong(`account ${id} is of site ${site}, and payments in UYU need one of ${SITE}`);
}

/** Whether the account has the payment method that a channel needs. */
function methodFinding(methods: v.InferOutput<typeof Methods>, id: string): Finding {
  const method = methods.find((one) => one.id === id);
  if (!method) return wrong(`${id} is not among the account’s payment methods: ask MercadoPago to enable it`);
  const { status, min_allowed_amount: least, max_allowed_amount: most } = method;
  return status === 'active'
    ? right(`${id} is enabled, for ${least ?? '?'} to ${most ?? '?'} pesos`)
    : wrong(`${id} is ${status}`);
}

/**
 * Asks MercadoPago for the account and its payment methods (providers §1).
 *
 * @param prefix of the names of the channel's settings
 * @param method the only payment method of the channel, if it is for one
 */
export async function checkMercadoPago(
  { baseUrl, accessToken }: Pick<MercadoPagoAccess, 'baseUrl' | 'accessToken'>,
  prefix: string,
  send: Send,
  method?: string,
): Promise<readonly Finding[]> {
  const request = { headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` } };
  const answer = await send(`${baseUrl}/v1/payment_methods`, request);
  const methods = v.safeParse(Methods, answer.body);
  if (answer.status >= 300 || !methods.success)
    return [wrong(`${prefix}_ACCESS_TOKEN: /v1/payment_methods answers ${answer.status}`)];
  const active = methods.output.filter(({ status }) => status === 'active').map(({ id }) => id);
  const account = await send(`${baseUrl}/users/me`, request);
  return [
    right(`${prefix}_ACCESS_TOKEN is accepted; payment methods: ${active.join(', ') || 'none'}`),
    accountFinding(account.status, account.body),
    ...(method === undefined ? [] : [methodFinding(methods.output, method)]),
    unseen(
      `${prefix}_WEBHOOK_SECRET: press "Simulate" at the webhooks of MercadoPago’s panel; it has to show 200`,
    ),
  ];
}
