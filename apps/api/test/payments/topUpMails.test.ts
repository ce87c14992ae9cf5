import { randomUUID } from 'node:crypto';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { remindPayers } from '../../src/services/payments/topUpMails.ts';
import { CARDS } from '../support/demoData.ts';
import { DAY, fixture, HOUR } from '../support/testApp.ts';
import { mercadoPagoPays, settleFacts } from './notify.ts';
import { startShop } from '../shop/shop.ts';

const PAYER = 'ana@demo.example';
const RUT = '211003420017';

const app = fixture(startShop);
beforeEach(() => app.begin());

const readReference = async (id: string) => String((await app.getStatus(id))['reference']);
const resultPage = (id: string) => `${app.settings.PUBLIC_ORIGIN}/bancard-checkout-success/${id}`;

describe('the receipt of a top-up', () => {
  it('is mailed once, however often the payment is reported', async () => {
    const id = await app.createTopUp({ rut: RUT });
    expect(await app.mailsSent()).toEqual([]);
    const paid = { amountCents: 40_000, paymentId: 'receipt-1' };
    await Promise.all(Array.from({ length: 5 }, () => settleFacts(app, id, paid)));
    await settleFacts(app, id, paid);
    const sent = await app.mailsSent();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[[PAYER], 'Cargamos $ 400 en su tarjeta']]);
    const card = `${CARDS.plain.slice(0, 4)}\u00A0${CARDS.plain.slice(4)}`;
    const rows = ['Concepto: Carga de saldo', '$ 400', card, 'MercadoPagos', RUT];
    for (const text of [...rows, await readReference(id), resultPage(id)])
      expect(sent[0]?.text).toContain(text);
    expect(sent[0]?.html).toContain('Puede usarlo en cuanto la acerque a una máquina.');
  });

  it('is not mailed again when a chargeback is won', async () => {
    const id = await app.createTopUp();
    const paid = { amountCents: 40_000, paymentId: 'receipt-2' };
    await settleFacts(app, id, paid);
    await app.mailsSent();
    await settleFacts(app, id, { ...paid, chargedBackCents: 40_000 });
    await settleFacts(app, id, paid);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved', 'refunded', 'approved']);
    expect(await app.mailsSent()).toEqual([]);
  });

  it.each(['denied', 'expired'] as const)('is not mailed when the top-up is %s', async (outcome) => {
    const id = await app.createTopUp();
    await settleFacts(app, id, { outcome });
    expect(await app.listStates(id)).toEqual(['created', 'pending', outcome]);
    expect(await app.mailsSent()).toEqual([]);
  });

  it('is not mailed while the money waits in suspense', async () => {
    const id = await app.createTopUp();
    await settleFacts(app, id, { amountCents: 39_999, paymentId: 'receipt-3' });
    expect((await app.mailsSent()).filter(({ to }) => to.includes(PAYER))).toEqual([]);
  });
});

describe('a payment at a counter', () => {
  const forPayer = async () => (await app.mailsSent()).filter(({ to }) => to.includes(PAYER));

  it('has its instructions mailed once for concurrent requests with the same key', async () => {
    const key = randomUUID();
    const press = () => app.create({ channel: 'RedPagos' }, key);
    const [first] = await Promise.all([press(), press()]);
    const id = String(first.body['transaction_id']);
    const { ticket } = await app.getStatus(id);
    const { number, verificationCode } = ticket as { number: string; verificationCode: string };
    const sent = await forPayer();
    expect(sent.map(({ subject }) => subject)).toEqual(['Datos para pagar $ 400']);
    for (const text of [number, verificationCode, await readReference(id), resultPage(id), 'Pague hasta el'])
      expect(sent[0]?.text).toContain(text);
  });

  it('has one reminder mailed a day before it expires, despite concurrent runs', async () => {
    // Those of other tests.
    await app.change('transactions', {}, { reminded_at: app.clock() });
    const id = await app.createTopUp({ channel: 'RedPagos' });
    const paid = await app.createTopUp({ channel: 'RedPagos' });
    await mercadoPagoPays(app, paid, { id: 4001 }, 'redpagos');
    const ofAnotherAmount = await app.createTopUp({ channel: 'RedPagos' });
    await mercadoPagoPays(app, ofAnotherAmount, { id: 4002, transaction_amount: 399 }, 'redpagos');
    await app.mailsSent();

    const remind = async () => {
      await Promise.all([remindPayers(app.dependencies), remindPayers(app.dependencies)]);
      return (await forPayer()).map(({ text }) => text.includes(resultPage(id)));
    };
    app.advance(app.settings.REDPAGOS_TTL_MS - 25 * HOUR);
    expect(await remind()).toEqual([]);
    app.advance(2 * HOUR);
    expect(await remind()).toEqual([true]);
    expect(await remind()).toEqual([]);
  });
});

describe('mails before a payment is made', () => {
  const create = (email: string) => app.createTopUp({ channel: 'RedPagos', email });
  const mailed = async (email: string) =>
    (await app.mailsSent())
      .filter(({ to }) => to.some((address) => address.toLowerCase().replace('+1@', '@') === email))
      .map(({ subject }) => subject);
  const ISSUED = 'Datos para pagar $ 400';

  it('are at most three per e-mail in 24 hours; further payments still show their ticket', async () => {
    const email = 'victima@demo.example';
    const written = [email, email.toUpperCase().replace('@', '+1@')];
    // At once, and whatever their case and tag.
    const ids = await Promise.all([...written, ...written, ...written].map((each) => create(each)));
    expect(await mailed(email)).toEqual([ISSUED, ISSUED, ISSUED]);
    for (const id of ids) expect(await app.getStatus(id)).toHaveProperty('ticket');
    await create('otra@demo.example');
    expect(await mailed('otra@demo.example')).toEqual([ISSUED]);

    app.advance(23 * HOUR);
    await deleteExpired(app.db, app.clock());
    await create(email);
    expect(await mailed(email)).toEqual([]);
    app.advance(HOUR + 1000);
    await create(email);
    expect(await mailed(email)).toEqual([ISSUED]);
  });

  it('share their limit with reminders, which are at most three a day too', async () => {
    const email = 'recordada@demo.example';
    for (let payment = 0; payment < 5; payment += 1) await create(email);
    expect(await mailed(email)).toHaveLength(3);
    app.advance(app.settings.REDPAGOS_TTL_MS - DAY + HOUR);
    await Promise.all([remindPayers(app.dependencies), remindPayers(app.dependencies)]);
    expect(await mailed(email)).toEqual(Array.from({ length: 3 }, () => 'Queda un día para pagar $ 400'));
    await create(email);
    expect(await mailed(email)).toEqual([]);
  });
});
