import { randomUUID } from 'node:crypto';
import { createApp } from '../../src/app.ts';
import { jobsOf } from '../../src/jobs/jobs.ts';
import { SETTINGS } from '../../src/settings.ts';
import { startMailingApp } from '../support/mailServer.ts';
import type { MailingApp } from '../support/mailServer.ts';
import { fixture } from '../support/fixture.ts';

const PATH = '/api/v1/users/support/info';
const HOUR_MS = 3_600_000;
const SINGLE_MAILS = 30;

const message = (bodytxt: string) => ({
  key_msg: 'contact_info',
  line1: 'Ana Paz',
  emailAddress: 'ana@demo.example',
  line2: '099 123 456',
  line3: 'Horarios',
  bodytxt,
});
const send = (app: MailingApp, text: string, address: string, key: string = randomUUID()) =>
  app.post(PATH, message(text), { 'x-forwarded-for': address, 'idempotency-key': key });

describe('messages of an address', () => {
  const app = fixture(() => startMailingApp({ MESSAGES_PER_ADDRESS: '3' }));

  it('are limited by the hour, over all instances, and stop nobody else', async () => {
    const second = await createApp(app.settings, app.db, app.clock);
    for (const text of ['uno', 'dos', 'tres'])
      expect((await send(app, text, '203.0.113.1')).status).toBe(204);
    for (const { server } of [app, second]) {
      const refused = await server.inject({
        method: 'POST',
        url: PATH,
        payload: message('cuatro'),
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
      expect(refused).toMatchObject({ statusCode: 429 });
      expect(refused.json()).toMatchObject({ result_code: 'ex_too_many_requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    }
    await second.server.close();
    expect((await send(app, 'otra', '203.0.113.2')).status).toBe(204);
    const kept = await app.db.selectFrom('support_messages').select('body').orderBy('created_at').execute();
    expect(kept.map(({ body }) => body)).toEqual(['uno', 'dos', 'tres', 'otra']);
    app.advance(HOUR_MS + 1000);
    expect((await send(app, 'cinco', '203.0.113.1')).status).toBe(204);
  });

  it('are 20 in production, and unlimited in the local run', () => {
    expect(SETTINGS.MESSAGES_PER_ADDRESS).toMatchObject({ local: '0', production: '20' });
  });
});

describe('messages of everybody', () => {
  const app = fixture(startMailingApp);
  beforeEach(() => app.advance(2 * HOUR_MS));

  const sendMany = (texts: readonly string[]) =>
    Promise.all(texts.map((text, index) => send(app, text, `203.0.113.${index}`)));
  const numbered = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${what} ${index + 1}.`);
  /** Runs the job of the digests, as an instance does. */
  const runDigests = async () => {
    const jobs = jobsOf(app.dependencies, app.reconciler, app.mailer, app.server.log);
    await jobs.find(({ name }) => name === 'mail digests')?.run(new AbortController().signal);
  };
  const mailed = async () => {
    await Promise.all([runDigests(), runDigests()]);
    while ((await app.mailer.run()) > 0);
    return app.smtp.received.splice(0);
  };

  it('have a mail each until there are 30 in an hour; the rest stands in one digest when it is over', async () => {
    const texts = numbered('Mensaje', SINGLE_MAILS + 7);
    const answers = await sendMany(texts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const singles = await mailed();
    expect(singles).toHaveLength(SINGLE_MAILS);

    app.advance(HOUR_MS + 1000);
    const [digest, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(digest).toMatchObject({
      to: [app.settings.SUPPORT_EMAIL],
      subject: '7 mensajes más de la última hora',
    });
    const all = [...singles, digest].map((mail) => mail?.text).join('\n');
    for (const text of texts) {
      expect(all.split(text)).toHaveLength(2);
      expect([...singles, digest].some((mail) => mail?.html.includes(text))).toBe(true);
    }
    expect(digest?.text.split('De: ana@demo.example')).toHaveLength(8);
    expect(await app.db.selectFrom('support_messages').select('id').execute()).toHaveLength(texts.length);
    expect(await mailed()).toEqual([]);

    // The next hour starts with single mails again.
    await sendMany(['La hora siguiente.']);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Consulta de Ana Paz']);
  });

  it('are no more where one press is sent again', async () => {
    const key = randomUUID();
    for (let time = 0; time < SINGLE_MAILS + 5; time += 1)
      expect((await send(app, 'Una vez.', '203.0.113.1', key)).status).toBe(204);
    await sendMany(['Otra.']);
    expect(await mailed()).toHaveLength(2);
    app.advance(HOUR_MS + 1000);
    expect(await mailed()).toEqual([]);
  });

  it('all stand in digests, however many they are', async () => {
    const texts = numbered('Aluvión', SINGLE_MAILS + 205);
    await sendMany(texts);
    await mailed();
    app.advance(HOUR_MS + 1000);
    const digests = await mailed();
    expect(digests.map(({ subject }) => Number.parseInt(subject, 10)).toSorted((a, b) => a - b)).toEqual([
      5, 200,
    ]);
    const waiting = await app.db
      .selectFrom('support_messages')
      .select('id')
      .where('digest_at', 'is not', null)
      .execute();
    expect(waiting).toEqual([]);
  });
});
