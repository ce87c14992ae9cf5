import { queueMail } from '../../src/queries/mails.ts';
import type { NewMail } from '../../src/queries/mails.ts';
import { runThrough } from '../company/companyFixture.ts';
import { startMailingApp } from '../support/mailServer.ts';
import type { Behaviour } from '../support/mailServer.ts';
import { until } from '../support/until.ts';
import { DAY, fixture, HOUR, MINUTE, refusal } from '../support/testApp.ts';

const app = fixture(() => startMailingApp({ MAIL_TIMEOUT_MS: '9000' }));
let count = 0;
beforeEach(async () => {
  await app.remove('mails');
  app.smtp.received.length = 0;
});

/** Queues a mail to a new address. @returns the address */
async function queued(fields: Partial<NewMail> = {}, { db, clock } = app): Promise<string> {
  const recipient = `vecino${(count += 1)}@demo.example`;
  const mail = { recipient, subject: 'Su consulta', text: 'Hola', html: '<p>Hola</p>', ...fields };
  await queueMail(db, mail, clock());
  return recipient;
}
const findRow = (recipient: string) => app.row('mails', { recipient });
const recipients = ({ smtp } = app) => smtp.received.flatMap(({ to }) => to);
const dead = () => runThrough(app, 'deadMails', {});
const retry = (mail: string) => app.command('retryMail', { mail, by: 'Eva Paz', reason: 'mended' });
const metric = async (name: string) => {
  app.advance(2 * MINUTE);
  const { text } = await app.get('/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** An API whose mailer gives up no mail while a test runs. */
const patient = fixture(() => startMailingApp({ MAIL_TIMEOUT_MS: '300000' }));

it('a silent SMTP connection holds up only one mail: the others are sent, also one queued meanwhile', async () => {
  patient.smtp.silence(1);
  const all = await Promise.all(Array.from({ length: 19 }, () => queued({}, patient)));
  const before = patient.smtp.silenced();
  const run = { ended: false };
  const running = patient.mailer.run().then(() => (run.ended = true));
  await until(() => run.ended || patient.smtp.received.length === 18);
  all.push(await queued({}, patient));
  await until(() => run.ended || patient.smtp.received.length === 19);
  expect(patient.smtp.silenced()).toBe(before + 1);
  expect(run.ended).toBe(false);
  patient.smtp.hangUp();
  await running;
  patient.advance(MINUTE);
  await patient.mailer.run();
  expect(recipients(patient).sort()).toEqual(all.sort());
});

describe('a mail that could not be delivered', () => {
  it('is a dead letter at once when its recipient is permanently refused', async () => {
    const unknown = await queued();
    app.smtp.treat(unknown, { code: 550, reply: '5.1.1 no such mailbox' });
    const before = await metric('outbox_given_up_total');
    await app.mailer.run();
    expect(await dead()).toMatchObject([
      { recipient: unknown, subject: 'Su consulta', attempts: 1, retries: 0, can_be_retried: true },
    ]);
    expect((await dead())[0]?.reason).toContain('no such mailbox');
    expect(await metric('outbox_dead_letters')).toBe(1);
    expect(await metric('outbox_given_up_total')).toBe(before + 1);
    app.advance(DAY);
    expect(await app.mailer.run()).toBe(0);
  });

  const treats = (behaviour: Behaviour) => (recipient: string) => app.smtp.treat(recipient, behaviour);

  it.each([
    ['a 4xx', treats({ code: 451, reply: '4.7.1 come back later' })],
    ['a refusal of who sends', treats({ code: 550, reply: '5.7.1 relaying denied' })],
    ['a connection that ends in the middle', treats('dies')],
    ['a connection that is silent in the middle', treats('silent')],
    ['a connection that is silent from its beginning', () => app.smtp.silence(1)],
  ])('is tried again after %s', async (_what, disturb) => {
    const recipient = await queued();
    disturb(recipient);
    await app.mailer.run();
    expect(await findRow(recipient)).toMatchObject({ attempts: 1, sent_at: null, dead_at: null });
    app.smtp.treat(recipient, undefined);
    app.advance(MINUTE);
    await app.mailer.run();
    expect(recipients()).toEqual([recipient]);
    expect(await findRow(recipient)).toMatchObject({ body_text: '', last_error: null, dead_at: null });
  });

  /** Advances from one attempt for a recipient to the next. @returns when each was made, from now on */
  async function attemptsFor(recipient: string) {
    const start = app.clock().getTime();
    const tries: number[] = [];
    for (let row = await findRow(recipient); row.next_try_at; row = await findRow(recipient)) {
      app.advance(Math.max(0, row.next_try_at.getTime() - app.clock().getTime()));
      await app.mailer.run();
      tries.push(app.clock().getTime() - start);
    }
    const pauses = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 10_000) * 10);
    return { tries, pauses };
  }

  it('is retried with pauses that double up to two hours, and given up after three days', async () => {
    const recipient = await queued();
    app.smtp.treat(recipient, { code: 450, reply: '4.2.2 full' });
    const { tries, pauses } = await attemptsFor(recipient);
    expect(pauses.slice(0, 10)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7200, 7200]);
    expect(Math.round((tries.at(-1) ?? 0) / HOUR)).toBe(72);
    expect(await dead()).toMatchObject([{ recipient, attempts: tries.length, can_be_retried: true }]);
    expect(tries.length).toBeLessThan(50);
  });

  it('is retried at least every ten minutes without an answer, and not sent once its secret has expired', async () => {
    const recipient = await queued({ secretUntil: app.momentIn(HOUR) });
    app.smtp.treat(recipient, 'dies');
    const { tries, pauses } = await attemptsFor(recipient);
    expect(pauses.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 600, 600, 600]);
    expect(Math.round((tries.at(-1) ?? 0) / MINUTE)).toBe(60);
    const late = await queued({ secretUntil: app.clock() });
    await app.mailer.run();
    expect(await dead()).toMatchObject([
      { recipient: late, reason: 'its link has expired' },
      { recipient, attempts: tries.length, reason: 'Connection closed unexpectedly' },
    ]);
  });
});

