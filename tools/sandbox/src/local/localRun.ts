import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { siteConfigFrom } from '@laundry/brand';
import type { FastifyInstance } from 'fastify';
import { startMailbox } from '../mailbox/startMailbox.ts';
import { portBaseFrom, portsAt } from '../ports.ts';
import { startSimulators } from '../simulators/startSimulators.ts';
import { announcement } from './announce.ts';
import { startServer } from './children.ts';
import type { Closers } from './closers.ts';
import { prepareController, startLiveController } from './controller.ts';
import { forget, prepareDatabase } from './database.ts';
import { foldersAt } from './folders.ts';
import type { Folders } from './folders.ts';
import { listenOnLoopback } from './listen.ts';
import { withPorts } from './reservePorts.ts';
import { apiSettings, originsAt, siteSettings } from './settings.ts';

/** What is needed to serve the sites. */
interface SitesOptions {
  readonly folders: Folders;
  /** The environment, with the SITE_* settings. */
  readonly settings: NodeJS.ProcessEnv;
  /** The API's own address. */
  readonly apiOrigin: string;
  readonly signal: AbortSignal;
}

/** How `npm start`, which serves built sites, and `npm run dev`, which serves sources, differ. */
export interface RunMode {
  /** The arguments with which Node runs the API, from the workspace's root. */
  readonly api: readonly string[];
  /** Receives each line of the API's output. */
  readonly onApiLine?: (line: string, say: (text: string) => void) => void;
  /** Prepares the sites while the database is prepared. */
  readonly prepareSites: (options: SitesOptions, say: (text: string) => void) => Promise<void>;
  /** Creates the server of both sites, which does not listen yet. */
  readonly openGateway: (options: SitesOptions, closers: Closers) => Promise<FastifyInstance>;
  /** The last lines of the announcement. */
  readonly closing: (folders: Folders) => readonly string[];
}

export interface LocalRunOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Starts with new demo data. */
  readonly fresh: boolean;
  /** Reuses what an earlier start has prepared, and prepares only what is missing. */
  readonly again: boolean;
  /** Ends once everything is prepared. */
  readonly prepare: boolean;
  /** Aborting it ends the preparation or the run. */
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
  readonly mode: RunMode;
}

/** Resolves when the signal is aborted. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Payments, mails and the controller's key belong to one database, so each has a folder of its own. */
const folderName = (portBase: number, { DATABASE_URL: url }: NodeJS.ProcessEnv): string =>
  url ? `${portBase}-${createHash('sha256').update(url).digest('hex').slice(0, 8)}` : String(portBase);

/** Runs two tasks at the same time. Each gets a signal, and where one fails the other is aborted. */
async function both<A, B>(
  signal: AbortSignal,
  first: (ended: AbortSignal) => Promise<A>,
  second: (ended: AbortSignal) => Promise<B>,
): Promise<[A, B]> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  const tasks = [first(ended), second(ended)] as const;
  try {
    return await Promise.all(tasks);
  } catch (error) {
    failed.abort(error);
    await Promise.allSettled(tasks);
    throw error;
  }
}

async function run(
  { environment, fresh, again, prepare, signal, say, mode }: LocalRunOptions,
  closers: Closers,
  releasePorts: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const portBase = portBaseFrom(environment);
  const ports = portsAt(portBase);
  const origins = originsAt(ports);
  const folders = foldersAt(environment, folderName(portBase, environment));
  const forSites = siteSettings(origins, environment);
  const forApi = apiSettings(ports, origins, folders, environment);
  const sites = { folders, settings: forSites, apiOrigin: `http://127.0.0.1:${ports.api}`, signal };
  // Wrong settings end the run before anything is changed.
  siteConfigFrom(forSites);

  await mkdir(folders.all, { recursive: true });
  if (fresh) {
    say('Forgetting the earlier data…');
    await forget(folders, forApi, signal);
  }
  const isThere = (folder: string) => again && existsSync(folder);
  const [, controllerKey] = await both(
    signal,
    async (ended) => {
      if (!isThere(folders.portal)) await mode.prepareSites({ ...sites, signal: ended }, say);
    },
    async (ended) => {
      if (!isThere(folders.database) || existsSync(folders.demoData)) {
        say('Preparing the database…');
        await prepareDatabase(folders, forApi, ended, say);
      }
      return prepareController(folders, forApi, ended);
    },
  );
  if (prepare) return;

  say('Starting…');
  await releasePorts();
  closers.keep(
    await startSimulators({
      port: ports.simulators,
      apiOrigin: origins.api,
      publicOrigin: origins.site,
      stateFile: folders.simulators,
    }),
  );
  closers.keep(await startMailbox({ port: ports.mailbox, smtpPort: ports.smtp, file: folders.messages }));
  const { onApiLine } = mode;
  const [gateway, api] = await Promise.all([
    mode.openGateway(sites, closers),
    startServer(mode.api, [`${origins.api}/readyz`], {
      env: forApi,
      log: folders.apiLog,
      closers,
      signal,
      ...(onApiLine && { onLine: (line) => onApiLine(line, say) }),
    }),
  ]);
  closers.keep(gateway);
  await listenOnLoopback(gateway, ports.gateway);
  if (controllerKey !== undefined) {
    closers.keep(startLiveController(sites.apiOrigin, controllerKey, forApi));
  }
  const seconds = (performance.now() - started) / 1000;
  say(announcement(origins, ports, seconds, mode.closing(folders)));
  await Promise.race([untilAborted(signal), api.untilDead()]);
}

/**
 * The whole local run (docs/local-run.md), until its signal is aborted. Everything it started has ended when
 * this settles.
 *
 * @throws PortsTaken before anything is changed; Error for what could not be prepared, or when the API ends
 * by itself
 */
export const localRun = (options: LocalRunOptions): Promise<void> =>
  withPorts(Object.values(portsAt(portBaseFrom(options.environment))), (closers, releasePorts) =>
    run(options, closers, releasePorts),
  );
