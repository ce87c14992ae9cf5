import type { Browser } from 'playwright-core';
import { visit } from './phone.ts';

/** How a person comes to the ways to pay. */
export type WayIn = 'sticker' | 'typed' | 'second visit';

/** One way to the ways to pay, from the first byte asked for. */
export interface TopUpRun {
  /** When they could be chosen, in ms. */
  readonly waysMs: number;
  /** All script until then, in bytes on the wire. */
  readonly script: number;
  readonly files: number;
}

declare global {
  interface Window {
    benchWays?: Promise<number>;
  }
}

const CARD = '12345678';
const KEY_EVERY_MS = 200;

/** Latched in the page, so that nothing asks it while it works. */
function watchWays(): void {
  window.benchWays = new Promise((resolve) => {
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
 * Goes to the ways to pay on a slow phone with an empty cache; by the card's link, or typing its eight
 * digits.
 *
 * @param byItself the page looks the link's card up without a press
 */
export const topUpRun = (
  browser: Browser,
  origin: string,
  wayIn: WayIn,
  byItself: boolean,
): Promise<TopUpRun> =>
  visit(browser, async (page, devtools) => {
    await page.addInitScript(watchWays);
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
    if (wayIn === 'typed' || !byItself)
      await page.getByRole('button', { name: 'CONTINUAR' }).first().click({ noWaitAfter: true });
    const waysMs = await page.evaluate(() => window.benchWays);
    if (waysMs === undefined) throw new Error('the page was left while it was measured');
    return {
      waysMs,
      script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
      files: scripts.size,
    };
  });
