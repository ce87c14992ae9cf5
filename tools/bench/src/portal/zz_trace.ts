import { findBrowser } from '@laundry/browser';
import { chromium } from 'playwright-core';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { serveSites } from '/work/main/tools/bench/src/portal/sites.ts';
import { visitorsOf } from '/work/main/tools/bench/src/portal/visitors.ts';
import { lastDays } from '/work/main/tools/bench/src/portal/period.ts';
import { ROW, watchRows } from '/work/main/tools/bench/src/portal/rowsProbe.ts';
const under = { api: 'http://localhost:8310', simulators: 'http://localhost:8320', scratch: await mkdtemp('/tmp/try-') };
const sites = await serveSites(under);
const browser = await chromium.launch(await findBrowser());
const visitors = await visitorsOf(browser, sites);
for (const name of ['bare', 'portal', 'portal', 'portal'] as const) await visitors.visit(async (page, cdp) => {
  await page.addInitScript(watchRows, ROW);
  await page.addInitScript(() => { (window as any).lt = []; new PerformanceObserver((l) => l.getEntries().forEach((e) => (window as any).lt.push([Math.round(e.startTime), Math.round(e.duration)]))).observe({ type: 'longtask' }); });
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 300 }); if (process.argv[2]) await cdp.send('Profiler.start');
  await page.goto(name === 'bare' ? `${sites.bare}/?${lastDays(30)}` : `${sites.portal}/dashboard-uses?${lastDays(30)}`);
  await page.waitForFunction(() => window.benchRows?.firstRowMs !== undefined);
  const out = await page.evaluate(() => ({ first: window.benchRows?.firstRowMs, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, lt: (window as any).lt, res: performance.getEntriesByType('resource').map((e: any) => `${Math.round(e.startTime)}-${Math.round(e.responseEnd)} ${e.name.replace(/^.*?\d\//, '').slice(0, 70)} ${Math.round(e.decodedBodySize / 1000)}k`) }));
  console.log(name, out.first, 'fcp', out.fcp, JSON.stringify(out.lt)); console.log(out.res.join('\n'));
  if (process.argv[2]) { const { profile } = await cdp.send('Profiler.stop'); await writeFile(`/tmp/prof-${name}.cpuprofile`, JSON.stringify(profile)); }
});
await browser.close(); await sites.close();
