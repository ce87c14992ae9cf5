import assert from 'node:assert/strict';
import { untilReady } from '@laundry/sandbox/local';
import type { Installation } from './install.ts';
import { startLoad } from './load.ts';
import { makePayments, paymentsSince, summary, usableCards } from './payments.ts';

/** The time since a moment, as text. */
const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Deploys another release while people use the current one. @throws Error with the failed requests */
export async function rollOut(installation: Installation): Promise<string> {
  const { releases, caddy, instances, origins, primary } = installation;
  const stopLoad = await startLoad(origins, await usableCards(primary, 400));
  const started = performance.now();
  await releases.next();
  await caddy.reload();
  await instances.restart();
  const took = since(started);
  const results = await stopLoad();
  const requests = results.reduce((sum, each) => sum + each.requests, 0);
  const failures = results.flatMap((each) => each.failures);
  assert.deepEqual(failures, []);
  return `deployed another release in ${took} under load: ${requests} requests, none failed`;
}

const RESTORED = 20;
const NOW = 'select clock_timestamp()';

/**
 * Makes a backup and payments, drops all tables, which the standby replicates, destroys both servers, and
 * restores the primary to the moment before.
 */
export async function restoreToPointInTime(installation: Installation): Promise<string> {
  const { primary, standby, instances, origins, say } = installation;
  const [backedUp = ''] = await primary.query(NOW);
  await primary.backUp('backup');
  await makePayments(origins, await usableCards(primary, RESTORED), primary);
  const before = await paymentsSince(primary, backedUp);
  const credited = before.filter((payment) => payment.endsWith('|approved|50000|50000'));
  assert.equal(credited.length, RESTORED);
  const [moment = ''] = await primary.query(NOW);
  // The ledger refuses changes to its rows, but nothing prevents dropping its tables.
  await primary.query('drop schema public cascade');
  await primary.archive();
  say(`${summary(before)} since; then somebody drops all tables, and the standby does the same`);

  const lost = performance.now();
  await primary.destroy();
  await standby.destroy();
  await primary.restore('backup', moment);
  await instances.untilReady();
  say(`both servers lost; restored and served again in ${since(lost)}`);
  assert.deepEqual(await paymentsSince(primary, backedUp), before);
  await standby.follow(primary.url);
  return 'each payment is as before, and a new standby follows';
}

const EPOCH = '2000-01-01';

/** Crashes the primary and promotes the standby; the instances find it without help. */
export async function failOver(installation: Installation): Promise<string> {
  const { primary, standby, origins, instances } = installation;
  const cards = await usableCards(primary, 10);
  await makePayments(origins, cards, primary);
  const before = await paymentsSince(primary, EPOCH);
  const [position] = await primary.query('select pg_current_wal_flush_lsn()');
  await standby.untilTrue(`pg_last_wal_replay_lsn() >= '${position}'`);

  const lost = performance.now();
  await primary.destroy();
  await standby.promote();
  await instances.untilReady();
  const lookUp = `${origins.site}/api/v1/card/methods?param1=${cards[0]}`;
  await untilReady(lookUp, 60_000);
  await makePayments(origins, cards.slice(0, 1), standby);
  const took = since(lost);
  const after = await paymentsSince(standby, EPOCH);
  const kept = after.filter((payment) => before.includes(payment));
  assert.deepEqual(kept, before);
  assert.equal(after.length, before.length + 1);
  return `the primary lost, the standby promoted, a new payment after ${took}: ${summary(before)}, each as before`;
}

/** Compares the ledger with itself and with the providers. */
export async function checkLedger({ releases, environment }: Installation): Promise<string> {
  const env = { ...environment, LOG_LEVEL: 'silent' };
  const output = await releases.run(env, 'checkLedger.js', '--days', '0', '--grace-minutes', '0');
  return `the ledger agrees with the providers: ${output.split('\n').at(-1) ?? ''}`;
}
