import { calls } from '@laundry/api-contract';
import { PAYERS } from '@laundry/payment-channels/testing';
import type { CreatedPayment } from '@laundry/payment-channels/testing';
import * as v from 'valibot';
import type { Tally } from '../faults.ts';
import { UnexpectedAnswer, sendUntilAnswered } from './retry.ts';
import type { Call } from './retry.ts';
import type { Person } from './plan.ts';

const COMMON = { name: 'Ana Paz', currency: 858, rut: '' };
const HOME = { address: 'Rivera 1234', phone: '099123456' };

function createBody({ intent: wish, channel, email }: Person): object {
  const common = { ...COMMON, email, channel, ...PAYERS[channel].demanded };
  return wish.kind === 'topup'
    ? { ...common, amount: wish.pesos, uid: wish.card }
    : { ...common, ...HOME, branding_item_id: wish.item, quantity: wish.quantity };
}

const CREATIONS = {
  topup: calls.createTransaction,
  purchase: calls.createBrandingTransaction,
} as const;

const Created = v.object({
  transaction_id: v.pipe(v.string(), v.uuid()),
  checkout: v.nullish(v.string()),
  paymentRedirect: v.nullish(v.string()),
  process_id: v.nullish(v.string()),
  pw_url: v.nullish(v.string()),
});

/** Submits a creation as often as necessary. @throws UnexpectedAnswer for anything but a payment */
async function submitOnce(origin: string, person: Person, tally: Tally): Promise<CreatedPayment> {
  const { path } = CREATIONS[person.intent.kind];
  const call: Call = {
    method: 'POST',
    path,
    headers: { 'idempotency-key': person.key, 'x-forwarded-for': person.address },
    body: createBody(person),
  };
  const answer = await sendUntilAnswered(origin, call, `POST ${path}`, tally);
  const created = v.safeParse(Created, answer.body);
  if (answer.status !== 201 || !created.success)
    throw new UnexpectedAnswer(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const { checkout, paymentRedirect } = created.output;
  return { ...created.output, checkout: checkout ?? paymentRedirect };
}

/**
 * Submits as planned: once, twice at the same time, or again afterwards, always with the same key.
 *
 * @throws UnexpectedAnswer where that does not make exactly one payment
 */
export async function submitPayment(origin: string, person: Person, tally: Tally): Promise<CreatedPayment> {
  const payments = await Promise.all(
    Array.from({ length: person.sentTwice ? 2 : 1 }, () => submitOnce(origin, person, tally)),
  );
  if (person.sentAgain) payments.push(await submitOnce(origin, person, tally));
  const [first] = payments;
  if (!first) throw new UnexpectedAnswer('nothing was submitted');
  const ids = new Set(payments.map(({ transaction_id: id }) => id));
  if (ids.size > 1) throw new UnexpectedAnswer(`one key made several payments: ${[...ids].join(', ')}`);
  return first;
}
