import { createHash } from 'node:crypto';
import { formatAmount, formatCard, formatCents, formatInstant, montevideoDay } from '@laundry/strings/format';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { writeUses } from '../../src/queries/machines/machineUses.ts';
import { startController, reportedUse } from '../machines/controllers.ts';
import { CARDS, IDS, MACHINES } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { mercadoPagoPays, settleFacts } from '../payments/notify.ts';
import { DAY, expectLimited, fixture, HOUR, refusal } from '../support/testApp.ts';
import { use } from './reports.ts';

const EMAIL = 'ana@demo.example';
const SHARE = 5;
const TRUSTED = { success: true, score: 0.9, action: 'userReport' };
const app = fixture(() => startMailingApp({ REPORT_EMAILS_PER_CARD: String(SHARE) }));

beforeAll(async () => {
  const year = app.clock().getUTCFullYear();
  const nextDay = montevideoDay(app.momentIn(DAY));
  // In Montevideo the first of these still belongs to the month before.
  await writeUses(app.db, [
    use(`${year}-02-01T02:30:00Z`),
    use(`${year}-02-10T15:00:00Z`, { machine_id: MACHINES.dryer }),
    use(`${year}-02-11T15:00:00Z`, { result: 'Sin agua' }),
    use(`${year - 2}-02-11T15:00:00Z`, { result: 'Muy viejo' }),
    use(`${Number(nextDay.slice(0, 4)) - 1}${nextDay.slice(4, 8)}01T03:00:00Z`, { result: 'Hace un año' }),
    use(`${year}-02-10T15:00:00Z`, { card_uid: CARDS.other, result: 'De otra tarjeta' }),
  ]);
});
beforeEach(() => {
  app.providers.restore();
  app.providers.captchaSays(TRUSTED);
  app.smtp.received.length = 0;
  app.advance(HOUR + 1000);
});

const readBalance = async () => Math.round((await app.balance()) * 100);

/** The texts of a page's table cells, in order. */
const readCells = (html: string) => [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
/** The rows of a page's tables, each as its cells joined by commas. */
const readRows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => readCells(row ?? '').join());

const url = (query: Record<string, string> = {}) =>
  `/public-site/v1/reports/sendReportByUid?${new URLSearchParams({ card: CARDS.plain, email: EMAIL, recaptchaToken: 'token', ...query }).toString()}`;
const ask = (query: Record<string, string> = {}) => app.get(url(query));
const waiting = () => app.rows('mails', { sent_at: null });

