import { randomUUID } from 'node:crypto';
import { supportMessage as message } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import type { MailingApp } from '../support/mailServer.ts';
import { expectLimited, fixture, HOUR } from '../support/testApp.ts';

const PATH = '/api/v1/users/support/info';
const SINGLE_MAILS = 30;
const app = fixture(startMailingApp);
beforeEach(async () => {
  // Clears what the test before left in the outbox.
  await app.mailsSent();
});

const kept = () => app.rows('support_messages');

it('stores a message and mails it to the company, with HTML escaped', async () => {
  const before = (await kept()).length;
  expect(await app.post(PATH, message())).toMatchObject({ status: 204, text: '' });
  expect((await kept()).slice(before)).toMatchObject([
    { key_msg: 'contact_info', line1: 'Ana Paz', line3: 'Horarios', email: 'ana@demo.example' },
  ]);
  const { to, raw, html } = await app.onlyMail();
  expect(to).toEqual([app.settings.SUPPORT_EMAIL]);
  expect(raw).toMatch(/^Reply-To: ana@demo\.example\r$/m);
  expect(raw).toMatch(/^Subject: Consulta de Ana Paz\r$/m);
  expect(html).toContain('&lt;b&gt;feriados&lt;/b&gt;');
});

describe('a failure report', () => {
  const report = message({ key_msg: 'contact_faliure', line1: 'Error en la entrada de agua', line3: '' });
  const readCase = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-case-number']);

  it('has a case number, the same for a retry, in the mails to company and sender', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const number = readCase(await app.post(PATH, report, key));
    expect(number).toMatch(/^\d{4,}$/);
    expect(readCase(await app.post(PATH, report, key))).toBe(number);
    const another = readCase(await app.post(PATH, report));
    expect(another).not.toBe(number);
    const sent = await app.mailsSent();
    const findAll = (caseNumber: string) =>
      sent.filter(({ text }) => text.includes(`Número de caso: ${caseNumber}`));
    for (const each of [number, another])
      expect(findAll(each).flatMap(({ to }) => to)).toEqual([app.settings.SUPPORT_EMAIL, 'ana@demo.example']);
    const received = findAll(number).at(1);
    expect(received?.subject).toBe(`Recibimos su reporte de falla: caso ${number}`);
    expect(received?.text).not.toContain('feriados');
  });

  it('is acknowledged at most three times a day per e-mail, whatever its case and tag', async () => {
    for (const emailAddress of ['eva@demo.example', 'Eva+2@demo.example'])
      for (let time = 0; time < 2; time += 1)
        expect((await app.post(PATH, { ...report, emailAddress })).status).toBe(204);
    const sent = await app.mailsSent();
    expect(sent.filter(({ subject }) => subject.startsWith('Recibimos'))).toHaveLength(3);
    expect(sent).toHaveLength(7);
  });
});

it('stores and mails concurrent requests with the same idempotency key once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const before = (await kept()).length;
  const answers = await Promise.all([1, 2, 3].map(() => app.post(PATH, message(), key)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await kept()).toHaveLength(before + 1);
  expect(await app.mailsSent()).toHaveLength(1);
});

const send = (to: Pick<MailingApp, 'post'>, bodytxt: string, address: string, key: string = randomUUID()) =>
  to.post(PATH, message({ bodytxt }), { 'x-forwarded-for': address, 'idempotency-key': key });

const few = fixture(() => startMailingApp({ MESSAGES_PER_ADDRESS: '3' }));

it('limits the messages of an address per hour over all instances, without affecting others', async () => {
  const second = await few.another();
  for (const text of ['uno', 'dos', 'tres']) expect((await send(few, text, '203.0.113.1')).status).toBe(204);
  for (const instance of [few, second]) expectLimited(await send(instance, 'cuatro', '203.0.113.1'), 3500);
  expect((await send(few, 'otra', '203.0.113.2')).status).toBe(204);
  const stored = await few.rows('support_messages', {}, 'created_at');
  expect(stored.map(({ body }) => body)).toEqual(['uno', 'dos', 'tres', 'otra']);
  few.advance(HOUR + 1000);
  expect((await send(few, 'cinco', '203.0.113.1')).status).toBe(204);
});

describe('messages of all addresses', () => {
  const many = fixture(() => startMailingApp({ MESSAGE_MAILS_PER_HOUR: String(SINGLE_MAILS) }));
  beforeEach(() => many.advance(2 * HOUR));

  const sendMany = (texts: readonly string[]) =>
    Promise.all(texts.map((text, index) => send(many, text, `203.0.113.${index}`)));
  const numbered = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${what} ${index + 1}.`);
  const mailed = async () => {
    await Promise.all([many.runJob('mail digests'), many.runJob('mail digests')]);
    return many.mailsSent();
  };

  it('are mailed singly up to 30 an hour, the rest in one digest after that hour', async () => {
    const texts = numbered('Mensaje', SINGLE_MAILS + 7);
    const answers = await sendMany(texts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const singles = await mailed();
    expect(singles).toHaveLength(SINGLE_MAILS);

    many.advance(HOUR + 1000);
    const [digest] = await mailed();
    expect(digest).toMatchObject({
      to: [many.settings.SUPPORT_EMAIL],
      subject: '7 mensajes más de la última hora',
    });
    const all = [...singles, digest].map((mail) => mail?.text).join('\n');
    for (const text of texts) {
      expect(all.split(text)).toHaveLength(2);
      expect([...singles, digest].some((mail) => mail?.html.includes(text))).toBe(true);
    }
    expect(digest?.text.split('De: ana@demo.example')).toHaveLength(8);
    expect(await many.rows('support_messages')).toHaveLength(texts.length);
    expect(await mailed()).toEqual([]);

    // The next hour starts with single mails again.
    await sendMany(['La hora siguiente.']);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Consulta de Ana Paz']);
  });

  it('do not count retries with the same idempotency key', async () => {
    const key = randomUUID();
    for (let time = 0; time < SINGLE_MAILS + 5; time += 1)
      expect((await send(many, 'Una vez.', '203.0.113.1', key)).status).toBe(204);
    await sendMany(['Otra.']);
    expect(await mailed()).toHaveLength(2);
    many.advance(HOUR + 1000);
    expect(await mailed()).toEqual([]);
  });

  it('beyond single mails all go into digests of at most 200', async () => {
    const texts = numbered('Aluvión', SINGLE_MAILS + 205);
    for (let from = 0; from < texts.length; from += 47) await sendMany(texts.slice(from, from + 47));
    await mailed();
    many.advance(HOUR + 1000);
    const digests = await mailed();
    expect(digests.map(({ subject }) => Number.parseInt(subject, 10)).toSorted((a, b) => a - b)).toEqual([
      5, 200,
    ]);
    const kept = await many.rows('support_messages');
    expect(kept.filter((one) => one.digest_at !== null)).toEqual([]);
  });
});