describe('a dead letter', () => {
  const buried = async (fields: Partial<NewMail> = {}) => {
    const recipient = await queued(fields);
    app.smtp.treat(recipient, { code: 550, reply: '5.1.1 no such mailbox' });
    await app.mailer.run();
    // Longer than connecting may take, which is a third of a mail's time limit.
    app.smtp.treat(recipient, 'slow');
    const id = (await findRow(recipient)).id;
    return { recipient, retryIt: () => retry(id) };
  };

  it('is retried when an operator asks for it, even days later', async () => {
    const { recipient, retryIt } = await buried();
    app.advance(4 * DAY);
    expect((await retryIt()).status).toBe(200);
    expect((await retryIt()).status).toBe(404);
    expect((await retry('x')).status).toBe(404);
    await app.mailer.run();
    expect(recipients()).toEqual([recipient]);
    expect(await dead()).toEqual([]);
    expect(await findRow(recipient)).toMatchObject({ attempts: 1, revivals: 1, body_text: '' });
  });

  it('with a secret loses its text and cannot be retried', async () => {
    const secretUntil = app.momentIn(7 * DAY);
    const { recipient, retryIt } = await buried({ text: 'token=abc', html: '<a>token=abc</a>', secretUntil });
    expect(await findRow(recipient)).toMatchObject({ body_text: '', body_html: '', subject: 'Su consulta' });
    expect(await dead()).toMatchObject([{ recipient, can_be_retried: false }]);
    expect(await retryIt()).toMatchObject(refusal(422, 'ex_token_expired'));
    await app.mailer.run();
    expect(recipients()).toEqual([]);
  });
});

it('sends each mail once, despite several instances', async () => {
  const other = await app.another();
  const all = await Promise.all(Array.from({ length: 30 }, () => queued()));
  await Promise.all([app.mailer.run(), other.mailer.run(), app.mailer.run()]);
  expect(recipients().sort()).toEqual(all.sort());
});

it('takes over the mail of a crashed sender after its lease, with the same Message-ID', async () => {
  const recipient = await queued();
  const { id } = await findRow(recipient);
  const leaseUntil = app.momentIn(MINUTE);
  await app.change('mails', {}, { attempts: 1, next_try_at: leaseUntil });
  expect(await app.mailer.run()).toBe(0);
  app.advance(MINUTE);
  expect(await app.mailer.run()).toBe(1);
  expect(app.smtp.received[0]?.raw).toContain(`Message-ID: <${id}@laundry>`);
});

it('closes the server within 10 s while an SMTP connection is silent', async () => {
  const slow = await startMailingApp({ MAIL_TIMEOUT_MS: '120000', MAIL_EVERY_MS: '20' });
  slow.smtp.silence(1);
  const mail = { recipient: 'ana@demo.example', subject: 'Hola', text: 'Hola', html: '' };
  await queueMail(slow.db, mail, slow.clock());
  slow.scheduler.start();
  await until(() => slow.smtp.silenced() === 1);
  const closing = Date.now();
  await slow.server.close();
  expect(Date.now() - closing).toBeLessThan(10_000);
  const row = await slow.row('mails');
  expect(row).toMatchObject({ sent_at: null, dead_at: null, body_text: 'Hola' });
  await slow.close();
});
