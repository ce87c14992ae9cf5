import { mkdir } from 'node:fs/promises';
import { contentSecurityPolicy } from '@laundry/hosting';
import { checkedSiteConfig } from '@laundry/site-config';
import { createGateway } from '../gateway/createGateway.ts';
import { startMailbox } from '../mailbox/startMailbox.ts';
import { portBaseFrom, portsAt } from '../ports.ts';
import { startSimulators } from '../simulators/startSimulators.ts';
import { announcement } from './announce.ts';
import { startChild, tailOf } from './children.ts';
import { createClosers } from './closers.ts';
import type { Closers } from './closers.ts';
import { prepareController, startLiveController } from './controller.ts';
import { forget, prepareDatabase } from './database.ts';
import { foldersAt } from './folders.ts';
import { listenOnLoopback } from './listen.ts';
import { reservePorts } from './reservePorts.ts';
import { apiSettings, originsAt, siteSettings } from './settings.ts';
import { prepareSites } from './sites.ts';
import { untilReady } from './untilReady.ts';

export interface LocalRunOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Begin with new demo data. */
  readonly fresh: boolean;
  /** Aborted to end the preparation or the run. */
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
}

const API_READY_WITHIN_MS = 60_000;

/** Settles only when the signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function run(
  { environment, fresh, signal, say }: LocalRunOptions,
  closers: Closers,
  releasePorts: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const portBase = portBaseFrom(environment);
  const ports = portsAt(portBase);
  const origins = originsAt(ports);
  const folders = foldersAt(environment, portBase);
  const forSites = siteSettings(origins, environment);
  const forApi = apiSettings(ports, origins, folders, environment);
  const config = checkedSiteConfig(forSites);

  await mkdir(folders.all, { recursive: true });
  if (fresh) {
    say('Forgetting the earlier data…');
    await forget(folders, forApi, signal);
  }
  say('Building the sites…');
  await prepareSites(folders, forSites, signal);
  say('Preparing the database…');
  await prepareDatabase(folders, forApi, signal);
  const controllerKey = await prepareController(folders, forApi, signal);

  say('Starting…');
  await releasePorts();
  const simulators = await startSimulators({
    port: ports.simulators,
    apiOrigin: origins.api,
    publicOrigin: origins.site,
    stateFile: folders.simulators,
  });
  closers.add(() => simulators.close());
  const mailbox = await startMailbox({ port: ports.mailbox, smtpPort: ports.smtp, file: folders.messages });
  closers.add(() => mailbox.close());
  const api = await startChild(['apps/api/src/main.ts'], { env: forApi, log: folders.apiLog });
  closers.add(() => api.stop());

  const apiDied = api.ended.then(async (how) => {
    signal.throwIfAborted();
    throw new Error(
      `The API ended with ${how}. The end of ${folders.apiLog}:\n${await tailOf(folders.apiLog)}`,
    );
  });
  // Whoever races it below hears of it; nobody else has to.
  apiDied.catch(() => undefined);
  await Promise.race([untilReady(`${origins.api}/readyz`, API_READY_WITHIN_MS, signal), apiDied]);

  const gateway = await createGateway({
    publicRoot: folders.publicSite,
    portalRoot: folders.portal,
    apiOrigin: `http://127.0.0.1:${ports.api}`,
    contentSecurityPolicy: (inlineScripts) => contentSecurityPolicy(config, inlineScripts),
  });
  closers.add(() => gateway.close());
  await listenOnLoopback(gateway, ports.gateway);
  if (controllerKey !== undefined) {
    const controller = startLiveController(`http://127.0.0.1:${ports.api}`, controllerKey, forApi);
    closers.add(() => controller.stop());
  }
  say(announcement(origins, ports, (performance.now() - started) / 1000));
  await Promise.race([untilAborted(signal), apiDied]);
}

/**
 * The whole local run (local-run), until its signal is aborted; all that it started has ended when this settles.
 *
 * @throws PortsTaken before anything is touched; Error for what could not be prepared, or when the API ends by itself
 */
export async function localRun(options: LocalRunOptions): Promise<void> {
  const releasePorts = await reservePorts(Object.values(portsAt(portBaseFrom(options.environment))));
  const closers = createClosers();
  closers.add(releasePorts);
  try {
    await run(options, closers, releasePorts);
  } finally {
    await closers.closeAll();
  }
}
