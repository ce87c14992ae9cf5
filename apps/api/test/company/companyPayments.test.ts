import { randomUUID } from 'node:crypto';
import { processHost } from '../../src/company/run.ts';
import { queueMail } from '../../src/queries/mails.ts';
import { runCommand, keepingOpen } from './companyFixture.ts';
import { signed } from '../machines/controllers.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { settleFacts } from '../payments/notify.ts';

const TOKEN = 'operators-only';

const app = fixture(() => startTestApp({ INTERNAL_TOKEN: TOKEN }));
let url: string;
beforeAll(async () => {
  url = await app.listen();
});
beforeEach(() => app.advance(61_000));

/** Runs the command through the API. */
const company = (args: readonly string[], typed = '', token = TOKEN) =>
  runCommand(['--url', url, ...args], { ...processHost, environment: { INTERNAL_TOKEN: token }, typed });
const HAND = ['--by', 'Eva Paz', '--reason', 'by telephone'];
const paid = async (...facts: Parameters<typeof settleFacts>[2][]) => {
  const id = await app.createTopUp({ channel: 'Bancard' });
  for (const one of facts) await settleFacts(app, id, one, 'Bancard');
  return id;
};

it('asks before it moves money, and does nothing without a yes', async () => {
  const id = await paid({});
  const before = await app.balance();
  for (const typed of ['n\n', '']) {
    const { stdout, stderr, code } = await company(['payment', 'refund', id, '100,50', ...HAND], typed);
    expect(stdout).toContain('paid $ 400, refunded $ 0');
    expect(stderr).toContain(`Of payment ${id}, state that $ 100,50 were given back? [y/N] nothing`);
    expect(code).toBe(1);
  }
  expect(await app.balance()).toBe(before);
  const key = ['--key', randomUUID()];
  const { stdout } = await company(['payment', 'refund', id, '100,50', ...HAND, ...key], 'y\n');
  expect(stdout).toMatch(
    /done:\nheld \$ 299,50, in suspense \$ 0\npayment .+: paid \$ 400, refunded \$ 100,50/,
  );
  expect(stdout).toMatch(/refund \$ 100,50 by Eva Paz: by telephone/);
  expect(await app.balance()).toBe(before - 100.5);
  const { shop_process_id: number } = await app.row('transactions', { id });
  expect((await company(['payment', 'find', String(number)])).stdout).toContain(id);
  // With --yes it does not ask, and a key is used only once.
  await company(['payment', 'refund', id, '100,50', ...HAND, ...key, '--yes']);
  expect(await app.balance()).toBe(before - 100.5);
  await company(['payment', 'chargeback', id, '299,50', ...HAND, '--yes']);
  expect(await app.balance()).toBe(before - 400);
});

it('lists open discrepancies, credits a payment in suspense, and resolves a discrepancy', async () => {
  const before = await app.balance();
  const id = await paid({ amountCents: 30_000 });
  const listed = await company(['discrepancy', 'list']);
  expect(listed.stdout).toMatch(new RegExp(`amount-differs .*\\$ 300 .*${id}`));
  await company(['payment', 'credit', id, '300', ...HAND, '--yes']);
  expect(await app.balance()).toBe(before + 300);

  const foreign = { amountCents: 1250, currency: 840, paymentId: 'second' };
  const frozen = await paid({ contradiction: 'two\u{1b} readings' }, {}, foreign);
  expect(await app.balance()).toBe(before + 300);
  const { stdout: open } = await company(['discrepancy', 'list']);
  const discrepancy = new RegExp(` (\\S+)  contradiction  ${frozen}`).exec(open)?.[1] ?? '';
  const { stdout } = await company(['discrepancy', 'resolve', discrepancy, ...HAND], 'y\n');
  expect(stdout).toContain(
    'two\u{FFFD} readings\nheld $ 0, in suspense $ 400\nin suspense 12.5 (currency 840)',
  );
  expect(await app.balance()).toBe(before + 700);
  const done = await company(['discrepancy', 'list', '--resolved']);
  expect(done.stdout).toContain('resolved by Eva Paz: by telephone');
});

it('lists dead mails, and retries one', async () => {
  expect((await company(['mail', 'dead'])).stdout).toBe('no dead mails\n');
  const mail = { recipient: 'ana@demo.example', subject: 'Informe', text: 'x', html: 'x' };
  await queueMail(app.db, mail, app.clock());
  const { id } = await app.row('mails', { subject: 'Informe' });
  const dead = { next_try_at: null, dead_at: app.clock(), last_error: 'no such mailbox', attempts: 3 };
  await app.change('mails', { id }, dead);
  const { stdout } = await company(['mail', 'dead']);
  expect(stdout).toContain(`${id}  ana@demo.example  Informe  3 tries  no such mailbox  can be retried`);
  expect((await company(['mail', 'retry', id, ...HAND])).stdout).toBe('it will be tried again\n');
  expect((await company(['audit'])).stdout).toContain(`  mail retry  ${id}  by Eva Paz: `);
  expect((await company(['mail', 'dead'])).stdout).toBe('no dead mails\n');
});

