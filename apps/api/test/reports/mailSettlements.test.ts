import { montevideoDay } from '@laundry/strings/format';
import { createApp } from '../../src/app.ts';
import { writeUses } from '../../src/queries/machines/machineUses.ts';
import { closeDueMonths } from '../../src/services/months/closeMonths.ts';
import { monthAfter, monthOfDay } from '../../src/services/reports/days.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { addMachines, use } from './reports.ts';
import { settleFacts } from '../payments/notify.ts';
import { fixture } from '../support/fixture.ts';

const OWN = 'administracion@demo.example';
const COLLEAGUE = 'colega@demo.example';
const WITHOUT_BUILDINGS = 'sinedificios@demo.example';
const EMPTY = '00000000-0000-4000-8000-000000000009';
const app = fixture(startMailingApp);

beforeAll(async () => {
  await app.db.insertInto('administrations').values({ id: EMPTY, name: 'Sin edificios' }).execute();
  const account = (email: string, administration_id: string, role = 'BUILDING_ADM') => ({
    email,
    administration_id,
    role,
    password_hash: 'x',
    name: 'Eva',
    lastname: 'Demo',
  });
  await app.db
    .insertInto('accounts')
    .values([account(COLLEAGUE, IDS.administration), account(WITHOUT_BUILDINGS, EMPTY)])
    .execute();
  await addMachines(app);
});
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  await app.mailsSent();
});

/** Has these accounts ask for it, and nobody else. */
async function ask(...emails: string[]) {
  await app.db.updateTable('accounts').set({ monthly_settlement: false }).execute();
  for (const email of emails)
    await app.db
      .updateTable('accounts')
      .set({ monthly_settlement: true })
      .where('email', '=', email)
      .execute();
}
const mailed = async () => (await app.mailsSent()).flatMap(({ to }) => to).toSorted();

/** Goes on to the day of the next month on which the one before is closed. */
function untilClosing(): string {
  const next = `${monthAfter(monthOfDay(montevideoDay(app.clock())))}-05`;
  app.advanceTo(`${next}T12:00:00Z`);
  return next;
}

it('mails the month that closes to who asked for it, once each, however many instances close it', async () => {
  await ask(OWN, COLLEAGUE, WITHOUT_BUILDINGS);
  const another = await createApp(app.settings, app.db, app.clock);
  const day = untilClosing();
  await Promise.all([
    closeDueMonths(app.dependencies, day),
    closeDueMonths(another.dependencies, day),
    closeDueMonths(app.dependencies, day),
  ]);
  expect(await mailed()).toEqual([OWN, COLLEAGUE].toSorted());
  await closeDueMonths(another.dependencies, day.replace('-05', '-28'));
  expect(await mailed()).toEqual([]);
  await closeDueMonths(app.dependencies, untilClosing());
  expect(await mailed()).toHaveLength(2);
  await another.server.close();
});

it('mails nothing to who did not ask, or asks no more, and no month that was missed', async () => {
  await ask(COLLEAGUE);
  untilClosing();
  untilClosing();
  await closeDueMonths(app.dependencies, untilClosing());
  expect(await mailed()).toEqual([COLLEAGUE]);
  await ask();
  await closeDueMonths(app.dependencies, untilClosing());
  expect(await mailed()).toEqual([]);
});

it('says what each building came to, in both parts, and leads to the portal', async () => {
  await ask(OWN);
  const day = montevideoDay(app.clock());
  const month = monthOfDay(day);
  const midnight = new Date(`${day}T00:00:00-03:00`);
  await writeUses(app.db, [use(midnight), use(midnight), use(midnight, { result: 'Sin agua' })]);
  const id = await app.createTopUp({ uid: CARDS.splitting, amount: 1234.5 });
  await settleFacts(app, id, { amountCents: 123_450, paymentId: 'mailed-1' });
  expect(await mailed()).toEqual(['ana@demo.example']);

  await closeDueMonths(app.dependencies, untilClosing());
  const [mail] = await app.mailsSent();
  const { subject, text, html } = mail ?? {};
  expect(subject).toMatch(/^Liquidación de \p{L}+ de \d{4}$/u);
  const link = `http://admin.localhost:4200/dashboard-settlement?month=${month}&building=all`;
  for (const line of [
    'Importe de los usos: $ 241',
    'Cargas: $ 1.234,50',
    'Ingreso Administración: $ 123,45',
    'Usos no exitosos, sin costo: 1',
    'Edificio Llano | 2 | 0 | $ 241',
    'Edificio Compartido | 0 | 0 | $ 0',
    'Total | 2 | 0 | $ 241',
    'Edificio Compartido | $ 1.234,50 | $ 123,45',
    link,
  ])
    expect(text).toContain(line);
  expect(html).toContain(link.replaceAll('&', '&amp;'));
  expect(`${text}${html}`).not.toContain('Edificio Ajeno');
});
