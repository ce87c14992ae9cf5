import { existsSync } from 'node:fs';
import { findBrowser } from '@laundry/sandbox/browser';
import puppeteer from 'puppeteer-core';
import type { Browser, Frame, JSHandle, Page } from 'puppeteer-core';
import type { Driver, Engine, EngineKind } from './driver.ts';
import { WINDOW } from './window.ts';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Sends everything through the proxy, which by default is not asked for `localhost`. */
const preferences = (proxy: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxy,
  'network.proxy.allow_hijacking_localhost': true,
});

const PARSED = { waitUntil: 'domcontentloaded' } as const;

async function openWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  let part: Page | Frame = page;
  return {
    open: async (url) => {
      await page.goto(url, PARSED);
    },
    reload: async () => {
      await page.reload(PARSED);
    },
    run: (script, ...given) => part.evaluate(script as never, ...given),
    find: async (script, ...given) => {
      const found: JSHandle = await part.evaluateHandle(script as never, ...given);
      return found.asElement();
    },
    inFrame: async (job) => {
      const frame = page.frames().find((each) => each.parentFrame() !== null);
      if (!frame) throw new Error('no frame');
      part = frame;
      await job().finally(() => {
        part = page;
      });
    },
    close: () => context.close(),
  };
}

const engineOf = (browser: Browser): Engine => ({
  openWindow: () => openWindow(browser),
  end: () => browser.close(),
});

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: EngineKind = {
  isDefault: true,
  find: () => INSTALLED.find((path) => existsSync(path)),
  packages: 'firefox-esr',
  start: async (executablePath, proxy) =>
    engineOf(
      await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: preferences(proxy),
      }),
    ),
};

/** The Chromium of the journeys, to compare with. */
export const chromium: EngineKind = {
  isDefault: false,
  find: () => 'chromium',
  packages: 'chromium',
  start: async (_, proxy) => {
    const { executablePath, args } = await findBrowser();
    const through = [`--proxy-server=127.0.0.1:${proxy}`, '--proxy-bypass-list=<-loopback>'];
    return engineOf(await puppeteer.launch({ executablePath, args: [...args, ...through], headless: true }));
  },
};
