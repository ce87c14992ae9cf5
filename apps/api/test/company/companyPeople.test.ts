import { randomUUID } from 'node:crypto';
import { montevideoDay } from '@laundry/strings/format';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { lockPayment } from '../../src/queries/payments/payments.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { accountRow } from '../accounts/signup.ts';
import { startCompany, writeCompany } from './companyFixture.ts';
import { settleFacts } from '../payments/notify.ts';
import { openTables, tablesWith } from '../support/tables.ts';
import { fixture, topUp } from '../support/testApp.ts';

const ANA = 'ana@correo.example';
const RUT = '211003420017';
const CARD = '40000001';
const PRICE_CENTS = 89_000;

const company = fixture(startCompany);
let reference = '';
let id = '';
let purchase = '';
beforeAll(async () => {
  const files = await writeCompany(company);
  expect((await company.company(['import', ...files])).code).toBe(0);
  const payer = { email: ANA.toUpperCase(), name: '=Ana; "Paz"', amount: 400.5, uid: CARD };
  id = await company.createTopUp({ ...payer, rut: RUT });
  const othersId = await company.createTopUp({ ...payer, email: 'otra@correo.example', name: 'Otra' });
  const [item] = await company.json<{ id: string }[]>('/api/v1/branding/items');
  const delivery = { phone: '099 123 456', address: 'Calle 1', quantity: 1 };
  const bought = await company.post(
    '/api/v1/transaction/branding',
    { ...topUp(payer), branding_item_id: item?.id, ...delivery },
    { 'idempotency-key': randomUUID() },
  );
  purchase = String(bought.body['transaction_id']);
  const paid = { amountCents: 40_050, paymentId: 'p-1' };
  await settleFacts(company, id, { ...paid, refundedCents: 10_000 });
  await settleFacts(company, othersId, { amountCents: 40_050, paymentId: 'p-2' });
  await settleFacts(company, purchase, { amountCents: PRICE_CENTS, paymentId: 'p-3' });
  reference = String((await company.getStatus(id))['reference']);
  const message = { key_msg: 'contact_info', line1: 'Ana', line3: 'Hola', bodytxt: 'Un mensaje' };
  await company.post('/api/v1/users/support/info', { ...message, emailAddress: ANA });
});

const exportOf = async (email: string) => (await company.company(['person', 'export', email])).stdout;
const invoices = (from: string, to: string) => company.company(['invoices', '--from', from, '--to', to]);

it('lists payments with a RUT and their refunds as CSV without spreadsheet formulas', async () => {
  const day = montevideoDay(new Date());
  const { stdout, code } = await invoices('2026-01-01', day);
  expect(code).toBe(0);
  const [head, ...lines] = stdout.trim().split('\r\n');
  expect(head).toBe('payment;at;kind;amount;currency;card;accessory;channel;rut;name;email');
  // Without the time.
  expect(lines.map((line) => line.replace(/;[^;]*/, ''))).toEqual([
    `${reference};payment;400,50;858;${CARD};;MercadoPagos;${RUT};"'=Ana; ""Paz""";${ANA.toUpperCase()}`,
    `${reference};refund;-100,00;858;${CARD};;MercadoPagos;${RUT};"'=Ana; ""Paz""";${ANA.toUpperCase()}`,
  ]);
  expect((await invoices('2020-01-01', '2020-12-31')).stdout.trim().split('\r\n')).toEqual([head]);
  expect(await invoices('2026-02-30', '2026-03-01')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('from') as string,
  });
});

it('exports all data of a person, and nothing of others', async () => {
  const stdout = await exportOf(` ${ANA} `);
  expect(JSON.parse(stdout)).toMatchObject({
    email: ANA,
    payments: [
      { reference, amount: 400.5, card_uid: CARD, rut: RUT },
      { amount: 890, address: 'Calle 1', phone: '099 123 456' },
    ],
    residents: [{ building: 'Edificio "Llano", Norte', firstname: 'Ana', reference: '101' }],
    messages: [{ line3: 'Hola', body: 'Un mensaje' }],
    accounts: [],
  });
  expect(stdout).not.toContain('Otra');
  expect(stdout).not.toContain('hash');
});

