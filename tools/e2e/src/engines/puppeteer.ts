import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Browser, ElementHandle, Frame, JSHandle, Page } from 'puppeteer-core';
import { WINDOW } from './driver.ts';
import type { Driver, EngineKind } from './driver.ts';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Sends everything through the proxy, which by default is not used for `localhost`. */
const preferences = (proxy: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxy,
  'network.proxy.allow_hijacking_localhost': true,
  // Without a proxy `localhost` is a secure context, with service workers and random keys.
  'network.proxy.testing_localhost_is_secure_when_hijacked': true,
});

const PARSED = { waitUntil: 'domcontentloaded' } as const;

/** Presses an element of the page's frame at its position, which Puppeteer cannot get in older Firefoxes. */
async function pressInFrame(page: Page, element: ElementHandle): Promise<void> {
  await element.scrollIntoView();
  const [x, y] = await element.evaluate((pressed): [number, number] => {
    const { left, right, top, bottom } = pressed.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });
  const frame = await (await page.$('iframe'))?.boundingBox();
  await page.mouse.click((frame?.x ?? 0) + x, (frame?.y ?? 0) + y);
}

/** Ignores the error that an older Firefox throws for a page that was left while it loaded. */
const unlessLeft = (error: Error): void => {
  if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
};

async function openWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let part: Page | Frame = page;
  return {
    open: async (url) => {
      await page.goto(url, PARSED).catch(unlessLeft);
    },
    reload: async () => {
      await page.reload(PARSED);
    },
    run: (script, ...given) => part.evaluate(script as never, ...given),
    find: async (script, ...given) => {
      const handle: JSHandle = await part.evaluateHandle(script as never, ...given);
      const found = handle.asElement() as ElementHandle | null;
      if (!found || part === page) return found;
      return { click: () => pressInFrame(page, found), type: (text) => found.type(text) };
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

/** Firefox, driven by WebDriver BiDi, which it supports natively. */
export const firefox: EngineKind = {
  find: () => INSTALLED.find((path) => existsSync(path)),
  packages: 'firefox-esr',
  start: async (executablePath, proxy) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // As an option, because there Puppeteer tolerates that an older Firefox has no screen orientation.
      defaultViewport: WINDOW,
      extraPrefsFirefox: preferences(proxy),
    });
    return { openWindow: () => openWindow(browser), end: () => browser.close() };
  },
};
