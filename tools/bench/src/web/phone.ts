import type { BrowserContextOptions, CDPSession, Page, Browser } from 'playwright-core';

/** The latency of every request, in ms. */
const LATENCY_MS = 150;
/** Slow 4G, in bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
/** The factor by which this machine's processor is slowed down. */
const CPU_SLOWER = 4;

/** The phone that pages are measured on; every context of it starts with a cold cache. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-UY',
};

/** Limits a page to the phone's network and processor. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return devtools;
}

/** Opens a page on the phone with an empty cache and closes it afterwards. */
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
