import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Http2Client } from './http2Client.ts';
import { pay, paymentsSince, startTopUp, summary } from './payments.ts';
import { seconds, usableCards } from './deployment.ts';
import type { Deployment } from './deployment.ts';

const PAYMENTS = 20;

/** The server's current time, as a moment to restore to. */
async function now({ primary }: Deployment): Promise<string> {
  const [row] = await primary.query<{ moment: string }>('select clock_timestamp()::text as moment');
  return row?.moment ?? '';
}

/** Makes paid top-ups and waits until all of them are credited. */
export async function makePayments(deployment: Deployment, count: number): Promise<void> {
  const { origins } = deployment;
  const cards = await usableCards(deployment);
  const client = new Http2Client();
  for (let index = 0; index < count; index += 1)
    await pay(origins.providers, await startTopUp(client, origins.site, cards[index % cards.length] ?? ''));
  client.close();
}

/**
 * Makes a backup and payments, then loses the database by a mistake that the standby replicates, and its
 * disk, and restores it to the moment before.
 *
 * @throws Error where a payment is missing or differs afterwards
 */
export async function restoreToPointInTime(deployment: Deployment): Promise<void> {
  const { primary, standby, instances, ports, folder, say } = deployment;
  const since = await now(deployment);
  const backup = join(folder, 'postgresql/backup');
  const backedUp = performance.now();
  await primary.backUp(backup);
  say(`base backup in ${seconds(performance.now() - backedUp)}`);
  await makePayments(deployment, PAYMENTS);
  const before = await paymentsSince(primary, since);
  const credited = before.filter((payment) => payment.credited === payment.cents);
  if (credited.length < PAYMENTS) throw new Error(`${credited.length} of ${PAYMENTS} payments were credited`);
  const moment = await now(deployment);
  // The ledger refuses changes of its rows, but nothing prevents this.
  await primary.query('drop schema public cascade');
  await primary.archive();
  say(`${summary(before)} since the backup; then somebody drops all tables, and the standby does the same`);

  const lost = performance.now();
  await primary.destroy();
  await standby.destroy();
  await primary.restore(backup, moment);
  for (const port of ports.instances) await instances.untilReady(port);
  const after = await paymentsSince(primary, since);
  if (!isDeepStrictEqual(after, before))
    throw new Error(`before: ${summary(before)}; restored: ${summary(after)}, or others`);
  say(
    `both servers lost; restored to ${moment} and served again in ${seconds(performance.now() - lost)}: ${summary(after)}, each as before`,
  );
  await standby.follow(primary);
  say('a new standby follows');
}
