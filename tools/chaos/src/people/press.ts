import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import type { Tally } from '../tally.ts';
import { Mistreated, persist } from './patience.ts';
import type { Call } from './patience.ts';
import type { Person } from './plan.ts';

/** What the creation of a payment was answered with. */
export interface Pressed {
  readonly id: string;
  /** The provider's page, by the channel's own field. */
  readonly checkout: string | undefined;
  readonly processId: string | undefined;
  readonly processor: string | undefined;
}

const COMMON = { name: 'Ana Paz', currency: 858, rut: '' };
const CARD_OF_PAGOSWEB = { paymentMethod: 1, coutas: 1 };
const HOME = { address: 'Rivera 1234', phone: '099123456' };

function bodyOf({ wish, channel, email }: Person): object {
  const common = { ...COMMON, email, channel, ...(channel === 'PagosWeb' && CARD_OF_PAGOSWEB) };
  return wish.kind === 'topup'
    ? { ...common, amount: wish.pesos, uid: wish.card, ...(channel === 'PagosWeb' && HOME) }
    : { ...common, ...HOME, branding_item_id: wish.item, quantity: wish.quantity };
}

const PRESSES = {
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

/** Presses the button once, however often it has to be sent. @throws Mistreated for anything but a payment */
async function pressOnce(origin: string, person: Person, tally: Tally): Promise<Pressed> {
  const { path } = PRESSES[person.wish.kind];
  const call: Call = {
    method: 'POST',
    path,
    headers: { 'idempotency-key': person.key, 'x-forwarded-for': person.address },
    body: bodyOf(person),
  };
  const answer = await persist(origin, call, `POST ${path}`, tally);
  const created = v.safeParse(Created, answer.body);
  if (answer.status !== 201 || !created.success)
    throw new Mistreated(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const { transaction_id: id, checkout, paymentRedirect, process_id, pw_url } = created.output;
  return {
    id,
    checkout: checkout ?? paymentRedirect ?? undefined,
    processId: process_id ?? undefined,
    processor: pw_url ?? undefined,
  };
}

/** Presses as the plan has it: once, from two sides at once, and again afterwards. @throws Mistreated */
export async function press(origin: string, person: Person, tally: Tally): Promise<Pressed> {
  const presses = await Promise.all(
    Array.from({ length: person.twice ? 2 : 1 }, () => pressOnce(origin, person, tally)),
  );
  if (person.again) presses.push(await pressOnce(origin, person, tally));
  const [first] = presses;
  if (!first) throw new Mistreated('nothing was pressed');
  const ids = new Set(presses.map(({ id }) => id));
  if (ids.size > 1) throw new Mistreated(`one press made several payments: ${[...ids].join(', ')}`);
  return first;
}
