import type { ChannelName } from '@laundry/api-contract';
import type { FrameLocator, Page } from '@playwright/test';
import { buyButton } from './topUp.ts';

/** Channels that embed the provider's page; the others redirect to it. */
const EMBEDDED: readonly ChannelName[] = ['Bancard'];

/** The provider's page, once it has opened. */
export async function checkoutOf(
  page: Page,
  channel: ChannelName,
  simulators: string,
): Promise<Page | FrameLocator> {
  if (EMBEDDED.includes(channel)) {
    await page.waitForURL('**/bancard-checkout');
    return page.frameLocator('iframe');
  }
  await page.waitForURL(`${simulators}/**`);
  return page;
}

/** Clicks COMPRAR and waits for the provider's page. */
export async function buy(
  page: Page,
  channel: ChannelName,
  simulators: string,
): Promise<Page | FrameLocator> {
  await buyButton(page).click();
  return checkoutOf(page, channel, simulators);
}
