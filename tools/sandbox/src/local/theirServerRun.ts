import { mkdir, rm } from 'node:fs/promises';
import { siteConfigFrom } from '@laundry/brand';
import { portBaseFrom, portsAt } from '../ports.ts';
import { startTheirServer } from '../their-server/startTheirServer.ts';
import { theirServerAnnouncement } from './announce.ts';
import type { Closers } from './closers.ts';
import { foldersAt } from './folders.ts';
import { listenOnLoopback } from './listen.ts';
import { untilAborted } from './localRun.ts';
import type { LocalRunOptions } from './localRun.ts';
import { leftOut, missingCalls } from './missingCalls.ts';
import { withPorts } from './reservePorts.ts';
import { originsAt, theirServerSiteSettings } from './settings.ts';

async function run(
  { environment, fresh, signal, say, mode }: LocalRunOptions,
  closers: Closers,
  releasePorts: () => Promise<void>,
): Promise<void> {
  const portBase = portBaseFrom(environment);
  const ports = portsAt(portBase);
  const origins = originsAt(ports);
  const folders = foldersAt(environment, `${portBase}-their-server`);
  const given = theirServerSiteSettings(origins, environment);
  const { publicToken } = siteConfigFrom(given);
  if (fresh) await rm(folders.all, { recursive: true, force: true });
  await mkdir(folders.all, { recursive: true });

  // It starts first, because the build takes its snapshot from it.
  await releasePorts();
  closers.keep(await startTheirServer({ port: ports.api, site: origins.site, publicToken }));
  const missing = await missingCalls(given);
  const settings = { ...given, SITE_MISSING_CALLS: missing.join(',') };
  say(leftOut(missing) ?? 'It has every call.');
  const sites = { folders, settings, apiOrigin: `http://127.0.0.1:${ports.api}`, signal };
  await mode.prepareSites(sites, say);
  const gateway = closers.keep(await mode.openGateway(sites, closers));
  await listenOnLoopback(gateway, ports.gateway);
  say(theirServerAnnouncement(origins));
  await untilAborted(signal);
}

/**
 * Both sites in front of another company's server (`their-server`) in place of our API, its database,
 * simulators and mailbox, until the signal is aborted.
 *
 * @throws PortsTaken; Error for what could not be prepared
 */
export function theirServerRun(options: LocalRunOptions): Promise<void> {
  const { gateway, api } = portsAt(portBaseFrom(options.environment));
  return withPorts([gateway, api], (closers, releasePorts) => run(options, closers, releasePorts));
}
