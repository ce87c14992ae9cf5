import { isDeepStrictEqual } from 'node:util';
import { paymentsSince, summary } from './payments.ts';
import { untilReplayed } from './postgres.ts';
import { until } from './processes.ts';
import { makePayments } from './restoreToPointInTime.ts';
import { seconds } from './deployment.ts';
import type { Deployment } from './deployment.ts';

const PAYMENTS = 10;
const EPOCH = '2000-01-01';

/**
 * Crashes the primary and promotes the standby; the instances find it without help.
 *
 * @throws Error where a payment is missing afterwards
 */
export async function failOver(deployment: Deployment): Promise<void> {
  const { primary, standby, origins, instances, ports, say } = deployment;
  await makePayments(deployment, PAYMENTS);
  const before = await paymentsSince(primary, EPOCH);
  say(`the standby has all of it ${seconds(await untilReplayed(primary, standby))} later`);

  const lost = performance.now();
  await primary.destroy();
  await standby.promote();
  for (const port of ports.instances) await instances.untilReady(port);
  const site = `${origins.site}/api/v1/card/methods?param1=12345678`;
  await until('the sites', async () => (await fetch(site)).ok);
  const took = performance.now() - lost;
  const after = await paymentsSince(standby, EPOCH);
  if (!isDeepStrictEqual(after, before))
    throw new Error(`the primary had ${summary(before)}; the standby has ${summary(after)}, or others`);
  await makePayments({ ...deployment, primary: standby }, 1);
  say(
    `the primary is gone, the standby promoted; the instances found it and served again in ${seconds(took)}: ${summary(after)}, each as before, and a new one is credited`,
  );
}
