import { randomUUID } from 'node:crypto';
import { CHANNEL_NAMES, PAYER_DOCUMENT, SPLITTING_CHANNELS, FIRST_CHANNEL } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { expectOutcome, expectThat } from '../ask.ts';
import type { Check, Context } from './check.ts';

/** The channels that a building with split income may not offer (spec §9). */
const NOT_WHERE_SPLITTING = CHANNEL_NAMES.filter((name) => !SPLITTING_CHANNELS.includes(name));
/** Those that hold the payer's document (D75). */
const WITH_DOCUMENT = CHANNEL_NAMES.filter((name) => CHANNELS[name].documentError !== undefined);

export const topUp = ({ options }: Context, fields: object = {}) => ({
  email: 'contrato@demo.example',
  name: 'Ana Paz',
  currency: 858,
  amount: 400,
  uid: options.card,
  channel: FIRST_CHANNEL,
  rut: '',
  ...fields,
});

export const purchase = ({ facts }: Context, fields: object = {}) => ({
  branding_item_id: facts.itemId,
  email: 'contrato@demo.example',
  name: 'Ana Paz',
  currency: 858,
  channel: FIRST_CHANNEL,
  phone: '099123456',
  paymentMethod: 0,
  tipoDoc: 0,
  nroDoc: '',
  coutas: 1,
  rut: '',
  address: 'Rivera 2480',
  quantity: 1,
  ...fields,
});

const refused =
  (
    call: 'createTransaction' | 'createBrandingTransaction',
    outcome: string,
    fields: (c: Context) => object,
  ) =>
  async (context: Context): Promise<void> => {
    const make = call === 'createTransaction' ? topUp : purchase;
    expectOutcome(await context.ask(call, { body: make(context, fields(context)) }), outcome);
  };

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;

/** The answer leads to the provider's page, and the payment's status is available at once (D11, D13). */
const leadsToPayment =
  (call: 'createTransaction' | 'createBrandingTransaction', next: string) =>
  async (context: Context): Promise<void> => {
    const body = call === 'createTransaction' ? topUp(context) : purchase(context);
    const { json } = expectOutcome(await context.ask(call, { body }), '201');
    expectThat(
      [next, 'pw_url', 'process_id'].some((name) => typeof fieldOf(json, name) === 'string'),
      'the answer has no address of a payment',
    );
    const id = fieldOf(json, 'transaction_id');
    expectThat(typeof id === 'string' && id !== '', 'no transaction_id');
    const status = await context.ask('transactionStatus', { parameters: { id: String(id) } });
    const known = expectOutcome(status, '200').json;
    expectThat(
      fieldOf(known, 'authorizationResult') === 'PENDING',
      'a payment that nobody has paid is not PENDING',
    );
    const reference = fieldOf(known, 'reference') ?? '';
    expectThat(
      typeof reference === 'string' && /^([2-9A-Z]{8})?$/.test(reference),
      'the reference is not of 8 characters (D65)',
    );
  };

const common = (call: 'createTransaction' | 'createBrandingTransaction'): Check[] => [
  {
    name: 'an unknown channel',
    run: refused(call, '422 ex_channel_refused', () => ({ channel: 'Efectivo' })),
  },
  { name: 'another currency', run: refused(call, '422 ex_currency_refused', () => ({ currency: 840 })) },
];

export const createTransactionChecks: readonly Check[] = [
  { name: 'leads to its payment, and is pending', run: leadsToPayment('createTransaction', 'checkout') },
  ...common('createTransaction'),
  ...[0, -1, 0.001, 10_000_000].map((amount) => ({
    name: `an amount of ${amount}`,
    run: refused('createTransaction', '422 ex_amount_refused', () => ({ amount })),
  })),
  {
    name: 'an unknown card',
    run: refused('createTransaction', '422 ex_card_not_found', ({ options }) => ({
      uid: options.unknownCard,
    })),
  },
  {
    name: 'a lost card',
    run: refused('createTransaction', '422 100', ({ options }) => ({ uid: options.lostCard })),
  },
  ...WITH_DOCUMENT.flatMap((channel) => [
    {
      name: `${channel} without a document`,
      run: refused('createTransaction', '422 ex_missing_parameters', () => ({ channel })),
    },
    {
      name: `${channel} with a wrong check digit of the cédula`,
      run: refused('createTransaction', '422 ex_invalid_field', () => ({
        channel,
        tipoDoc: PAYER_DOCUMENT.cedula,
        nroDoc: '12345673',
      })),
    },
  ]),
  {
    name: 'a channel that is not offered where the building splits its income',
    run: refused('createTransaction', '422 ex_channel_refused', ({ options }) => ({
      uid: options.splittingCard,
      channel: NOT_WHERE_SPLITTING[0],
    })),
  },
];

export const purchaseChecks: readonly Check[] = [
  {
    name: 'leads to its payment, and is pending',
    run: leadsToPayment('createBrandingTransaction', 'paymentRedirect'),
  },
  ...common('createBrandingTransaction'),
  {
    name: 'an unknown accessory',
    run: refused('createBrandingTransaction', '422 ex_item_not_found', () => ({
      branding_item_id: randomUUID(),
    })),
  },
  ...[0, 1.5, 100_000].map((quantity) => ({
    name: `a quantity of ${quantity}`,
    run: refused('createBrandingTransaction', '422 ex_invalid_field', () => ({ quantity })),
  })),
];

export const cardMethodsChecks: readonly Check[] = [
  {
    name: `${NOT_WHERE_SPLITTING.join(' and ')} are not offered where the building splits its income`,
    run: async ({ ask, options }) => {
      const answer = await ask('cardMethods', { query: { param1: options.splittingCard } });
      const { json, text } = expectOutcome(answer, '200');
      expectThat(fieldOf(json, 'splitting') === true, 'splitting is not true');
      const wrong = NOT_WHERE_SPLITTING.filter((name) => text.includes(name));
      expectThat(wrong.length === 0, `${wrong.join(', ')} must not be offered`);
    },
  },
  {
    name: 'a lost card',
    run: async ({ ask, options }) => {
      expectOutcome(await ask('cardMethods', { query: { param1: options.lostCard } }), '422 100');
    },
  },
  ...['the unknown card', 'a malformed code'].map((name, index) => ({
    name,
    run: async ({ ask, options }: Context) => {
      const param1 = index === 0 ? options.unknownCard : 'x';
      expectOutcome(await ask('cardMethods', { query: { param1 } }), '422 ex_card_not_found');
    },
  })),
];

export const statusChecks: readonly Check[] = [
  ...[randomUUID(), 'x', "1'--"].map((id) => ({
    name: `an unknown payment (${id.length > 10 ? 'a UUID' : id})`,
    run: async ({ ask }: Context) => {
      expectOutcome(await ask('transactionStatus', { parameters: { id } }), '404 ex_not_found');
    },
  })),
];
