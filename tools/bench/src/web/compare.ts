import { fileOfPage } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import type { Browser } from 'playwright-core';
import type { Runs } from './figures.ts';
import { controlsOf, measurePage } from './measurePage.ts';
import type { Run } from './measurePage.ts';
import { serveSite } from './serveSite.ts';
import { twinOf } from './twin.ts';

const WARM_UPS = 1;

/**
 * Compares pages with their twins: each round measures every page once, alternating which of the two goes
 * first. The first round warms up and is left out.
 */
export async function compare(
  browser: Browser,
  site: Site,
  addresses: readonly string[],
  rounds: number,
): Promise<Runs[]> {
  const page = await serveSite(site);
  const twin = await serveSite(await twinOf(site));
  const measured = addresses.map((address) => {
    const file = site.get(fileOfPage(new URL(address, page.origin).pathname));
    const of: { page: Run[]; twin: Run[] } = { page: [], twin: [] };
    return { address, controls: controlsOf(file?.body.toString() ?? ''), of };
  });
  try {
    for (let round = -WARM_UPS; round < rounds; round++) {
      console.log(round < 0 ? 'warm-up' : `round ${round + 1} of ${rounds}`);
      const order = [{ name: 'page', served: page } as const, { name: 'twin', served: twin } as const];
      if (round % 2 === 0) order.reverse();
      for (const { address, controls, of } of measured)
        for (const { name, served } of order) {
          const run = await measurePage(browser, served, address, controls);
          if (round >= 0) of[name].push(run);
        }
    }
  } finally {
    await Promise.all([page.close(), twin.close()]);
  }
  return measured.map(({ address, of }) => ({ address, ...of }));
}