it('erases a person completely, only after a yes, and keeps the books', async () => {
  const erase = ['person', 'erase', ANA, '--reason', 'asked for it by letter'];
  expect(await company.company(erase, 'no\n')).toMatchObject({ code: 1 });
  expect(await exportOf(ANA)).toContain(reference);

  const { stdout, code } = await company.company(erase, 'yes\n');
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('answers: 2\npurchases: 1\npayments: 2\nresidents: 1\nmessages: 1'),
  ]);
  const audit = await company.rows('company_actions', {}, 'at');
  expect(audit.at(-1)).toMatchObject({ by: 'Eva Paz', reason: 'asked for it by letter' });
  expect(JSON.stringify(audit)).not.toContain(ANA);
  expect(await company.rows('transactions', { id })).toMatchObject([
    { amount_cents: 40_050, state: 'approved', card_uid: CARD },
  ]);
  expect(await faultsOfLedger(company.db)).toEqual([]);
});

/** Texts of a person that appear nowhere else, in the spelling in which they are stored. */
const MARKS = ['zoe@correo.example', 'Zoraida', '11111111', '098765432', 'Sinnombre77', 'Quimera'];

it('exports and erases the data of a person in every table that holds them', async () => {
  const [email, firstName, document, phone, address, subject] = MARKS;
  const form = { name: firstName, currency: 858, channel: 'PagosWeb', paymentMethod: 1, coutas: 1 };
  const payer = { ...form, email, rut: '', phone, address, tipoDoc: 1, nroDoc: document };
  expect((await company.create({ ...payer, amount: 500, uid: CARD }, randomUUID())).status).toBe(201);
  const message = { key_msg: 'contact_info', line1: firstName, line2: phone, line3: subject };
  await company.post('/api/v1/users/support/info', { ...message, emailAddress: email, bodytxt: address });
  const held = await tablesWith(company.db, MARKS);
  expect(Object.keys(held)).toEqual(
    expect.arrayContaining(['idempotency_keys', 'support_messages', 'transactions']),
  );
  const exported = await exportOf(MARKS[0] ?? '');
  for (const mark of new Set(Object.values(held).flat())) expect(exported).toContain(mark);
  await company.company(['person', 'erase', MARKS[0] ?? '', '--reason', 'x', '--yes']);
  expect(await tablesWith(company.db, MARKS)).toEqual({});
});

it('waits for a payment that changes before it takes anything from it', async () => {
  const [email, by, reason] = ['pia@correo.example', 'Eva Paz', 'asked for it'];
  const own = await company.createTopUp({ email, uid: CARD });
  const { erased } = await company.db.transaction().execute(async (transaction) => {
    await lockPayment(transaction, own);
    const erased = company.command('erasePerson', { email, by, reason });
    await untilLocked(company.db);
    // What a creation does in the end, with its payment locked.
    await openTables(transaction).change('idempotency_keys', { transaction_id: own }, { answer: '{}' });
    return { erased };
  });
  expect((await erased).body).toMatchObject({ answers: 1, payments: 1 });
});

it('mails only the company about a later refund to an erased buyer', async () => {
  await company.remove('mails');
  await settleFacts(company, purchase, {
    amountCents: PRICE_CENTS,
    paymentId: 'p-3',
    refundedCents: PRICE_CENTS,
  });
  expect(await company.rows('mails')).toMatchObject([{ recipient: null, reply_to: null }]);
});

it('does not erase who administers buildings', async () => {
  const email = 'jefa@correo.example';
  const { id: administration_id } = await company.row('administrations');
  await company.add('accounts', accountRow(email, { administration_id }));
  const { stderr, code } = await company.company(['person', 'erase', email, '--reason', 'x', '--yes']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('administers buildings')]);
});
