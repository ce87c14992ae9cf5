import { randomUUID } from 'node:crypto';
import { CHANNEL_NAMES, PAYER_DOCUMENT, SPLITTING_CHANNELS, FIRST_CHANNEL } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { expectOutcome, expectThat, readField } from '../ask.ts';
import { answers, check } from './check.ts';
import type { Check, ChecksOfCalls, Context } from './check.ts';

/** The channels that a building with split income may not offer (spec §9). */
const NOT_WHERE_SPLITTING = CHANNEL_NAMES.filter((name) => !SPLITTING_CHANNELS.includes(name));
/** The channels that require the payer's document (D75). */
const WITH_DOCUMENT = CHANNEL_NAMES.filter((name) => CHANNELS[name].documentError !== undefined);

const PAYER = {
  email: 'contrato@demo.example',
  name: 'Ana Paz',
  currency: 858,
  channel: FIRST_CHANNEL,
  rut: '',
} as const;

/** The bodies of both creations. */
export const CREATIONS = {
  createTransaction: ({ options }: Context) => ({ ...PAYER, amount: 400, uid: options.card }),
  createBrandingTransaction: ({ facts }: Context) => ({
    ...PAYER,
    branding_item_id: facts.itemId,
    phone: '099123456',
    paymentMethod: 0,
    tipoDoc: 0,
    nroDoc: '',
    coutas: 1,
    address: 'Rivera 2480',
    quantity: 1,
  }),
} as const;
type Creation = keyof typeof CREATIONS;

/** The requirement that a creation with other fields is refused. */
const refused = (
  name: string,
  call: Creation,
  outcome: string,
  fields: object | ((context: Context) => object),
): Check =>
  answers(name, call, outcome, (context) => ({
    body: { ...CREATIONS[call](context), ...(typeof fields === 'function' ? fields(context) : fields) },
  }));

/**
 * The requirements of both creations: the answer leads to the provider's page, and the payment's status is
 * available at once (D11, D13).
 */
const commonChecks = (call: Creation, next: string): Check[] => [
  check('leads to its payment, and is pending', async (context) => {
    const { json } = expectOutcome(await context.ask(call, { body: CREATIONS[call](context) }), '201');
    expectThat(
      [next, 'pw_url', 'process_id'].some((name) => typeof readField(json, name) === 'string'),
      'the answer has no address of a payment',
    );
    const id = readField(json, 'transaction_id');
    expectThat(typeof id === 'string' && id !== '', 'no transaction_id');
    const status = await context.ask('transactionStatus', { parameters: { id: String(id) } });
    const known = expectOutcome(status, '200').json;
    expectThat(
      readField(known, 'authorizationResult') === 'PENDING',
      'a payment that nobody has paid is not PENDING',
    );
    const reference = readField(known, 'reference') ?? '';
    expectThat(
      typeof reference === 'string' && /^([2-9A-Z]{8})?$/.test(reference),
      'the reference is not of 8 characters (D65)',
    );
  }),
  refused('an unknown channel', call, '422 ex_channel_refused', { channel: 'Efectivo' }),
  refused('another currency', call, '422 ex_currency_refused', { currency: 840 }),
];

const askedMethods = (name: string, outcome: string, card: (options: Context['options']) => string) =>
  answers(name, 'cardMethods', outcome, ({ options }) => ({ query: { param1: card(options) } }));

const topUp = 'createTransaction';
const purchase = 'createBrandingTransaction';
const wrongCedula = { tipoDoc: PAYER_DOCUMENT.cedula, nroDoc: '12345673' };

/** The requirements for payments and cards. */
export const PAYMENT_CHECKS: ChecksOfCalls = {
  createTransaction: [
    ...commonChecks(topUp, 'checkout'),
    ...[0, -1, 0.001, 10_000_000].map((amount) =>
      refused(`an amount of ${amount}`, topUp, '422 ex_amount_refused', { amount }),
    ),
    refused('an unknown card', topUp, '422 ex_card_not_found', ({ options }) => ({
      uid: options['unknown-card'],
    })),
    refused('a lost card', topUp, '422 100', ({ options }) => ({ uid: options['lost-card'] })),
    ...WITH_DOCUMENT.flatMap((channel) => [
      refused(`${channel} without a document`, topUp, '422 ex_missing_parameters', { channel }),
      refused(`${channel} with a wrong check digit of the cédula`, topUp, '422 ex_invalid_field', {
        channel,
        ...wrongCedula,
      }),
    ]),
    refused(
      'a channel that is not offered where the building splits its income',
      topUp,
      '422 ex_channel_refused',
      ({ options }) => ({ uid: options['splitting-card'], channel: NOT_WHERE_SPLITTING[0] }),
    ),
  ],
  createBrandingTransaction: [
    ...commonChecks(purchase, 'paymentRedirect'),
    refused('an unknown accessory', purchase, '422 ex_item_not_found', { branding_item_id: randomUUID() }),
    ...[0, 1.5, 100_000].map((quantity) =>
      refused(`a quantity of ${quantity}`, purchase, '422 ex_invalid_field', { quantity }),
    ),
  ],
  cardMethods: [
    check(
      `${NOT_WHERE_SPLITTING.join(' and ')} are not offered where the building splits its income`,
      async ({ ask, options }) => {
        const answer = await ask('cardMethods', { query: { param1: options['splitting-card'] } });
        const { json, text } = expectOutcome(answer, '200');
        expectThat(readField(json, 'splitting') === true, 'splitting is not true');
        const wrong = NOT_WHERE_SPLITTING.filter((name) => text.includes(name));
        expectThat(wrong.length === 0, `${wrong.join(', ')} must not be offered`);
      },
    ),
    askedMethods('a lost card', '422 100', (options) => options['lost-card']),
    askedMethods('the unknown card', '422 ex_card_not_found', (options) => options['unknown-card']),
    askedMethods('a malformed code', '422 ex_card_not_found', () => 'x'),
  ],
  transactionStatus: [randomUUID(), 'x', "1'--"].map((id) =>
    answers(
      `an unknown payment (${id.length > 10 ? 'a UUID' : id})`,
      'transactionStatus',
      '404 ex_not_found',
      () => ({ parameters: { id } }),
    ),
  ),
};
