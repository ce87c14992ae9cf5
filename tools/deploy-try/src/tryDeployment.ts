import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { createClosers } from '@laundry/sandbox/local';
import { ROOT } from '@laundry/sandbox/local';
import { startMailbox } from '@laundry/sandbox/mailbox';
import { startSimulators } from '@laundry/sandbox/simulators';
import { Caddy } from './caddy.ts';
import { checkEdge } from './edge.ts';
import { failOver } from './failOver.ts';
import {
  apiEnvironment,
  hostsOf,
  namesIn,
  newSecrets,
  originsOf,
  portsAt,
  siteEnvironment,
  simulatorSecrets,
  supportEmailOf,
} from './installation.ts';
import { Instances } from './instances.ts';
import { runJourneys } from './journeys.ts';
import { installMissing, addHostEntries, versions } from './machine.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { Releases } from './releases.ts';
import { restoreToPointInTime } from './restoreToPointInTime.ts';
import { rollOut } from './rollOut.ts';

/** Kept after the try: the installation's names and the logs. */
const STATE_FOLDER = join(ROOT, '.data/deploy-try');

export interface TryOptions {
  readonly portBase: number;
  /** The folder for all files of the try. */
  readonly folder: string;
  readonly closers: ReturnType<typeof createClosers>;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Runs the whole try, step by step. @throws Error naming what failed */
export async function tryDeployment({ portBase, folder, closers, say, signal }: TryOptions): Promise<void> {
  const ports = portsAt(portBase);
  const logs = join(STATE_FOLDER, 'logs');
  await rm(logs, { recursive: true, force: true });
  await mkdir(logs, { recursive: true });
  const names = await namesIn(join(STATE_FOLDER, 'names.json'));
  const origins = originsOf(names, ports);
  const secrets = newSecrets();
  const internalToken = randomBytes(24).toString('hex');

  const installed = await installMissing();
  say(`${await versions()}${installed.length > 0 ? `; installed ${installed.join(', ')}` : ''}`);
  closers.add(await addHostEntries(hostsOf(names)));

  const { primary, standby } = await prepareDatabase(folder, ports, closers);
  say(
    `PostgreSQL on ${ports.primary}, archiving its log, and a standby on ${ports.standby} that streams from it`,
  );

  const releases = await Releases.in(folder);
  const { megabytes } = await releases.packageApi(signal);
  say(`packaged the API: ${megabytes} MB`);

  const caddy = new Caddy({ names, ports, folder, logs, sites: releases.sites });
  closers.add(() => caddy.stop());
  await caddy.start();
  setDefaultCACertificates([...getCACertificates('default'), await readFile(caddy.authority, 'utf8')]);
  const simulators = await startSimulators({
    port: ports.simulators,
    apiOrigin: origins.api,
    publicOrigin: origins.site,
    ownOrigin: origins.providers,
    stateFile: join(folder, 'simulators.json'),
    secrets: simulatorSecrets(secrets),
  });
  closers.add(() => simulators.close());
  const mailbox = await startMailbox({
    port: ports.mailbox,
    smtpPort: ports.smtp,
    file: join(folder, 'messages.ndjson'),
  });
  closers.add(() => mailbox.close());

  const environment = apiEnvironment({
    names,
    origins,
    ports,
    secrets,
    internalToken,
    authority: caddy.authority,
    // Both servers are listed; the client finds the one that accepts writes.
    databaseUrl: primary.url.replace(`:${ports.primary}`, `:${ports.primary},127.0.0.1:${ports.standby}`),
  });
  await releases.seedDemoData(environment);
  const instances = new Instances(ports.instances, releases.api, logs, environment);
  closers.add(() => instances.stop());
  await instances.start();
  say(`two instances on ${ports.instances.join(' and ')}, in production, over the packaged API`);

  await releases.packageSites(
    siteEnvironment(names, origins, `http://127.0.0.1:${ports.instances[0]}`),
    signal,
  );
  await caddy.reload();
  say(`packaged the sites, of what the API tells; Caddy serves ${origins.site} and ${origins.portal}`);
  say(`${await checkEdge(origins)} answers of Caddy are as the local gateway's`);

  const addresses = {
    site: origins.site,
    portal: origins.portal,
    api: `http://127.0.0.1:${ports.instances[0]}`,
    simulators: origins.providers,
    mailbox: `http://127.0.0.1:${ports.mailbox}`,
  };
  const journeys = await runJourneys({
    home: folder,
    authority: caddy.authority,
    addresses,
    internalToken,
    supportEmail: supportEmailOf(names),
  });
  say(
    `${journeys} browser journeys passed, over Caddy's TLS: top-ups, the portal's report, two kinds of mail`,
  );

  const deployment = {
    primary,
    standby,
    releases,
    caddy,
    instances,
    origins,
    ports,
    folder,
    environment,
    say,
  };
  await rollOut(deployment);
  await restoreToPointInTime(deployment);
  await failOver(deployment);
  say(await releases.checkLedger(environment));
}
