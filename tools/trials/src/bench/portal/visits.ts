import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { ADMINISTRATOR } from '../data/company.ts';
import type { Sites } from '../sites.ts';
import type { Stage } from '../stage.ts';
import { TOKEN } from './bareGrid/reports.ts';

/** A desktop's screen, with this machine's processor and no network delay. */
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1350, height: 940 },
  locale: 'es-UY',
  timezoneId: 'America/Montevideo',
};

/** Opens pages as a signed-in administrator; each visit begins with an empty cache. */
export type Visit = <Result>(
  see: (page: Page, slowDown: (times: number) => Promise<unknown>, devtools: CDPSession) => Promise<Result>,
) => Promise<Result>;

/** Logs in once through the login page. Every visit gets its local storage, and the bare page its token. */
export async function signedIn(stage: Stage): Promise<{ readonly sites: Sites; readonly visit: Visit }> {
  const sites = await stage.sites();
  const first = await sites.browser.newContext(DESKTOP);
  const page = await first.newPage();
  await page.goto(`${sites.portal}/dashboard/login`);
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  const answer = page.waitForResponse('**/public-site/v1/signin');
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  const { token } = (await (await answer).json()) as { token: string };
  await page.waitForURL(`${sites.portal}/dashboard-admin`);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [TOKEN, token] as const);
  const storageState = await first.storageState();
  await first.close();

  const visit: Visit = async (see) => {
    const context = await sites.browser.newContext({ ...DESKTOP, storageState });
    try {
      const visited = await context.newPage();
      const devtools = await context.newCDPSession(visited);
      const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
      return await see(visited, slowDown, devtools);
    } finally {
      await context.close();
    }
  };
  return { sites, visit };
}
