import type { FrameLocator, Page } from '@playwright/test';
import { buyButton } from './topUp.ts';
import type { Channel } from './topUp.ts';

/** Channels whose page the browser is sent to; the others embed theirs. */
const EMBEDDED: readonly Channel[] = ['Bancard'];

/** Where the payer decides, once it has opened. */
export async function checkoutOf(
  page: Page,
  channel: Channel,
  simulators: string,
): Promise<Page | FrameLocator> {
  if (EMBEDDED.includes(channel)) {
    await page.waitForURL('**/bancard-checkout');
    return page.frameLocator('iframe');
  }
  await page.waitForURL(`${simulators}/**`);
  return page;
}

/** Presses COMPRAR and follows to where the payer decides. */
export async function buy(page: Page, channel: Channel, simulators: string): Promise<Page | FrameLocator> {
  await buyButton(page).click();
  return checkoutOf(page, channel, simulators);
}
