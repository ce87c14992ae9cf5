import { randomUUID } from 'node:crypto';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture } from '../support/fixture.ts';
import { refusal } from '../support/testApp.ts';

const PATH = '/api/v1/users/support/info';
const app = fixture(startMailingApp);
beforeEach(async () => {
  app.smtp.refuse(false);
  // What the test before left in the outbox is none of the next one's.
  await app.mailer.run();
  app.smtp.received.length = 0;
});

const message = (fields: object = {}) => ({
  key_msg: 'contact_info',
  line1: 'Ana Paz',
  emailAddress: 'ana@demo.example',
  line2: '099 123 456',
  line3: 'Horarios',
  bodytxt: '¿Abren los <b>feriados</b>?',
  ...fields,
});
const kept = () => app.db.selectFrom('support_messages').selectAll().execute();
const waiting = () => app.db.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute();

it('keeps the message and tells the company by mail, what was written only ever as text', async () => {
  const before = (await kept()).length;
  expect(await app.post(PATH, message())).toMatchObject({ status: 204, text: '' });
  expect((await kept()).slice(before)).toMatchObject([
    { key_msg: 'contact_info', line1: 'Ana Paz', line3: 'Horarios', email: 'ana@demo.example' },
  ]);
  await app.mailer.run();
  expect(app.smtp.received).toHaveLength(1);
  const [{ to, raw, html } = { to: [], raw: '', html: '' }] = app.smtp.received;
  expect(to).toEqual([app.settings.SUPPORT_EMAIL]);
  expect(raw).toMatch(/^Reply-To: ana@demo\.example\r$/m);
  expect(raw).toMatch(/^Subject: Consulta de Ana Paz\r$/m);
  expect(html).toContain('&lt;b&gt;feriados&lt;/b&gt;');
  await app.mailer.run();
  expect(app.smtp.received).toHaveLength(1);
});

describe('a failure report', () => {
  const report = message({ key_msg: 'contact_faliure', line1: 'Error en la entrada de agua', line3: '' });
  const caseOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-case-number']);

  it('has a case number, the same one however often it is sent, in the mails to company and writer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const number = caseOf(await app.post(PATH, report, key));
    expect(number).toMatch(/^\d{4,}$/);
    expect(caseOf(await app.post(PATH, report, key))).toBe(number);
    const another = caseOf(await app.post(PATH, report));
    expect(another).not.toBe(number);
    await app.mailer.run();
    const mailsOf = (caseNumber: string) =>
      app.smtp.received.filter(({ text }) => text.includes(`Número de caso: ${caseNumber}`));
    for (const each of [number, another])
      expect(mailsOf(each).flatMap(({ to }) => to)).toEqual([app.settings.SUPPORT_EMAIL, 'ana@demo.example']);
    const received = mailsOf(number).at(1);
    expect(received?.subject).toBe(`Recibimos su reporte de falla: caso ${number}`);
    expect(received?.text).not.toContain('feriados');
  });

  it('is acknowledged three times a day to one e-mail, however it is written', async () => {
    for (const emailAddress of ['eva@demo.example', 'Eva@demo.example'])
      for (let time = 0; time < 2; time += 1)
        expect((await app.post(PATH, { ...report, emailAddress })).status).toBe(204);
    await app.mailer.run();
    const acknowledged = app.smtp.received.filter(({ subject }) => subject.startsWith('Recibimos'));
    expect(acknowledged).toHaveLength(3);
    expect(app.smtp.received).toHaveLength(7);
  });
});

it.each(['key_msg', 'line1', 'emailAddress', 'bodytxt'])('asks for %s', async (field) => {
  for (const missing of [undefined, ' ']) {
    const { status, body } = await app.post(PATH, message({ [field]: missing }));
    expect(status).toBe(422);
    if (missing === undefined) expect(body['result_code']).toBe('ex_missing_parameters');
  }
  expect(await waiting()).toEqual([]);
});

it('refuses another key and what is no e-mail', async () => {
  for (const wrong of [{ key_msg: 'contact' }, { emailAddress: 'ana' }])
    expect(await app.post(PATH, message(wrong))).toMatchObject(refusal(422, 'ex_invalid_field'));
});

it('is one message however often a press is sent', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const before = (await kept()).length;
  const answers = await Promise.all([1, 2, 3].map(() => app.post(PATH, message(), key)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await kept()).toHaveLength(before + 1);
  await app.mailer.run();
  expect(app.smtp.received).toHaveLength(1);
});

it('takes no other message under the key of a first one', async () => {
  const key = { 'idempotency-key': randomUUID() };
  await app.post(PATH, message(), key);
  expect(await app.post(PATH, message({ bodytxt: 'Otra cosa' }), key)).toMatchObject(
    refusal(409, 'ex_idempotency_conflict'),
  );
  await app.mailer.run();
  expect(app.smtp.received).toHaveLength(1);
});

it('tries a mail that was refused again later, and loses none', async () => {
  app.smtp.refuse(true);
  await app.post(PATH, message());
  expect(await app.mailer.run()).toBe(1);
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  // Not at once: its server needs time.
  expect(await app.mailer.run()).toBe(0);
  app.smtp.refuse(false);
  app.advance(60_000);
  expect(await app.mailer.run()).toBe(1);
  expect(app.smtp.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('lets a line break into no header', async () => {
  const line1 = 'Ana\r\nBcc: todos@correo.example\r\n\r\nHola';
  expect((await app.post(PATH, message({ line1 }))).status).toBe(204);
  await app.mailer.run();
  const [{ to, raw, subject } = { to: [], raw: '', subject: '' }] = app.smtp.received;
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(to).toEqual([app.settings.SUPPORT_EMAIL]);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(subject).toBe('Consulta de Ana Bcc: todos@correo.example Hola');
});
