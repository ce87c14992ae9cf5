import type { FrameLocator, Page } from '@playwright/test';
import { buyButton } from './topUp.ts';

/** The site's page that embeds a provider's. */
const EMBEDDING = '/bancard-checkout';

/** The provider's page, once it has opened: some channels lead to it, others embed it. */
export async function checkoutOf(page: Page, simulators: string): Promise<Page | FrameLocator> {
  await page.waitForURL(({ origin, pathname }) => origin === simulators || pathname === EMBEDDING);
  return new URL(page.url()).pathname === EMBEDDING ? page.frameLocator('iframe') : page;
}

/** Clicks COMPRAR and waits for the provider's page. */
export async function buy(page: Page, simulators: string): Promise<Page | FrameLocator> {
  await buyButton(page).click();
  return checkoutOf(page, simulators);
}