it('shows a card with its balance and payments', async () => {
  const id = await paid({});
  const { stdout } = await company(['card', 'show', CARDS.plain]);
  expect(stdout).toMatch(/^card 12345678 {2}active {2}\S+ {2}Edificio Llano.* {2}holds \$ /);
  const reference = String((await app.getStatus(id))['reference']);
  expect(stdout.split('\n')[1]).toMatch(new RegExp(`  payment  \\$ 400  payment ${reference}$`));
  const none = await company(['card', 'show', '99999999']);
  expect(none).toMatchObject({ code: 1, stderr: 'there is no card 99999999\n' });
});

/** The status that the controller llano gets with a key. */
const statusOfController = async ({ get, clock }: TestApp, key: string) => {
  const call = 'GET /machines/v1/cards';
  return (await get('/machines/v1/cards', signed('llano', key.trim(), '', clock(), call))).status;
};

it('adds, lists, rotates and revokes controllers through a running API', async () => {
  const controller = (...args: string[]) => company(['controller', ...args]);
  expect((await controller('list')).stdout).toBe('no controllers\n');
  const { stdout: first } = await controller('add', 'llano', '--building', IDS.plain);
  const { stdout: second } = await controller('rotate', 'llano');
  // How long a key holds: machines/controllers.test.ts.
  for (const key of [first, second]) expect(await statusOfController(app, key)).toBe(200);
  expect((await controller('list')).stdout).toMatch(
    /^llano {2}Edificio Llano {2}2 keys {2}last reported never/,
  );
  expect((await controller('revoke', 'llano')).stdout).toBe('no key of llano holds any more\n');
  for (const key of [first, second]) expect(await statusOfController(app, key)).toBe(401);
  const audit = await app.rows('company_actions', {}, 'at');
  expect(audit.map(({ command, subject }) => `${command} ${subject}`).slice(-3)).toEqual([
    'controller add llano',
    'controller rotate llano',
    'controller revoke llano',
  ]);
  for (const [args, why] of [
    [['add', 'llano', '--building', IDS.plain], 'there is a controller llano already\n'],
    [['add', 'other', '--building', 'nowhere'], 'there is no building nowhere\n'],
    [['rotate', 'nobody'], 'there is no controller nobody\n'],
    [['revoke', 'llano'], 'no key of a controller llano holds\n'],
  ] as const)
    expect(await controller(...args)).toMatchObject({ code: 1, stderr: why });
  expect((await controller('add', 'Llano 2', '--building', IDS.plain)).stderr).toContain('small letters');
});

it('replaces the secret that encrypts controller keys, which stay valid', async () => {
  const [before, now] = ['the-secret-before-0001', 'the-secret-from-now-on-0002'];
  const both = { CONTROLLER_KEYS_SECRET: now, CONTROLLER_KEYS_SECRET_BEFORE: before };
  const own = await startTestApp(both);
  const command = (secrets: Record<string, string>, ...words: readonly string[]) =>
    runCommand(['controller', ...words], {
      environment: { DATABASE_URL: own.databaseUrl, COMPANY_USER: 'Eva Paz', ...secrets },
      openDatabase: () => keepingOpen(own.db),
    });
  const old = { CONTROLLER_KEYS_SECRET: before };
  const { stdout: key } = await command(old, 'add', 'llano', '--building', IDS.plain);
  expect(await statusOfController(own, key)).toBe(200);
  expect(await command({ CONTROLLER_KEYS_SECRET: now }, 'reencrypt')).toMatchObject({
    stderr: 'a key was encrypted by another secret than these two: nothing is changed\n',
  });
  expect((await command(both, 'reencrypt')).stdout).toBe('1 keys encrypted\n');
  expect(await statusOfController(own, key)).toBe(200);
  expect((await command({ CONTROLLER_KEYS_SECRET: now }, 'reencrypt')).stdout).toBe('1 keys encrypted\n');
  expect(await command(old, 'reencrypt')).toMatchObject({ code: 1 });
  await own.close();
});

it.each([
  ['without a reason', ['payment', 'refund', 'x', '1'], /required option '--reason <text>'/],
  ['for an amount that is none', ['payment', 'refund', 'x', '1,234', ...HAND], /pesos with at most two/],
  ['for an unknown transaction', ['payment', 'money', 'ABCD2345'], /^there is no payment ABCD2345 \(ex_not/],
  ['at no address', ['--url', 'localhost:4210', 'discrepancy', 'list'], /^--url: must be an address/],
  ['where nobody listens', ['--url', 'http://127.0.0.1:1', 'discrepancy', 'list'], /did not answer/],
])('a command %s fails with a message of one line', async (_, args, complaint) => {
  const { stdout, stderr, code } = await company(args);
  expect(stdout).toBe('');
  expect(stderr.trim()).toMatch(complaint);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
