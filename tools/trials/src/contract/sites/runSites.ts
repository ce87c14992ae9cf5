import type { ContractOptions } from '../options.ts';
import type { CallResult } from '../suite/runSuite.ts';
import type { SitesContext } from './context.ts';
import { PORTAL_CHECKS } from './portalChecks.ts';
import { PUBLIC_SITE_CHECKS } from './publicSiteChecks.ts';
import { createSitesClient } from './sitesClient.ts';

/** The 20 calls of spec §7. */
const CHECKS = [...PUBLIC_SITE_CHECKS, ...PORTAL_CHECKS];

/** Checks what both sites need from a server, call by call (D66 to D69). */
export async function* runSites(options: ContractOptions): AsyncGenerator<CallResult> {
  const { as, reasonOf, isRefusal, lastStatus } = createSitesClient(options.url);
  const context: SitesContext = {
    options,
    as,
    lastStatus,
    visitor: as(options.publicToken),
    expectRefusal: async (call) => {
      const isRefused = await call.then(
        () => false,
        (error: unknown) => {
          if (error instanceof Error && !isRefusal(error)) throw error;
          return true;
        },
      );
      if (!isRefused) throw new Error('answered with success');
    },
    found: {},
  };
  for (const call of new Set(CHECKS.map((check) => check.call))) {
    const failed: string[] = [];
    const checks = CHECKS.filter((check) => check.call === call);
    for (const { name, run } of checks)
      await run(context).catch((error: unknown) => failed.push(`${name}: ${reasonOf(error)}`));
    yield { call, passed: checks.length - failed.length, failed };
  }
}
