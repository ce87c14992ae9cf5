import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTopUpRecord } from '@laundry/sandbox';
import { createClosers, freePort, readOutput, startServer } from '@laundry/sandbox/local';
import { Client } from 'pg';
import { createTally } from '../../src/chaos/faults.ts';
import { CARDS } from '../../src/chaos/system/company.ts';
import { startSurroundings } from '../../src/chaos/system/startSystem.ts';

const LOOK_AGAIN_MS = 50;
const closers = createClosers();
afterAll(() => closers.closeAll());

const NO_FAULTS = { seed: 1, 'provider-faults': 0, 'mail-faults': 0 } as const;

/** Starts an API without a running reconciler, with providers and a mail server without faults. */
async function open() {
  const folder = await closers.folder('ledger-check');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const surroundings = await startSurroundings({
    folder,
    origin,
    options: NO_FAULTS,
    faults: createTally(),
    closers,
  });
  const env = { ...surroundings.settings, RECONCILE_EVERY_MS: '0', API_PORT: new URL(origin).port };
  const log = join(folder, 'api.log');
  await startServer(['apps/api/src/main.ts'], [`${origin}/readyz`], { env, log, closers });
  const database = new Client({ connectionString: surroundings.postgres.url });
  await database.connect();
  closers.add(() => database.end());
  return { origin, providers: surroundings.simulators, env, database };
}

const post = async (url: string, body: object): Promise<Response> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer;
};

it('npm run ledger:check finds by the simulators what no webhook told, on its day, and mails it once', async () => {
  const { origin, providers, env, database } = await open();
  /** Runs the command itself, without a grace period for webhooks on their way. */
  const ledgerCheck = () => readOutput(['apps/api/src/checkLedger.ts', '--grace-minutes', '0'], env);
  const card = CARDS[0]?.uid ?? '';
  const internal = async (path: string) =>
    (await (await fetch(`${origin}/internal/${path}`)).json()) as Record<string, unknown>;
  const balance = async () => (await internal(`cards/${card}`))['balance'];
  async function untilBalance(expected: number) {
    while ((await balance()) !== expected) await wait(LOOK_AGAIN_MS);
  }
  async function start(channel: string): Promise<string> {
    const document = { tipoDoc: 1, nroDoc: '12345672' };
    const answer = await post(
      `${origin}/api/v1/transaction/create`,
      createTopUpRecord(card, { channel, ...document }),
    );
    return ((await answer.json()) as { transaction_id: string }).transaction_id;
  }
  const settle = (provider: string, reference: string, outcome: string) =>
    post(`${providers}/_control/settle`, { provider, reference, outcome });
  const loseWebhook = (provider: string) =>
    post(`${providers}/_control/faults`, { provider, fault: 'webhook-lost', times: 1 });

  const [mercadoPago, redPagos, bancard] = [
    await start('MercadoPagos'),
    await start('RedPagos'),
    await start('Bancard'),
  ];
  for (const [provider, id] of [
    ['mercadopago', mercadoPago],
    ['redpagos', redPagos],
    ['bancard', bancard],
  ] as const)
    await settle(provider, id, 'approve');
  await untilBalance(1200);

  const clean = await ledgerCheck();
  expect(clean.output).toContain('0 open discrepancies');
  for (const channel of ['MercadoPagos', 'RedPagos', 'Bancard'])
    expect(clean.output).toMatch(
      new RegExp(`${channel}: the provider holds 1 payments, \\$ 400; the ledger has 1 payments, \\$ 400`),
    );
  expect(clean.output).toMatch(/PagosWeb: .*not compared/);
  expect(clean.code).toBe(0);

  await loseWebhook('mercadopago');
  await settle('mercadopago', await start('MercadoPagos'), 'approve');
  // Bancard sends no notification of a refund.
  await settle('bancard', bancard, 'refund');
  expect(await balance()).toBe(1200);
  for (const _twice of [1, 2]) {
    const found = await ledgerCheck();
    expect(found.output).toContain('2 open discrepancies');
    expect(found.output.match(/ missed-change /g)).toHaveLength(2);
    expect(found.output).toMatch(
      /MercadoPagos: the provider holds 2 payments, \$ 800; the ledger has 2 .*\$ 800/,
    );
    expect(found.code).toBe(1);
  }
  expect(await balance()).toBe(1200);
  expect(await internal(`transactions/${bancard}`)).toMatchObject({ state: 'refunded' });
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
    'discrepancies_open{kind="missed-change"} 2',
  );
  const sentToCompany = async () => {
    const { rows } = await database.query<{ sent: boolean }>(
      'select sent_at is not null as sent from mails where recipient is null',
    );
    return rows.map(({ sent }) => sent);
  };
  while (!(await sentToCompany()).includes(true)) await wait(LOOK_AGAIN_MS);
  expect(await sentToCompany()).toEqual([true]);
});
