import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { TOKEN } from './bareGrid/reports.ts';
import type { Sites } from './sites.ts';

/** A desktop's screen, with this machine's processor and no network delay. */
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1350, height: 940 },
  locale: 'es-UY',
  timezoneId: 'America/Montevideo',
  acceptDownloads: true,
};

/** Opens pages as a signed-in administrator; each visit begins with an empty cache. */
export interface Visitors {
  readonly token: string;
  readonly visit: <Result>(see: (page: Page, devtools: CDPSession) => Promise<Result>) => Promise<Result>;
}

interface SignedIn {
  readonly token: string;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Logs in once through the login page. Every visitor gets its local storage, and the bare page its token. */
export async function visitorsOf(
  browser: Browser,
  { portal, bare }: Sites,
  { email, password }: Account,
): Promise<Visitors> {
  const first = await browser.newContext(DESKTOP);
  const page = await first.newPage();
  await page.goto(`${portal}/dashboard/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  const answer = page.waitForResponse('**/public-site/v1/signin');
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  const { token } = (await (await answer).json()) as SignedIn;
  await page.waitForURL(`${portal}/dashboard-admin`);
  const { cookies, origins } = await first.storageState();
  await first.close();

  const storageState = {
    cookies,
    origins: [...origins, { origin: bare, localStorage: [{ name: TOKEN, value: token }] }],
  };
  return {
    token,
    visit: async (see) => {
      const context = await browser.newContext({ ...DESKTOP, storageState });
      try {
        const visited = await context.newPage();
        return await see(visited, await context.newCDPSession(visited));
      } finally {
        await context.close();
      }
    },
  };
}
