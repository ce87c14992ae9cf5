import type { Browser, CDPSession, Page } from 'playwright-core';
import { PHONE, slowDown } from './phone.ts';

/** Opens a page of the phone with an empty cache, and closes all of it afterwards. */
export async function visit<Result>(
  browser: Browser,
  see: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await see(page, await slowDown(page));
  } finally {
    await context.close();
  }
}
