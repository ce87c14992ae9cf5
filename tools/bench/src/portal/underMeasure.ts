import { findBrowser } from '@laundry/browser';
import { chromium } from 'playwright-core';
import type { ApiUnderMeasure } from '../apiUnderMeasure.ts';
import { withApi } from '../apiUnderMeasure.ts';
import { ADMINISTRATOR, SETTLING_ADMINISTRATOR } from './buildings.ts';
import { seed } from './seed.ts';
import { serveSites } from './sites.ts';
import type { Sites } from './sites.ts';
import { visitorsOf } from './visitors.ts';
import type { Visitors } from './visitors.ts';

/** The portal in a browser, over PostgreSQL with a million uses. */
export interface UnderMeasure extends ApiUnderMeasure {
  readonly sites: Sites;
  readonly visitors: Visitors;
  /** The administrator of fifty buildings. */
  readonly settling: Visitors;
}

/** Sets everything up, measures, and takes it down again. */
export const withPortal = <Result>(measure: (under: UnderMeasure) => Promise<Result>): Promise<Result> =>
  withApi(
    (databaseUrl) => seed(databaseUrl),
    async (under) => {
      const sites = await serveSites(under);
      const browser = await chromium.launch(await findBrowser());
      try {
        const visitors = await visitorsOf(browser, sites, ADMINISTRATOR);
        const settling = await visitorsOf(browser, sites, SETTLING_ADMINISTRATOR);
        return await measure({ ...under, sites, visitors, settling });
      } finally {
        await browser.close();
        await sites.close();
      }
    },
  );
