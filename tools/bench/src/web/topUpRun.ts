import type { Browser } from 'playwright-core';
import { visit } from './phone.ts';

/** How a person gets to the payment methods. */
export type WayIn = 'sticker' | 'typed' | 'second visit';

/** One visit up to the payment methods. */
export interface TopUpRun {
  /** When the methods could be chosen, in ms since the navigation began. */
  readonly methodsMs: number;
  /** All script loaded until then, in bytes on the wire. */
  readonly script: number;
  readonly files: number;
}

declare global {
  interface Window {
    benchMethods?: Promise<number>;
  }
}

const CARD = '12345678';
const KEY_EVERY_MS = 200;

/** The page itself records the moment, so that no polling disturbs it. */
function watchMethods(): void {
  window.benchMethods = new Promise((resolve) => {
    const look = () => {
      const shown = [...document.querySelectorAll('input[type=radio]')].some(
        (radio) => radio.getClientRects().length > 0,
      );
      if (shown) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      else setTimeout(look, 30);
    };
    look();
  });
}

/**
 * Goes to the payment methods on a slow phone with an empty cache: by the card's link, or by typing its eight
 * digits.
 *
 * @param opensByItself whether the page looks up the link's card without a click
 */
export const topUpRun = (
  browser: Browser,
  origin: string,
  wayIn: WayIn,
  opensByItself: boolean,
): Promise<TopUpRun> =>
  visit(browser, async (page, devtools) => {
    await page.addInitScript(watchMethods);
    const address = `${origin}/credit${wayIn === 'typed' ? '' : `?card=${CARD}`}`;
    if (wayIn === 'second visit') {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.goto('about:blank');
    }
    const scripts = new Map<string, number>();
    const types = new Map<string, string>();
    devtools.on('Network.responseReceived', ({ requestId, response }) =>
      types.set(requestId, response.mimeType),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (/javascript/.test(types.get(requestId) ?? '')) scripts.set(requestId, encodedDataLength);
    });
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.locator('input[inputmode=numeric]').first();
    if (wayIn === 'typed') {
      await field.focus();
      await page.keyboard.type(CARD, { delay: KEY_EVERY_MS });
    }
    if (wayIn === 'typed' || !opensByItself)
      await page.getByRole('button', { name: 'CONTINUAR' }).first().click({ noWaitAfter: true });
    const methodsMs = await page.evaluate(() => window.benchMethods);
    if (methodsMs === undefined) throw new Error('the page was left while it was measured');
    return {
      methodsMs,
      script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
      files: scripts.size,
    };
  });
