import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort, untilReady } from '@laundry/sandbox/local';
import { Builder, Capabilities, error } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { WINDOW } from './driver.ts';
import type { Driver, EngineKind } from './driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Starts a program that ends with this process, however this process ends. */
const start = (program: string, args: readonly string[], env = process.env): ChildProcess =>
  spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env,
  });

/** Starts a virtual display. @returns its process and its name */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const display = start(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1400x1200x24']);
  const number = await new Promise((written) => display.stdio[3]?.once('data', written));
  return [display, `:${String(number).trim()}`];
}

async function openWindow(server: string, binary: string, proxy: number): Promise<Driver> {
  const driver: WebDriver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Tests also act while a page loads.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` },
      }),
    )
    .build();
  // The window's frame takes some room, so that the page is a little smaller.
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  /** Does something, and waits until it has replaced the document. */
  const leave = async (go: () => Promise<void>) => {
    await driver.executeScript(() => void Object.assign(window, { isLeft: true }));
    await go();
    await driver.wait(() =>
      driver
        .executeScript(() => !('isLeft' in window) && document.readyState !== 'loading')
        .catch((thrown: unknown) => {
          // The document was left while the script ran in it.
          if (thrown instanceof error.NoSuchFrameError) return false;
          throw thrown;
        }),
    );
  };
  return {
    open: (url) => leave(() => driver.get(url)),
    reload: () => leave(() => driver.navigate().refresh()),
    run: (script, ...given) => driver.executeScript(script, ...given),
    find: async (script, ...given) => {
      const found = await driver.executeScript<WebElement | null>(script, ...given);
      return (
        found && {
          click: async () => {
            // The driver does not always scroll by itself.
            await driver.executeScript((e: Element) => e.scrollIntoView({ block: 'nearest' }), found);
            await found.click();
          },
          type: (text) => found.sendKeys(text),
        }
      );
    },
    inFrame: async (job) => {
      await driver.switchTo().frame(0);
      try {
        await job();
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    close: () => driver.quit(),
  };
}

/** WebKitGTK's small browser, by WebDriver, on a display of its own. */
export const webkit: EngineKind = {
  find: () =>
    [DRIVER, DISPLAY_SERVER].every((path) => existsSync(path))
      ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
      : undefined,
  packages: 'webkit2gtk-driver xvfb',
  start: async (binary, proxy) => {
    const [display, name] = await startDisplay();
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    const driver = start(DRIVER, [`--port=${port}`], { ...process.env, DISPLAY: name });
    await untilReady(`${server}/status`);
    return {
      openWindow: () => openWindow(server, binary, proxy),
      end: () => {
        driver.kill();
        display.kill();
        return Promise.resolve();
      },
    };
  },
};