// Statements without uses, and the escaping of data: mails.test.ts.
it('answers the report as HTML and mails it to the address that was given', async () => {
  const year = app.clock().getUTCFullYear();
  const { status, headers, text } = await ask();
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; sandbox`;
  expect(headers['content-security-policy']).toBe(policy);
  const cells = readCells(text);
  for (const part of [formatCard(CARDS.plain), `31/01/${year} 23:30`, 'Secadora 2', 'Hace un año'])
    expect(cells).toContain(part);
  expect(readRows(text)).toContain([`01/${year}`, '1', '0', '120,50', '0'].join());
  expect(readRows(text)).toContain([`02/${year}`, '0', '1', '120,50', '0'].join());
  for (const other of ['De otra tarjeta', 'Muy viejo']) expect(text).not.toContain(other);

  const mail = await app.onlyMail();
  expect(mail).toMatchObject({ to: [EMAIL], subject: 'Informe de consumo' });
  expect(readRows(mail.html)).toContain([`02/${year}`, '0', '1', '120,50', '0'].join());
  expect(mail.text).toContain(`31/01/${year} 23:30 | Edificio Llano | Lavadora 1 | Exitoso`);
});

it('shows balance and monthly payments of the card, but not who paid', async () => {
  const id = await app.createTopUp();
  expect((await mercadoPagoPays(app, id, { id: 1 })).status).toBe(200);
  const balanceCents = await readBalance();
  const { text } = await ask();
  const month = formatInstant(app.clock()).slice('DD/'.length, 'DD/MM/YYYY'.length);
  expect(readRows(text)).toContainEqual(expect.stringMatching(new RegExp(`^${month},.*,400$`)));
  expect(text).toContain(`<dt>Saldo</dt><dd>${formatCents(balanceCents)}</dd>`);
  const { payer_name: name, payer_email: email } = await app.row('transactions', { id });
  for (const secret of [name, email, 'MercadoPago', id]) expect(text).not.toContain(secret);
});

it('lists movements with amount and resulting balance, newest first', async () => {
  const before = await readBalance();
  const id = await app.createTopUp();
  await settleFacts(app, id, { amountCents: 40_000, paymentId: 'moved-1' });
  await settleFacts(app, id, { amountCents: 40_000, paymentId: 'moved-1', refundedCents: 10_050 });
  const [first = '', second = ''] = readRows((await ask()).text)
    .filter((row) => /Carga|Devolución/.test(row))
    .map((row) => row.slice('DD/MM/YYYY HH:mm,'.length));
  expect(first).toBe(['Devolución', '-100,50', formatAmount(before + 29_950)].join());
  expect(second).toBe(['Carga', '400', formatAmount(before + 40_000)].join());
  expect(await readBalance()).toBe(before + 29_950);
});

it.each<[string, Record<string, string>, number, string]>([
  ['an unknown card', { card: '99999999' }, 422, 'ex_card_not_found'],
  ['a lost card', { card: CARDS.lost }, 422, '100'],
])('refuses %s, and queues no mail', async (_what, query, status, code) => {
  const before = (await waiting()).length;
  expect(await ask(query)).toMatchObject(refusal(status, code));
  expect(await waiting()).toHaveLength(before);
});

it('refuses HEAD, which must not send a mail', async () => {
  expect((await app.server.inject({ method: 'HEAD', url: url() })).statusCode).toBe(404);
});

it('refuses the captcha of another action, and does not count it', async () => {
  app.providers.captchaSays({ success: true, score: 0.9, action: 'login' });
  for (let times = 0; times < 6; times += 1)
    expect(await ask()).toMatchObject(refusal(422, 'ex_captcha_refused'));
});

it('sends at most five reports an hour per card and e-mail, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expectLimited(await ask({ email: EMAIL.toUpperCase().replace('@', '+1@') }), 3000);
  expect((await ask({ email: 'otra@demo.example' })).status).toBe(200);
  expect((await ask({ card: CARDS.splitting })).status).toBe(200);
  app.advance(HOUR);
  expect((await ask()).status).toBe(200);
});

it('lists a use that was reported late at its own time, with the balance after it', async () => {
  const controller = await startController(app, 'report', IDS.plain);
  const card = '51234567';
  await app.addCards({ uid: card });
  const id = await app.createTopUp({ uid: card });
  const before = app.clock();
  app.advance(HOUR);
  await mercadoPagoPays(app, id, { id: 991 });
  await controller.report(reportedUse('1', before, { card, machine: MACHINES.dryer }));
  const { text } = await ask({ card });
  const moved = readRows(text).filter((row) => /,(Carga|Uso),/.test(row));
  expect(moved.map((row) => row.split(',').slice(1).join())).toEqual([
    'Carga,400,279,50',
    'Uso,-120,50,-120,50',
  ]);
});

describe('the card report', () => {
  let made = 0;
  beforeEach(() => app.advance(DAY));

  const askFor = (card = '', email = '') => ask({ card, email });
  /** Adds cards that no report was requested for. @returns their uids */
  async function newCards(count: number): Promise<string[]> {
    const uids = Array.from({ length: count }, () => String(60_000_000 + (made += 1)));
    await app.addCards(...uids.map((uid) => ({ uid })));
    return uids;
  }
  const newEmails = (count: number) =>
    Array.from({ length: count }, () => `vecina${(made += 1)}@demo.example`);

  const sentTo = async (email: string) =>
    (await app.mailsSent()).filter(({ to }) => to.includes(email)).length;

  /** An answer without the headers that differ in every answer. */
  async function answered(card = '', email = '') {
    const { status, text, headers } = await askFor(card, email);
    return { status, text, headers: { ...headers, date: '', 'x-request-id': '' } };
  }

  /** The answer to a request whose captcha score is too low. */
  async function refusedByCaptcha(card = '', email = '') {
    app.providers.captchaSays({ ...TRUSTED, score: 0.1 });
    const refusal = await answered(card, email);
    app.providers.captchaSays(TRUSTED);
    expect(refusal.status).toBe(422);
    return refusal;
  }

  it('of a card goes to five e-mails in 24 hours; a sixth gets the captcha refusal', async () => {
    const [card] = await newCards(1);
    const [sixth, ...emails] = newEmails(SHARE + 1);
    for (const email of emails) expect((await askFor(card, email)).status).toBe(200);
    expect(await answered(card, sixth)).toEqual(await refusedByCaptcha(card, sixth));
    expect(await sentTo(sixth ?? '')).toBe(0);
    // E-mails that had the report get it again, in upper case too, and the sixth gets another card's.
    expect((await askFor(card, emails[0]?.toUpperCase().replace('@', '+1@'))).status).toBe(200);
    expect((await askFor((await newCards(1))[0], sixth)).status).toBe(200);

    app.advance(DAY - HOUR);
    await deleteExpired(app.db, app.clock());
    expect((await askFor(card, sixth)).status).toBe(422);
    app.advance(HOUR + 1000);
    expect((await askFor(card, sixth)).status).toBe(200);
  });

  it('goes to an e-mail for five cards in 24 hours; a sixth gets the captcha refusal', async () => {
    const [sixth, ...cards] = await newCards(SHARE + 1);
    const [email] = newEmails(1);
    for (const card of cards) expect((await askFor(card, email)).status).toBe(200);
    expect(await answered(sixth, email?.replace('@', '+1@'))).toEqual(await refusedByCaptcha(sixth, email));
    // Existing and unknown codes get the same answer.
    expect(await answered('99999999', email)).toEqual(await refusedByCaptcha('99999999', email));
    expect((await askFor(cards[0], email)).status).toBe(200);
    expect((await askFor(sixth, newEmails(1)[0])).status).toBe(200);
  });

  it('keeps these limits for concurrent requests', async () => {
    const [card] = await newCards(1);
    const answers = await Promise.all(newEmails(9).map((email) => askFor(card, email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    const [email] = newEmails(1);
    const ofCards = await Promise.all((await newCards(9)).map((uid) => askFor(uid, email)));
    expect(ofCards.filter(({ status }) => status === 200)).toHaveLength(SHARE);
  });
});
