import { bancardTokens } from '@laundry/payment-channels/testing/bancard';
import { eachMerchant } from './merchant.ts';

const KEY = 'local-bancard-private-key';
const PUBLIC_KEY = 'local-bancard-public-key';
const NUMBER = '7';

// With a pace of 0, repetitions would come without a pause.
const merchant = eachMerchant(0);

const vpos = async (path: string, operation: object, publicKey = PUBLIC_KEY): Promise<unknown> =>
  (await merchant.post(`/bancard/vpos/api/0.3/${path}`, { public_key: publicKey, operation })).json();

/** Buys orden-7, with a valid token unless another one is given. */
const buy = (fields: Readonly<Record<string, unknown>> = {}, publicKey?: string) => {
  const { amount = '400.00', currency = 'UYU', shop_process_id: id = NUMBER } = fields;
  const operation = {
    token: bancardTokens.singleBuy(KEY, String(id), String(amount), String(currency)),
    shop_process_id: id,
    amount,
    currency,
    description: 'Carga de saldo',
    return_url: 'http://localhost:4200/done/orden-7',
    ...fields,
  };
  return vpos('single_buy', operation, publicKey);
};
const confirmation = () =>
  vpos('single_buy/confirmations', { token: bancardTokens.getConfirmation(KEY, NUMBER), shop_process_id: 7 });
const rollback = () =>
  vpos('single_buy/rollback', { token: bancardTokens.rollback(KEY, NUMBER), shop_process_id: 7 });
const settle = (outcome: string, amount?: number) => merchant.settle('bancard', 'orden-7', outcome, amount);
const error = (key: string) => ({ status: 'error', messages: [{ key, level: 'error' }] });
const success = { status: 'success' };

it('sells, notifies in ASCII, and confirms', async () => {
  expect(await confirmation()).toMatchObject(error('BuyNotFoundError'));
  expect(await buy()).toMatchObject(success);
  expect(await confirmation()).toMatchObject(error('PaymentNotFoundError'));
  expect(await settle('approve')).toBe(200);
  const body = merchant.received[0]?.body ?? '';
  expect(body).toMatch(/^[\x20-\x7e]+\\u00f3[\x20-\x7e]+$/);
  const approved = {
    token: bancardTokens.confirm(KEY, NUMBER, '400.00', 'UYU'),
    shop_process_id: NUMBER,
    response: 'S',
    response_code: '00',
    authorization_number: expect.stringMatching(/^\d{6}$/) as string,
    ticket_number: expect.stringMatching(/^\d{1,15}$/) as string,
  };
  expect(JSON.parse(body)).toMatchObject({ operation: approved });
  expect(await confirmation()).toMatchObject({ ...success, confirmation: approved });
});

it('notifies once, even if the notification is not acknowledged', async () => {
  await buy();
  merchant.answer.status = 500;
  await settle('approve');
  merchant.answer.status = 200;
  // A second purchase's confirmation would come after a repetition of the first.
  await buy({ shop_process_id: '8', return_url: 'http://localhost:4200/done/orden-8' });
  await merchant.settle('bancard', 'orden-8', 'deny');
  const numbers = merchant.received.map(({ body }) => /"shop_process_id":"(\d+)"/.exec(body)?.[1]);
  expect(numbers).toEqual(['7', '8']);
});

it.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a description that is too long', { description: 'x'.repeat(21) }, 'InvalidOperationError'],
  ['a numeric currency', { currency: '858' }, 'InvalidOperationError'],
  ['a currency that is not the contract’s', { currency: 'PYG' }, 'InvalidOperationError'],
  ['a note where promotions belong', { additional_data: 'orden-7' }, 'InvalidOperationError'],
  ['a number that is too long', { shop_process_id: '1234567890123456' }, 'InvalidOperationError'],
  ['an amount without decimals', { amount: '400' }, 'InvalidAmountError'],
  ['an amount that is a number', { amount: 400 }, 'InvalidAmountError'],
  ['a wrong token', { token: 'f'.repeat(32) }, 'InvalidTokenError'],
])('refuses %s', async (_what, fields, key) => {
  expect(await buy(fields)).toMatchObject(error(key));
  expect(await settle('approve')).toBe(404);
});

it('refuses a wrong key and invalid JSON, and accepts promotions', async () => {
  expect(await buy({}, 'another')).toMatchObject(error('InvalidPublicKeyError'));
  const broken = await merchant.post('/bancard/vpos/api/0.3/single_buy', '{');
  expect(await broken.json()).toMatchObject(error('InvalidJsonError'));
  expect(await buy({ additional_data: '015VS CLA000120,015VS' })).toMatchObject(success);
});

it('accepts a number once, also after a restart', async () => {
  await buy();
  const taken = {
    status: 'error',
    messages: [{ dsc: expect.stringMatching(/already been taken/) as string }],
  };
  expect(await buy()).toMatchObject(taken);
  await merchant.restart();
  expect(await buy()).toMatchObject(taken);
});

it('rolls back an unpaid purchase', async () => {
  expect(await rollback()).toMatchObject(error('BuyNotFoundError'));
  const { process_id: id } = (await buy()) as { process_id: string };
  expect(await rollback()).toMatchObject({ ...success, messages: [{ key: 'RollbackSuccessful' }] });
  expect(await rollback()).toMatchObject(error('AlreadyRollbackedError'));
  expect(await confirmation()).toMatchObject(error('AlreadyRollbackedError'));
  const page = await (await fetch(merchant.url(`/bancard/checkout/new?process_id=${id}`))).text();
  expect(page).not.toContain('<button');
});

it('refunds a paid purchase by a rollback, after the armed faults, and does not notify', async () => {
  await buy();
  await settle('approve');
  expect([await settle('approve-again'), await settle('refund', 100)]).toEqual([409, 409]);
  await merchant.arm('bancard', 'rollback-undecided');
  await merchant.arm('bancard', 'rollback-confirmed');
  expect(await rollback()).toMatchObject(error('PosCommunicationError'));
  expect(await rollback()).toMatchObject(error('TransactionAlreadyConfirmed'));
  expect(await rollback()).toMatchObject({ ...success, messages: [{ key: 'RollbackSuccessful' }] });
  expect(await confirmation()).toMatchObject(error('AlreadyRollbackedError'));
  expect(await merchant.payments()).toEqual([expect.objectContaining({ state: 'refunded', held: 0 })]);
  expect(merchant.received).toHaveLength(1);
});
