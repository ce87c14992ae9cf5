import { randomUUID } from 'node:crypto';
import { startShop } from '../shop/shop.ts';
import { DAY_MS } from '../../src/shared/clock.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { remindPayers } from '../../src/services/payments/topUpMails.ts';
import { CARDS } from '../support/demoData.ts';
import { topUp, refusal } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const STRANGER = { 'x-forwarded-for': '203.0.113.1' };
const OWNER = { 'x-forwarded-for': '203.0.113.2' };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TOP_UP = '/api/v1/transaction/create';

const app = fixture(startShop);
beforeEach(() => app.begin());

describe('creations', () => {
  const uid = CARDS.splitting;
  const of = (headers: Record<string, string>) => app.post(TOP_UP, topUp({ uid }), headers);

  it('by a stranger are limited, and stop nobody who has the card at another address', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => of(STRANGER)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    const refused = await of(STRANGER);
    expect(refused).toMatchObject(refusal(429, 'ex_too_many_requests'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await of(OWNER)).status).toBe(201);
    app.advance(MINUTE_MS + 1000);
    expect((await of(STRANGER)).status).toBe(201);
  });

  it("of purchases in another's name stop none of the e-mail's owner", async () => {
    const email = 'muchas@demo.example';
    const buy = (headers: Record<string, string>, as = email) => app.buy({ email: as }, undefined, headers);
    const answers = await Promise.all(Array.from({ length: 61 }, () => buy(STRANGER)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    const refused = await buy(STRANGER, email.toUpperCase());
    expect(refused).toMatchObject(refusal(429, 'ex_too_many_requests'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await buy(STRANGER, 'otra@demo.example')).status).toBe(201);
    expect((await buy(OWNER)).status).toBe(201);
  });
});

describe('mails before a payment is made', () => {
  const create = async (email: string) => {
    const { status, body } = await app.create({ channel: 'RedPagos', email }, randomUUID());
    expect(status).toBe(201);
    return String(body['transaction_id']);
  };
  const mailed = async (email: string) =>
    (await app.mailsSent()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
  const ISSUED = 'Datos para pagar $ 400';

  it('are three for an e-mail in 24 hours; further payments are made and show all at their page', async () => {
    const email = 'victima@demo.example';
    const ids = [await create(email), await create(email), await create(email)];
    ids.push(...(await Promise.all([create(email), create(email)])));
    expect(await mailed(email)).toEqual([ISSUED, ISSUED, ISSUED]);
    for (const id of ids) {
      const { ticket } = await app.statusOf(id);
      expect(ticket).toMatchObject({
        number: expect.any(String) as string,
        slip: expect.any(String) as string,
      });
    }
    await create('otra@demo.example');
    expect(await mailed('otra@demo.example')).toEqual([ISSUED]);

    app.advance(23 * HOUR_MS);
    await deleteExpired(app.db, app.clock());
    await create(email);
    expect(await mailed(email)).toEqual([]);
    app.advance(HOUR_MS + 1000);
    await create(email);
    expect(await mailed(email)).toEqual([ISSUED]);
  });

  it('are as many where they are asked for at once, in whatever case', async () => {
    const email = 'juntas@demo.example';
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => create(index % 2 ? email : email.toUpperCase())),
    );
    const sent = await app.mailsSent();
    expect(sent.filter(({ to }) => to.some((address) => address.toLowerCase() === email))).toHaveLength(3);
  });

  it('count with reminders, so that payments in the name of somebody remind three times a day', async () => {
    const email = 'recordada@demo.example';
    for (let payment = 0; payment < 5; payment += 1) await create(email);
    expect(await mailed(email)).toHaveLength(3);
    app.advance(app.settings.REDPAGOS_TTL_MS - DAY_MS + HOUR_MS);
    await Promise.all([remindPayers(app.dependencies), remindPayers(app.dependencies)]);
    expect(await mailed(email)).toEqual(Array.from({ length: 3 }, () => 'Queda un día para pagar $ 400'));
    await create(email);
    expect(await mailed(email)).toEqual([]);
  });
});
