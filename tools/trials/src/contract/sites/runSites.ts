import type { ContractOptions } from '../options.ts';
import { resultOf } from '../suite/check.ts';
import type { CallResult } from '../suite/check.ts';
import { PORTAL_CHECKS } from './portalChecks.ts';
import { PUBLIC_SITE_CHECKS } from './publicSiteChecks.ts';
import { createSitesContext } from './sitesClient.ts';

/** The 20 calls of spec §7. */
const CHECKS = Map.groupBy([...PUBLIC_SITE_CHECKS, ...PORTAL_CHECKS], ({ call }) => call);

/** Checks what both sites need from a server, call by call (D66 to D69). */
export async function* runSites(options: ContractOptions): AsyncGenerator<CallResult> {
  const context = createSitesContext(options);
  for (const [call, checks] of CHECKS) yield await resultOf(call, checks, context, context.reasonOf);
}
