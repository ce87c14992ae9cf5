import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { demoRecords, writeRecords } from '@laundry/sandbox';
import type { Closers } from '@laundry/sandbox/local';
import { ROOT } from '@laundry/sandbox/local';
import { startMailbox } from '@laundry/sandbox/mailbox';
import { startSimulators } from '@laundry/sandbox/simulators';
import { caddyIn } from './caddy.ts';
import { apiEnvironment, HOSTS, planAt, siteEnvironment } from './environment.ts';
import { serversIn } from './postgres.ts';
import { createInstances, releasesIn } from './releases.ts';
import { addHostEntries, prepareMachine } from './system.ts';

/** Kept after the try. */
const LOGS = join(ROOT, '.data/deploy-try/logs');

/** Installs everything as `docs/operations.md` describes. */
export async function install(
  portBase: number,
  folder: string,
  closers: Closers,
  say: (line: string) => void,
) {
  const plan = planAt(portBase);
  const { ports, origins, instances: instancePorts } = plan;
  await rm(LOGS, { recursive: true, force: true });
  await mkdir(LOGS, { recursive: true });

  say(await prepareMachine());
  closers.add(await addHostEntries(HOSTS));

  const database = join(folder, 'postgresql');
  const { primary, standby } = await serversIn(database, ports);
  for (const server of [standby, primary]) closers.add(() => server.stop());
  await primary.create(database);
  await standby.follow(primary.url);
  say('PostgreSQL, archiving its log, and a standby that streams from it');

  const releases = releasesIn(folder);
  say(await releases.package('api'));

  const caddy = await caddyIn(folder, plan);
  closers.add(caddy.stop);
  await caddy.start();
  setDefaultCACertificates([...getCACertificates('default'), await readFile(caddy.authority, 'utf8')]);
  closers.keep(
    await startSimulators({
      port: ports.simulators,
      apiOrigin: origins.api,
      publicOrigin: origins.site,
      ownOrigin: origins.providers,
      stateFile: join(folder, 'simulators.json'),
      secrets: plan.secrets,
    }),
  );
  const { mailbox: port, smtp: smtpPort } = ports;
  closers.keep(await startMailbox({ port, smtpPort, file: join(folder, 'messages.ndjson') }));

  // Both servers are listed; the client finds the one that accepts writes.
  const databases = primary.url.replace(`:${ports.primary}`, `:${ports.primary},127.0.0.1:${ports.standby}`);
  const environment = await apiEnvironment(plan, databases, caddy.authority);
  const records = join(folder, 'demo-data.ndjson');
  await writeRecords(records, demoRecords(new Date()));
  await releases.run(environment, 'seed.js', records);
  const instances = createInstances(instancePorts, releases.current('api'), LOGS, environment);
  closers.add(instances.stop);
  await instances.restart();
  say('two instances, in production, over the packaged API');

  say(await releases.package('sites', await siteEnvironment(plan)));
  await caddy.reload();
  return { plan, origins, folder, primary, standby, releases, caddy, instances, environment, say };
}
export type Installation = Awaited<ReturnType<typeof install>>;
